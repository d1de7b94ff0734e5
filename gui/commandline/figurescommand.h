// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"
#include "gui/workbench/figuretable.h"

#include <QDir>

namespace gui {

//! `parlance figures [--by tool|model|provider|server|day]`: what calls came to, in sums: how many, what failed, how long, how many tokens,
//! what it cost.
class FiguresCommand final : public Command
{
    Q_OBJECT

public:
    FiguresCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    QString workspace(const QCommandLineParser &) const override { return QDir::current().canonicalPath(); }
    void start(const QCommandLineParser &parser) override;

private:
    void tellTable(const QList<FigureRow> &rows);
};

} // namespace gui
