// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/agents/agentimport.h"

#include "gui/descriptors/descriptortemplates.h"
#include "gui/shared/userprompts.h"
#include "model/agents/toolsimport.h"
#include "model/descriptors/descriptorcatalog.h"
#include "model/text/amounts.h"

#include <QFile>
#include <QFileInfo>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace gui {

AgentImport::AgentImport(model::DescriptorCatalog &catalog, UserPrompts &prompts, QWidget *window)
    : QObject(window)
    , m_catalog(catalog)
    , m_prompts(prompts)
    , m_window(window)
{
}

void AgentImport::begin(const QString &agentModel)
{
    m_prompts.chooseFileToOpen(m_window, tr("Import tools from a JSON list or a character's Python file"), this,
        [this, agentModel](const QString &path) { readFile(path, agentModel); });
}

void AgentImport::readFile(const QString &path, const QString &agentModel)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Q_EMIT said(tr("%1 cannot be read: %2.").arg(QFileInfo(path).fileName(), file.errorString()));
    constexpr qint64 largestFile = 1024 * 1024;
    const QByteArray bytes = file.read(largestFile + 1);
    if (bytes.size() > largestFile)
        return Q_EMIT said(tr("%1 is larger than %2.").arg(QFileInfo(path).fileName(), model::sizeInWords(largestFile)));
    const auto tools = model::ToolsImport::read(bytes);
    if (!tools)
        return Q_EMIT said(tr("%1: %2").arg(QFileInfo(path).fileName(), tools.error().message));
    const QString name = descriptorName(tools->name.isEmpty() ? QFileInfo(path).completeBaseName() : tools->name);
    m_prompts.askText(m_window, tr("New agent with these tools"), tr("Name (letters, digits, - and _):"), name, this,
        [this, bytes, agentModel](const QString &text) { write(bytes, descriptorName(text), agentModel); });
}

void AgentImport::write(const QByteArray &bytes, const QString &name, const QString &agentModel)
{
    if (name.isEmpty())
        return;
    const QString path = m_catalog.folderFor(model::DescriptorLayer::User) + u"/agents/"_s + name + u".toml"_s;
    if (QFileInfo::exists(path))
        return Q_EMIT said(tr("There is already a file %1.").arg(QFileInfo(path).fileName()));
    const auto tools = model::ToolsImport::read(bytes);
    if (!tools)
        return Q_EMIT said(tools.error().message);
    const QString instruction = tools->instruction.isEmpty() ? tr("Use your tools where they help.") : QString();
    const auto toml = model::ToolsImport::toToml(*tools, {name, agentModel, instruction});
    if (!toml)
        return Q_EMIT said(toml.error().message);
    if (const auto saved = m_catalog.save(path, toml->toUtf8()); !saved)
        return Q_EMIT said(saved.error().message);
    Q_EMIT written(path);
    if (!tools->remarks.isEmpty())
        Q_EMIT said(tools->remarks.join(u'\n'));
}

} // namespace gui
