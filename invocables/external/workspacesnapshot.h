// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"

#include <QObject>
#include <QStringList>

#include <functional>

namespace model {
class Store;
}

namespace network {
class ProcessHost;
}

namespace invocables {

class FolderSnapshot;

//! What the files of a workspace were before a command ran, so that what it changes can be taken back like what file tools write: where
//! each of its folders is in a git repository, of all that git does not ignore in them. Git has an index and a place for objects in folders
//! that end with this, so that neither a repository's index nor its branches are touched. It is asked in a sandbox of its own, in which the
//! repository can only be read and what its settings would run reaches nothing; where there is no sandbox, only if its settings run
//! nothing. Takes so long at most; then nothing is kept of any folder, and who undoes the turn is told that the call is not covered. Part
//! of a call.
class WorkspaceSnapshot final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WorkspaceSnapshot)

public:
    static constexpr int milliseconds = 4'000;
    //! In each folder.
    static constexpr qsizetype mostFiles = 500;
    static constexpr qsizetype mostFolders = 8;

    struct Parts {
        network::ProcessHost &host;
        model::Store &store;
        //! Of one call, or of a turn whose calls are told by compare().
        model::ExchangeOrigin call;
        //! Canonical.
        QStringList folders;
        QStringList hiddenFolders;
    };

    //! The parts outlive it.
    WorkspaceSnapshot(const Parts &parts, QObject *parent);
    ~WorkspaceSnapshot() override;

    //! Whether there is anything to ask.
    static bool canBeTaken(const network::ProcessHost &host, const QStringList &folders);

    // `done` once, later, whatever has come of it; unless this is gone by then.
    void take(std::function<void()> done);
    //! Keeps what has become another, as that of these calls.
    void compare(const QStringList &calls, std::function<void()> done);

private:
    void keep(const QStringList &calls);

    const Parts m_parts;
    QList<FolderSnapshot *> m_folders;
    qsizetype m_waiting = 0;
    std::function<void()> m_done;
};

} // namespace invocables
