// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/announcements.h"

#include "gui/preferences/preferences.h"
#include "gui/shared/announcer.h"
#include "gui/transcript/canistercopy.h"
#include "model/session/sessions.h"
#include "model/text/graphemes.h"
#include "model/text/visibletext.h"

#include <utility>
#include <variant>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

//! The beginning of an answer; the rest is read where it stands.
constexpr qsizetype longestAnnouncement = 300;

//! Of an answer, without the signs of Markdown, which would be read out.
QString announcedAnswer(const QString &markdown)
{
    constexpr qsizetype mostLookedAt = 4000;
    const QString plain = asSpoken(markdown.left(mostLookedAt)).simplified();
    return model::beginningOf(model::visibleLine(plain), longestAnnouncement);
}

QString announced(const QString &text)
{
    return model::shortened(model::visibleSentence(text.simplified()), longestAnnouncement);
}

} // namespace

Announcements::Announcements(
    const Preferences &preferences, model::Sessions &sessions, model::Questions &questions, WindowOf windowOf, QObject *parent)
    : QObject(parent)
    , m_preferences(preferences)
    , m_windowOf(std::move(windowOf))
{
    connect(&sessions, &model::Sessions::opened, this, &Announcements::follow);
    connect(&questions, &model::Questions::raised, this, [this](const model::Question *question) {
        const model::Question::Subject &subject = question->subject();
        say(subject.conversation, tr("You are asked: %1").arg(announced(subject.text)), true);
    });
}

void Announcements::follow(model::Session *session)
{
    connect(session, &model::Session::turnEvent, this, [this, session](const model::TurnEvent &event) { tell(*session, event); });
    connect(session, &model::Session::failed, this,
        [this, session](const model::Error &error) { say(session->id(), announced(error.message), true); });
    connect(&session->queue(), &model::MessageQueue::changed, this, [this, session, told = QString()]() mutable {
        const QString why = session->queue().isEmpty() ? QString() : session->queue().stopped();
        if (std::exchange(told, why) != why && !why.isEmpty())
            say(session->id(), announced(why));
    });
}

void Announcements::tell(model::Session &session, const model::TurnEvent &event)
{
    if (const auto *end = std::get_if<model::EndEvent>(&event))
        return tellEnd(session, *end);
    if (m_preferences.announcements() != Preferences::Announcements::All)
        return;
    if (const auto *result = std::get_if<model::ResultEvent>(&event)) {
        const model::InvocationOutcome &outcome = result->outcome;
        say(session.id(),
            outcome.error ? tr("%1 failed: %2").arg(announced(outcome.name), announced(outcome.error->message))
                          : tr("%1 is done.").arg(announced(outcome.name)));
    } else if (const auto *notice = std::get_if<model::NoticeEvent>(&event)) {
        say(session.id(), announced(notice->text));
    }
}

void Announcements::tellEnd(model::Session &session, const model::EndEvent &end)
{
    const QString reason = end.error ? announced(end.error->message) : QString();
    switch (end.state) {
    case model::TurnState::Committed: {
        const model::Node *last = session.conversation().nodeAt(session.conversation().length() - 1);
        const bool isRead = m_preferences.announcements() == Preferences::Announcements::All && last && last->canister;
        const QString text = isRead ? announcedAnswer(last->canister->text()) : QString();
        say(session.id(), text.isEmpty() ? tr("Answer finished.") : tr("Answer finished. %1").arg(text));
        if (!session.queue().isEmpty())
            m_waiting.insert(session.id());
        else if (m_waiting.remove(session.id()))
            say(session.id(), tr("All that waited has been answered."));
        break;
    }
    case model::TurnState::RolledBack:
        say(session.id(), tr("The turn was undone, and your text is in the composer again. %1").arg(reason).trimmed(), true);
        break;
    case model::TurnState::Interrupted: say(session.id(), tr("The answer was interrupted. %1").arg(reason).trimmed(), true); break;
    default:
        if (!reason.isEmpty())
            say(session.id(), reason, true);
    }
}

void Announcements::say(const model::ConversationId &id, const QString &text, bool isUrgent)
{
    if (m_preferences.announcements() == Preferences::Announcements::None)
        return;
    if (QWidget *window = m_windowOf(id))
        Announcer::say(*window, text, isUrgent ? Announcer::Urgency::Assertive : Announcer::Urgency::Polite);
}

} // namespace gui

// Apart from the other classes' meta-objects, so that a test of one panel need not link the whole workbench.
#include <moc_announcements.cpp>
