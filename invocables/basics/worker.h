// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFutureWatcher>
#include <QPromise>

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <queue>

namespace invocables {

//! Set when nobody waits for the work any longer; work looks at it often and ends early.
using StopFlag = std::shared_ptr<std::atomic_bool>;

//! The threads on which tools read files and search. Several, so that one that hangs on a dead disk does not hold up the others; made as
//! they are needed, and gone when there was nothing to do for a while. Unlike those of QThreadPool they keep no program from ending:
//! main() asks whether they have all come to rest. There is one, which is never destroyed.
class WorkerPool final
{
    Q_DISABLE_COPY_MOVE(WorkerPool)

public:
    WorkerPool() = default;

    //! Work that needs nothing which goes before the program's end. Done here and now where the system gives not even one thread.
    void start(std::function<void()> work);
    //! \return whether nothing is at work or waits for it, at the latest after so many milliseconds.
    bool waitForDone(int milliseconds);

private:
    bool addThread();
    void run();

    std::mutex m_mutex;
    std::condition_variable m_hasWork;
    std::condition_variable m_isDone;
    std::queue<std::function<void()>> m_waiting;
    int m_threads = 0;
    int m_idle = 0;
};

WorkerPool &workerPool();

//! Prepares `work` for a worker, on the thread of `context`. \return what begins it, to be called once, on any thread, with what `work`
//! takes. Then `then` is called with its value on the thread of `context`, unless `context` is gone by then.
template <typename Value, typename Work, typename Then>
auto workForWorker(QObject *context, Work work, Then then)
{
    auto promise = std::make_shared<QPromise<Value>>();
    auto *watcher = new QFutureWatcher<Value>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, then] {
        watcher->deleteLater();
        then(watcher->future().result());
    });
    promise->start();
    watcher->setFuture(promise->future());
    return [promise, work](auto... known) {
        workerPool().start([promise, work, known...] {
            promise->addResult(work(known...));
            promise->finish();
        });
    };
}

//! Does `work` on a worker, then calls `then` with its value on the thread of `context`, unless `context` is gone by then.
template <typename Value, typename Work, typename Then>
void doOnWorker(QObject *context, Work work, Then then)
{
    workForWorker<Value>(context, work, then)();
}

} // namespace invocables
