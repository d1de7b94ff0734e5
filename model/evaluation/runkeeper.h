// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/evaluation/runstore.h"

#include <QObject>
#include <QPointer>
#include <QThread>

#include <functional>
#include <memory>

namespace model {

//! A RunStore on a thread of its own, since its calls wait for a disk or a network. Owned by whoever has evaluations; its destructor
//! waits for the call that is under way.
class RunKeeper final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RunKeeper)

public:
    //! Opens the store, on the keeper's thread.
    using Opener = std::function<Result<std::unique_ptr<RunStore>>()>;

    explicit RunKeeper(Opener opener, QObject *parent = nullptr);
    ~RunKeeper() override;

    //! Calls `work(RunStore &) -> Result<T>` on the keeper's thread, in the order of the calls, then `done(Result<T>)` on the thread of
    //! `context`, unless that has been deleted by then. Where the store cannot be opened, that is the error; it is tried anew each time.
    template <typename Work, typename Done>
    void run(QObject *context, Work work, Done done)
    {
        using Outcome = std::invoke_result_t<Work, RunStore &>;
        post([this, guard = QPointer<QObject>(context), work = std::move(work), done = std::move(done)]() mutable {
            const Result<RunStore *> store = opened();
            Outcome outcome = store ? work(**store) : Outcome(tl::make_unexpected(store.error()));
            deliver(guard, [outcome = std::move(outcome), done = std::move(done)]() mutable { done(std::move(outcome)); });
        });
    }

Q_SIGNALS:
    //! Others have done something; only where the store knows of that.
    void changed(model::RunNews news);

private:
    void post(std::function<void()> call);
    void deliver(const QPointer<QObject> &context, std::function<void()> call);
    Result<RunStore *> opened();

    const Opener m_opener;
    QThread m_thread;
    //! Lives on the thread.
    QObject *m_worker = nullptr;
    std::unique_ptr<RunStore> m_store;
};

} // namespace model

Q_DECLARE_METATYPE(model::RunNews)
