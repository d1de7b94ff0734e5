// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/sendingcommand.h"

namespace gui {

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
    void start(const QCommandLineParser &parser) override;
    void interrupt() override;

private:
    void follow(model::Session &session);
    void handle(const model::TurnEvent &event);
    void endUncommitted(const model::EndEvent &end);
    void tellFit(const model::ContextFit &fit);

    model::Sessions::Handle m_session;
    TurnPrinter *m_printer = nullptr;
    std::unique_ptr<RunWriter> m_runWriter;
    bool m_json = false;
    bool m_interrupted = false;
    int m_leftOut = 0;
    model::ContextParts m_over;
};

} // namespace gui
