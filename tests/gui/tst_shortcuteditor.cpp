// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/preferences/preferences.h"
#include "gui/settings/preferencesdialog.h"
#include "gui/shared/actions.h"
#include "tests/support/patience.h"

#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

//! Shortcuts as a person changes them in the preferences.
class ShortcutEditorTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void listsEveryActionWithItsKeys();
    void setsAndResetsAShortcut();
    void takesNoShortcutThatAnotherActionHas();
    void takesNoneThatCouldNotBeTyped_data();
    void takesNoneThatCouldNotBeTyped();
    void keepsASecondShortcutWhereNoneIsPressed();
    void takesAShortcutAway();
    void keepsShortcutsForTheNextStart();

private:
    template <typename Widget>
    Widget *child(const QString &name) const
    {
        return m_editor->findChild<Widget *>(name);
    }
    void pick(int row) { child<QTreeWidget>(u"shortcutList"_s)->setCurrentItem(child<QTreeWidget>(u"shortcutList"_s)->topLevelItem(row)); }
    QString shown(int row) const { return child<QTreeWidget>(u"shortcutList"_s)->topLevelItem(row)->text(1); }
    void press(const QKeySequence &keys) { child<QKeySequenceEdit>(u"shortcutKeys"_s)->setKeySequence(keys); }
    void click(const QString &name) { QTest::mouseClick(child<QPushButton>(name), Qt::LeftButton); }
    QKeySequence keysOf(const QString &action) const { return m_actions->find(action)->shortcut(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<gui::Preferences> m_preferences;
    std::unique_ptr<QWidget> m_window;
    gui::Actions *m_actions = nullptr;
    std::unique_ptr<gui::ShortcutEditor> m_editor;
};

void ShortcutEditorTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_preferences = std::make_unique<gui::Preferences>(m_folder->path());
    m_window = std::make_unique<QWidget>();
    m_actions = new gui::Actions(m_window.get(), *m_preferences);
    m_actions->add({u"newOne"_s, u"&New"_s, u"Ctrl+N"_s});
    m_actions->add({u"stop"_s, u"&Stop"_s, u"Esc"_s});
    m_actions->add({u"quiet"_s, u"&Quiet"_s});
    m_actions->add({u"end"_s, u"&End"_s, u"Ctrl+E; Ctrl+."_s});
    m_editor = std::make_unique<gui::ShortcutEditor>(*m_actions);
    m_editor->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_editor.get()));
}

void ShortcutEditorTest::cleanup()
{
    m_editor.reset();
    m_window.reset();
    m_preferences.reset();
}

void ShortcutEditorTest::listsEveryActionWithItsKeys()
{
    const auto *list = child<QTreeWidget>(u"shortcutList"_s);
    QCOMPARE(list->topLevelItemCount(), 4);
    QCOMPARE(list->topLevelItem(0)->text(0), u"New"_s);
    QCOMPARE(shown(0), QKeySequence(u"Ctrl+N"_s).toString(QKeySequence::NativeText));
    QCOMPARE(shown(2), QString());
    QVERIFY(!list->accessibleName().isEmpty());
    QVERIFY(!child<QKeySequenceEdit>(u"shortcutKeys"_s)->accessibleName().isEmpty());
    QCOMPARE(child<QKeySequenceEdit>(u"shortcutKeys"_s)->keySequence(), QKeySequence(u"Ctrl+N"_s));
}

void ShortcutEditorTest::setsAndResetsAShortcut()
{
    pick(0);
    press(QKeySequence(u"Ctrl+Shift+K"_s));
    click(u"shortcutSet"_s);
    QCOMPARE(keysOf(u"newOne"_s), QKeySequence(u"Ctrl+Shift+K"_s));
    QCOMPARE(shown(0), QKeySequence(u"Ctrl+Shift+K"_s).toString(QKeySequence::NativeText));
    click(u"shortcutReset"_s);
    QCOMPARE(keysOf(u"newOne"_s), QKeySequence(u"Ctrl+N"_s));
    QCOMPARE(child<QKeySequenceEdit>(u"shortcutKeys"_s)->keySequence(), QKeySequence(u"Ctrl+N"_s));
}

