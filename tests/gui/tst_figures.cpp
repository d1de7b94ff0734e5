// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/theme/theme.h"
#include "gui/transcript/figureactions.h"
#include "gui/transcript/figureframe.h"
#include "gui/transcript/rowelements.h"
#include "gui/transcript/transcriptview.h"
#include "model/text/inlinetext.h"
#include "tests/gui/transcriptfixture.h"
#include "tests/support/processorclock.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QTableView>
#include <QWheelEvent>

using namespace gui;
using namespace Qt::StringLiterals;
using model::Role;

//! Code, tables and formulas in a transcript.
class FiguresTest final : public TranscriptFixture
{
    Q_OBJECT

private Q_SLOTS:
    void readsACell_data();
    void readsACell();
    void writesATableAsCsv();
    void findsAFigureInItsText();
    void hasTheWordsOfItsKind();
    void copiesCodeByItsButton();
    void keepsItsButtonsInANarrowColumn();
    void wrapsCodeAndKeepsItSo();
    void scrollsWideCodeAndNothingElse();
    void breaksNoWordInATable();
    void copiesATableFromTheMenu();
    void opensATableInAWindow();
    void savesCodeUnderTheSuffixOfItsLanguage();
    void opensADrawingWhereItCanDoNothing();
    void isDraggedOutAsAFile();
    void dragsOutFilesAndPictures();
    void isWorkedByAssistivePrograms();
    void givesPiecesOfATableTheSameColumns();
    void selectsCellsWithTabsBetween();
    void staysReadableWhateverComes_data();
    void staysReadableWhateverComes();
    void drawsPictures();

private:
    void show(const QString &text);
    QPoint buttonOf(int figure, FigureAction action) const;
    const TranscriptLayout::Placed *headerOf(int figure) const;
    void press(int figure, FigureAction action);
};

namespace {

QString wideTable(int columns, int rows)
{
    const auto line = [columns](auto cell) {
        QString text = u"|"_s;
        for (int column = 0; column < columns; ++column)
            text += cell(column) + u'|';
        return text + u'\n';
    };
    const QString row = line([](int column) { return u"cell number %1"_s.arg(column); });
    return line([](int column) { return u"column %1"_s.arg(column); }) + line([](int) { return u"---"_s; }) + row.repeated(rows);
}

} // namespace

void FiguresTest::show(const QString &text)
{
    m_rows->addText(Role::Assistant, text);
    settle();
}

const TranscriptLayout::Placed *FiguresTest::headerOf(int figure) const
{
    for (const TranscriptLayout::Placed &placed : m_view->layoutForTests().placed()) {
        const auto *header = dynamic_cast<const FigureHeader *>(placed.element);
        if (header && header->figure()->number() == figure)
            return &placed;
    }
    return nullptr;
}

QPoint FiguresTest::buttonOf(int figure, FigureAction action) const
{
    const TranscriptLayout::Placed *placed = headerOf(figure);
    const QRect area = placed ? dynamic_cast<const FigureHeader *>(placed->element)->buttonOf(action) : QRect();
    return area.isEmpty() ? QPoint(-1, -1) : area.center() + QPoint(m_view->columnLeft(), placed->y);
}

void FiguresTest::press(int figure, FigureAction action)
{
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, buttonOf(figure, action));
}

void FiguresTest::readsACell_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("runs");
    QTest::newRow("plain") << u"a b"_s << u"a b"_s << 0;
    QTest::newRow("bold and code") << u"**a** `b|c` *d*"_s << u"a b|c d"_s << 3;
    QTest::newRow("escapes") << u"a \\| b \\*"_s << u"a | b *"_s << 0;
    QTest::newRow("not closed") << u"**a `b"_s << u"**a `b"_s << 0;
    QTest::newRow("within a word") << u"a_b_c"_s << u"a_b_c"_s << 0;
    QTest::newRow("a link") << u"[here](https://example.org) now"_s << u"here now"_s << 1;
    QTest::newRow("a bad link") << u"[here](javascript:x)"_s << u"here"_s << 0;
    QTest::newRow("an address") << u"see https://example.org/a"_s << u"see https://example.org/a"_s << 1;
    QTest::newRow("lines") << u"a<br>b"_s << u"a\u2028b"_s << 0;
    QTest::newRow("nested and open") << u"**a *b**"_s << u"a *b"_s << 1;
}

