// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/evaluation/evaluationrun.h"
#include "model/evaluation/pacedconversers.h"
#include "model/evaluation/runkeeper.h"

#include <QTemporaryDir>

namespace model {

//! Takes runs from a store of runs, does them side by side, and writes what came of them back: those of one evaluation, or of all that
//! are there. What it has taken is its own for a while, which it renews; should it be killed, others take that over. Where the store
//! goes away it tries again, with longer and longer pauses. Owned by an Evaluation or a command.
class RunWorker final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RunWorker)

public:
    struct Parts {
        //! With the program's store, or one of its own: see `keepsConversations`.
        Session::Parts session;
        TurnRun::PriceOf priceOf = {};
        Decider *decider = nullptr;
        Embeddings *embeddings = nullptr;
        VariantPlanner plan = {};
        //! A run's conversation is closed, and what is kept for it may go.
        std::function<void(const ConversationId &)> closed = {};
    };

    struct Settings {
        //! Unlike that of every other worker.
        QString name = newIdentifier();
        //! Empty for all that there are.
        QString evaluation = {};
        //! Runs at once, whatever their providers take.
        int most = 16;
        int leaseSeconds = 30;
        //! The whole conversation goes into the store of runs; else it is in the store of `session`.
        bool keepsConversations = false;
    };

    RunWorker(const Parts &parts, RunKeeper &keeper, Settings settings);
    ~RunWorker() override;

    void start();
    //! Ends the runs under way, which do not count, and gives back what was taken; then stopped().
    void stop();
    //! Begins no other run; idle() when those under way are done.
    void finishWhatRuns() { m_takesNoMore = true; }
    qint64 active() const { return m_active.size(); }
    //! The suite of an evaluation need not be read again by whoever has just made it.
    void know(const QString &evaluation, const EvaluationSuite &suite);

Q_SIGNALS:
    //! It is written; `counted` is false where somebody else did it too and was first.
    void finished(const QString &evaluation, const model::EvaluationOutcome &outcome, bool counted);
    //! Nothing is under way, nothing waits, and nobody else does anything of it.
    void idle();
    void stopped();
    //! What went wrong with the store; it is tried again.
    void troubled(const model::Error &error);
    //! Nothing can be done: it was tried for too long, or the store is not to be used.
    void failed(const model::Error &error);
    //! What requests, those of judges too, have used up.
    void used(const model::ModelAddress &model, const model::Usage &usage);

private:
    //! A suite with its cases by their identifiers and its variants by their names.
    struct Known {
        EvaluationSuite suite;
        QHash<QString, EvaluationCase> cases;
        QHash<QString, Result<PlannedVariant>> variants;
    };
    struct Finished {
        RunTicket ticket;
        EvaluationOutcome outcome;
        QByteArray conversation;
    };

    RunStore::Taker taker(int most) const;
    RunParts runParts();
    void takeMore();
    void took(const Result<RunStore::Taken> &taken);
    void learnSuite(const RunTicket &ticket);
    void begin(const RunTicket &ticket);
    void runEnded(EvaluationRun *run, const EvaluationOutcome &outcome);
    void readConversation(const Finished &done);
    void write(const Finished &done, int tries = 0);
    void left();
    void retryLater(const Error &error);
    void renew();

    const Parts m_parts;
    RunKeeper &m_keeper;
    const Settings m_settings;
    PacedConversers m_conversers;
    ColumnQuestions m_questions;
    std::unique_ptr<Sessions> m_sessions;
    QHash<QString, std::shared_ptr<Known>> m_known;
    QHash<QString, QList<RunTicket>> m_unknown;
    QSet<EvaluationRun *> m_active;
    //! Taken, and not written yet.
    int m_open = 0;
    bool m_isTaking = false;
    bool m_mustTakeAgain = false;
    bool m_takesNoMore = false;
    bool m_isStopped = false;
    int m_failures = 0;
    QTimer m_again;
    QTimer m_lease;
};

} // namespace model
