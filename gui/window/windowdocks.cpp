// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/windowdocks.h"

#include "gui/agents/agentpreview.h"
#include "gui/agents/agentspanel.h"
#include "gui/bench/testbench.h"
#include "gui/conversations/conversationspanel.h"
#include "gui/conversations/librarytransfer.h"
#include "gui/conversations/storeconversationlibrary.h"
#include "gui/descriptors/descriptorpane.h"
#include "gui/descriptors/descriptorspanel.h"
#include "gui/descriptors/editorcompletion.h"
#include "gui/descriptors/knownnames.h"
#include "gui/descriptors/toolpreviews.h"
#include "gui/ensembles/ensemblespanel.h"
#include "gui/figures/runningpanel.h"
#include "gui/inspector/exchangelibrary.h"
#include "gui/inspector/inspectorpanel.h"
#include "gui/map/branchwindow.h"
#include "gui/map/treemappanel.h"
#include "gui/preferences/preferences.h"
#include "gui/shared/actions.h"
#include "gui/window/docksizes.h"
#include "gui/window/lazydock.h"
#include "gui/window/paneround.h"
#include "gui/window/untitledbar.h"
#include "gui/window/windows.h"
#include "gui/workbench/workbench.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"
#include "model/store/turnstore.h"

#include <QApplication>
#include <QMainWindow>
#include <QScreen>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! Where reading begins there is what is chosen from; Qt leaves docks on their sides in every direction.
Qt::DockWidgetArea sideOf(const QMainWindow &window, bool isBeginning)
{
    return isBeginning == (window.layoutDirection() == Qt::LeftToRight) ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea;
}

} // namespace

WindowDocks::WindowDocks(QMainWindow &window, Windows &windows)
    : QObject(&window)
    , m_window(window)
    , m_windows(windows)
    , m_library(new StoreConversationLibrary(
          windows.workbench().store(), windows.workbench().sessions(), windows.workbench().lockFolder(), &window))
    , m_transfer(new LibraryTransfer(windows.workbench().store(), windows.prompts(), &window))
    , m_exchanges(std::make_unique<StoreExchangeLibrary>(windows.workbench().store()))
{
    build();
    connect(m_transfer, &LibraryTransfer::said, this, &WindowDocks::said);
    connect(m_transfer, &LibraryTransfer::imported, m_library, &ConversationLibrary::changed);
    connect(m_library, &ConversationLibrary::failed, this, [this](const model::Error &error) { Q_EMIT said(error.message); });
}

WindowDocks::~WindowDocks()
{
    // It looks at the library of exchanges.
    delete m_inspectorDock;
}

LazyDock *WindowDocks::addLazy(const QString &name, const QString &title, QWidget *(WindowDocks::*make)())
{
    return new LazyDock(
        name, title, [this, make] { return (this->*make)(); }, &m_window);
}

