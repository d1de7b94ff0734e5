// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// The conversation that a window shows, and what around it follows its session.

#include "gui/agents/agentspanel.h"
#include "gui/bench/testbench.h"
#include "gui/composer/commandcompletion.h"
#include "gui/composer/composer.h"
#include "gui/composer/composerstatus.h"
#include "gui/conversations/conversationspanel.h"
#include "gui/ensembles/ensemblespanel.h"
#include "gui/inspector/inspectorpanel.h"
#include "gui/preferences/preferences.h"
#include "gui/settings/conversationbar.h"
#include "gui/shared/actions.h"
#include "gui/window/conversationpage.h"
#include "gui/window/lazydock.h"
#include "gui/window/mainwindow.h"
#include "gui/window/windows.h"
#include "gui/workbench/workbench.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"
#include "model/store/turnstore.h"
#include "network/providers/conversing/pictures.h"
#include "network/providers/local/serverinquiries.h"

#include <QApplication>
#include <QStackedWidget>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

QString turnStateText(const model::Turn *turn)
{
    if (!turn)
        return {};
    switch (turn->state()) {
    case model::TurnState::Preparing: return MainWindow::tr("Waiting for the servers of tools");
    case model::TurnState::Conversing: return MainWindow::tr("Round %1: the model is answering").arg(turn->round());
    case model::TurnState::Invoking:
        return turn->isWaitingForApproval() ? MainWindow::tr("Waiting for your word") : MainWindow::tr("Tools are running");
    case model::TurnState::Storing: return MainWindow::tr("Waiting for the store: it is locked by another program, or slow");
    case model::TurnState::Committing: return turn->commitFailure().isEmpty() ? MainWindow::tr("Keeping the turn") : turn->commitFailure();
    default: return {};
    }
}

} // namespace

void MainWindow::openConversation(const model::ConversationId &id)
{
    if (id.isEmpty()) {
        const model::Sessions::Handle session = m_workbench.sessions().create();
        // Who begins another conversation mostly goes on with the same work; what may be reached there is asked for anew.
        if (m_page) {
            model::SessionSettings settings = session->settings();
            settings.folders = m_page->session().settings().folders;
            session->setSettings(settings);
        }
        showSession(session);
        const auto first = model::ConversationStore(m_workbench.store().reader()).list(1);
        if (m_start == Start::Begun && first && first->isEmpty() && m_windows.preferences().model().isEmpty())
            beginFirstRun();
        return;
    }
    const auto session = m_workbench.sessions().open(id);
    if (session)
        showSession(*session);
    else
        say(session.error().message);
}

void MainWindow::showSession(const model::Sessions::Handle &session)
{
    ConversationPage *old = std::exchange(m_page, new ConversationPage(session, m_workbench.questions(), m_windows.preferences(), this));
    leaveFirstRun();
    m_middle->addWidget(m_page);
    m_middle->setCurrentWidget(m_page);
    if (old) {
        disconnect(&old->session(), nullptr, this, nullptr);
        m_middle->removeWidget(old);
        old->deleteLater();
    }
    if (session->settings().model.isEmpty() && !m_windows.preferences().model().isEmpty()) {
        model::SessionSettings settings = session->settings();
        settings.model = model::ModelAddress::parse(m_windows.preferences().model()).value_or(model::ModelAddress());
        session->setSettings(settings);
    }
    connect(m_page, &ConversationPage::forked, this, &MainWindow::openConversation);
    connect(m_page, &ConversationPage::exchangesRequested, this, &MainWindow::showExchangesOf);
    connect(m_page, &ConversationPage::compareRequested, this, &MainWindow::compareFrom);
    connect(m_page, &ConversationPage::failed, this, [this](const model::Error &error) { say(error.message); });
    connect(m_page, &ConversationPage::commandRequested, this, &MainWindow::doCommand);
    m_page->composer().editor().commands().setArguments(
        [this](const QString &command) { return command == u"agent" ? playableAgents() : QStringList(); });
    connect(session.get(), &model::Session::settingsChanged, this, &MainWindow::followSession);
    connect(session.get(), &model::Session::turnStarted, this, [this](model::Turn *turn) {
        // However it was begun: the answer is not to come behind the first page.
        leaveFirstRun();
        connect(turn, &model::Turn::stateChanged, this, &MainWindow::showState);
        showState();
    });
    connect(session.get(), &model::Session::turnEvent, this, [this](const model::TurnEvent &event) {
        if (std::holds_alternative<model::InvocationStateEvent>(event))
            showState();
    });
    connect(session.get(), &model::Session::turnEnded, this, [this] { QTimer::singleShot(0, this, &MainWindow::showState); });
    connect(&session->conversation(), &model::Conversation::titleChanged, m_page, [this] { followSession(); });
    m_bar->setSession(session.get());
    if (m_conversations)
        m_conversations->setCurrent(session->id());
    if (m_ensembles)
        m_ensembles->setSession(session.get());
    if (m_agents)
        m_agents->setSession(session.get());
    if (m_inspector)
        m_inspector->setConversation(session->id());
    if (m_bench)
        m_bench->setSession(session.get());
    followSession();
    showState();
    m_page->composer().editor().setFocus();
}

