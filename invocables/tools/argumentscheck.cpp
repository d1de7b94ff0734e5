// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/tools/argumentscheck.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace invocables {

using namespace Qt::StringLiterals;
using model::Error, model::ErrorCategory;
using model::JsonText;

namespace {

struct ArgumentsCheckTexts {
    Q_DECLARE_TR_FUNCTIONS(ArgumentsCheck)
};

bool mayBeEmpty(const QJsonObject &schema)
{
    static constexpr std::array says {"minLength"_L1, "enum"_L1, "const"_L1, "pattern"_L1};
    return std::any_of(says.begin(), says.end(), [&schema](QLatin1StringView keyword) { return schema.contains(keyword); })
        || schema.value("default"_L1) == QString();
}

QString wordedViolation(const model::SchemaViolation &violation)
{
    const QString path = violation.path.isEmpty() ? u"/"_s : violation.path;
    return u"%1: %2 (%3)"_s.arg(path, violation.message, violation.rule);
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
            ArgumentsCheckTexts::tr("The arguments of %1 are not JSON: %2").arg(invoker.scopedName(), parsed.error().message));
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
    QStringList wrong;
    for (const model::SchemaViolation &violation : violationsOf(invoker, arguments))
        wrong.append(wordedViolation(violation));
    wrong.removeDuplicates();
    if (wrong.isEmpty())
        return {};
    return model::failure(ErrorCategory::Validation,
        ArgumentsCheckTexts::tr("The arguments of %1 do not fit: %2").arg(invoker.scopedName(), wrong.join(u"; "_s)));
}

model::Result<void> filledInArguments(const Invoker &invoker, const JsonText &arguments)
{
    const QJsonObject schema = invoker.argumentsJson.read().toObject();
    const QJsonObject given = arguments.read().toObject();
    QStringList empty;
    for (const QJsonValue &required : schema.value("required"_L1).toArray()) {
        const QString name = required.toString();
        const QJsonValue value = given.value(name);
        if (value.isString() && value.toString().trimmed().isEmpty() && !mayBeEmpty(schema.value("properties"_L1)[name].toObject()))
            empty.append(name);
    }
    if (empty.isEmpty())
        return {};
    return model::failure(ErrorCategory::Validation,
        ArgumentsCheckTexts::tr(
            "%1 was called with nothing for %2, which it needs. What is not known must be asked of the user, not left empty.")
            .arg(invoker.scopedName(), empty.join(u", "_s)));
}

Error cutOff(const Invoker &invoker, qint64 tokens)
{
    const QString call = ArgumentsCheckTexts::tr("The call of %1 was cut off and did not run: the answer reached the limit of its length")
                             .arg(invoker.scopedName());
    return {ErrorCategory::Validation,
        tokens > 0 ? ArgumentsCheckTexts::tr("%1, %2 tokens. A shorter call would fit, or a higher limit.").arg(call).arg(tokens)
                   : ArgumentsCheckTexts::tr("%1. A shorter call would fit, or a higher limit.").arg(call)};
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
