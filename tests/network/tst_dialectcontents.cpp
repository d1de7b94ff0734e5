// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/network/canisters.h"
#include "tests/support/patience.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace canisters;
using namespace model;
using network::ModelEntry;

namespace {

const QByteArray pixels = "\x89PNG\r\n\x1a\n\xff";
const QByteArray signedThought = R"({"type":"thinking","thinking":"Hm 1.0","signature":"s+/="})";
const QByteArray hiddenThought = R"({"type":"redacted_thinking","data":"x","a":1.0})";

ImageContent picture(const QString &mimeType = u"image/png"_s)
{
    return {pixels, mimeType, u"dot.png"_s};
}

ThoughtContent thought(const QString &dialect, const QByteArray &native)
{
    return {u"Hm 1.0"_s, dialect, JsonText::trusted(native)};
}

CanisterPointer document(const QString &title, const Contents &contents)
{
    Canister canister = *holding(Role::Document, contents);
    canister.title = title;
    return share(std::move(canister));
}

ConverseRequest asking(const QList<CanisterPointer> &canisters)
{
    ConverseRequest request;
    request.model = {u"p"_s, u"m"_s};
    request.canisters = canisters;
    return request;
}

//! The text of a member of a request's body.
QByteArray member(const QByteArray &body, const QString &name)
{
    const auto parsed = JsonText::parse(body);
    const auto value = parsed ? parsed->member(name) : std::nullopt;
    return value ? value->bytes() : QByteArray();
}

QByteArray messages(const QString &dialect, const QList<CanisterPointer> &canisters, const ModelEntry &entry = {})
{
    return member(body(dialect, asking(canisters), entry), u"messages"_s);
}

QByteArray encoded()
{
    return pixels.toBase64();
}

} // namespace

//! How each dialect puts on the wire what is more than text and tools: pictures, documents, thoughts, and what asks for them.
class DialectContentsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesAUsersPictures_data();
    void writesAUsersPictures();
    void writesAPictureWithoutAWord_data();
    void writesAPictureWithoutAWord();
    void writesAPictureThatAToolGave_data();
    void writesAPictureThatAToolGave();
    void putsDocumentsBetweenTagsWithTheirTitle_data();
    void putsDocumentsBetweenTagsWithTheirTitle();
    void writesDataAsItsOwnText_data();
    void writesDataAsItsOwnText();
    void asksForThoughtsWithinTheProvidersBounds_data();
    void asksForThoughtsWithinTheProvidersBounds();
    void sendsNoBudgetWhereTheDialectHasNone();
    void givesThoughtsBackUnchangedBeforeTheirCalls();
    void keepsAnotherProvidersThoughtsToItself_data();
    void keepsAnotherProvidersThoughtsToItself();
    void givesReasoningBackUnderItsNameToThoseWhoWantIt_data();
    void givesReasoningBackUnderItsNameToThoseWhoWantIt();
    void leavesOutThoughtsThatNothingFollowed_data();
    void leavesOutThoughtsThatNothingFollowed();
    void namesToolsThatAreGoneWhereCallsNeedThem();
    void namesToolsThatAModelMayNotHave();
    void sendsNoToolsWhereNoneWereUsed_data();
    void sendsNoToolsWhereNoneWereUsed();
    void needsNoToolsForOldCallsInChatCompletions();

private:
    static void bothDialects();
};

void DialectContentsTest::bothDialects()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QByteArray>("expected");
}

void DialectContentsTest::writesAUsersPictures_data()
{
    bothDialects();
    QTest::newRow("anthropic")
        << anthropic
        << R"([{"role":"user","content":[{"type":"text","text":"Look"},{"type":"image","source":{"type":"base64","media_type":"image/png","data":")"
            + encoded() + R"("}},{"type":"image","source":{"type":"base64","media_type":"image/webp","data":")" + encoded() + R"("}}]}])";
    QTest::newRow("openai")
        << openAi
        << R"([{"role":"user","content":[{"type":"text","text":"Look"},{"type":"image_url","image_url":{"url":"data:image/png;base64,)"
            + encoded() + R"("}},{"type":"image_url","image_url":{"url":"data:image/webp;base64,)" + encoded() + R"("}}]}])";
}

void DialectContentsTest::writesAUsersPictures()
{
    QFETCH(QString, dialect);
    QFETCH(QByteArray, expected);
    const Contents contents {TextContent {u"Look"_s}, picture(), picture(u"image/webp"_s)};
    QCOMPARE(messages(dialect, {holding(Role::User, contents)}), expected);
}

void DialectContentsTest::writesAPictureWithoutAWord_data()
{
    bothDialects();
    QTest::newRow("anthropic")
        << anthropic
        << R"([{"role":"user","content":[{"type":"image","source":{"type":"base64","media_type":"image/png","data":")" + encoded()
            + R"("}}]}])";
    QTest::newRow("openai") << openAi
                            << R"([{"role":"user","content":[{"type":"image_url","image_url":{"url":"data:image/png;base64,)" + encoded()
            + R"("}}]}])";
}

