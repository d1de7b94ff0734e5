// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/conversation/canisterjson.h"
#include "model/session/turnevent.h"
#include "tests/support/patience.h"

using namespace model;
using namespace Qt::StringLiterals;

class CanisterJsonTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRoleComesBackAsItWent_data();
    void everyRoleComesBackAsItWent();
    void everyRoleTakesOneLine_data() { everyRoleComesBackAsItWent_data(); }
    void everyRoleTakesOneLine();
    void writesKeysInAFixedOrder();
    void canonicalFormLeavesOutWhatDiffersBetweenRuns();
    void keepsTheTextOfNativeJson();
    void keepsArgumentsThatAreNoJson();
    void refusesWhatIsNoCanister_data();
    void refusesWhatIsNoCanister();
    void ignoresUnknownMembers();
    void contentsComeBackAsTheyWent();
    void keepsAMarkThatATextBeginsWith();
    void readsHalfAPairOnlyInTexts();
    void modelAddressesAreSplitAtTheFirstSlash();
    void plainTextJoinsTextsOnly();
    void resultsNameTheirPictures();
};

namespace {

JsonText parsedCanister(const char *text)
{
    return JsonText::parse(text).value_or(JsonText());
}

Canister user()
{
    Canister canister;
    canister.contents = {TextContent {u"Grüße\n\"quoted\" \u2028 \U0001F600"_s}, TextContent {u"# x"_s, u"text/markdown"_s},
        ImageContent {QByteArray("\x89PNG\0\xff", 6), u"image/png"_s, u"a.png"_s}};
    return canister;
}

Canister assistant()
{
    Canister canister;
    canister.role = Role::Assistant;
    canister.contents = {
        ThoughtContent {u"hm"_s, u"anthropic"_s, parsedCanister(R"({"b":1.0,"a":12345678901234567890})")}, TextContent {u"Yes"_s}};
    canister.model = {u"local"_s, u"org/model-7b"_s};
    canister.stop = StopReason::Length;
    canister.usage = {10, 20, 3, 4};
    canister.interrupted = true;
    return canister;
}

Canister invocation()
{
    Canister canister;
    canister.role = Role::Invocation;
    canister.invocation = Invocation {u"toolu_1"_s, u"io:read_file"_s, R"({"path": "a",  "n":1.0})", parsedCanister(R"({"path":"b"})")};
    return canister;
}

Canister result()
{
    Canister canister;
    canister.role = Role::Result;
    canister.contents = {DataContent {parsedCanister(R"({"z":[1.50]})")}, DataContent {parsedCanister("[\n1 ]"), u"application/x"_s}};
    canister.result = ResultState {u"toolu_1"_s, Error {ErrorCategory::Timeout, u"too slow"_s, u"30 s"_s}, 1.25, u"shown"_s, u"all of it"_s,
        ReusedResult {u"toolu_0"_s, 12000.5, 7}, {u"toolu_3"_s}, {{u"find"_s, 0.25}, {u"execute"_s, 3, u"attempt 2"_s}}};
    return canister;
}

Canister document()
{
    Canister canister;
    canister.role = Role::Document;
    canister.title = u"notes.txt"_s;
    canister.contents = {TextContent {QString(5000, u'x')}};
    return canister;
}

} // namespace

void CanisterJsonTest::everyRoleComesBackAsItWent_data()
{
    QTest::addColumn<CanisterPointer>("canister");
    Canister supervisor;
    supervisor.role = Role::Supervisor;
    QTest::newRow("supervisor without contents") << share(supervisor);
    QTest::newRow("user") << share(user());
    QTest::newRow("assistant") << share(assistant());
    QTest::newRow("document") << share(document());
    QTest::newRow("invocation") << share(invocation());
    QTest::newRow("result") << share(result());
}

