// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/text/graphemes.h"
#include "model/text/linediff.h"
#include "model/text/worddiff.h"
#include "tests/support/patience.h"
#include "tests/support/processorclock.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;
using model::beginningOf;
using model::DiffLine;
using model::LineDiff;
using model::wholeCharacters;
using model::WordDiff;
using model::WordPiece;

namespace {

//! As people write it: a sign before each line.
QString written(const QList<DiffLine> &lines)
{
    QString text;
    for (const DiffLine &line : lines) {
        const QChar sign = line.change == DiffLine::Change::Same ? u' ' : line.change == DiffLine::Change::Added ? u'+' : u'-';
        text += sign + line.text + u'\n';
    }
    return text;
}

//! One side of the comparison, put together again.
QString side(const QList<DiffLine> &lines, DiffLine::Change without)
{
    QStringList texts;
    for (const DiffLine &line : lines) {
        if (line.change != without)
            texts.append(line.text);
    }
    return texts.join(u'\n');
}

} // namespace

class LineDiffTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comparesTexts_data();
    void comparesTexts();
    void numbersTheLinesOfBothTexts();
    void isReadWithNumbersAndSigns();
    void givesBackBothTexts();
    void setsOffTheWordsThatDiffer();
    void cutsBetweenWholeCharacters_data();
    void cutsBetweenWholeCharacters();
    void findsEmojiAsAWhole_data();
    void findsEmojiAsAWhole();
    void showsTextsThatShareNothingAsAWhole();
    void leavesOutWhatIsFarFromAChange();
};

void LineDiffTest::comparesTexts_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("expected");
    QTest::newRow("both empty") << QString() << QString() << QString();
    QTest::newRow("the same") << u"a\nb\n"_s << u"a\nb\n"_s << u" a\n b\n"_s;
    QTest::newRow("only a line end") << u"a"_s << u"a\n"_s << u" a\n"_s;
    QTest::newRow("from nothing") << QString() << u"a\nb"_s << u"+a\n+b\n"_s;
    QTest::newRow("to nothing") << u"a\nb"_s << QString() << u"-a\n-b\n"_s;
    QTest::newRow("one line") << u"a\nb\nc"_s << u"a\nB\nc"_s << u" a\n-b\n+B\n c\n"_s;
    QTest::newRow("empty lines count") << u"a\n\nb"_s << u"a\nb"_s << u" a\n-\n b\n"_s;
    QTest::newRow("repeated lines") << u"x\nx\nx"_s << u"x\nx"_s << u" x\n x\n-x\n"_s;
    QTest::newRow("what goes comes first") << u"a\n1\n2\nz"_s << u"a\n3\n4\nz"_s << u" a\n-1\n-2\n+3\n+4\n z\n"_s;
    QTest::newRow("a block moved") << u"a\nb\nc\nd\ne"_s << u"d\na\nb\nc\ne"_s << u"+d\n a\n b\n c\n-d\n e\n"_s;
}

void LineDiffTest::comparesTexts()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    QFETCH(QString, expected);
    QCOMPARE(written(LineDiff::between(before, after)), expected);
}

void LineDiffTest::numbersTheLinesOfBothTexts()
{
    const QList<DiffLine> lines = LineDiff::between(u"a\nb\nc"_s, u"a\nc\nd"_s);
    const QList<DiffLine> expected {{DiffLine::Change::Same, 1, 1, u"a"_s}, {DiffLine::Change::Removed, 2, 0, u"b"_s},
        {DiffLine::Change::Same, 3, 2, u"c"_s}, {DiffLine::Change::Added, 0, 3, u"d"_s}};
    QCOMPARE(lines, expected);
}

void LineDiffTest::isReadWithNumbersAndSigns()
{
    QCOMPARE(model::numberedLine({DiffLine::Change::Removed, 7, 0, u"old"_s}), u"   7      − old"_s);
    QCOMPARE(model::numberedLine({DiffLine::Change::Added, 0, 12, u"new"_s}), u"       12 + new"_s);
    QCOMPARE(model::numberedLine({DiffLine::Change::Same, 1, 2, u"same"_s}), u"   1    2   same"_s);
    QVERIFY(model::numberedLine({}).contains(u'⋯'));
}

void LineDiffTest::givesBackBothTexts()
{
    QRandomGenerator random(7);
    for (int round = 0; round < 300; ++round) {
        QStringList before;
        QStringList after;
        for (quint32 line = 0, count = random.bounded(30u); line < count; ++line)
            before.append(QString::number(random.bounded(6)));
        for (quint32 line = 0, count = random.bounded(30u); line < count; ++line)
            after.append(QString::number(random.bounded(6)));
        const QList<DiffLine> lines = LineDiff::between(before.join(u'\n'), after.join(u'\n'));
        QCOMPARE(side(lines, DiffLine::Change::Added), before.join(u'\n'));
        QCOMPARE(side(lines, DiffLine::Change::Removed), after.join(u'\n'));
    }
}

