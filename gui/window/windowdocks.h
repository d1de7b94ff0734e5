// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/shared/findbar.h"
#include "model/exchange/exchange.h"
#include "model/session/sessions.h"

#include <QDockWidget>
#include <QPointer>
#include <QUrl>
#include <QVariantMap>

#include <memory>

class QMainWindow;

namespace gui {

class Actions;
class AgentsPanel;
class ConversationLibrary;
class ConversationsPanel;
class DescriptorsPanel;
class DockSizes;
class EnsemblesPanel;
class ExchangeLibrary;
class InspectorPanel;
class LazyDock;
class LibraryTransfer;
class TestBench;
class TreeMapPanel;
class Windows;

//! The docks of a window: the conversations at the left; ensembles, descriptors with the test bench, agents, map, what runs now and
//! inspector at the right, each made when it is first seen. They show what belongs to the conversation that the window shows; what another
//! part of the window is to do is told by signals. Owned by its window, and goes before it.
class WindowDocks final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WindowDocks)

public:
    WindowDocks(QMainWindow &window, Windows &windows);
    ~WindowDocks() override;

    //! The list of conversations; asks for fonts, which are read while the window is made.
    void fillList();
    //! The sizes that they begin with.
    void shareRoom();
    //! Once they stand where they did at the end of the last run; `sizes` as keptSizes() gave them then.
    void adoptPlaces(const QVariantMap &sizes);
    QVariantMap keptSizes() const;
    void connectActions(Actions &actions);
    //! The catalogs have been read: from now on what is seen is filled.
    void useCatalogs(Actions &actions);
    void setSession(model::Session &session);

    //! \return false where the keyboard is in no text of ours.
    bool find(FindStep step);

    //! Of a descriptor.
    bool hasUnsavedText() const;
    //! \return false where it could not be saved; the dock says why.
    bool saveText();
    void dropUnsavedText();

    void showAgents();
    void showDescriptor(const QString &path);
    //! From this file, once the person has seen what would come.
    void importConversations(const QString &path);
    void showExchange(const model::ExchangeOrigin &origin);
    //! A call with these arguments, in the test bench.
    void tryOut(const QString &tool, const model::JsonText &arguments);
    //! Conversations from a file, which the person is asked about.
    void importFrom(const QString &path);
    ExchangeLibrary &exchanges() const { return *m_exchanges; }
    //! Those of the turn that made a node, at one of its rounds or, with 0, at the last.
    void showExchangesOf(qint64 node, int round);
    //! The branch of a node beside that of the version before it, or after it where it is the first.
    void compareVersions(qint64 node);

    //! Whether it is in a dock that another one in front of it hides.
    static bool standsBehind(const QWidget &widget);

Q_SIGNALS:
    void said(const QString &text);
    //! A conversation is to be shown; a new one where it is empty.
    void conversationRequested(const model::ConversationId &id);
    //! In a tab of its own.
    void tabRequested(const model::ConversationId &id);
    //! Next to the one that is shown.
    void besideRequested(const model::ConversationId &id);
    //! Onto the list.
    void filesDropped(const QList<QUrl> &files);
    //! The canister at this position of it, in which these words are to be found.
    void positionRequested(const model::ConversationId &id, int position, qint64 row, const QStringList &words);
    void conversationRemoved(const model::ConversationId &id);
    void serverRequested();
    //! From another client's file.
    void serverImportRequested();
    void resourcesRequested(const QString &ensemble);
    void toolsImportRequested();
    //! Side by side with others.
    void compareRequested(const QString &agent);
    void sendAgainRequested(const model::ExchangeId &id);
    //! One that had the keyboard is hidden.
    void focusReturned();
    //! Where they stand, or how large they are.
    void placesChanged();

private:
    void build();
    LazyDock *addLazy(const QString &name, const QString &title, QWidget *(WindowDocks::*make)());
    QList<LazyDock *> tabbed() const { return {m_ensembleDock, m_descriptorDock, m_agentDock, m_mapDock, m_runningDock}; }
    QWidget *makeEnsembles();
    QWidget *makeInspector();
    QWidget *makeDescriptors();
    QWidget *makeAgents();
    QWidget *makeMap();
    QWidget *makeRunning();
    void makeBench();
    void toggle(QDockWidget *dock);
    //! Into a window of its own, or back.
    void detach(LazyDock &dock);
    bool isTabbed(LazyDock &dock) const;
    void giveInspectorAColumn();
    int usualWidth() const;
    void newDescriptor(const QString &templateId);
    void convertDescriptor(const QString &path);
    void showBench();

    QMainWindow &m_window;
    Windows &m_windows;
    Actions *m_actions = nullptr;
    QPointer<model::Session> m_session;
    ConversationLibrary *m_library;
    LibraryTransfer *m_transfer;
    std::unique_ptr<ExchangeLibrary> m_exchanges;
    DockSizes *m_sizes = nullptr;
    QDockWidget *m_list = nullptr;
    LazyDock *m_ensembleDock = nullptr;
    LazyDock *m_inspectorDock = nullptr;
    LazyDock *m_descriptorDock = nullptr;
    LazyDock *m_agentDock = nullptr;
    LazyDock *m_mapDock = nullptr;
    LazyDock *m_runningDock = nullptr;
    ConversationsPanel *m_conversations = nullptr;
    EnsemblesPanel *m_ensembles = nullptr;
    AgentsPanel *m_agents = nullptr;
    InspectorPanel *m_inspector = nullptr;
    DescriptorsPanel *m_descriptors = nullptr;
    TreeMapPanel *m_map = nullptr;
    //! Among the side tabs of the descriptors.
    QPointer<TestBench> m_bench;
};

} // namespace gui
