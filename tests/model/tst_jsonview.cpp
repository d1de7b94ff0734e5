// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/jsontext.h"
#include "model/schema/jsonview.h"
#include "tests/support/patience.h"

#include <QJsonArray>
#include <QJsonObject>

#include <limits>
#include <vector>

using namespace Qt::StringLiterals;
using namespace model;

class JsonViewTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void looksMembersUp();
    void knowsNamesAndWordsHoweverTheyAreWritten_data();
    void knowsNamesAndWordsHoweverTheyAreWritten();
    void knowsWhereAStringEnds_data();
    void knowsWhereAStringEnds();
    void listsMembersInTheirOrder();
    void readsStringsAndNumbers();
    void listsElements();
    void isNoneWhereTheTextIsNotJson_data();
    void isNoneWhereTheTextIsNotJson();
    void readsNothingBeyondWhatEndsEarly();
};

void JsonViewTest::looksMembersUp()
{
    const JsonView::Members members = JsonView::parse(R"( { "a" : 1, "b":{"a":[2,{"a":3}]} , "c":null,"a":"last", ",":"}" } )").members();
    QVERIFY(members["a"] == "last");
    QCOMPARE(members["b"].text().toByteArray(), QByteArray(R"({"a":[2,{"a":3}]})"));
    QCOMPARE(members["b"].members()["a"].elements().size(), 2);
    QVERIFY(members["c"].isNull());
    QVERIFY(members[","] == "}");
    QVERIFY(members["d"].isNone());
    QVERIFY(members["c"].members()["a"].isNone());
    QVERIFY(JsonView::parse("{}").members()["a"].isNone());
}

void JsonViewTest::knowsNamesAndWordsHoweverTheyAreWritten_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QByteArray>("meant");
    QTest::newRow("one of its letters") << QByteArray(R"("ty\u0070e")") << QByteArray("type");
    QTest::newRow("all of them") << QByteArray(R"("\u0074\u0079\u0070\u0065")") << QByteArray("type");
    QTest::newRow("no ASCII") << QByteArray(R"("gr\u00f6\u00DFe")") << QByteArray("größe");
    QTest::newRow("beyond sixteen bits") << QByteArray(R"("\ud83d\ude00")") << QByteArray("😀");
    QTest::newRow("a slash") << QByteArray(R"("a\/b")") << QByteArray("a/b");
    QTest::newRow("a quotation mark") << QByteArray(R"("\"")") << QByteArray("\"");
    QTest::newRow("a NUL") << QByteArray(R"("a\u0000")") << QByteArray("a\0", 2);
    QTest::newRow("none") << QByteArray(R"("größe")") << QByteArray("größe");
}

void JsonViewTest::knowsNamesAndWordsHoweverTheyAreWritten()
{
    QFETCH(QByteArray, written);
    QFETCH(QByteArray, meant);
    const QByteArray text = "{" + written + ":1,\"other, and longer\":2}";
    QCOMPARE(JsonView::parse(text).members()[meant].integer(), 1);
    QVERIFY(JsonView::parse(text).members()[meant + 'x'].isNone());
    QVERIFY(JsonView::parse(text).members()[meant.chopped(1)].isNone());
    QVERIFY(JsonView::parse(written) == meant);
    QVERIFY(!(JsonView::parse(written) == meant + 'x'));
    QVERIFY(!(JsonView::parse(written) == meant.chopped(1)));
    // Of one that is there in several ways it is the last, as everywhere.
    const QByteArray twice = "{" + written + ":1," + JsonText::of(QString::fromUtf8(meant)).bytes() + ":2," + written + ":3}";
    QCOMPARE(JsonView::parse(twice).members()[meant].integer(), 3);
}