void DialectContentsTest::writesAPictureWithoutAWord()
{
    QFETCH(QString, dialect);
    QFETCH(QByteArray, expected);
    // Blank text beside a picture is refused by the one, and of no use to the other.
    QCOMPARE(messages(dialect, {holding(Role::User, {TextContent {}, picture()})}), expected);
}

void DialectContentsTest::writesAPictureThatAToolGave_data()
{
    bothDialects();
    QTest::newRow("anthropic")
        << anthropic
        << R"({"role":"user","content":[{"type":"tool_result","tool_use_id":"a","content":[{"type":"text","text":"A dot"},{"type":"image","source":{"type":"base64","media_type":"image/png","data":")"
            + encoded()
            + R"("}}]},{"type":"tool_result","tool_use_id":"b","content":[{"type":"text","text":"two"}]},{"type":"text","text":"So?"}]}])";
    // A tool message has text only, and all of them follow the calls at once: the picture comes with what the user says next.
    QTest::newRow("openai")
        << openAi
        << R"json({"role":"tool","tool_call_id":"a","content":"A dot\n\n(image 1 of the next user message)"},{"role":"tool","tool_call_id":"b","content":"two"},{"role":"user","content":[{"type":"image_url","image_url":{"url":"data:image/png;base64,)json"
            + encoded() + R"("}},{"type":"text","text":"So?"}]}])";
}

void DialectContentsTest::writesAPictureThatAToolGave()
{
    QFETCH(QString, dialect);
    QFETCH(QByteArray, expected);
    const QByteArray written = messages(dialect,
        {said(Role::User, u"Read both"_s), call(u"a"_s, u"io:read_file"_s, "{}"), call(u"b"_s, u"io:read_file"_s, "{}"),
            result(u"a"_s, Contents {TextContent {u"A dot"_s}, picture()}), result(u"b"_s, u"two"_s), said(Role::User, u"So?"_s)});
    QVERIFY2(written.endsWith("," + expected), written.constData());
}

void DialectContentsTest::putsDocumentsBetweenTagsWithTheirTitle_data()
{
    bothDialects();
    QTest::newRow("anthropic")
        << anthropic
        << QByteArray(
               R"([{"role":"user","content":[{"type":"text","text":"<document title=\"'a' b\">"},{"type":"text","text":"One\nTwo"},{"type":"text","text":"</document>"},{"type":"text","text":"<document>"},{"type":"text","text":"Three"},{"type":"text","text":"</document>"},{"type":"text","text":"Compare."}]}])");
    QTest::newRow("openai")
        << openAi
        << QByteArray(
               R"([{"role":"user","content":"<document title=\"'a' b\">\n\nOne\nTwo\n\n</document>\n\n<document>\n\nThree\n\n</document>\n\nCompare."}])");
}

void DialectContentsTest::putsDocumentsBetweenTagsWithTheirTitle()
{
    QFETCH(QString, dialect);
    QFETCH(QByteArray, expected);
    QCOMPARE(messages(dialect,
                 {document(u"\"a\" b"_s, {TextContent {u"One\nTwo"_s}}), document({}, {TextContent {u"Three"_s}}),
                     said(Role::User, u"Compare."_s)}),
        expected);
}

