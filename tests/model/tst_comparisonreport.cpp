// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/comparison/comparisonreport.h"
#include "model/text/csv.h"
#include "tests/support/patience.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;
using model::ComparedColumn, model::ComparedRun, model::ComparisonReport, model::RunState;

namespace {

ComparedRun runSaying(const QString &text)
{
    ComparedRun run;
    run.state = RunState::Committed;
    run.rounds = 2;
    run.milliseconds = 1310;
    run.usage = {412, 38, 0, 0};
    run.text = text;
    run.calls = {{.id = u"1"_s,
        .name = u"say_hello"_s,
        .round = 1,
        .arguments = R"({"name":"a|b"})",
        .result = u"line 1\nline 2"_s,
        .state = model::InvocationState::Done,
        .milliseconds = 0.4}};
    return run;
}

ComparisonReport report(const QList<ComparedColumn> &columns, int times = 1)
{
    return {{u"Say *hello*"_s, u"greeter"_s, QDateTime(QDate(2026, 1, 2), QTime(3, 4))}, columns, times};
}

//! Reads CSV as RFC 4180 has it.
QList<QStringList> readCsv(const QString &text)
{
    QList<QStringList> lines(1);
    QString cell;
    bool isQuoted = false;
    for (qsizetype index = 0; index < text.size(); ++index) {
        const QChar character = text.at(index);
        if (isQuoted && character == u'"' && text.mid(index + 1, 1) == u"\""_s) {
            cell += u'"';
            ++index;
        } else if (character == u'"') {
            isQuoted = !isQuoted;
        } else if (!isQuoted && character == u',') {
            lines.last().append(std::exchange(cell, {}));
        } else if (!isQuoted && text.mid(index, 2) == u"\r\n"_s) {
            lines.last().append(std::exchange(cell, {}));
            lines.append(QStringList());
            ++index;
        } else {
            cell += character;
        }
    }
    lines.removeLast();
    return lines;
}

} // namespace

class ComparisonReportTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsMarkdownCellsWhole_data();
    void keepsMarkdownCellsWhole();
    void fencesTextsThatHaveFences();
    void writesMarkdown();
    void keepsCsvCellsWhole_data();
    void keepsCsvCellsWhole();
    void writesCsvThatReadsBack();
    void writesJsonLines();
    void alignsTheTableOfATerminal();
};

void ComparisonReportTest::keepsMarkdownCellsWhole_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("cell");
    QTest::newRow("plain") << u"Hello, Mara."_s << u"Hello, Mara."_s;
    QTest::newRow("pipe") << u"a|b"_s << u"a\\|b"_s;
    QTest::newRow("backslash before a pipe") << u"a\\|b"_s << u"a\\\\\\|b"_s;
    QTest::newRow("lines") << u"a\nb\r\nc\rd"_s << u"a<br>b<br>c<br>d"_s;
    QTest::newRow("line separators") << u"a\u2028b\u2029c"_s << u"a<br>b<br>c"_s;
    QTest::newRow("HTML") << u"<img src=x> & more"_s << u"&lt;img src=x\\> &amp; more"_s;
    QTest::newRow("a link") << u"[x](http://y)"_s << u"\\[x\\](http://y)"_s;
    QTest::newRow("emphasis and code") << u"*a* _b_ `c` ~d~"_s << u"\\*a\\* \\_b\\_ \\`c\\` \\~d\\~"_s;
    QTest::newRow("controls") << u"a\tb\u0001c"_s << u"a b c"_s;
}

void ComparisonReportTest::keepsMarkdownCellsWhole()
{
    QFETCH(QString, text);
    QFETCH(QString, cell);
    QCOMPARE(ComparisonReport::markdownCell(text), cell);
}

void ComparisonReportTest::fencesTextsThatHaveFences()
{
    QCOMPARE(ComparisonReport::markdownBlock(u"a"_s), u"```text\na\n```\n"_s);
    QCOMPARE(ComparisonReport::markdownBlock(u"a\x1b[2J\tb\r\nc"_s + QChar::Null), u"```text\na\\u001b[2J\tb\nc\\u0000\n```\n"_s);
    QCOMPARE(ComparisonReport::markdownBlock(u"```\nb\n````\n"_s), u"`````text\n```\nb\n````\n`````\n"_s);
}

void ComparisonReportTest::writesMarkdown()
{
    ComparedRun broken;
    broken.state = RunState::RolledBack;
    broken.error = model::Error {model::ErrorCategory::Fatal, u"It broke | here."_s};
    const QString text = QString::fromUtf8(report({{u"greetings_a"_s, u"built in"_s, {runSaying(u"Hello | there."_s), broken}},
                                                      {u"b"_s, {}, {runSaying(u"Hi."_s), runSaying(u"Hi."_s)}}},
        2)
                                               .markdown());
    QVERIFY2(text.startsWith(u"# Side by side\n\n- Agent: greeter\n- Repeats: 2\n- When: 2026-01-02T03:04:00\n"_s), qPrintable(text));
    QVERIFY(text.contains(u"```text\nSay *hello*\n```\n"_s));
    QVERIFY2(
        text.contains(
            u"| Median of 2 | Rounds | Calls | Same arguments | Tool time | Whole turn | Tokens in / out | Cost | Texts agree |\n|:--|--:|"_s),
        qPrintable(text));
    QVERIFY2(text.contains(u"| **greetings\\_a** | 2 | 1 | 1 of 1 | 0.4 ms | 1.31 s | 412 / 38 | — | — |\n"_s), qPrintable(text));
    QVERIFY(text.contains(u"\n## greetings\\_a\n\nbuilt in\n\n1 of 2 committed, 1 failed.\n"_s));
    QVERIFY2(text.contains(u"\n### Run 1: committed, 1.31 s\n"_s), qPrintable(text));
    QVERIFY2(text.contains(u"| say\\_hello | {\"name\":\"a\\|b\"} | line 1<br>line 2 | 0.4 ms |\n"_s), qPrintable(text));
    QVERIFY(text.contains(u"\n### Run 2: rolled back\n\nIt broke \\| here.\n"_s));
    // In every table all lines have as many cells as the first.
    for (const QString &line : text.split(u'\n')) {
        if (line.startsWith(u"| "))
            QVERIFY2(line.endsWith(u" |"), qPrintable(line));
    }
}

