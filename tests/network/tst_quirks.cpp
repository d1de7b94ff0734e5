// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/catalog/dialects.h"
#include "network/providers/catalog/providerreader.h"
#include "network/providers/wire/toolnames.h"
#include "tests/network/recordings.h"
#include "tests/support/patience.h"

#include <QRegularExpression>

using namespace network;
using namespace model;
using namespace canisters;
using namespace recordings;

namespace {

//! Calls of several providers in one conversation: it has changed its model.
const QStringList &foreignIds()
{
    static const QStringList ids {u"call_1"_s, u"toolu_01A.b"_s, u"toolu_01A:b"_s, u"ofOXdta6a95HWYFTQH5thXyhlVP0WHdd"_s, u"Ab3Ab3Ab3"_s,
        u"functions.read_file:0"_s, u"é"_s, QString(100, u'x'), QString(101, u'x')};
    return ids;
}

QList<CanisterPointer> callsWith(const QStringList &ids)
{
    QList<CanisterPointer> canisters {said(Role::User, u"Go"_s)};
    for (const QString &id : ids)
        canisters += {call(id, u"io:read_file"_s, "{}"), result(id, u"done"_s)};
    return canisters;
}

QByteArray written(const QString &dialect, const Quirks &quirks, const ConverseRequest &request, const ModelEntry &entry = {})
{
    Provider provider;
    provider.quirks = quirks;
    return Dialects::find(dialect)->encode(request, provider, entry).body;
}

//! All values that a member has in the text, in order.
QStringList valuesOf(const QByteArray &json, const QString &member)
{
    QStringList values;
    const QRegularExpression pattern(u"\"%1\":\"([^\"]*)\""_s.arg(member));
    for (const QRegularExpressionMatch &match : pattern.globalMatch(QString::fromUtf8(json)))
        values.append(match.captured(1));
    return values;
}

bool areNineLettersAndDigits(const QStringList &ids)
{
    static const QRegularExpression nine(u"^[A-Za-z0-9]{9}$"_s);
    return std::all_of(ids.begin(), ids.end(), [](const QString &id) { return nine.match(id).hasMatch(); });
}

} // namespace

//! In what an endpoint differs from its dialect, as its descriptor says; above all the identifiers that chat templates refuse.
class QuirksTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sendsIdentifiersThatEveryTemplateTakes_data();
    void sendsIdentifiersThatEveryTemplateTakes();
    void sendsIdentifiersAsTheyCameOtherwise();
    void makesIdentifiersFitForAnthropic();
    void keepsIdentifiersApartAndAsTheyWere_data();
    void keepsIdentifiersApartAndAsTheyWere();
    void hasShortIdentifiersForLlamaServers();
    void limitsTheReplyByTheMemberThatIsNamed();
    void readsThoughtsFromTheMemberThatIsNamed();
};

void QuirksTest::sendsIdentifiersThatEveryTemplateTakes_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("callMember");
    QTest::addColumn<QString>("resultMember");
    QTest::newRow("chat") << openAi << u"id"_s << u"tool_call_id"_s;
    QTest::newRow("messages") << anthropic << u"id"_s << u"tool_use_id"_s;
}

//! llama.cpp's quirk 12: Mistral's templates refuse a whole request for one such identifier in its history.
void QuirksTest::sendsIdentifiersThatEveryTemplateTakes()
{
    QFETCH(QString, dialect);
    QFETCH(QString, callMember);
    QFETCH(QString, resultMember);
    ConverseRequest request = requestWithTool();
    request.canisters = callsWith(foreignIds());
    const QByteArray json = written(dialect, {.shortCallIds = true}, request);
    const QStringList calls = valuesOf(json, callMember);
    QCOMPARE(calls.size(), foreignIds().size());
    QVERIFY2(areNineLettersAndDigits(calls), qPrintable(calls.join(u' ')));
    QCOMPARE(QSet<QString>(calls.begin(), calls.end()).size(), calls.size());
    QCOMPARE(valuesOf(json, resultMember), calls);
    // One that has the form already stays.
    QCOMPARE(calls.at(4), u"Ab3Ab3Ab3"_s);
    QCOMPARE(written(dialect, {.shortCallIds = true}, request), json);
}

void QuirksTest::sendsIdentifiersAsTheyCameOtherwise()
{
    ConverseRequest request = requestWithTool();
    request.canisters = callsWith(foreignIds());
    const QByteArray json = written(openAi, {}, request);
    QCOMPARE(valuesOf(json, u"id"_s), foreignIds());
    QCOMPARE(valuesOf(json, u"tool_call_id"_s), foreignIds());
}

