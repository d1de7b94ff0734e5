// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/acp/acpsessions.h"

#include "network/acp/acpprompt.h"

#include <algorithm>

namespace network {

using model::CanisterPointer, model::Role;

namespace {

bool isSaidByPerson(const CanisterPointer &canister)
{
    return canister->role == Role::User || canister->role == Role::Document;
}

//! From which place on the path is new to a session; nothing where it has been told something else.
std::optional<qsizetype> newFrom(const QList<CanisterPointer> &path, const QStringList &marks)
{
    qsizetype told = 0;
    qsizetype place = 0;
    for (; place < path.size() && told < marks.size(); ++place) {
        const QString mark = acpMark(*path.at(place));
        if (!mark.isEmpty() && mark != marks.at(told++))
            return {};
    }
    if (told < marks.size())
        return {};
    // Results of its own calls may follow.
    while (place < path.size() && acpMark(*path.at(place)).isEmpty())
        ++place;
    return std::all_of(path.begin() + place, path.end(), isSaidByPerson) ? std::optional(place) : std::nullopt;
}

} // namespace

AcpSessions::Choice AcpSessions::choose(const QList<CanisterPointer> &path, const QString &folder)
{
    Choice choice;
    qsizetype most = -1;
    for (AcpSession &session : m_sessions) {
        const auto place = session.folder == folder ? newFrom(path, session.marks) : std::nullopt;
        // One that knows nothing is as good as a new one, and only that.
        if (!place || *place <= most || (session.marks.isEmpty() && *place > 0))
            continue;
        most = *place;
        choice.session = &session;
        choice.present = path.mid(*place);
    }
    if (choice.session)
        return choice;
    const auto last = std::find_if_not(path.rbegin(), path.rend(), isSaidByPerson);
    const qsizetype place = path.rend() - last;
    choice.past = path.first(place);
    choice.present = path.mid(place);
    return choice;
}

AcpSession *AcpSessions::add(AcpSession session)
{
    m_sessions.push_front(std::move(session));
    return &m_sessions.front();
}

void AcpSessions::serve(const AcpSession *session)
{
    const auto place = std::find_if(m_sessions.begin(), m_sessions.end(), [session](const AcpSession &each) { return &each == session; });
    if (place != m_sessions.end())
        m_sessions.splice(m_sessions.begin(), m_sessions, place);
}

AcpSession *AcpSessions::find(const QString &id)
{
    const auto place = std::find_if(m_sessions.begin(), m_sessions.end(), [&id](const AcpSession &each) { return each.id == id; });
    return place == m_sessions.end() ? nullptr : &*place;
}

void AcpSessions::drop(const QString &id)
{
    m_sessions.remove_if([&id](const AcpSession &each) { return each.id == id; });
}

void AcpSessions::close()
{
    for (AcpSession &session : m_sessions)
        session.isOpen = false;
}

QList<AcpSession> AcpSessions::takeSurplus()
{
    QList<AcpSession> surplus;
    while (m_sessions.size() > mostSessions) {
        surplus.append(m_sessions.back());
        m_sessions.pop_back();
    }
    return surplus;
}

} // namespace network
