// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/figures/figurechart.h"
#include "gui/inspector/eventspage.h"
#include "gui/inspector/stepspage.h"
#include "gui/inspector/timingpage.h"
#include "gui/theme/direction.h"
#include "gui/theme/palette.h"
#include "gui/theme/theme.h"
#include "gui/transcript/rowbuilder.h"
#include "gui/transcript/rowlayout.h"
#include "gui/transcript/rowtexts.h"
#include "tests/gui/fakerows.h"
#include "tests/gui/righttoleft.h"
#include "tests/gui/windowfixture.h"

#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QTableView>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

namespace {

//! Two days: of the first ten, of the second none.
double middleOfFirstDay()
{
    gui::FigureChart chart;
    chart.resize(600, 200);
    const QDate day(2026, 1, 1);
    chart.setBars(u"Calls"_s, {}, {{day, 10, 0}, {day.addDays(1), 0, 0}});
    const QImage image = chart.grab().toImage();
    const QColor accent = gui::Palette::of(chart).accent;
    QList<int> columns;
    for (int x = 0; x < image.width(); ++x) {
        if (image.pixelColor(x, image.height() / 2) == accent)
            columns.append(x);
    }
    return columns.isEmpty() ? -1 : (columns.first() + columns.last()) / 2.0 / image.width();
}

//! The first row of a table of times: where its bar begins and ends, as shares of the cell.
std::pair<double, double> firstBar()
{
    model::Exchange exchange;
    exchange.milestones = {1, 2, 3};
    exchange.headMilliseconds = 8;
    exchange.totalMilliseconds = 10;
    gui::TimingPage page;
    page.resize(700, 300);
    page.setExchange(exchange, {});
    page.show();
    const auto *table = page.findChild<QTableView *>(u"timingTable"_s);
    const QRect cell = table->visualRect(table->model()->index(0, gui::TimingModel::Bar));
    const QList<int> ink = inkedColumns(table->viewport()->grab(cell).toImage());
    return ink.isEmpty() ? std::pair(-1.0, -1.0) : std::pair(double(ink.first()) / cell.width(), double(ink.last()) / cell.width());
}

//! Where the last cell of each line begins, in a width of 500.
QList<int> lastColumn(const QString &text)
{
    const gui::RowStyle style = rowStyle();
    gui::MarkdownBlock block;
    block.text = text;
    gui::TextElement element(block, gui::TextElement::Form::Columns, {}, style);
    element.layOutFor(500);
    QList<int> places;
    for (qsizetype line = 0; line >= 0; line = text.indexOf(u'\n', line + 1))
        places.append(element.placeOfFound(int(text.indexOf(u'\t', text.indexOf(u'\t', line) + 1)) + 1).left());
    return places;
}

} // namespace

//! Whether all is mirrored where it is read from right to left, but for what is read from left to right everywhere.
class RightToLeftTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void headingsDoNotOverlapFromRightToLeft();
    void codeIsReadFromLeftToRight();
    void proseGoesByItsLetters();
    void joinedLettersAreNotTorn();
    void docksChangeSides();
    void keysStayAsTheyAre();
    void stepsStandBelowOneAnother();
    void stepsBeginAtTheRight();
    void errorsAreReadAsTheWindowIs();
    void stepsFollowTheSizeOfTexts();
    void timeGoesTheWayOfReading();
    void tablesOfCodeAreMirrored();
    void whatTheProgramSaysBeginsWhereOneReads();
    void hintsKeepOffTheEdge();
    void linesBeginBelowOneAnother();
    void foldedRowsPointToTheirText();
    void versionsAreCountedInTheLocalesDigits();
};

//! Name and time stand beside each other: as much is inked as from left to right.
void RightToLeftTest::headingsDoNotOverlapFromRightToLeft()
{
    gui::RowHeading heading;
    heading.name = u"rehearsal"_s;
    heading.detail = u"07:45:44 and more"_s;
    const gui::RowStyle style = rowStyle();
    gui::HeadingElement element(heading, style);
    const QList<int> usual = inkedColumns(painted(element));
    const RightToLeft direction;
    gui::HeadingElement mirrored(heading, style);
    const QList<int> columns = inkedColumns(painted(mirrored));
    QVERIFY(usual.size() > 50);
    QVERIFY2(
        std::abs(columns.size() - usual.size()) <= usual.size() / 10, qPrintable(u"%1, not %2"_s.arg(columns.size()).arg(usual.size())));
    QVERIFY2(columns.first() > 300, qPrintable(QString::number(columns.first())));
}

