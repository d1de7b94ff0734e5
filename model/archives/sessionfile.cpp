// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/archives/sessionfile.h"

namespace model {

namespace {

//! So many nodes may come before what a person has written, which is the title.
constexpr qsizetype mostHeld = 64;

} // namespace

SessionFile::SessionFile(const QString &source, const QString &id, std::function<void(ArchiveRecord)> put)
    : m_conversation(source, id)
    , m_put(std::move(put))
{
    m_record.id = m_conversation.id();
}

void SessionFile::setTime(const QDateTime &time)
{
    if (!time.isValid())
        return;
    m_conversation.setTime(time);
    if (!std::exchange(m_hasTime, true))
        m_record.created = time;
}

void SessionFile::added(qint64 number)
{
    m_last = number;
    m_held += m_conversation.takeNodes();
    if (m_hasBegun || !m_conversation.title().isEmpty() || m_held.size() > mostHeld)
        begin();
}

void SessionFile::begin()
{
    if (!std::exchange(m_hasBegun, true)) {
        if (!m_hasTime)
            m_record.created = m_conversation.time();
        m_record.changed = m_record.created;
        m_record.title = m_conversation.title();
        m_put(m_record);
    }
    for (const ArchivedNode &node : std::as_const(m_held))
        m_put(node);
    m_held.clear();
}

void SessionFile::end()
{
    if (m_conversation.count() == 0)
        return;
    added(m_conversation.close(m_last));
    begin();
    m_put(ArchivedEnd {m_last});
}

} // namespace model
