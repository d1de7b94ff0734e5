// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/serverdialogs.h"

#include "gui/ensembles/addserverdialog.h"
#include "gui/offerings/resourcesdialog.h"
#include "gui/servers/findagentsdialog.h"
#include "gui/servers/findserversdialog.h"
#include "gui/servers/modelserversdialog.h"
#include "gui/servers/servedialog.h"
#include "gui/servers/startmodeldialog.h"
#include "gui/shared/actions.h"
#include "gui/window/serverimporting.h"
#include "gui/window/servertrial.h"
#include "gui/workbench/workbench.h"
#include "network/providers/local/llamaservers.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

void bringUp(QDialog &dialog)
{
    dialog.show();
    dialog.raise();
    dialog.activateWindow();
}

} // namespace

ServerDialogs::ServerDialogs(
    Workbench &workbench, UserPrompts &prompts, ProgramServer &server, std::function<model::SessionSettings()> settings, QWidget *window)
    : QObject(window)
    , m_workbench(workbench)
    , m_prompts(prompts)
    , m_server(server)
    , m_settings(std::move(settings))
    , m_window(window)
{
}

ServerDialogs::~ServerDialogs() = default;

void ServerDialogs::connectActions(Actions &actions)
{
    actions.on(u"serverAdd"_s, this, [this] { addServer(); });
    actions.on(u"serversImport"_s, this, [this] { importServers(); });
    actions.on(u"resourcesOpen"_s, this, [this] { showResources(); });
    actions.on(u"serversFind"_s, this, [this] { findServers(); });
    actions.on(u"agentsFind"_s, this, [this] { findAgents(); });
    actions.on(u"modelFileStart"_s, this, [this] { startModelFile(); });
    actions.on(u"serveShow"_s, this, [this] { serve(); });
    actions.on(u"modelServersShow"_s, this, [this] { showModelServers(); });
}

void ServerDialogs::addServer()
{
    auto *dialog = new AddServerDialog(m_workbench.descriptors(), m_window);
    connect(dialog, &AddServerDialog::written, this, [this](const QString &path) {
        Q_EMIT descriptorWritten(path);
        const auto *trial = new ServerTrial(m_workbench.mcpServers(), QFileInfo(path).completeBaseName(), this);
        connect(trial, &ServerTrial::said, this, &ServerDialogs::said);
    });
    dialog->open();
}

ServerImporting &ServerDialogs::importing()
{
    if (!m_importing) {
        m_importing = new ServerImporting(m_workbench, m_prompts, m_window);
        connect(m_importing, &ServerImporting::written, this, &ServerDialogs::descriptorWritten);
    }
    return *m_importing;
}

void ServerDialogs::importServers()
{
    importing().begin();
}

void ServerDialogs::importFromFile(const QString &path)
{
    importing().show(path);
}

void ServerDialogs::importFrom(const QString &source, const QByteArray &configuration)
{
    importing().show(source, configuration);
}

void ServerDialogs::showResources(const QString &ensemble)
{
    if (!m_resources) {
        m_resources = new ResourcesDialog(m_workbench.mcpServers(), m_window);
        connect(m_resources, &ResourcesDialog::attachRequested, this, &ServerDialogs::attachRequested);
    }
    m_resources->showServer(ensemble);
    bringUp(*m_resources);
}

void ServerDialogs::findServers()
{
    auto *dialog = new FindServersDialog({m_workbench.httpClient(), m_workbench.keychain(), m_workbench.descriptors()}, m_window);
    connect(dialog, &FindServersDialog::kept, this, &ServerDialogs::providerPicked);
    dialog->open();
}

void ServerDialogs::findAgents()
{
    auto *dialog = new FindAgentsDialog(m_workbench.providers(), m_workbench.processHost(), m_window);
    connect(dialog, &FindAgentsDialog::picked, this, &ServerDialogs::providerPicked);
    dialog->open();
}

void ServerDialogs::startModelFile()
{
    auto *dialog = new StartModelDialog(m_workbench.descriptors(), m_prompts, m_window);
    connect(dialog, &StartModelDialog::written, this, [this](const QString &provider) {
        Q_EMIT providerPicked(provider);
        if (network::LlamaServer *server = m_workbench.llamaServers().find(provider))
            server->start();
        showModelServers(provider);
    });
    dialog->open();
}

void ServerDialogs::showModelServers(const QString &provider)
{
    if (!m_modelServers) {
        m_modelServers = new ModelServersDialog(m_workbench.llamaServers(), m_window);
        connect(m_modelServers, &ModelServersDialog::fileRequested, this, &ServerDialogs::startModelFile);
    }
    m_modelServers->pick(provider);
    bringUp(*m_modelServers);
}

void ServerDialogs::serve()
{
    if (!m_serve) {
        m_serve = new ServeDialog(m_server, m_workbench.ensembles(), m_settings, m_window);
        connect(m_serve, &ServeDialog::conversationRequested, this, &ServerDialogs::conversationRequested);
    }
    bringUp(*m_serve);
}

} // namespace gui

// Apart from the other classes' meta-objects, so that a test of one panel need not link the whole workbench.
#include <moc_serverdialogs.cpp>
