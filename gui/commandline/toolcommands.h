// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"
#include "invocables/ensembles/ensemblecatalog.h"
#include "model/basics/result.h"

#include <QCoreApplication>
#include <QDir>

namespace network {
class Dialect;
} // namespace network

namespace gui {

//! What is wrong with descriptors of ensembles, for commands that use them: an ensemble that is asked for by its name has to be whole,
//! of others it is said what they lack. Made for one look.
class BrokenEnsembles final
{
    Q_DECLARE_TR_FUNCTIONS(BrokenEnsembles)

public:
    //! The catalog outlives this.
    explicit BrokenEnsembles(const invocables::EnsembleCatalog &catalog)
        : m_catalog(catalog)
    {
    }

    //! \return a Usage error where there is no ensemble of one of these names, a Validation error where one has errors.
    model::Result<void> refusalOf(const QStringList &wanted) const;
    //! Once those were waited for whose tools a server has. \return a Network error where one of these is not connected, or cannot say
    //! which tools it has.
    model::Result<void> disconnectionOf(const QStringList &wanted) const;
    //! The errors of all ensembles, a line each.
    QStringList faults() const;

private:
    const invocables::EnsembleCatalog &m_catalog;
};

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
    void tellOfServers();
    void show();

    bool m_json = false;
    const network::Dialect *m_dialect = nullptr;
};

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
    bool m_isForCase = false;
    model::Switches m_switches;
    model::Invocation m_call;
    QPointer<model::InvokeJob> m_job;
};

} // namespace gui
