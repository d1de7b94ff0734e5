// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/jsontext.h"
#include "model/schema/jsonview.h"
#include "tests/support/patience.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace model;
using namespace Qt::StringLiterals;

class TestJsonText final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesWhatIsJson_data();
    void takesWhatIsJson();
    void refusesWhatIsNotJsonAndSaysWhere_data();
    void refusesWhatIsNotJsonAndSaysWhere();
    void boundsTheNesting();
    void boundsTheSize();
    void keepsTheTextOfAMember();
    void findsMembersByTheirDecodedName();
    void listsMembersInTheirOrder();
    void listsElementsWithEmptyNames();
    void compactsWithoutTouchingTokens();
    void indentsWithoutTouchingTokens();
    void readsScalarsToo();
    void writesAnyValue();
    void readsAndWritesWholeCharactersOnly_data();
    void readsAndWritesWholeCharactersOnly();
    void isEmptyOnlyWhenThereIsNothing();
};

void TestJsonText::takesWhatIsJson_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text : {"null", "true", "0", "-0", "1.0", "1e5", "-1.25E-3", "123456789012345678901234567890", "\"\"",
             "\"\\u00e9\\n\\/\\\"\\\\\"", "\"\xc3\xa9\"", "\"\x7f\"", "[]", "{}", "[[],{},[{}]]", "{\"a\":1,\"a\":2}", "\"\\ud800\""})
        QTest::newRow(text) << QByteArray(text);
}

void TestJsonText::takesWhatIsJson()
{
    QFETCH(QByteArray, text);
    const Result<JsonText> plain = JsonText::parse(text);
    QVERIFY(plain);
    QCOMPARE(plain->bytes(), text);
    const Result<JsonText> surrounded = JsonText::parse(" \r\n\t" + text + " \n");
    QVERIFY(surrounded);
    QCOMPARE(surrounded->bytes(), text);
}

void TestJsonText::refusesWhatIsNotJsonAndSaysWhere_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("offset");
    const auto row = [](const QByteArray &text, int offset) {
        QTest::newRow(text.isEmpty() ? "nothing" : text.toPercentEncoding().constData()) << text << offset;
    };
    row("", 0);
    row("  ", 2);
    row("nul", 0);
    row("NaN", 0);
    row("Infinity", 0);
    row("'a'", 0);
    row("01", 1);
    row("+1", 0);
    row(".5", 0);
    row("1.", 2);
    row("1e", 2);
    row("-", 1);
    row("1e400", 5);
    row("1e-400", 6);
    row("1" + QByteArray(400, '0'), 401);
    row("[1,]", 3);
    row("[1 2]", 3);
    row("[1}", 2);
    row("[", 1);
    row("]", 0);
    row("{\"a\"}", 4);
    row("{\"a\":}", 5);
    row("{\"a\":1,}", 7);
    row("{a:1}", 1);
    row("{1:1}", 1);
    row("{,}", 1);
    row("[,1]", 1);
    row("{} {}", 3);
    row("\"abc", 4);
    row("\"a\nb\"", 2);
    row("\"\\x\"", 1);
    row("\"\\u12g4\"", 2);
    row("\"\\u12", 2);
    row("\"\\", 1);
    row("\"\xff\"", 3);
    row("\xef\xbb\xbf{}", 0);
    row(QByteArray("[\0]", 3), 1);
    row("/* */ 1", 0);
}

void TestJsonText::refusesWhatIsNotJsonAndSaysWhere()
{
    QFETCH(QByteArray, text);
    QFETCH(int, offset);
    const Result<JsonText> parsed = JsonText::parse(text);
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().category, ErrorCategory::Validation);
    QVERIFY2(parsed.error().message.contains(u"byte %1 "_s.arg(offset)), qPrintable(parsed.error().message));
}

