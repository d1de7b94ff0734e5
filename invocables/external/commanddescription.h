// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/commandvector.h"
#include "model/basics/result.h"
#include "network/process/processcommand.h"

#include <QStringList>

namespace network {
struct Bubblewrap;
} // namespace network

namespace invocables {

//! What a command tool may reach and use, as its descriptor says.
struct Confinement {
    enum class Sandbox { Required, Preferred, None };

    Sandbox sandbox = Sandbox::Preferred;
    bool network = false;
    //! Paths beside the workspace that the command may read, or write; `~/` is the home folder.
    QStringList readable = {};
    QStringList writable = {};
    //! The repositories in the workspace that the command may write, such as `.git`; the others it may only read.
    QStringList openRepositories = {};
    network::ProcessLimits limits = {};
    //! Bytes of standard output.
    qint64 outputLimit = 16 * 1024 * 1024;

    //! \return a Permission error where a sandbox is required and there is none.
    model::Result<bool> usesSandbox(const network::Bubblewrap &bubblewrap) const;
    //! In words for the person: `sandboxed: workspace writable, no network`. What stands before the colon is short.
    QString words(const network::Bubblewrap &bubblewrap) const;
};

//! A tool that is a program, as its descriptor describes it. A value.
struct CommandDescription {
    //! What the program reads: nothing, the call's arguments as JSON, or a text with placeholders.
    enum class Input { None, Json, Text };
    //! What it writes. Auto: JSON where it is an object, else text.
    enum class Output { Auto, Text, Json };
    //! A variable of the environment: a text, or a key that the keychain has under a name.
    struct Variable {
        QString name;
        QString text = {};
        QString keychainEntry = {};
    };

    CommandVector vector;
    //! Whether a value may begin with a dash everywhere.
    bool dashes = false;
    Input input = Input::Json;
    ResultTemplate inputText = {};
    Output output = Output::Auto;
    //! Seconds that a call may take, which an argument may say; without pieces for none but the invoker's own time-out.
    ResultTemplate timeLimit = {};
    //! Below the first workspace folder; empty for that itself.
    QString folder = {};
    //! The names of the variables that it gets from Parlance's own environment, beside the usual ones.
    QStringList environment = {};
    QList<Variable> variables = {};
    //! Exit statuses that are no failure.
    QList<qint64> acceptedStatuses {0};
    Confinement confinement = {};
    //! What a program with a slash in it is relative to.
    QString descriptorFolder = {};
    //! Folders of the program's own, which it can read in a sandbox wherever they lie.
    QStringList ownFolders = {};
};

} // namespace invocables