void CanisterJsonTest::everyRoleComesBackAsItWent()
{
    QFETCH(CanisterPointer, canister);
    const JsonText written = toJson(*canister);
    const auto read = canisterFromJson(written);
    QVERIFY2(read, qPrintable(read ? QString() : read.error().message));
    QVERIFY(*read == *canister);
    QCOMPARE(toJson(*read).bytes(), written.bytes());
}

void CanisterJsonTest::everyRoleTakesOneLine()
{
    QFETCH(CanisterPointer, canister);
    QVERIFY(!toJson(*canister).bytes().contains('\n'));
    QVERIFY(JsonText::parse(toJson(*canister).bytes()));
}

void CanisterJsonTest::writesKeysInAFixedOrder()
{
    Canister canister = assistant();
    canister.id = CanisterId(u"c1"_s);
    canister.created = QDateTime::fromMSecsSinceEpoch(0, Qt::UTC);
    canister.contents = {TextContent {u"Yes"_s}};
    QCOMPARE(toJson(canister).bytes(),
        QByteArray(R"({"id":"c1","role":"assistant","contents":[{"type":"text","text":"Yes"}],"model":"local/org/model-7b",)"
                   R"("stop":"length","usage":{"input":10,"output":20,"cache-read":3,"cache-write":4},"interrupted":true,)"
                   R"("created":"1970-01-01T00:00:00.000Z"})"));
}

void CanisterJsonTest::canonicalFormLeavesOutWhatDiffersBetweenRuns()
{
    QCOMPARE(toJson(result(), CanisterForm::Canonical).bytes(),
        QByteArray(
            R"({"role":"result","contents":[{"type":"data","json":{"z":[1.50]}},{"type":"data","mime-type":"application/x",)"
            R"("json-text":"[\n1 ]"}],"result":{"error":{"category":"timeout","message":"too slow"},"display":"shown","whole":"all of it",)"
            R"("reused":true,"supersedes":[""]}})"));
    Canister one = invocation();
    Canister other = invocation();
    other.invocation->id = u"toolu_2"_s;
    other.created = other.created.addDays(1);
    QCOMPARE(toJson(one, CanisterForm::Canonical), toJson(other, CanisterForm::Canonical));
    QVERIFY(toJson(one) != toJson(other));
}

void CanisterJsonTest::keepsTheTextOfNativeJson()
{
    for (const char *native : {R"({"b":1.0,"a":18446744073709551616})", "{\n  \"b\": 1\n}", "{\"a\":\t1}"}) {
        Canister canister = assistant();
        canister.contents = {ThoughtContent {u"t"_s, u"anthropic"_s, parsedCanister(native)}};
        const auto read = canisterFromJson(toJson(canister));
        QVERIFY(read);
        QCOMPARE(std::get<ThoughtContent>(read->contents.first()).native.bytes(), QByteArray(native));
    }
}

void CanisterJsonTest::keepsArgumentsThatAreNoJson()
{
    for (const QByteArray &arguments :
        {QByteArray("{\"path\": \"a"), QByteArray("{\n\"a\":1}"), QByteArray(" {}"), QByteArray("plain"), QByteArray()}) {
        Canister canister = invocation();
        canister.invocation->arguments = arguments;
        const auto read = canisterFromJson(toJson(canister));
        QVERIFY(read);
        QCOMPARE(read->invocation->arguments, arguments);
    }
}

void CanisterJsonTest::refusesWhatIsNoCanister_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("no object") << QByteArray("[]");
    QTest::newRow("no role") << QByteArray(R"({"contents":[]})");
    QTest::newRow("unknown role") << QByteArray(R"({"role":"system","contents":[]})");
    QTest::newRow("no contents") << QByteArray(R"({"role":"user"})");
    QTest::newRow("contents no array") << QByteArray(R"({"role":"user","contents":"x"})");
    QTest::newRow("unknown type") << QByteArray(R"({"role":"user","contents":[{"type":"sound"}]})");
    QTest::newRow("no type") << QByteArray(R"({"role":"user","contents":[1]})");
    QTest::newRow("text without text") << QByteArray(R"({"role":"user","contents":[{"type":"text"}]})");
    QTest::newRow("image that is not base64") << QByteArray(R"({"role":"user","contents":[{"type":"image","data":"%%"}]})");
    QTest::newRow("data that is not JSON") << QByteArray(R"({"role":"user","contents":[{"type":"data","json-text":"{"}]})");
}

