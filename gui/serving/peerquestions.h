// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/questions.h"
#include "network/mcp/serving/servedcall.h"

#include <QHash>
#include <QPointer>
#include <QSet>

#include <functional>

namespace gui {

//! Has questions that come up in a peer's call answered by that peer, by an elicitation of its client. What a peer cannot allow (hidden
//! files, trust, sign-ins), and what a client cannot be asked, is left to whoever is there: a window's person, or nobody, and then it is
//! refused. Owned by what is offered.
class PeerQuestions final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PeerQuestions)

public:
    //! `isAlone`: whether there is no window just now in which a person could answer.
    PeerQuestions(model::Questions &questions, std::function<bool()> isAlone, QObject *parent);

    //! From now on, as long as the call is there, questions of this conversation are the call's. `isKept`: it is one that can be opened.
    void follow(const model::ConversationId &conversation, network::ServedCall &call, bool isKept = true);

Q_SIGNALS:
    //! By a new call, or something has changed about its questions.
    void followed(const model::ConversationId &conversation, network::ServedCall *call);

public:
    bool isKept(const model::ConversationId &conversation) const { return !m_unkept.contains(conversation); }

private:
    void decide(model::Question *question);
    void ask(model::Question &question, network::ServedCall &call);

    const std::function<bool()> m_isAlone;
    QHash<model::ConversationId, QPointer<network::ServedCall>> m_calls;
    QSet<model::ConversationId> m_unkept;
};

//! What a peer's person said to an elicitation that was passed on.
model::Answer elicited(const std::optional<model::JsonText> &answer);

} // namespace gui
