// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/basics/worker.h"

#include <chrono>
#include <system_error>
#include <thread>
#include <utility>

namespace invocables {

namespace {

constexpr int mostThreads = 8;
constexpr std::chrono::seconds longestIdleness {30};

} // namespace

void WorkerPool::start(std::function<void()> work)
{
    {
        const std::lock_guard lock(m_mutex);
        const bool isEnough = m_idle > int(m_waiting.size()) || m_threads >= mostThreads;
        if (isEnough || addThread() || m_threads > 0) {
            m_waiting.push(std::move(work));
            m_hasWork.notify_one();
            return;
        }
    }
    work();
}

bool WorkerPool::waitForDone(int milliseconds)
{
    std::unique_lock lock(m_mutex);
    return m_isDone.wait_for(lock, std::chrono::milliseconds(milliseconds), [this] { return m_waiting.empty() && m_idle == m_threads; });
}

//! With the mutex held.
bool WorkerPool::addThread()
{
    try {
        std::thread(&WorkerPool::run, this).detach();
    } catch (const std::system_error &) {
        return false;
    }
    ++m_threads;
    return true;
}

void WorkerPool::run()
{
    std::unique_lock lock(m_mutex);
    while (true) {
        ++m_idle;
        if (m_waiting.empty())
            m_isDone.notify_all();
        const bool hasWork = m_hasWork.wait_for(lock, longestIdleness, [this] { return !m_waiting.empty(); });
        --m_idle;
        if (!hasWork)
            break;
        {
            const std::function<void()> work = std::exchange(m_waiting.front(), {});
            m_waiting.pop();
            lock.unlock();
            work();
        }
        lock.lock();
    }
    --m_threads;
}

WorkerPool &workerPool()
{
    // Its threads may still be at work when everything static is destroyed.
    static auto *const pool = new WorkerPool;
    return *pool;
}

} // namespace invocables
