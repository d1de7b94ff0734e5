// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/contextdetails.h"
#include "gui/composer/contextgauge.h"
#include "gui/desktop/desktop.h"
#include "gui/help/helpkey.h"
#include "gui/help/helpwindow.h"
#include "gui/preferences/preferences.h"
#include "gui/theme/direction.h"
#include "gui/theme/palette.h"
#include "gui/theme/theme.h"
#include "tests/gui/longwords.h"
#include "tests/gui/righttoleft.h"
#include "tests/gui/windowfixture.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTextEdit>

#include <optional>

using namespace Qt::StringLiterals;

namespace {

//! A desktop that wants things to look in some way.
class WishfulDesktop final : public gui::Desktop
{
public:
    explicit WishfulDesktop(const Look &look) { setLook(look); }
    void notify(const QString &, const QString &, const QString &) override { }
    void withdraw(const QString &) override { }
};

QString described(const QWidget &widget)
{
    return u"%1 “%2” in %3"_s.arg(QString::fromLatin1(widget.metaObject()->className()), widget.objectName(),
        widget.parentWidget() ? widget.parentWidget()->objectName() : QString());
}

//! What can be pressed or written in, without the parts that Qt makes of such.
QList<QWidget *> controls(QWidget &window)
{
    QList<QWidget *> found;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        const bool isControl = qobject_cast<QAbstractButton *>(widget) || qobject_cast<QComboBox *>(widget)
            || qobject_cast<QLineEdit *>(widget) || qobject_cast<QAbstractSpinBox *>(widget);
        const QWidget *parent = widget->parentWidget();
        const bool isPart = qobject_cast<const QComboBox *>(parent) || qobject_cast<const QAbstractSpinBox *>(parent)
            || qobject_cast<const QLineEdit *>(parent) || qobject_cast<const QTabBar *>(parent) || qobject_cast<const QDockWidget *>(parent)
            || widget->objectName().startsWith(u"qt_");
        if (isControl && !isPart && widget->isVisible())
            found.append(widget);
    }
    return found;
}

//! Of a label or a control, on what it stands on.
double textContrast(const QWidget &widget)
{
    const QPalette &palette = widget.palette();
    return gui::contrast(palette.color(widget.foregroundRole()), palette.color(widget.backgroundRole()));
}

QStringList windowActions()
{
    return {u"preferences"_s, u"agentsCompare"_s, u"agentsEvaluate"_s, u"figuresOpen"_s, u"captureOpen"_s, u"serveShow"_s,
        u"resourcesOpen"_s, u"serverAdd"_s, u"modelFileStart"_s, u"modelServersShow"_s, u"redactionOpen"_s, u"requestPreview"_s,
        u"manual"_s};
}

//! A line of it, which takes the room that it needs.
bool hasTextOfItsOwn(const QWidget &widget)
{
    const auto *label = qobject_cast<const QLabel *>(&widget);
    // What takes the room that is left has all of its text in its tool tip.
    const bool isLeftover = widget.sizePolicy().horizontalPolicy() == QSizePolicy::Ignored && !widget.toolTip().isEmpty();
    const bool isText = (label && !label->wordWrap() && !isLeftover) || qobject_cast<const QAbstractButton *>(&widget);
    const bool isPart = widget.objectName().startsWith(u"qt_") || qobject_cast<const QTabBar *>(widget.parentWidget());
    return isText && !isPart && widget.isVisible();
}

