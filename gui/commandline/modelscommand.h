// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"

#include <QDir>

namespace gui {

//! `parlance models`: the models that the descriptors name, as provider/model.
class ModelsCommand final : public Command
{
    Q_OBJECT

public:
    ModelsCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    QString workspace(const QCommandLineParser &) const override { return QDir::current().canonicalPath(); }
    void start(const QCommandLineParser &parser) override;
};

} // namespace gui
