// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorfile.h"
#include "model/descriptors/tomlformatter.h"
#include "model/toml/tomlscanner.h"
#include "tests/support/patience.h"

#include <QDirIterator>
#include <QFile>
#include <QRandomGenerator>

using namespace Qt::StringLiterals;
using namespace model;

namespace {

QByteArray meaningOf(const QString &text)
{
    return DescriptorFile::parse(text.toUtf8(), {}).root.toJson().bytes();
}

} // namespace

class TomlFormatterTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void laysOutAsIsUsual_data();
    void laysOutAsIsUsual();
    void keepsWhatAFileSays_data();
    void keepsWhatAFileSays();
    void refusesWhatIsNoToml();
    void takesAnyTextApart();
    void findsTheOtherBracket();
    void countsCharactersNotUnits();
};

void TomlFormatterTest::laysOutAsIsUsual_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("formatted");
    const auto row = [](const char *name, const QString &text, const QString &formatted) { QTest::newRow(name) << text << formatted; };
    row("spaces around the sign", u"a=1\n  b   =   \"x\"  \n"_s, u"a = 1\nb = \"x\"\n"_s);
    row("one empty line before a table", u"a = 1\n[t]\nb = 2\n\n\n\n[u]\n"_s, u"a = 1\n\n[t]\nb = 2\n\n[u]\n"_s);
    row("a table's comment stays above it", u"a = 1\n# of t\n[t]\n"_s, u"a = 1\n\n# of t\n[t]\n"_s);
    row("headers without spaces", u"[ a . \"b c\" ]\n[[ x ]]  # list\n"_s, u"[a.\"b c\"]\n\n[[x]]  # list\n"_s);
    row("dotted keys", u"a . b=1\n"_s, u"a.b = 1\n"_s);
    row("arrays", u"a=[ 1,2 ,3, ]\nb = [ ]\n"_s, u"a = [1, 2, 3,]\nb = []\n"_s);
    row("inline tables", u"a={x=1,y={ }}\n"_s, u"a = { x = 1, y = {} }\n"_s);
    row("arrays of several lines", u"a = [\n1,\n      [2,\n3],  # three\n\n\n\n4]\n"_s,
        u"a = [\n    1,\n    [2,\n        3],  # three\n\n    4]\n"_s);
    row("comments keep their column", u"a = 1      # one\nbb = 2#two   \n"_s,
        u"a = 1      # one\nbb = 2 # two\n"_s.replace(u"# two"_s, u"#two"_s));
    row("strings of several lines", u"a = \"\"\"\n  x   \n\n\n=  y\"\"\"\n"_s, u"a = \"\"\"\n  x   \n\n\n=  y\"\"\"\n"_s);
    row("numbers and dates", u"a=-1.5e3\nb=1979-05-27 07:32:00\nc=0xFF\n"_s, u"a = -1.5e3\nb = 1979-05-27 07:32:00\nc = 0xFF\n"_s);
    row("line end at the end", u"\n\na = 1"_s, u"a = 1\n"_s);
    row("nothing", QString(), QString());
}

void TomlFormatterTest::laysOutAsIsUsual()
{
    QFETCH(QString, text);
    QFETCH(QString, formatted);
    const auto result = TomlFormatter::format(text);
    QVERIFY2(result, result ? "" : qPrintable(result.error().message));
    QCOMPARE(*result, formatted);
    QCOMPARE(*TomlFormatter::format(*result), formatted);
}

