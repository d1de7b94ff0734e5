// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/evaluation/runconnection.h"
#include "model/evaluation/runstore.h"

#include <memory>

namespace model {

//! Runs in tables of a database. The statements are those that SQLite and PostgreSQL have in common; the rest is the connection's.
class SqlRunStore final : public RunStore
{
public:
    explicit SqlRunStore(std::unique_ptr<RunConnection> connection)
        : m_connection(std::move(connection))
    {
    }

    Result<void> begin(const EvaluationRecord &evaluation, const JsonText &suite, const QList<RunTicket> &runs,
        const QMap<QString, int> &limits, bool fresh) override;
    Result<EvaluationRecord> find(const QString &id, const QString &suite, bool ended) override;
    Result<QList<EvaluationRecord>> evaluations(const QString &suite, int most) override;
    Result<JsonText> suite(const QString &evaluation) override;
    Result<QList<EvaluationOutcome>> outcomes(const QString &evaluation) override;
    Result<void> end(const QString &evaluation, EvaluationRecord::State state) override;
    Result<Taken> take(const Taker &taker) override;
    Result<bool> finish(
        const RunTicket &run, const QString &worker, const EvaluationOutcome &outcome, const QByteArray &conversation) override;
    Result<void> renew(const Taker &taker) override;
    Result<void> release(const QString &worker) override;
    Result<void> pause(const QString &provider, qint64 milliseconds) override;
    Result<void> grade(const QString &evaluation, const RunPlace &place, int grade) override;
    Result<void> prefer(const QString &suite, const Preference &preference) override;
    Result<QList<Preference>> preferences(const QString &suite) override;
    Result<QList<EvaluationRecord>> suites(int most) override;
    Result<QByteArray> conversation(const QString &id) override;
    void listen(const std::function<void(RunNews)> &told) override { m_connection->listen(told); }

private:
    EvaluationRecord asItIs(EvaluationRecord record) const;
    Result<void> insertSome(const EvaluationRecord &evaluation, const QList<RunTicket> &runs, qint64 from);
    Result<void> insertRuns(const EvaluationRecord &evaluation, const QList<RunTicket> &runs, bool fresh);
    Result<void> takeOf(const QString &provider, qint64 room, const Taker &taker, Taken &taken);
    Result<void> attachEarlier(RunTicket &run);
    Result<void> countOthers(const Taker &taker, Taken &taken);

    const std::unique_ptr<RunConnection> m_connection;
};

} // namespace model