void FiguresTest::readsACell()
{
    QFETCH(const QString, markdown);
    const model::InlineText cell = model::InlineText::read(markdown);
    QTEST(cell.text, "text");
    QTEST(int(cell.runs.size()), "runs");
    for (const model::InlineText::Run &run : cell.runs)
        QVERIFY(run.start >= 0 && run.length > 0 && run.start + run.length <= cell.text.size());
}

void FiguresTest::writesATableAsCsv()
{
    QCOMPARE(model::csvOf(u"| a | **b** |\n|---|:-:|\n| 1, 2 | say \"x\" |\n| only |\n| x | y | z |\n"),
        u"a,b\r\n\"1, 2\",\"say \"\"x\"\"\"\r\nonly,\r\nx,y\r\n"_s);
}

void FiguresTest::findsAFigureInItsText()
{
    const QString text = u"words\n\n```py\n"_s + u"x = 1\n"_s.repeated(100) + u"```\n\n|a|b|\n|-|-|\n"_s + u"|1|2|\n"_s.repeated(500)
        + u"\nwords\n$$\na^2\n$$\nand\n$$ b $$\n"_s;
    QCOMPARE(figureIn(text, 0).text, u"x = 1\n"_s.repeated(100));
    QCOMPARE(figureIn(text, 0).language, u"py"_s);
    QCOMPARE(figureIn(text, 1).text, u"|a|b|\n|-|-|\n"_s + u"|1|2|\n"_s.repeated(500));
    QCOMPARE(figureIn(text, 2).text, u"a^2\n"_s);
    QCOMPARE(figureIn(text, 3).text, u"b\n"_s);
    QCOMPARE(figureIn(text, 4).text, QString());
}

void FiguresTest::hasTheWordsOfItsKind()
{
    show(u"```py\nx\n```\n\n```cs\nx\n```\n\n```\nx\n```\n\n|a|\n|-|\n|1|\n\n$$\na\n$$\n\n```brainfudge\n+\n```"_s);
    QStringList titles;
    for (const TranscriptLayout::Placed &placed : m_view->layoutForTests().placed()) {
        if (dynamic_cast<const FigureHeader *>(placed.element))
            titles.append(placed.element->figure()->title());
    }
    QCOMPARE(titles, (QStringList {u"Python"_s, u"C#"_s, u"Code"_s, u"Table"_s, u"Mathematics"_s, u"brainfudge"_s}));
}

void FiguresTest::copiesCodeByItsButton()
{
    show(u"Words\n\n```py\nx = 1\n\ny = 2\n```\n\n$$\n\\frac{1}{2}\n$$\n"_s);
    press(0, FigureAction::Copy);
    QCOMPARE(QApplication::clipboard()->text(), u"x = 1\n\ny = 2\n"_s);
    press(1, FigureAction::Copy);
    QCOMPARE(QApplication::clipboard()->text(), u"\\frac{1}{2}\n"_s);
}

void FiguresTest::keepsItsButtonsInANarrowColumn()
{
    show(wideTable(3, 2));
    const int oneLine = headerOf(0)->element->height();
    m_view->resize(280, 400);
    settle();
    const TranscriptLayout::Placed *header = headerOf(0);
    QVERIFY(header->element->height() > oneLine);
    QRect before;
    for (const FigureAction action : header->element->figure()->actions()) {
        const QRect button = dynamic_cast<FigureHeader *>(header->element)->buttonOf(action);
        QVERIFY(QRect(0, oneLine, m_view->width(), header->element->height() - oneLine).contains(button));
        QVERIFY(!button.intersects(before));
        before = button;
    }
    press(0, FigureAction::CopyAsCsv);
    QVERIFY(QApplication::clipboard()->text().startsWith(u"column 0,"_s));
}

