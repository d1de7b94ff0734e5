// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/conversations/conversationlistmodel.h"
#include "gui/conversations/conversationspanel.h"
#include "tests/gui/fakelibrary.h"
#include "tests/support/answeringprompts.h"
#include "tests/support/patience.h"

#include <QAction>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using model::ConversationId;

//! The list of conversations, gone through by the keyboard.
class ConversationKeysTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_panel.reset(); }
    void staysAtTheNextOneWhereARowIsDeleted();
    void marksTheConversationThatIsShown();
    void renamesTheRow();
    void renamesAGroup();
    void takesItsOfferBackOnceItIsUndone();

private:
    QString rowText() const { return m_list->currentIndex().data().toString(); }

    std::unique_ptr<FakeLibrary> m_library;
    AnsweringPrompts m_prompts;
    std::unique_ptr<gui::ConversationsPanel> m_panel;
    QListView *m_list = nullptr;
};

void ConversationKeysTest::init()
{
    m_library = std::make_unique<FakeLibrary>();
    m_library->fill(5);
    m_panel = std::make_unique<gui::ConversationsPanel>(*m_library, m_prompts);
    m_panel->show();
    m_panel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    m_list = m_panel->findChild<QListView *>(u"conversationList"_s);
    QTRY_COMPARE(m_list->model()->rowCount(), 5);
    m_panel->setCurrent(m_library->all.first().id);
    m_list->setFocus();
    QCOMPARE(rowText(), u"Conversation 0"_s);
}

void ConversationKeysTest::staysAtTheNextOneWhereARowIsDeleted()
{
    for (int down = 0; down < 2; ++down)
        QTest::keyClick(m_list, Qt::Key_Down);
    QTest::keyClick(m_list, Qt::Key_Delete);
    QTRY_COMPARE(m_list->model()->rowCount(), 4);
    QCOMPARE(rowText(), u"Conversation 3"_s);
    QTest::keyClick(m_list, Qt::Key_Delete);
    QTRY_COMPARE(m_list->model()->rowCount(), 3);
    QCOMPARE(rowText(), u"Conversation 4"_s);
    QStringList left;
    for (const auto &info : m_library->all)
        left.append(info.title);
    QCOMPARE(left, (QStringList {u"Conversation 0"_s, u"Conversation 1"_s, u"Conversation 4"_s}));
}

void ConversationKeysTest::marksTheConversationThatIsShown()
{
    QTest::keyClick(m_list, Qt::Key_Down);
    QCOMPARE(rowText(), u"Conversation 1"_s);
    // Another is opened by other means, and the list is read again while the keyboard is elsewhere.
    m_panel->setCurrent(m_library->all.at(3).id);
    QCOMPARE(rowText(), u"Conversation 3"_s);
    QTest::keyClick(m_list, Qt::Key_Down);
    m_panel->findChild<QLineEdit *>(u"conversationSearch"_s)->setFocus();
    m_library->setTitle(m_library->all.at(0).id, u"renamed"_s);
    QTRY_COMPARE(rowText(), u"Conversation 3"_s);
}

void ConversationKeysTest::renamesTheRow()
{
    // As the window has it, for the conversation that is shown.
    auto *rename = new QAction(m_panel.get());
    rename->setShortcut(Qt::Key_F2);
    m_panel->addAction(rename);
    QSignalSpy triggered(rename, &QAction::triggered);
    QTest::keyClick(m_list, Qt::Key_Down);
    QTest::keyClick(m_list, Qt::Key_F2);
    auto *editor = m_list->viewport()->findChild<QLineEdit *>();
    QVERIFY(editor);
    editor->setText(u"Another"_s);
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(m_library->all.at(1).title, u"Another"_s);
    QCOMPARE(m_library->all.at(0).title, u"Conversation 0"_s);
    QCOMPARE(triggered.size(), 0);
}

void ConversationKeysTest::renamesAGroup()
{
    m_library->setGroup(m_library->all.at(4).id, u"work"_s);
    QTRY_VERIFY(m_list->model()->index(0, 0).data().toString().contains(u"work"_s));
    m_list->setCurrentIndex(m_list->model()->index(0, 0));
    m_prompts.text = u"private"_s;
    QTest::keyClick(m_list, Qt::Key_F2);
    QTRY_COMPARE(m_library->all.at(4).group, u"private"_s);
    QCOMPARE(m_library->all.at(0).title, u"Conversation 0"_s);
}

void ConversationKeysTest::takesItsOfferBackOnceItIsUndone()
{
    auto *bar = m_panel->findChild<QWidget *>(u"undoBar"_s);
    const ConversationId id = m_library->all.at(2).id;
    m_panel->remove(id);
    QTRY_COMPARE(m_list->model()->rowCount(), 4);
    QVERIFY(bar->isVisible());
    // By another way than its own.
    m_library->restore(id);
    QTRY_COMPARE(m_list->model()->rowCount(), 5);
    QTRY_VERIFY(!bar->isVisible());
}

QTEST_MAIN(ConversationKeysTest)
#include "tst_conversationkeys.moc"
