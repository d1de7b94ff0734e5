// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/secrets/keychain.h"

#include "model/basics/countdown.h"
#include "network/secrets/keycommand.h"

#include <qt6keychain/keychain.h>

namespace network {

using model::Error;

using namespace Qt::StringLiterals;

namespace {

const QString service = u"parlance"_s;

//! A key pasted or exported with a line end is still that key.
QByteArray fromEnvironment(const QString &name)
{
    return name.isEmpty() ? QByteArray() : qgetenv(name.toUtf8().constData()).trimmed();
}

Error failureOf(const QKeychain::Job &job)
{
    return {model::ErrorCategory::Storage,
        Keychain::tr("The desktop's keychain could not be used. Keys can also be given as environment variables."), job.errorString()};
}

// A job has no parent: the desktop's keychain answers it whenever it likes, and QtKeychain's job would be gone then. It deletes itself
// after its answer.
template <typename Job>
Job *jobFor(const QString &name)
{
    auto *job = new Job(service);
    job->setKey(name);
    return job;
}

} // namespace

Keychain::Keychain(QObject *parent)
    : Keychain(Patience(), parent)
{
}

Keychain::Keychain(const Patience &patience, QObject *parent)
    : QObject(parent)
    , m_patience(patience)
{
}

void Keychain::setCommands(const QHash<QString, QStringList> &commands)
{
    // What another command gave under the same name is not this one's key.
    for (auto command = m_commands.begin(); command != m_commands.end(); ++command) {
        if (commands.value(command.key()) != command.value())
            m_keys.remove(command.key());
    }
    m_commands = commands;
}

QByteArray Keychain::known(const QString &name) const
{
    if (!m_standIn.isEmpty())
        return name.isEmpty() ? QByteArray() : m_standIn;
    if (isByCommand(name))
        return m_keys.value(name);
    const QByteArray key = fromEnvironment(name);
    return key.isEmpty() ? m_keys.value(name) : key;
}

void Keychain::find(const QString &name, QObject *context, std::function<void(const model::Result<QByteArray> &)> done)
{
    if (const QByteArray key = known(name); name.isEmpty() || !key.isEmpty()) {
        QMetaObject::invokeMethod(
            context, [key, done = std::move(done)] { done(key); }, Qt::QueuedConnection);
        return;
    }
    if (isByCommand(name)) {
        QPointer<KeyCommand> &running = m_running[name];
        if (!running || running->isFinished()) {
            running = new KeyCommand(m_commands.value(name), this);
            connect(running, &KeyCommand::succeeded, this, [this, name](const QByteArray &key) { m_keys.insert(name, key); });
            connect(running, &model::Job::finished, running, &QObject::deleteLater);
        }
        connect(running, &KeyCommand::succeeded, context, [done](const QByteArray &key) { done(key); });
        connect(running, &model::Job::failed, context, [done](const model::Error &error) { done(tl::unexpected(error)); });
        return;
    }
    findInDesktop(name, context, std::move(done));
}

//! What it says once it is no longer waited for is known to the next who asks.
void Keychain::findInDesktop(const QString &name, QObject *context, std::function<void(const model::Result<QByteArray> &)> done)
{
    auto *job = jobFor<QKeychain::ReadPasswordJob>(name);
    auto *told = new model::Countdown(job);
    connect(told, &QTimer::timeout, this, [this, name] {
        Q_EMIT delayed(tr("The desktop's keychain is asked for the key “%1”; it may be locked and waiting for its password.").arg(name));
    });
    told->start(m_patience.untilTold);
    // The job stays until it is answered.
    auto *clock = new model::Countdown(job);
    connect(clock, &QTimer::timeout, context, [done] {
        done(model::failure(model::ErrorCategory::Storage,
            tr("The desktop's keychain does not answer; it may be locked. Unlock it, or give the key as an environment variable.")));
    });
    clock->start(m_patience.untilFailed);
    connect(job, &QKeychain::Job::finished, this, [this, job, name] {
        if (job->error() == QKeychain::NoError)
            m_keys.insert(name, job->binaryData().trimmed());
    });
    connect(job, &QKeychain::Job::finished, context, [keychain = QPointer(this), job, clock, name, done = std::move(done)] {
        if (!keychain || !clock->isActive())
            return;
        clock->stop();
        if (job->error() == QKeychain::NoError || job->error() == QKeychain::EntryNotFound)
            done(keychain->known(name));
        else
            done(tl::unexpected(failureOf(*job)));
    });
    job->start();
}

void Keychain::store(const QString &name, const QByteArray &key, QObject *context, std::function<void(const model::Result<void> &)> done)
{
    m_keys.insert(name, key.trimmed());
    auto *job = jobFor<QKeychain::WritePasswordJob>(name);
    job->setBinaryData(key.trimmed());
    connect(job, &QKeychain::Job::finished, context, [job, done = std::move(done)] {
        if (job->error() == QKeychain::NoError)
            done({});
        else
            done(model::failure(model::ErrorCategory::Storage,
                tr("The key could not be kept in the desktop's keychain; it is used until the program ends."), job->errorString()));
    });
    job->start();
}

void Keychain::remove(const QString &name)
{
    m_keys.remove(name);
    jobFor<QKeychain::DeletePasswordJob>(name)->start();
}

KeysJob::KeysJob(Keychain &keychain, QStringList names, QObject *parent)
    : Job(parent)
    , m_keychain(keychain)
    , m_missing(std::move(names))
{
    QMetaObject::invokeMethod(this, &KeysJob::findNext, Qt::QueuedConnection);
}

void KeysJob::findNext()
{
    if (isFinished())
        return;
    if (m_missing.isEmpty()) {
        if (beginSuccess()) {
            Q_EMIT succeeded(m_keys);
            endSuccess();
        }
        return;
    }
    const QString name = m_missing.takeFirst();
    m_keychain.find(name, this, [this, name](const model::Result<QByteArray> &key) {
        if (!key)
            fail({model::ErrorCategory::Execution, tr("The key “%1” is needed. %2").arg(name, key.error().message), key.error().detail});
        else if (key->isEmpty())
            fail({model::ErrorCategory::Execution, tr("There is no key named “%1” in the keychain or the environment.").arg(name)});
        else
            m_keys.insert(name, *key);
        findNext();
    });
}

} // namespace network
