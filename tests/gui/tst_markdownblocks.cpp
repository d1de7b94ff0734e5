// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/theme/spacing.h"
#include "gui/transcript/emojiformats.h"
#include "gui/transcript/highlighting.h"
#include "gui/transcript/inertdocument.h"
#include "gui/transcript/markdownblocks.h"
#include "gui/transcript/transcriptlayout.h"
#include "model/text/inlinetext.h"
#include "tests/support/patience.h"

#include <QAbstractTextDocumentLayout>
#include <QElapsedTimer>
#include <QGlyphRun>
#include <QImage>
#include <QPainter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextLayout>
#include <QTextList>
#include <QUrl>

using namespace gui;
using namespace Qt::StringLiterals;
using Kind = MarkdownBlock::Kind;

class MarkdownBlocksTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cutsWhereBlocksEnd_data();
    void cutsWhereBlocksEnd();
    void givesTheSameBlocksInAnyPortions();
    void keepsEveryCharacterOfAGiantParagraph();
    void boundsCodeAndTables();
    void changesOnlyTheLastBlockWhileTextArrives();
    void showsImagesAndOtherLinksAsText();
    void loadsNothing();
    void keepsTheNumbersOfALaterList();
    void setsFormulasApart_data();
    void setsFormulasApart();
    void raisesFootnotes();
    void keepsAHeadingWithCodeAHeading();
    void givesQuotesABarAndABound();
    void givesListSignsAir();
    void coloursCodeByLine();
    void findsALanguageForEachTable();
    void findsRowsByHeight();
    void drawsPicturesOfSeveralSignsWhole_data();
    void drawsPicturesOfSeveralSignsWhole();
};

using Blocks = QList<std::pair<Kind, QString>>;

void MarkdownBlocksTest::cutsWhereBlocksEnd_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("paragraphs") << u"one\ntwo\n\nthree"_s << QStringList {u"one\ntwo\n\n"_s, u"three\n"_s};
    QTest::newRow("heading without a blank line") << u"text\n# title\nmore"_s << QStringList {u"text\n"_s, u"# title\nmore\n"_s};
    QTest::newRow("fence") << u"text\n```py\na = 1\n```\nafter"_s << QStringList {u"text\n"_s, u"a = 1\n"_s, u"after\n"_s};
    QTest::newRow("a fence within a fence") << u"````\n```\nx\n```\n````"_s << QStringList {u"```\nx\n```\n"_s};
    QTest::newRow("a fence in a list item") << u"1. do\n   ```sh\n   ls\n   ```\n   then\n2. more"_s
                                            << QStringList {u"1. do\n"_s, u"ls\n"_s, u"then\n2. more\n"_s};
    QTest::newRow("a list with gaps") << u"- a\n\n- b\n\n  c\n\nend"_s << QStringList {u"- a\n\n- b\n\n  c\n\n"_s, u"end\n"_s};
    QTest::newRow("table") << u"text\n|a|b|\n|-|-|\n|1|2|\n\nend"_s << QStringList {u"text\n"_s, u"|a|b|\n|-|-|\n|1|2|\n"_s, u"end\n"_s};
    const QString head = u"|"_s + u"a|"_s.repeated(3000) + u"\n|"_s + u"-|"_s.repeated(3000) + u"\n"_s;
    QTest::newRow("a table of many columns") << head + u"|1|\n|2|\n\nend"_s << QStringList {head, u"|1|\n"_s, u"|2|\n"_s, u"end\n"_s};
    QTest::newRow("a long line that looked like a table") << u"|"_s + u"words "_s.repeated(500)
            + u"\nmore"_s << QStringList {u"|"_s + u"words "_s.repeated(333), u"words "_s.repeated(167) + u"\nmore\n"_s};
    QTest::newRow("formulas") << u"so\n$$\na^2\n$$\nand $$b$$\n\\[ c \\]\nend"_s
                              << QStringList {u"so\n"_s, u"a^2\n"_s, u"and $$b$$\n"_s, u"c\n"_s, u"end\n"_s};
    QTest::newRow("a formula without an end") << u"$$\na^2\n\nend"_s << QStringList {u"a^2\n"_s, u"end\n"_s};
    QTest::newRow("carriage returns") << u"a\r\n\r\nb\r\n"_s << QStringList {u"a\n\n"_s, u"b\n"_s};
    QTest::newRow("an open fence") << u"```\ncode"_s << QStringList {u"code\n"_s};
    QTest::newRow("nothing") << QString() << QStringList {};
    QTest::newRow("blank lines") << u"\n\n\na"_s << QStringList {u"a\n"_s};
}

void MarkdownBlocksTest::cutsWhereBlocksEnd()
{
    QFETCH(QString, text);
    QFETCH(QStringList, expected);
    QStringList texts;
    for (const MarkdownBlock &block : MarkdownBlocks::split(text))
        texts.append(block.text);
    QCOMPARE(texts, expected);
}

