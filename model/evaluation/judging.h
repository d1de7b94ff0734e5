// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"
#include "model/evaluation/evaluationoutcome.h"
#include "model/session/converser.h"

#include <QPointer>

namespace model {

class Decider;
class Embeddings;

//! Whom a judgement may need.
struct JudgePorts {
    Conversers &conversers;
    //! Null: no command decides, and a likeness is one of words.
    Decider *decider = nullptr;
    Embeddings *embeddings = nullptr;
};

//! What is judged.
struct JudgedAnswer {
    ComparedRun run = {};
    //! What was asked last.
    QString asked = {};
    QMap<QString, QString> vars = {};
    //! Judges where an expectation names no other.
    ModelAddress judge = {};
    //! Where commands work.
    QString folder = {};
};

//! All expectations of one answer, one after another: what is pure at once, then models and commands. Never fails: what cannot be judged
//! is a judgement that says so. A judge that answers nonsense is asked once more.
class Judging final : public Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Judging)

public:
    //! The ports outlive it.
    Judging(const JudgePorts &ports, QList<Expectation> expectations, JudgedAnswer answer, QObject *parent);

Q_SIGNALS:
    //! One for each expectation, in their order.
    void succeeded(const QList<model::Judgement> &judgements);

protected:
    void abandon() override;

private:
    void judgeNext();
    void take(Judgement judgement);
    void askModel(const Expectation &expectation);
    void askAgain(const Expectation &expectation, const QString &said);
    void askCommand(const Expectation &expectation);
    bool askVectors(const Expectation &expectation);
    void judgeSet(const Expectation &expectation);
    JsonText commandInput() const;

    const JudgePorts m_ports;
    const QList<Expectation> m_expectations;
    const JudgedAnswer m_answer;
    QList<Judgement> m_judgements;
    QPointer<Job> m_asked;
    int m_tries = 0;
};

} // namespace model
