// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/mainwindow.h"

#include "gui/composer/composer.h"
#include "gui/composer/composerstatus.h"
#include "gui/conversations/conversationspanel.h"
#include "gui/conversations/storeconversationlibrary.h"
#include "gui/descriptors/descriptorspanel.h"
#include "gui/inspector/storeexchangelibrary.h"
#include "gui/preferences/preferences.h"
#include "gui/settings/conversationbar.h"
#include "gui/settings/firstrunpage.h"
#include "gui/settings/modelselector.h"
#include "gui/shared/actions.h"
#include "gui/shared/userprompts.h"
#include "gui/window/conversationpage.h"
#include "gui/window/lazydock.h"
#include "gui/window/storebar.h"
#include "gui/window/untitledbar.h"
#include "gui/window/windowmenus.h"
#include "gui/window/windows.h"
#include "gui/workbench/keylessproviders.h"
#include "gui/workbench/workbench.h"
#include "model/store/store.h"
#include "model/store/storecopy.h"
#include "network/process/processhost.h"
#include "network/providers/catalog/modellists.h"
#include "network/providers/contract/toolcallbook.h"
#include "network/secrets/keychain.h"

#include <QCloseEvent>
#include <QDir>
#include <QMenuBar>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

const QString windowName = u"main"_s;

} // namespace

MainWindow::MainWindow(Windows &windows)
    : m_windows(windows)
    , m_workbench(windows.workbench())
    , m_actions(new Actions(this, windows.preferences()))
    , m_library(new StoreConversationLibrary(m_workbench.store(), m_workbench.sessions(), this))
    , m_exchanges(std::make_unique<StoreExchangeLibrary>(m_workbench.store()))
{
    setObjectName(u"mainWindow"_s);
    setWindowTitle(tr("Parlance"));
    setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks | GroupedDragging);
    setTabPosition(Qt::RightDockWidgetArea, QTabWidget::North);
    buildMiddle();
    buildDocks();
    addActions();
    buildMenus(*menuBar(), *m_actions);
}

MainWindow::~MainWindow()
{
    // Its parts look at libraries that are members of this.
    delete std::exchange(m_page, nullptr);
    delete m_inspectorDock;
}

void MainWindow::buildMiddle()
{
    m_bar = new ConversationBar(m_windows.preferences(), m_windows.prompts(), this);
    m_middle = new QStackedWidget(this);
    m_middle->setObjectName(u"middle"_s);
    auto *middle = new QWidget(this);
    auto *layout = new QVBoxLayout(middle);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto *storeBar = new StoreBar(m_workbench.store(), middle);
    connect(storeBar, &StoreBar::repairRequested, this, &MainWindow::repair);
    layout->addWidget(m_bar);
    layout->addWidget(storeBar);
    layout->addWidget(m_middle, 1);
    setCentralWidget(middle);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->hide();
    connect(statusBar(), &QStatusBar::messageChanged, this, [this](const QString &text) { statusBar()->setVisible(!text.isEmpty()); });
    connect(m_bar, &ConversationBar::paletteRequested, this, [this] { m_actions->find(u"commandPaletteOpen"_s)->trigger(); });
    connect(m_bar, &ConversationBar::modelPicked, this, &MainWindow::usePickedModel);
    connect(m_bar, &ConversationBar::failed, this, [this](const model::Error &error) { say(error.message); });
    connect(&m_bar->models(), &ModelSelector::serversRequested, this, &MainWindow::findServers);
    connect(&m_bar->models(), &ModelSelector::modelFileRequested, this, &MainWindow::startModelFile);
}

void MainWindow::buildDocks()
{
    m_list = new QDockWidget(tr("Conversations"), this);
    m_list->setObjectName(u"conversationsDock"_s);
    m_list->setTitleBarWidget(new UntitledBar(m_list));
    addDockWidget(Qt::LeftDockWidgetArea, m_list);
    m_ensembleDock = new LazyDock(
        u"ensemblesDock"_s, tr("Ensembles"), [this] { return makeEnsembles(); }, this);
    m_inspectorDock = new LazyDock(
        u"inspectorDock"_s, tr("Inspector"), [this] { return makeInspector(); }, this);
    m_descriptorDock = new LazyDock(
        u"descriptorsDock"_s, tr("Descriptors"), [this] { return makeDescriptors(); }, this);
    m_agentDock = new LazyDock(
        u"agentsDock"_s, tr("Agents"), [this] { return makeAgents(); }, this);
    addDockWidget(Qt::RightDockWidgetArea, m_ensembleDock);
    tabifyDockWidget(m_ensembleDock, m_descriptorDock);
    tabifyDockWidget(m_descriptorDock, m_agentDock);
    addDockWidget(Qt::RightDockWidgetArea, m_inspectorDock);
    m_ensembleDock->raise();
    for (LazyDock *dock : {m_ensembleDock, m_descriptorDock, m_agentDock})
        dock->showTitle(false);
    for (QDockWidget *dock : {m_list, static_cast<QDockWidget *>(m_ensembleDock), static_cast<QDockWidget *>(m_inspectorDock),
             static_cast<QDockWidget *>(m_descriptorDock), static_cast<QDockWidget *>(m_agentDock)}) {
        // The tint of panels, which sets them off from the transcript.
        dock->setBackgroundRole(QPalette::AlternateBase);
        dock->setAutoFillBackground(true);
    }
    connect(m_library, &ConversationLibrary::failed, this, [this](const model::Error &error) { say(error.message); });
}