void DialectContentsTest::writesDataAsItsOwnText_data()
{
    bothDialects();
    QTest::newRow("anthropic") << anthropic << QByteArray(R"("text":"{\"z\": 1.0, \"a\": 9007199254740993}")");
    QTest::newRow("openai") << openAi << QByteArray(R"("content":"{\"z\": 1.0, \"a\": 9007199254740993}")");
}

void DialectContentsTest::writesDataAsItsOwnText()
{
    QFETCH(QString, dialect);
    QFETCH(QByteArray, expected);
    const DataContent data {JsonText::trusted(R"({"z": 1.0, "a": 9007199254740993})")};
    QVERIFY(messages(dialect, {holding(Role::User, {data})}).contains(expected));
}

void DialectContentsTest::asksForThoughtsWithinTheProvidersBounds_data()
{
    QTest::addColumn<qint64>("budget");
    QTest::addColumn<qint64>("maximum");
    QTest::addColumn<QByteArray>("thinking");
    QTest::addColumn<QByteArray>("limit");
    QTest::newRow("none") << qint64(0) << qint64(500) << QByteArray() << QByteArray("500");
    QTest::newRow("as set") << qint64(4000) << qint64(16000) << QByteArray(R"({"type":"enabled","budget_tokens":4000})")
                            << QByteArray("16000");
    QTest::newRow("raised to the least") << qint64(10) << qint64(16000) << QByteArray(R"({"type":"enabled","budget_tokens":1024})")
                                         << QByteArray("16000");
    QTest::newRow("one less than the limit") << qint64(2000) << qint64(2001) << QByteArray(R"({"type":"enabled","budget_tokens":2000})")
                                             << QByteArray("2001");
    QTest::newRow("the limit itself") << qint64(2000) << qint64(2000) << QByteArray(R"({"type":"enabled","budget_tokens":2000})")
                                      << QByteArray("10192");
    QTest::newRow("beyond a limit not known") << qint64(20000) << qint64(0) << QByteArray(R"({"type":"enabled","budget_tokens":20000})")
                                              << QByteArray("28192");
}

void DialectContentsTest::asksForThoughtsWithinTheProvidersBounds()
{
    QFETCH(qint64, budget);
    QFETCH(qint64, maximum);
    QFETCH(QByteArray, thinking);
    QFETCH(QByteArray, limit);
    ModelEntry entry;
    entry.thinkingBudget = budget;
    entry.longestOutput = maximum;
    const QByteArray written = body(anthropic, asking({said(Role::User, u"Hi"_s)}), entry);
    QCOMPARE(member(written, u"thinking"_s), thinking);
    QCOMPARE(member(written, u"max_tokens"_s), limit);
}

void DialectContentsTest::sendsNoBudgetWhereTheDialectHasNone()
{
    ModelEntry entry;
    entry.thinkingBudget = 4000;
    const QByteArray written = body(openAi, asking({said(Role::User, u"Hi"_s)}), entry);
    const auto names = QJsonDocument::fromJson(written).object().keys();
    QCOMPARE(names, QStringList({u"messages"_s, u"model"_s, u"stream"_s, u"stream_options"_s}));
}

void DialectContentsTest::givesThoughtsBackUnchangedBeforeTheirCalls()
{
    const Contents thoughts {thought(anthropic, signedThought), thought(anthropic, hiddenThought), TextContent {u"I look."_s}};
    const QByteArray written = messages(anthropic,
        {said(Role::User, u"Well?"_s), holding(Role::Assistant, thoughts), call(u"a"_s, u"io:read_file"_s, "{}"), result(u"a"_s, u"one"_s),
            holding(Role::Assistant, {thought(anthropic, signedThought)}), call(u"b"_s, u"io:read_file"_s, "{}"),
            result(u"b"_s, u"two"_s)});
    const QByteArray expected = R"([{"role":"user","content":[{"type":"text","text":"Well?"}]},)"
                                R"({"role":"assistant","content":[)"
        + signedThought + ',' + hiddenThought
        + R"(,{"type":"text","text":"I look."},{"type":"tool_use","id":"a","name":"io__read_file","input":{}}]},)"
          R"({"role":"user","content":[{"type":"tool_result","tool_use_id":"a","content":[{"type":"text","text":"one"}]}]},)"
          R"({"role":"assistant","content":[)"
        + signedThought
        + R"(,{"type":"tool_use","id":"b","name":"io__read_file","input":{}}]},)"
          R"({"role":"user","content":[{"type":"tool_result","tool_use_id":"b","content":[{"type":"text","text":"two"}]}]}])";
    QCOMPARE(written, expected);
}

void DialectContentsTest::keepsAnotherProvidersThoughtsToItself_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<ThoughtContent>("foreign");
    QTest::newRow("anthropic") << anthropic << thought(openAi, R"({"reasoning":"Hm 1.0"})");
    QTest::newRow("openai") << openAi << thought(anthropic, signedThought);
    QTest::newRow("without a signature") << anthropic << ThoughtContent {u"Hm 1.0"_s, anthropic, {}};
}

void DialectContentsTest::keepsAnotherProvidersThoughtsToItself()
{
    QFETCH(QString, dialect);
    QFETCH(ThoughtContent, foreign);
    ModelEntry entry;
    entry.returnThoughts = true;
    const QByteArray written = messages(dialect,
        {said(Role::User, u"Well?"_s), holding(Role::Assistant, {foreign, TextContent {u"Yes"_s}}), said(Role::User, u"So?"_s)}, entry);
    QVERIFY(!written.contains("Hm"));
    QVERIFY(written.contains("Yes"));
}

void DialectContentsTest::givesReasoningBackUnderItsNameToThoseWhoWantIt_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("reasoning") << QByteArray("reasoning");
    QTest::newRow("reasoning_content") << QByteArray("reasoning_content");
}

