// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

#include <memory>

namespace network {

//! What a program may use of the machine, each program that it starts anew; 0 for no bound. They hold for what a program does by
//! mistake; what it may reach is the sandbox's matter. There is never a core file.
struct ProcessLimits {
    //! Bytes that it may write to (RLIMIT_DATA). What it only reserves may be 256 GiB more (RLIMIT_AS): virtual machines for
    //! JavaScript and WebAssembly reserve many times what they use.
    qint64 memory = 4LL * 1024 * 1024 * 1024;
    //! Seconds of processor time; a program that does not heed SIGXCPU is killed two seconds later.
    qint64 processorTime = 600;
    //! Bytes of a file that it writes.
    qint64 fileSize = 4LL * 1024 * 1024 * 1024;
    qint64 openFiles = 4096;
    //! Processes that a program and all that it starts are at once: one that has more is ended with all of them. Beyond so many
    //! beside those that the machine has when it starts the system refuses to make one, also a thread; it counts by person, not by
    //! program, and does not count the administrator's.
    qint64 processes = 512;

    //! For what is watched otherwise, such as a server that runs for hours.
    static ProcessLimits none() { return {0, 0, 0, 0, 0}; }

    //! For the supervisor of a program that is started now: see supervision.h. Never raises a limit that holds already.
    QString words() const;

    bool operator==(const ProcessLimits &) const = default;
};

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