void MainWindow::followSession()
{
    if (!m_page)
        return;
    const QString title = m_page->session().conversation().title();
    setWindowTitle(title.isEmpty() ? tr("Parlance") : tr("%1 – Parlance").arg(title));
    // The catalogs are read after the first paint.
    if (m_start != Start::Ready)
        return;
    useWorkspace();
    offerPrompts();
    followModel();
    // An agent has the tools that it asks for, whatever is switched on.
    const model::SessionSettings &settings = m_page->session().settings();
    const auto agent = settings.agent.isEmpty() ? std::nullopt : std::optional(m_workbench.agents().partFor(settings.agent));
    const qsizetype declared = agent ? 0 : m_workbench.ensembles().declarations(settings.switches).size();
    m_page->composer().status().setToolsOn(int(agent && *agent ? (*agent)->tools.size() : declared));
}

//! What is known of the conversation's model.
void MainWindow::followModel()
{
    const model::ModelAddress address = m_page->session().settings().model;
    m_workbench.serverInquiries().providerPicked(address.provider);
    const network::Provider *provider = m_workbench.providers().find(address.provider);
    const auto noPictures = provider ? network::refusalOfPictures(*provider, address.model) : std::nullopt;
    m_page->composer().refusePictures(noPictures ? noPictures->message : QString());
    m_page->composer().status().setContextLimit(provider ? provider->entry(address.model).context : 0);
}

//! The descriptors of one workspace count at a time: of that in which the person works.
void MainWindow::useWorkspace()
{
    const bool isOurs = isActiveWindow() || !QApplication::activeWindow();
    if (isOurs && m_page && m_start == Start::Ready)
        m_workbench.enterWorkspace(m_page->session().settings().folders.value(0));
}

void MainWindow::showState()
{
    const model::Turn *turn = m_page ? m_page->session().turn() : nullptr;
    const bool underWay = turn && !model::isEnd(turn->state());
    m_actions->find(u"turnStop"_s)->setEnabled(underWay);
    if (m_page)
        m_page->composer().status().setActivity(turnStateText(underWay ? turn : nullptr));
}

//! Opens the inspector at the last exchange of the turn that made a node.
void MainWindow::showExchangesOf(qint64 node)
{
    const auto turn = model::TurnStore(m_workbench.store().reader()).turnOf(node);
    if (!turn || turn->isEmpty()) {
        say(tr("Nothing is kept of what went over the wire for this message."));
        return;
    }
    m_inspectorDock->bringForward();
    m_inspector->showExchangeOf({m_page->session().id(), *turn, 0, {}, {}});
}

} // namespace gui
