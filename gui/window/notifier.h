// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/questions.h"
#include "model/session/turnevent.h"

#include <QHash>
#include <QObject>

namespace model {
class Session;
class Sessions;
} // namespace model

namespace gui {

class Desktop;
class Preferences;

//! Says by the desktop that an answer has come, that something is asked, or that a turn broke, while no window of the program is in front.
//! What was said is taken back once the person has come. Without contents unless they are allowed: a title and an excerpt show on
//! locked screens. Owned by Windows.
class Notifier final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Notifier)

public:
    Notifier(Desktop &desktop, const Preferences &preferences, model::Sessions &sessions, model::Questions &questions, QObject *parent);

    //! Whether a window of the program is in front; a test stands in for the desktop here.
    void setFront(std::function<bool()> isInFront) { m_isInFront = std::move(isInFront); }

Q_SIGNALS:
    void conversationRequested(const model::ConversationId &id, const QString &token);

private:
    void follow(model::Session *session);
    void tellEnd(const model::Session &session, const model::EndEvent &end);
    void tellQuestion(const model::Question &question);
    void say(const model::ConversationId &conversation, const QString &what, const QString &excerpt);
    void takeBack();

    Desktop &m_desktop;
    const Preferences &m_preferences;
    model::Sessions &m_sessions;
    std::function<bool()> m_isInFront;
    QStringList m_said;
};

} // namespace gui
