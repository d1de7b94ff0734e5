// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFutureWatcher>
#include <QPromise>
#include <QThreadPool>

#include <atomic>
#include <memory>

namespace invocables {

//! Set when nobody waits for the work any longer; work looks at it often and ends early.
using StopFlag = std::shared_ptr<std::atomic_bool>;

//! The threads on which tools read files and search. Several, so that one that hangs on a dead disk does not hold up the others.
QThreadPool &workerPool();

//! Does `work` on a worker, then calls `then` with its value on the thread of `context`, unless `context` is gone by then.
template <typename Value, typename Work, typename Then>
void doOnWorker(QObject *context, Work work, Then then)
{
    auto promise = std::make_shared<QPromise<Value>>();
    auto *watcher = new QFutureWatcher<Value>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, then] {
        watcher->deleteLater();
        then(watcher->future().result());
    });
    promise->start();
    watcher->setFuture(promise->future());
    workerPool().start([promise, work] {
        promise->addResult(work());
        promise->finish();
    });
}

} // namespace invocables
