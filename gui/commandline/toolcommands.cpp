// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/toolcommands.h"

#include "gui/commandline/approvalpolicy.h"
#include "gui/commandline/contentwords.h"
#include "model/basics/workspacekind.h"
#include "model/evaluation/evaluationcase.h"
#include "model/schema/jsonwriter.h"
#include "network/providers/catalog/dialects.h"
#include "network/providers/wire/dialect.h"

namespace gui {

using namespace Qt::StringLiterals;

namespace {

QStringList errorsOf(const invocables::Ensemble &ensemble)
{
    QStringList lines;
    for (const model::Diagnostic &diagnostic : ensemble.diagnostics) {
        if (diagnostic.severity == model::Diagnostic::Severity::Error)
            lines.append(diagnostic.toString());
    }
    return lines;
}

//! Of one that is not connected once it was waited for.
QString whyDisconnected(const invocables::Ensemble &ensemble)
{
    const QString &why = ensemble.connectionReason.spoken();
    return why.isEmpty() ? BrokenEnsembles::tr("its server did not answer in time.") : why;
}

} // namespace

model::Result<void> BrokenEnsembles::refusalOf(const QStringList &wanted) const
{
    for (const QString &name : wanted) {
        const invocables::Ensemble *ensemble = m_catalog.find(name);
        if (!ensemble)
            return model::failure(model::ErrorCategory::Usage, tr("There is no ensemble named %1.").arg(name));
        if (const QStringList errors = errorsOf(*ensemble); !errors.isEmpty())
            return model::failure(model::ErrorCategory::Validation, tr("The ensemble %1 is broken: %2").arg(name, errors.join(u'\n')));
    }
    return {};
}

model::Result<void> BrokenEnsembles::disconnectionOf(const QStringList &wanted) const
{
    for (const QString &name : wanted) {
        const invocables::Ensemble *ensemble = m_catalog.find(name);
        if (!ensemble || !ensemble->server)
            continue;
        if (ensemble->connection != invocables::ConnectionState::Connected || !ensemble->connectionReason.isEmpty())
            return model::failure(
                model::ErrorCategory::Network, tr("The ensemble %1 is not connected: %2").arg(name, whyDisconnected(*ensemble)));
    }
    return {};
}

QStringList BrokenEnsembles::faults() const
{
    QStringList lines;
    for (const invocables::Ensemble &ensemble : m_catalog.ensembles())
        lines += errorsOf(ensemble);
    lines.removeDuplicates();
    return lines;
}

namespace {

QString aliasesOf(const invocables::Invoker &invoker)
{
    return invoker.aliases.isEmpty() ? QString() : u'(' + ToolsCommand::tr("also %1").arg(invoker.aliases.join(u", "_s)) + u')';
}

model::JsonText toolJson(const invocables::Invoker &invoker, bool on, bool deferred)
{
    model::JsonWriter writer;
    writer.beginObject().member(u"name", invoker.scopedName()).member(u"description", invoker.description);
    if (!invoker.aliases.isEmpty()) {
        writer.key(u"aliases").beginArray();
        for (const QString &alias : invoker.aliases)
            writer.string(alias);
        writer.endArray();
    }
    writer.flag(u"enabled", on)
        .flag(u"deferred", deferred)
        .member(u"approval", invocables::approvalNames.nameOf(invoker.policies.approval));
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

//! Each on a line of its own.
void ToolsCommand::tellOfServers()
{
    using invocables::ConnectionState;
    for (const invocables::Ensemble &ensemble : workbench().ensembles().ensembles()) {
        // What is off was not waited for, and is disconnected.
        if (ensemble.connection == ConnectionState::Failed || ensemble.connection == ConnectionState::Connecting)
            terminal().note(tr("%1 is not connected: %2").arg(ensemble.name, whyDisconnected(ensemble)));
        else if (ensemble.connection == ConnectionState::Connected && !ensemble.connectionReason.isEmpty())
            terminal().note(ensemble.name + u": "_s + ensemble.connectionReason.spoken());
    }
}

void ToolsCommand::show()
{
    const invocables::EnsembleCatalog &catalog = workbench().ensembles();
    tellOfServers();
    if (m_dialect) {
        terminal().line(m_dialect->toolsJson(catalog.declarations({})));
        Q_EMIT finished(Committed);
        return;
    }
    for (const QString &fault : BrokenEnsembles(catalog).faults())
        terminal().note(fault);
    for (const invocables::Ensemble &ensemble : catalog.ensembles()) {
        for (const invocables::InvokerPointer &invoker : ensemble.invokers) {
            const bool on = catalog.isOn(*invoker, {});
            if (m_json) {
                terminal().line(toolJson(*invoker, on, ensemble.isDeferred));
                continue;
            }
            if (!invoker->fault.isEmpty())
                terminal().note(tr("%1 cannot be called: %2").arg(invoker->scopedName(), invoker->fault));
            terminal().line(u"%1  %2  %3  %4"_s.arg(invoker->scopedName().leftJustified(28), (on ? tr("on") : tr("off")).leftJustified(3),
                invocables::approvalNames.nameOf(invoker->policies.approval).leftJustified(6),
                (invoker->description.section(u'\n', 0, 0) + u"  "_s + aliasesOf(*invoker)).trimmed()));
        }
    }
    const QList<invocables::InvokerPointer> deferred = catalog.tools()->deferred({});
    if (!m_json && !deferred.isEmpty())
        terminal().note(tr("%n tool(s) are offered on demand: about %1 tokens less in each request.", nullptr, int(deferred.size()))
                            .arg(invocables::estimatedTokens(deferred)));
    Q_EMIT finished(Committed);
}

InvokeCommand::InvokeCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void InvokeCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption(trustOption());
    parser.addOptions(traceOptions());
    parser.addOption({u"ensemble"_s, tr("Switch this ensemble on, if it is off by default; may be repeated."), u"name"_s});
    parser.addOption({u"approve"_s,
        tr("ask, refuse, all, or a tool's name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: "
           "hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text."),
        u"policy"_s, u"ask"_s});
    parser.addOption(
        {u"as-case"_s, tr("Write the call as a case of an evaluation that expects what came of it, a line for a file of cases.")});
    parser.addPositionalArgument(u"tool"_s, tr("The tool, such as io:read_file."), u"ENSEMBLE:TOOL"_s);
    parser.addPositionalArgument(u"arguments"_s, tr("Its arguments as a JSON object."), u"JSON"_s);
}

void InvokeCommand::start(const QCommandLineParser &parser)
{
    const QStringList words = parser.positionalArguments();
    if (words.isEmpty() || words.size() > 2) {
        failUsage(tr("Give a tool and its arguments as a JSON object, such as: io:read_file '{\"path\":\"README.md\"}'"));
        return;
    }
    const QStringList policy = parser.values(u"approve"_s);
    const ApprovalWords approved(workbench().ensembles(), workbench().libraries(), workbench().providers());
    const auto told = ApprovalPolicy::check(policy, approved).and_then([&] { return traceAsTold(parser); });
    if (!told) {
        fail(told.error());
        return;
    }
    m_json = parser.isSet(u"json"_s);
    m_isForCase = parser.isSet(u"as-case"_s);
    m_call = {u"call"_s, words.first(), words.value(1, u"{}"_s).toUtf8()};
    const QStringList wanted = parser.values(u"ensemble"_s);
    if (const auto sound = BrokenEnsembles(workbench().ensembles()).refusalOf(wanted); !sound) {
        fail(sound.error());
        return;
    }
    for (const QString &fault : BrokenEnsembles(workbench().ensembles()).faults())
        terminal().note(fault);
    m_switches = switches(wanted);
    new ApprovalPolicy(policy, workbench().questions(), terminal(), this, approved);
    for (const QString &warning : model::workspaceWarnings({QDir::current().canonicalPath()}))
        terminal().note(warning);
    workbench().invocations().prepare(
        {{}, {QDir::current().canonicalPath()}, m_switches}, this,
        [this](const QStringList &ensembles) { terminal().note(tr("… waiting for %1").arg(ensembles.join(u", "_s))); },
        [this] { invoke(); });
}

//! Those that are wanted are on, and no server is started but the one that is called.
model::Switches InvokeCommand::switches(const QStringList &wanted)
{
    model::Switches switches;
    for (const invocables::Ensemble &ensemble : workbench().ensembles().ensembles()) {
        const bool isAnother = m_call.name.contains(u':') && m_call.name.section(u':', 0, 0) != ensemble.name;
        if (isAnother || wanted.contains(ensemble.name))
            switches.insert(ensemble.name, !isAnother);
    }
    return switches;
}

void InvokeCommand::invoke()
{
    model::InvocationScope scope;
    scope.folders = {QDir::current().canonicalPath()};
    scope.switches = m_switches;
    scope.questions = &workbench().questions();
    scope.approvals = &workbench().approvals();
    const invocables::Ensemble *ensemble = workbench().ensembles().find(m_call.name.section(u':', 0, 0));
    if (ensemble && ensemble->connection == invocables::ConnectionState::Failed)
        terminal().note(tr("%1 is not connected: %2").arg(ensemble->name, ensemble->connectionReason.spoken()));
    m_job = workbench().invocations().invoke({m_call}, scope, this);
    if (network::Traces *traces = workbench().traces())
        traces->follow(*m_job, m_call, scope);
    connect(m_job, &model::InvokeJob::succeeded, this, [this](const QList<model::InvocationOutcome> &outcomes) { show(outcomes.first()); });
    connect(m_job, &model::Job::failed, this, &InvokeCommand::fail);
}

void InvokeCommand::interrupt()
{
    if (m_job)
        m_job->cancel();
    Q_EMIT finished(CancelledByPerson);
}

void InvokeCommand::show(const model::InvocationOutcome &outcome)
{
    QString text = model::plainText(outcome.contents);
    for (const model::Content &content : outcome.contents) {
        if (const QString words = contentInWords(content); !words.isEmpty())
            text += (text.isEmpty() ? QString() : u"\n"_s) + words;
    }
    if (m_isForCase && !outcome.error)
        terminal().line(
            model::EvaluationCase::of(model::CaseCall {m_call.name, model::JsonText::parse(m_call.arguments).value_or(model::JsonText())},
                model::plainText(outcome.contents))
                .toJson());
    else if (m_json)
        terminal().line(model::toJson(model::ResultEvent {outcome}));
    else if (outcome.error)
        terminal().note(tr("parlance: %1 error: %2").arg(model::toWire(outcome.error->category), outcome.error->message));
    else
        terminal().line(!outcome.display.isEmpty() ? outcome.display : !outcome.whole.isEmpty() ? outcome.whole : text);
    Q_EMIT finished(outcome.error ? Failed : Committed);
}

} // namespace gui
