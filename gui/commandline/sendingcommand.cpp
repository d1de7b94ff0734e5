// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/sendingcommand.h"

#include "gui/commandline/approvalpolicy.h"
#include "gui/commandline/converseoptions.h"
#include "gui/commandline/toolcommands.h"
#include "model/basics/workspacekind.h"
#include "network/process/calldepth.h"

#include <QDir>

namespace gui {

using namespace Qt::StringLiterals;

SendingCommand::SendingCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

QString SendingCommand::workspace(const QCommandLineParser &parser) const
{
    return QDir(parser.isSet(u"folder"_s) ? parser.value(u"folder"_s) : QDir::currentPath()).canonicalPath();
}

QStringList SendingCommand::folders(const QCommandLineParser &parser)
{
    QStringList folders;
    for (const QString &folder : parser.isSet(u"folder"_s) ? parser.values(u"folder"_s) : QStringList {QDir::currentPath()})
        folders.append(QDir(folder).canonicalPath());
    folders.removeAll(QString());
    return folders;
}

model::Result<void> SendingCommand::addEndpoint(const QCommandLineParser &parser)
{
    return ConverseOptions(parser, workbench()).endpoint().map([this](const std::optional<network::Provider> &endpoint) {
        if (endpoint)
            workbench().providers().add(*endpoint);
    });
}

model::Result<void> SendingCommand::limitAnswers(const QCommandLineParser &parser)
{
    if (!parser.isSet(u"answer-limit"_s))
        return {};
    bool isNumber = false;
    const qint64 number = parser.value(u"answer-limit"_s).toLongLong(&isNumber);
    if (!isNumber || number < 1 || number > 1024)
        return model::failure(model::ErrorCategory::Usage, tr("--answer-limit is a number of MiB from 1 to 1024."));
    workbench().setAnswerLimit(number * 1024 * 1024);
    return {};
}

model::Result<void> SendingCommand::answerQuestions(const QCommandLineParser &parser)
{
    nameWorkspace(parser);
    const QStringList policy = parser.values(u"approve"_s);
    const ApprovalWords words(workbench().ensembles(), workbench().libraries(), workbench().providers());
    const auto sound = ApprovalPolicy::check(policy, words);
    if (sound)
        new ApprovalPolicy(policy, workbench().questions(), terminal(), this, words);
    return sound;
}

void SendingCommand::whenConnected(const QCommandLineParser &parser, std::function<void()> goOn)
{
    const invocables::EnsembleCatalog &catalog = workbench().ensembles();
    const QStringList wanted = parser.values(u"ensemble"_s);
    model::Switches switches;
    bool isAnyServed = false;
    for (const invocables::Ensemble &ensemble : catalog.ensembles()) {
        const bool isServed = ensemble.server && wanted.contains(ensemble.name);
        if (isServed && network::CallDepth::isWithin(ensemble.server->program().fingerprint())) {
            fail({model::ErrorCategory::Usage,
                tr("The server of %1 would start this program again, that one its server, and so on without end.").arg(ensemble.name)});
            return;
        }
        switches.insert(ensemble.name, isServed);
        isAnyServed = isAnyServed || isServed;
    }
    if (!isAnyServed) {
        goOn();
        return;
    }
    workbench().invocations().prepare(
        {{}, {workspace(parser)}, switches}, this,
        [this](const QStringList &ensembles) { terminal().note(tr("… waiting for %1").arg(ensembles.join(u", "_s))); },
        [this, wanted, goOn = std::move(goOn)] {
            const auto connected = BrokenEnsembles(workbench().ensembles()).disconnectionOf(wanted);
            if (connected)
                goOn();
            else
                fail(connected.error());
        });
}

//! Before it is taken: what is more than a folder of work.
void SendingCommand::nameWorkspace(const QCommandLineParser &parser)
{
    QStringList folders = parser.values(u"folder"_s);
    if (folders.isEmpty())
        folders.append(QDir::currentPath());
    for (QString &folder : folders)
        folder = QDir(folder).canonicalPath();
    for (const QString &warning : model::workspaceWarnings(folders))
        terminal().note(warning);
}

} // namespace gui
