// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"

#include <QDir>

namespace gui {

//! `parlance invoke ENSEMBLE:TOOL JSON`: one call through the whole pipeline, as a model would make it.
class InvokeCommand final : public Command
{
    Q_OBJECT

public:
    InvokeCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    qsizetype mostArguments() const override { return 2; }
    QString workspace(const QCommandLineParser &) const override { return QDir::current().canonicalPath(); }
    void start(const QCommandLineParser &parser) override;
    void interrupt() override;

private:
    model::Switches switches(const QStringList &wanted);
    void invoke();
    void show(const model::InvocationOutcome &outcome);

    bool m_json = false;
    model::Switches m_switches;
    model::Invocation m_call;
    QPointer<model::InvokeJob> m_job;
};

} // namespace gui
