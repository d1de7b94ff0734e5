// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;

namespace network {
class ProcessHost;
class ProviderCatalog;
} // namespace network

namespace gui {

//! The agents of other programs that are described, those that are shipped too, and where their programs are: looked for in the folders
//! of PATH and of the login shell's. Nothing is started. Deletes itself when it is closed.
class FindAgentsDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FindAgentsDialog)

public:
    //! Both outlive the dialog.
    FindAgentsDialog(network::ProviderCatalog &providers, network::ProcessHost &host, QWidget *parent);

Q_SIGNALS:
    //! The person wants to speak with it.
    void picked(const QString &provider);

private:
    void build();
    void show();
    void showPick();
    void pick();

    network::ProviderCatalog &m_providers;
    QLabel *m_state;
    QListWidget *m_list;
    QPushButton *m_pick = nullptr;
};

} // namespace gui