void WindowDocks::build()
{
    m_list = new QDockWidget(tr("Conversations"), &m_window);
    m_list->setObjectName(u"conversationsDock"_s);
    m_list->setTitleBarWidget(new UntitledBar(m_list));
    m_ensembleDock = addLazy(u"ensemblesDock"_s, tr("Ensembles"), &WindowDocks::makeEnsembles);
    m_inspectorDock = addLazy(u"inspectorDock"_s, tr("Inspector"), &WindowDocks::makeInspector);
    m_descriptorDock = addLazy(u"descriptorsDock"_s, tr("Descriptors"), &WindowDocks::makeDescriptors);
    m_agentDock = addLazy(u"agentsDock"_s, tr("Agents"), &WindowDocks::makeAgents);
    m_mapDock = addLazy(u"mapDock"_s, tr("Map"), &WindowDocks::makeMap);
    m_runningDock = addLazy(u"runningDock"_s, tr("Running"), &WindowDocks::makeRunning);
    m_window.addDockWidget(sideOf(m_window, true), m_list);
    m_window.addDockWidget(sideOf(m_window, false), m_ensembleDock);
    m_window.tabifyDockWidget(m_ensembleDock, m_descriptorDock);
    m_window.tabifyDockWidget(m_descriptorDock, m_agentDock);
    m_window.tabifyDockWidget(m_agentDock, m_mapDock);
    m_window.tabifyDockWidget(m_mapDock, m_runningDock);
    // Whoever wants to see it has to ask for it once.
    m_runningDock->hide();
    m_window.addDockWidget(sideOf(m_window, false), m_inspectorDock);
    m_ensembleDock->raise();
    for (LazyDock *dock : tabbed()) {
        dock->showTitle(false);
        dock->scrollWhereLow();
    }
    // Its controls and a few rows.
    constexpr int seen = 248;
    m_inspectorDock->scrollWhereLow(seen);
    const QList<LazyDock *> lazy = tabbed() + QList {m_inspectorDock};
    const QList<QDockWidget *> all = QList<QDockWidget *> {m_list} + QList<QDockWidget *>(lazy.begin(), lazy.end());
    for (QDockWidget *dock : all) {
        // The tint of panels, which sets them off from the transcript.
        dock->setBackgroundRole(QPalette::AlternateBase);
        dock->setAutoFillBackground(true);
    }
    m_sizes = new DockSizes(m_window, all, this);
    connect(m_sizes, &DockSizes::changed, this, &WindowDocks::placesChanged);
    for (LazyDock *dock : lazy)
        connect(dock, &LazyDock::filled, m_sizes, &DockSizes::restoreSoon);
}

void WindowDocks::fillList()
{
    m_conversations = new ConversationsPanel(*m_library, m_windows.prompts(), m_list);
    m_list->setWidget(m_conversations);
    m_actions->explain(m_conversations->newButton(), u"conversationNew"_s);
    if (m_session)
        m_conversations->setCurrent(m_session->id());
    m_conversations->setUnfolded(m_windows.preferences().unfoldedGroups());
    connect(m_conversations, &ConversationsPanel::unfoldedChanged, &m_windows.preferences(), &Preferences::setUnfoldedGroups);
    connect(m_conversations, &ConversationsPanel::newRequested, this, [this] { Q_EMIT conversationRequested({}); });
    connect(m_conversations, &ConversationsPanel::opened, this, &WindowDocks::conversationRequested);
    connect(m_conversations, &ConversationsPanel::openedInTab, this, &WindowDocks::tabRequested);
    connect(m_conversations, &ConversationsPanel::openedBeside, this, &WindowDocks::besideRequested);
    connect(m_conversations, &ConversationsPanel::openedInNewWindow, this, [this](const model::ConversationId &id) { m_windows.open(id); });
    connect(m_conversations, &ConversationsPanel::openedAt, this, &WindowDocks::positionRequested);
    connect(m_conversations, &ConversationsPanel::filesDropped, this, &WindowDocks::filesDropped);
    connect(m_conversations, &ConversationsPanel::removed, this, &WindowDocks::conversationRemoved);
}

void WindowDocks::shareRoom()
{
    // On a small screen the middle has about half.
    const int left = qMin(248, m_window.width() * 18 / 100);
    const int right = usualWidth();
    // Twenty lines of a descriptor.
    constexpr int upper = 540;
    // A few exchanges, and the beginning of what one has sent.
    constexpr int lower = 400;
    m_window.resizeDocks({m_list, m_ensembleDock}, {left, right}, Qt::Horizontal);
    m_window.resizeDocks({m_ensembleDock, m_inspectorDock}, {upper, lower}, Qt::Vertical);
    QVariantMap sizes {{m_list->objectName(), QSize(left, upper + lower)}, {m_inspectorDock->objectName(), QSize(right, lower)}};
    for (const LazyDock *dock : tabbed())
        sizes.insert(dock->objectName(), QSize(right, upper));
    m_sizes->adopt(sizes);
}

//! Of the docks at the right.
int WindowDocks::usualWidth() const
{
    return qMin(430, m_window.width() * 30 / 100);
}

QVariantMap WindowDocks::keptSizes() const
{
    return m_sizes->kept();
}

