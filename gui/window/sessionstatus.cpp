// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/sessionstatus.h"

#include "gui/composer/composer.h"
#include "gui/composer/composerstatus.h"
#include "gui/offerings/promptcommands.h"
#include "gui/window/contextwatch.h"
#include "gui/window/conversationpage.h"
#include "gui/workbench/workbench.h"
#include "network/providers/conversing/pictures.h"
#include "network/providers/local/serverinquiries.h"

#include <QLocale>
#include <QTimer>

namespace gui {

namespace {

QString turnStateText(const model::Turn &turn)
{
    if (turn.isWaitingForPerson())
        return SessionStatus::tr("Waiting for you");
    switch (turn.state()) {
    case model::TurnState::Preparing: return SessionStatus::tr("Waiting for tool servers");
    case model::TurnState::Conversing: return SessionStatus::tr("Round %1: the model is answering").arg(QLocale().toString(turn.round()));
    case model::TurnState::Invoking: return SessionStatus::tr("Tools are running");
    case model::TurnState::Storing: return SessionStatus::tr("Waiting for the store: it is locked by another program, or slow");
    case model::TurnState::Committing: return turn.commitFailure().isEmpty() ? SessionStatus::tr("Saving the turn") : turn.commitFailure();
    default: return {};
    }
}

} // namespace

SessionStatus::SessionStatus(Workbench &workbench, ConversationPage &page)
    : QObject(&page)
    , m_workbench(workbench)
    , m_page(page)
{
    const model::Session &session = page.session();
    const auto follow = [this](model::Turn *turn) {
        connect(turn, &model::Turn::stateChanged, this, &SessionStatus::followTurn);
        followTurn();
    };
    connect(&session, &model::Session::turnStarted, this, follow);
    connect(&session, &model::Session::turnEvent, this, [this](const model::TurnEvent &event) {
        if (std::holds_alternative<model::InvocationStateEvent>(event) || std::holds_alternative<model::QuestionEvent>(event))
            followTurn();
    });
    connect(&session, &model::Session::turnEnded, this, [this] { QTimer::singleShot(0, this, &SessionStatus::followTurn); });
    for (const auto signal : {&model::AwayTurns::started, &model::AwayTurns::ended})
        connect(&session.away(), signal, this, [this] { QTimer::singleShot(0, this, &SessionStatus::followTurn); });
    if (session.turn())
        follow(session.turn());
    else
        followTurn();
}

bool SessionStatus::isUnderWay() const
{
    const model::Turn *turn = m_page.session().turn();
    return turn && !model::isEnd(turn->state());
}

bool SessionStatus::isWaiting() const
{
    return isUnderWay() && m_page.session().turn()->isWaitingForPerson();
}

void SessionStatus::followTurn()
{
    const QString elsewhere = m_page.session().away().turn() ? tr("Another program is answered here") : QString();
    m_page.composer().status().setActivity(isUnderWay() ? turnStateText(*m_page.session().turn()) : elsewhere);
    Q_EMIT turnChanged();
}

void SessionStatus::useCatalogs()
{
    connect(&m_page.session(), &model::Session::settingsChanged, this, &SessionStatus::followModel);
    connect(&m_workbench.providers(), &network::ProviderCatalog::changed, this, &SessionStatus::followModel);
    Composer &composer = m_page.composer();
    auto *prompts = new PromptCommands(m_workbench.mcpServers(), m_workbench.ensembles(), m_page.session(), &composer);
    prompts->useCatalog(m_workbench.prompts(), m_workbench.profile().folders() + model::Profile::ofDesktop().folders());
    prompts->useAgents(m_workbench.providers());
    composer.setPrompts(prompts);
    followModel();
    m_context = new ContextWatch(m_workbench, m_page, this);
}

void SessionStatus::followModel()
{
    const model::ModelAddress address = m_page.session().settings().model;
    m_workbench.serverInquiries().providerPicked(address.provider);
    const network::Provider *provider = m_workbench.providers().find(address.provider);
    const auto noPictures = provider ? network::refusalOfPictures(*provider, address.model) : std::nullopt;
    m_page.composer().refusePictures(noPictures ? noPictures->message : QString());
}

} // namespace gui

// Apart from the other classes' meta-objects, so that a test of one panel need not link the whole workbench.
#include <moc_sessionstatus.cpp>