void ComparisonReportTest::keepsCsvCellsWhole_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("cell");
    QTest::newRow("plain") << u"Hello"_s << u"Hello"_s;
    QTest::newRow("empty") << QString() << QString();
    QTest::newRow("comma") << u"a,b"_s << u"\"a,b\""_s;
    QTest::newRow("quotes") << u"say \"hi\""_s << u"\"say \"\"hi\"\"\""_s;
    QTest::newRow("lines") << u"a\nb"_s << u"\"a\nb\""_s;
    QTest::newRow("blanks at the ends") << u" a "_s << u"\" a \""_s;
    QTest::newRow("equals") << u"=1+1"_s << u"'=1+1"_s;
    QTest::newRow("plus") << u"+1"_s << u"'+1"_s;
    QTest::newRow("minus") << u"-1"_s << u"'-1"_s;
    QTest::newRow("at") << u"@SUM(A1)"_s << u"'@SUM(A1)"_s;
    QTest::newRow("a formula with quotes and commas") << u"=HYPERLINK(\"x\",\"y\")"_s << u"\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\""_s;
    QTest::newRow("a tab before a formula") << u"\t=1"_s << u"\"'\t=1\""_s;
    QTest::newRow("a line end before a formula") << u"\r=1"_s << u"\"'\r=1\""_s;
}

void ComparisonReportTest::keepsCsvCellsWhole()
{
    QFETCH(QString, text);
    QFETCH(QString, cell);
    QCOMPARE(model::csvCell(text), cell);
}

void ComparisonReportTest::writesCsvThatReadsBack()
{
    const QString text = u"A \"quoted\", long\nanswer; with | all"_s;
    const QList<QStringList> lines = readCsv(
        QString::fromUtf8(report({{u"=a"_s, {}, {runSaying(text)}}, {u"b"_s, {}, {ComparedRun()}}}).csv()));
    QCOMPARE(lines.size(), 3);
    for (const QStringList &line : lines)
        QCOMPARE(line.size(), lines.first().size());
    const auto cell = [&lines](int line, const QString &name) { return lines.at(line).at(lines.first().indexOf(name)); };
    QCOMPARE(cell(1, u"column"_s), u"'=a"_s);
    QCOMPARE(cell(1, u"state"_s), u"committed"_s);
    QCOMPARE(cell(1, u"milliseconds"_s), u"1310"_s);
    QCOMPARE(cell(1, u"tokens_in"_s), u"412"_s);
    QCOMPARE(cell(1, u"cost"_s), QString());
    QCOMPARE(cell(1, u"text"_s), text);
    QVERIFY(cell(1, u"called"_s).contains(u"\"arguments\":{\"name\":\"a|b\"}"_s));
    QCOMPARE(cell(2, u"state"_s), u"waiting"_s);
    QCOMPARE(cell(2, u"tokens_in"_s), QString());
}

void ComparisonReportTest::writesJsonLines()
{
    ComparedRun priced = runSaying(u"Hello."_s);
    priced.cost = 0.5;
    priced.currency = u"EUR"_s;
    QList<QJsonObject> lines;
    for (const QByteArray &line : report({{u"a"_s, {}, {priced}}, {u"b"_s, {}, {runSaying(u"Hi."_s)}}}).jsonLines().trimmed().split('\n'))
        lines.append(QJsonDocument::fromJson(line).object());
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines.at(0)[u"event"].toString(), u"run"_s);
    QCOMPARE(lines.at(0)[u"cost"].toDouble(), 0.5);
    QCOMPARE(lines.at(0)[u"calls"][0][u"arguments"][u"name"].toString(), u"a|b"_s);
    QCOMPARE(lines.at(2)[u"event"].toString(), u"column"_s);
    QCOMPARE(lines.at(2)[u"committed"].toInt(), 1);
    QCOMPARE(lines.at(2)[u"milliseconds"].toDouble(), 1310.0);
    QVERIFY(lines.at(3)[u"cost"].isNull());
}

void ComparisonReportTest::alignsTheTableOfATerminal()
{
    ComparedRun stopped;
    stopped.state = RunState::TimedOut;
    const QStringList lines = report({{u"greetings-a"_s, {}, {runSaying(u"x"_s)}}, {u"b"_s, {}, {stopped}}}).text().trimmed().split(u'\n');
    QCOMPARE(lines.size(), 4);
    QVERIFY2(lines.at(0).startsWith(u"One run      Rounds  Calls"_s), qPrintable(lines.at(0)));
    QVERIFY2(lines.at(1).startsWith(u"greetings-a       2      1"_s), qPrintable(lines.at(1)));
    QVERIFY2(lines.at(2).startsWith(u"b                 —      —"_s), qPrintable(lines.at(2)));
    QCOMPARE(lines.at(3), u"b: 0 of 1 committed, 1 timed out"_s);
}

QTEST_GUILESS_MAIN(ComparisonReportTest)
#include "tst_comparisonreport.moc"
