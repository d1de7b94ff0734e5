// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "calls.h"
#include "invocables/builtin/builtininvocables.h"
#include "invocables/builtin/statistics.h"
#include "invocables/builtin/units.h"

#include <QFile>
#include <QJsonArray>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace invocables;
using calls::outcomeOf;
using calls::textOf;
using model::ErrorCategory;

//! Tools that need nothing but their arguments, and the notebook.
class TestPureTools final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void answers_data();
    void answers();
    void makesDifferentIdentifiers();
    void convertsUnits_data();
    void convertsUnits();
    void refusesUnitsThatDoNotFit();
    void describesNumbers();
    void drawsWithinBounds();
    void keepsNotesOverCalls();
    void keepsAListOfThingsToDo();
    void tellsWhichRemindersAreDue();
    void neverWritesOverANotebookThatItCannotRead();

private:
    model::Result<InvocableResult> call(const QString &tool, const QByteArray &arguments)
    {
        const auto *entry = m_builtins->find(tool.section(u':', 0, 0), tool.section(u':', 1));
        return outcomeOf(entry->invocable->invoke(model::JsonText::trusted(arguments), {}, this));
    }
    QString said(const QString &tool, const QByteArray &arguments) { return textOf(call(tool, arguments)); }
    QString notebookPath() const { return m_folder->filePath(u"data/notebook.json"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<BuiltinInvocables> m_builtins;
};

void TestPureTools::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    InvocableServices services;
    services.notebookPath = notebookPath();
    m_builtins = std::make_unique<BuiltinInvocables>(services);
}

void TestPureTools::answers_data()
{
    QTest::addColumn<QString>("tool");
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QString &tool, const QByteArray &arguments, const QString &expected) {
        QTest::newRow(name) << tool << arguments << expected;
    };
    // The digests of "abc" are those of FIPS 180-4 and RFC 1321.
    row("md5", u"text:hash_text"_s, R"({"text":"abc","algorithm":"md5"})", u"900150983cd24fb0d6963f7d28e17f72"_s);
    row("sha1", u"text:hash_text"_s, R"({"text":"abc","algorithm":"sha1"})", u"a9993e364706816aba3e25717850c26c9cd0d89d"_s);
    row("sha256 where nothing is said", u"text:hash_text"_s, R"({"text":"abc"})",
        u"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"_s);
    row("base64", u"text:base64_encode"_s, R"({"text":"caf\u00e9"})", u"Y2Fmw6k="_s);
    row("base64 back", u"text:base64_encode"_s, R"({"text":"Y2Fmw6k=","action":"decode"})", u"café"_s);
    row("no base64", u"text:base64_encode"_s, R"({"text":"Y2F*","action":"decode"})", u"execution: The text is not Base64."_s);
    row("bytes that are not text", u"text:base64_encode"_s, R"({"text":"//8=","action":"decode"})",
        u"execution: What the Base64 stands for is not text; it has 2 bytes."_s);
    row("json", u"text:json_format"_s, R"({"text":"{\"b\":1.0,\"a\":[12345678901234567890]}","indent":4})",
        u"{\n    \"b\": 1.0,\n    \"a\": [\n        12345678901234567890\n    ]\n}"_s);
    row("json made small", u"text:json_format"_s, R"({"text":"{ \"b\" : 1.0 }","minify":true})", u"{\"b\":1.0}"_s);
    row("an example", u"text:example_tool"_s, R"({"text":"straße","uppercase":true})", u"STRASSE"_s);
    row("a greeting", u"greetings:sayHello"_s, R"({"personName":"Zoë %1"})", u"Hello, Zoë %1! Nice to meet you."_s);
    row("a timer", u"clock:timer"_s, R"({"seconds":0.01,"label":"Tea"})", u"Tea: 0.01 seconds are over."_s);
    row("a timer with a label that looks like a place", u"clock:timer"_s, R"({"seconds":0.01,"label":"100 %2"})",
        u"100 %2: 0.01 seconds are over."_s);
}