void MainWindow::fillList()
{
    m_conversations = new ConversationsPanel(*m_library, m_windows.prompts(), m_list);
    m_list->setWidget(m_conversations);
    if (m_page)
        m_conversations->setCurrent(m_page->session().id());
    connect(m_conversations, &ConversationsPanel::newRequested, this, [this] { openConversation({}); });
    connect(m_conversations, &ConversationsPanel::opened, this, &MainWindow::openConversation);
    connect(m_conversations, &ConversationsPanel::openedInNewWindow, this, [this](const model::ConversationId &id) { m_windows.open(id); });
    connect(m_conversations, &ConversationsPanel::openedAt, this, [this](const model::ConversationId &id, int position) {
        openConversation(id);
        if (m_page)
            m_page->showPosition(position);
    });
    connect(m_conversations, &ConversationsPanel::removed, this, [this](const model::ConversationId &id) {
        if (m_page && m_page->session().id() == id)
            openConversation({});
    });
}

void MainWindow::arrange()
{
    // After the conversation: this is the first that asks for fonts, which are being read meanwhile.
    fillList();
    // With room for the frame that the desktop puts around it.
    resize(QSize(1440, 900).boundedTo(screen()->availableSize() - QSize(16, 48)));
    // On a small screen the middle has about half.
    resizeDocks({m_list, m_ensembleDock}, {qMin(248, width() * 18 / 100), qMin(430, width() * 30 / 100)}, Qt::Horizontal);
    resizeDocks({m_ensembleDock, m_inspectorDock}, {380, 480}, Qt::Vertical);
    const Preferences &preferences = m_windows.preferences();
    restoreGeometry(preferences.geometry(windowName));
    restoreState(preferences.arrangement(windowName));
    for (LazyDock *dock : {m_ensembleDock, m_descriptorDock, m_agentDock}) {
        if (dock->isFloating())
            dock->showTitle(true);
    }
}

void MainWindow::paintEvent(QPaintEvent *event)
{
    QMainWindow::paintEvent(event);
    if (m_start == Start::Ready)
        return;
    // What follows comes when the first paint is done and the window takes keys.
    if (std::exchange(m_start, Start::Painted) == Start::Begun)
        QTimer::singleShot(0, this, &MainWindow::finishStart);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_descriptors && m_descriptors->hasUnsavedText()) {
        event->ignore();
        m_windows.prompts().confirm(
            this, tr("A descriptor has changes that are not saved. Close the window and drop them?"), tr("&Close and drop"), this, [this] {
                delete std::exchange(m_descriptors, nullptr);
                close();
            });
        return;
    }
    m_windows.preferences().keepWindow(windowName, saveGeometry(), saveState());
    QMainWindow::closeEvent(event);
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange)
        useWorkspace();
}

void MainWindow::finishStart()
{
    m_workbench.followOtherProcesses();
    m_workbench.processHost().askShell();
    m_workbench.readDescriptors(this, [this] { useDescriptors(); });
}

void MainWindow::useDescriptors()
{
    m_start = Start::Ready;
    auto &providers = m_workbench.providers();
    m_bar->models().setNotes([this](const model::ModelAddress &model) { return m_workbench.toolCallBook().of(model).inWords(); });
    auto *keyless = new KeylessProviders(m_workbench.keychain(), this);
    connect(keyless, &KeylessProviders::looked, this, [this, keyless] { m_bar->models().setKeyless(keyless->names()); });
    m_bar->setProviders(providers.providers());
    connect(&providers, &network::ProviderCatalog::changed, this, [this] {
        m_bar->setProviders(m_workbench.providers().providers());
        if (m_page)
            followModel();
    });
    connect(&m_bar->models(), &ModelSelector::aboutToOpen, this, [this, keyless] {
        m_workbench.modelLists().refreshOld(m_page ? m_page->session().settings().model.provider : QString());
        keyless->look(m_workbench.providers().providers());
    });
    offerAgents();
    for (LazyDock *dock : {m_ensembleDock, m_descriptorDock, m_agentDock, m_inspectorDock})
        dock->allowContents();
    connect(&m_workbench.ensembles(), &invocables::EnsembleCatalog::changed, this, &MainWindow::followSession);
    if (m_firstRun) {
        m_firstRun->addKeyEntry(providers, m_workbench.keychain());
        lookForKeys();
    }
    followSession();
    Q_EMIT ready();
}

void MainWindow::say(const QString &text)
{
    statusBar()->showMessage(text, 15'000);
}

void MainWindow::backUp()
{
    const QString name = u"parlance-%1.sqlite"_s.arg(QDate::currentDate().toString(Qt::ISODate));
    m_windows.prompts().chooseFileToSave(this, tr("Back up all conversations"), name, this, [this](const QString &path) {
        model::Store &store = m_workbench.store();
        // By the store's thread: it is asked for now and then only, and what is said meanwhile is kept after it.
        store.run(
            this, [place = store.place(), path](model::Database &) { return model::copyStore(place, path); },
            [this, path](const model::Result<void> &copied) {
                say(copied ? tr("All conversations are in %1.").arg(QDir::toNativeSeparators(path)) : copied.error().message);
            });
    });
}

void MainWindow::repair()
{
    m_windows.prompts().confirm(this,
        tr("Repair closes all windows, checks every part of the file in which the conversations are kept, and saves what can be read of a "
           "damaged one "
           "to a new file. The old one is kept beside it."),
        tr("&Close and repair"), this, [this] { m_windows.repair(); });
}

} // namespace gui

// Apart from the other classes' meta-objects, so that a test of one panel need not link the whole workbench.
#include <moc_mainwindow.cpp>
