// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/mcp/import/importedserver.h"

#include <QDialog>
#include <QWidget>

class QFormLayout;
class QLineEdit;
class QListWidget;
class QPushButton;
class QStackedWidget;

namespace gui {

//! One server of another client's file as it would be here: its descriptor, what has been changed or left out, the keys that it needs, with
//! places for those that the person enters. Owned by its dialog.
class ServerReview final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServerReview)

public:
    explicit ServerReview(invocables::ImportedServer server, QWidget *parent = nullptr);

    //! With the keys that have been entered.
    invocables::ImportedServer server() const;

private:
    void addText(const QString &name, const QString &accessibleName, const QString &text);
    void addKeys();
    void addDescriptor();

    const invocables::ImportedServer m_server;
    //! A place for each key that does not stand in the file; null for those that do.
    QList<QLineEdit *> m_entries;
};

//! Shows the person the servers of another client's file before anything is written: each can be looked at and left out. Deletes itself
//! when it is closed.
class ImportServersDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ImportServersDialog)

public:
    ImportServersDialog(const QString &fileName, const QList<invocables::ImportedServer> &servers, QWidget *parent);

Q_SIGNALS:
    //! The person has agreed to these, with the keys that they have entered.
    void chosen(const QList<invocables::ImportedServer> &servers);

private:
    void add(const invocables::ImportedServer &server);
    void build(const QString &fileName);
    QList<invocables::ImportedServer> checked() const;

    QListWidget *m_list;
    QStackedWidget *m_reviews;
    QPushButton *m_import = nullptr;
};

} // namespace gui