void DialectContentsTest::givesReasoningBackUnderItsNameToThoseWhoWantIt()
{
    QFETCH(QByteArray, name);
    const auto native = R"({")" + name + R"(":"Hm 1.0"})";
    const QList<CanisterPointer> canisters {said(Role::User, u"Well?"_s),
        holding(Role::Assistant, {thought(openAi, native), TextContent {u"I look."_s}}), call(u"a"_s, u"io:read_file"_s, "{}"),
        result(u"a"_s, u"one"_s)};
    ModelEntry entry;
    QVERIFY(!messages(openAi, canisters, entry).contains("Hm"));
    entry.returnThoughts = true;
    QVERIFY(messages(openAi, canisters, entry)
                .contains(R"({"role":"assistant","content":"I look.",")" + name + R"(":"Hm 1.0","tool_calls":[{"id":"a",)"));
}

void DialectContentsTest::leavesOutThoughtsThatNothingFollowed_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QByteArray>("native");
    QTest::newRow("anthropic") << anthropic << signedThought;
    QTest::newRow("openai") << openAi << QByteArray(R"({"reasoning":"Hm 1.0"})");
}

void DialectContentsTest::leavesOutThoughtsThatNothingFollowed()
{
    QFETCH(QString, dialect);
    QFETCH(QByteArray, native);
    ModelEntry entry;
    entry.returnThoughts = true;
    const QByteArray written = messages(
        dialect, {said(Role::User, u"Well?"_s), holding(Role::Assistant, {thought(dialect, native)}), said(Role::User, u"So?"_s)}, entry);
    QVERIFY(!written.contains("Hm"));
    QVERIFY(!written.contains("assistant"));
    // Two messages of the user in a row are one.
    QCOMPARE(QJsonDocument::fromJson(written).array().size(), 1);
}

void DialectContentsTest::namesToolsThatAreGoneWhereCallsNeedThem()
{
    const QByteArray written = body(anthropic,
        asking({said(Role::User, u"Go"_s), call(u"a"_s, u"io:read_file"_s, "{}"), call(u"b"_s, u"clock:now"_s, "{}"),
            call(u"c"_s, u"io:read_file"_s, "{}"), result(u"a"_s, u"1"_s), result(u"b"_s, u"2"_s), result(u"c"_s, u"3"_s)}));
    const auto tools = QJsonDocument::fromJson(member(written, u"tools"_s)).array();
    QCOMPARE(tools.size(), 2);
    QCOMPARE(tools.at(0)[u"name"_s].toString(), u"io__read_file"_s);
    QCOMPARE(tools.at(1)[u"name"_s].toString(), u"clock__now"_s);
    QCOMPARE(tools.at(0)[u"input_schema"_s].toObject(), (QJsonObject {{u"type"_s, u"object"_s}}));
    QCOMPARE(member(written, u"tool_choice"_s), QByteArray(R"({"type":"none"})"));
    // What is called and what is declared have the same names.
    QCOMPARE(written.count(R"("name":"io__read_file","input")"), 2);
}

void DialectContentsTest::namesToolsThatAModelMayNotHave()
{
    ConverseRequest request = requestWithTool();
    request.canisters = {said(Role::User, u"Go"_s), call(u"a"_s, u"io:read_file"_s, "{}"), result(u"a"_s, u"1"_s)};
    ModelEntry entry;
    entry.tools = false;
    const QByteArray written = body(anthropic, request, entry);
    QCOMPARE(QJsonDocument::fromJson(member(written, u"tools"_s)).array().first()[u"name"_s].toString(), u"read_file"_s);
    QCOMPARE(member(written, u"tool_choice"_s), QByteArray(R"({"type":"none"})"));
    QCOMPARE(member(body(openAi, request, entry), u"tools"_s), QByteArray());
}

void DialectContentsTest::sendsNoToolsWhereNoneWereUsed_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::newRow("anthropic") << anthropic;
    QTest::newRow("openai") << openAi;
}

void DialectContentsTest::sendsNoToolsWhereNoneWereUsed()
{
    QFETCH(QString, dialect);
    const QByteArray written = body(
        dialect, asking({said(Role::User, u"Hi"_s), said(Role::Assistant, u"Yes"_s), said(Role::User, u"So?"_s)}));
    QCOMPARE(member(written, u"tools"_s), QByteArray());
    QCOMPARE(member(written, u"tool_choice"_s), QByteArray());
}

void DialectContentsTest::needsNoToolsForOldCallsInChatCompletions()
{
    const QByteArray written = body(
        openAi, asking({said(Role::User, u"Go"_s), call(u"a"_s, u"io:read_file"_s, "{}"), result(u"a"_s, u"1"_s)}));
    QCOMPARE(member(written, u"tools"_s), QByteArray());
    QCOMPARE(member(written, u"tool_choice"_s), QByteArray());
    QVERIFY(written.contains(R"("tool_calls":[{"id":"a","type":"function","function":{"name":"io__read_file","arguments":"{}"}}])"));
    QVERIFY(written.contains(R"({"role":"tool","tool_call_id":"a","content":"1"})"));
}

QTEST_GUILESS_MAIN(DialectContentsTest)
#include "tst_dialectcontents.moc"
