// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/questions.h"
#include "model/session/turnevent.h"

#include <QObject>
#include <QSet>

namespace model {
class Session;
class Sessions;
} // namespace model

namespace gui {

class Preferences;

//! Tells a screen reader what happens in a conversation that is shown: that its answer is there, not how it comes; calls, questions,
//! errors, what was undone. How much is the person's to say. Nothing ticks. Owned by Windows.
class Announcements final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Announcements)

public:
    //! `windowOf`: the window that shows a conversation; null where none does.
    using WindowOf = std::function<QWidget *(const model::ConversationId &id)>;
    Announcements(
        const Preferences &preferences, model::Sessions &sessions, model::Questions &questions, WindowOf windowOf, QObject *parent);

private:
    void follow(model::Session *session);
    void tell(model::Session &session, const model::TurnEvent &event);
    void tellEnd(model::Session &session, const model::EndEvent &end);
    void say(const model::ConversationId &id, const QString &text, bool isUrgent = false);

    const Preferences &m_preferences;
    const WindowOf m_windowOf;
    //! Those in which something waited when a turn ended.
    QSet<model::ConversationId> m_waiting;
};

} // namespace gui