void FiguresTest::wrapsCodeAndKeepsItSo()
{
    show(u"```\n"_s + u"word "_s.repeated(100) + u"\n```\n"_s);
    const int unwrapped = m_view->rectangleOf(0).height();
    QVERIFY(headerOf(0)->element->figure()->maximumOffset() > 1000);
    press(0, FigureAction::Wrap);
    const int wrapped = m_view->rectangleOf(0).height();
    QVERIFY2(wrapped > unwrapped + 30, qPrintable(QString::number(wrapped)));
    QCOMPARE(headerOf(0)->element->figure()->maximumOffset(), 0);
    m_view->rowNeedsWidgets(0);
    settle();
    QCOMPARE(m_view->rectangleOf(0).height(), wrapped);
    press(0, FigureAction::Wrap);
    QCOMPARE(m_view->rectangleOf(0).height(), unwrapped);
}

void FiguresTest::scrollsWideCodeAndNothingElse()
{
    show(u"Words\n\n```\n"_s + u"word "_s.repeated(100) + u"\n```\n"_s + u"\n\nmore words"_s.repeated(100));
    m_view->verticalScrollBar()->setValue(0);
    const std::shared_ptr<Figure> figure = headerOf(0)->element->figure();
    const QPoint at(m_view->columnLeft() + 50, headerOf(0)->y + 40);
    const auto wheel = [this](const QPoint &point, const QPoint &turned, Qt::KeyboardModifiers keys) {
        QWheelEvent event(point, m_view->viewport()->mapToGlobal(point), {}, turned, Qt::NoButton, keys, Qt::NoScrollPhase, false);
        QApplication::sendEvent(m_view->viewport(), &event);
    };
    wheel(at, {0, -120}, Qt::ShiftModifier);
    QCOMPARE(figure->offset(), 60);
    wheel(at, {-240, 0}, {});
    QCOMPARE(figure->offset(), 180);
    QCOMPARE(m_view->verticalScrollBar()->value(), 0);
    wheel(at, {0, -120}, {});
    QVERIFY(m_view->verticalScrollBar()->value() > 0);
    m_view->verticalScrollBar()->setValue(0);
    QCOMPARE(figure->offset(), 180);
    m_view->setFocus();
    m_view->setCurrentRow(0);
    QTest::keyClick(m_view.get(), Qt::Key_Left);
    QCOMPARE(figure->offset(), 120);
    // The scroll bar, to its end.
    int bar = 0;
    for (const TranscriptLayout::Placed &placed : m_view->layoutForTests().placed())
        bar = dynamic_cast<FigureFooter *>(placed.element) ? placed.y + 6 : bar;
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, {m_view->columnLeft() + spacing::columnWidth - 30, bar});
    QCOMPARE(figure->offset(), figure->maximumOffset());
}

void FiguresTest::breaksNoWordInATable()
{
    const QString word(80, u'w');
    show(u"| a | b | c |\n|---|---|---|\n| %1 | %1 | some words that go on and on so that they cannot be all in one line of it |\n"_s.arg(
        word));
    const std::shared_ptr<Figure> figure = headerOf(0)->element->figure();
    const QFontMetrics metrics(m_view->font());
    QVERIFY(figure->width() >= 2 * metrics.horizontalAdvance(word));
    QVERIFY(figure->maximumOffset() > 0);
    QVERIFY(m_view->rectangleOf(0).height() < 250);
}

