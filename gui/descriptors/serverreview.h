// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/mcp/import/importedserver.h"

#include <QWidget>

class QFormLayout;
class QLineEdit;

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

} // namespace gui
