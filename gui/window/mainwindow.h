// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/window/pages.h"

#include <QMainWindow>

class QStackedWidget;

namespace gui {

class Actions;
class AgentChoice;
class Comparing;
class Evaluating;
class ContextActions;
class ConversationBar;
class Editing;
class FirstRun;
class ModelChoice;
class Opening;
struct OpenTarget;
class PaletteSources;
class PayloadWindows;
class ServerDialogs;
class WindowDocks;
class WindowPlaces;
class Windows;
class Workbench;

//! A window on a workbench: assembles the list, the conversation in the middle and the docks, and carries signals between them.
//! What is not needed for the first paint is made after it. Made by Windows; there may be several.
class MainWindow final : public QMainWindow
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MainWindow)

public:
    explicit MainWindow(Windows &windows);
    ~MainWindow() override;

    //! By its own tab where it has one; empty: a new conversation.
    void openConversation(const model::ConversationId &id, Pages::Place place = Pages::Place::Here);
    //! That of a window of the last run, at its place in the text; a new one in its folders where it is gone.
    void openLastConversation(const Preferences::LastWindow &last);
    //! Fills the list and puts everything where it was when the program ended, or where `geometry` says; before the window is shown.
    void arrange(const QByteArray &geometry = {});
    //! Now, or once the catalogs have been read.
    void open(const OpenTarget &target);
    Actions &actions() { return *m_actions; }
    //! Null while the first-run page is there and nothing has been opened.
    ConversationPage *page() const { return m_pages ? m_pages->current() : nullptr; }
    Pages &pages() { return *m_pages; }
    //! Where the docks stand and how large it is, for the next run.
    void keep();

Q_SIGNALS:
    //! Everything is there that is made after the first paint.
    void ready();
    //! The small window for a question that belongs to no conversation of this one.
    void quickQuestionRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    //! A dock that stands behind another in tabs is only moved out of the window; nobody is to write there unseen.
    bool focusNextPrevChild(bool next) override;

private:
    void buildMiddle();
    void connectDocks();
    void connectActions();
    void connectConversationActions();
    void finishStart();
    void useCatalogs();
    //! What other parts of the window are for once the catalogs have been read.
    void connectParts();
    void connectPages();
    //! To be called once for each page.
    void followPage(ConversationPage &page, const SessionStatus &status);
    void useCatalogsIn(ConversationPage &page, SessionStatus &status);
    //! What shows or does something of the page that is worked in, whenever that is another.
    void adoptPage();
    //! Those follow the page that is shown, from when it is and they are there.
    void handPage();

    void leaveConversation(const model::ConversationId &id);
    void beginConversation(Pages::Place place = Pages::Place::Here);
    void closeTab();
    void toggleBeside();
    void showSession(const model::Sessions::Handle &session, Pages::Place place);
    void showTitle();
    void showStop();
    void useWorkspace();
    void beginFirstRun();
    void leaveFirstRun();
    void useProvider(const QString &name);
    void write(Qt::FocusReason reason);
    void answerAgain();
    void openPreferences(int page);
    void tellAbout();
    void say(const QString &text);

    Windows &m_windows;
    Workbench &m_workbench;
    Actions *m_actions;
    ConversationBar *m_bar;
    ModelChoice *m_models;
    PaletteSources *m_paletteSources;
    Editing *m_editing = nullptr;
    WindowDocks *m_docks = nullptr;
    QStackedWidget *m_middle = nullptr;
    Pages *m_pages = nullptr;
    FirstRun *m_firstRun = nullptr;
    // Null until the catalogs have been read.
    AgentChoice *m_agents = nullptr;
    ServerDialogs *m_servers = nullptr;
    PayloadWindows *m_payloads = nullptr;
    Comparing *m_comparing = nullptr;
    Evaluating *m_evaluating = nullptr;
    ContextActions *m_context = nullptr;
    Opening *m_opening = nullptr;
    WindowPlaces *m_places = nullptr;
    enum class Start { Begun, Painted, Ready } m_start = Start::Begun;
};

} // namespace gui
