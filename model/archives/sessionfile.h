// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/archives/foreignconversation.h"

#include <functional>

namespace model {

//! The one conversation of a file that has a line for each message: its records as they come, the first of them as soon as there is a
//! title. Owned by its reader.
class SessionFile
{
public:
    //! `put` is called within each function here, and lives as long as this.
    SessionFile(const QString &source, const QString &id, std::function<void(ArchiveRecord)> put);

    ForeignConversation &conversation() { return m_conversation; }
    //! When the line was written that is read now.
    void setTime(const QDateTime &time);
    //! Where the next message goes.
    qint64 last() const { return m_last; }
    //! What comes now follows this one.
    void goTo(qint64 number) { m_last = number; }
    //! The node that add…() of the conversation has returned is the last now.
    void added(qint64 number);
    //! After the last line.
    void end();

private:
    void begin();

    ForeignConversation m_conversation;
    std::function<void(ArchiveRecord)> m_put;
    ArchivedConversation m_record;
    bool m_hasTime = false;
    bool m_hasBegun = false;
    QList<ArchivedNode> m_held;
    qint64 m_last = 0;
};

} // namespace model
