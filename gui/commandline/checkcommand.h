// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"

#include <QHash>

namespace gui {

//! `parlance check PATH…`: what is wrong with descriptors and preferences, as `file:line:column: message`; exit 1 where anything is.
class CheckCommand final : public Command
{
    Q_OBJECT

public:
    CheckCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    qsizetype mostArguments() const override { return anyNumber; }
    void start(const QCommandLineParser &parser) override;

private:
    //! How many errors there are in a file, or in the descriptors of a folder.
    int check(const QString &path);
    int checkFile(const QString &path);
    model::Diagnostics checkDescriptor(const QString &path);
    int tell(const model::Diagnostics &diagnostics);
    //! A complaint where another file of the call describes a thing of the same kind and name.
    model::Diagnostics checkName(const model::DescriptorFile &file, model::DescriptorKind kind);

    bool m_json = false;
    //! The file of each kind and name.
    QHash<std::pair<int, QString>, QString> m_named;
};

} // namespace gui
