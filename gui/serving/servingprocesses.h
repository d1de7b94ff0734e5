// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/serving/servedclient.h"
#include "model/session/sessions.h"

#include <QFileSystemWatcher>

namespace gui {

//! The other processes that serve programs with this profile (see ServingPost): who is served there and what is under way, which can be
//! stopped; what they ask is asked here. One that has ended is gone from the list. Owned by the windows; what it is given outlives it.
class ServingProcesses final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServingProcesses)

public:
    //! Further ones are not followed; questions of one.
    static constexpr qsizetype mostProcesses = 64;
    static constexpr qsizetype mostQuestions = 64;

    struct Process {
        QString id = {};
        //! The command, and its number among the machine's processes.
        QString as = {};
        qint64 number = 0;
        //! An address; empty where its client has started it.
        QString at = {};
        QList<ServedClient> clients = {};
    };

    ServingProcesses(QString folder, model::Sessions &sessions, model::Questions &questions, QObject *parent);
    ~ServingProcesses() override;

    QList<Process> processes() const;
    //! What is under way for one of its clients is given up.
    void stop(const QString &process, const QString &work);
    //! It ends in order.
    void end(const QString &process);

Q_SIGNALS:
    void changed();

private:
    class Link;

    void look();
    void forget(Link *link);

    const QString m_folder;
    model::Sessions &m_sessions;
    model::Questions &m_questions;
    QFileSystemWatcher m_watcher;
    //! By the names of their files.
    QHash<QString, Link *> m_links;
};

} // namespace gui
