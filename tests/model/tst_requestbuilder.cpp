// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/requestbuilder.h"
#include "tests/support/patience.h"

using namespace model;
using namespace Qt::StringLiterals;

class RequestBuilderTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCallIsFollowedByItsResult_data();
    void everyCallIsFollowedByItsResult();
    void aMissingResultSaysSo();
    void aWithheldResultIsANote();
    void thePathComesBeforeWhatIsPending();
    void theSupervisorsTextComesFirst();
    void settingsAndToolsGoAlong();
    void theSameInputGivesTheSameRequest();
};

namespace {

//! `u text`, `a text`, `d text`, `s text`; `c id` a call; `r id` its result.
CanisterPointer lineCanister(const QString &line)
{
    static const QHash<QChar, Role> roles {{u'u', Role::User}, {u'a', Role::Assistant}, {u'd', Role::Document}, {u's', Role::Supervisor},
        {u'c', Role::Invocation}, {u'r', Role::Result}};
    Canister canister;
    canister.role = roles.value(line.at(0));
    const QString rest = line.mid(2);
    if (canister.role == Role::Invocation)
        canister.invocation = Invocation {rest, u"io:read_file"_s, "{}"};
    else if (canister.role == Role::Result)
        canister.result = ResultState {rest};
    else
        canister.contents = {TextContent {rest}};
    return share(canister);
}

QList<CanisterPointer> canisters(const QString &lines)
{
    QList<CanisterPointer> all;
    for (const QString &line : lines.split(u", "_s, Qt::SkipEmptyParts))
        all += lineCanister(line);
    return all;
}

//! The other way round; `m id` is an error result.
QString lines(const QList<CanisterPointer> &canisters)
{
    QStringList all;
    for (const CanisterPointer &each : canisters) {
        switch (each->role) {
        case Role::User: all += u"u "_s + each->text(); break;
        case Role::Assistant: all += u"a "_s + each->text(); break;
        case Role::Document: all += u"d "_s + each->text(); break;
        case Role::Supervisor: all += u"s "_s + each->text(); break;
        case Role::Invocation: all += u"c "_s + each->invocation->id; break;
        case Role::Result: all += (each->result->error ? u"m "_s : u"r "_s) + each->result->invocation; break;
        }
    }
    return all.join(u", "_s);
}

QString built(const QString &path, const QString &pending = {}, const SessionSettings &settings = {})
{
    return lines(buildRequest(canisters(path), canisters(pending), settings, {}).canisters);
}

} // namespace

void RequestBuilderTest::everyCallIsFollowedByItsResult_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("expected");
    QTest::newRow("no calls") << u"u q, a x, u r"_s << u"u q, a x, u r"_s;
    QTest::newRow("one call") << u"u q, a x, c 1, r 1, a y"_s << u"u q, a x, c 1, r 1, a y"_s;
    QTest::newRow("several at once") << u"u q, c 1, c 2, c 3, r 1, r 2, r 3, a y"_s << u"u q, c 1, c 2, c 3, r 1, r 2, r 3, a y"_s;
    QTest::newRow("results in another order") << u"u q, c 1, c 2, r 2, r 1, a y"_s << u"u q, c 1, c 2, r 1, r 2, a y"_s;
    QTest::newRow("two rounds without text stay apart") << u"u q, c 1, r 1, c 2, r 2, a y"_s << u"u q, c 1, r 1, c 2, r 2, a y"_s;
    QTest::newRow("two rounds of several") << u"u q, c 1, c 2, r 1, r 2, c 3, c 4, r 3, r 4"_s
                                           << u"u q, c 1, c 2, r 1, r 2, c 3, c 4, r 3, r 4"_s;
    QTest::newRow("a result is missing") << u"u q, c 1, c 2, r 1, u go on"_s << u"u q, c 1, c 2, r 1, m 2, u go on"_s;
    QTest::newRow("all are missing") << u"u q, c 1, c 2, u go on"_s << u"u q, c 1, c 2, m 1, m 2, u go on"_s;
    QTest::newRow("missing at the end") << u"u q, a x, c 1"_s << u"u q, a x, c 1, m 1"_s;
    QTest::newRow("the result came late") << u"u q, c 1, u why, r 1, a y"_s << u"u q, c 1, r 1, u why, a y"_s;
    QTest::newRow("the call is inactive") << u"u q, r 1, a y"_s << u"u q, a y"_s;
    QTest::newRow("the result is inactive") << u"u q, c 1, a y"_s << u"u q, c 1, m 1, a y"_s;
    QTest::newRow("one of two calls is inactive") << u"u q, c 2, r 1, r 2, a y"_s << u"u q, c 2, r 2, a y"_s;
    QTest::newRow("only a result") << u"r 1"_s << QString();
}