void WindowDocks::adoptPlaces(const QVariantMap &sizes)
{
    m_sizes->adopt(sizes);
    for (LazyDock *dock : tabbed()) {
        if (dock->isFloating())
            dock->showTitle(true);
    }
    // Behind a tab it is named by that.
    m_inspectorDock->showTitle(m_inspectorDock->isFloating() || !isTabbed(*m_inspectorDock));
}

void WindowDocks::connectActions(Actions &actions)
{
    m_actions = &actions;
    (new PaneRound(m_window))->connectActions(actions);
    const QList<std::pair<QString, QDockWidget *>> toggles {{u"conversationsToggle"_s, m_list}, {u"ensemblesToggle"_s, m_ensembleDock},
        {u"inspectorToggle"_s, m_inspectorDock}, {u"descriptorsToggle"_s, m_descriptorDock}, {u"agentsToggle"_s, m_agentDock},
        {u"mapToggle"_s, m_mapDock}, {u"runningToggle"_s, m_runningDock}};
    for (const auto &[name, dock] : toggles)
        actions.on(name, this, [this, dock = dock] { toggle(dock); });
    actions.on(u"toolsPick"_s, this, [this] { m_ensembleDock->bringForward(); });
    actions.on(u"descriptorsDetach"_s, this, [this] { detach(*m_descriptorDock); });
    actions.on(u"inspectorDetach"_s, this, [this] { detach(*m_inspectorDock); });
    actions.on(u"inspectorColumn"_s, this, [this] { giveInspectorAColumn(); });
    actions.on(u"descriptorSave"_s, this, [this] {
        if (m_descriptors)
            m_descriptors->save();
    });
    actions.on(u"benchOpen"_s, this, [this] { showBench(); });
    actions.on(u"conversationSearch"_s, this, [this] {
        m_list->show();
        m_conversations->focusSearch();
    });
    // These are about the conversation that is shown, whichever row is marked in the list.
    actions.on(u"conversationRename"_s, this, [this] { m_conversations->rename(m_session->id()); });
    actions.on(u"conversationLabels"_s, this, [this] { m_conversations->editLabels(m_session->id()); });
    actions.on(u"conversationGroup"_s, this, [this] { m_conversations->moveToGroup(m_session->id()); });
    actions.on(u"conversationArchive"_s, this, [this] { m_conversations->archive(m_session->id()); });
    actions.on(u"conversationDelete"_s, this, [this] { m_conversations->remove(m_session->id()); });
    actions.on(u"conversationErase"_s, this, [this] { m_conversations->erase(m_session->id()); });
    actions.on(u"conversationExport"_s, this, [this] { m_transfer->exportOne(m_session->id(), m_session->conversation().title()); });
    actions.on(u"conversationCase"_s, this, [this] { m_transfer->saveCase(m_session->id(), m_session->conversation().title()); });
    actions.on(u"libraryExport"_s, this, [this] { m_transfer->exportAll(); });
    actions.on(u"libraryImport"_s, this, [this] { m_transfer->importFile(); });
}

void WindowDocks::useCatalogs(Actions &actions)
{
    actions.on(u"agentTomlNew"_s, this, [this] { newDescriptor(u"agent"_s); });
    actions.on(u"agentGramNew"_s, this, [this] { newDescriptor(u"agentgram"_s); });
    for (LazyDock *dock : tabbed())
        dock->allowContents();
    m_inspectorDock->allowContents();
}

void WindowDocks::setSession(model::Session &session)
{
    m_session = &session;
    if (m_conversations)
        m_conversations->setCurrent(session.id());
    if (m_ensembles)
        m_ensembles->setSession(&session);
    if (m_agents)
        m_agents->setSession(&session);
    if (m_map)
        m_map->setSession(&session);
    if (m_inspector)
        m_inspector->setConversation(session.id());
    if (m_bench)
        m_bench->setSession(&session);
}

