// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/sendingcommand.h"
#include "gui/workbench/evaluationground.h"
#include "model/evaluation/runworker.h"

namespace gui {

//! `parlance work --store URL [--until-empty]`: takes runs of evaluations from a store and does them, until there are none or it is ended.
class WorkCommand final : public SendingCommand
{
    Q_OBJECT

public:
    WorkCommand(Workbench &workbench, Terminal &terminal);
    ~WorkCommand() override;

    qsizetype mostArguments() const override { return 0; }
    void declare(QCommandLineParser &parser) const override;
    void start(const QCommandLineParser &parser) override;
    //! What was taken is given back.
    void interrupt() override;

private:
    void work(const model::SessionSettings &standard, int parallel, int lease);

    std::unique_ptr<EvaluationGround> m_ground;
    std::unique_ptr<model::RunWorker> m_worker;
    bool m_endsWhenEmpty = false;
    bool m_json = false;
    bool m_interrupted = false;
    qint64 m_done = 0;
};

//! `parlance store --create --store URL`: makes the tables for evaluations in a PostgreSQL, brings those of an earlier version forward,
//! and makes the roles of those who use them. `--roles` only tells their SQL.
class StoreCommand final : public Command
{
    Q_OBJECT

public:
    StoreCommand(Workbench &workbench, Terminal &terminal);

    qsizetype mostArguments() const override { return 1; }
    void declare(QCommandLineParser &parser) const override;
    void start(const QCommandLineParser &parser) override;

private:
    void create(const model::StoreAddress &address, const QString &password);
    //! What came of it, with a remark where there is one.
    void tell(const model::StoreAddress &address, const model::Result<QString> &made);
};

} // namespace gui
