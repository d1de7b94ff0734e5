// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/toolscommand.h"

#include "gui/commandline/brokenensembles.h"
#include "model/schema/jsonwriter.h"
#include "network/providers/catalog/dialects.h"
#include "network/providers/wire/dialect.h"

namespace gui {

using namespace Qt::StringLiterals;

namespace {

QString approvalName(invocables::Approval approval)
{
    switch (approval) {
    case invocables::Approval::Allow: return u"allow"_s;
    case invocables::Approval::Refuse: return u"refuse"_s;
    default: return u"ask"_s;
    }
}

QString aliasesOf(const invocables::Invoker &invoker)
{
    return invoker.aliases.isEmpty() ? QString() : u'(' + ToolsCommand::tr("also %1").arg(invoker.aliases.join(u", "_s)) + u')';
}

model::JsonText toolJson(const invocables::Invoker &invoker, bool on)
{
    model::JsonWriter writer;
    writer.beginObject().member(u"name", invoker.scopedName()).member(u"description", invoker.description);
    if (!invoker.aliases.isEmpty()) {
        writer.key(u"aliases").beginArray();
        for (const QString &alias : invoker.aliases)
            writer.string(alias);
        writer.endArray();
    }
    writer.flag(u"enabled", on).member(u"approval", approvalName(invoker.policies.approval));
    if (!invoker.fault.isEmpty())
        writer.member(u"fault", invoker.fault);
    writer.member(u"arguments", invoker.argumentsJson).endObject();
    return writer.text();
}

} // namespace

ToolsCommand::ToolsCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void ToolsCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption(trustOption());
    parser.addOption(
        {u"for"_s, tr("Write the tools as JSON for this dialect: %1.").arg(network::Dialects::names().join(u", "_s)), u"dialect"_s});
}

void ToolsCommand::start(const QCommandLineParser &parser)
{
    m_json = parser.isSet(u"json"_s);
    if (parser.isSet(u"for"_s)) {
        m_dialect = network::Dialects::findByBeginning(parser.value(u"for"_s));
        if (!m_dialect) {
            failUsage(tr("There is no dialect named %1.").arg(parser.value(u"for"_s)));
            return;
        }
    }
    workbench().invocations().prepare(
        {{}, {QDir::current().canonicalPath()}, {}}, this,
        [this](const QStringList &ensembles) { terminal().note(tr("… waiting for %1").arg(ensembles.join(u", "_s))); }, [this] { show(); });
}

void ToolsCommand::show()
{
    const invocables::EnsembleCatalog &catalog = workbench().ensembles();
    if (m_dialect) {
        terminal().line(m_dialect->toolsJson(catalog.declarations({})));
        Q_EMIT finished(Committed);
        return;
    }
    for (const QString &fault : BrokenEnsembles(catalog).faults())
        terminal().note(fault);
    for (const invocables::Ensemble &ensemble : catalog.ensembles()) {
        if (ensemble.connection == invocables::ConnectionState::Failed)
            terminal().note(tr("%1 is not connected: %2").arg(ensemble.name, ensemble.connectionReason));
    }
    for (const invocables::Ensemble &ensemble : catalog.ensembles()) {
        for (const invocables::InvokerPointer &invoker : ensemble.invokers) {
            const bool on = catalog.isOn(*invoker, {});
            if (m_json) {
                terminal().line(toolJson(*invoker, on));
                continue;
            }
            if (!invoker->fault.isEmpty())
                terminal().note(tr("%1 cannot be called: %2").arg(invoker->scopedName(), invoker->fault));
            terminal().line(u"%1  %2  %3  %4"_s.arg(invoker->scopedName(), -28)
                                .arg(on ? tr("on") : tr("off"), -3)
                                .arg(approvalName(invoker->policies.approval), -6)
                                .arg((invoker->description.section(u'\n', 0, 0) + u"  "_s + aliasesOf(*invoker)).trimmed()));
        }
    }
    Q_EMIT finished(Committed);
}

} // namespace gui
