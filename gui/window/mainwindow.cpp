// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/mainwindow.h"

#include "gui/agents/agentselector.h"
#include "gui/composer/composer.h"
#include "gui/help/faultreport.h"
#include "gui/help/helpkey.h"
#include "gui/help/helpwindow.h"
#include "gui/preferences/preferences.h"
#include "gui/settings/conversationbar.h"
#include "gui/settings/firstrunpage.h"
#include "gui/settings/foldersbutton.h"
#include "gui/settings/modelselector.h"
#include "gui/settings/preferencesdialog.h"
#include "gui/shared/actions.h"
#include "gui/shared/userprompts.h"
#include "gui/theme/direction.h"
#include "gui/transcript/transcriptpanel.h"
#include "gui/transcript/transcriptview.h"
#include "gui/window/agentchoice.h"
#include "gui/window/commandpalette.h"
#include "gui/window/comparing.h"
#include "gui/window/contextactions.h"
#include "gui/window/conversationpage.h"
#include "gui/window/editing.h"
#include "gui/window/emptypage.h"
#include "gui/window/evaluating.h"
#include "gui/window/firstrun.h"
#include "gui/window/modelchoice.h"
#include "gui/window/opening.h"
#include "gui/window/palettesources.h"
#include "gui/window/payloadwindows.h"
#include "gui/window/serverdialogs.h"
#include "gui/window/servingbutton.h"
#include "gui/window/sessionstatus.h"
#include "gui/window/storeactions.h"
#include "gui/window/storebar.h"
#include "gui/window/titles.h"
#include "gui/window/tour.h"
#include "gui/window/undoing.h"
#include "gui/window/windowdocks.h"
#include "gui/window/windowplaces.h"
#include "gui/window/windows.h"
#include "gui/window/zooming.h"
#include "gui/workbench/workbench.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"
#include "network/process/processhost.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QMenuBar>
#include <QMessageBox>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace gui {

MainWindow::MainWindow(Windows &windows)
    : m_windows(windows)
    , m_workbench(windows.workbench())
    , m_actions(new Actions(this, windows.preferences()))
    , m_bar(new ConversationBar(windows.preferences(), windows.prompts(), this))
    , m_models(new ModelChoice(m_workbench, windows.preferences(), *m_bar))
    , m_paletteSources(new PaletteSources(m_workbench, *m_actions, *m_bar, this))
{
    setObjectName(u"mainWindow"_s);
    setWindowTitle(tr("Parlance"));
    setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks | GroupedDragging);
    setTabPosition(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea, QTabWidget::North);
    m_docks = new WindowDocks(*this, windows);
    m_actions->add(windowCommands());
    buildMiddle();
    m_places = new WindowPlaces(*this, *m_docks, windows);
    connectPages();
    connectDocks();
    connectActions();
    connectConversationActions();
    m_docks->connectActions(*m_actions);
    m_editing = new Editing(*m_docks, this);
    m_editing->connectActions(*m_actions);
    m_models->connectActions(*m_actions);
    m_windows.zooming().connectActions(*m_actions);
    m_actions->fillMenus(*menuBar());
}

MainWindow::~MainWindow()
{
    // They look at what the docks and the workbench have, and are looked at by parts that go with this.
    delete std::exchange(m_pages, nullptr);
    delete m_docks;
}

void MainWindow::buildMiddle()
{
    m_middle = new QStackedWidget(this);
    m_middle->setObjectName(u"middle"_s);
    m_pages = new Pages(m_windows, m_middle);
    m_middle->addWidget(m_pages);
    auto *middle = new QWidget(this);
    auto *layout = new QVBoxLayout(middle);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto *storeBar = new StoreBar(m_workbench.store(), middle);
    auto *storeActions = new StoreActions(m_windows, this);
    connect(storeActions, &StoreActions::said, this, &MainWindow::say);
    connect(storeBar, &StoreBar::repairRequested, storeActions, &StoreActions::repair);
    layout->addWidget(m_bar);
    layout->addWidget(storeBar);
    layout->addWidget(m_middle, 1);
    setCentralWidget(middle);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->hide();
    connect(statusBar(), &QStatusBar::messageChanged, this, [this](const QString &text) { statusBar()->setVisible(!text.isEmpty()); });
    QAction *palette = m_actions->find(u"commandPaletteOpen"_s);
    const auto showKeys = [this, palette] { m_bar->setPaletteKeys(palette->shortcut().toString(QKeySequence::NativeText)); };
    connect(palette, &QAction::changed, m_bar, showKeys);
    showKeys();
    connect(m_bar, &ConversationBar::paletteRequested, palette, &QAction::trigger);
    connect(m_bar, &ConversationBar::failed, this, [this](const model::Error &error) { say(error.message); });
}

