// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"

#include <QDir>

namespace gui {

//! `parlance skills`: the skills that there are, and what is wrong with them.
class SkillsCommand final : public Command
{
    Q_OBJECT

public:
    SkillsCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    QString workspace(const QCommandLineParser &) const override { return QDir::current().canonicalPath(); }
    void start(const QCommandLineParser &parser) override;
};

} // namespace gui