void RightToLeftTest::codeIsReadFromLeftToRight()
{
    const gui::Theme theme(*qApp);
    const RightToLeft direction;
    const QString arabic = u"\u0645\u0631\u062d\u0628\u0627 = 1"_s;
    QVERIFY(inkOfText(arabic, gui::TextElement::Form::Code).first() < 100);
    QPlainTextEdit code;
    code.setFont(gui::Theme::fixedFont());
    QLineEdit prose;
    code.ensurePolished();
    prose.ensurePolished();
    QCOMPARE(code.layoutDirection(), Qt::LeftToRight);
    QCOMPARE(prose.layoutDirection(), Qt::RightToLeft);
}

void RightToLeftTest::proseGoesByItsLetters()
{
    const QString arabic = u"\u0645\u0631\u062d\u0628\u0627"_s;
    QVERIFY(inkOfText(arabic, gui::TextElement::Form::Plain).first() > 300);
    const RightToLeft direction;
    QVERIFY(inkOfText(u"Hello"_s, gui::TextElement::Form::Plain).last() < 300);
}

//! A letter underlined for its key would be shaped apart from its neighbours, in more room than was measured.
void RightToLeftTest::joinedLettersAreNotTorn()
{
    const gui::Theme theme(*qApp);
    const auto grabbed = [](const QString &text) {
        QLabel label(text);
        QLineEdit buddy;
        label.setBuddy(&buddy);
        label.resize(label.sizeHint());
        return label.grab().toImage();
    };
    const QString apart = u"\u0627\u0644\u0625&\u0631\u0633\u0627\u0644:"_s;
    const QString whole = QString(apart).remove(u'&');
    QVERIFY(grabbed(apart) != grabbed(whole));
    QLocale::setDefault(QLocale(u"ar"_s));
    const bool isSame = grabbed(apart) == grabbed(whole);
    QLocale::setDefault(QLocale::c());
    QVERIFY(isSame);
}

void RightToLeftTest::docksChangeSides()
{
    WindowFixture usual;
    QVERIFY(usual.open());
    QCOMPARE(usual.window->dockWidgetArea(usual.window->findChild<QDockWidget *>(u"conversationsDock"_s)), Qt::LeftDockWidgetArea);
    const RightToLeft direction;
    WindowFixture other;
    QVERIFY(other.open());
    QCOMPARE(other.window->dockWidgetArea(other.window->findChild<QDockWidget *>(u"conversationsDock"_s)), Qt::RightDockWidgetArea);
    QCOMPARE(other.window->dockWidgetArea(other.window->findChild<QDockWidget *>(u"ensemblesDock"_s)), Qt::LeftDockWidgetArea);
}

//! A comma at the end of "Ctrl+," would stand before it.
void RightToLeftTest::keysStayAsTheyAre()
{
    QCOMPARE(gui::leftToRight(u"Ctrl+,"_s), u"Ctrl+,"_s);
    const RightToLeft direction;
    const QString keys = gui::leftToRight(u"Ctrl+,"_s);
    QCOMPARE(keys, u"\u2066Ctrl+,\u2069"_s);
    QVERIFY(gui::leftToRight({}).isEmpty());
    WindowFixture fixture;
    QVERIFY(fixture.open());
    fixture.trigger(u"shortcutsShow"_s);
    const auto *list = fixture.window->findChild<QTreeWidget *>(u"shortcutList"_s);
    QVERIFY(list && !list->findItems(keys, Qt::MatchExactly, 1).isEmpty());
}

