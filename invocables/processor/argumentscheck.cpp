// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/processor/argumentscheck.h"

#include <QCoreApplication>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory;
using model::JsonText;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ArgumentsCheck)
};

QString worded(const model::SchemaViolation &violation)
{
    const QString path = violation.path.isEmpty() ? u"/"_s : violation.path;
    return u"%1: %2 (%3)"_s.arg(path, violation.message, violation.rule);
}

} // namespace

model::Result<JsonText> parsedArguments(const Invoker &invoker, const QByteArray &sent)
{
    auto parsed = JsonText::parse(sent.trimmed().isEmpty() ? "{}"_ba : sent);
    if (!parsed)
        return model::failure(ErrorCategory::Validation,
            Words::tr("The arguments of %1 are not JSON: %2").arg(invoker.scopedName(), parsed.error().message));
    return parsed;
}

FilledArguments filledArguments(const Invoker &invoker, const JsonText &arguments)
{
    FilledArguments filled {arguments, {}};
    if (invoker.schema)
        filled.own = invoker.schema->withDefaults(arguments);
    const bool declaresMore = invoker.builtinSchema && invoker.builtinSchema != invoker.schema;
    filled.all = declaresMore ? invoker.builtinSchema->withDefaults(filled.own) : filled.own;
    return filled;
}

model::Result<void> validArguments(const Invoker &invoker, const FilledArguments &arguments)
{
    QStringList wrong;
    const auto check = [&wrong](const model::JsonSchema &schema, const JsonText &values) {
        for (const model::SchemaViolation &violation : schema.validate(values))
            wrong.append(worded(violation));
    };
    if (invoker.schema)
        check(*invoker.schema, arguments.own);
    if (invoker.builtinSchema && invoker.builtinSchema != invoker.schema)
        check(*invoker.builtinSchema, arguments.all);
    wrong.removeDuplicates();
    if (wrong.isEmpty())
        return {};
    return model::failure(ErrorCategory::Validation,
        Words::tr("The arguments of %1 do not fit: %2").arg(invoker.scopedName(), wrong.join(u"; "_s)));
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
