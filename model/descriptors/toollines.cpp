// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/toollines.h"

#include <QFileInfo>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! `…/ensembles/io/invokers/read_file.toml` is of the ensemble io, by convention.
QString ensembleByFolder(const QString &path)
{
    const QStringList steps = path.split(u'/');
    return steps.size() >= 3 && steps.at(steps.size() - 2) == "invokers"_L1 ? steps.at(steps.size() - 3) : QString();
}

QString toolNameOf(const DescriptorValue &entry)
{
    if (const auto name = entry[u"name"].string())
        return *name;
    // A source file is called as its tool is.
    return QFileInfo(entry[u"source"].string().value_or(QString())).completeBaseName();
}

} // namespace

ToolLines::ToolLines(const DescriptorFile &file, DescriptorKind kind)
{
    if (kind == DescriptorKind::Invoker) {
        const QString name = file.root[u"invoker"][u"name"].string().value_or(QString());
        if (!name.isEmpty())
            m_tools = {{1, ensembleByFolder(file.path) + u':' + name}};
        return;
    }
    const QString ensemble = file.root[u"ensemble"][u"name"].string().value_or(QString());
    for (const DescriptorValue &entry : file.root[u"invokers"].array()) {
        const QString name = toolNameOf(entry);
        m_tools.append({entry.position().line, name.isEmpty() || ensemble.isEmpty() ? QString() : ensemble + u':' + name});
    }
}

QString ToolLines::at(int line) const
{
    QString name = m_tools.isEmpty() ? QString() : m_tools.first().name;
    for (const Tool &tool : m_tools) {
        if (tool.line <= line)
            name = tool.name;
    }
    return name;
}

} // namespace model
