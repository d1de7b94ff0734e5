// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/worker.h"

namespace invocables {

namespace {

constexpr int workerCount = 8;

struct WorkerPool {
    QThreadPool pool;
    WorkerPool() { pool.setMaxThreadCount(workerCount); }
};

} // namespace

QThreadPool &workerPool()
{
    static WorkerPool workers;
    return workers.pool;
}

} // namespace invocables
