// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/identifier.h"

#include <QLockFile>
#include <QString>

namespace model {

//! The right to write to one conversation, which one process at a time has: a file `<conversation>.lock` in the profile's lock
//! folder. The lock of a process that has ended counts for nothing. Released when this is destroyed.
class ConversationLock final
{
    Q_DISABLE_COPY_MOVE(ConversationLock)

public:
    //! Makes the folder where it is missing.
    ConversationLock(const QString &folder, const ConversationId &id);

    //! Takes it, where nobody else has it; never waits.
    bool tryLock();
    void unlock();
    bool isLocked() const { return m_lock.isLocked(); }
    //! After tryLock() has failed: nobody has it, but its file cannot be written (the disk is full or write-protected).
    bool isUnwritable() const { return m_lock.error() != QLockFile::LockFailedError; }
    //! Whether some process that lives has it; nothing is done to find out.
    bool isHeld() const;
    //! Who has it, for the person: the program with its process number and computer. Empty where that is not known.
    QString owner() const;

private:
    QLockFile m_lock;
};

} // namespace model
