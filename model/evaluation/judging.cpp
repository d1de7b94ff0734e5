// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/judging.h"

#include "model/comparison/comparedrunjson.h"
#include "model/evaluation/decider.h"
#include "model/evaluation/evaluationcase.h"
#include "model/evaluation/rubric.h"
#include "model/session/embeddings.h"

#include <QJsonArray>
#include <QJsonObject>

#include <cmath>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! The cosine of the angle between two; 0 where one is nothing.
double nearness(const QList<float> &one, const QList<float> &other)
{
    double product = 0;
    double first = 0;
    double second = 0;
    for (qsizetype index = 0; index < std::min(one.size(), other.size()); ++index) {
        product += double(one.at(index)) * double(other.at(index));
        first += double(one.at(index)) * double(one.at(index));
        second += double(other.at(index)) * double(other.at(index));
    }
    return first > 0 && second > 0 ? product / std::sqrt(first * second) : 0;
}

CanisterPointer judgeCanister(Role role, const QString &text)
{
    Canister canister;
    canister.role = role;
    canister.contents = {TextContent {text}};
    return std::make_shared<const Canister>(canister);
}

QStringList textsIn(const QJsonValue &value)
{
    if (value.isString())
        return {value.toString()};
    QStringList texts;
    for (const QJsonValue &each : value.toArray())
        texts.append(each.toString());
    return texts;
}

} // namespace

Judging::Judging(const JudgePorts &ports, QList<Expectation> expectations, JudgedAnswer answer, QObject *parent)
    : Job(parent)
    , m_ports(ports)
    , m_expectations(std::move(expectations))
    , m_answer(std::move(answer))
{
    QMetaObject::invokeMethod(this, &Judging::judgeNext, Qt::QueuedConnection);
}

void Judging::abandon()
{
    if (m_asked)
        m_asked->cancel();
}

void Judging::judgeNext()
{
    while (!isFinished() && m_judgements.size() < m_expectations.size()) {
        Expectation expectation = m_expectations.at(m_judgements.size());
        expectation.value = withVariables(expectation.value, m_answer.vars);
        const bool isSound = expectation.fault.isEmpty();
        if (isSound && expectation.isJudgedByModel())
            return askModel(expectation);
        if (isSound && expectation.isCommand())
            return askCommand(expectation);
        if (isSound && expectation.kind() == u"assert-set")
            return judgeSet(expectation);
        if (isSound && expectation.kind() == u"similar" && askVectors(expectation))
            return;
        m_judgements.append(judge(expectation, m_answer.run));
    }
    if (!beginSuccess())
        return;
    Q_EMIT succeeded(m_judgements);
    endSuccess();
}

void Judging::take(Judgement judgement)
{
    if (isFinished())
        return;
    m_tries = 0;
    m_judgements.append(std::move(judgement));
    judgeNext();
}

void Judging::askModel(const Expectation &expectation)
{
    const ModelAddress address = ModelAddress::parse(expectation.provider).value_or(m_answer.judge);
    const auto converser = m_ports.conversers.converserFor(address);
    if (!converser)
        return take(Judgement::broken(expectation, tr("There is no judge: %1").arg(converser.error().message)));
    ++m_tries;
    ConverseRequest request;
    request.model = address;
    request.canisters = {judgeCanister(Role::Supervisor, judgeInstruction()),
        judgeCanister(Role::User, judgeQuestion(expectation, m_answer.asked, m_answer.run.text))};
    request.origin.conversation = m_answer.run.conversation;
    request.origin.turn = m_answer.run.turn;
    ConverseJob *job = (*converser)->converse(request, this);
    m_asked = job;
    connect(job, &ConverseJob::succeeded, this,
        [this, expectation](const ConverseReply &reply) { askAgain(expectation, plainText(reply.contents)); });
    connect(job, &Job::failed, this, [this, expectation](const Error &error) {
        take(Judgement::broken(expectation, tr("The judge did not answer: %1").arg(error.message)));
    });
}

