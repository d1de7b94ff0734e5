// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/evaluation/evaluation.h"
#include "model/evaluation/postgresruns.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace gui {

class Workbench;

//! Where evaluations run: on this machine, with their conversations in the archive of the program's store, or out of a PostgreSQL that
//! has everything, with conversations in a temporary store until they are there too. Owned by a command or a window; the workbench
//! outlives it.
class EvaluationGround final
{
    Q_DISABLE_COPY_MOVE(EvaluationGround)
    Q_DECLARE_TR_FUNCTIONS(EvaluationGround)

public:
    using Made = std::function<void(model::Result<std::unique_ptr<EvaluationGround>>)>;

    static std::unique_ptr<EvaluationGround> onThisMachine(Workbench &workbench);
    //! `done` later: the password is looked for first, in the environment (PARLANCE_STORE_PASSWORD), then in the keychain, where the store
    //! is on another machine and PostgreSQL itself is told none.
    static void inStore(
        Workbench &workbench, const model::StoreAddress &address, model::PostgresPurpose purpose, QObject *context, const Made &done);
    ~EvaluationGround();

    model::RunKeeper &keeper() { return *m_keeper; }
    bool isInStore() const { return m_store != nullptr; }
    //! `standard`: what variants have where they say nothing.
    model::RunWorker::Parts parts(const model::SessionSettings &standard, const QString &suiteFolder, bool isOfOthers = false);
    //! Of a worker here; it has a name that no other has.
    model::RunWorker::Settings workerSettings() const;

    //! The password for `createPostgresStore`, found as inStore() does.
    static void findPassword(Workbench &workbench, const model::StoreAddress &address, QObject *context,
        const std::function<void(const model::Result<QString> &)> &done);

private:
    EvaluationGround(Workbench &workbench, model::RunKeeper::Opener opener);
    model::Result<void> makeStore();

    Workbench &m_workbench;
    std::unique_ptr<model::RunKeeper> m_keeper;
    //! Of the conversations of runs that are kept elsewhere.
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<model::Store> m_store;
};

} // namespace gui
