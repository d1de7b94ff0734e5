// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/tooljudgement.h"

#include "model/comparison/comparedrunjson.h"
#include "model/schema/jsonschema.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>

#include <limits>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct ToolJudgementTexts {
    Q_DECLARE_TR_FUNCTIONS(model::ToolJudgement)
};

QStringList toolNamesOf(const QJsonValue &value)
{
    if (value.isString())
        return {value.toString()};
    QStringList names;
    for (const QJsonValue &each : value.toArray())
        names.append(each.toString());
    return names;
}

QString calledWords(const ComparedRun &run)
{
    if (run.calls.isEmpty())
        return ToolJudgementTexts::tr("no tool was called");
    QStringList names;
    for (const ComparedCall &call : run.calls)
        names.append(call.name);
    return ToolJudgementTexts::tr("called: %1").arg(names.join(u", "_s));
}

int timesCalled(const ComparedRun &run, const QString &name)
{
    return int(
        std::count_if(run.calls.begin(), run.calls.end(), [&name](const ComparedCall &call) { return isToolNamed(call.name, name); }));
}

//! How often tools were called that a table names, against its min and max.
Judgement judgeTimes(const Expectation &expectation, int times, const QJsonObject &table, int standard, const ComparedRun &run)
{
    const int least = table.value("min"_L1).toInt(standard);
    const int most = table.value("max"_L1).toInt(std::numeric_limits<int>::max());
    return Judgement::of(
        expectation, times >= least && times <= most, ToolJudgementTexts::tr("%n time(s); %1.", nullptr, times).arg(calledWords(run)));
}

Judgement judgeUse(const Expectation &expectation, const ComparedRun &run)
{
    const QJsonValue value = expectation.value.read();
    if (value.isObject()) {
        const QJsonObject table = value.toObject();
        const QString name = table.value("name"_L1).toString(table.value("pattern"_L1).toString());
        return judgeTimes(expectation, timesCalled(run, name), table, 1, run);
    }
    QStringList called;
    QStringList never;
    for (const QString &name : toolNamesOf(value))
        (timesCalled(run, name) > 0 ? called : never).append(name);
    // Turned round it says that none of them was called.
    const bool holds = expectation.isNegated() ? !called.isEmpty() : never.isEmpty();
    const QString reason = never.isEmpty() ? ToolJudgementTexts::tr("All were called; %1.").arg(calledWords(run))
                                           : ToolJudgementTexts::tr("Never called: %1; %2.").arg(never.join(u", "_s), calledWords(run));
    return Judgement::of(expectation, holds, reason);
}

//! Every member that is wanted is there, deeply; others may be.
bool isContainedIn(const QJsonValue &wanted, const QJsonValue &given)
{
    if (!wanted.isObject())
        return wanted == given;
    const QJsonObject members = wanted.toObject();
    const QJsonObject others = given.toObject();
    for (auto member = members.begin(); member != members.end(); ++member) {
        if (!others.contains(member.key()) || !isContainedIn(member.value(), others.value(member.key())))
            return false;
    }
    return given.isObject();
}

Judgement judgeArguments(const Expectation &expectation, const ComparedRun &run)
{
    const QJsonObject table = expectation.value.read().toObject();
    const QString name = table.value("name"_L1).toString();
    const QJsonValue wanted = table.value("args"_L1);
    const bool isExact = table.value("mode"_L1).toString() == u"exact";
    const auto schema = expectation.value.member(u"schema");
    const auto compiled = schema ? JsonSchema::compile(*schema) : failure(ErrorCategory::Validation, QString());
    QString last = ToolJudgementTexts::tr("“%1” was not called; %2.").arg(name, calledWords(run));
    for (const ComparedCall &call : run.calls) {
        if (!isToolNamed(call.name, name))
            continue;
        const JsonText arguments = argumentsOf(call);
        const QJsonValue given = arguments.read();
        const bool fits = compiled ? (*compiled)->validate(arguments).isEmpty() : isExact ? wanted == given : isContainedIn(wanted, given);
        if (fits)
            return Judgement::of(expectation, true, ToolJudgementTexts::tr("Called with %1.").arg(arguments.toString()));
        last = ToolJudgementTexts::tr("Called with %1.").arg(arguments.toString().left(500));
    }
    return Judgement::of(expectation, false, last);
}