void FiguresTest::copiesATableFromTheMenu()
{
    show(u"```\nx\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n"_s);
    m_view->setCurrentRow(0);
    m_view->setFocus();
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint());
    QApplication::sendEvent(m_view->viewport(), &event);
    auto *actions = m_view->findChild<QMenu *>(u"figureMenu2"_s);
    QVERIFY(actions);
    QCOMPARE(actions->title(), u"Table: | a | b | |---|---| | 1 | 2 |"_s);
    QCOMPARE(actions->actions().at(0)->text(), u"Copy as Markdown"_s);
    actions->actions().at(0)->trigger();
    QCOMPARE(QApplication::clipboard()->text(), u"| a | b |\n|---|---|\n| 1 | 2 |\n"_s);
    actions->actions().at(1)->trigger();
    QCOMPARE(QApplication::clipboard()->text(), u"a,b\r\n1,2\r\n"_s);
    m_view->findChild<QMenu *>(u"canisterMenu"_s)->close();
}

void FiguresTest::opensATableInAWindow()
{
    show(u"| a | b |\n|---|---|\n| 10 | x |\n| 9 | y |\n"_s);
    press(0, FigureAction::OpenInWindow);
    auto *table = m_view->findChild<QTableView *>(u"tableCells"_s);
    QVERIFY(table && table->isVisible());
    QAbstractItemModelTester tester(table->model());
    QCOMPARE(table->model()->rowCount(), 2);
    QCOMPARE(table->model()->headerData(1, Qt::Horizontal).toString(), u"b"_s);
    table->sortByColumn(0, Qt::AscendingOrder);
    QCOMPARE(table->model()->index(0, 0).data().toString(), u"9"_s);
    table->selectAll();
    table->actions().first()->trigger();
    QCOMPARE(QApplication::clipboard()->text(), u"9\ty\n10\tx"_s);
    table->window()->close();
}

void FiguresTest::savesCodeUnderTheSuffixOfItsLanguage()
{
    show(u"```c++\nint a;\n```\n"_s);
    press(0, FigureAction::Save);
    auto *dialog = m_view->findChild<QFileDialog *>(u"saveContent"_s);
    QVERIFY(dialog);
    QVERIFY2(dialog->selectedFiles().first().endsWith(u"/code.cpp"), qPrintable(dialog->selectedFiles().first()));
    dialog->reject();
}

namespace {

//! Takes what would go to another program.
class Opened final : public QObject
{
    Q_OBJECT

public:
    Opened() { QDesktopServices::setUrlHandler(u"file"_s, this, "take"); }
    ~Opened() override { QDesktopServices::unsetUrlHandler(u"file"_s); }

    QString path;

public Q_SLOTS:
    void take(const QUrl &url) { path = url.toLocalFile(); }
};

} // namespace

void FiguresTest::opensADrawingWhereItCanDoNothing()
{
    show(u"```svg\n<svg><script>alert(1)</script></svg>\n```\n\n```mermaid\ngraph TD\n```\n"_s);
    Opened opened;
    press(0, FigureAction::OpenOutside);
    QVERIFY(opened.path.endsWith(u".html"));
    QFile page(opened.path);
    QVERIFY(page.open(QIODevice::ReadOnly));
    QVERIFY(!page.readAll().contains("script"));
    press(1, FigureAction::OpenOutside);
    QVERIFY(opened.path.endsWith(u"/code.mmd"));
    m_view.reset();
    QVERIFY(!QFile::exists(opened.path));
}

void FiguresTest::isDraggedOutAsAFile()
{
    FigureActions actions(m_view->tables(), *m_view);
    const auto data = actions.dragged({MarkdownBlock::Kind::Table, {}, u"| a | b |\n|---|---|\n| 1 | 2 |\n"_s});
    QCOMPARE(data->text(), u"a,b\r\n1,2\r\n"_s);
    QFile file(data->urls().value(0).toLocalFile());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("a,b\r\n1,2\r\n"));
    const auto code = actions.dragged({MarkdownBlock::Kind::Code, u"py"_s, u"x = 1\n"_s});
    QVERIFY(code->urls().value(0).toLocalFile().endsWith(u"/code.py"));
}

