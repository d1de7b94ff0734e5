// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/comparison/turnrun.h"
#include "model/evaluation/judging.h"
#include "model/evaluation/plannedvariant.h"
#include "model/evaluation/runstore.h"

namespace model {

//! What runs are done with. All of it outlives them.
struct RunParts {
    Store &store;
    Sessions &sessions;
    Invocations &invocations;
    Approvals &approvals;
    ColumnQuestions &questions;
    JudgePorts judges;
    TurnRun::PriceOf priceOf = {};
};

//! One run of an evaluation: a conversation of its own in which the case is asked, or one tool call; then the judging. Fails never: what
//! goes wrong is an outcome that is broken. Its conversation is in the archive of the store from its beginning.
class EvaluationRun final : public Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EvaluationRun)

public:
    struct Task {
        RunTicket ticket = {};
        EvaluationCase each = {};
        PlannedVariant variant = {};
        QString suite = {};
        int timeout = 0;
        ModelAddress judge = {};
        QString folder = {};
    };

    EvaluationRun(const RunParts &parts, Task task, QObject *parent);
    ~EvaluationRun() override;

    const Task &task() const { return m_task; }

Q_SIGNALS:
    void succeeded(const model::EvaluationOutcome &outcome);

protected:
    void abandon() override;

private:
    void begin();
    void openConversation(const SessionSettings &settings);
    void ask(const ConversationId &conversation, const SessionSettings &settings);
    void invoke(const SessionSettings &settings);
    void takeCall(const InvocationOutcome &outcome);
    void judgeRun(const ComparedRun &run);
    void breakWith(const Error &error);
    void settle(const QList<Judgement> &judgements);

    const RunParts m_parts;
    const Task m_task;
    EvaluationOutcome m_outcome;
    QString m_asked;
    TurnRun *m_run = nullptr;
    QPointer<Job> m_under;
    QElapsedTimer m_clock;
};

} // namespace model