Judgement judgeSequence(const Expectation &expectation, const ComparedRun &run)
{
    const QJsonValue value = expectation.value.read();
    const QStringList steps = toolNamesOf(value.isObject() ? value.toObject().value("steps"_L1) : value);
    const bool isExact = value.toObject().value("mode"_L1).toString() == u"exact";
    qsizetype next = 0;
    for (const ComparedCall &call : run.calls) {
        if (next < steps.size() && isToolNamed(call.name, steps.at(next)))
            ++next;
    }
    const bool holds = next == steps.size() && (!isExact || run.calls.size() == steps.size());
    return Judgement::of(expectation, holds, ToolJudgementTexts::tr("Wanted in order: %1; %2.").arg(steps.join(u", "_s), calledWords(run)));
}

Judgement judgeSteps(const Expectation &expectation, const ComparedRun &run)
{
    const QJsonObject table = expectation.value.read().toObject();
    const QString pattern = table.value("pattern"_L1).toString();
    const QString type = table.value("type"_L1).toString(u"tool"_s);
    if (type != u"tool" && type != u"round")
        return Judgement::broken(expectation, ToolJudgementTexts::tr("There are steps of the types tool and round, not “%1”.").arg(type));
    const int calls = pattern.isEmpty() ? int(run.calls.size()) : timesCalled(run, pattern);
    return judgeTimes(expectation, type == u"round" ? run.rounds : calls, table, 0, run);
}

//! The harmonic mean of which share of the calls was wanted, and which share of the wanted ones was called; each name once.
Judgement judgeF1(const Expectation &expectation, const ComparedRun &run)
{
    const QStringList wanted = toolNamesOf(expectation.value.read());
    QStringList called;
    for (const ComparedCall &call : run.calls) {
        if (!called.contains(call.name))
            called.append(call.name);
    }
    const auto common = std::count_if(wanted.begin(), wanted.end(), [&run](const QString &name) { return timesCalled(run, name) > 0; });
    const double score = wanted.isEmpty() && called.isEmpty() ? 1 : 2.0 * double(common) / double(wanted.size() + called.size());
    const double least = expectation.threshold.value_or(1);
    return Judgement::of(expectation, score, score >= least,
        ToolJudgementTexts::tr("F1 is %1, %2 is wanted; %3.").arg(score, 0, 'f', 2).arg(least, 0, 'f', 2).arg(calledWords(run)));
}

} // namespace

bool isToolNamed(const QString &tool, const QString &name)
{
    if (tool == name || tool.section(u':', -1) == name)
        return true;
    if (!name.contains(u'*') && !name.contains(u'?'))
        return false;
    const QRegularExpression pattern(QRegularExpression::wildcardToRegularExpression(name));
    return pattern.match(tool).hasMatch() || pattern.match(tool.section(u':', -1)).hasMatch();
}

Judgement judgeTools(const Expectation &expectation, const ComparedRun &run)
{
    const QString kind = expectation.kind();
    if (kind == u"trajectory:tool-used")
        return judgeUse(expectation, run);
    if (kind == u"trajectory:tool-args-match")
        return judgeArguments(expectation, run);
    if (kind == u"trajectory:tool-sequence")
        return judgeSequence(expectation, run);
    if (kind == u"trajectory:step-count")
        return judgeSteps(expectation, run);
    if (kind == u"tool-call-f1")
        return judgeF1(expectation, run);
    return Judgement::broken(expectation, ToolJudgementTexts::tr("This cannot be judged here."));
}

} // namespace model