void FiguresTest::dragsOutFilesAndPictures()
{
    model::Canister canister;
    canister.role = Role::Assistant;
    canister.contents = {model::TextContent {u"Here."_s}, model::FileContent {"1;2", u"text/csv"_s, u"../../etc/lamps.csv"_s},
        model::ImageContent {"no picture", u"image/png"_s, {}}};
    m_rows->add(canister);
    settle();
    QStringList names;
    FigureActions actions(m_view->tables(), *m_view);
    for (const TranscriptLayout::Placed &placed : m_view->layoutForTests().placed()) {
        const auto dragged = placed.element->file();
        if (!dragged)
            continue;
        const auto data = actions.dragged(*dragged);
        QFile file(data->urls().value(0).toLocalFile());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), dragged->data);
        names.append(QFileInfo(file.fileName()).fileName());
        // The pointer says so.
        QTest::mouseMove(m_view->viewport(), QPoint(m_view->columnLeft() + 20, placed.y + 8));
        QTRY_COMPARE(m_view->viewport()->cursor().shape(), Qt::OpenHandCursor);
    }
    QCOMPARE(names, (QStringList {u"lamps.csv"_s, u"file.png"_s}));
}

void FiguresTest::isWorkedByAssistivePrograms()
{
    show(u"```py\nx = 1\n```\n\n| a |\n|---|\n| 1 |\n"_s);
    QAccessibleInterface *row = QAccessible::queryAccessibleInterface(m_view.get())->child(0);
    QAccessibleActionInterface *actions = row->actionInterface();
    QVERIFY2(actions->actionNames().contains(u"Python 1: Copy"_s), qPrintable(actions->actionNames().join(u", "_s)));
    QVERIFY(actions->actionNames().contains(u"Table 2: Copy as CSV"_s));
    actions->doAction(u"Table 2: Copy as CSV"_s);
    QCOMPARE(QApplication::clipboard()->text(), u"a\r\n1\r\n"_s);
}

void FiguresTest::givesPiecesOfATableTheSameColumns()
{
    show(u"| a | b |\n|---|---|\n"_s + u"| 1 | 2 |\n"_s.repeated(300) + u"| a long cell at the end | 2 |\n"_s);
    const RowLayout &row = m_view->layoutForTests().row(0);
    std::shared_ptr<Figure> figure;
    int pieces = 0;
    for (int index = 0; index < row.count(); ++index) {
        if (const auto of = row.at(index).figure()) {
            QVERIFY(!figure || figure == of);
            figure = of;
            ++pieces;
        }
    }
    QVERIFY(pieces > 3);
    QVERIFY(figure->width() > QFontMetrics(m_view->font()).horizontalAdvance(u"a long cell at the end"_s));
}

void FiguresTest::selectsCellsWithTabsBetween()
{
    show(u"| aaaa | bbbb |\n|---|---|\n| cccc | **dddd** |\n| eeee | ffff |\n"_s);
    const TranscriptLayout::Placed *header = headerOf(0);
    const int top = header->y + header->element->height();
    const int line = QFontMetrics(m_view->font()).lineSpacing() + 11;
    const QPoint from(m_view->columnLeft() + 2, top + line + line / 2);
    const QPoint to(m_view->columnLeft() + 300, top + line + line / 2);
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, from);
    QMouseEvent move(QEvent::MouseMove, to, m_view->viewport()->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(m_view->viewport(), &move);
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, to);
    QCOMPARE(m_view->selectedText(), u"cccc\tdddd"_s);
}

