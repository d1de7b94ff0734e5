// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/converser.h"
#include "network/acp/acpoptions.h"

#include <list>

namespace network {

//! A session that an agent holds for a conversation. A value.
struct AcpSession {
    QString id;
    QString folder = {};
    //! What it has been told, and has said, as marks (see acpMark).
    QStringList marks = {};
    QString instructions = {};
    AcpOptions options = {};
    //! The program that runs now has it in hand.
    bool isOpen = true;
    bool wasPrompted = false;
};

//! The sessions of one conversation: one for the tip of a branch, and those that a turn was begun from. Pure.
class AcpSessions final
{
public:
    //! Kept at once; those that served longest ago go first.
    static constexpr size_t mostSessions = 4;

    //! What of a path is to be told.
    struct Choice {
        //! Null where none has been told exactly what stands before `present`.
        AcpSession *session = nullptr;
        //! What a new session has to be told first; empty with a session.
        QList<model::CanisterPointer> past = {};
        QList<model::CanisterPointer> present = {};
    };
    Choice choose(const QList<model::CanisterPointer> &path, const QString &folder);

    //! It is the one that served last. Stays where it is until it is dropped.
    AcpSession *add(AcpSession session);
    void serve(const AcpSession *session);
    AcpSession *find(const QString &id);
    void drop(const QString &id);
    //! The program has ended; what it had in hand it has to be given again.
    void close();
    //! Takes out those that are too many.
    QList<AcpSession> takeSurplus();

private:
    //! The one that served last first.
    std::list<AcpSession> m_sessions;
};

} // namespace network