void CanisterJsonTest::refusesWhatIsNoCanister()
{
    QFETCH(QByteArray, text);
    const auto parsedText = JsonText::parse(text);
    QVERIFY(parsedText);
    const auto read = canisterFromJson(*parsedText);
    QVERIFY(!read);
    QCOMPARE(read.error().category, ErrorCategory::Validation);
}

void CanisterJsonTest::ignoresUnknownMembers()
{
    const auto read = canisterFromJson(
        parsedCanister(R"({"new":{"x":1},"role":"user","contents":[{"type":"text","text":"a","later":2}]})"));
    QVERIFY(read);
    QCOMPARE(read->text(), u"a"_s);
    QVERIFY(!read->id.isEmpty());
}

void CanisterJsonTest::contentsComeBackAsTheyWent()
{
    for (const Contents &contents : {Contents(), user().contents, assistant().contents, result().contents}) {
        const auto read = contentsFromJson(toJson(contents));
        QVERIFY(read);
        QVERIFY(*read == contents);
    }
}

void CanisterJsonTest::keepsAMarkThatATextBeginsWith()
{
    const Contents contents = {TextContent {u"\ufeffa\ufeff"_s}};
    const auto read = contentsFromJson(toJson(contents));
    QVERIFY(read && *read == contents);
}

void CanisterJsonTest::readsHalfAPairOnlyInTexts()
{
    const auto read = canisterFromJson(parsedCanister(
        R"({"role":"assistant","contents":[{"type":"text","text":"a\ud83d?"},{"type":"thought","text":"\udE00b","native":["\ud83d"]}]})"));
    QVERIFY(read);
    QCOMPARE(read->text(), u"a\ufffd?"_s);
    const auto thought = std::get<ThoughtContent>(read->contents.last());
    QCOMPARE(thought.text, u"\ufffdb"_s);
    QCOMPARE(thought.native.bytes(), QByteArray(R"(["\ud83d"])"));
}

void CanisterJsonTest::modelAddressesAreSplitAtTheFirstSlash()
{
    QCOMPARE(ModelAddress::parse(u"local/org/model")->model, u"org/model"_s);
    QCOMPARE(ModelAddress::parse(u"a/b")->toString(), u"a/b"_s);
    for (const QString &text : {u""_s, u"a"_s, u"/a"_s, u"a/"_s})
        QVERIFY(!ModelAddress::parse(text));
}

void CanisterJsonTest::plainTextJoinsTextsOnly()
{
    QCOMPARE(plainText({TextContent {u"a"_s}, ThoughtContent {u"t"_s, {}, {}}, TextContent {u"b"_s}}), u"a\n\nb"_s);
    QCOMPARE(plainText({}), QString());
}

void CanisterJsonTest::resultsNameTheirPictures()
{
    InvocationOutcome outcome;
    outcome.contents = {
        TextContent {u"drawn"_s}, ImageContent {"1234", u"image/png"_s, u"plot.png"_s}, FileContent {"12", u"audio/wav"_s, {}}};
    const QByteArray written = toJson(TurnEvent(ResultEvent {outcome})).bytes();
    QVERIFY2(written.contains(R"("text":"drawn","files":[{"type":"image","mime-type":"image/png","name":"plot.png","bytes":4},)"
                              R"({"type":"file","mime-type":"audio/wav","bytes":2}])"),
        written.constData());
    outcome.contents.resize(1);
    QVERIFY(!toJson(TurnEvent(ResultEvent {outcome})).bytes().contains("files"));
}

QTEST_GUILESS_MAIN(CanisterJsonTest)
#include "tst_canisterjson.moc"