void QuirksTest::makesIdentifiersFitForAnthropic()
{
    ConverseRequest request = requestWithTool();
    request.canisters = callsWith(foreignIds());
    const QStringList ids = valuesOf(written(anthropic, {}, request), u"id"_s);
    QCOMPARE(ids.size(), foreignIds().size());
    // What differs in a character that is not allowed, or only beyond the 64th, stays apart.
    QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());
    static const QRegularExpression fit(u"^[A-Za-z0-9_-]{1,64}$"_s);
    for (const QString &id : ids)
        QVERIFY2(fit.match(id).hasMatch(), qPrintable(id));
    QCOMPARE(ids.first(), u"call_1"_s);
}

void QuirksTest::keepsIdentifiersApartAndAsTheyWere_data()
{
    QTest::addColumn<int>("form");
    QTest::newRow("fit") << int(CallIds::Form::Fit);
    QTest::newRow("short") << int(CallIds::Form::Short);
}

void QuirksTest::keepsIdentifiersApartAndAsTheyWere()
{
    QFETCH(int, form);
    QStringList ids = foreignIds();
    for (int number = 0; number < 5000; ++number)
        ids.append(u"call.%1"_s.arg(number));
    const CallIds all(callsWith(ids), CallIds::Form(form));
    const CallIds first(callsWith(ids.first(500)), CallIds::Form(form));
    QSet<QString> wires;
    for (const QString &id : std::as_const(ids))
        wires.insert(all.wire(id));
    QCOMPARE(wires.size(), ids.size());
    // The prefix of a conversation is written alike, so that the provider's cache of it holds.
    for (const QString &id : ids.first(500))
        QCOMPARE(first.wire(id), all.wire(id));
}

void QuirksTest::hasShortIdentifiersForLlamaServers()
{
    QFile file(u":/descriptors/providers/llama-cpp.toml"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    Diagnostics diagnostics;
    const Provider provider = readProvider(DescriptorFile::parse(file.readAll(), {}), diagnostics);
    QVERIFY(diagnostics.isEmpty());
    QVERIFY(provider.quirks.shortCallIds);
    // And one that is found is saved with them.
    Provider again = readProvider(DescriptorFile::parse(providerDescriptor(provider), {}), diagnostics);
    QCOMPARE(again.quirks, provider.quirks);
    again.quirks = {true, u"a \"b\" \\c"_s, u"limit"_s};
    QCOMPARE(readProvider(DescriptorFile::parse(providerDescriptor(again), {}), diagnostics).quirks, again.quirks);
}

void QuirksTest::limitsTheReplyByTheMemberThatIsNamed()
{
    ModelEntry entry;
    entry.longestOutput = 300;
    ConverseRequest request = requestWithTool();
    request.canisters = {said(Role::User, u"Hi"_s)};
    QVERIFY(written(openAi, {}, request, entry).endsWith("\"max_tokens\":300}"));
    const Quirks named {.longestOutput = u"max_new_tokens"_s};
    const QByteArray json = written(openAi, named, request, entry);
    QVERIFY(json.endsWith("\"max_new_tokens\":300}") && !json.contains("max_tokens"));
    request.controls = {{u"max_new_tokens"_s, JsonText::trusted("7")}};
    QCOMPARE(written(openAi, named, request, entry).count("\"max_new_tokens\":7"), 1);
    QVERIFY(!written(openAi, named, request, entry).contains("300"));
}

void QuirksTest::readsThoughtsFromTheMemberThatIsNamed()
{
    ConverseRequest request = requestWithTool();
    Listener listener;
    auto decoder = Dialects::find(openAi)->makeDecoder(request, listener);
    decoder->expectThoughtsIn(u"chain"_s);
    ReplyReader reader(std::move(decoder), {});
    reader.feed(
        sse(R"({"choices":[{"delta":{"chain":"Hm"}}]})") + sse(R"({"choices":[{"delta":{"content":"Yes"},"finish_reason":"stop"}]})"));
    reader.close();
    QCOMPARE(listener.thought, u"Hm"_s);
    Canister answer;
    answer.role = Role::Assistant;
    answer.contents = reader.reply().contents;
    request.canisters = {said(Role::User, u"Well?"_s), share(answer), said(Role::User, u"So?"_s)};
    ModelEntry entry;
    entry.returnThoughts = true;
    QVERIFY(written(openAi, {}, request, entry).contains("\"chain\":\"Hm\""));
}

QTEST_GUILESS_MAIN(QuirksTest)
#include "tst_quirks.moc"