//! In any script: no letter is as wide as another.
void RightToLeftTest::stepsStandBelowOneAnother()
{
    const QList<model::InvocationStep> steps {{u"find"_s, 0.25, u"found"_s}, {u"deduplicate"_s, 1200, u"\u0648\u062c\u062f"_s}};
    const QString text = gui::tableOfSteps(steps);
    QCOMPARE(text.count(u'\t'), 4);
    const QList<int> usual = lastColumn(text);
    QCOMPARE(usual.size(), 2);
    QVERIFY2(std::abs(usual.first() - usual.last()) <= 1, qPrintable(u"%1, not %2"_s.arg(usual.last()).arg(usual.first())));
    const RightToLeft direction;
    const QList<int> mirrored = lastColumn(text);
    QVERIFY2(std::abs(mirrored.first() - mirrored.last()) <= 1, qPrintable(u"%1, not %2"_s.arg(mirrored.last()).arg(mirrored.first())));
    QVERIFY2(std::abs(500 - mirrored.first() - usual.first()) <= 9, qPrintable(u"%1, and %2"_s.arg(usual.first()).arg(mirrored.first())));
    QVERIFY(inkOfText(text, gui::TextElement::Form::Columns).last() > 500);
}

void RightToLeftTest::stepsBeginAtTheRight()
{
    const RightToLeft direction;
    gui::StepsPage page;
    page.setFrameShape(QFrame::NoFrame);
    page.resize(400, 100);
    page.setPlainText(u"find\t1 ms\tfound"_s);
    QVERIFY(inkedColumns(page.viewport()->grab().toImage()).last() > 380);
}

void RightToLeftTest::errorsAreReadAsTheWindowIs()
{
    const QString said = u"\u0645\u0631\u062d\u0628\u0627."_s;
    model::Canister call {.role = model::Role::Invocation, .invocation = model::Invocation {u"1"_s, u"io:read_file"_s, "{}"}};
    model::ResultState state {.invocation = u"1"_s};
    state.error = model::Error {model::ErrorCategory::Execution, said};
    state.display = said;
    FakeRows rows;
    rows.add(call);
    rows.add({.role = model::Role::Result, .contents = {model::TextContent {u"English"_s}}, .result = state});
    gui::RowFolds folds;
    folds.toggle(
        rows.data(rows.index(0), model::ConversationModel::CanisterRole).value<model::CanisterPointer>()->id, gui::RowAction::ToggleOpen);
    const gui::RowStyle style = rowStyle();
    const RightToLeft direction;
    const auto row = gui::RowBuilder(rows, folds, style).build(0);
    int seen = 0;
    for (int element = 0; element < row->count(); ++element) {
        if (row->at(element).beginning() != said)
            continue;
        ++seen;
        QVERIFY(inkedColumns(painted(row->at(element)).copy(2, 2, 596, 20)).first() > 300);
    }
    QCOMPARE(seen, 1);
}

void RightToLeftTest::stepsFollowTheSizeOfTexts()
{
    gui::StepsPage page;
    page.setPlainText(u"find\t1 ms\tfound"_s);
    const auto place = [&page] { return page.document()->defaultTextOption().tabs().constLast().position; };
    const double before = place();
    QFont large = page.font();
    large.setPointSizeF(2 * large.pointSizeF());
    page.setFont(large);
    QVERIFY2(place() > 1.5 * before, qPrintable(u"%1 after %2"_s.arg(place()).arg(before)));
}

void RightToLeftTest::timeGoesTheWayOfReading()
{
    const double day = middleOfFirstDay();
    const auto [begin, end] = firstBar();
    QVERIFY2(day > 0 && day < 0.5, qPrintable(QString::number(day)));
    QVERIFY2(begin >= 0 && end < 0.5, qPrintable(u"%1 to %2"_s.arg(begin).arg(end)));
    const RightToLeft direction;
    QVERIFY2(middleOfFirstDay() > 0.5, qPrintable(QString::number(middleOfFirstDay())));
    QVERIFY2(firstBar().first > 0.5, qPrintable(QString::number(firstBar().first)));
    const QRectF whole(10, 0, 100, 5);
    QCOMPARE(gui::visualPart(Qt::RightToLeft, whole, QRectF(10, 0, 30, 5)), QRectF(80, 0, 30, 5));
}

