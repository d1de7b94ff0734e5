// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/description/provider.h"

#include <QObject>
#include <QSet>

namespace network {
class Keychain;
}

namespace gui {

//! Which providers ask for a key that there is none of, so that their models can be shown as what they are. Owned by whoever shows them.
class KeylessProviders final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(KeylessProviders)

public:
    //! The keychain outlives it.
    explicit KeylessProviders(network::Keychain &keychain, QObject *parent = nullptr);

    //! Looks for the keys of these; looked() tells that it is done. May be called again at any time: the last call counts.
    void look(const QList<network::Provider> &providers);
    //! By name; as far as is known.
    const QSet<QString> &names() const { return m_names; }

Q_SIGNALS:
    void looked();

private:
    void found(int look, const QString &provider, bool hasKey);

    network::Keychain &m_keychain;
    QSet<QString> m_names;
    QSet<QString> m_finding;
    int m_look = 0;
    int m_open = 0;
};

//! The providers of these that can be used first, each part in its order.
QList<network::Provider> usableFirst(const QList<network::Provider> &providers, const QSet<QString> &keyless);

} // namespace gui
