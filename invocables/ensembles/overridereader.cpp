// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/ensembles/overridereader.h"

#include "invocables/ensembles/outputreader.h"
#include "invocables/ensembles/policyreader.h"
#include "invocables/tools/toolname.h"

#include <QCoreApplication>

namespace invocables {

using namespace Qt::StringLiterals;
using model::DescriptorValue;

namespace {

struct OverrideReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(OverrideReader)
};

} // namespace

std::optional<ToolOverride> OverrideReader::read(const DescriptorValue &entry, const Policies &defaults)
{
    const qsizetype before = m_diagnostics.size();
    for (const DescriptorValue::Member &member : entry.table()) {
        if (member.key == u"source" || member.key == u"invocable" || member.key == u"arguments")
            complain(member.position,
                OverrideReaderTexts::tr(
                    "“%1” says nothing here: the tools of this ensemble are its server's, whatever its [[invokers]] say of them.")
                    .arg(member.key));
    }
    ToolOverride over;
    over.tool = entry[u"name"].string().value_or(QString());
    over.position = entry[u"name"].position();
    if (over.tool.isEmpty() && !model::hasErrors(m_diagnostics.mid(before)))
        complain(entry.position(), OverrideReaderTexts::tr("The name of one of the server's tools is missing."));
    over.enabled = entry[u"enabled"].boolean().value_or(true);
    over.description = entry[u"description"].string().value_or(QString()).trimmed();
    readAliases(entry[u"aliases"], over);
    over.policies = PolicyReader(m_path, m_diagnostics).readOver(defaults, entry);
    over.format = OutputReader(m_path, m_schemas, m_diagnostics).read(entry[u"output"]);
    return model::hasErrors(m_diagnostics.mid(before)) ? std::nullopt : std::optional(over);
}

void OverrideReader::readAliases(const DescriptorValue &aliases, ToolOverride &over)
{
    for (const DescriptorValue &alias : aliases.array()) {
        const QString name = toolNameFor(alias.string().value_or(QString()));
        if (name.isEmpty())
            complain(alias.position(), OverrideReaderTexts::tr("An alias is made of 1 to 64 letters, digits, _ and -."));
        else if (!over.aliases.contains(name))
            over.aliases.append(name);
    }
}

void OverrideReader::complain(model::TextPosition position, const QString &message)
{
    m_diagnostics.append({m_path, position, model::Diagnostic::Severity::Error, message});
}

} // namespace invocables
