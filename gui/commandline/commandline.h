// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/commandhelp.h"
#include "gui/commandline/terminal.h"
#include "model/basics/profile.h"

#include <QCommandLineParser>
#include <QObject>
#include <QPointer>
#include <QStringList>

#include <memory>
#include <optional>

namespace gui {

class ApprovalPolicy;
class Command;
class Workbench;

//! The program without a window: finds the command that the arguments name, runs it, and ends the program with its status. Owned
//! by main.
class CommandLine final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CommandLine)

public:
    //! The profile, the command and the command's own arguments that the program was called with.
    struct Call {
        QString profile;
        QString command;
        QStringList arguments;
        //! `--help` or `--version` before any command, `--profile` without its folder, or an option that is not known.
        QString option;
        //! An argument that is no UTF-8, as far as it can be shown: a file would have another name.
        QString garbled = {};
        //! `--store` before any command: the window of evaluations opens upon it.
        std::optional<QString> store = {};
        bool measureFirstPaint = false;
        //! `--plain` before the command.
        bool isPlain = false;

        static Call parse(const QStringList &arguments);
        //! As main() is given them.
        static Call parse(int count, char *const *arguments);
        //! The desktop has started it, and says what for by D-Bus: no window is opened before.
        bool isService = false;
        bool wantsWindow() const
        {
            return garbled.isEmpty() && ((command.isEmpty() && option.isEmpty()) || command == QLatin1String("open"));
        }
        model::Profile folders() const;
    };

    explicit CommandLine(Call call);
    ~CommandLine() override;

    //! \return the exit status; runs the event loop meanwhile.
    int run();

    static QString help();
    //! A command with the line that help() has of it.
    struct Summary {
        QString name;
        QString text;
    };
    //! In the order of help().
    static QList<Summary> summaries();
    //! What `parlance COMMAND --help` says; nothing of a command that there is not.
    static CommandHelp helpOf(const QString &command, Workbench &workbench, Terminal &terminal);

private:
    void begin();
    void answerOption();
    void start();
    void end(int status);
    void leave(int status);
    void tellOfTraces(const QString &why);
    //! With the workspace's descriptors, once the person has said whether they trust them.
    void readWorkspace(const QString &folder);
    void startInWorkspace(const QString &folder);

    const Call m_call;
    Terminal m_terminal;
    std::unique_ptr<Workbench> m_workbench;
    std::unique_ptr<Command> m_command;
    QCommandLineParser m_parser;
    //! Of what --trace has asked for in a file.
    bool m_areTracesLost = false;
    //! Answers whether a workspace is trusted.
    QPointer<ApprovalPolicy> m_trustPolicy;
};

} // namespace gui
