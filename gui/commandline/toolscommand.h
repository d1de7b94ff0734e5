// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"

#include <QDir>

namespace network {
class Dialect;
}

namespace gui {

//! `parlance tools [--for DIALECT]`: the tools as a table, or as a provider of that dialect is told of them.
class ToolsCommand final : public Command
{
    Q_OBJECT

public:
    ToolsCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    QString workspace(const QCommandLineParser &) const override { return QDir::current().canonicalPath(); }
    void start(const QCommandLineParser &parser) override;

private:
    void show();

    bool m_json = false;
    const network::Dialect *m_dialect = nullptr;
};

} // namespace gui
