// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/cassetteoptions.h"
#include "gui/commandline/sendingcommand.h"

namespace gui {

class FullContext;
class RunWriter;
class TurnPrinter;

//! `parlance converse [OPTIONS] PROMPT|-`: one turn.
class ConverseCommand final : public SendingCommand
{
    Q_OBJECT

public:
    ConverseCommand(Workbench &workbench, Terminal &terminal);
    ~ConverseCommand() override;

    void declare(QCommandLineParser &parser) const override;
    QStringList conversesIn(const QCommandLineParser &parser) const override { return folders(parser); }
    void start(const QCommandLineParser &parser) override;
    void interrupt() override;

private:
    //! What the conversation's agent is called, in whatever file it is described.
    QString agentName();
    void follow(model::Session &session);
    void handle(const model::TurnEvent &event);
    void endUncommitted(const model::EndEvent &end);
    //! Ends with that status once the recording is saved, or with Failed where that cannot be done.
    void finish(int status);
    void tellFit(const model::ContextFit &fit);

    model::Sessions::Handle m_session;
    TurnPrinter *m_printer = nullptr;
    std::unique_ptr<RunWriter> m_runWriter;
    CassetteOptions m_cassettes;
    FullContext *m_full = nullptr;
    bool m_json = false;
    bool m_interrupted = false;
    int m_leftOut = 0;
    model::ContextParts m_over;
};

} // namespace gui
