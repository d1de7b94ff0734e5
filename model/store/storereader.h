// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/database.h"
#include "model/store/storefile.h"

#include <QObject>
#include <QPointer>
#include <QThread>

#include <functional>
#include <memory>

namespace model {

//! A thread with a connection of its own that only reads: for what takes longer than a point read, and is not to hold up what is
//! written. It sees what has been committed. The thread begins with the first call. Owned by whoever reads; its destructor waits for the
//! call that is being done, others are not begun any more.
class StoreReader final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StoreReader)

public:
    //! `place`: of the store, which outlives it.
    explicit StoreReader(StoreFile::Reading place, QObject *parent = nullptr);
    ~StoreReader() override;

    //! Calls `work(Database &) -> Result<T>` on the thread, in the order of the calls, then `done(Result<T>)` on the thread of the reader,
    //! where `context` lives, too; not where that or the reader has gone by then.
    template <typename Work, typename Done>
    void run(QObject *context, Work work, Done done)
    {
        using Given = decltype(work(std::declval<Database &>()));
        post([this, guard = QPointer<QObject>(context), work = std::move(work), done = std::move(done)](
                 const Result<Database *> &database) mutable {
            const auto answer = std::make_shared<Given>(database ? work(**database) : Given(tl::unexpected(database.error())));
            deliver([guard, answer, done = std::move(done)]() mutable {
                if (guard)
                    done(*answer);
            });
        });
    }

private:
    using Call = std::function<void(const Result<Database *> &)>;
    void post(Call call);
    void deliver(std::function<void()> call);

    class Worker;

    const StoreFile::Reading m_place;
    QThread m_thread;
    Worker *m_worker = nullptr;
};

} // namespace model
