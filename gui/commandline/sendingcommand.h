// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"

#include <functional>

namespace gui {

//! A command that sends what its arguments say to a model, with the tools of a folder: what such commands set up alike.
class SendingCommand : public Command
{
    Q_OBJECT

public:
    qsizetype mostArguments() const override { return anyNumber; }
    QString workspace(const QCommandLineParser &parser) const override;

protected:
    SendingCommand(Workbench &workbench, Terminal &terminal);

    //! Those of the workspace that are there, as its conversations name them.
    static QStringList folders(const QCommandLineParser &parser);
    //! Makes a provider of `--base-url`; without it there is nothing to do.
    model::Result<void> addEndpoint(const QCommandLineParser &parser);
    //! `--answer-limit`, where it is given.
    model::Result<void> limitAnswers(const QCommandLineParser &parser);
    //! From now on questions are answered as `--approve` says; the workspace is named where it is more than a folder of work.
    model::Result<void> answerQuestions(const QCommandLineParser &parser);
    //! Goes on, possibly at once, when the servers of the ensembles that `--ensemble` names are connected; ends with an error where one
    //! is not. Of others a turn waits for what comes in time.
    void whenConnected(const QCommandLineParser &parser, std::function<void()> goOn);

private:
    void nameWorkspace(const QCommandLineParser &parser);
};

} // namespace gui