void ShortcutEditorTest::takesNoShortcutThatAnotherActionHas()
{
    pick(2);
    press(QKeySequence(u"Ctrl+N"_s));
    click(u"shortcutSet"_s);
    QVERIFY(keysOf(u"quiet"_s).isEmpty());
    QCOMPARE(shown(2), QString());
    QVERIFY(child<QLabel>(u"shortcutRemark"_s)->text().contains(u"New"_s));
    // The standard one is taken just as little, where another action has been given it meanwhile.
    pick(0);
    press(QKeySequence(u"Ctrl+J"_s));
    click(u"shortcutSet"_s);
    QVERIFY(child<QLabel>(u"shortcutRemark"_s)->text().isEmpty());
    pick(2);
    press(QKeySequence(u"Ctrl+N"_s));
    click(u"shortcutSet"_s);
    QCOMPARE(keysOf(u"quiet"_s), QKeySequence(u"Ctrl+N"_s));
    pick(0);
    click(u"shortcutReset"_s);
    QCOMPARE(keysOf(u"newOne"_s), QKeySequence(u"Ctrl+J"_s));
    QVERIFY(child<QLabel>(u"shortcutRemark"_s)->text().contains(u"Quiet"_s));
}

void ShortcutEditorTest::takesNoneThatCouldNotBeTyped_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("why");
    const QString writing = u"A letter alone"_s;
    QTest::newRow("a letter") << u"X"_s << writing;
    QTest::newRow("a large one") << u"Shift+X"_s << writing;
    QTest::newRow("a space and more") << u"Space, Ctrl+X"_s << writing;
    QTest::newRow("what begins with another action's") << u"Ctrl+N, X"_s << u"New"_s;
    QTest::newRow("a key with Alt") << u"Alt+X"_s << QString();
    QTest::newRow("a function key") << u"F7"_s << QString();
    QTest::newRow("two keys") << u"Ctrl+Q, X"_s << QString();
}

void ShortcutEditorTest::takesNoneThatCouldNotBeTyped()
{
    QFETCH(QString, keys);
    QFETCH(QString, why);
    pick(2);
    press(QKeySequence(keys));
    click(u"shortcutSet"_s);
    QCOMPARE(keysOf(u"quiet"_s), why.isEmpty() ? QKeySequence(keys) : QKeySequence());
    const QString remark = child<QLabel>(u"shortcutRemark"_s)->text();
    QVERIFY2(why.isEmpty() ? remark.isEmpty() : remark.contains(why), qPrintable(remark));
    // Nor the beginning of one that is there.
    if (keys == u"Ctrl+Q, X") {
        pick(0);
        press(QKeySequence(u"Ctrl+Q"_s));
        click(u"shortcutSet"_s);
        QCOMPARE(keysOf(u"newOne"_s), QKeySequence(u"Ctrl+N"_s));
    }
}

void ShortcutEditorTest::keepsASecondShortcutWhereNoneIsPressed()
{
    pick(3);
    const QList<QKeySequence> both = m_actions->find(u"end"_s)->shortcuts();
    QCOMPARE(both.size(), 2);
    click(u"shortcutSet"_s);
    QCOMPARE(m_actions->find(u"end"_s)->shortcuts(), both);
}

void ShortcutEditorTest::takesAShortcutAway()
{
    pick(1);
    auto *clear = child<QKeySequenceEdit>(u"shortcutKeys"_s)->findChild<QToolButton *>();
    QVERIFY(clear && clear->isVisible());
    QTest::mouseClick(clear, Qt::LeftButton);
    click(u"shortcutSet"_s);
    QVERIFY(keysOf(u"stop"_s).isEmpty());
    QCOMPARE(shown(1), QString());
}

void ShortcutEditorTest::keepsShortcutsForTheNextStart()
{
    pick(0);
    press(QKeySequence(u"Ctrl+Shift+K"_s));
    click(u"shortcutSet"_s);
    pick(1);
    press({});
    click(u"shortcutSet"_s);
    m_editor.reset();
    m_window.reset();
    m_preferences = std::make_unique<gui::Preferences>(m_folder->path());
    m_window = std::make_unique<QWidget>();
    gui::Actions again(m_window.get(), *m_preferences);
    QCOMPARE(again.add({u"newOne"_s, u"&New"_s, u"Ctrl+N"_s})->shortcut(), QKeySequence(u"Ctrl+Shift+K"_s));
    QVERIFY(again.add({u"stop"_s, u"&Stop"_s, u"Esc"_s})->shortcut().isEmpty());
    again.setParent(nullptr);
}

QTEST_MAIN(ShortcutEditorTest)
#include "tst_shortcuteditor.moc"
