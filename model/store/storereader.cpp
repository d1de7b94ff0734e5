// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/storereader.h"

#include <atomic>
#include <utility>

namespace model {

//! Lives on the thread, with the connection. Deleted when the thread ends.
class StoreReader::Worker final : public QObject
{
public:
    explicit Worker(StoreFile::Reading place)
        : m_place(std::move(place))
    {
    }

    void call(const Call &call)
    {
        if (m_isEnding)
            return;
        if (!m_database) {
            const auto access = m_place.access == Database::Access::ReadWrite ? Database::Access::ReadOnly : m_place.access;
            auto opened = Database::open(m_place.path, access);
            if (!opened)
                return call(tl::unexpected(opened.error()));
            m_database = std::move(*opened);
        }
        call(m_database.get());
    }

    void end() { m_isEnding = true; }

private:
    const StoreFile::Reading m_place;
    std::unique_ptr<Database> m_database;
    std::atomic<bool> m_isEnding = false;
};

StoreReader::StoreReader(StoreFile::Reading place, QObject *parent)
    : QObject(parent)
    , m_place(std::move(place))
{
}

StoreReader::~StoreReader()
{
    if (!m_worker)
        return;
    m_worker->end();
    m_thread.quit();
    m_thread.wait();
}

void StoreReader::post(Call call)
{
    if (!m_worker) {
        m_worker = new Worker(m_place);
        m_worker->moveToThread(&m_thread);
        connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
        m_thread.setObjectName(QStringLiteral("store reader"));
        m_thread.start();
    }
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, call = std::move(call)] { worker->call(call); }, Qt::QueuedConnection);
}

void StoreReader::deliver(std::function<void()> call)
{
    QMetaObject::invokeMethod(this, std::move(call), Qt::QueuedConnection);
}

} // namespace model
