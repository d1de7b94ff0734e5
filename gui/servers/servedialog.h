// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/serving/servingprocesses.h"
#include "model/conversation/sessionsettings.h"

#include <QDialog>

#include <functional>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;
class QTreeWidget;
class QTreeWidgetItem;

namespace invocables {
class EnsembleCatalog;
}

namespace gui {

class ProgramServer;

//! Other programs are served here: begins and ends it, says where and with which key, and shows who is served, by other processes as well,
//! and what is under way for them, which can be stopped. Serving goes on when it is closed. Stays open beside the window and deletes
//! itself when it is closed.
class ServeDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServeDialog)

public:
    //! `settings`: of conversations that clients begin from the next start on. Server and catalog outlive it.
    ServeDialog(ProgramServer &server, const invocables::EnsembleCatalog &catalog, std::function<model::SessionSettings()> settings,
        QWidget *parent);

Q_SIGNALS:
    //! Where something is under way.
    void conversationRequested(const model::ConversationId &id);

private:
    QWidget *makeOffer();
    QWidget *makeAddress();
    QWidget *makeClients();
    QLineEdit *makeShown(const QString &name, const QString &accessibleName);
    QPushButton *makeButton(const QString &name, const QString &text);
    void fillEnsembles();
    void startOrStop();
    void showState();
    void showClients();
    void addClient(const ServedClient &client, const ServingProcesses::Process &process);
    QTreeWidgetItem *addRow(QTreeWidgetItem *parent, const QStringList &texts, const QString &process);
    static QString wayOf(const ServingProcesses::Process &process);
    void showPicked();
    void stopPicked();
    void openPicked();

    ProgramServer &m_server;
    const invocables::EnsembleCatalog &m_catalog;
    const std::function<model::SessionSettings()> m_settings;
    QWidget *m_offer = nullptr;
    QListWidget *m_ensembles = nullptr;
    QSpinBox *m_port = nullptr;
    QPushButton *m_start = nullptr;
    QLabel *m_problem = nullptr;
    QWidget *m_address = nullptr;
    QLineEdit *m_url = nullptr;
    QLineEdit *m_key = nullptr;
    QTreeWidget *m_clients = nullptr;
    QPushButton *m_stop = nullptr;
    QPushButton *m_open = nullptr;
};

} // namespace gui