void FiguresTest::staysReadableWhateverComes_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("a table of 1,000 columns") << wideTable(1000, 20);
    QTest::newRow("a table of 50 x 2,000") << wideTable(50, 2000);
    QTest::newRow("code of 50,000 lines") << u"```cpp\n"_s + u"int a = 1; // one\n"_s.repeated(50'000) + u"```\n"_s;
    QTest::newRow("a formula of 100 kB") << u"$$ "_s + u"\\frac{a}{b} + "_s.repeated(7'000) + u" $$\n"_s;
    QTest::newRow("10,000 nested quotes") << u"> "_s.repeated(10'000) + u"deep\n"_s;
    QTest::newRow("ever deeper quotes") << [] {
        QString text;
        for (int depth = 1; depth < 400; ++depth)
            text += u"> "_s.repeated(depth) + u"deep\n\n"_s;
        return text;
    }();
}

//! What it takes of the processor is told, and bounded widely.
void FiguresTest::staysReadableWhateverComes()
{
    QFETCH(const QString, text);
    m_rows->addText(Role::User, u"?"_s);
    settle();
    qint64 longest = 0; // ms
    const auto measured = [&](auto what) {
        const support::ProcessorClock clock;
        what();
        longest = std::max(longest, clock.elapsed());
    };
    measured([&] {
        m_rows->addText(Role::Assistant, text);
        settle();
    });
    const qint64 opening = longest;
    m_view->verticalScrollBar()->setValue(0);
    longest = 0;
    for (int step = 0; step < 50; ++step) {
        measured([&] {
            m_view->verticalScrollBar()->setValue(step % 10 * 600);
            m_view->viewport()->repaint();
        });
    }
    qInfo("%-26s opening %5lld ms, longest while scrolling %5lld ms", QTest::currentDataTag(), opening, longest);
    m_view->verticalScrollBar()->setValue(0);
    if (text.startsWith(u'|'))
        QCOMPARE(headerOf(0)->element->figure()->kind(), MarkdownBlock::Kind::Table);
    QVERIFY2(longest < 400, qPrintable(QString::number(longest)));
    QVERIFY(m_view->layoutCount() < 300);
}

//! For people: set PARLANCE_PICTURES to a folder.
void FiguresTest::drawsPictures()
{
    show(u"With an Argand oil lamp of about 14 candela the geographic range decides first:\n\n$$\nd \\approx 2.08 (\\sqrt{h_1} + "
         "\\sqrt{h_2})\n$$\n\n```python\nfrom math import sqrt\ndef visible(h1: float, h2: float = 5.0) -> float:\n    \"\"\"Nautical "
         "miles; heights in metres.\"\"\"\n    return 2.08 * (sqrt(h1) + sqrt(h2))  # and a long remark that goes on and on, beyond the "
         "column's end\n```\n\n| Tower | Built | Height | Light before | Lens | Order | Range | Keeper | Colour | Sound |\n"
         "|---|--:|--:|---|---|---|---|---|---|---|\n| Cordouan | 1611 | 68 m | **14 cd** | `1823` | first | 22 nm | three | white | "
         "[bell](https://example.org) |\n| Eddystone | 1759 | 22 m | 24 candles | 1845 | second | 17 nm | two | red | a horn that is "
         "sounded for three seconds in every minute of fog, by hand |\n\nAnd the end."_s);
    const QString folder = qEnvironmentVariable("PARLANCE_PICTURES");
    m_view->resize(820, 700);
    for (const auto &[scheme, name] : {std::pair(Theme::Scheme::Light, u"light"_s), std::pair(Theme::Scheme::Dark, u"dark"_s)}) {
        Theme theme(*qApp, scheme);
        m_view->setPalette(theme.palette().toQPalette());
        settle();
        const QImage picture = m_view->grab().toImage();
        QCOMPARE(picture.pixelColor(3, 3), theme.palette().ground);
        if (!folder.isEmpty())
            QVERIFY(picture.save(folder + u"/figures-"_s + name + u".png"_s));
    }
}

QTEST_MAIN(FiguresTest)
#include "tst_figures.moc"
