// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/jsonwriter.h"
#include "tests/support/patience.h"

#include <QJsonObject>

#include <limits>

using namespace model;
using namespace Qt::StringLiterals;

class TestJsonWriter final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheOrderItIsTold();
    void splicesTextsUnchanged();
    void quotesStrings_data();
    void quotesStrings();
    void replacesUnpairedSurrogates_data();
    void replacesUnpairedSurrogates();
    void writesNumbersThatReadBackTheSame_data();
    void writesNumbersThatReadBackTheSame();
    void writesIntegersWhole();
    void writesNullForWhatJsonCannotSay();
};

void TestJsonWriter::keepsTheOrderItIsTold()
{
    JsonWriter writer;
    writer.beginObject().member(u"z", u"1").member(u"a", qint64(2)).flag(u"m", false);
    writer.key(u"list").beginArray().null().boolean(true).beginObject().endObject().beginArray().endArray().endArray().endObject();
    QCOMPARE(writer.bytes(), R"({"z":"1","a":2,"m":false,"list":[null,true,{},[]]})");
    QVERIFY(JsonText::parse(writer.bytes()));
}

void TestJsonWriter::splicesTextsUnchanged()
{
    JsonWriter writer;
    writer.beginArray().splice(JsonText::trusted("{ \"b\":1.0 }")).splice(JsonText()).splice(QJsonValue(u"é"_s)).endArray();
    QCOMPARE(writer.text().bytes(), "[{ \"b\":1.0 },null,\"é\"]");
}

void TestJsonWriter::quotesStrings_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("quoted");
    QTest::newRow("nothing") << QString() << QByteArray("\"\"");
    QTest::newRow("escapes") << u"\"\\/\n\r\t"_s << QByteArray(R"("\"\\/\n\r\t")");
    QTest::newRow("controls") << QString(QChar(0)) + QChar(1) + QChar(0x1f) << QByteArray(R"("\u0000\u0001\u001f")");
    QTest::newRow("delete") << QString(QChar(0x7f)) << QByteArray("\"\x7f\"");
    QTest::newRow("separators") << u"\u2028\u2029"_s << QByteArray("\"\xe2\x80\xa8\xe2\x80\xa9\"");
    QTest::newRow("pair") << u"a😀"_s << QByteArray("\"a😀\"");
    QTest::newRow("noncharacter") << QString(QChar(0xffff)) << QByteArray("\"\xef\xbf\xbf\"");
}

void TestJsonWriter::quotesStrings()
{
    QFETCH(QString, text);
    QFETCH(QByteArray, quoted);
    QCOMPARE(JsonWriter::quoted(text), quoted);
    const Result<JsonText> parsed = JsonText::parse(quoted);
    QVERIFY(parsed);
    QCOMPARE(parsed->read().toString(), text);
}

void TestJsonWriter::replacesUnpairedSurrogates_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("quoted");
    const QChar high(0xd83d);
    const QChar low(0xde00);
    QTest::newRow("high alone") << QString(high) << QByteArray("\"\xef\xbf\xbd\"");
    QTest::newRow("low alone") << QString(low) << QByteArray("\"\xef\xbf\xbd\"");
    QTest::newRow("high before text") << QString(high) + u"a"_s
                                      << QByteArray("\"\xef\xbf\xbd"
                                                    "a\"");
    QTest::newRow("high before pair") << QString(high) + high + low << QByteArray("\"\xef\xbf\xbd\xf0\x9f\x98\x80\"");
    QTest::newRow("wrong way round") << QString(low) + high << QByteArray("\"\xef\xbf\xbd\xef\xbf\xbd\"");
}

void TestJsonWriter::replacesUnpairedSurrogates()
{
    QFETCH(QString, text);
    QFETCH(QByteArray, quoted);
    QCOMPARE(JsonWriter::quoted(text), quoted);
    QVERIFY(JsonText::parse(quoted));
}

void TestJsonWriter::writesNumbersThatReadBackTheSame_data()
{
    QTest::addColumn<double>("value");
    for (const double value : {0.0, -0.0, 0.1, 1.0 / 3, 1e21, 1e-7, 123456789.125, 1.7976931348623157e308, 5e-324, 9007199254740993.0})
        QTest::addRow("%.17g", value) << value;
}

void TestJsonWriter::writesNumbersThatReadBackTheSame()
{
    QFETCH(double, value);
    const QByteArray written = JsonWriter().number(value).bytes();
    QVERIFY2(JsonText::parse(written), written.constData());
    QVERIFY(written.toDouble() == value);
}

void TestJsonWriter::writesIntegersWhole()
{
    QCOMPARE(JsonWriter().number(std::numeric_limits<qint64>::max()).bytes(), "9223372036854775807");
    QCOMPARE(JsonWriter().number(std::numeric_limits<qint64>::min()).bytes(), "-9223372036854775808");
    QCOMPARE(JsonWriter().number(qint64(9007199254740993)).bytes(), "9007199254740993");
}

void TestJsonWriter::writesNullForWhatJsonCannotSay()
{
    QCOMPARE(JsonWriter().number(std::numeric_limits<double>::quiet_NaN()).bytes(), "null");
    QCOMPARE(JsonWriter().number(std::numeric_limits<double>::infinity()).bytes(), "null");
}

QTEST_APPLESS_MAIN(TestJsonWriter)
#include "tst_jsonwriter.moc"