void LineDiffTest::findsEmojiAsAWhole_data()
{
    QTest::addColumn<QString>("emoji");
    QTest::newRow("a family") << u"\U0001F468\u200D\U0001F469\u200D\U0001F467\u200D\U0001F466"_s;
    QTest::newRow("a flag") << u"\U0001F1E9\U0001F1EA"_s;
    QTest::newRow("a flag of a country in another") << u"\U0001F3F4\U000E0067\U000E0062\U000E0073\U000E0063\U000E0074\U000E007F"_s;
    QTest::newRow("a skin tone") << u"\U0001F44D\U0001F3FD"_s;
    QTest::newRow("a keycap") << u"1\uFE0F\u20E3"_s;
    QTest::newRow("a sign asked for as a picture") << u"\u2764\uFE0F"_s;
    QTest::newRow("two beside each other") << u"\U0001F600\U0001F1E9\U0001F1EA"_s;
}

void LineDiffTest::findsEmojiAsAWhole()
{
    QFETCH(QString, emoji);
    const QList<model::TextPlace> places = model::emojiIn(u"a 1 "_s + emoji + u" b \u2764 \U0001F0A1"_s);
    QCOMPARE(places, (QList<model::TextPlace> {{4, emoji.size()}}));
    QVERIFY(model::emojiIn(u"a 1 # \u00E9 \u4E2D \u2764"_s).isEmpty());
}

void LineDiffTest::showsTextsThatShareNothingAsAWhole()
{
    QStringList before {u"first"_s};
    QStringList after {u"first"_s};
    for (int line = 0; line < 20'000; ++line) {
        before.append(u"b%1"_s.arg(line));
        after.append(u"a%1"_s.arg(line));
    }
    const support::ProcessorClock clock;
    const QList<DiffLine> lines = LineDiff::between(before.join(u'\n'), after.join(u'\n'));
    QVERIFY2(clock.elapsed() < 5'000, "comparing is bounded");
    QCOMPARE(lines.size(), 40'001);
    QCOMPARE(lines[0].change, DiffLine::Change::Same);
    QCOMPARE(lines[20'000].change, DiffLine::Change::Removed);
    QCOMPARE(lines[20'001].change, DiffLine::Change::Added);
}

void LineDiffTest::leavesOutWhatIsFarFromAChange()
{
    QStringList before;
    for (int line = 1; line <= 20; ++line)
        before.append(QString::number(line));
    QStringList after = before;
    after[9] = u"ten"_s;
    const QList<DiffLine> lines = LineDiff::withContext(LineDiff::between(before.join(u'\n'), after.join(u'\n')), 1);
    QCOMPARE(written(lines), u" \n 9\n-10\n+ten\n 11\n \n"_s);
    QCOMPARE(lines.first().before, 0);
    QCOMPARE(lines.first().after, 0);
    QVERIFY(LineDiff::withContext(LineDiff::between(u"a"_s, u"a"_s), 3).size() == 1);
}

void LineDiffTest::setsOffTheWordsThatDiffer()
{
    const WordDiff diff = WordDiff::between(u"The red fox\nruns."_s, u"The blue fox\nruns."_s);
    QCOMPARE(diff.before, (QList<WordPiece> {{u"The "_s, false}, {u"red"_s, true}, {u" fox\nruns."_s, false}}));
    QCOMPARE(diff.after, (QList<WordPiece> {{u"The "_s, false}, {u"blue"_s, true}, {u" fox\nruns."_s, false}}));
    QVERIFY(WordDiff::between({}, {}).before.isEmpty());
    QCOMPARE(WordDiff::between({}, u"a"_s).after, (QList<WordPiece> {{u"a"_s, true}}));
}

void LineDiffTest::cutsBetweenWholeCharacters_data()
{
    QTest::addColumn<QString>("character");
    QTest::newRow("a flag") << u"🇩🇪"_s;
    QTest::newRow("a keycap") << u"1️⃣"_s;
    QTest::newRow("a skin tone") << u"👍🏽"_s;
    QTest::newRow("a family") << u"👨‍👩‍👧‍👦"_s;
    QTest::newRow("a letter with its accent") << u"e\u0301"_s;
}

void LineDiffTest::cutsBetweenWholeCharacters()
{
    QFETCH(QString, character);
    const QString text = u"word "_s + character + character + u" end"_s;
    for (qsizetype longest = 0; longest <= text.size(); ++longest) {
        const QString cut = wholeCharacters(text, longest);
        QVERIFY(cut.size() <= longest && text.startsWith(cut));
        const qsizetype within = cut.size() - 5;
        QVERIFY2(within <= 0 || within >= 2 * character.size() || within % character.size() == 0, qPrintable(cut));
    }
    QCOMPARE(wholeCharacters(text, text.size()), text);
    QCOMPARE(beginningOf(u"a\n b"_s, 10), u"a b"_s);
    QCOMPARE(beginningOf(text, 6), u"word …"_s);
}

QTEST_GUILESS_MAIN(LineDiffTest)
#include "tst_linediff.moc"
