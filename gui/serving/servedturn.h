// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/workbench/workbench.h"
#include "model/basics/countdown.h"
#include "model/session/turnevent.h"
#include "network/mcp/serving/servedcall.h"

#include <QElapsedTimer>

namespace gui {

class PeerQuestions;

//! A turn that a peer has asked for: sends its words in a conversation, tells what happens as progress, and answers with the model's text,
//! or with what broke the turn and what had run by then. Owned by the call, and ends with it; a call that is cancelled stops the turn.
class ServedTurn final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServedTurn)

public:
    //! What a call of `converse` says.
    struct Wanted {
        QString prompt = {};
        //! The beginning of an identifier; empty for a new one.
        QString conversation = {};
        //! PROVIDER/MODEL; empty for the conversation's own.
        QString model = {};
        QString agent = {};
        //! Ensembles, or ENSEMBLE:TOOL, which alone are on; nothing: as the conversation has them.
        std::optional<QStringList> tools = {};
        QString supervisor = {};
    };

    //! Begins; the answer follows, possibly at once. `settings`: of a new conversation.
    static void begin(Workbench &workbench, PeerQuestions &questions, network::ServedCall &call, const model::SessionSettings &settings,
        const Wanted &wanted);
    //! The schema of what it answers with.
    static model::JsonText outputSchema();

private:
    ServedTurn(Workbench &workbench, network::ServedCall &call);

    model::Result<void> start(PeerQuestions &questions, const model::SessionSettings &settings, const Wanted &wanted);
    model::Result<model::SessionSettings> settingsFor(const model::SessionSettings &standard, const Wanted &wanted) const;
    void handle(const model::TurnEvent &event);
    void tellProgress(const QString &what);
    void letGo();
    void end(const model::EndEvent &event);
    void fail(const model::Error &error);

    struct Called {
        QString id;
        QString name;
        QString state;
        QString error;
    };

    Workbench &m_workbench;
    network::ServedCall &m_call;
    model::Sessions::Handle m_session;
    bool m_isNew = false;
    QString m_text;
    QString m_model;
    qint64 m_characters = 0;
    double m_steps = 0;
    QElapsedTimer m_told;
    model::Countdown m_patience;
    QList<Called> m_called;
};

//! The result of a tool's call that failed: a text that says why, for the model that called.
model::JsonText failedResult(const QString &why);

} // namespace gui
