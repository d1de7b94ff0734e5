// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QTreeWidget;

namespace network {
class Keychain;
class ProviderCatalog;
} // namespace network

namespace gui {

//! Which keys providers ask for, and where each is: in the environment, in the desktop's keychain, or nowhere. The keychain is asked when
//! the list is first seen, since it may ask the person in turn. Part of the preferences.
class KeyList final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(KeyList)

public:
    //! Both outlive it.
    KeyList(network::ProviderCatalog &providers, network::Keychain &keychain, QWidget *parent = nullptr);

    void look();

protected:
    void showEvent(QShowEvent *event) override;

private:
    //! From this row on, one after the other.
    void lookAt(int row, int look);

    network::ProviderCatalog &m_providers;
    network::Keychain &m_keychain;
    QTreeWidget *m_list;
    //! What comes of an earlier look does not count.
    int m_look = 0;
};

} // namespace gui