//! What is too small to be hit, has no name, or is too faint for a palette of high contrast.
QStringList faultsOf(QWidget &window)
{
    constexpr int smallest = 24; // px, WCAG 2.2 "target size (minimum)"
    constexpr double least = 7;
    QStringList faults;
    for (QWidget *control : controls(window)) {
        QAccessibleInterface *thing = QAccessible::queryAccessibleInterface(control);
        if (control->height() < smallest || control->width() < smallest)
            faults.append(u"%1: %2 × %3"_s.arg(described(*control)).arg(control->width()).arg(control->height()));
        if (!thing || thing->text(QAccessible::Name).trimmed().isEmpty())
            faults.append(described(*control) + u": no name"_s);
    }
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        const bool isRead = qobject_cast<QAbstractItemView *>(widget) || qobject_cast<QPlainTextEdit *>(widget)
            || qobject_cast<QTextEdit *>(widget);
        const bool isPart = qobject_cast<QHeaderView *>(widget) || qobject_cast<QComboBox *>(widget->window()->parentWidget());
        QAccessibleInterface *thing = isRead && !isPart && widget->isVisible() ? QAccessible::queryAccessibleInterface(widget) : nullptr;
        if (thing && thing->text(QAccessible::Name).trimmed().isEmpty())
            faults.append(described(*widget) + u": no name"_s);
        const bool hasText = qobject_cast<const QLabel *>(widget) || qobject_cast<const QAbstractButton *>(widget);
        if (hasText && widget->isVisible() && widget->isEnabled() && textContrast(*widget) < least)
            faults.append(u"%1: contrast of %2"_s.arg(described(*widget)).arg(textContrast(*widget)));
    }
    return faults;
}

} // namespace

//! Whether everything in the window can be seen, hit and named, also from right to left and in long words: a walk over all that is visible.
class SeeingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsWhatTheNextRequestHoldsInLargeTexts();
    void init();
    void cleanup()
    {
        m_fixture.reset();
        m_desktop.reset();
    }
    void everyControlCanBeHit();
    void everyControlHasAName();
    void everyTextCanBeRead_data();
    void everyTextCanBeRead();
    void largeTextFitsIntoTheWindow();
    void longWordsAreNotCut_data();
    void longWordsAreNotCut();
    void wearsTheAccentOfTheDesktop();
    void windowsCanBeHitNamedReadAndExplained_data() { actionsThatOpenWindows(); }
    void windowsCanBeHitNamedReadAndExplained();
    void windowsOfLongWordsFitTheScreen_data() { actionsThatOpenWindows(); }
    void windowsOfLongWordsFitTheScreen();
    void numbersAreOfTheLocale();

private:
    QStringList crowdedBeside(const QWidget *except) const;
    static void actionsThatOpenWindows();
    //! The window with its docks, and the preferences over it.
    QList<QWidget *> windows();

    std::unique_ptr<WishfulDesktop> m_desktop;
    std::unique_ptr<WindowFixture> m_fixture;
};

void SeeingTest::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    QVERIFY(m_fixture->open());
    QVERIFY(m_fixture->say(u"What time is it and roll 3d6"_s));
}

QList<QWidget *> SeeingTest::windows()
{
    m_fixture->trigger(u"preferences"_s);
    QList<QWidget *> all {m_fixture->window};
    for (QWidget *dialog : m_fixture->window->findChildren<QDialog *>())
        all.append(dialog);
    return all;
}

void SeeingTest::everyControlCanBeHit()
{
    constexpr int smallest = 24; // px, WCAG 2.2 "target size (minimum)"
    QStringList small;
    int seen = 0;
    for (QWidget *window : windows()) {
        for (const QWidget *control : controls(*window)) {
            ++seen;
            // What is longer than it is high may be a line of text; what is square is a target.
            if (control->height() < smallest || control->width() < smallest)
                small.append(u"%1: %2 × %3"_s.arg(described(*control)).arg(control->width()).arg(control->height()));
        }
    }
    QVERIFY(seen > 20);
    QVERIFY2(small.isEmpty(), qPrintable(small.join(u'\n')));
}

void SeeingTest::everyControlHasAName()
{
    QStringList nameless;
    for (QWidget *window : windows()) {
        for (QWidget *control : controls(*window)) {
            QAccessibleInterface *thing = QAccessible::queryAccessibleInterface(control);
            if (!thing || thing->text(QAccessible::Name).trimmed().isEmpty() || control->objectName().isEmpty())
                nameless.append(described(*control));
        }
    }
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
}

