// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/import/foreignvalue.h"

#include <QCoreApplication>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory, model::failure, model::Result;

namespace {

struct ForeignValueTexts {
    Q_DECLARE_TR_FUNCTIONS(ForeignValue)
};

} // namespace

ForeignValue ForeignValue::operator[](QStringView name) const
{
    const auto member = m_json.isObject() ? m_json.member(name) : std::nullopt;
    return member ? ForeignValue(*member, m_place.isEmpty() ? name.toString() : m_place + u'.' + name.toString()) : ForeignValue();
}

Result<ForeignValue::Members> ForeignValue::members() const
{
    if (isNone())
        return Members();
    if (!m_json.isObject())
        return failure(ErrorCategory::Validation, ForeignValueTexts::tr("%1 is no object.").arg(m_place));
    const auto read = m_json.members();
    if (read.size() > mostMembers)
        return failure(ErrorCategory::Validation, ForeignValueTexts::tr("%1 has more than %2 members.").arg(m_place).arg(mostMembers));
    Members members;
    for (const auto &[name, json] : read) {
        members.removeIf([&name = name](const auto &earlier) { return earlier.first == name; });
        members.append({name, ForeignValue(json, m_place + u'.' + name)});
    }
    return members;
}

Result<QString> ForeignValue::text() const
{
    if (isNone())
        return QString();
    if (!isText())
        return failure(ErrorCategory::Validation, ForeignValueTexts::tr("%1 is no text.").arg(m_place));
    const QString text = m_json.read().toString();
    if (text.size() > longestText)
        return failure(ErrorCategory::Validation, ForeignValueTexts::tr("%1 is longer than %2 characters.").arg(m_place).arg(longestText));
    if (text.contains(QChar(u'\0')))
        return failure(ErrorCategory::Validation, ForeignValueTexts::tr("%1 holds the character U+0000.").arg(m_place));
    return text;
}

Result<QString> ForeignValue::plain() const
{
    return number() || isBoolean() ? Result<QString>(m_json.toString()) : text();
}

Result<QList<ForeignValue>> ForeignValue::elements() const
{
    QList<ForeignValue> elements;
    if (isNone())
        return elements;
    if (!m_json.bytes().startsWith('['))
        return failure(ErrorCategory::Validation, ForeignValueTexts::tr("%1 is no list.").arg(m_place));
    const auto read = m_json.members();
    if (read.size() > mostMembers)
        return failure(ErrorCategory::Validation, ForeignValueTexts::tr("%1 has more than %2 elements.").arg(m_place).arg(mostMembers));
    for (const auto &[name, json] : read)
        elements.append(ForeignValue(json, u"%1[%2]"_s.arg(m_place).arg(elements.size())));
    return elements;
}

Result<QStringList> ForeignValue::texts() const
{
    const auto read = elements();
    if (!read)
        return tl::make_unexpected(read.error());
    QStringList texts;
    for (const ForeignValue &element : *read) {
        if (element.isNone())
            return failure(ErrorCategory::Validation, ForeignValueTexts::tr("%1 is no text.").arg(element.place()));
        const auto text = element.plain();
        if (!text)
            return tl::make_unexpected(text.error());
        texts.append(*text);
    }
    return texts;
}

std::optional<double> ForeignValue::number() const
{
    const QJsonValue value = m_json.isEmpty() || isObject() ? QJsonValue() : m_json.read();
    return value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
}

} // namespace invocables
