// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/ensembles/addserverdialog.h"

#include "gui/descriptors/descriptortemplates.h"
#include "gui/ensembles/serverdescriptor.h"
#include "gui/theme/theme.h"
#include "model/descriptors/descriptorcatalog.h"

#include <QFormLayout>
#include <QLineEdit>
#include <QRadioButton>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

AddServerDialog::AddServerDialog(model::DescriptorCatalog &catalog, QWidget *parent)
    : EntryDialog({u"addServerDialog"_s, u"server"_s, u"serverAddButton"_s}, tr("Add an MCP server"), parent)
    , m_catalog(catalog)
    , m_name(new QLineEdit(this))
    , m_isProgram(new QRadioButton(tr("A &program on this machine"), this))
    , m_isAddress(new QRadioButton(tr("An &address"), this))
    , m_command(new QLineEdit(this))
    , m_address(new QLineEdit(this))
{
    addRows();
    finishForm(tr("Add the &server"));
    resize(560, 280);
    m_isProgram->setChecked(true);
    showKind();
    connect(m_isProgram, &QRadioButton::toggled, this, &AddServerDialog::showKind);
}

void AddServerDialog::addRows()
{
    m_name->setObjectName(u"serverName"_s);
    m_name->setPlaceholderText(u"notes"_s);
    m_isProgram->setObjectName(u"serverIsProgram"_s);
    m_isAddress->setObjectName(u"serverIsAddress"_s);
    m_command->setObjectName(u"serverCommand"_s);
    m_command->setFont(Theme::fixedFont());
    m_command->setPlaceholderText(u"npx -y @modelcontextprotocol/server-everything"_s);
    m_address->setObjectName(u"serverAddress"_s);
    m_address->setFont(Theme::fixedFont());
    m_address->setPlaceholderText(u"https://mcp.example.org/mcp"_s);
    form().addRow(tr("&Name:"), m_name);
    form().addRow(m_isProgram);
    form().addRow(tr("&Command line:"), m_command);
    form().addRow(m_isAddress);
    form().addRow(tr("A&ddress:"), m_address);
}

void AddServerDialog::showKind()
{
    m_command->setEnabled(m_isProgram->isChecked());
    m_address->setEnabled(!m_isProgram->isChecked());
}

void AddServerDialog::make()
{
    const bool isProgram = m_isProgram->isChecked();
    QLineEdit *place = isProgram ? m_command : m_address;
    const QString name = descriptorName(m_name->text());
    const auto text = serverDescriptor(
        {m_name->text(), isProgram ? m_command->text() : QString(), isProgram ? QString() : m_address->text()});
    if (!text)
        return say(text.error().message, name.isEmpty() ? m_name : place);
    const QList<model::DescriptorEntry> &entries = m_catalog.entries();
    const bool isTaken = std::any_of(entries.begin(), entries.end(),
        [&name](const model::DescriptorEntry &entry) { return entry.kind == model::DescriptorKind::Ensemble && entry.name == name; });
    if (isTaken)
        return say(tr("There is already an ensemble %1.").arg(name), m_name);
    const QString path = m_catalog.folderFor(model::DescriptorLayer::User) + u"/ensembles/"_s + name + u".toml"_s;
    if (const auto saved = m_catalog.save(path, *text); !saved)
        return say(saved.error().message, m_name);
    m_catalog.load();
    Q_EMIT written(path);
    accept();
}

} // namespace gui
