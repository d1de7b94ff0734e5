// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/offerings/promptcommands.h"

#include "gui/shared/shippedtexts.h"
#include "gui/shared/windowcommands.h"
#include "invocables/ensembles/ensemblecatalog.h"
#include "invocables/external/mcp/mcpservers.h"
#include "invocables/files/workspacetext.h"
#include "network/providers/catalog/providercatalog.h"

#include <QHash>
#include <QScopedValueRollback>

using namespace Qt::StringLiterals;

namespace gui {

using invocables::McpEnsemble, invocables::McpOfferings, invocables::McpPrompt;
using network::McpConnection;

namespace {

//! A command ends at white space.
QString commandName(const QString &prompt)
{
    QString name = prompt.left(128);
    for (QChar &character : name) {
        if (character.isSpace() || !character.isPrint())
            character = u'_';
    }
    return name;
}

} // namespace

PromptCommands::PromptCommands(
    invocables::McpServers &servers, const invocables::EnsembleCatalog &catalog, model::Session &session, QObject *parent)
    : QObject(parent)
    , m_servers(servers)
    , m_catalog(catalog)
    , m_session(session)
{
    connect(&servers, &invocables::McpServers::changed, this, &PromptCommands::follow);
}

void PromptCommands::useCatalog(const model::PromptCatalog &prompts, const QStringList &hidden)
{
    m_canned = &prompts;
    m_hidden = hidden;
    connect(&prompts, &model::PromptCatalog::changed, this, &PromptCommands::read);
    read();
}

void PromptCommands::useAgents(const network::ProviderCatalog &providers)
{
    m_providers = &providers;
    connect(&providers, &network::ProviderCatalog::agentCommandsChanged, this, &PromptCommands::read);
    connect(&m_session, &model::Session::settingsChanged, this, [this, last = m_session.settings().model.provider]() mutable {
        if (std::exchange(last, m_session.settings().model.provider) != last)
            read();
    });
    read();
}

QList<PromptCommand> PromptCommands::agentCommands() const
{
    const QString agent = m_session.settings().model.provider;
    QList<PromptCommand> commands;
    for (const network::AgentCommand &command : m_providers ? m_providers->agentCommands(agent) : QList<network::AgentCommand>()) {
        McpPrompt shown;
        shown.name = command.name;
        shown.description = command.hint.isEmpty() ? command.description : command.description + u" ("_s + command.hint + u')';
        commands.append({agent, shown, agent + u':' + command.name, command.name, {}, true});
    }
    return commands;
}

model::Prompt::FileReader PromptCommands::fileReader() const
{
    return [folders = m_session.settings().folders, hidden = m_hidden](
               const QString &path) { return invocables::readWorkspaceText(folders, hidden, path); };
}

QList<PromptCommand> PromptCommands::cannedCommands() const
{
    QList<PromptCommand> commands;
    for (const model::Prompt &prompt : m_canned ? m_canned->prompts() : QList<model::Prompt>()) {
        if (model::hasErrors(prompt.diagnostics))
            continue;
        McpPrompt shown;
        shown.name = prompt.name;
        shown.title = shippedText(prompt.shownName());
        shown.description = shippedText(prompt.description);
        for (const model::PromptVariable &variable : prompt.variables) {
            const QString about = variable.description.isEmpty() ? variable.title : variable.description;
            shown.arguments.append({variable.name, shippedText(variable.shownName()), shippedText(about), variable.isRequired});
        }
        commands.append({{}, shown, u"prompt:"_s + prompt.name, prompt.name, prompt});
    }
    return commands;
}

void PromptCommands::want()
{
    // Whoever is told has them: a server whose lists are never fresh would be asked without end.
    if (m_isTelling)
        return;
    m_isWanted = true;
    const model::SessionSettings &settings = m_session.settings();
    // The catalog has another set as soon as one of its servers begins to connect.
    const std::shared_ptr<const invocables::Toolset> tools = m_catalog.tools();
    for (const invocables::Ensemble &ensemble : tools->ensembles()) {
        McpEnsemble *server = m_servers.find(ensemble.name);
        const bool isOn = server && settings.switches.value(ensemble.name, ensemble.enabled);
        if (isOn && server->connection().state() == McpConnection::State::Off)
            server->use(m_session.id(), settings.folders);
    }
    follow();
}

void PromptCommands::follow()
{
    if (!m_isWanted)
        return;
    for (McpEnsemble *server : m_servers.all()) {
        connect(&server->offerings(), &McpOfferings::changed, this, &PromptCommands::read, Qt::UniqueConnection);
        server->offerings().showPrompts();
    }
    read();
}

void PromptCommands::read()
{
    QHash<QString, int> uses;
    for (const WindowCommand &command : slashCommands())
        ++uses[command.slash];
    QList<PromptCommand> commands = cannedCommands() + agentCommands();
    for (const PromptCommand &command : std::as_const(commands))
        ++uses[command.name];
    for (McpEnsemble *server : m_isWanted ? m_servers.all() : QList<McpEnsemble *>()) {
        if (!server->connection().client())
            continue;
        for (const McpPrompt &prompt : server->offerings().prompts()) {
            const QString name = commandName(prompt.name);
            ++uses[name];
            commands.append({server->name(), prompt, server->name() + u':' + name, name, {}});
        }
    }
    for (PromptCommand &command : commands) {
        if (uses.value(command.name) > 1)
            command.name = command.fullName;
    }
    if (commands == m_commands)
        return;
    m_commands = commands;
    const QScopedValueRollback telling(m_isTelling, true);
    Q_EMIT changed();
}

bool PromptCommands::isOfServer(const QString &name) const
{
    return name.contains(u':') && m_servers.find(name.section(u':', 0, 0));
}

const PromptCommand *PromptCommands::find(const QString &name) const
{
    for (const PromptCommand &command : m_commands) {
        if (command.name == name || command.fullName == name)
            return &command;
    }
    return nullptr;
}

network::McpClient *PromptCommands::clientOf(const QString &ensemble) const
{
    const McpEnsemble *server = m_servers.find(ensemble);
    return server ? server->connection().client() : nullptr;
}

} // namespace gui