void MainWindow::connectDocks()
{
    connect(m_docks, &WindowDocks::said, this, &MainWindow::say);
    connect(m_docks, &WindowDocks::conversationRequested, this, [this](const model::ConversationId &id) { openConversation(id); });
    connect(
        m_docks, &WindowDocks::tabRequested, this, [this](const model::ConversationId &id) { openConversation(id, Pages::Place::Tab); });
    connect(m_docks, &WindowDocks::besideRequested, this,
        [this](const model::ConversationId &id) { openConversation(id, Pages::Place::Beside); });
    connect(m_docks, &WindowDocks::positionRequested, this,
        [this](const model::ConversationId &id, int position, qint64 row, const QStringList &words) {
            if (!page() || page()->session().id() != id)
                openConversation(id);
            if (page())
                page()->showFound(position, row, words);
        });
    connect(m_docks, &WindowDocks::conversationRemoved, this, &MainWindow::leaveConversation);
    connect(m_docks, &WindowDocks::focusReturned, this, [this] { write(Qt::ShortcutFocusReason); });
}

void MainWindow::connectActions()
{
    m_actions->on(u"windowNew"_s, this, [this] { m_windows.open(); });
    m_actions->on(u"windowClose"_s, this, [this] { close(); });
    m_actions->on(u"preferences"_s, this, [this] { openPreferences(0); });
    auto *store = findChild<StoreActions *>();
    m_actions->on(u"storeBackUp"_s, store, [store] { store->backUp(); });
    m_actions->on(u"storeRepair"_s, store, [store] { store->repair(); });
    m_actions->on(u"manual"_s, this, [this] {
        const QWidget *focused = QApplication::focusWidget();
        HelpWindow::open(this, helpFor(focused ? focused : focusWidget()));
    });
    m_actions->on(u"shortcutsShow"_s, this, [this] { openPreferences(PreferencesDialog::shortcutPage); });
    m_actions->on(u"newsShow"_s, this, [this] { HelpWindow::open(this, {u"changes"_s}); });
    connect(new Tour(*m_actions, this), &Tour::begun, this, &MainWindow::leaveFirstRun);
    m_actions->on(u"faultReport"_s, this, [this] { (new FaultReport(this))->open(); });
    m_actions->on(u"about"_s, this, [this] { tellAbout(); });
    m_actions->on(u"quit"_s, this, [this] { m_windows.quit(); });
    const auto *undoing = new Undoing(m_workbench.sessions().history(), *m_actions, this);
    connect(undoing, &Undoing::conversationRequested, this, [this](const model::ConversationId &id) {
        if (!page() || page()->session().id() != id)
            openConversation(id);
    });
    connect(undoing, &Undoing::conversationRemoved, this, &MainWindow::leaveConversation);
    connect(&m_workbench, &Workbench::conversationRemovedElsewhere, this, &MainWindow::leaveConversation);
    connect(undoing, &Undoing::said, this, &MainWindow::say);
    m_actions->on(u"commandPaletteOpen"_s, this, [this] {
        auto *palette = new CommandPalette(m_windows.preferences(), this);
        m_paletteSources->fill(*palette);
        palette->openOver();
    });
    m_paletteSources->followPage([this] { return page(); });
    connect(m_paletteSources, &PaletteSources::conversationPicked, this, [this](const model::ConversationId &id) { openConversation(id); });
    connect(m_paletteSources, &PaletteSources::pagePicked, this, &MainWindow::openPreferences);
    m_actions->on(u"fullScreen"_s, this, [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    m_actions->on(u"descriptorsReload"_s, this, [this] { m_workbench.descriptors().refresh(); });
}

void MainWindow::openPreferences(int page)
{
    auto *dialog = new PreferencesDialog(m_windows.preferences(), *m_actions, m_windows.spelling(), m_workbench.providers(),
        m_workbench.keychain(), m_windows.hasDesktop(), this);
    dialog->showPage(page);
    dialog->open();
}

void MainWindow::connectConversationActions()
{
    m_actions->on(u"conversationNew"_s, this, [this] { beginConversation(); });
    const auto onPage = [this](auto name, auto does) { m_actions->on(name, this, [this, does] { page() ? does(*page()) : void(); }); };
    onPage(u"titleSuggest"_s, [this](ConversationPage &shown) { m_windows.titles().suggest(shown.session()); });
    connect(&m_workbench, &Workbench::tracesTroubled, this, &MainWindow::say);
    connect(&m_workbench, &Workbench::keychainDelayed, this, &MainWindow::say);
    connect(&m_windows.titles(), &Titles::failed, this, [this](const QString &text) {
        if (isActiveWindow())
            say(text);
    });
    m_actions->on(u"tabNew"_s, this, [this] { beginConversation(Pages::Place::Tab); });
    m_actions->on(u"tabClose"_s, this, [this] { closeTab(); });
    m_actions->on(u"tabNext"_s, this, [this] { m_pages->step(1); });
    m_actions->on(u"tabPrevious"_s, this, [this] { m_pages->step(-1); });
    m_actions->on(u"besideToggle"_s, this, [this] { toggleBeside(); });
    m_actions->on(u"systemTextEdit"_s, this, [this] { m_bar->systemText().openEditor(); });
    m_actions->on(u"folderAdd"_s, this, [this](const QString &path) { m_bar->folders().chooseFolder(path); });
    m_actions->on(u"composerFocus"_s, this, [this] {
        leaveFirstRun();
        write(Qt::ShortcutFocusReason);
    });
    onPage(u"filesAttach"_s, [](ConversationPage &shown) { shown.composer().chooseFiles(); });
    onPage(u"turnStop"_s, [](ConversationPage &shown) { shown.session().stop(); });
    m_actions->on(u"answerAgain"_s, this, [this] { answerAgain(); });
}

void MainWindow::arrange(const QByteArray &geometry)
{
    m_docks->fillList();
    // With room for the frame that the desktop puts around it.
    resize(QSize(1440, 900).boundedTo(screen()->availableSize() - QSize(16, 48)));
    m_docks->shareRoom();
    m_places->restore(geometry);
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
    if (m_docks->hasUnsavedText()) {
        event->ignore();
        m_windows.prompts().offerSaving(this, tr("A descriptor has changes that are not saved. Save them before the window is closed?"),
            tr("&Close and discard"), this, [this](bool isToBeSaved) {
                if (isToBeSaved && !m_docks->saveText())
                    return;
                if (!isToBeSaved)
                    m_docks->dropUnsavedText();
                // Not within this event: a window that is being closed is not closed again.
                QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection);
            });
        return;
    }
    keep();
    m_windows.leave(*this);
    QMainWindow::closeEvent(event);
}

void MainWindow::keep()
{
    m_places->keep();
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
    m_workbench.readDescriptors(this, [this] { useCatalogs(); });
}

void MainWindow::useCatalogs()
{
    m_start = Start::Ready;
    m_places->follow();
    m_agents = new AgentChoice(m_workbench, m_windows.prompts(), m_bar->agents(), this);
    m_payloads = new PayloadWindows(m_windows, m_docks->exchanges(), this);
    const auto forOthers = [this] {
        const model::SessionSettings &own = page() ? page()->session().settings() : m_workbench.sessions().defaults();
        model::SessionSettings settings = m_workbench.sessions().defaults();
        settings.model = own.model;
        settings.folders = own.folders;
        return settings;
    };
    m_servers = new ServerDialogs(m_workbench, m_windows.prompts(), m_windows.programServer(), forOthers, this);
    auto *serving = new ServingButton(m_windows.programServer(), menuBar());
    connect(serving, &QPushButton::clicked, m_servers, &ServerDialogs::serve);
    menuBar()->setCornerWidget(serving);
    m_comparing = new Comparing(m_workbench, m_windows.prompts(), this);
    m_evaluating = new Evaluating(m_workbench, m_windows.prompts(), this);
    m_context = new ContextActions(this);
    m_opening = new Opening(m_windows, *this, *m_docks, *m_servers, *m_evaluating);
    connect(m_opening, &Opening::quickQuestionRequested, this, &MainWindow::quickQuestionRequested);
    connect(m_opening, &Opening::cassetteRequested, m_payloads, &PayloadWindows::openCassette);
    connectParts();
    m_models->useCatalogs();
    m_docks->useCatalogs(*m_actions);
    if (m_firstRun)
        m_firstRun->useCatalogs();
    for (ConversationPage *each : m_pages->made())
        useCatalogsIn(*each, *m_pages->statusOf(*each));
    if (page())
        handPage();
    Q_EMIT ready();
}

void MainWindow::connectParts()
{
    m_agents->connectActions(*m_actions);
    m_servers->connectActions(*m_actions);
    m_payloads->connectActions(*m_actions);
    m_comparing->connectActions(*m_actions);
    m_evaluating->connectActions(*m_actions);
    m_context->connectActions(*m_actions);
    connect(&m_bar->agents(), &AgentSelector::panelRequested, m_docks, &WindowDocks::showAgents);
    connect(&m_bar->models(), &ModelSelector::serversRequested, m_servers, &ServerDialogs::findServers);
    connect(&m_bar->models(), &ModelSelector::agentsRequested, m_servers, &ServerDialogs::findAgents);
    connect(&m_bar->models(), &ModelSelector::modelFileRequested, m_servers, &ServerDialogs::startModelFile);
    connect(m_docks, &WindowDocks::serverRequested, m_servers, &ServerDialogs::addServer);
    connect(m_docks, &WindowDocks::serverImportRequested, m_servers, &ServerDialogs::importServers);
    connect(m_docks, &WindowDocks::resourcesRequested, m_servers, &ServerDialogs::showResources);
    connect(m_docks, &WindowDocks::toolsImportRequested, m_agents, &AgentChoice::importTools);
    connect(m_docks, &WindowDocks::compareRequested, m_comparing, &Comparing::compare);
    connect(m_agents, &AgentChoice::descriptorWritten, m_docks, &WindowDocks::showDescriptor);
    connect(m_docks, &WindowDocks::sendAgainRequested, m_payloads, &PayloadWindows::sendAgain);
    connect(m_payloads, &PayloadWindows::importRequested, m_docks, &WindowDocks::importFrom);
    connect(m_payloads, &PayloadWindows::said, this, &MainWindow::say);
    connect(m_payloads, &PayloadWindows::conversationRequested, this, [this](const model::ConversationId &id) { openConversation(id); });
    connect(m_servers, &ServerDialogs::said, this, &MainWindow::say);
    connect(m_servers, &ServerDialogs::conversationRequested, this, [this](const model::ConversationId &id) { openConversation(id); });
    connect(m_servers, &ServerDialogs::descriptorWritten, m_docks, &WindowDocks::showDescriptor);
    connect(m_servers, &ServerDialogs::providerPicked, this, &MainWindow::useProvider);
    connect(m_servers, &ServerDialogs::attachRequested, this, [this](const QList<Attachment> &attachments) {
        for (const Attachment &attachment : page() ? attachments : QList<Attachment>())
            page()->composer().add(attachment);
    });
    connect(m_evaluating, &Evaluating::conversationWanted, this, [this](const model::ConversationId &id) { openConversation(id); });
    connect(m_comparing, &Comparing::said, this, &MainWindow::say);
    connect(m_comparing, &Comparing::conversationKept, this, [this](const model::ConversationId &id) {
        openConversation(id);
        say(tr("The run is a conversation now."));
    });
}

void MainWindow::openConversation(const model::ConversationId &id, Pages::Place place)
{
    if (id.isEmpty())
        return beginConversation(place);
    const auto session = m_workbench.sessions().open(id);
    if (session)
        showSession(*session, place);
    else
        say(session.error().message);
}

void MainWindow::open(const OpenTarget &target)
{
    if (m_opening)
        return m_opening->open(target);
    connect(
        this, &MainWindow::ready, this, [this, target] { m_opening->open(target); }, Qt::SingleShotConnection);
}

//! It is gone; where it is the only one, another is begun in its place.
void MainWindow::leaveConversation(const model::ConversationId &id)
{
    if (m_pages->count() > 1)
        m_pages->close(id);
    else if (page() && page()->session().id() == id)
        beginConversation();
}

//! The last one goes with its window.
void MainWindow::closeTab()
{
    if (page() && m_pages->count() > 1)
        m_pages->close(page()->session().id());
    else
        close();
}

void MainWindow::toggleBeside()
{
    if (m_pages->isBeside())
        m_pages->leaveBeside();
    else if (page())
        openConversation(m_pages->other(), Pages::Place::Beside);
}

void MainWindow::openLastConversation(const Preferences::LastWindow &last)
{
    if (m_pages->restore(last))
        return;
    beginConversation();
    model::SessionSettings settings = page()->session().settings();
    settings.folders = last.folders;
    settings.folders.removeIf([](const QString &folder) { return !QDir(folder).exists(); });
    if (!settings.folders.isEmpty())
        page()->session().setSettings(settings);
}

void MainWindow::beginConversation(Pages::Place place)
{
    const model::Sessions::Handle session = m_workbench.sessions().create();
    // Who begins another conversation mostly goes on with the same work; what may be reached there is asked for anew.
    if (page()) {
        model::SessionSettings settings = session->settings();
        settings.folders = page()->session().settings().folders;
        session->setSettings(settings);
    }
    showSession(session, place);
    const auto first = model::ConversationStore(m_workbench.store().reader()).list(1);
    if (m_start == Start::Begun && first && first->isEmpty() && m_windows.preferences().model().isEmpty())
        beginFirstRun();
}

void MainWindow::showSession(const model::Sessions::Handle &session, Pages::Place place)
{
    leaveFirstRun();
    m_pages->show(session, place);
    write(Qt::OtherFocusReason);
}

void MainWindow::connectPages()
{
    connect(m_pages, &Pages::pageMade, this, [this](ConversationPage *made, SessionStatus *status) {
        followPage(*made, *status);
        if (m_start == Start::Ready)
            useCatalogsIn(*made, *status);
    });
    connect(m_pages, &Pages::currentChanged, this, &MainWindow::adoptPage);
    connect(m_pages, &Pages::failed, this, [this](const model::Error &error) { say(error.message); });
    connect(m_pages, &Pages::newRequested, this, [this] { beginConversation(Pages::Place::Tab); });
    connect(m_pages, &Pages::closeRequested, m_pages, &Pages::close);
}

void MainWindow::followPage(ConversationPage &page, const SessionStatus &status)
{
    model::Session &session = page.session();
    if (session.settings().model.isEmpty() && !m_windows.preferences().model().isEmpty()) {
        model::SessionSettings settings = session.settings();
        settings.model = model::ModelAddress::parse(m_windows.preferences().model()).value_or(model::ModelAddress());
        session.setSettings(settings);
    }
    connect(&status, &SessionStatus::turnChanged, this, &MainWindow::showStop);
    new EmptyPage(*m_actions, page.transcript().view());
    m_actions->explain(page.composer().attachButton(), u"filesAttach"_s);
    m_actions->explain(page.composer().stopButton(), u"turnStop"_s);
    connect(&page, &ConversationPage::forked, this, [this](const model::ConversationId &id) { openConversation(id); });
    connect(&page, &ConversationPage::exchangesRequested, m_docks, &WindowDocks::showExchangesOf);
    connect(&page, &ConversationPage::versionsCompareRequested, m_docks, &WindowDocks::compareVersions);
    connect(&page, &ConversationPage::callRequested, m_docks, &WindowDocks::tryOut);
    connect(&page, &ConversationPage::failed, this, [this](const model::Error &error) { say(error.message); });
    connect(&page, &ConversationPage::commandRequested, m_actions, &Actions::run);
    connect(&session, &model::Session::settingsChanged, &page, [this] { useWorkspace(); });
    // However it was begun: the answer is not to come behind the first page.
    connect(&session, &model::Session::turnStarted, &page, [this] { leaveFirstRun(); });
    connect(&session.conversation(), &model::Conversation::titleChanged, &page, [this] { showTitle(); });
}

void MainWindow::useCatalogsIn(ConversationPage &page, SessionStatus &status)
{
    page.composer().setSpelling(m_windows.spelling());
    connect(&page.composer(), &Composer::wordAdded, &m_windows.preferences(), &Preferences::addSpellingWord);
    status.useCatalogs();
}

void MainWindow::adoptPage()
{
    model::Session &session = page()->session();
    m_editing->setPage(page());
    m_bar->setSession(&session);
    m_docks->setSession(session);
    showTitle();
    showStop();
    if (m_start == Start::Ready)
        handPage();
    const QWidget *focused = QApplication::focusWidget();
    if (!focused || !page()->isAncestorOf(focused))
        write(Qt::OtherFocusReason);
}

void MainWindow::handPage()
{
    m_agents->setPage(*page());
    m_comparing->setPage(*page());
    m_payloads->setConversation(page()->session().id());
    m_context->setPage(*page(), *m_pages->statusOf(*page())->context());
    useWorkspace();
}

void MainWindow::showTitle()
{
    const QString title = page() ? page()->session().conversation().title() : QString();
    setWindowTitle(title.isEmpty() ? tr("Parlance") : tr("%1 – Parlance").arg(title));
}

void MainWindow::showStop()
{
    const SessionStatus *status = page() ? m_pages->statusOf(*page()) : nullptr;
    m_actions->find(u"turnStop"_s)->setEnabled(status && status->isUnderWay());
}

//! The descriptors of one workspace count at a time: of that in which the person works.
void MainWindow::useWorkspace()
{
    const bool isOurs = isActiveWindow() || !QApplication::activeWindow();
    if (!isOurs || !page() || m_start != Start::Ready)
        return;
    const QStringList &folders = page()->session().settings().folders;
    m_workbench.enterWorkspace(folders.value(0));
    m_workbench.sessions().instructions().enterFolders(folders);
}

void MainWindow::beginFirstRun()
{
    auto *first = new FirstRunPage(m_windows.preferences(), this);
    m_firstRun = new FirstRun(m_workbench, *page(), *m_models, m_bar->folders(), *first);
    m_middle->addWidget(first);
    m_middle->setCurrentWidget(first);
    connect(m_firstRun, &FirstRun::finished, this, &MainWindow::leaveFirstRun);
    connect(m_firstRun, &FirstRun::said, this, &MainWindow::say);
    connect(
        m_firstRun, &FirstRun::languagePicked, this, [this] { m_windows.speakAnew(*this); }, Qt::QueuedConnection);
}

void MainWindow::leaveFirstRun()
{
    if (!m_firstRun)
        return;
    m_middle->setCurrentWidget(m_pages);
    FirstRunPage &first = std::exchange(m_firstRun, nullptr)->page();
    first.hide();
    first.deleteLater();
    write(Qt::OtherFocusReason);
}

void MainWindow::useProvider(const QString &name)
{
    if (!m_workbench.providers().find(name))
        return;
    leaveFirstRun();
    m_models->pickProvider(name);
}

bool MainWindow::focusNextPrevChild(bool next)
{
    const QWidget *begun = focusWidget();
    bool moved = QMainWindow::focusNextPrevChild(next);
    while (moved && focusWidget() != begun && WindowDocks::standsBehind(*focusWidget()))
        moved = QMainWindow::focusNextPrevChild(next);
    return moved;
}

void MainWindow::write(Qt::FocusReason reason)
{
    if (page())
        page()->composer().editor().setFocus(reason);
}

void MainWindow::answerAgain()
{
    const int length = page() ? page()->session().conversation().length() : 0;
    if (length == 0)
        return;
    if (const auto begun = page()->session().regenerate(length - 1); !begun)
        say(begun.error().message);
}

void MainWindow::tellAbout()
{
    const QString about = tr("Parlance %1\nA workbench for conversations with language models.\nLicence: Apache-2.0. No telemetry.")
                              .arg(u"" PARLANCE_VERSION ""_s);
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("About Parlance"), asProse(about), QMessageBox::Close, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void MainWindow::say(const QString &text)
{
    statusBar()->showMessage(text, 15'000);
}

} // namespace gui

// Apart from the other classes' meta-objects, so that a test of one panel need not link the whole workbench.
#include <moc_mainwindow.cpp>
