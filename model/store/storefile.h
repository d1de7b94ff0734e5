// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/store/database.h"

#include <QTemporaryDir>

#include <memory>

namespace model {

//! The store's file before anything is read of it: whether this is a first start, whether it may be written to, what was left by a
//! repair that was cut off.
class StoreFile
{
public:
    explicit StoreFile(QString path)
        : m_path(std::move(path))
    {
    }

    //! Makes the file where there is none; it is there whole or not at all. \return a Storage error where there is an empty one:
    //! conversations were kept in it.
    Result<void> prepare() const;
    //! It is there, and neither it nor the log beside it could be written.
    bool isReadOnly() const;

    //! A process has it open; this one, too, where it has a connection.
    bool isInUse() const;

    //! Where the connections of a store that cannot be written to lead, and how they are opened.
    struct Reading {
        QString path;
        Database::Access access = Database::Access::ReadOnly;
        //! Holds the copy that had to be made, since there is a log beside the file that has not come into it, or it is of an earlier
        //! version; else null.
        std::shared_ptr<QTemporaryDir> copy = {};
    };
    Result<Reading> read() const;

    //! What a repair calls the new file until it takes the old one's place, and the old one from then on.
    QString repairedPath() const { return m_path + QStringLiteral(".repaired"); }
    QString damagedPath() const;
    //! The repaired file takes the place of the damaged one, which is kept beside it with its log. \return where.
    Result<QString> replace() const;

private:
    Result<void> make() const;
    Result<void> finishReplacing() const;
    Result<Reading> copied() const;
    bool isOfToday(const Reading &reading) const;

    QString m_path;
};

} // namespace model
