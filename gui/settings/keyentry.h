// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace network {
class Keychain;
class ProviderCatalog;
} // namespace network

namespace gui {

//! Where a person enters the key for a provider: it goes to the desktop's keychain, or where none runs stays in memory, and then
//! the environment variable to set is named. Used on the first-run page and in the preferences.
class KeyEntry final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(KeyEntry)

public:
    KeyEntry(network::ProviderCatalog &providers, network::Keychain &keychain, QWidget *parent = nullptr);

Q_SIGNALS:
    //! A key is there now for this provider.
    void stored(const QString &provider);

private:
    void fillProviders();
    void showProvider();
    void store();
    //! What is to be known of a key that cannot be redacted; empty for others.
    static QString warningOf(const QByteArray &key);

    network::ProviderCatalog &m_providers;
    network::Keychain &m_keychain;
    QComboBox *m_provider;
    QLineEdit *m_key;
    QPushButton *m_save;
    QLabel *m_remark;
};

} // namespace gui
