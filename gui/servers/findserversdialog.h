// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/catalog/serverfinder.h"

#include <QDialog>
#include <QPointer>

class QLabel;
class QListWidget;
class QPushButton;

namespace model {
class DescriptorCatalog;
}

namespace gui {

//! Looks for model servers on this machine and keeps those that the person wants as descriptors. Deletes itself when it is closed.
class FindServersDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FindServersDialog)

public:
    using Places = QList<network::ServerFinder::Place>;

    //! Everything outlives the dialog.
    struct Parts {
        network::HttpClient &client;
        network::Keychain &keychain;
        model::DescriptorCatalog &catalog;
    };

    FindServersDialog(const Parts &parts, QWidget *parent, const Places &places = network::ServerFinder::usualPlaces());

Q_SIGNALS:
    //! The descriptor of this provider is there, and the catalog has it.
    void kept(const QString &provider);

private:
    void build();
    void search();
    void add(const network::Provider &server);
    void searched(int found);
    void keep();
    void showKeep();

    const Parts m_parts;
    const Places m_places;
    QList<network::Provider> m_found;
    QPointer<network::ServerFinder> m_finder;
    QLabel *m_state;
    QListWidget *m_list;
    QPushButton *m_keep = nullptr;
    QPushButton *m_again = nullptr;
};

} // namespace gui