bool WindowDocks::find(FindStep step)
{
    const QWidget *focused = QApplication::focusWidget();
    const bool isOurs = m_descriptors && focused && m_descriptors->isAncestorOf(focused);
    if (isOurs)
        m_descriptors->find(step);
    const bool isInspectors = m_inspector && focused && m_inspector->isAncestorOf(focused);
    if (isInspectors)
        m_inspector->find(step);
    return isOurs || isInspectors;
}

bool WindowDocks::hasUnsavedText() const
{
    return m_descriptors && m_descriptors->hasUnsavedText();
}

bool WindowDocks::saveText()
{
    const bool isSaved = !m_descriptors || m_descriptors->save();
    if (!isSaved)
        m_descriptorDock->bringForward();
    return isSaved;
}

void WindowDocks::dropUnsavedText()
{
    delete std::exchange(m_descriptors, nullptr);
}

QWidget *WindowDocks::makeEnsembles()
{
    Workbench &workbench = m_windows.workbench();
    m_ensembles = new EnsemblesPanel(
        {workbench.ensembles(), workbench.mcpServers(), workbench.descriptors(), workbench.approvals()}, m_ensembleDock);
    m_ensembles->setSession(m_session);
    connect(m_ensembles, &EnsemblesPanel::failed, this, [this](const model::Error &error) { Q_EMIT said(error.message); });
    connect(m_ensembles, &EnsemblesPanel::defaultRequested, this, [this](const QString &path, const QByteArray &text) {
        const auto saved = m_windows.workbench().descriptors().save(path, text);
        Q_EMIT said(saved ? tr("The default is written in %1 now.").arg(path) : saved.error().message);
    });
    connect(m_ensembles, &EnsemblesPanel::descriptorRequested, this, &WindowDocks::showDescriptor);
    connect(m_ensembles, &EnsemblesPanel::serverRequested, this, &WindowDocks::serverRequested);
    connect(m_ensembles, &EnsemblesPanel::resourcesRequested, this, &WindowDocks::resourcesRequested);
    connect(m_ensembles, &EnsemblesPanel::messagesRequested, this, [this](const QString &ensemble, const QUrl &server) {
        m_inspectorDock->bringForward();
        m_inspector->showServer(ensemble, server);
    });
    return m_ensembles;
}

QWidget *WindowDocks::makeInspector()
{
    m_inspector = new InspectorPanel(*m_exchanges, m_windows.workbench().exchangeLog(), m_windows.preferences(), m_inspectorDock);
    m_inspector->setConversation(m_session ? m_session->id() : model::ConversationId());
    connect(m_inspector, &InspectorPanel::reviewRequested, this, [this](const model::TurnRecord &turn) {
        if (m_session)
            m_session->reviewRolledBack(turn);
    });
    connect(m_inspector, &InspectorPanel::canisterRequested, this,
        [this](const model::ConversationId &id, int position) { Q_EMIT positionRequested(id, position, 0, {}); });
    connect(m_inspector, &InspectorPanel::budgetChosen, &m_windows.workbench(), &Workbench::setExchangeBudget);
    connect(m_inspector, &InspectorPanel::said, this, &WindowDocks::said);
    connect(m_inspector, &InspectorPanel::sendAgainRequested, this, &WindowDocks::sendAgainRequested);
    return m_inspector;
}

QWidget *WindowDocks::makeRunning()
{
    return new RunningPanel(m_windows.workbench(), m_runningDock);
}

void WindowDocks::importFrom(const QString &path)
{
    m_transfer->look(path);
}

QWidget *WindowDocks::makeDescriptors()
{
    Workbench &workbench = m_windows.workbench();
    m_descriptors = new DescriptorsPanel(workbench.descriptors(), workbench.descriptorCheck(), m_windows.prompts(),
        workbench.profile().data + u"/descriptor-versions"_s, m_descriptorDock);
    m_descriptors->pane().completion().setNames(
        [&workbench] { return knownNames(workbench.descriptors(), workbench.ensembles(), workbench.providers(), workbench.keychain()); });
    m_actions->explain(m_descriptors->bar().saveButton(), u"descriptorSave"_s);
    m_actions->explain(m_descriptors->bar().detachButton(), u"descriptorsDetach"_s);
    makeBench();
    new AgentPreview(*m_descriptors);
    new ToolPreviews(workbench.ensembles(), *m_descriptors);
    connect(m_descriptors, &DescriptorsPanel::detachRequested, this, [this] { detach(*m_descriptorDock); });
    connect(m_descriptors, &DescriptorsPanel::importRequested, this, &WindowDocks::serverImportRequested);
    return m_descriptors;
}

