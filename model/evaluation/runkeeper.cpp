// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/runkeeper.h"

namespace model {

RunKeeper::RunKeeper(Opener opener, QObject *parent)
    : QObject(parent)
    , m_opener(std::move(opener))
    , m_worker(new QObject)
{
    m_thread.setObjectName(QStringLiteral("runs"));
    m_worker->moveToThread(&m_thread);
    m_thread.start();
}

RunKeeper::~RunKeeper()
{
    // A connection ends on the thread that opened it, after what was asked before; only then does the thread end.
    post([this] {
        m_store.reset();
        m_thread.quit();
    });
    m_thread.wait();
    delete m_worker;
}

void RunKeeper::post(std::function<void()> call)
{
    QMetaObject::invokeMethod(m_worker, std::move(call), Qt::QueuedConnection);
}

void RunKeeper::deliver(const QPointer<QObject> &context, std::function<void()> call)
{
    QMetaObject::invokeMethod(
        this,
        [context, call = std::move(call)] {
            if (context)
                call();
        },
        Qt::QueuedConnection);
}

Result<RunStore *> RunKeeper::opened()
{
    if (!m_store) {
        auto store = m_opener();
        if (!store)
            return tl::make_unexpected(store.error());
        m_store = std::move(*store);
        m_store->listen([this](RunNews news) { Q_EMIT changed(news); });
    }
    return m_store.get();
}

} // namespace model