void TomlFormatterTest::keepsWhatAFileSays_data()
{
    QTest::addColumn<QString>("text");
    for (const QString &folder : {u":/descriptors"_s, u":/templates"_s, u":/scenarios"_s}) {
        for (QDirIterator files(folder, {u"*.toml"_s}, QDir::Files, QDirIterator::Subdirectories); files.hasNext();) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            QTest::newRow(qPrintable(file.fileName())) << QString::fromUtf8(file.readAll());
        }
    }
    QTest::newRow("odd keys") << u"\"a b\"=1\n'c'.d = 2\n\"\" = 3\n\"[x]\" = 4\n\"#\"=5\n"_s;
    QTest::newRow("odd strings") << u"a='''\n'x'''''\nb = \"\\\"#\\\\\"\nc='a\\'\nd=\"\"\"a\\\n  b\"\"\"\"\"\n"_s;
    QTest::newRow("odd arrays") << u"a=[[],[[]],{},{a=[{}]},#x\n'b',# y\n]\n[t]\na=[ # c\n]\n"_s;
    QTest::newRow("odd line ends") << u"a=1\r\n\r\n[t]\r\nb=[\r\n1]\r\n"_s;
    QTest::newRow("odd numbers") << u"a=+1_000\nb=inf\nc=-nan\nd=1e-7\ne=0b11\nf=07:32:00.5\ng=1979-05-27T00:32:00-07:00\n"_s;
    QTest::newRow("only a comment") << u"# x"_s;
    QTest::newRow("tabs") << u"\ta\t=\t1\t# c\n\t[t]\n"_s;
}

void TomlFormatterTest::keepsWhatAFileSays()
{
    QFETCH(QString, text);
    const auto formatted = TomlFormatter::format(text);
    QVERIFY2(formatted, formatted ? "" : qPrintable(formatted.error().message));
    QCOMPARE(meaningOf(*formatted), meaningOf(text));
    QCOMPARE(*TomlFormatter::format(*formatted), *formatted);
    QCOMPARE(formatted->count(u'#'), text.count(u'#'));
}

void TomlFormatterTest::refusesWhatIsNoToml()
{
    for (const QString &text : {u"a = \n"_s, u"[a\n"_s, u"a = [1\nb = 2\n"_s, u"a = 'x\n"_s}) {
        const auto formatted = TomlFormatter::format(text);
        QVERIFY2(!formatted, qPrintable(text));
        QCOMPARE(formatted.error().category, ErrorCategory::Validation);
    }
}

void TomlFormatterTest::takesAnyTextApart()
{
    const QString characters = u"a1\"'[]{}=.,# \n\r\\é"_s;
    QRandomGenerator random(7);
    for (int round = 0; round < 3000; ++round) {
        QString text;
        for (quint32 length = random.bounded(40U); length > 0; --length)
            text += characters.at(int(random.bounded(quint32(characters.size()))));
        qsizetype end = 0;
        const auto tokens = TomlScanner::tokens(text);
        for (const TomlToken &token : tokens) {
            QCOMPARE(token.begin, end);
            QVERIFY(token.end > token.begin);
            end = token.end;
        }
        QCOMPARE(end, text.size());
        qsizetype next = 0;
        for (const TomlStatement &statement : TomlStatements::of(text, tokens)) {
            QCOMPARE(statement.firstToken, next);
            QVERIFY(statement.endToken > next);
            next = statement.endToken;
        }
        QCOMPARE(next, tokens.size());
        if (const auto formatted = TomlFormatter::format(text))
            QCOMPARE(meaningOf(*formatted), meaningOf(text));
    }
}

void TomlFormatterTest::findsTheOtherBracket()
{
    const QString text = u"a = [1, { b = \"]\" }] # ]\n[t]\n"_s;
    QCOMPARE(matchingBracket(text, 4), 19);
    QCOMPARE(matchingBracket(text, 19), 4);
    QCOMPARE(matchingBracket(text, 8), 18);
    QCOMPARE(matchingBracket(text, 15), -1);
    QCOMPARE(matchingBracket(text, 0), -1);
    QCOMPARE(matchingBracket(u"[[x"_s, 0), -1);
}

void TomlFormatterTest::countsCharactersNotUnits()
{
    const QString text = u"a = 1\nb = \"😀x\"\n"_s;
    QCOMPARE(offsetOf(text, {2, 7}), 13);
    QCOMPARE(positionOf(text, 13), (TextPosition {2, 7}));
    QCOMPARE(offsetOf(text, {1, 99}), 5);
    QCOMPARE(offsetOf(text, {99, 1}), text.size());
}

QTEST_GUILESS_MAIN(TomlFormatterTest)
#include "tst_tomlformatter.moc"