void TestJsonText::boundsTheNesting()
{
    const auto nested = [](int depth) { return QByteArray(depth, '[') + QByteArray(depth, ']'); };
    QVERIFY(JsonText::parse(nested(512)));
    QVERIFY(!JsonText::parse(nested(513)));
    QVERIFY(!JsonText::parse(nested(1'000'000)));
    QVERIFY(!JsonText::parse(QByteArray(1'000'000, '[')));
    QVERIFY(JsonText::parse(nested(512))->read().isArray());
    QVERIFY(JsonText::parse(nested(512))->indented().compacted() == JsonText::parse(nested(512)));
}

void TestJsonText::boundsTheSize()
{
    const QByteArray large = '"' + QByteArray(64 * 1024 * 1024 - 2, 'a') + '"';
    QVERIFY(JsonText::parse(large));
    QVERIFY(!JsonText::parse(large + ' '));
}

void TestJsonText::keepsTheTextOfAMember()
{
    const JsonText text = JsonText::trusted(R"({"n" : 1.0, "big":18446744073709551615 ,"o": { "z":1, "a" : "\u00e9" }, "s":"a\/b"})");
    QCOMPARE(text.member(u"n")->bytes(), "1.0");
    QCOMPARE(text.member(u"big")->bytes(), "18446744073709551615");
    QCOMPARE(text.member(u"o")->bytes(), R"({ "z":1, "a" : "\u00e9" })");
    QCOMPARE(text.member(u"o")->member(u"a")->bytes(), R"("\u00e9")");
    QCOMPARE(text.member(u"s")->bytes(), R"("a\/b")");
    QVERIFY(!text.member(u"z"));
    QVERIFY(!text.member(u""));
    QVERIFY(!JsonText::trusted("[1]").member(u""));
    QVERIFY(!JsonText::trusted("\"n\"").member(u"n"));
    QVERIFY(!JsonText().member(u"n"));
}

void TestJsonText::findsMembersByTheirDecodedName()
{
    const JsonText text = JsonText::trusted(R"({"\u0061b":1,"\"":2,"\ud83d\ude00":3,"é":4,"a":5,"a":6,"":7})");
    QCOMPARE(text.member(u"ab")->bytes(), "1");
    QCOMPARE(text.member(u"\"")->bytes(), "2");
    QCOMPARE(text.member(u"😀")->bytes(), "3");
    QCOMPARE(text.member(u"é")->bytes(), "4");
    QCOMPARE(text.member(u"a")->bytes(), "6");
    QCOMPARE(text.member(u"")->bytes(), "7");
}

void TestJsonText::listsMembersInTheirOrder()
{
    const auto members = JsonText::trusted(R"( {"z":[1, 2],"a":{},"\n":null,"z":1.50})").members();
    QCOMPARE(members.size(), 4);
    QCOMPARE(members[0].first, u"z"_s);
    QCOMPARE(members[0].second.bytes(), "[1, 2]");
    QCOMPARE(members[1].first, u"a"_s);
    QCOMPARE(members[2].first, u"\n"_s);
    QCOMPARE(members[3].second.bytes(), "1.50");
    QVERIFY(JsonText::trusted("{ }").members().isEmpty());
    QVERIFY(JsonText::trusted("12").members().isEmpty());
    QVERIFY(JsonText().members().isEmpty());
}

void TestJsonText::listsElementsWithEmptyNames()
{
    const auto elements = JsonText::trusted(R"([ 1.0 ,"a,]", [ ] ])").members();
    QCOMPARE(elements.size(), 3);
    QCOMPARE(elements[0].first, QString());
    QCOMPARE(elements[0].second.bytes(), "1.0");
    QCOMPARE(elements[1].second.bytes(), "\"a,]\"");
    QCOMPARE(elements[2].second.bytes(), "[ ]");
}

void TestJsonText::compactsWithoutTouchingTokens()
{
    const JsonText text = JsonText::trusted("{ \"b\" : [ 1.0 , 1e2,18446744073709551616 ] ,\n\"a b\":\"x  y\\u0020\" }");
    QCOMPARE(text.compacted().bytes(), R"({"b":[1.0,1e2,18446744073709551616],"a b":"x  y\u0020"})");
    QCOMPARE(JsonText().compacted(), JsonText());
}