void JsonViewTest::knowsWhereAStringEnds_data()
{
    QTest::addColumn<QByteArray>("string");
    for (const char *string : {R"("")", R"("\\")", R"("\"")", R"("x\"y\\")", R"("\\\"]}\"")", R"("\\\\")", R"("[{\",")"})
        QTest::addRow("%s", string) << QByteArray(string);
}

void JsonViewTest::knowsWhereAStringEnds()
{
    QFETCH(QByteArray, string);
    const QByteArray text = R"({"a":)" + string + R"(,"b":[)" + string + R"(,{"c":)" + string + R"(}],"d":1})";
    const JsonView::Members members = JsonView::parse(text).members();
    QCOMPARE(members["a"].text().toByteArray(), string);
    QCOMPARE(members["b"].elements().size(), 2);
    QCOMPARE(members["b"].elements()[1].members()["c"].text().toByteArray(), string);
    QCOMPARE(members["d"].integer(), 1);
}

void JsonViewTest::listsMembersInTheirOrder()
{
    QStringList listed;
    for (const JsonView::Members::Member &member : JsonView::parse(R"({"z":1,"a":[2],"\u00e4":"x","z":3})").members())
        listed.append(member.name() + QLatin1Char('=') + QString::fromUtf8(member.value.text()));
    QCOMPARE(listed.join(QLatin1Char(' ')), QStringLiteral("z=1 a=[2] \u00e4=\"x\" z=3"));
}

void JsonViewTest::readsStringsAndNumbers()
{
    const QByteArray escaped = "\"a\\n\\ud83d\\ude00 \\\"ü\\\"\"";
    QCOMPARE(JsonView::parse(escaped).string(), u"a\n😀 \"ü\""_s);
    QVERIFY(JsonView::parse("\"abc\"") == "abc");
    QVERIFY(!(JsonView::parse("12") == "1"));
    QVERIFY(!(JsonView() == ""));
    QCOMPARE(JsonView::parse("12").string(), QString());
    QCOMPARE(JsonView::parse("-9223372036854775808").integer(), std::numeric_limits<qint64>::min());
    QCOMPARE(JsonView::parse("1e3").integer(), 1000);
    QCOMPARE(JsonView::parse("\"12\"").integer(), 0);
    QCOMPARE(JsonView().integer(), 0);
    QCOMPARE(JsonView::parse(R"({"a":[1]})").read().toObject(), (QJsonObject {{u"a"_s, QJsonArray {1}}}));
    QVERIFY(JsonView().read().isUndefined());
    QCOMPARE(JsonView::parse("-1.5e2").real(), -150.0);
    QCOMPARE(JsonView::parse("\"1\"").real(), 0.0);
    QVERIFY(JsonView::parse("true").isTrue() && !JsonView::parse("\"true\"").isTrue() && !JsonView::parse("false").isTrue());
}

void JsonViewTest::listsElements()
{
    const JsonView list = JsonView::parse(R"([ 1 , [2,3], "]" ])");
    QVERIFY(list.isArray());
    const auto elements = list.elements();
    QCOMPARE(elements.size(), 3);
    QCOMPARE(elements[1].text().toByteArray(), QByteArray("[2,3]"));
    QVERIFY(elements[2] == "]");
    QVERIFY(JsonView::parse("[]").elements().isEmpty());
    QVERIFY(JsonView::parse("{}").elements().isEmpty());
    QCOMPARE(JsonView::ofPiece("[1 @").elements().size(), 1);
}

void JsonViewTest::isNoneWhereTheTextIsNotJson_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text : {"", " ", "{", "{\"a\":1", "{\"a\" 1}", "[1,]", "{} x", "nul", "\"\xff\"", "<html>"})
        QTest::addRow("%s", text) << QByteArray(text);
    QTest::newRow("nested too deep") << QByteArray(1000, '[') + QByteArray(1000, ']');
}

void JsonViewTest::isNoneWhereTheTextIsNotJson()
{
    QFETCH(QByteArray, text);
    QVERIFY(JsonView::parse(text).isNone());
}

namespace {

void readAll(const JsonView &value)
{
    (void)value.string();
    (void)value.integer();
    (void)value.real();
    (void)value.isTrue();
    (void)(value == "");
    (void)value.hasMoreValuesThan(3);
    for (const JsonView &element : value.elements())
        readAll(element);
    for (const auto &member : value.members()) {
        (void)member.name();
        readAll(member.value);
    }
}

} // namespace

//! AddressSanitizer sees where each of these ends, since nothing lies between its last byte and what is nobody's.
void JsonViewTest::readsNothingBeyondWhatEndsEarly()
{
    const QByteArray whole = R"({"role":"user","texts":[{"text":"a\n\u00e4\\"},[1.5e3,-20,true,null]],"x\u0041":{"b":false}})";
    for (qsizetype length = 1; length <= whole.size(); ++length) {
        const std::vector<char> piece(whole.begin(), whole.begin() + length);
        readAll(JsonView::ofPiece(QByteArrayView(piece.data(), length)));
        const std::vector<char> rest(whole.end() - length, whole.end());
        readAll(JsonView::ofPiece(QByteArrayView(rest.data(), length)));
    }
    QVERIFY(JsonView::parse(whole).isObject());
    // A quotation mark may be all that there is of a string.
    QVERIFY(!(JsonView::ofPiece("\"") == ""));
}

QTEST_GUILESS_MAIN(JsonViewTest)
#include "tst_jsonview.moc"
