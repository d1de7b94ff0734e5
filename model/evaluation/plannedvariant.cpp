// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/plannedvariant.h"

#include <QCoreApplication>
#include <QCryptographicHash>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct PlannedVariantTexts {
    Q_DECLARE_TR_FUNCTIONS(model::PlannedVariant)
};

//! The prompt with the values of a case, of which it takes those that it has variables for; `input` is one of them.
Result<QString> filledPrompt(const Prompt &prompt, const EvaluationCase &each)
{
    QMap<QString, QString> written = each.vars;
    if (!each.input.isEmpty())
        written.insert(u"input"_s, withVariables(each.input, each.vars));
    for (const QString &name : written.keys()) {
        if (!prompt.find(name))
            written.remove(name);
    }
    const auto values = prompt.valuesOf(written);
    if (!values)
        return tl::make_unexpected(values.error());
    return prompt.filled(*values, [](const QString &path) -> Result<QString> {
        return failure(ErrorCategory::Usage, PlannedVariantTexts::tr("A prompt of an evaluation reads no file: %1").arg(path));
    });
}

} // namespace

Result<QString> PlannedVariant::asked(const EvaluationCase &each) const
{
    if (prompt && prompt->role == Prompt::Role::User)
        return filledPrompt(*prompt, each);
    const QString input = withVariables(each.input, each.vars);
    if (variant.frame.isEmpty())
        return input;
    QMap<QString, QString> vars = each.vars;
    vars.insert(u"input"_s, input);
    return withVariables(variant.frame, vars);
}

Result<SessionSettings> PlannedVariant::settingsFor(const EvaluationCase &each) const
{
    SessionSettings made = settings;
    if (prompt) {
        const auto filled = filledPrompt(*prompt, each);
        if (!filled)
            return tl::make_unexpected(filled.error());
        made = prompt->applied(made, *filled);
    }
    made.supervisor = withVariables(made.supervisor, each.vars);
    for (const CaseMessage &message : each.before) {
        if (message.speaker == CaseMessage::Speaker::System)
            made.supervisor += (made.supervisor.isEmpty() ? QString() : u"\n\n"_s) + withVariables(message.text, each.vars);
    }
    return made;
}

RunKeys RunKeys::of(const EvaluationSuite &suite, const EvaluationCase &each, const PlannedVariant &variant, int repeat)
{
    // What a case is called does not change its answer.
    EvaluationCase asked = each;
    asked.id.clear();
    asked.description.clear();
    asked.expect.clear();
    asked.threshold.reset();
    EvaluationVariant named = variant.variant;
    named.name.clear();
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&hash](const QByteArray &part) {
        hash.addData(QByteArray::number(part.size()) + ':');
        hash.addData(part);
    };
    add(QByteArrayLiteral(PARLANCE_VERSION));
    add(asked.toJson().bytes());
    add(named.toJson().bytes());
    add(variant.fingerprint);
    add(QByteArray::number(suite.timeout));
    add(QByteArray::number(repeat));
    RunKeys keys;
    keys.answer = hash.result();
    bool isJudgedByModel = false;
    for (const Expectation &expectation : each.expect) {
        add(expectation.toJson().bytes());
        isJudgedByModel = isJudgedByModel || expectation.isJudgedByModel() || !expectation.members.isEmpty();
    }
    add(each.threshold ? QByteArray::number(*each.threshold) : QByteArray());
    if (isJudgedByModel)
        add(suite.judge.toUtf8());
    keys.whole = hash.result();
    return keys;
}

} // namespace model