void TestJsonText::indentsWithoutTouchingTokens()
{
    const JsonText text = JsonText::trusted(R"({"b":[1.0,{}],"a":{"c":[]}})");
    QCOMPARE(text.indented().bytes(), "{\n  \"b\": [\n    1.0,\n    {}\n  ],\n  \"a\": {\n    \"c\": []\n  }\n}");
    QCOMPARE(text.indented().compacted(), text);
}

void TestJsonText::readsScalarsToo()
{
    QCOMPARE(JsonText::trusted("1.5").read(), QJsonValue(1.5));
    QCOMPARE(JsonText::trusted(R"("a\u00e9")").read(), QJsonValue(u"aé"_s));
    QCOMPARE(JsonText::trusted("null").read(), QJsonValue(QJsonValue::Null));
    QCOMPARE(JsonText::trusted(R"({"a":[true]})").read(), QJsonValue(QJsonObject {{u"a"_s, QJsonArray {true}}}));
    QVERIFY(JsonText().read().isUndefined());
}

void TestJsonText::writesAnyValue()
{
    QCOMPARE(JsonText::of(QJsonObject {{u"a"_s, 1}}).bytes(), R"({"a":1})");
    QCOMPARE(JsonText::of(QJsonArray {1.5, QJsonValue::Null}).bytes(), "[1.5,null]");
    QCOMPARE(JsonText::of(u"\"é\n"_s).bytes(), R"("\"é\n")");
    QCOMPARE(JsonText::of(true).bytes(), "true");
    QCOMPARE(JsonText::of(QJsonValue(QJsonValue::Undefined)).bytes(), "null");
    QCOMPARE(JsonText::of(qint64(9007199254740993)).bytes(), "9007199254740993");
}

void TestJsonText::readsAndWritesWholeCharactersOnly_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("text");
    QTest::newRow("a pair") << QByteArray(R"("a\ud83d\ude00?")") << u"a\U0001f600?"_s;
    QTest::newRow("a pair in capitals") << QByteArray(R"("\uD83D\uDE00")") << u"\U0001f600"_s;
    QTest::newRow("the first half") << QByteArray(R"("a\ud83d?")") << u"a\ufffd?"_s;
    QTest::newRow("the second half") << QByteArray(R"("\uDE00b")") << u"\ufffdb"_s;
    QTest::newRow("two first halves") << QByteArray(R"("\ud83d\ud83d\ude00")") << u"\ufffd\U0001f600"_s;
    QTest::newRow("no escape") << QByteArray(R"("\\ud83d")") << u"\\ud83d"_s;
}

void TestJsonText::readsAndWritesWholeCharactersOnly()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, text);
    QCOMPARE(JsonText::trusted(json).read().toString(), text);
    QCOMPARE(JsonView::parse(json).read().toString(), text);
    const QJsonObject object = JsonText::trusted("{" + json + ":[" + json + "]}").read().toObject();
    QCOMPARE(object, (QJsonObject {{text, QJsonArray {text}}}));
    // A text that was put together elsewhere.
    const QString halves = JsonView::parse(json).string();
    const JsonText written = JsonText::of(QJsonObject {{halves, QJsonArray {halves, 1}}});
    QCOMPARE(written.read().toObject(), (QJsonObject {{text, QJsonArray {text, 1}}}));
    QCOMPARE(JsonView::of(written).members().begin()->name(), text);
}

void TestJsonText::isEmptyOnlyWhenThereIsNothing()
{
    QVERIFY(JsonText().isEmpty());
    QVERIFY(!JsonText::trusted("null").isEmpty());
    QVERIFY(JsonText::trusted("{}").isObject());
    QVERIFY(!JsonText::trusted("[{}]").isObject());
    QVERIFY(!JsonText().isObject());
}

QTEST_APPLESS_MAIN(TestJsonText)
#include "tst_jsontext.moc"
