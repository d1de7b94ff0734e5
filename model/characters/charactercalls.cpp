// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/characters/charactercalls.h"

namespace model::charactercalls {

using namespace Qt::StringLiterals;

tl::expected<JsonText, QString> parse(const QByteArray &arguments, const CharacterLimits &limits)
{
    if (arguments.size() > limits.argumentsSize)
        return tl::unexpected(invalid(u"arguments are larger than %1 bytes"_s.arg(limits.argumentsSize)));
    const auto json = JsonText::parse(arguments.trimmed().isEmpty() ? "{}"_ba : arguments);
    if (!json)
        return tl::unexpected(u"Error: Invalid JSON arguments - %1"_s.arg(json.error().message));
    if (!json->isObject())
        return tl::unexpected(u"Error: Invalid JSON arguments - %1"_s.arg(u"not an object"_s));
    return *json;
}

tl::expected<JsonText, QString> validate(const QByteArray &arguments, const JsonSchema &schema, const CharacterLimits &limits)
{
    const auto json = parse(arguments, limits);
    if (!json)
        return json;
    const JsonText whole = schema.withDefaults(*json);
    const QList<SchemaViolation> violations = schema.validate(whole);
    if (!violations.isEmpty())
        return tl::unexpected(invalid(violations.first().message.english()));
    return whole;
}

tl::expected<QString, QString> result(const JsonText &returned, const CharacterLimits &limits)
{
    if (!returned.bytes().startsWith('"'))
        return tl::unexpected(u"Error: Tool must return string"_s);
    const QString text = returned.read().toString();
    if (text.toUtf8().size() > limits.resultSize)
        return tl::unexpected(u"Error: Tool result is larger than %1 bytes"_s.arg(limits.resultSize));
    return text;
}

QString invalid(const QString &problem)
{
    return u"Error: Invalid parameters - %1"_s.arg(problem);
}

QString unknownTool(const QString &name)
{
    return u"Error: Unknown tool: %1"_s.arg(name);
}

QString timedOut()
{
    return u"Error: Tool execution timed out"_s;
}

} // namespace model::charactercalls
