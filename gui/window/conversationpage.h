// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/sessions.h"

#include <QWidget>

namespace gui {

class Composer;
class Preferences;
class QuestionBar;
class TranscriptPanel;

//! The middle of a window: transcript, open question and composer of one conversation. Holds the session's handle. Made anew for
//! each conversation that the window shows.
class ConversationPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConversationPage)

public:
    ConversationPage(model::Sessions::Handle session, model::Questions &questions, model::Store &store, Preferences &preferences,
        QWidget *parent = nullptr);
    ~ConversationPage() override;

    model::Session &session() { return *m_session; }
    Composer &composer() { return *m_composer; }
    TranscriptPanel &transcript() { return *m_transcript; }
    //! Brings the canister at a position of a path to the screen, with what was found in it marked. With the row of its node, the branch
    //! that this is on is shown.
    void showFound(int position, qint64 row, const QStringList &words);

Q_SIGNALS:
    void forked(const model::ConversationId &conversation);
    void exchangesRequested(qint64 node, int round);
    void callRequested(const QString &tool, const model::JsonText &arguments);
    void compareRequested(int position);
    void versionsCompareRequested(qint64 node);
    void filesUndoRequested(const model::TurnId &turn);
    void failed(const model::Error &error);
    //! A slash command that is the window's to do.
    void commandRequested(const QString &name, const QString &argument);

private:
    void adoptSendKey(const QString &key);

    model::Sessions::Handle m_session;
    TranscriptPanel *m_transcript;
    QuestionBar *m_questions;
    Composer *m_composer;
};

} // namespace gui
