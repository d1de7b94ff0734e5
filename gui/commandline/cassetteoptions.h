// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/workbench/workbench.h"

#include <QCommandLineParser>

#include <memory>

namespace network {
class CassetteRecorder;
} // namespace network

namespace gui {

class CassetteSteps;
class Terminal;

//! `--record` and `--replay` of commands that send something. Owned by the command.
class CassetteOptions final
{
    Q_DECLARE_TR_FUNCTIONS(CassetteOptions)
    Q_DISABLE_COPY_MOVE(CassetteOptions)

public:
    CassetteOptions();
    ~CassetteOptions();

    static void declare(QCommandLineParser &parser);
    //! Before anything is sent. Both outlive this. \return a Usage error where they do not go together, or a file cannot be used.
    model::Result<void> use(const QCommandLineParser &parser, Workbench &workbench, Terminal &terminal);
    //! What was recorded, where something was to be.
    model::Result<void> write();

private:
    std::unique_ptr<network::CassetteRecorder> m_recorder;
    std::unique_ptr<CassetteSteps> m_steps;
};

} // namespace gui
