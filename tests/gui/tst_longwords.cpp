// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/preferences/preferences.h"
#include "tests/gui/longwords.h"
#include "tests/gui/windowfixture.h"

#include <QAbstractButton>
#include <QDockWidget>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTreeView>

using namespace Qt::StringLiterals;

//! What is painted or opened in the window while its words are long.
class LongWordsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }
    void buttonsOfTheTourAreNotCut();
    void tagsOfToolsStayWithinTheirRow();
    void docksThatAreTooLowAreScrolled_data();
    void docksThatAreTooLowAreScrolled();
    void aWindowOfLargeTextsFitsAScreen();
    void showsAFewRowsOfTheInspectorInALowWindow();
    void menusThatAreTooHighAreScrolled();
    void listsOfDialogsGrowWithTexts();
    void whatCanBeLowIsNotScrolled();

private:
    const LongWords m_words;
    std::unique_ptr<WindowFixture> m_fixture;
};

void LongWordsTest::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    QVERIFY(m_fixture->open());
}

void LongWordsTest::buttonsOfTheTourAreNotCut()
{
    // It is there from the beginning, and has other fonts before it is shown.
    m_fixture->windows->preferences().setZoom(200);
    m_fixture->windows->preferences().setZoom(100);
    m_fixture->trigger(u"tour"_s);
    for (const auto *button : m_fixture->window->findChild<QWidget *>(u"tour"_s)->findChildren<QAbstractButton *>())
        QTRY_VERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->objectName()));
}

//! They are shortened where there is too little room.
void LongWordsTest::tagsOfToolsStayWithinTheirRow()
{
    m_fixture->windows->preferences().setZoom(200);
    QTreeView *tree = nullptr;
    QTRY_VERIFY((tree = m_fixture->window->findChild<QTreeView *>(u"ensembleTree"_s)) && tree->model()->rowCount() > 0);
    tree->setFixedWidth(300);
    QTRY_COMPARE(tree->width(), 300);
    const QRect row = tree->visualRect(tree->model()->index(0, 0));
    const QImage edge = tree->viewport()->grab(QRect(tree->viewport()->width() - 3, row.top(), 3, row.height())).toImage();
    for (int y = 0; y < edge.height(); ++y) {
        for (int x = 0; x < edge.width(); ++x)
            QCOMPARE(edge.pixelColor(x, y), edge.pixelColor(0, 0));
    }
}

void LongWordsTest::docksThatAreTooLowAreScrolled_data()
{
    QTest::addColumn<QString>("dock");
    for (const QString &dock : {u"descriptors"_s, u"agents"_s, u"running"_s})
        QTest::newRow(qPrintable(dock)) << dock;
}

//! In large texts, with the Inspector below it: all of it can be reached, and nothing lies over anything.
void LongWordsTest::docksThatAreTooLowAreScrolled()
{
    QFETCH(QString, dock);
    m_fixture->windows->preferences().setZoom(200);
    m_fixture->window->resize(1440, 860);
    m_fixture->trigger(dock + u"Toggle"_s);
    auto *shown = m_fixture->window->findChild<QDockWidget *>(dock + u"Dock"_s);
    QTRY_VERIFY(shown->widget() && shown->widget()->isVisible());
    auto *inspector = m_fixture->window->findChild<QDockWidget *>(u"inspectorDock"_s);
    QTRY_VERIFY((m_fixture->window->resizeDocks({shown, inspector}, {100, 700}, Qt::Vertical), shown->height() <= 240));
    QTest::qWait(0);
    for (const QWidget *each : shown->findChildren<QWidget *>()) {
        const auto *label = qobject_cast<const QLabel *>(each);
        const bool isText = (label && label->wordWrap()) || qobject_cast<const QAbstractButton *>(each);
        if (!isText || !each->isVisible() || each->objectName().startsWith(u"qt_"))
            continue;
        const int least = label ? label->heightForWidth(label->width()) : each->minimumSizeHint().height();
        QVERIFY2(each->height() >= least, qPrintable(u"%1: %2 of %3"_s.arg(each->objectName()).arg(each->height()).arg(least)));
        const QWidget *around = each->parentWidget();
        QVERIFY2(around->rect().contains(each->geometry()), qPrintable(each->objectName()));
    }
}

void LongWordsTest::aWindowOfLargeTextsFitsAScreen()
{
    auto *inspector = m_fixture->window->findChild<QDockWidget *>(u"inspectorDock"_s);
    QTRY_VERIFY(inspector->findChild<QTreeView *>(u"exchangeList"_s));
    for (const int zoom : {200, 300}) {
        m_fixture->windows->preferences().setZoom(zoom);
        QTest::qWait(0);
        // Of 1080 lines less a bar of the desktop, and a third less for the title and larger fonts than those of the tests.
        const int least = m_fixture->window->minimumSizeHint().height();
        QVERIFY2(zoom > 200 ? least <= 1032 : least <= 700, qPrintable(QString::number(least)));
    }
}

void LongWordsTest::showsAFewRowsOfTheInspectorInALowWindow()
{
    m_fixture->window->resize(1000, 600);
    QTRY_COMPARE(m_fixture->window->height(), 600);
    const QTreeView *list = nullptr;
    QTRY_VERIFY((list = m_fixture->window->findChild<QTreeView *>(u"exchangeList"_s)) && list->isVisible());
    const auto seen = [list] { return list->viewport()->visibleRegion().boundingRect().height(); };
    QTRY_VERIFY2(seen() >= 4 * list->fontMetrics().height(), qPrintable(QString::number(seen())));
}

//! In columns, as Qt has them, they would be wider than the screen.
void LongWordsTest::menusThatAreTooHighAreScrolled()
{
    QMenu menu;
    for (int number = 0; number < 200; ++number)
        menu.addAction(u"What the next request holds"_s);
    QVERIFY(menu.sizeHint().height() > menu.screen()->availableSize().height());
    const QRect first = menu.actionGeometry(menu.actions().constFirst());
    const QRect last = menu.actionGeometry(menu.actions().constLast());
    QCOMPARE(last.left(), first.left());
}

void LongWordsTest::listsOfDialogsGrowWithTexts()
{
    m_fixture->trigger(u"resourcesOpen"_s);
    const auto *list = m_fixture->window->findChild<QListView *>(u"resourcesList"_s);
    QTRY_VERIFY(list && list->isVisible());
    const int usual = list->width();
    // As far as a small screen allows it.
    m_fixture->windows->preferences().setZoom(120);
    QTRY_VERIFY2(list->width() > usual * 11 / 10, qPrintable(QString::number(list->width())));
}

//! The list of the map becomes lower before anything is scrolled.
void LongWordsTest::whatCanBeLowIsNotScrolled()
{
    m_fixture->window->resize(1440, 860);
    m_fixture->trigger(u"mapToggle"_s);
    auto *map = m_fixture->window->findChild<QDockWidget *>(u"mapDock"_s);
    QTRY_VERIFY(map->widget() && map->widget()->isVisible());
    auto *inspector = m_fixture->window->findChild<QDockWidget *>(u"inspectorDock"_s);
    QTRY_VERIFY((m_fixture->window->resizeDocks({map, inspector}, {190, 600}, Qt::Vertical), map->height() < 200));
    QTRY_COMPARE(qobject_cast<QScrollArea *>(map->widget())->verticalScrollBar()->maximum(), 0);
}

QTEST_MAIN(LongWordsTest)

#include "tst_longwords.moc"
