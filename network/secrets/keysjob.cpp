// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/secrets/keysjob.h"

#include "network/secrets/keychain.h"

namespace network {

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
