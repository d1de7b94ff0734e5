// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/session.h"

namespace model {

//! Takes the lock of a session's conversation and follows what others have committed to it until then. Made where it is needed.
class Claiming final
{
public:
    Claiming(Session &session, ConversationLock &lock, const Session::Parts &parts)
        : m_session(session)
        , m_lock(lock)
        , m_parts(parts)
    {
    }

    //! For what is about the path as it was shown: fails where others have gone on from its end, since they would be hidden.
    Result<void> asShown();
    //! For a turn after `base`, which begins with something that is said or not. What is said at the end comes after what others have said
    //! since; anything else is as shown. Fails where the conversation has been deleted meanwhile. \return the row that the turn is to
    //! stand after.
    Result<qint64> forTurn(qint64 base, bool isSaid);
    //! Follows what is committed. \return whether others have gone on from the end of what was shown.
    bool catchUp();

    static tl::unexpected<Error> goneOn();
    //! That another process has it.
    static tl::unexpected<Error> heldElsewhere(const ConversationLock &lock);
    static tl::unexpected<Error> unreadableEnd();

private:
    Result<void> take();
    Result<qint64> atTheEnd();
    Result<void> thereStill();

    Session &m_session;
    ConversationLock &m_lock;
    const Session::Parts &m_parts;
};

} // namespace model
