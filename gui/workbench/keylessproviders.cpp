// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/workbench/keylessproviders.h"

#include "network/secrets/keychain.h"

#include <algorithm>
#include <utility>

namespace gui {

using network::Provider;

KeylessProviders::KeylessProviders(network::Keychain &keychain, QObject *parent)
    : QObject(parent)
    , m_keychain(keychain)
{
}

void KeylessProviders::look(const QList<Provider> &providers)
{
    ++m_look;
    m_finding.clear();
    m_open = 0;
    QList<const Provider *> asking;
    for (const Provider &provider : providers) {
        // Which programs give keys is known; to see whether one does would be to ask the person for its password.
        if (provider.enabled && !provider.keyName.isEmpty() && provider.keyCommand.isEmpty())
            asking.append(&provider);
    }
    m_open = int(asking.size());
    for (const Provider *provider : std::as_const(asking)) {
        m_keychain.find(provider->keyName, this, [this, look = m_look, name = provider->name](const model::Result<QByteArray> &key) {
            found(look, name, key && !key->isEmpty());
        });
    }
    if (m_open == 0)
        QMetaObject::invokeMethod(
            this, [this, look = m_look] { found(look, {}, true); }, Qt::QueuedConnection);
}

void KeylessProviders::found(int look, const QString &provider, bool hasKey)
{
    if (look != m_look)
        return;
    if (!hasKey)
        m_finding.insert(provider);
    if (--m_open > 0)
        return;
    m_names = m_finding;
    Q_EMIT looked();
}

QList<Provider> usableFirst(const QList<Provider> &providers, const QSet<QString> &keyless)
{
    QList<Provider> sorted = providers;
    std::stable_partition(sorted.begin(), sorted.end(), [&keyless](const Provider &provider) { return !keyless.contains(provider.name); });
    return sorted;
}

} // namespace gui
