// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/tools/argumentscheck.h"

#include "model/schema/schemaview.h"

#include <QCoreApplication>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace invocables {

using namespace Qt::StringLiterals;
using model::Error, model::ErrorCategory;
using model::JsonText, model::SchemaView;

namespace {

struct ArgumentsCheckTexts {
    Q_DECLARE_TR_FUNCTIONS(ArgumentsCheck)
    PARLANCE_PHRASED
};

bool mayBeEmpty(const SchemaView &schema)
{
    static constexpr std::array says {"minLength", "enum", "const", "pattern"};
    const bool isSaid = std::any_of(says.begin(), says.end(), [&schema](const char *keyword) { return schema.has(keyword); });
    return isSaid || schema.keyword("default") == "";
}

bool declaresMore(const Invoker &invoker)
{
    const auto &above = invoker.boundSchema ? invoker.boundSchema : invoker.schema;
    return invoker.builtinSchema && invoker.builtinSchema != above;
}

} // namespace

model::Result<JsonText> parsedArguments(const Invoker &invoker, const QByteArray &sent)
{
    auto parsed = JsonText::parse(sent.trimmed().isEmpty() ? "{}"_ba : sent);
    if (!parsed)
        return model::failure(ErrorCategory::Validation,
            ArgumentsCheckTexts::phrased("The arguments of %1 are not JSON: %2").arg(invoker.scopedName(), parsed.error().wording()));
    return parsed;
}

FilledArguments filledArguments(const Invoker &invoker, const JsonText &arguments)
{
    FilledArguments filled {arguments, {}, {}};
    if (invoker.schema)
        filled.own = invoker.schema->withDefaults(arguments);
    filled.bound = invoker.boundSchema ? invoker.boundSchema->withDefaults(filled.own) : filled.own;
    filled.all = declaresMore(invoker) ? invoker.builtinSchema->withDefaults(filled.bound) : filled.bound;
    return filled;
}

QList<model::SchemaViolation> violationsOf(const Invoker &invoker, const FilledArguments &arguments)
{
    QList<model::SchemaViolation> violations;
    const model::JsonSchema::Formats formats = invoker.policies.formats();
    if (invoker.schema)
        violations += invoker.schema->validate(arguments.own, formats);
    if (invoker.boundSchema)
        violations += invoker.boundSchema->validate(arguments.bound, formats);
    if (declaresMore(invoker))
        violations += invoker.builtinSchema->validate(arguments.all, formats);
    return violations;
}

model::Result<void> validArguments(const Invoker &invoker, const FilledArguments &arguments)
{
    QList<model::Wording> wrong;
    for (const model::SchemaViolation &violation : violationsOf(invoker, arguments)) {
        if (const model::Wording whole = violation.whole(); !wrong.contains(whole))
            wrong.append(whole);
    }
    if (wrong.isEmpty())
        return {};
    return model::failure(ErrorCategory::Validation,
        ArgumentsCheckTexts::phrased("The arguments of %1 do not fit: %2")
            .arg(invoker.scopedName(), model::Wording::joined(wrong, u"; "_s)));
}

model::Result<void> filledInArguments(const Invoker &invoker, const JsonText &arguments)
{
    const SchemaView schema(invoker.argumentsJson);
    const QJsonObject given = arguments.read().toObject();
    QStringList empty;
    for (const QString &name : schema.required()) {
        const QJsonValue value = given.value(name);
        if (value.isString() && value.toString().trimmed().isEmpty() && !mayBeEmpty(schema.member(name)))
            empty.append(name);
    }
    if (empty.isEmpty())
        return {};
    return model::failure(ErrorCategory::Validation,
        ArgumentsCheckTexts::phrased(
            "%1 was called with nothing for %2, which it needs. What is not known must be asked of the user, not left empty.")
            .arg(invoker.scopedName(), empty.join(u", "_s)));
}

Error cutOff(const Invoker &invoker, qint64 tokens)
{
    const model::Wording call = ArgumentsCheckTexts::phrased(
        "The call of %1 was cut off and did not run: the answer reached the limit of its length")
                                    .arg(invoker.scopedName());
    return {ErrorCategory::Validation,
        tokens > 0 ? ArgumentsCheckTexts::phrased("%1, %2 tokens. A shorter call would fit, or a higher limit.").arg(call, tokens)
                   : ArgumentsCheckTexts::phrased("%1. A shorter call would fit, or a higher limit.").arg(call)};
}

model::Result<JsonText> checkedArguments(const Invoker &invoker, const QByteArray &sent)
{
    const auto parsed = parsedArguments(invoker, sent);
    if (!parsed)
        return parsed;
    const FilledArguments filled = filledArguments(invoker, *parsed);
    return validArguments(invoker, filled).map([&filled] { return filled.all; });
}

} // namespace invocables
