// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/process/processcommand.h"

#include <QHash>

class QCryptographicHash;

namespace network {

//! A variable of the environment, or a header: a text, or a key by its name in the keychain or the environment.
struct ProgramSetting {
    QString name;
    //! With a key: what stands before it (`Bearer `).
    QString text = {};
    QString key = {};

    //! `keys`: by their names.
    QByteArray value(const QHash<QString, QByteArray> &keys) const
    {
        return text.toUtf8() + (key.isEmpty() ? QByteArray() : keys.value(key));
    }

    bool operator==(const ProgramSetting &) const = default;
};

//! A program that is started to be spoken with for as long as it lives, as a descriptor says. A value.
struct StartedProgram {
    QStringList vector = {};
    //! Absolute; empty for the home folder.
    QString folder = {};
    QList<ProgramSetting> environment = {};
    //! Variables that are let through.
    QStringList inherited = {};

    //! The keys that it needs, by name.
    QStringList keyNames() const;
    void addTo(QCryptographicHash &hash) const;
    //! A short name of what it is, of letters and digits.
    QString fingerprint() const;
    //! `path`: where programs are looked for. One that is not found is left to the system, whose message says what it looked for.
    ProcessCommand command(const QString &path, const QHash<QString, QByteArray> &keys) const;
    //! Where its program is; empty where it is not found.
    QString foundIn(const QString &path) const;
    bool canBeFound(const QString &path) const { return !foundIn(path).isEmpty(); }

    bool operator==(const StartedProgram &) const = default;
};

} // namespace network
