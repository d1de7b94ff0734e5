// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/sendingcommand.h"

#include "gui/commandline/approvalpolicy.h"
#include "gui/commandline/converseoptions.h"

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

model::Result<void> SendingCommand::addEndpoint(const QCommandLineParser &parser)
{
    return ConverseOptions(parser, workbench()).endpoint().map([this](const std::optional<network::Provider> &endpoint) {
        if (endpoint)
            workbench().providers().add(*endpoint);
    });
}

model::Result<void> SendingCommand::answerQuestions(const QCommandLineParser &parser)
{
    const QStringList policy = parser.values(u"approve"_s);
    const auto sound = ApprovalPolicy::check(policy, workbench().ensembles());
    if (sound)
        new ApprovalPolicy(policy, workbench().questions(), terminal(), this);
    return sound;
}

} // namespace gui
