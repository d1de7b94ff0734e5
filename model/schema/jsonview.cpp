// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/jsonview.h"

#include "model/basics/bytesearch.h"
#include "model/schema/jsonscanner.h"
#include "model/schema/jsontext.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace model {

using Token = JsonScanner::Token;

JsonView JsonView::parse(QByteArrayView text)
{
    return JsonScanner::firstError(text) < 0 ? JsonView(text.trimmed()) : JsonView();
}

JsonView JsonView::of(const JsonText &text)
{
    return JsonView(QByteArrayView(text.bytes()).trimmed());
}

QString JsonView::string() const
{
    return isString() ? JsonScanner::decoded(m_text) : QString();
}

qint64 JsonView::integer() const
{
    bool isInteger = false;
    const qint64 integer = m_text.toLongLong(&isInteger);
    return isInteger || !isNumber() ? integer : read().toInteger(0);
}

JsonView::Members JsonView::members() const
{
    Members members;
    if (!isObject())
        return members;
    JsonScanner scanner(m_text);
    scanner.next();
    Token token = scanner.next();
    while (token == Token::String) {
        const QByteArrayView name = scanner.raw();
        members.m_hasEscapes = members.m_hasEscapes || scanner.hasEscapes();
        scanner.next();
        members.m_members.append({name, JsonView(scanner.skipValue())});
        token = scanner.next();
        if (token == Token::Comma)
            token = scanner.next();
    }
    return members;
}

QVarLengthArray<JsonView, 4> JsonView::elements() const
{
    QVarLengthArray<JsonView, 4> elements;
    if (!isArray())
        return elements;
    JsonScanner scanner(m_text);
    scanner.next();
    const auto goesOn = [](Token token) { return token != Token::EndArray && token != Token::End && token != Token::Broken; };
    for (Token token = scanner.peek(); goesOn(token); token = scanner.next())
        elements.append(JsonView(scanner.skipValue()));
    return elements;
}

bool JsonView::hasMoreValuesThan(qsizetype most) const
{
    if (m_text.size() <= most)
        return false;
    bool isInString = false;
    qsizetype commas = 0;
    for (qsizetype index = 0; index < m_text.size(); ++index) {
        const char c = m_text[index];
        if (c == '"')
            isInString = !isInString;
        else if (c == '\\')
            ++index;
        else if (c == ',' && !isInString && ++commas > most)
            return true;
    }
    return false;
}

QJsonValue JsonView::read() const
{
    if (isNone())
        return QJsonValue(QJsonValue::Undefined);
    return QJsonDocument::fromJson(JsonScanner::withWholeEscapes('[' + m_text.toByteArray() + ']')).array().first();
}

bool JsonView::saysEscaped(QByteArrayView quoted, QByteArrayView string)
{
    // No escape has more than six bytes for one.
    constexpr int longestEscape = 6;
    return quoted.size() - 2 <= longestEscape * string.size() && indexOfByte(quoted, '\\') >= 0
        && JsonScanner::decoded(quoted) == JsonScanner::fromUtf8(string);
}

QString JsonView::Members::Member::name() const
{
    return JsonScanner::decoded(quotedName);
}

JsonView JsonView::Members::operator[](QByteArrayView name) const
{
    for (auto member = m_members.crbegin(); member != m_members.crend(); ++member) {
        if (saysPlainly(member->quotedName, name) || (m_hasEscapes && saysEscaped(member->quotedName, name)))
            return member->value;
    }
    return {};
}

} // namespace model
