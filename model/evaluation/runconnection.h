// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QList>
#include <QVariant>

#include <functional>

namespace model {

//! What others are told of. Runs: there may be some to be taken. Results: one is there.
enum class RunNews { Runs, Results };

//! What an SqlRunStore needs of a database, and where databases are not alike. Used on the thread that opened it. Errors are of the
//! category Network where it is worth trying again, else Storage; worded for the person.
class RunConnection
{
public:
    using Rows = QList<QVariantList>;

    virtual ~RunConnection() = default;

    //! Values stand for `?`, in order.
    virtual Result<Rows> rows(const QString &statement, const QVariantList &values = {}) = 0;
    //! \return how many rows it has written.
    virtual Result<qint64> change(const QString &statement, const QVariantList &values = {}) = 0;
    //! All that `work` does, or nothing. A connection that was lost is made anew before.
    virtual Result<void> together(const std::function<Result<void>()> &work) = 0;

    //! Milliseconds since 1970 by the database's own clock.
    virtual QString now() const = 0;
    //! What stands behind a SELECT whose rows are to be written, so that others go past them.
    virtual QString claim() const { return {}; }
    //! Lets nobody else take runs in the meantime, so that their number is counted once; for a transaction.
    virtual Result<void> takeTurns() { return {}; }
    //! Says that this process does the runs of an evaluation, until letGo() or its end.
    virtual void hold(const QString &) { }
    virtual void letGo(const QString &) { }
    //! Whether anybody may still do runs of it; in a database that many use, workers may at any time.
    virtual bool isUnderWay(const QString &) const { return true; }
    //! Has others told, once the transaction is committed.
    virtual Result<void> tell(RunNews) { return {}; }
    virtual void listen(const std::function<void(RunNews)> &) { }
};

} // namespace model
