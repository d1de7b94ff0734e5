// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/store.h"

#include "model/basics/logging.h"
#include "model/store/migrations.h"

#include <QFile>
#include <QMetaMethod>
#include <QTimer>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! Conversations are for the eyes of the person alone: the file is there, with these rights, before SQLite opens it, and SQLite
//! gives the same ones to the log beside it.
void makePrivateFile(const QString &path)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
}

} // namespace

//! Lives on the store thread, with the writing connection. Deleted when the thread ends.
class Store::Worker final : public QObject
{
public:
    explicit Worker(Store &store)
        : m_store(store)
        , m_watch(this)
    {
        m_watch.setTimerType(Qt::VeryCoarseTimer);
        m_watch.setInterval(500);
        QObject::connect(&m_watch, &QTimer::timeout, this, [this] { look(); });
    }

    Result<void> open(const QString &path)
    {
        makePrivateFile(path);
        auto database = Database::open(path, Database::Access::ReadWrite);
        if (!database)
            return tl::unexpected(database.error());
        m_database = std::move(*database);
        return Migrations(*m_database).run();
    }

    void call(const std::function<void(Database &)> &work) { work(*m_database); }

    void watch()
    {
        if (m_watch.isActive())
            return;
        m_version = version();
        m_watch.start();
    }

private:
    //! Changes with every commit of another connection than this one; and this one is the only one of this process that writes.
    int version() const { return m_database->value(u"PRAGMA data_version"_s).value_or(QVariant()).toInt(); }

    void look()
    {
        const int now = version();
        if (now == m_version)
            return;
        m_version = now;
        QMetaObject::invokeMethod(&m_store, [store = &m_store] { Q_EMIT store->changedElsewhere(); }, Qt::QueuedConnection);
    }

    Store &m_store;
    std::unique_ptr<Database> m_database;
    QTimer m_watch;
    int m_version = 0;
};

Result<std::unique_ptr<Store>> Store::open(const QString &path)
{
    std::unique_ptr<Store> store(new Store(path));
    if (const auto started = store->start(); !started)
        return tl::unexpected(started.error());
    auto reader = Database::open(path, Database::Access::ReadOnly);
    if (!reader)
        return tl::unexpected(reader.error());
    store->m_reader = std::move(*reader);
    return store;
}

Store::Store(QString path)
    : m_path(std::move(path))
{
}

Store::~Store()
{
    // quit() takes effect only where control is back in the loop of the thread: everything posted before has run by then.
    QMetaObject::invokeMethod(m_worker, [this] { m_thread.quit(); }, Qt::QueuedConnection);
    m_thread.wait();
}

Result<void> Store::start()
{
    m_worker = new Worker(*this);
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.setObjectName(u"store"_s);
    m_thread.start();
    // Nothing can be shown before the file is open, so this one call is waited for.
    Result<void> opened;
    QMetaObject::invokeMethod(m_worker, [this, &opened] { opened = m_worker->open(m_path); }, Qt::BlockingQueuedConnection);
    return opened;
}

void Store::run(std::function<Result<void>(Database &)> work)
{
    post([work = std::move(work)](Database &database) {
        if (const auto done = work(database); !done)
            qCWarning(lcStore) << done.error().message << done.error().detail;
    });
}

void Store::post(std::function<void(Database &)> work)
{
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, work = std::move(work)] { worker->call(work); }, Qt::QueuedConnection);
}

void Store::deliver(const QPointer<QObject> &context, std::function<void()> call)
{
    // By way of the store, on whose thread the context is deleted or alive, and nothing in between.
    const auto arrive = [context, call = std::move(call)] {
        if (context)
            call();
    };
    QMetaObject::invokeMethod(this, arrive, Qt::QueuedConnection);
}

void Store::connectNotify(const QMetaMethod &signal)
{
    if (signal == QMetaMethod::fromSignal(&Store::changedElsewhere))
        QMetaObject::invokeMethod(m_worker, [worker = m_worker] { worker->watch(); }, Qt::QueuedConnection);
}

} // namespace model
