// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/turnrecord.h"
#include "model/session/callcycles.h"

#include <memory>

namespace model {

class Conversation;

//! A turn that another process has under way in a conversation that is open here, as far as its journal tells.
class AwayTurn final
{
    Q_DISABLE_COPY_MOVE(AwayTurn)

public:
    //! `position`: of the node after which it stands; -1 for the beginning.
    AwayTurn(const TurnId &id, int position)
        : m_id(id)
        , m_position(position)
    {
    }

    const TurnId &id() const { return m_id; }
    int position() const { return m_position; }
    const PendingCanisters &pending() const { return m_pending; }
    //! What it has made by now.
    void take(const QList<CanisterPointer> &made);

private:
    const TurnId m_id;
    const int m_position;
    PendingCanisters m_pending;
};

//! Which turn other processes have under way in a conversation, if any: read anew whenever one of them has written. Part of a session.
class AwayTurns final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AwayTurns)

public:
    explicit AwayTurns(const Conversation &conversation)
        : m_conversation(conversation)
    {
    }

    //! Null where none is.
    const AwayTurn *turn() const { return m_turn.get(); }
    //! What is known of it now. \return whether one has ended by that.
    bool follow(const std::optional<TurnRecord> &turn);

Q_SIGNALS:
    void started();
    //! It is there until control returns from this.
    void ended();

private:
    int positionOf(qint64 row) const;

    const Conversation &m_conversation;
    std::unique_ptr<AwayTurn> m_turn;
};

} // namespace model
