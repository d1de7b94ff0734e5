// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/wire/toolnames.h"

namespace network {

using namespace Qt::StringLiterals;

ToolNames::ToolNames(const QList<model::ToolDeclaration> &tools)
{
    for (const model::ToolDeclaration &tool : tools) {
        m_wire.insert(tool.name, tool.wireName);
        m_scoped.insert(tool.wireName, tool.name);
    }
}

QString ToolNames::wire(const QString &scoped) const
{
    const auto known = m_wire.constFind(scoped);
    if (known != m_wire.constEnd())
        return *known;
    QString name = scoped;
    name = fitForWire(name.replace(u':', u"__"_s));
    return name.isEmpty() ? u"unknown_tool"_s : name;
}

QString fitForWire(const QString &text)
{
    QString fit = text.left(64);
    for (QChar &character : fit) {
        const char16_t c = character.unicode();
        const bool isFit = (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9') || c == u'_' || c == u'-';
        if (!isFit)
            character = u'_';
    }
    return fit;
}

} // namespace network
