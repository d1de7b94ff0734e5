// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/memberredaction.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace network {

namespace {

constexpr qsizetype longestMemberName = 128;

//! A backslash too: a name may be escaped.
bool isNameCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '\\';
}

bool isJsonSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

bool endsBareValue(char c)
{
    return isJsonSpace(c) || c == '&' || c == '"' || c == '\'' || c == '<' || c == '>' || c == ';' || c == '#';
}

QByteArray unescaped(const QByteArray &name)
{
    return name.contains('\\') ? QJsonDocument::fromJson("[\"" + name + "\"]").array().first().toString().toUtf8() : name;
}

} // namespace

MemberRedaction::MemberRedaction(const QList<QByteArray> &names)
{
    for (const QByteArray &name : names)
        m_names.append(name.toLower());
}

QByteArray MemberRedaction::feed(const QByteArray &bytes)
{
    if (m_names.isEmpty())
        return bytes;
    QByteArray result;
    result.reserve(bytes.size());
    for (const char c : bytes)
        m_state = after(c, result);
    return result;
}

MemberRedaction::State MemberRedaction::after(char c, QByteArray &result)
{
    switch (m_state) {
    case State::Named:
    case State::Assigned:
        if (isJsonSpace(c) || (m_state == State::Named && c == ':')) {
            result += c;
            return c == ':' ? State::Assigned : m_state;
        }
        if (m_state == State::Assigned && c == '"') {
            result += "\"[redacted]";
            return State::Quoted;
        }
        return afterText(c, result);
    case State::Quoted:
        if (c == '"')
            result += c;
        return c == '"' ? State::Text : c == '\\' ? State::Escaped : State::Quoted;
    case State::Escaped: return State::Quoted;
    case State::Bare: return endsBareValue(c) ? afterText(c, result) : State::Bare;
    case State::Text: break;
    }
    return afterText(c, result);
}

MemberRedaction::State MemberRedaction::afterText(char c, QByteArray &result)
{
    result += c;
    if (isNameCharacter(c)) {
        // Of a longer one the beginning is enough to see that it is none of ours.
        if (m_name.size() < longestMemberName)
            m_name += c;
        return State::Text;
    }
    const bool endsName = (c == '"' || c == '=') && isSecret();
    m_name.clear();
    if (!endsName)
        return State::Text;
    if (c == '"')
        return State::Named;
    result += "[redacted]";
    return State::Bare;
}

bool MemberRedaction::isSecret() const
{
    return !m_name.isEmpty() && m_names.contains(unescaped(m_name).toLower());
}

} // namespace network
