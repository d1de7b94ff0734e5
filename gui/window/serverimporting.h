// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/workbench/serverimport.h"

#include <functional>

class QWidget;

namespace gui {

class UserPrompts;
class Workbench;

//! The way from another client's file to descriptors: asks for the file, shows what is in it, and has what the person agrees to written.
//! Owned by its window.
class ServerImporting final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServerImporting)

public:
    //! Asks on behalf of `window`, its parent.
    ServerImporting(Workbench &workbench, UserPrompts &prompts, QWidget *window);

    void begin();
    //! Shows what is in this file, and takes what is agreed to.
    void show(const QString &path);
    //! The same of a text that would stand in one; `source` says where it comes from.
    void show(const QString &source, const QByteArray &text);

Q_SIGNALS:
    //! Descriptors have been written; this is the first.
    void written(const QString &path);

private:
    using Servers = model::Result<QList<invocables::ImportedServer>>;
    void ask(const QString &source, const std::function<Servers(ServerImport &)> &read);
    void finish(const ServerImport::Outcome &outcome);
    void say(const QString &text);

    Workbench &m_workbench;
    UserPrompts &m_prompts;
    QWidget *m_window;
};

} // namespace gui
