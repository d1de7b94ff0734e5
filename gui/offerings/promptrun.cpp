// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/offerings/promptrun.h"

#include "gui/offerings/promptarguments.h"
#include "gui/offerings/promptdialog.h"
#include "invocables/external/mcp/mcppromptjob.h"

namespace gui {

using invocables::McpPromptJob;
using model::Error, model::ErrorCategory;

PromptRun::PromptRun(const PromptCommands &commands, const PromptCommand &command, QWidget *over)
    : QObject(over)
    , m_commands(commands)
    , m_command(command)
    , m_over(over)
{
}

void PromptRun::start(const QString &arguments)
{
    const auto parsed = PromptArguments::parse(arguments, m_command.prompt);
    if (!parsed)
        fail(parsed.error());
    else if (!parsed->missing(m_command.prompt).isEmpty())
        askFor(parsed->values);
    else
        get(parsed->values);
}

void PromptRun::askFor(const QMap<QString, QString> &values)
{
    auto *dialog = new PromptDialog(m_commands, m_command, values, m_over);
    connect(dialog, &PromptDialog::filledIn, this, &PromptRun::get);
    connect(dialog, &QDialog::rejected, this, [this] { fail({ErrorCategory::Usage, {}}); });
    dialog->show();
}

void PromptRun::get(const QMap<QString, QString> &values)
{
    network::McpClient *client = m_commands.clientOf(m_command.ensemble);
    if (!client) {
        fail({ErrorCategory::Network, tr("The server %1 is not connected.").arg(m_command.ensemble)});
        return;
    }
    auto *job = new McpPromptJob(*client, m_command.prompt.name, values, this);
    connect(job, &McpPromptJob::succeeded, this, [this](const QList<model::Canister> &messages) {
        Q_EMIT succeeded(messages);
        deleteLater();
    });
    connect(job, &model::Job::failed, this, &PromptRun::fail);
}

void PromptRun::fail(const Error &error)
{
    Q_EMIT failed(error);
    deleteLater();
}

} // namespace gui
