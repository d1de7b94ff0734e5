// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/agents/agents.h"
#include "model/session/sessions.h"
#include "model/store/store.h"
#include "tests/support/fakeconversers.h"
#include "tests/support/fakeinvocations.h"

#include <QTemporaryDir>

namespace support {

//! A store in a temporary folder with sessions over fake ports.
class SessionFixture final
{
public:
    SessionFixture();
    ~SessionFixture();

    model::Sessions::Handle create();
    //! A session with one committed turn: `first question`, `first answer`.
    model::Sessions::Handle conversation();
    //! Opens the store anew, as the next start of the program would.
    void reopen();
    //! `show --json` of a conversation.
    QByteArray show(const model::ConversationId &id);
    //! The turn events of a session, from now on.
    static std::shared_ptr<QList<model::TurnEvent>> record(model::Session &session);

    QTemporaryDir folder;
    std::unique_ptr<model::Store> store;
    FakeConversers conversers;
    //! What sessions converse with from the next reopen() on.
    model::Conversers *conversing = &conversers;
    FakeInvocations invocations;
    std::unique_ptr<model::Questions> questions;
    std::unique_ptr<model::Approvals> approvals;
    std::unique_ptr<model::Sessions> sessions;
    model::GuardLimits limits;
    //! Where sessions find agents from the next reopen() on.
    model::Agents *agents = nullptr;
};

//! The end of the turn that these events tell of; nothing before it.
std::optional<model::EndEvent> endOf(const QList<model::TurnEvent> &events);
//! Waits for the end of the turn. \return whether it ended in this state.
bool endsAs(const QList<model::TurnEvent> &events, model::TurnState state);
model::Invocation invocation(const QString &id, const QString &name, const QByteArray &arguments = "{}");

} // namespace support
