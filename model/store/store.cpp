// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/store.h"

#include "model/basics/logging.h"
#include "model/store/migrations.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QMetaMethod>
#include <QTimer>

#include <algorithm>
#include <future>
#include <utility>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct StoreTexts {
    Q_DECLARE_TR_FUNCTIONS(Database)
};

//! The log is brought into the file when nothing has been asked for so long, and in the midst of work after so long.
constexpr int idleMilliseconds = 1000;
constexpr int longestMilliseconds = 20'000;
// What a call takes beside the bytes that it is for.
constexpr qint64 callBytes = 1024;

} // namespace

//! Lives on the store thread, with the writing connection. Deleted when the thread ends.
class Store::Worker final : public QObject
{
public:
    explicit Worker(Store &store)
        : m_store(store)
        , m_watch(this)
        , m_tidy(this)
    {
        m_tidy.setSingleShot(true);
        QObject::connect(&m_tidy, &QTimer::timeout, this, [this] { tidy(); });
        m_sinceTidy.start();
        m_watch.setTimerType(Qt::VeryCoarseTimer);
        m_watch.setInterval(500);
        QObject::connect(&m_watch, &QTimer::timeout, this, [this] { look(); });
    }

    Result<void> open(const StoreFile::Reading &place, Lifetime lifetime)
    {
        auto database = Database::open(place.path, place.access);
        if (!database)
            return tl::unexpected(database.error());
        m_database = std::move(*database);
        if (const auto made = lifetime == Lifetime::Temporary ? m_database->makeTemporary() : Result<void>(); !made)
            return made;
        return place.access == Database::Access::ReadWrite ? Migrations(*m_database).run() : Result<void>();
    }

    void call(std::function<void(Database &)> work, qint64 bytes)
    {
        work(*m_database);
        // What it holds goes before it is said to have gone.
        work = {};
        m_store.add(-bytes);
        if (m_database->takeDamage())
            m_store.tell([store = &m_store] { store->tellDamage(); });
        if (m_store.isReadOnly())
            return;
        const qint64 left = longestMilliseconds - m_sinceTidy.elapsed();
        m_tidy.start(int(std::clamp<qint64>(left, 0, idleMilliseconds)));
    }

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

    //! What somebody is reading just now stays in the log until the next time; it is not waited for.
    void tidy()
    {
        m_sinceTidy.start();
        if (QFileInfo(m_database->path() + u"-wal"_s).size() == 0)
            return;
        // SQLite counts what is tidied here as a change that came from elsewhere.
        if (m_watch.isActive())
            look();
        const bool isQuick = m_database->execute(u"PRAGMA busy_timeout=0"_s).has_value();
        if (isQuick && !m_database->value(u"PRAGMA wal_checkpoint(TRUNCATE)"_s))
            qCWarning(lcStore) << "The log could not be brought into the file.";
        m_version = version();
        if (!m_database->execute(u"PRAGMA busy_timeout=%1"_s.arg(Database::busyMilliseconds)))
            qCWarning(lcStore) << "The store does not wait for others any more.";
    }

    void look()
    {
        const int now = version();
        if (now == m_version)
            return;
        m_version = now;
        m_store.tell([store = &m_store] { Q_EMIT store->changedElsewhere(); });
    }

    Store &m_store;
    std::unique_ptr<Database> m_database;
    QTimer m_watch;
    QTimer m_tidy;
    QElapsedTimer m_sinceTidy;
    int m_version = 0;
};

Result<std::unique_ptr<Store>> Store::open(const QString &path, Lifetime lifetime)
{
    std::unique_ptr<Store> store(new Store(path));
    if (const auto placed = store->findPlace(); !placed)
        return tl::unexpected(placed.error());
    if (const auto started = store->start(lifetime); !started)
        return tl::unexpected(started.error());
    const auto access = store->m_isReadOnly ? store->m_place.access : Database::Access::ReadOnly;
    auto reader = Database::open(store->m_place.path, access);
    if (!reader)
        return tl::unexpected(reader.error());
    store->m_reader = std::move(*reader);
    return store;
}

