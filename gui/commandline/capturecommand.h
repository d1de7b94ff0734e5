// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"
#include "network/capture/captureserver.h"
#include "network/capture/programcapture.h"

#include <QSet>

namespace gui {

//! `parlance capture --to URL|PROVIDER`: an address for other programs whose exchanges are passed on and kept, until Ctrl+C.
//! `parlance capture -- COMMAND`: the same for a program that speaks MCP over its standard input and output; until it ends.
class CaptureCommand final : public Command
{
    Q_OBJECT

public:
    CaptureCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    qsizetype mostArguments() const override { return anyNumber; }
    QString workspace(const QCommandLineParser &parser) const override;
    void start(const QCommandLineParser &parser) override;
    void interrupt() override;

private:
    struct Target {
        QUrl url;
        bool allowCleartext = false;
    };
    model::Result<Target> target(const QString &given);
    void listen(const Target &target, quint16 port, bool json);
    void run(const QStringList &vector);
    //! Once for each sentence.
    void tell(const QString &sentence);

    std::unique_ptr<network::CaptureServer> m_server;
    std::unique_ptr<network::ProgramCapture> m_program;
    QSet<QString> m_told;
};

} // namespace gui