void RequestBuilderTest::everyCallIsFollowedByItsResult()
{
    QFETCH(QString, path);
    QFETCH(QString, expected);
    QCOMPARE(built(path), expected);
    // Wherever the path ends and what is pending begins.
    const QStringList parts = path.split(u", "_s);
    for (qsizetype cut = 0; cut <= parts.size(); ++cut)
        QCOMPARE(built(parts.mid(0, cut).join(u", "_s), parts.mid(cut).join(u", "_s)), expected);
}

void RequestBuilderTest::aMissingResultSaysSo()
{
    const auto request = buildRequest(canisters(u"u q, c 1"_s), {}, {}, {});
    QVERIFY(request.canisters.last()->text().contains(u"not known whether it ran"_s));
    QCOMPARE(request.canisters.last()->result->error->category, ErrorCategory::Execution);
}

void RequestBuilderTest::aWithheldResultIsANote()
{
    const auto request = buildRequest(canisters(u"u q, c 1, c 2, r 2, a y"_s), {}, {}, {}, {u"1"_s, u"2"_s});
    QCOMPARE(lines(request.canisters), u"u q, c 1, c 2, r 1, r 2, a y"_s);
    QVERIFY(request.canisters.at(3)->text().contains(u"left out"_s));
    QCOMPARE(request.canisters.at(4)->text(), QString());
}

void RequestBuilderTest::thePathComesBeforeWhatIsPending()
{
    QCOMPARE(built(u"u q, a x"_s, u"d file, u r"_s), u"u q, a x, d file, u r"_s);
    QCOMPARE(built({}, u"u q"_s), u"u q"_s);
}

void RequestBuilderTest::theSupervisorsTextComesFirst()
{
    SessionSettings settings;
    settings.supervisor = u"Be brief."_s;
    QCOMPARE(built(u"u q"_s, {}, settings), u"s Be brief., u q"_s);
    // What stands in the conversation comes after it, and before the rest.
    QCOMPARE(built(u"u q, s later"_s, {}, settings), u"s Be brief., s later, u q"_s);
    settings.supervisor = u" \n"_s;
    QCOMPARE(built(u"u q"_s, {}, settings), u"u q"_s);
}

void RequestBuilderTest::settingsAndToolsGoAlong()
{
    SessionSettings settings;
    settings.model = {u"local"_s, u"m"_s};
    settings.controls = {{u"top_p"_s, JsonText::trusted("1.0")}, {u"temperature"_s, JsonText::trusted("0")}};
    ToolDeclaration tool;
    tool.name = u"io:read_file"_s;
    const auto request = buildRequest({}, {}, settings, {tool});
    QCOMPARE(request.model, settings.model);
    QCOMPARE(request.tools, QList<ToolDeclaration> {tool});
    QCOMPARE(request.controls.size(), 2);
    QCOMPARE(request.controls.first().first, u"temperature"_s);
    QCOMPARE(request.controls.last().second.bytes(), QByteArray("1.0"));
}

void RequestBuilderTest::theSameInputGivesTheSameRequest()
{
    const auto path = canisters(u"u q, a x, c 1, c 2, r 2, r 1, a y"_s);
    QCOMPARE(buildRequest(path, {}, {}, {}).canisters, buildRequest(path, {}, {}, {}).canisters);
}

QTEST_GUILESS_MAIN(RequestBuilderTest)
#include "tst_requestbuilder.moc"
