// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/workbench/workbench.h"
#include "network/mcp/serving/servedcall.h"

namespace gui {

//! Prompt descriptors as a peer's prompts: their variables are the arguments. Owned by what is offered.
class ServedPrompts final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServedPrompts)

public:
    //! `folders`: where files are read that a variable names.
    ServedPrompts(Workbench &workbench, QStringList folders, QObject *parent);

    void list(network::ServedCall &call) const;
    void get(network::ServedCall &call) const;
    //! The options of a variable that begin as what is given.
    void complete(network::ServedCall &call, const QString &prompt, const QString &argument, const QString &given) const;

Q_SIGNALS:
    void changed();

private:
    Workbench &m_workbench;
    const QStringList m_folders;
};

} // namespace gui
