// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/notifier.h"

#include "gui/desktop/desktop.h"
#include "gui/preferences/preferences.h"
#include "model/session/sessions.h"
#include "model/text/visibletext.h"

#include <QGuiApplication>

#include <variant>

namespace gui {

using namespace Qt::StringLiterals;

namespace {
constexpr qsizetype longestNotifiedText = 200;
}

Notifier::Notifier(
    Desktop &desktop, const Preferences &preferences, model::Sessions &sessions, model::Questions &questions, QObject *parent)
    : QObject(parent)
    , m_desktop(desktop)
    , m_preferences(preferences)
    , m_sessions(sessions)
    , m_isInFront([] { return QGuiApplication::applicationState() == Qt::ApplicationActive; })
{
    connect(&sessions, &model::Sessions::opened, this, &Notifier::follow);
    connect(&questions, &model::Questions::raised, this, [this](const model::Question *question) { tellQuestion(*question); });
    // Answered elsewhere, by another program or by the end of its turn.
    connect(&questions, &model::Questions::settled, this, [this](const model::Question *question) {
        const QString place = question->subject().conversation.toString();
        if (m_said.removeAll(place) > 0)
            m_desktop.withdraw(place);
    });
    connect(&desktop, &Desktop::clicked, this, [this](const QString &place, const QString &token) {
        m_said.removeAll(place);
        Q_EMIT conversationRequested(model::ConversationId(place), token);
    });
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, &Notifier::takeBack);
}

void Notifier::follow(model::Session *session)
{
    connect(session, &model::Session::turnEvent, this, [this, session](const model::TurnEvent &event) {
        if (const auto *end = std::get_if<model::EndEvent>(&event))
            tellEnd(*session, *end);
    });
}

void Notifier::tellEnd(const model::Session &session, const model::EndEvent &end)
{
    switch (end.state) {
    case model::TurnState::Committed: {
        const model::Node *last = session.conversation().nodeAt(session.conversation().length() - 1);
        say(session.id(), tr("The answer has arrived."), last && last->canister ? last->canister->text() : QString());
        break;
    }
    case model::TurnState::RolledBack:
        say(session.id(), tr("A tool broke; the turn was undone."), end.error ? end.error->message : QString());
        break;
    case model::TurnState::Interrupted:
        say(session.id(), tr("The answer was interrupted."), end.error ? end.error->message : QString());
        break;
    default:
        // Cancelled: the person knows.
        break;
    }
}

//! Without the arguments, whatever is allowed: nobody decides by a notification.
void Notifier::tellQuestion(const model::Question &question)
{
    const model::Question::Subject &subject = question.subject();
    say(subject.conversation, subject.tool.isEmpty() ? tr("You are asked something.") : tr("Your answer is needed."), subject.tool);
}

void Notifier::say(const model::ConversationId &conversation, const QString &what, const QString &excerpt)
{
    using Notifications = Preferences::Notifications;
    const Notifications wanted = m_preferences.notifications();
    if (wanted == Notifications::None || m_isInFront())
        return;
    QString title = what;
    QString text;
    if (wanted == Notifications::WithText) {
        const auto session = m_sessions.find(conversation);
        const QString name = session ? session->conversation().title() : QString();
        title = name.isEmpty() ? what : model::visibleLine(name);
        const QString shown = model::shortened(model::visibleLine(excerpt.simplified()), longestNotifiedText);
        text = name.isEmpty() ? shown : shown.isEmpty() ? what : what + u'\n' + shown;
    }
    const QString place = conversation.toString();
    if (!m_said.contains(place))
        m_said.append(place);
    m_desktop.notify(place, title, text);
}

void Notifier::takeBack()
{
    if (!m_isInFront())
        return;
    for (const QString &place : std::exchange(m_said, {}))
        m_desktop.withdraw(place);
}

} // namespace gui

// Apart from the other classes' meta-objects, so that a test of one panel need not link the whole workbench.
#include <moc_notifier.cpp>
