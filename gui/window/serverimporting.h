// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/workbench/serverimport.h"

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

Q_SIGNALS:
    //! Descriptors have been written; this is the first.
    void written(const QString &path);

private:
    void show(const QString &path);
    void finish(const ServerImport::Outcome &outcome);
    void say(const QString &text);

    Workbench &m_workbench;
    UserPrompts &m_prompts;
    QWidget *m_window;
};

} // namespace gui