//! Beside the descriptors: it shows the tool that the editor is at.
void WindowDocks::makeBench()
{
    Workbench &workbench = m_windows.workbench();
    m_bench = new TestBench({workbench.ensembles(), workbench.invocations(), workbench.questions(), workbench.approvals(),
        workbench.exchangeLog(), m_windows.benchRuns()});
    m_bench->setSession(m_session);
    m_descriptors->addSideTab(tr("Test bench"), m_bench);
    connect(m_descriptors, &DescriptorsPanel::invokerShown, m_bench, &TestBench::showTool);
    connect(m_bench, &TestBench::exchangesRequested, this, &WindowDocks::showExchange);
}

QWidget *WindowDocks::makeAgents()
{
    Workbench &workbench = m_windows.workbench();
    m_agents = new AgentsPanel({workbench.agents(), workbench.libraries(), workbench.ensembles()}, m_agentDock);
    m_agents->setSession(m_session);
    connect(m_agents, &AgentsPanel::failed, this, [this](const model::Error &error) { Q_EMIT said(error.message); });
    connect(m_agents, &AgentsPanel::editRequested, this, &WindowDocks::showDescriptor);
    connect(m_agents, &AgentsPanel::newRequested, this, &WindowDocks::newDescriptor);
    connect(m_agents, &AgentsPanel::importRequested, this, &WindowDocks::toolsImportRequested);
    connect(m_agents, &AgentsPanel::compareRequested, this, &WindowDocks::compareRequested);
    connect(m_agents, &AgentsPanel::convertRequested, this, &WindowDocks::convertDescriptor);
    return m_agents;
}

QWidget *WindowDocks::makeMap()
{
    m_map = new TreeMapPanel(m_windows.workbench().store(), m_mapDock);
    m_map->setSession(m_session);
    connect(m_map, &TreeMapPanel::failed, this, [this](const model::Error &error) { Q_EMIT said(error.message); });
    connect(m_map, &TreeMapPanel::conversationRequested, this, &WindowDocks::conversationRequested);
    connect(m_map, &TreeMapPanel::positionRequested, this,
        [this](const model::ConversationId &id, int position) { Q_EMIT positionRequested(id, position, 0, {}); });
    return m_map;
}

bool WindowDocks::standsBehind(const QWidget &widget)
{
    for (const QWidget *at = &widget; at; at = at->parentWidget()) {
        if (const auto *dock = qobject_cast<const QDockWidget *>(at))
            return dock->visibleRegion().isEmpty();
    }
    return false;
}

//! Shows a dock and gives it the keyboard; hides it where that is there already.
void WindowDocks::toggle(QDockWidget *dock)
{
    const QWidget *focused = QApplication::focusWidget() ? QApplication::focusWidget() : m_window.focusWidget();
    if (focused && dock->isVisible() && dock->isAncestorOf(focused)) {
        dock->hide();
        Q_EMIT focusReturned();
        return;
    }
    dock->show();
    // What is to have the keyboard must be there.
    if (auto *lazy = qobject_cast<LazyDock *>(dock))
        lazy->bringForward();
    if (QWidget *first = firstStop(dock))
        first->setFocus(Qt::ShortcutFocusReason);
}

void WindowDocks::detach(LazyDock &dock)
{
    dock.fill();
    const bool apart = !dock.isFloating();
    dock.showTitle(apart || !isTabbed(dock));
    dock.setFloating(apart);
    if (apart) {
        const QRect room = m_window.screen()->availableGeometry().marginsRemoved({8, 40, 8, 8});
        QRect place(QPoint(), QSize(1280, 820).boundedTo(room.size()));
        place.moveCenter(m_window.geometry().center());
        place.moveLeft(qBound(room.left(), place.left(), room.right() + 1 - place.width()));
        place.moveTop(qBound(room.top(), place.top(), room.bottom() + 1 - place.height()));
        dock.setGeometry(place);
    }
    dock.bringForward();
}

