// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/conversationstore.h"

#include <QUrl>
#include <QWidget>

class QLineEdit;
class QListView;
class QMenu;
class QPushButton;
class QStackedWidget;

namespace gui {

class ConversationLibrary;
class ConversationListModel;
class PutAwayConversations;
class SearchHitModel;
class UndoBar;
class UserPrompts;

//! The left dock: the conversations, a search over all of them, and what can be done with one. Owned by its window; knows no
//! session.
class ConversationsPanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConversationsPanel)

public:
    ConversationsPanel(ConversationLibrary &library, UserPrompts &prompts, QWidget *parent = nullptr);

    //! Marks the conversation that the window shows.
    void setCurrent(const model::ConversationId &id);
    void focusSearch();
    //! Shows what is found with these words.
    void search(const QString &words);
    void setUnfolded(const QStringList &groups);
    //! For its tool tip.
    QWidget &newButton() const;
    // For the window's actions and the list's own menu. Nothing happens to a conversation in which nothing has been written yet.
    void rename(const model::ConversationId &id);
    void editLabels(const model::ConversationId &id);
    void moveToGroup(const model::ConversationId &id);
    //! Or takes it out of there.
    void archive(const model::ConversationId &id);
    void remove(const model::ConversationId &id);
    void erase(const model::ConversationId &id);

Q_SIGNALS:
    void newRequested();
    void opened(const model::ConversationId &id);
    void openedInTab(const model::ConversationId &id);
    void openedBeside(const model::ConversationId &id);
    void openedInNewWindow(const model::ConversationId &id);
    //! A search result was picked: the canister at `position` of that conversation, on the branch of the node `row`, which has these words.
    void openedAt(const model::ConversationId &id, int position, qint64 row, const QStringList &words);
    //! From a file manager, say: to be shown, and asked about.
    void filesDropped(const QList<QUrl> &files);
    //! For keeping which groups are unfolded.
    void unfoldedChanged(const QStringList &groups);
    //! It is gone from the list; a window that shows it should show something else.
    void removed(const model::ConversationId &id);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildLists();
    void buildResults();
    void buildFilters();
    void openHit(const QModelIndex &index);
    void showSearch(const QString &words);
    void showMenu(const QPoint &place);
    void markCurrent();
    void showPlace(QPushButton *button, PutAwayConversations *&place, model::ConversationStore::Which which, bool shown);
    void showGroupMenu(const QPoint &place, const QString &group);
    void addGroups(QMenu &menu, const model::ConversationId &id);
    bool foldByKey(int key);
    void renameAt(int row);
    void renameGroup(const QString &group);
    void keepRow();

    ConversationLibrary &m_library;
    UserPrompts &m_prompts;
    ConversationListModel *m_conversations;
    SearchHitModel *m_hits;
    QLineEdit *m_search;
    QPushButton *m_filters;
    QStackedWidget *m_stack;
    QListView *m_list;
    QListView *m_results;
    UndoBar *m_undo;
    QPushButton *m_create;
    QPushButton *m_archiveButton;
    QPushButton *m_deletedButton;
    //! Null until they have been asked for.
    PutAwayConversations *m_archive = nullptr;
    PutAwayConversations *m_deleted = nullptr;
    //! Enter was pressed before the hits were there.
    bool m_opensFirstHit = false;
    model::ConversationId m_current;
    //! It is in the list, and has been marked there.
    bool m_isMarked = false;
};

} // namespace gui