void MarkdownBlocksTest::givesTheSameBlocksInAnyPortions()
{
    const QString text =
        u"# T\n\ntext **b**\n```cpp\nint a;\n\n```\n1. x\n   ```\n   y\n   ```\n   z\n\n|a|b|\n|-|-|\n|1|2|\n\n> q\n\n$$\nx\n$$\n$$ y $$\n\nend"_s;
    const QList<MarkdownBlock> whole = MarkdownBlocks::split(text);
    for (int portion = 1; portion < text.size(); ++portion) {
        MarkdownBlocks blocks;
        for (int at = 0; at < text.size(); at += portion)
            blocks.append(QStringView(text).mid(at, portion));
        blocks.finish();
        QCOMPARE(blocks.blocks(), whole);
    }
}

void MarkdownBlocksTest::keepsEveryCharacterOfAGiantParagraph()
{
    const QString without = QString(1'000'000, u'x');
    const QString with = u"word "_s.repeated(20'000);
    for (const QString &text : {without, with}) {
        QString joined;
        for (const MarkdownBlock &block : MarkdownBlocks::split(text)) {
            QVERIFY(block.text.size() <= MarkdownBlocks::proseLimit + 1);
            QCOMPARE(block.continues, !joined.isEmpty());
            joined += block.text;
        }
        QCOMPARE(joined, text + u'\n');
    }
}

void MarkdownBlocksTest::boundsCodeAndTables()
{
    const QList<MarkdownBlock> code = MarkdownBlocks::split(u"```c\n"_s + u"int a;\n"_s.repeated(1000) + u"```\n"_s);
    QCOMPARE(code.size(), 1000 / MarkdownBlocks::codeLines);
    QVERIFY(code.last().continues);
    QCOMPARE(code.last().language, u"c"_s);
    const QList<MarkdownBlock> table = MarkdownBlocks::split(u"|a|b|c|d|\n|-|-|-|-|\n"_s + u"|1|2|3|4|\n"_s.repeated(2500));
    QVERIFY(table.size() >= 40);
    for (const MarkdownBlock &piece : table) {
        QCOMPARE(piece.kind, Kind::Table);
        QCOMPARE(piece.tableHead, u"|a|b|c|d|\n|-|-|-|-|\n"_s);
    }
}

void MarkdownBlocksTest::changesOnlyTheLastBlockWhileTextArrives()
{
    MarkdownBlocks blocks;
    for (int paragraph = 0; paragraph < 50; ++paragraph) {
        for (const QString &word : {u"some "_s, u"words "_s, u"here\n\n"_s}) {
            const int before = int(blocks.blocks().size());
            QVERIFY(blocks.append(word) >= before - 1);
        }
    }
    QCOMPARE(blocks.blocks().size(), 50);
}

void MarkdownBlocksTest::showsImagesAndOtherLinksAsText()
{
    InertDocument document;
    document.showMarkdown(
        {.text = u"![cat](file:///etc/passwd) [good](https://example.org/) [bad](javascript:x) <script>x</script>"_s}, Palette::light());
    const QString text = document.toPlainText();
    QVERIFY2(text.contains(u"[image: cat (file:///etc/passwd)]"_s), qPrintable(text));
    QVERIFY(text.contains(u"<script>"_s));
    const QString html = document.toHtml();
    QVERIFY(html.contains(u"href=\"https://example.org/\""_s));
    QVERIFY(!html.contains(u"javascript:"_s));
    QVERIFY(!html.contains(u"<img"_s));
    QVERIFY(!model::isOpenable(QUrl(u"file:///etc/passwd"_s)));
}

void MarkdownBlocksTest::loadsNothing()
{
    InertDocument document;
    QCOMPARE(document.resource(QTextDocument::ImageResource, QUrl(u"file:///proc/self/exe"_s)), QVariant());
}

void MarkdownBlocksTest::keepsTheNumbersOfALaterList()
{
    InertDocument document;
    document.showMarkdown({.text = u"3. three\n4. four\n"_s}, Palette::light());
    QCOMPARE(document.toPlainText(), u"3. three\n4. four"_s);
}

void MarkdownBlocksTest::setsFormulasApart_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QStringList>("formulas");
    QTest::newRow("one") << u"so $x_1*y*z$ is"_s << QStringList {u"x_1*y*z"_s};
    QTest::newRow("two") << u"$a$ and $$b^2$$."_s << QStringList {u"a"_s, u"b^2"_s};
    QTest::newRow("LaTeX's own marks") << u"so \\(\\frac{1}{2}\\) and \\[x\\]"_s << QStringList {u"\\frac{1}{2}"_s, u"x"_s};
    QTest::newRow("money") << u"from $5 and $6 to $7"_s << QStringList {};
    QTest::newRow("money with the sign behind it") << u"it is $5 or 6$ a piece"_s << QStringList {};
    QTest::newRow("amounts in a row") << u"$5-$6, 10$/day"_s << QStringList {};
    QTest::newRow("a formula that begins with a number") << u"$2x + 1$"_s << QStringList {u"2x + 1"_s};
    QTest::newRow("escaped") << u"\\$x\\$"_s << QStringList {};
    QTest::newRow("in code") << u"`echo $HOME$`"_s << QStringList {};
    QTest::newRow("not closed") << u"a $x and"_s << QStringList {};
}