void SeeingTest::everyTextCanBeRead_data()
{
    QTest::addColumn<bool>("isDark");
    QTest::addColumn<bool>("highContrast");
    QTest::newRow("light") << false << false;
    QTest::newRow("dark") << true << false;
    QTest::newRow("light with high contrast") << false << true;
    QTest::newRow("dark with high contrast") << true << true;
}

void SeeingTest::everyTextCanBeRead()
{
    QFETCH(bool, isDark);
    QFETCH(bool, highContrast);
    m_desktop = std::make_unique<WishfulDesktop>(gui::Desktop::Look {isDark, highContrast, false, {}});
    m_fixture->windows->useDesktop(*m_desktop);
    QTest::qWait(0);
    const double least = highContrast ? 7 : 4.5;
    QStringList faint;
    int seen = 0;
    for (QWidget *window : windows()) {
        for (const QWidget *widget : window->findChildren<QWidget *>()) {
            const bool hasText = qobject_cast<const QLabel *>(widget) || qobject_cast<const QAbstractButton *>(widget)
                || qobject_cast<const QComboBox *>(widget);
            if (!hasText || !widget->isVisible() || !widget->isEnabled())
                continue;
            ++seen;
            if (textContrast(*widget) < least)
                faint.append(u"%1: %2"_s.arg(described(*widget)).arg(textContrast(*widget)));
        }
    }
    QVERIFY(seen > 20);
    QVERIFY2(faint.isEmpty(), qPrintable(faint.join(u'\n')));
}

//! Twice as large as usual it still fits a screen of the usual size.
void SeeingTest::largeTextFitsIntoTheWindow()
{
    m_fixture->windows->preferences().setZoom(200);
    QTest::qWait(0);
    const QSize least = m_fixture->window->minimumSizeHint();
    QVERIFY2(least.width() <= 1280 && least.height() <= 900, qPrintable(u"%1 × %2"_s.arg(least.width()).arg(least.height())));
}

void SeeingTest::longWordsAreNotCut_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<bool>("isRightToLeft");
    for (const QString &action : windowActions()) {
        QTest::addRow("%s", qPrintable(action)) << action << false;
        QTest::addRow("%s from right to left", qPrintable(action)) << action << true;
    }
}

//! What is cut, and what lies over something else, in all windows but that one.
QStringList SeeingTest::crowdedBeside(const QWidget *except) const
{
    QStringList faults;
    int seen = 0;
    for (const QWidget *window : QApplication::topLevelWidgets()) {
        if (window == except || !window->isVisible())
            continue;
        for (const QWidget *widget : window->findChildren<QWidget *>()) {
            if (!hasTextOfItsOwn(*widget))
                continue;
            ++seen;
            // What is shortened on purpose says how little room it can do with.
            if (widget->width() < widget->minimumSizeHint().width())
                faults.append(u"%1: %2 of %3"_s.arg(described(*widget)).arg(widget->width()).arg(widget->minimumSizeHint().width()));
            for (const QWidget *beside : widget->parentWidget()->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
                if (beside != widget && hasTextOfItsOwn(*beside) && beside->geometry().intersects(widget->geometry()))
                    faults.append(u"%1 lies over %2"_s.arg(described(*widget), described(*beside)));
            }
        }
    }
    return seen > 10 ? faults : faults + QStringList {u"too little is there to look at"_s};
}

//! Nor do they lie over one another, in the window and in the one that is opened, once all that is in them has its place.
void SeeingTest::longWordsAreNotCut()
{
    QFETCH(QString, action);
    QFETCH(bool, isRightToLeft);
    const LongWords words;
    std::optional<RightToLeft> direction;
    if (isRightToLeft)
        direction.emplace();
    WindowFixture other;
    QVERIFY(other.open());
    other.window->resize(1440, 900);
    other.trigger(action);
    QTest::qWait(0);
    const QWidget *own = m_fixture->window;
    QTRY_VERIFY2(crowdedBeside(own).isEmpty(), qPrintable(crowdedBeside(own).join(u'\n')));
}

