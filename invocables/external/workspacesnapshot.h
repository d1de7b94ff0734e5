// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/files/filelook.h"
#include "model/basics/countdown.h"
#include "model/exchange/exchange.h"
#include "network/process/processcommand.h"
#include "network/process/processjob.h"

#include <QObject>
#include <QPointer>
#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace model {
class Store;
}

namespace network {
class ProcessHost;
}

namespace invocables {

//! What the files of a workspace were before a command ran, so that what it changes can be taken back like what file tools write: where the
//! workspace is a git repository, of all that git does not ignore. Git has an index and a place for objects in a folder that ends with
//! this, so that neither the repository's index nor its branches are touched. It is asked in a sandbox of its own, in which the repository
//! can only be read and what its settings would run reaches nothing; where there is no sandbox, only if its settings run nothing. Takes so
//! long at most; then nothing is kept, and who undoes the turn is told that the call is not covered. Part of a call.
class WorkspaceSnapshot final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WorkspaceSnapshot)

public:
    static constexpr int milliseconds = 4'000;
    static constexpr qsizetype mostFiles = 500;

    struct Parts {
        network::ProcessHost &host;
        model::Store &store;
        //! Of one call, or of a turn whose calls are told by compare().
        model::ExchangeOrigin call;
        //! Canonical.
        QString folder;
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
    //! What has become of one file, as git says.
    struct Change {
        QString path;
        int modeBefore = 0;
        int modeAfter = 0;
        QByteArray idBefore;
        QByteArray idAfter;
    };
    using Output = std::function<void(const QByteArray &)>;
    void run(const QString &script, const QByteArray &input, Output then);
    network::ProcessCommand command(const QString &script, const QByteArray &input) const;
    bool isSandboxed() const;
    void readChanges(const QByteArray &raw);
    void readAttributes(const QByteArray &attributes);
    void readContents(const QByteArray &batch);
    void keep();
    void end();

    const Parts m_parts;
    const QTemporaryDir m_own;
    QString m_program;
    //! What all files came to, as git's name of a tree; empty where that is not known.
    QByteArray m_tree;
    QStringList m_calls;
    QList<Change> m_changes;
    //! By git's name.
    QHash<QByteArray, QByteArray> m_contents;
    //! Of which what git keeps is not what is in them.
    QSet<QString> m_converted;
    QPointer<network::ProcessJob> m_job;
    std::function<void()> m_done;
    model::Countdown m_bound;
};

} // namespace invocables
