// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/questions.h"
#include "network/mcp/serving/servedcall.h"

#include <QHash>
#include <QPointer>

namespace gui {

//! Has questions that come up in a peer's call answered by that peer, by an elicitation of its client. What a peer cannot allow (hidden
//! files, trust, sign-ins), and what a client cannot be asked, is left to whoever is there: a window's person, or nobody, and then it is
//! refused. Owned by what is offered.
class PeerQuestions final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PeerQuestions)

public:
    //! `isAlone`: there is no window in which a person could answer.
    PeerQuestions(model::Questions &questions, bool isAlone, QObject *parent);

    //! From now on, as long as the call is there, questions of this conversation are the call's.
    void follow(const model::ConversationId &conversation, network::ServedCall &call);

Q_SIGNALS:
    void followed(const model::ConversationId &conversation, network::ServedCall *call);

private:
    void decide(model::Question *question);
    void ask(model::Question &question, network::ServedCall &call);

    const bool m_isAlone;
    QHash<model::ConversationId, QPointer<network::ServedCall>> m_calls;
};

} // namespace gui
