// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/storefile.h"

#include <QDate>

namespace model {

//! Writes what is committed in a store into one file of its own, which needs no other beside it, while others go on writing to the
//! store. The copy is checked, and is there whole or not at all. \return a Usage error where `target` is there already. Blocks: for a
//! worker, with a connection of its own.
Result<void> copyStore(const StoreFile::Reading &store, const QString &target);

//! A store in one piece whose every page can be read.
Result<void> checkCopy(const QString &path);

//! Copies of a store, one of each day, in the folder `copies` beside it. What is more than seven days old goes. *Erase for good* drops
//! them all, since they have what it erases.
class DailyCopies
{
public:
    static constexpr int days = 7;

    explicit DailyCopies(const QString &store);

    QString folder() const { return m_folder; }
    QString path(const QDate &day) const;
    //! There is none of this day, and the store has been written to since the last one.
    bool isDue(const QDate &today) const;
    //! Makes that of today and drops those that are too old. Blocks: for a worker.
    Result<void> make(const StoreFile::Reading &store, const QDate &today) const;
    //! The newest one; empty where there is none.
    QString newest() const;
    //! Also one that is being made just now, which comes to nothing then.
    void removeAll() const;

private:
    QStringList all() const;

    QString m_store;
    QString m_folder;
};

} // namespace model
