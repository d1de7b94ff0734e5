// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/invokecommand.h"

#include "gui/commandline/approvalpolicy.h"
#include "gui/commandline/brokenensembles.h"
#include "model/basics/workspacekind.h"

#include <QDir>

namespace gui {

using namespace Qt::StringLiterals;

InvokeCommand::InvokeCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void InvokeCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption(trustOption());
    parser.addOption({u"ensemble"_s, tr("Switch this ensemble on, where it is off at first; may be repeated."), u"name"_s});
    parser.addOption({u"approve"_s,
        tr("ask, refuse, all, or a tool's name; may be repeated. Without a terminal, ask means refuse. What no other word covers: "
           "hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text."),
        u"policy"_s, u"ask"_s});
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
    if (const auto sound = ApprovalPolicy::check(policy, workbench().ensembles()); !sound) {
        fail(sound.error());
        return;
    }
    m_json = parser.isSet(u"json"_s);
    m_call = {u"call"_s, words.first(), words.value(1, u"{}"_s).toUtf8()};
    const QStringList wanted = parser.values(u"ensemble"_s);
    if (const auto sound = BrokenEnsembles(workbench().ensembles()).refusalOf(wanted); !sound) {
        fail(sound.error());
        return;
    }
    for (const QString &fault : BrokenEnsembles(workbench().ensembles()).faults())
        terminal().note(fault);
    m_switches = switches(wanted);
    new ApprovalPolicy(policy, workbench().questions(), terminal(), this);
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
        terminal().note(tr("%1 is not connected: %2").arg(ensemble->name, ensemble->connectionReason));
    m_job = workbench().invocations().invoke({m_call}, scope, this);
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
        if (const auto *file = std::get_if<model::FileContent>(&content))
            text += u'\n' + model::inWords(*file);
    }
    if (m_json)
        terminal().line(model::toJson(model::ResultEvent {outcome}));
    else if (outcome.error)
        terminal().note(tr("parlance: %1 error: %2").arg(model::toWire(outcome.error->category), outcome.error->message));
    else
        terminal().line(!outcome.display.isEmpty() ? outcome.display : !outcome.whole.isEmpty() ? outcome.whole : text);
    Q_EMIT finished(outcome.error ? Failed : Committed);
}

} // namespace gui
