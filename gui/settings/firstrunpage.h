// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/description/provider.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace network {
class Keychain;
class ProviderCatalog;
} // namespace network

namespace gui {

//! What stands in the middle while there is neither a conversation nor a key: three ways to begin. Owned by its window.
class FirstRunPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FirstRunPage)

public:
    explicit FirstRunPage(QWidget *parent = nullptr);

    //! Puts the entry of keys into its place; it needs what is not there before the first paint.
    void addKeyEntry(network::ProviderCatalog &providers, network::Keychain &keychain);
    void searchBegan();
    void addServer(const network::Provider &provider);
    void searchEnded(int found);

Q_SIGNALS:
    void rehearseRequested();
    void serversRequested();
    void serverPicked(const network::Provider &provider);
    //! A key for this provider is there now.
    void keyStored(const QString &provider);
    void skipped();

private:
    QWidget *makeContent();
    QVBoxLayout *addWay(const QString &title, const QString &text);

    QVBoxLayout *m_column;
    QVBoxLayout *m_servers = nullptr;
    QVBoxLayout *m_keys = nullptr;
    QPushButton *m_find = nullptr;
    QLabel *m_found = nullptr;
};

} // namespace gui
