// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"

#include <QHash>
#include <QPointer>
#include <QStringList>

#include <chrono>
#include <functional>

namespace network {

class KeyCommand;

//! Finds keys by name: by the command that stands for it, or first the environment variable of that name, then the desktop's keychain
//! (QtKeychain). Keys are kept in memory only and never written to a file, a log or an exchange. Owned by the workbench.
class Keychain final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Keychain)

public:
    //! How long the desktop's keychain may take in all, and how long before it is said that it is waited for: one that is locked may ask
    //! for a password where nobody sees it.
    struct Patience {
        std::chrono::milliseconds untilTold = std::chrono::seconds(3);
        std::chrono::milliseconds untilFailed = std::chrono::minutes(1);
    };
    explicit Keychain(QObject *parent = nullptr);
    explicit Keychain(const Patience &patience, QObject *parent = nullptr);

    //! From now on this is each key, since nothing leaves this machine; nobody is asked for one.
    void setStandIn(const QByteArray &key) { m_standIn = key; }

    //! Keys that programs of the person's give: by the name that find() is asked for, the program and its arguments. Such a name is looked
    //! for nowhere else.
    void setCommands(const QHash<QString, QStringList> &commands);
    bool isByCommand(const QString &name) const { return m_commands.contains(name); }

    //! The key once known, from the environment or from an earlier find().
    QByteArray known(const QString &name) const;
    //! Of the keys that have been found or stored since the program began: a keychain cannot be asked for all of its entries.
    QStringList names() const { return m_keys.keys(); }
    //! `done(key)`, on the thread of `context`; an empty key where there is none, an error where the keychain failed.
    void find(const QString &name, QObject *context, std::function<void(const model::Result<QByteArray> &)> done);
    //! Where no keychain runs, the key is used until the program ends and the error says so.
    void store(const QString &name, const QByteArray &key, QObject *context, std::function<void(const model::Result<void> &)> done);
    //! Forgets the key, here and in the desktop's keychain. Best effort: where no keychain runs there is none to be removed.
    void remove(const QString &name);

Q_SIGNALS:
    //! The desktop's keychain has not answered yet. The sentence is for a person.
    void delayed(const QString &sentence);

private:
    void findInDesktop(const QString &name, QObject *context, std::function<void(const model::Result<QByteArray> &)> done);

    const Patience m_patience;
    QHash<QString, QByteArray> m_keys;
    QByteArray m_standIn;
    QHash<QString, QStringList> m_commands;
    //! By name; one for all who ask meanwhile, since each may ask the person for a password.
    QHash<QString, QPointer<KeyCommand>> m_running;
};

//! Finds several keys, one after the other, since a keychain may ask the person. Fails with Execution where one is missing.
class KeysJob final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(KeysJob)

public:
    //! The keychain outlives the job.
    KeysJob(Keychain &keychain, QStringList names, QObject *parent);

Q_SIGNALS:
    //! By their names.
    void succeeded(const QHash<QString, QByteArray> &keys);

protected:
    void abandon() override { }

private:
    void findNext();

    Keychain &m_keychain;
    QStringList m_missing;
    QHash<QString, QByteArray> m_keys;
};

} // namespace network
