// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/workbench/evaluationground.h"

#include "gui/workbench/suiteplanner.h"
#include "gui/workbench/workbench.h"
#include "model/evaluation/sqliteruns.h"
#include "model/store/store.h"
#include "network/secrets/keychain.h"

#include <QSysInfo>

namespace gui {

using namespace Qt::StringLiterals;

EvaluationGround::EvaluationGround(Workbench &workbench, model::RunKeeper::Opener opener)
    : m_workbench(workbench)
    , m_keeper(std::make_unique<model::RunKeeper>(std::move(opener)))
{
}

EvaluationGround::~EvaluationGround()
{
    // It writes into the folder.
    m_store.reset();
}

std::unique_ptr<EvaluationGround> EvaluationGround::onThisMachine(Workbench &workbench)
{
    const QString path = workbench.profile().data + u"/evaluations.sqlite"_s;
    return std::unique_ptr<EvaluationGround>(new EvaluationGround(workbench, [path] { return model::openSqliteRuns(path); }));
}

void EvaluationGround::findPassword(Workbench &workbench, const model::StoreAddress &address, QObject *context,
    const std::function<void(const model::Result<QString> &)> &done)
{
    const QString name = u"PARLANCE_STORE_PASSWORD"_s;
    const bool isAsked = !address.isThisMachine() && qEnvironmentVariableIsEmpty("PGPASSWORD");
    if (!isAsked && qEnvironmentVariableIsEmpty("PARLANCE_STORE_PASSWORD")) {
        done(QString());
        return;
    }
    workbench.keychain().find(name, context, [done](const model::Result<QByteArray> &key) {
        // Without a keychain PostgreSQL's own file of passwords may have it.
        done(QString::fromUtf8(key.value_or(QByteArray())));
    });
}

void EvaluationGround::inStore(
    Workbench &workbench, const model::StoreAddress &address, model::PostgresPurpose purpose, QObject *context, const Made &done)
{
    findPassword(workbench, address, context, [&workbench, address, purpose, done](const model::Result<QString> &password) {
        const auto open = [address, purpose, password = password.value_or(QString())] {
            return model::openPostgresRuns(address, password, purpose);
        };
        std::unique_ptr<EvaluationGround> ground(new EvaluationGround(workbench, open));
        if (const auto made = ground->makeStore(); !made)
            return done(tl::make_unexpected(made.error()));
        done(std::move(ground));
    });
}

model::Result<void> EvaluationGround::makeStore()
{
    m_folder = std::make_unique<QTemporaryDir>();
    if (!m_folder->isValid())
        return model::failure(
            model::ErrorCategory::Storage, tr("There is no temporary folder for the runs: %1").arg(m_folder->errorString()));
    auto store = model::Store::open(m_folder->filePath(u"runs.sqlite"_s), model::Store::Lifetime::Temporary);
    if (!store)
        return tl::make_unexpected(store.error());
    m_store = std::move(*store);
    return {};
}

model::RunWorker::Parts EvaluationGround::parts(const model::SessionSettings &standard, const QString &suiteFolder, bool isOfOthers)
{
    const model::RunWorker::Parts program = m_workbench.runParts(isOfOthers ? Workbench::RunsOf::Others : Workbench::RunsOf::ThisPerson);
    const model::Session::Parts &own = program.session;
    const auto plan = [planner = std::make_shared<SuitePlanner>(m_workbench, standard, suiteFolder)](
                          const model::EvaluationVariant &variant) { return planner->plan(variant); };
    return {{m_store ? *m_store : own.store, own.conversers, own.invocations, own.questions, own.approvals,
                m_folder ? m_folder->path() : own.lockFolder, own.limits, own.agents},
        program.priceOf, program.decider, program.embeddings, plan, program.closed};
}

model::RunWorker::Settings EvaluationGround::workerSettings() const
{
    model::RunWorker::Settings settings;
    settings.keepsConversations = isInStore();
    // Who goes on after a kill waits for the leases of the killed; on one machine nothing but a kill makes a worker late.
    if (!isInStore())
        settings.leaseSeconds = 5;
    settings.name = u"%1:%2:%3"_s.arg(
        QSysInfo::machineHostName(), QString::number(QCoreApplication::applicationPid()), model::newIdentifier().right(6));
    return settings;
}

} // namespace gui
