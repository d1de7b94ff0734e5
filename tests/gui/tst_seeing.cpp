// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/desktop/desktop.h"
#include "gui/preferences/preferences.h"
#include "gui/theme/palette.h"
#include "tests/gui/windowfixture.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTabBar>

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

} // namespace

//! Whether everything in the window can be seen, hit and named: a walk over all that is visible.
class SeeingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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

private:
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

QTEST_MAIN(SeeingTest)

#include "tst_seeing.moc"
