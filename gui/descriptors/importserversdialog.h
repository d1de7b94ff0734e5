// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/mcp/import/importedserver.h"

#include <QDialog>

class QListWidget;
class QPushButton;
class QStackedWidget;

namespace gui {

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
