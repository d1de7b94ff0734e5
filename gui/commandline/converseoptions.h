// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/workbench/workbench.h"

#include <QCommandLineParser>

namespace gui {

//! What the arguments of `parlance converse` say. Reads them only; made for the start of the command. Errors are of the
//! category Usage, but for descriptors that are broken.
class ConverseOptions final
{
    Q_DECLARE_TR_FUNCTIONS(ConverseOptions)

public:
    static void declare(QCommandLineParser &parser);
    //! Those that settings() reads, alone.
    static void declareSettings(QCommandLineParser &parser);

    //! Both outlive it.
    ConverseOptions(const QCommandLineParser &parser, Workbench &workbench);
    //! The same with another model than `--model` says.
    ConverseOptions(const QCommandLineParser &parser, Workbench &workbench, QString model);

    //! The words, or what standard input has, at most 16 MiB.
    model::Result<QString> prompt() const;
    //! The provider that `--base-url` describes; nothing where it is not given.
    model::Result<std::optional<network::Provider>> endpoint() const;
    //! The one that `--conversation` names, opened.
    model::Result<model::Sessions::Handle> conversation() const;
    //! Has the agent and the library that are named play in a session; before the settings, since an agent brings its model.
    model::Result<void> chooseAgent(model::Session &session) const;
    //! `standard` with what the options change. The endpoint is among the workbench's providers by then.
    model::Result<model::SessionSettings> settings(const model::SessionSettings &standard) const;
    //! A sentence for each control given that the settings' model has not, and that is not sent therefore.
    QStringList unsentControls(const model::SessionSettings &settings) const;

private:
    model::Result<void> readModel(model::SessionSettings &settings) const;
    model::Result<void> readSupervisor(model::SessionSettings &settings) const;
    model::Result<void> readEnsembles(model::SessionSettings &settings) const;
    model::Result<void> readControls(model::SessionSettings &settings) const;
    model::Result<void> readLimits(model::SessionSettings &settings) const;
    model::Result<void> readFolders(model::SessionSettings &settings) const;

    network::ModelEntry entry(const model::ModelAddress &address) const;

    const QCommandLineParser &m_parser;
    Workbench &m_workbench;
    const QString m_model;
};

} // namespace gui
