// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"

#include <QHash>
#include <QStringList>

namespace network {

class Keychain;

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