void MarkdownBlocksTest::setsFormulasApart()
{
    QFETCH(const QString, markdown);
    InertDocument document;
    document.showMarkdown({.text = markdown}, Palette::light());
    QTEST(document.formulas(), "formulas");
    QVERIFY(!document.toPlainText().contains(QChar(0x2061)));
}

void MarkdownBlocksTest::raisesFootnotes()
{
    InertDocument document;
    document.showMarkdown({.text = u"A word[^1], code `[^1]`.\n\n[^1]: https://example.org\n"_s}, Palette::light());
    QCOMPARE(document.toPlainText(), u"A word1, code [^1].\n1 https://example.org"_s);
    QTextCursor cursor(&document);
    cursor.setPosition(7);
    QCOMPARE(cursor.charFormat().verticalAlignment(), QTextCharFormat::AlignSuperScript);
}

void MarkdownBlocksTest::keepsAHeadingWithCodeAHeading()
{
    InertDocument document;
    document.showMarkdown({.text = u"## The `code` in it\n"_s}, Palette::light());
    QTextCursor words(&document);
    words.setPosition(2);
    QTextCursor code(&document);
    code.setPosition(6);
    QVERIFY(code.charFormat().fontFixedPitch());
    QCOMPARE(code.charFormat().property(QTextFormat::FontSizeAdjustment), words.charFormat().property(QTextFormat::FontSizeAdjustment));
    QVERIFY(!code.charFormat().hasProperty(QTextFormat::FontPointSize));
    QCOMPARE(code.charFormat().fontWeight(), words.charFormat().fontWeight());
    // What follows it as well.
    QTextCursor rest(&document);
    rest.setPosition(11);
    QCOMPARE(document.toPlainText().mid(9, 5), u"in it"_s);
    QCOMPARE(rest.charFormat().property(QTextFormat::FontSizeAdjustment), words.charFormat().property(QTextFormat::FontSizeAdjustment));
    QCOMPARE(rest.charFormat().fontWeight(), words.charFormat().fontWeight());
}