bool WindowDocks::isTabbed(LazyDock &dock) const
{
    return tabbed().contains(&dock) || !m_window.tabifiedDockWidgets(&dock).isEmpty();
}

//! The whole height at the right, behind a tab among the others, and half of the window; or below them again.
void WindowDocks::giveInspectorAColumn()
{
    m_inspectorDock->setFloating(false);
    const bool hasOne = !m_window.tabifiedDockWidgets(m_inspectorDock).isEmpty();
    if (hasOne) {
        m_window.removeDockWidget(m_inspectorDock);
        m_window.addDockWidget(sideOf(m_window, false), m_inspectorDock);
        m_inspectorDock->show();
    } else {
        for (LazyDock *dock : tabbed()) {
            if (dock != m_runningDock)
                dock->show();
        }
        m_window.tabifyDockWidget(m_mapDock, m_inspectorDock);
    }
    m_inspectorDock->showTitle(hasOne);
    m_inspectorDock->bringForward();
    const QList<LazyDock *> lazy = tabbed() + QList {m_inspectorDock};
    m_sizes->setWidth(QList<QDockWidget *>(lazy.begin(), lazy.end()), hasOne ? usualWidth() : std::max(usualWidth(), m_window.width() / 2));
}

void WindowDocks::showAgents()
{
    m_agentDock->bringForward();
}

void WindowDocks::showDescriptor(const QString &path)
{
    m_descriptorDock->bringForward();
    m_descriptors->open(path);
}

void WindowDocks::importConversations(const QString &path)
{
    m_transfer->look(path);
}

void WindowDocks::newDescriptor(const QString &templateId)
{
    m_descriptorDock->bringForward();
    m_descriptors->create(templateId);
}

void WindowDocks::convertDescriptor(const QString &path)
{
    showDescriptor(path);
    // A file with changes that are not saved is asked about first, and stays.
    if (m_descriptors->pane().path() == path)
        m_descriptors->convert();
}

void WindowDocks::showBench()
{
    m_descriptorDock->bringForward();
    if (!m_bench)
        return;
    m_descriptors->showSideTab(m_bench);
    m_bench->focusForm();
}

void WindowDocks::tryOut(const QString &tool, const model::JsonText &arguments)
{
    m_descriptorDock->bringForward();
    if (!m_bench)
        return;
    m_bench->showCall(tool, arguments);
    showBench();
    if (m_bench->tool() != tool)
        Q_EMIT said(tr("There is no tool %1 any more.").arg(tool));
}

void WindowDocks::showExchange(const model::ExchangeOrigin &origin)
{
    m_inspectorDock->bringForward();
    m_inspector->showExchangeOf(origin);
}

void WindowDocks::showExchangesOf(qint64 node, int round)
{
    const auto turn = model::TurnStore(m_windows.workbench().store().reader()).turnOf(node);
    if (!turn || turn->isEmpty()) {
        Q_EMIT said(tr("Nothing is kept of what went over the wire for this message."));
        return;
    }
    showExchange({m_session->id(), *turn, round, {}, {}});
}

void WindowDocks::compareVersions(qint64 node)
{
    model::Store &store = m_windows.workbench().store();
    const auto siblings = model::ConversationStore(store.reader()).siblings(node);
    const qsizetype here = siblings ? siblings->indexOf(node) : -1;
    if (here < 0 || siblings->size() < 2)
        return Q_EMIT said(tr("There is no other version of this message."));
    const qsizetype left = std::max<qsizetype>(0, here - 1);
    BranchWindow::open(store, m_session->id(), siblings->at(left), siblings->at(left + 1), m_window);
}

} // namespace gui

// Apart from the other classes' meta-objects, so that a test of one panel need not link the whole workbench.
#include <moc_windowdocks.cpp>
