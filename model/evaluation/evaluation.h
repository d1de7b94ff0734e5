// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/evaluation/evaluationtable.h"
#include "model/evaluation/runworker.h"

namespace model {

//! A suite that is run, from the first run to the last: puts its runs into the store of runs, has them done here, and ends where the
//! budget ends. Others may do some of them where the store is one that many have. Owned by a window or a command.
class Evaluation final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Evaluation)

public:
    struct Options {
        //! Nothing is taken from before.
        bool isFresh = false;
        //! Only put into the store.
        bool isOnlyQueued = false;
        RunWorker::Settings worker = {};
    };

    //! The keeper outlives it.
    Evaluation(const RunWorker::Parts &parts, RunKeeper &keeper, EvaluationSuite suite, Options options);
    ~Evaluation() override;

    //! \return a Usage error where a variant names what there is not.
    Result<void> check();
    //! What the person should know before it begins, a sentence each; after check().
    QStringList remarks() const;
    //! The same with what was said of the suite, a line each, as a window shows it.
    QString remarksInWords() const;
    const QString &id() const { return m_record.id; }
    const EvaluationSuite &suite() const { return m_suite; }
    //! To be called once, after check().
    void start();
    void stop();

    //! Why it ended before its last run; empty where it did not.
    const QString &breakOff() const { return m_breakOff; }

Q_SIGNALS:
    //! The runs are in the store.
    void begun();
    void runFinished(const model::EvaluationOutcome &outcome);
    //! With all that is in the store of it, in the order of the suite.
    void ended(const QList<model::EvaluationOutcome> &outcomes);
    void troubled(const model::Error &error);
    void failed(const model::Error &error);

private:
    QList<RunTicket> tickets() const;
    QMap<QString, int> limits() const;
    void work();
    void count(const ModelAddress &model, const Usage &usage);
    void breakOffBy(const QString &why);
    void end(EvaluationRecord::State state);

    const RunWorker::Parts m_parts;
    RunKeeper &m_keeper;
    const EvaluationSuite m_suite;
    Options m_options;
    EvaluationRecord m_record;
    QHash<QString, PlannedVariant> m_variants;
    std::unique_ptr<RunWorker> m_worker;
    QTimer m_limit;
    qint64 m_tokens = 0;
    double m_cost = 0;
    QString m_breakOff;
    bool m_isStopped = false;
    bool m_hasEnded = false;
};

} // namespace model