void MarkdownBlocksTest::givesQuotesABarAndABound()
{
    InertDocument document;
    document.setTextWidth(300);
    document.showMarkdown({.text = u"> a\n>\n> b\n\nc\n"_s}, Palette::light());
    QImage picture(300, 100, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    document.paintQuoteBars(painter, Palette::light());
    painter.end();
    QCOMPARE(picture.pixelColor(1, 5), Palette::light().line);
    QCOMPARE(picture.pixelColor(1, 95), QColor(Qt::white));
    document.showMarkdown({.text = u"> "_s.repeated(500) + u"deep\n"_s}, Palette::light());
    QCOMPARE(document.firstBlock().blockFormat().intProperty(QTextFormat::BlockQuoteLevel), 8);
    // In a line that is cut because of its length nothing but the marks is lost.
    const QList<MarkdownBlock> blocks = MarkdownBlocks::split(u"> "_s.repeated(10'000) + u"deep"_s);
    QCOMPARE(blocks.size(), 1);
    QVERIFY(blocks.first().text.endsWith(u"> deep\n"));
}

void MarkdownBlocksTest::givesListSignsAir()
{
    InertDocument document;
    document.setTextWidth(300);
    // Of a text that itself leaves no mark.
    document.showMarkdown({.text = u"- \u00a0\n- \u00a0\n\n  - \u00a0\n"_s}, Palette::light());
    QVERIFY(document.size().height() < 120);
    QImage picture(300, 120, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    document.paintListSigns(painter, Palette::light());
    painter.end();
    const auto marked = [&picture](const QRect &area) {
        int count = 0;
        for (int y = area.top(); y <= area.bottom(); ++y) {
            for (int x = area.left(); x <= area.right(); ++x)
                count += picture.pixelColor(x, y) != QColor(Qt::white);
        }
        return count;
    };
    const int text = spacing::large;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QRect line = document.documentLayout()->blockBoundingRect(block).toAlignedRect();
        const int indent = text * block.textList()->format().indent();
        QVERIFY2(marked({0, line.top(), indent, line.height()}) > 4, qPrintable(QString::number(block.blockNumber())));
        // Between the sign and its text.
        QCOMPARE(marked({indent - spacing::gap + 1, line.top(), spacing::gap, line.height()}), 0);
    }
    // Numbers and boxes are Qt's.
    picture.fill(Qt::white);
    document.showMarkdown({.text = u"1. a\n2. b\n\nand\n\n- [ ] c\n- [x] d\n"_s}, Palette::light());
    QVERIFY(document.size().height() > 0);
    QPainter again(&picture);
    document.paintListSigns(again, Palette::light());
    again.end();
    QCOMPARE(marked(picture.rect()), 0);
}

void MarkdownBlocksTest::coloursCodeByLine()
{
    HighlightTables tables;
    const auto rules = tables.find(u"cpp"_s);
    QVERIFY(rules);
    int state = 0;
    QCOMPARE(highlightLine(*rules, u"return \"a\\\"b\"; // end", state),
        (QList<HighlightedRange> {{0, 6, CodeStyle::Keyword}, {7, 6, CodeStyle::String}, {15, 6, CodeStyle::Comment}}));
    QCOMPARE(highlightLine(*rules, u"x = 1.5; /* open", state),
        (QList<HighlightedRange> {{4, 3, CodeStyle::Number}, {9, 7, CodeStyle::Comment}}));
    QVERIFY(state > 0);
    QCOMPARE(
        highlightLine(*rules, u"still */ int", state), (QList<HighlightedRange> {{0, 8, CodeStyle::Comment}, {9, 3, CodeStyle::Keyword}}));
    QCOMPARE(state, 0);
    const auto difference = tables.find(u"diff"_s);
    QCOMPARE(highlightLine(*difference, u"+new 1", state), (QList<HighlightedRange> {{0, 6, CodeStyle::Added}}));
    QCOMPARE(highlightLine(*difference, u"-old 1", state), (QList<HighlightedRange> {{0, 6, CodeStyle::Removed}}));
    QVERIFY(highlightLine(*difference, u" both", state).isEmpty());
}

void MarkdownBlocksTest::findsALanguageForEachTable()
{
    HighlightTables tables;
    for (const QString &language : {u"c++"_s, u"python"_s, u"typescript"_s, u"json"_s, u"toml"_s, u"bash"_s, u"html"_s, u"css"_s, u"rust"_s,
             u"go"_s, u"sql"_s, u"yaml"_s, u"java"_s, u"c#"_s, u"kotlin"_s, u"swift"_s, u"php"_s, u"ruby"_s, u"lua"_s, u"powershell"_s,
             u"dockerfile"_s, u"haskell"_s, u"latex"_s, u"mermaid"_s})
        QVERIFY2(tables.find(language), qPrintable(language));
    QVERIFY(!tables.find(u"nothing"_s));
}

void MarkdownBlocksTest::findsRowsByHeight()
{
    HeightIndex index;
    for (int row = 0; row < 1000; ++row)
        index.append(row % 3 == 0 ? 0 : 10);
    index.set(500, 25);
    QCOMPARE(index.height(500), 25);
    QCOMPARE(index.height(501), 0);
    QCOMPARE(index.total(), 666 * 10 + 15);
    for (int row = 0; row < 1000; ++row) {
        if (index.height(row) > 0)
            QCOMPARE(index.rowAt(index.top(row)), row);
    }
    QCOMPARE(index.rowAt(index.total() + 100), 999);
    index.truncate(3);
    QCOMPARE(index.total(), 20);
    index.set(1, 4);
    QCOMPARE(index.rowAt(3), 1);
    QCOMPARE(index.rowAt(4), 2);
}

void MarkdownBlocksTest::drawsPicturesOfSeveralSignsWhole_data()
{
    QTest::addColumn<QString>("picture");
    QTest::newRow("keycap") << u"1\ufe0f\u20e3"_s;
    QTest::newRow("rainbow flag") << u"\U0001f3f3\ufe0f\u200d\U0001f308"_s;
    QTest::newRow("family") << u"\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"_s;
    QTest::newRow("skin tone") << u"\U0001f44d\U0001f3fd"_s;
    QTest::newRow("flag") << u"\U0001f1e9\U0001f1ea"_s;
}

void MarkdownBlocksTest::drawsPicturesOfSeveralSignsWhole()
{
    QFETCH(QString, picture);
    QTextLayout layout(picture);
    layout.setFormats(emojiFormats(picture));
    if (layout.formats().isEmpty())
        QSKIP("no colour font for emoji is installed");
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    QCOMPARE(layout.glyphRuns().size(), 1);
    QCOMPARE(layout.glyphRuns().first().glyphIndexes().size(), 1);
}

QTEST_MAIN(MarkdownBlocksTest)
#include "tst_markdownblocks.moc"