//! The colour of what is marked, in its hue.
void SeeingTest::wearsTheAccentOfTheDesktop()
{
    m_desktop = std::make_unique<WishfulDesktop>(gui::Desktop::Look {false, false, false, 0xd0306au});
    m_fixture->windows->useDesktop(*m_desktop);
    QCOMPARE(gui::Palette::of(*m_fixture->window).accent.hslHue(), QColor(0xd0, 0x30, 0x6a).hslHue());
}

//! Pages that are not in front are walked, too, once each is.
void SeeingTest::windowsCanBeHitNamedReadAndExplained()
{
    QFETCH(QString, action);
    m_desktop = std::make_unique<WishfulDesktop>(gui::Desktop::Look {false, true, false, {}});
    m_fixture->windows->useDesktop(*m_desktop);
    m_fixture->trigger(action);
    QTest::qWait(0);
    QStringList faults;
    int seen = 0;
    for (QWidget *window : QApplication::topLevelWidgets()) {
        if (!window->isVisible() || window == m_fixture->window || !(window->windowFlags() & Qt::Window))
            continue;
        ++seen;
        if (gui::helpFor(window).toString() == u"start" && !qobject_cast<gui::HelpWindow *>(window))
            faults.append(described(*window) + u": no help of its own"_s);
        faults += faultsOf(*window);
        for (auto *pages : window->findChildren<QTabWidget *>()) {
            for (int page = 1; page < pages->count(); ++page) {
                pages->setCurrentIndex(page);
                faults += faultsOf(*window);
            }
        }
    }
    QVERIFY(seen > 0);
    faults.removeDuplicates();
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void SeeingTest::actionsThatOpenWindows()
{
    QTest::addColumn<QString>("action");
    for (const QString &action : windowActions())
        QTest::addRow("%s", qPrintable(action)) << action;
}

//! Also with texts of twice the usual size.
void SeeingTest::windowsOfLongWordsFitTheScreen()
{
    QFETCH(QString, action);
    const LongWords words;
    m_fixture->windows->preferences().setZoom(200);
    m_fixture->trigger(action);
    QTest::qWait(0);
    int seen = 0;
    for (const QWidget *window : QApplication::topLevelWidgets()) {
        if (!window->isVisible() || window == m_fixture->window)
            continue;
        ++seen;
        const QSize least = window->minimumSizeHint();
        QVERIFY2(least.width() <= 1280 && least.height() <= 800,
            qPrintable(u"%1: %2 × %3"_s.arg(described(*window)).arg(least.width()).arg(least.height())));
    }
    QVERIFY(seen > 0);
}

void SeeingTest::numbersAreOfTheLocale()
{
    QLocale::setDefault(QLocale(u"ar_EG"_s));
    m_fixture->trigger(u"tour"_s);
    const QString station = m_fixture->window->findChild<QLabel *>(u"tourCount"_s)->text();
    QLocale::setDefault(QLocale::c());
    QVERIFY2(station.contains(QChar(0x0661)) && !station.contains(u'1'), qPrintable(station));
}

void SeeingTest::showsWhatTheNextRequestHoldsInLargeTexts()
{
    gui::ContextDetails details;
    QFont large = details.font();
    large.setPointSizeF(2 * large.pointSizeF());
    for (QWidget *each : details.findChildren<QWidget *>())
        each->setFont(large);
    details.setReading({});
    const QWidget gauge;
    details.openAbove(gauge);
    QTRY_VERIFY(details.isVisible());
    for (const QWidget *each : details.findChildren<QWidget *>()) {
        const auto *label = qobject_cast<const QLabel *>(each);
        const bool isOneLine = qobject_cast<const QAbstractButton *>(each) || (label && !label->wordWrap());
        if (isOneLine && each->isVisible())
            QTRY_VERIFY2(each->width() >= each->sizeHint().width(), qPrintable(described(*each)));
        QVERIFY2(details.rect().contains(each->geometry()) || !each->isVisible(), qPrintable(described(*each)));
    }
}

QTEST_MAIN(SeeingTest)

#include "tst_seeing.moc"
