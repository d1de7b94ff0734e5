// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"
#include "invocables/files/undojob.h"

#include <QDir>

namespace gui {

//! `parlance undo TURN --files`: brings the files back that a turn's tools have written, and says what it leaves and what it knows nothing
//! of.
class UndoCommand final : public Command
{
    Q_OBJECT

public:
    UndoCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    qsizetype mostArguments() const override { return 1; }
    QString workspace(const QCommandLineParser &) const override { return QDir::current().canonicalPath(); }
    void start(const QCommandLineParser &parser) override;

private:
    void tell(const invocables::UndoOutcome &outcome);
    void tellFile(const invocables::UndoneFile &file);
    static QString inWords(const invocables::UndoneFile &file);
    void end(const invocables::UndoOutcome &outcome);

    model::TurnId m_turn;
    bool m_json = false;
    bool m_isLook = false;
};

} // namespace gui
