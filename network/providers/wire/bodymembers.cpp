// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/wire/bodymembers.h"

#include "model/schema/jsonwriter.h"
#include "network/providers/description/controlvalues.h"

#include <algorithm>
#include <array>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonText;

void BodyMembers::set(const QString &name, const JsonText &value)
{
    const auto same = std::find_if(m_members.begin(), m_members.end(), [&name](const auto &member) { return member.first == name; });
    if (same == m_members.end())
        m_members.append({name, value});
    else
        same->second = value;
}

void BodyMembers::set(const QString &name, QStringView text)
{
    set(name, JsonText::trusted(model::JsonWriter::quoted(text)));
}

void BodyMembers::set(const QString &name, qint64 number)
{
    set(name, JsonText::trusted(QByteArray::number(number)));
}

void BodyMembers::set(const QString &name, bool value)
{
    set(name, JsonText::trusted(value ? "true" : "false"));
}

void BodyMembers::setFrom(const QList<std::pair<QString, JsonText>> &members)
{
    for (const auto &[name, value] : members) {
        if (isOfConversation(name))
            continue;
        const auto same = std::find_if(
            m_members.begin(), m_members.end(), [&name = name](const auto &member) { return member.first == name; });
        set(name, same == m_members.end() ? value : mergedJson(same->second, value));
    }
}

bool BodyMembers::isOfConversation(const QString &name)
{
    static const std::array<QString, 8> names {
        u"model"_s, u"messages"_s, u"system"_s, u"tools"_s, u"input"_s, u"instructions"_s, u"contents"_s, u"systemInstruction"_s};
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool BodyMembers::has(QStringView name) const
{
    return std::any_of(m_members.begin(), m_members.end(), [name](const auto &member) { return member.first == name; });
}

QByteArray BodyMembers::toJson() const
{
    model::JsonWriter writer;
    writer.beginObject();
    for (const auto &[name, value] : m_members)
        writer.member(name, value);
    writer.endObject();
    return writer.bytes();
}

} // namespace network
