// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDialog>
#include <QTimer>

class QLabel;
class QProgressBar;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace network {
class LlamaServer;
class LlamaServers;
} // namespace network

namespace gui {

class LogLines;

//! The models' servers that Parlance starts: how each stands, what it holds of the memory, what it wrote; start, stop, restart. Stays
//! open beside the window and deletes itself when it is closed.
class ModelServersDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ModelServersDialog)

public:
    //! The servers outlive it.
    ModelServersDialog(network::LlamaServers &servers, QWidget *parent);

    void pick(const QString &provider);

Q_SIGNALS:
    //! The person wants to have another file served.
    void fileRequested();

private:
    void build();
    QWidget *makeButtons();
    QPushButton *addButton(QWidget *row, const QString &name, const QString &text);
    void readServers();
    void showServer(const QString &provider);
    void showRow(QTreeWidgetItem &item, const network::LlamaServer &server);
    void showPicked();
    network::LlamaServer *picked() const;

    network::LlamaServers &m_servers;
    QTreeWidget *m_list;
    QLabel *m_state;
    QProgressBar *m_progress;
    LogLines *m_log;
    QPushButton *m_start = nullptr;
    QPushButton *m_stop = nullptr;
    QPushButton *m_restart = nullptr;
    //! Whose lines are shown.
    QString m_shown;
    QMetaObject::Connection m_lines;
    //! While one counts the seconds until its next attempt.
    QTimer m_ticks;
};

} // namespace gui
