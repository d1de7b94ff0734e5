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

model::Result<JsonText> checkedArguments(const Invoker &invoker, const QByteArray &sent)
{
    const auto parsed = JsonText::parse(sent.trimmed().isEmpty() ? "{}"_ba : sent);
    if (!parsed)
        return model::failure(ErrorCategory::Validation,
            Words::tr("The arguments of %1 are not JSON: %2").arg(invoker.scopedName(), parsed.error().message));
    JsonText arguments = *parsed;
    QStringList wrong;
    for (const auto &schema : {invoker.schema, invoker.builtinSchema}) {
        if (!schema)
            continue;
        arguments = schema->withDefaults(arguments);
        for (const model::SchemaViolation &violation : schema->validate(arguments))
            wrong.append(worded(violation));
    }
    wrong.removeDuplicates();
    if (!wrong.isEmpty())
        return model::failure(ErrorCategory::Validation,
            Words::tr("The arguments of %1 do not fit: %2").arg(invoker.scopedName(), wrong.join(u"; "_s)));
    return arguments;
}

} // namespace invocables
