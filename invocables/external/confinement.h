// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "network/process/processlimits.h"

#include <QStringList>

namespace network {
struct Bubblewrap;
}

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

} // namespace invocables
