// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <functional>

namespace model {

//! Calls `work()` on a thread of `threads`, then `done(what it returned)` on the application's thread, unless `context` has been deleted by
//! then. `context` lives on the application's thread, as does the caller. Work that cannot be cancelled and keeps nothing waiting; what
//! has to be is a Job. Both callables and the result are copyable.
template <typename Work, typename Done>
void runAside(QThreadPool &threads, QObject *context, Work work, Done done)
{
    // The application outlives its workers; whether the context is still there can be asked on its own thread only.
    const auto run = [application = QCoreApplication::instance(), guard = QPointer<QObject>(context), work = std::move(work),
                         done = std::move(done)] {
        const auto tell = [guard, done, result = work()] {
            if (guard)
                std::invoke(done, result);
        };
        QMetaObject::invokeMethod(application, tell, Qt::QueuedConnection);
    };
    threads.start(run);
}

//! The same on a thread of the pool that all share.
template <typename Work, typename Done>
void runAside(QObject *context, Work work, Done done)
{
    runAside(*QThreadPool::globalInstance(), context, std::move(work), std::move(done));
}

} // namespace model
