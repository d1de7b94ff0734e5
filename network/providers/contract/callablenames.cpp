// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/contract/callablenames.h"

#include <QRegularExpression>

namespace network {

using namespace Qt::StringLiterals;

namespace {

//! Runs of other characters are one low line, and case does not count.
QString normalised(const QString &name)
{
    static const QRegularExpression others(u"[^a-z0-9_]+"_s);
    QString plain = name.trimmed().toLower();
    return plain.replace(others, u"_"_s);
}

void insertOnce(QHash<QString, QString> &names, const QString &name, const QString &tool)
{
    const auto known = names.find(name);
    if (known == names.end())
        names.insert(name, tool);
    else if (*known != tool)
        known->clear();
}

} // namespace

CallableNames::CallableNames(const QList<model::ToolDeclaration> &tools)
{
    for (const model::ToolDeclaration &tool : tools) {
        m_exact.insert(tool.wireName, tool.name);
        m_exact.insert(tool.name, tool.name);
    }
    for (const model::ToolDeclaration &tool : tools) {
        const QStringList names = QStringList {tool.wireName, tool.name, tool.name.section(u':', 1)} + tool.aliases;
        for (const QString &name : names) {
            if (!name.isEmpty())
                insertOnce(m_likely, normalised(name), tool.name);
        }
    }
}

QString CallableNames::find(const QString &written) const
{
    const auto exact = m_exact.constFind(written);
    return exact != m_exact.constEnd() ? *exact : m_likely.value(normalised(written));
}

} // namespace network
