// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/inspector/exchangelibrary.h"
#include "model/session/sessions.h"

#include <QMainWindow>
#include <QPointer>

class QStackedWidget;

namespace network {
struct Provider;
}

namespace gui {

class Actions;
class AgentImport;
class AgentsPanel;
class CompareWindow;
class ConversationBar;
class ConversationLibrary;
class ConversationPage;
class ConversationsPanel;
class DescriptorsPanel;
class EnsemblesPanel;
class FirstRunPage;
class InspectorPanel;
class LazyDock;
class ResourcesDialog;
class ServerImporting;
class TestBench;
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

    //! Empty: a new conversation.
    void openConversation(const model::ConversationId &id);
    //! Fills the list and puts everything where it was when the program ended; before the window is shown.
    void arrange();
    Actions &actions() { return *m_actions; }
    //! Null while the first-run page is there and nothing has been opened.
    ConversationPage *page() const { return m_page; }

Q_SIGNALS:
    //! Everything is there that is made after the first paint.
    void ready();

protected:
    void paintEvent(QPaintEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void addActions();
    void toggle(QDockWidget *dock);
    void addConversationActions();
    void buildMiddle();
    void buildDocks();
    void fillList();
    void finishStart();
    void useDescriptors();
    void beginFirstRun();
    void lookForKeys();

    void showSession(const model::Sessions::Handle &session);
    void followSession();
    void followModel();
    void useWorkspace();
    void showState();
    void showExchangesOf(qint64 node);
    void leaveFirstRun();
    void rehearse();
    void findServersFirst();
    void findServers();
    void startModelFile();
    void showModelServers(const QString &provider);
    void useServer(const network::Provider &provider);
    void useProvider(const QString &name);
    void usePickedModel(const model::ModelAddress &address);
    void doCommand(const QString &name, const QString &argument);
    void say(const QString &text);
    void backUp();
    void repair();

    QWidget *makeEnsembles();
    void addServer();
    void offerPrompts();
    //! Of the server of this ensemble, or of any.
    void showResources(const QString &ensemble = {});
    void showDescriptor(const QString &path);
    QWidget *makeInspector();
    QWidget *makeDescriptors();
    void makeBench();
    void showBench();
    //! Anew, with what the conversation that is shown has set.
    void compare(const QString &agent = {});
    //! Every run goes on with the conversation that is shown, as it is up to and with this position of its path.
    void compareFrom(int position);
    void openCompare();
    QWidget *makeAgents();
    void addAgentActions();
    void offerAgents();
    QStringList playableAgents();
    //! Lists those there are where there is none of that name.
    void useAgent(const QString &name);
    void newDescriptor(const QString &templateId);
    void importTools();
    //! From another client's file.
    void importServers();
    //! The descriptors in a window of their own, or back.
    void detachDescriptors();

    Windows &m_windows;
    Workbench &m_workbench;
    Actions *m_actions;
    ConversationLibrary *m_library;
    std::unique_ptr<ExchangeLibrary> m_exchanges;
    ConversationBar *m_bar = nullptr;
    ConversationsPanel *m_conversations = nullptr;
    QStackedWidget *m_middle = nullptr;
    ConversationPage *m_page = nullptr;
    FirstRunPage *m_firstRun = nullptr;
    QDockWidget *m_list = nullptr;
    LazyDock *m_ensembleDock = nullptr;
    LazyDock *m_inspectorDock = nullptr;
    LazyDock *m_descriptorDock = nullptr;
    LazyDock *m_agentDock = nullptr;
    EnsemblesPanel *m_ensembles = nullptr;
    AgentsPanel *m_agents = nullptr;
    InspectorPanel *m_inspector = nullptr;
    DescriptorsPanel *m_descriptors = nullptr;
    //! Among the side tabs of the descriptors.
    QPointer<TestBench> m_bench;
    QPointer<CompareWindow> m_compare;
    ServerImporting *m_importing = nullptr;
    AgentImport *m_agentImport = nullptr;
    QPointer<ResourcesDialog> m_resources;
    enum class Start { Begun, Painted, Ready } m_start = Start::Begun;
};

} // namespace gui
