// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/evaluationoutcome.h"

#include "model/comparison/comparedrunjson.h"

#include <QCoreApplication>
#include <QJsonObject>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct EvaluationOutcomeTexts {
    Q_DECLARE_TR_FUNCTIONS(model::EvaluationOutcome)
};

//! What the answer itself has done wrong: it took too long, or more rounds than it may.
bool isFaultOfAnswer(const ComparedRun &run)
{
    const bool isProviders = run.error
        && (run.error->category == ErrorCategory::Provider || run.error->category == ErrorCategory::Network
            || run.error->category == ErrorCategory::Storage);
    return run.state == RunState::TimedOut || (run.state == RunState::Interrupted && !isProviders);
}

} // namespace

QString toWire(RunVerdict verdict)
{
    switch (verdict) {
    case RunVerdict::Passed: return u"passed"_s;
    case RunVerdict::Failed: return u"failed"_s;
    case RunVerdict::Broken: break;
    }
    return u"broken"_s;
}

QString EvaluationOutcome::reason() const
{
    if (verdict == RunVerdict::Passed)
        return {};
    if (run.state != RunState::Committed)
        return run.error ? run.error->message : EvaluationOutcomeTexts::tr("The run did not finish.");
    const auto wanted = [this](
                            const Judgement &judgement) { return verdict == RunVerdict::Broken ? judgement.isBroken : !judgement.passed; };
    const auto found = std::find_if(judgements.begin(), judgements.end(), wanted);
    return found == judgements.end() ? QString() : found->type + u": "_s + found->reason;
}

void EvaluationOutcome::settle(const QList<Expectation> &expectations, std::optional<double> threshold)
{
    double weights = 0;
    double sum = 0;
    bool allPassed = true;
    bool anyBroken = false;
    for (qsizetype index = 0; index < judgements.size(); ++index) {
        const Judgement &judgement = judgements.at(index);
        const double weight = index < expectations.size() ? expectations.at(index).weight : 1;
        weights += weight;
        sum += weight * judgement.score;
        // What has no weight is told, and decides nothing.
        allPassed = allPassed && (judgement.passed || weight == 0);
        anyBroken = anyBroken || (judgement.isBroken && weight != 0);
    }
    score = weights > 0 ? sum / weights : 1;
    if (run.state != RunState::Committed) {
        score = 0;
        verdict = isFaultOfAnswer(run) ? RunVerdict::Failed : RunVerdict::Broken;
    } else if (anyBroken) {
        verdict = RunVerdict::Broken;
    } else {
        const bool holds = threshold ? score >= *threshold : allPassed;
        verdict = holds ? RunVerdict::Passed : RunVerdict::Failed;
    }
}

JsonText EvaluationOutcome::toJson() const
{
    JsonWriter writer;
    writer.beginObject().member(u"case", place.caseId).member(u"variant", place.variant).member(u"repeat", qint64(place.repeat));
    writer.flag(u"passed", passed());
    if (verdict == RunVerdict::Broken)
        writer.flag(u"broken", true);
    writer.key(u"score").number(score).key(u"expectations").beginArray();
    for (const Judgement &judgement : judgements)
        writer.splice(judgement.toJson());
    writer.endArray();
    writeMembers(writer, run);
    if (!worker.isEmpty())
        writer.member(u"worker", worker);
    if (isKept)
        writer.flag(u"kept", true);
    if (grade > 0)
        writer.member(u"grade", qint64(grade));
    return writer.endObject().text();
}

EvaluationOutcome EvaluationOutcome::read(const JsonText &object)
{
    const QJsonObject read = object.read().toObject();
    EvaluationOutcome outcome;
    outcome.place = {read.value("case"_L1).toString(), read.value("variant"_L1).toString(), read.value("repeat"_L1).toInt(1)};
    outcome.verdict = read.value("passed"_L1).toBool() ? RunVerdict::Passed
        : read.value("broken"_L1).toBool()             ? RunVerdict::Broken
                                                       : RunVerdict::Failed;
    outcome.score = read.value("score"_L1).toDouble(outcome.passed() ? 1 : 0);
    const auto judgements = object.member(u"expectations");
    for (const auto &[key, judgement] : judgements ? judgements->members() : QList<std::pair<QString, JsonText>>())
        outcome.judgements.append(Judgement::read(judgement));
    outcome.run = comparedRunOf(object);
    outcome.worker = read.value("worker"_L1).toString();
    outcome.isKept = read.value("kept"_L1).toBool();
    outcome.grade = read.value("grade"_L1).toInt();
    return outcome;
}

} // namespace model