void TestPureTools::answers()
{
    QFETCH(QString, tool);
    QFETCH(QByteArray, arguments);
    QFETCH(QString, expected);
    QCOMPARE(said(tool, arguments), expected);
}

void TestPureTools::makesDifferentIdentifiers()
{
    const QStringList made = said(u"text:uuid_generate"_s, R"({"count":10,"format":"urn"})").split(u'\n');
    QCOMPARE(made.size(), 10);
    QCOMPARE(QSet<QString>(made.begin(), made.end()).size(), 10);
    static const QRegularExpression form(u"^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"_s);
    QVERIFY2(form.match(made.first()).hasMatch(), qPrintable(made.first()));
    QCOMPARE(said(u"text:uuid_generate"_s, R"({"format":"hex"})").size(), 32);
}

void TestPureTools::convertsUnits_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<double>("expected");
    QTest::newRow("miles") << 26.2188 << u"miles"_s << u"km"_s << 42.1950687;
    QTest::newRow("pounds") << 1.0 << u"LB"_s << u"g"_s << 453.59237;
    QTest::newRow("fahrenheit") << 451.0 << u"°F"_s << u"celsius"_s << 232.777777777778;
    QTest::newRow("kelvin") << 0.0 << u"k"_s << u"F"_s << -459.67;
    QTest::newRow("gallons") << 1.0 << u"gallon"_s << u"liters"_s << 3.785411784;
    QTest::newRow("knots") << 10.0 << u"knots"_s << u"km/h"_s << 18.52;
    QTest::newRow("bits and bytes differ by case") << 1.0 << u"B"_s << u"b"_s << 8.0;
    QTest::newRow("binary and decimal") << 1.0 << u"GiB"_s << u"MB"_s << 1073.741824;
    QTest::newRow("two words") << 1.0 << u"nautical mile"_s << u"m"_s << 1852.0;
}

void TestPureTools::convertsUnits()
{
    QFETCH(double, value);
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(double, expected);
    const auto result = converted(value, from, to);
    QVERIFY2(result, result ? "" : qPrintable(result.error().message));
    QVERIFY2(qAbs(*result - expected) < 1e-6, qPrintable(QString::number(*result, 'g', 15)));
    const auto back = converted(*result, to, from);
    QVERIFY(qAbs(*back - value) < 1e-9 * qMax(1.0, qAbs(value)));
}

void TestPureTools::refusesUnitsThatDoNotFit()
{
    QCOMPARE(said(u"calculator:unit_convert"_s, R"({"value":1,"from_unit":"km","to_unit":"kg"})"),
        u"validation: “km” and “kg” do not measure the same thing."_s);
    QCOMPARE(
        said(u"calculator:unit_convert"_s, R"({"value":1,"from_unit":"cubit","to_unit":"m"})"), u"validation: There is no unit “cubit”."_s);
}

void TestPureTools::describesNumbers()
{
    const QJsonValue said = description({4, 1, 3, 2}, 3).read();
    QCOMPARE(said["count"_L1].toInt(), 4);
    QCOMPARE(said["mean"_L1].toDouble(), 2.5);
    QCOMPARE(said["standard_deviation"_L1].toDouble(), 1.2909944487358056);
    QCOMPARE(said["lower_quartile"_L1].toDouble(), 1.75);
    QCOMPARE(said["median"_L1].toDouble(), 2.5);
    QCOMPARE(said["upper_quartile"_L1].toDouble(), 3.25);
    QList<int> counts;
    for (const QJsonValue &bin : said["histogram"_L1].toArray())
        counts.append(bin["count"_L1].toInt());
    QCOMPARE(counts, QList<int>({1, 1, 2}));
    // A large mean takes nothing from small deviations, and equal numbers have one range.
    QCOMPARE(description({1e9 + 1, 1e9 + 2, 1e9 + 3}, 2).read()["standard_deviation"_L1].toDouble(), 1.0);
    QCOMPARE(description({5, 5}, 10).read()["histogram"_L1].toArray().size(), 1);
}

