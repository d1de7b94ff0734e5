// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"

namespace gui {

//! `parlance man-pages FOLDER`: writes parlance.1, made of what --help says of each command, and parlance-descriptors.5, made of the
//! manual's chapters and the schemas, for packages. Their date is that of SOURCE_DATE_EPOCH where it is set, else today's.
class ManPagesCommand final : public Command
{
    Q_OBJECT

public:
    ManPagesCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    qsizetype mostArguments() const override { return 1; }
    void start(const QCommandLineParser &parser) override;

private:
    QString programPage();
    QString optionsOf(const QString &command);
    QString descriptorsPage() const;
};

} // namespace gui
