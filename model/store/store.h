// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/store/database.h"
#include "model/store/storefile.h"

#include <QObject>
#include <QPointer>
#include <QThread>

#include <atomic>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>

namespace model {

//! The one file in which everything is kept. Owns the store thread with the writing connection, and a read-only connection for
//! point reads on the thread that opened it. What was committed is brought from the log into the file while nothing is written, and
//! at the latest by the last process that closes it. Owned by the workbench; its destructor waits for what was begun.
class Store final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Store)

public:
    //! Temporary: nobody needs the file once the process has ended; see Database::makeTemporary.
    enum class Lifetime { Kept, Temporary };

    //! Opens or makes the file, migrates it (a copy is made before each step) and starts the thread. What cannot be written to is
    //! opened for reading. \return a Storage error worded for the person where the file cannot be opened, is damaged, empty or
    //! newer than the program.
    static Result<std::unique_ptr<Store>> open(const QString &path, Lifetime lifetime = Lifetime::Kept);
    ~Store() override;

    const QString &path() const { return m_path; }
    //! Where a connection of one's own leads, and how it is opened.
    StoreFile::Reading place() const { return m_place; }
    //! It is on a medium, or has rights, so that it can be read only.
    bool isReadOnly() const { return m_isReadOnly; }
    //! Something that cannot be as it was written has been met; see damageFound().
    bool isDamaged() const { return m_isDamaged; }
    //! For whoever has read by reader().
    void lookForDamage();
    //! For whoever has found it in another way.
    void tellDamage();
    //! For reads that touch a few rows by key; anything longer goes through run() or a worker.
    Database &reader() { return *m_reader; }

    //! Calls `work(Database &) -> Result<T>` on the store thread, in the order of the calls, then `done(Result<T>)` on the thread of
    //! `context`, unless `context` or the store has been deleted by then. `context` lives on the thread of the store, as does the
    //! caller. This is the store's form of a job: it cannot be cancelled. Both callables and T are copyable.
    template <typename Work, typename Done>
    void run(QObject *context, Work work, Done done)
    {
        post(0, [this, guard = QPointer<QObject>(context), work = std::move(work), done = std::move(done)](Database &database) mutable {
            auto result = work(database);
            deliver(guard, [result = std::move(result), done = std::move(done)]() mutable { done(std::move(result)); });
        });
    }
    //! The same for work that nobody waits for; a failure is logged. `bytes`: what the work holds until it is done.
    void run(std::function<Result<void>(Database &)> work, qint64 bytes = 0);

    //! More work waits than `mostWaiting`: whoever makes some for as long as a peer sends is to wait until it has been done.
    bool isBehind() const { return m_isBehind; }
    //! So many bytes more wait, or fewer, that have not been given to run() yet. From any thread.
    void add(qint64 bytes);
    //! Bytes, a share for each call among them. It has caught up at half of it.
    static constexpr qint64 mostWaiting = 8 * 1024 * 1024;

Q_SIGNALS:
    //! isBehind() is another now.
    void behindChanged(bool isBehind);
    //! Another process has committed to the file. Looked for, twice a second, only while somebody is connected.
    void changedElsewhere();
    //! Once, as soon as something is met in the file that cannot be as it was written.
    void damageFound();
    // One for each call that waits.
    void asked(QPrivateSignal);
    void told(QPrivateSignal);

protected:
    void connectNotify(const QMetaMethod &signal) override;

private:
    explicit Store(QString path);
    Result<void> findPlace();
    Result<void> start(Lifetime lifetime);
    void post(qint64 bytes, std::function<void(Database &)> work);
    void weigh();
    void deliver(const QPointer<QObject> &context, std::function<void()> call);

    //! On the store thread.
    void ask(std::function<void()> call);
    //! On the thread of the store.
    void tell(std::function<void()> call);

    class Worker;

    //! Calls on their way to the other thread, in their order. Qt's event only says that there is one: what a call holds goes by a lock of
    //! our own, which a sanitizer for threads sees, as it does not see those inside Qt.
    class Calls final
    {
    public:
        void add(std::function<void()> call);
        void doNext();

    private:
        std::mutex m_mutex;
        std::deque<std::function<void()>> m_calls;
    };

    const QString m_path;
    StoreFile::Reading m_place;
    bool m_isReadOnly = false;
    bool m_isDamaged = false;
    std::unique_ptr<Database> m_reader;
    QThread m_thread;
    Worker *m_worker = nullptr;
    Calls m_asked;
    Calls m_told;
    //! Of the work that has not been done.
    std::atomic<qint64> m_waiting = 0;
    std::atomic<bool> m_isBehind = false;
};

} // namespace model
