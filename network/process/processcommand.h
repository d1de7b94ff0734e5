// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/process/processlimits.h"

#include <QProcessEnvironment>
#include <QStringList>

#include <memory>

namespace network {

class SandboxGround;

//! What is started: a program with its arguments, never through a shell.
struct ProcessCommand {
    //! The program and its arguments. A program without a slash is looked for in the present PATH.
    QStringList vector;
    //! What messages call it; the program where it is empty.
    QString title = {};
    QByteArray standardInput = {};
    QString folder = {};
    //! The whole of it: nothing is inherited.
    QProcessEnvironment environment = {};
    //! The program is bubblewrap: what is asked to end is what runs in it.
    bool isSandboxed = false;
    //! Held until what runs has ended, also where nobody waits for it any longer.
    std::shared_ptr<const SandboxGround> ground = {};
    ProcessLimits limits = {};
    //! In bytes of standard output; a program that writes more is ended.
    qint64 outputLimit = 16 * 1024 * 1024;
};

} // namespace network