//! The events of a stream: their columns are those of a table, their data is not.
void RightToLeftTest::tablesOfCodeAreMirrored()
{
    const gui::Theme theme(*qApp);
    const RightToLeft direction;
    gui::EventsPage page;
    model::Exchange exchange;
    exchange.responseHeaders = {{"content-type", "text/event-stream"}};
    exchange.responseBody = "data: {\"a\": 1}\n\n";
    page.setExchange(exchange);
    page.show();
    const auto *table = page.findChild<QTableView *>(u"exchangeEvents"_s);
    QCOMPARE(table->layoutDirection(), Qt::RightToLeft);
    const QModelIndex data = table->model()->index(0, table->model()->columnCount() - 1);
    QCOMPARE(data.data().toString(), u"\u2066{\"a\": 1}\u2069"_s);
    QCOMPARE(data.data(Qt::FontRole).value<QFont>().families(), gui::Theme::fixedFont().families());
}

void RightToLeftTest::whatTheProgramSaysBeginsWhereOneReads()
{
    QCOMPARE(gui::asProse(u"Parlance\n1"_s), u"Parlance\n1"_s);
    QCOMPARE(gui::factsInLine({u"a"_s, {}, u"b"_s}), u"a · b"_s);
    const RightToLeft direction;
    QCOMPARE(gui::asProse(u"Parlance\n1"_s), u"\u200fParlance\n\u200f1"_s);
    QCOMPARE(gui::factsInLine({u"a"_s, {}, u"b"_s}), u"\u200f\u2068a\u2069 · \u2068b\u2069"_s);
    QVERIFY(inkOfText(gui::asProse(u"Parlance 0.1"_s), gui::TextElement::Form::Plain).first() > 300);
    WindowFixture fixture;
    QVERIFY(fixture.open());
    fixture.trigger(u"about"_s);
    const auto *box = fixture.window->findChild<QMessageBox *>();
    QVERIFY(box && box->text().startsWith(QChar(0x200f)));
}

void RightToLeftTest::hintsKeepOffTheEdge()
{
    const gui::Theme theme(*qApp);
    const RightToLeft direction;
    QPlainTextEdit edit;
    edit.setPlaceholderText(u"\u0645\u0631\u062d\u0628\u0627"_s);
    edit.setFrameShape(QFrame::NoFrame);
    edit.resize(200, 60);
    QVERIFY(!edit.grab().isNull());
    QVERIFY2(edit.viewport()->geometry().right() < edit.width() - 3, qPrintable(QString::number(edit.viewport()->geometry().right())));
}

void RightToLeftTest::linesBeginBelowOneAnother()
{
    const gui::Theme theme(*qApp);
    const RightToLeft direction;
    const QString word = u"\u0645\u0631\u062d\u0628\u0627"_s;
    QLabel label(word + u' ' + word);
    label.setWordWrap(true);
    label.setAlignment(Qt::AlignTop);
    label.resize(label.fontMetrics().horizontalAdvance(word) + 2, 3 * label.fontMetrics().height());
    const QImage image = label.grab().toImage();
    const int line = label.fontMetrics().lineSpacing();
    const QList<int> first = inkedColumns(image.copy(0, 0, image.width(), line));
    const QList<int> second = inkedColumns(image.copy(0, line, image.width(), line));
    QVERIFY(!first.isEmpty());
    QCOMPARE(first, second);
}

void RightToLeftTest::foldedRowsPointToTheirText()
{
    QCOMPARE(gui::foldSign(true), u"▾"_s);
    QCOMPARE(gui::foldSign(false), u"▸"_s);
    const RightToLeft direction;
    QCOMPARE(gui::foldSign(true), u"▾"_s);
    QCOMPARE(gui::foldSign(false), u"◂"_s);
}

void RightToLeftTest::versionsAreCountedInTheLocalesDigits()
{
    gui::RowHeading heading;
    heading.siblings = 2;
    const gui::RowStyle style = rowStyle();
    gui::HeadingElement usual(heading, style);
    const QImage before = painted(usual);
    QLocale::setDefault(QLocale(u"ar_EG"_s));
    gui::HeadingElement element(heading, style);
    const QImage after = painted(element);
    QLocale::setDefault(QLocale::c());
    QVERIFY(before != after);
}

QTEST_MAIN(RightToLeftTest)

#include "tst_righttoleft.moc"