void TestPureTools::drawsWithinBounds()
{
    const auto drawn = call(u"probability:random_number"_s, R"({"min_val":-2,"max_val":2,"count":500})");
    QSet<int> seen;
    for (const QJsonValue &number : model::JsonText::trusted(textOf(drawn).toUtf8()).read().toArray())
        seen.insert(number.toInt());
    QCOMPARE(seen, QSet<int>({-2, -1, 0, 1, 2}));
    QCOMPARE(said(u"probability:random_number"_s, R"({"min_val":3,"max_val":2})"), u"validation: min_val is larger than max_val."_s);
}

void TestPureTools::keepsNotesOverCalls()
{
    QCOMPARE(said(u"notebook:note"_s, R"({"action":"list"})"), u"There are no notes."_s);
    QCOMPARE(said(u"notebook:note"_s, R"({"action":"save","name":"plan","content":"buy tea"})"), u"Saved the note “plan”."_s);
    QCOMPARE(said(u"notebook:note"_s, R"({"action":"get","name":"plan"})"), u"buy tea"_s);
    QCOMPARE(said(u"notebook:note"_s, R"({"action":"list"})"), u"plan"_s);
    QCOMPARE(said(u"notebook:note"_s, R"({"action":"delete","name":"plan"})"), u"Deleted the note “plan”."_s);
    QCOMPARE(said(u"notebook:note"_s, R"({"action":"get","name":"plan"})"), u"execution: There is no note “plan”."_s);
    QVERIFY(said(u"notebook:note"_s, R"({"action":"save","content":"x"})").startsWith(u"validation: "));
}

void TestPureTools::keepsAListOfThingsToDo()
{
    said(u"notebook:todo"_s, R"({"action":"add","task":"water the plants"})");
    said(u"notebook:todo"_s, R"({"action":"add","task":"write"})");
    QCOMPARE(said(u"notebook:todo"_s, R"({"action":"done","task":"2"})"), u"Done: write"_s);
    QCOMPARE(said(u"notebook:todo"_s, R"({"action":"list"})"), u"1. [ ] water the plants\n2. [x] write"_s);
    QCOMPARE(said(u"notebook:todo"_s, R"({"action":"remove","task":"water the plants"})"), u"Removed: water the plants"_s);
    QCOMPARE(said(u"notebook:todo"_s, R"({"action":"done","task":"9"})"), u"execution: There is no “9” in the list."_s);
    QCOMPARE(said(u"notebook:todo"_s, R"({"action":"clear"})"), u"Removed all tasks; there were 1."_s);
    QCOMPARE(said(u"notebook:todo"_s, R"({"action":"list"})"), u"There is nothing to do."_s);
}

void TestPureTools::tellsWhichRemindersAreDue()
{
    said(u"notebook:reminder"_s, R"({"action":"add","text":"tea","time":"2001-02-03T04:05"})");
    said(u"notebook:reminder"_s, R"({"action":"add","text":"cake","time":"2999-02-03T04:05"})");
    QCOMPARE(said(u"notebook:reminder"_s, R"({"action":"list"})"), u"1. 2001-02-03T04:05:00 (due): tea\n2. 2999-02-03T04:05:00: cake"_s);
    QVERIFY(said(u"notebook:reminder"_s, R"({"action":"add","text":"x","time":"soon"})").startsWith(u"validation: "));
}

void TestPureTools::neverWritesOverANotebookThatItCannotRead()
{
    said(u"notebook:note"_s, R"({"action":"save","name":"a","content":"b"})");
    QFile file(notebookPath());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{broken");
    file.close();
    QVERIFY(said(u"notebook:note"_s, R"({"action":"save","name":"c","content":"d"})").startsWith(u"execution: "));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("{broken"));
}

QTEST_GUILESS_MAIN(TestPureTools)
#include "tst_puretools.moc"