Store::Store(QString path)
    : m_path(std::move(path))
{
}

Result<void> Store::findPlace()
{
    const StoreFile file(m_path);
    m_isReadOnly = file.isReadOnly();
    if (!m_isReadOnly) {
        m_place = {m_path, Database::Access::ReadWrite};
        return file.prepare();
    }
    return file.read().map([this](const StoreFile::Reading &reading) { m_place = reading; });
}

Store::~Store()
{
    if (!m_worker)
        return;
    // Before the writing connection: the last one that closes brings the log into the file, and must be able to.
    m_reader.reset();
    // quit() takes effect only where control is back in the loop of the thread: everything posted before has run by then.
    ask([this] { m_thread.quit(); });
    m_thread.wait();
}

Result<void> Store::start(Lifetime lifetime)
{
    m_worker = new Worker(*this);
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(
        this, &Store::asked, m_worker, [this] { m_asked.doNext(); }, Qt::QueuedConnection);
    connect(
        this, &Store::told, this, [this] { m_told.doNext(); }, Qt::QueuedConnection);
    m_thread.setObjectName(u"store"_s);
    m_thread.start();
    if (!m_thread.isRunning()) {
        delete std::exchange(m_worker, nullptr);
        return failure(ErrorCategory::Storage, StoreTexts::tr("The system gives this program no thread, which it needs to save anything."));
    }
    // Nothing can be shown before the file is open, so this one call is waited for.
    std::promise<Result<void>> opened;
    ask([this, lifetime, &opened] { opened.set_value(m_worker->open(m_place, lifetime)); });
    return opened.get_future().get();
}

void Store::lookForDamage()
{
    if (m_reader->takeDamage())
        tellDamage();
}

void Store::tellDamage()
{
    if (std::exchange(m_isDamaged, true))
        return;
    qCWarning(lcStore) << "The store is damaged:" << m_path;
    Q_EMIT damageFound();
}

void Store::run(std::function<Result<void>(Database &)> work, qint64 bytes)
{
    post(bytes, [work = std::move(work)](Database &database) {
        if (const auto done = work(database); !done)
            qCWarning(lcStore) << done.error().message << done.error().detail;
    });
}

void Store::post(qint64 bytes, std::function<void(Database &)> work)
{
    const qint64 whole = bytes + callBytes;
    ask([worker = m_worker, whole, work = std::move(work)]() mutable { worker->call(std::move(work), whole); });
    add(whole);
}

void Store::add(qint64 bytes)
{
    const qint64 waiting = m_waiting += bytes;
    if (m_isBehind ? waiting <= mostWaiting / 2 : waiting > mostWaiting)
        QThread::currentThread() == thread() ? weigh() : tell([this] { weigh(); });
}

void Store::weigh()
{
    const bool isBehind = m_waiting > (m_isBehind ? mostWaiting / 2 : mostWaiting);
    if (m_isBehind.exchange(isBehind) != isBehind)
        Q_EMIT behindChanged(isBehind);
}

void Store::deliver(const QPointer<QObject> &context, std::function<void()> call)
{
    // By way of the store, on whose thread the context is deleted or alive, and nothing in between.
    tell([context, call = std::move(call)] {
        if (context)
            call();
    });
}

void Store::ask(std::function<void()> call)
{
    m_asked.add(std::move(call));
    Q_EMIT asked({});
}

void Store::tell(std::function<void()> call)
{
    m_told.add(std::move(call));
    Q_EMIT told({});
}

void Store::Calls::add(std::function<void()> call)
{
    const std::lock_guard lock(m_mutex);
    m_calls.push_back(std::move(call));
}

void Store::Calls::doNext()
{
    std::unique_lock lock(m_mutex);
    const std::function<void()> call = std::move(m_calls.front());
    m_calls.pop_front();
    lock.unlock();
    call();
}

void Store::connectNotify(const QMetaMethod &signal)
{
    if (signal == QMetaMethod::fromSignal(&Store::changedElsewhere))
        ask([worker = m_worker] { worker->watch(); });
}

} // namespace model