//! Where what it said is no judgement, and it has not been asked twice.
void Judging::askAgain(const Expectation &expectation, const QString &text)
{
    constexpr int mostTries = 2;
    const auto verdict = readVerdict(expectation, text);
    if (verdict)
        return take(*verdict);
    if (m_tries < mostTries)
        return askModel(expectation);
    Judgement broken = Judgement::broken(expectation, verdict.error().message);
    broken.said = text;
    take(broken);
}

JsonText Judging::commandInput() const
{
    JsonWriter writer;
    writer.beginObject().member(u"input", m_answer.asked).member(u"output", m_answer.run.text).key(u"vars").beginObject();
    for (auto variable = m_answer.vars.begin(); variable != m_answer.vars.end(); ++variable)
        writer.member(variable.key(), variable.value());
    writer.endObject();
    // Its own text is the output, and `text` too.
    writeMembers(writer, m_answer.run);
    return writer.endObject().text();
}

void Judging::askCommand(const Expectation &expectation)
{
    if (!m_ports.decider)
        return take(Judgement::broken(expectation, tr("No command can be run here.")));
    DecideJob *job = m_ports.decider->decide(textsIn(expectation.value.read()), commandInput(), m_answer.folder, this);
    m_asked = job;
    connect(job, &DecideJob::succeeded, this, [this, expectation](int status, const QString &output) {
        const auto verdict = status == 0 ? readVerdict(expectation, output) : failure(ErrorCategory::Validation, QString());
        if (verdict)
            return take(*verdict);
        const QString line = output.trimmed().section(u'\n', 0, 0).left(500);
        const QString words = tr("The command ended with status %1.").arg(status) + (line.isEmpty() ? QString() : u' ' + line);
        Judgement judgement = Judgement::of(expectation, status == 0, words);
        judgement.said = output;
        take(judgement);
    });
    connect(job, &Job::failed, this, [this, expectation](const Error &error) { take(Judgement::broken(expectation, error.message)); });
}

//! \return false where nobody makes vectors, so that words have to do.
bool Judging::askVectors(const Expectation &expectation)
{
    if (!m_ports.embeddings)
        return false;
    const QStringList wanted = textsIn(expectation.value.read());
    const ModelAddress address = ModelAddress::parse(expectation.provider).value_or(m_answer.run.model);
    ExchangeOrigin origin;
    origin.conversation = m_answer.run.conversation;
    origin.turn = m_answer.run.turn;
    EmbedJob *job = m_ports.embeddings->embed(address, QStringList {m_answer.run.text} + wanted, origin, this);
    if (!job)
        return false;
    m_asked = job;
    connect(job, &EmbedJob::succeeded, this, [this, expectation](const QList<QList<float>> &vectors) {
        double nearest = 0;
        for (qsizetype index = 1; index < vectors.size(); ++index)
            nearest = std::max(nearest, nearness(vectors.first(), vectors.at(index)));
        const double least = expectation.threshold.value_or(0.75);
        take(Judgement::of(expectation, nearest, nearest >= least,
            tr("By meaning, the answer's similarity is %1; %2 is wanted.").arg(nearest, 0, 'f', 2).arg(least, 0, 'f', 2)));
    });
    connect(job, &Job::failed, this, [this, expectation](const Error &error) { take(Judgement::broken(expectation, error.message)); });
    return true;
}

void Judging::judgeSet(const Expectation &expectation)
{
    auto *inner = new Judging(m_ports, expectation.members, m_answer, this);
    m_asked = inner;
    connect(inner, &Judging::succeeded, this, [this, expectation](const QList<Judgement> &judgements) {
        EvaluationOutcome outcome;
        outcome.run.state = RunState::Committed;
        outcome.judgements = judgements;
        outcome.settle(expectation.members, expectation.threshold);
        QStringList reasons;
        for (const Judgement &judgement : judgements)
            reasons.append(judgement.type + u": "_s + judgement.reason);
        if (outcome.verdict == RunVerdict::Broken)
            return take(Judgement::broken(expectation, reasons.join(u' ')));
        take(Judgement::of(expectation, outcome.score, outcome.passed(), reasons.join(u' ')));
    });
}

} // namespace model
