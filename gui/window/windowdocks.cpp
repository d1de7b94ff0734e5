// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// What the docks of the main window hold, each made when it is first seen.

#include "gui/agents/agentpreview.h"
#include "gui/descriptors/descriptorpane.h"
#include "gui/descriptors/descriptorspanel.h"
#include "gui/descriptors/editorcompletion.h"
#include "gui/descriptors/knownnames.h"
#include "gui/descriptors/toolpreviews.h"
#include "gui/ensembles/addserverdialog.h"
#include "gui/ensembles/ensemblespanel.h"
#include "gui/inspector/inspectorpanel.h"
#include "gui/inspector/storeexchangelibrary.h"
#include "gui/window/conversationpage.h"
#include "gui/window/lazydock.h"
#include "gui/window/mainwindow.h"
#include "gui/window/serverimporting.h"
#include "gui/window/windows.h"
#include "gui/workbench/workbench.h"

#include <QScreen>

using namespace Qt::StringLiterals;

namespace gui {

QWidget *MainWindow::makeEnsembles()
{
    m_ensembles = new EnsemblesPanel(
        {m_workbench.ensembles(), m_workbench.mcpServers(), m_workbench.descriptors(), m_workbench.approvals()}, m_ensembleDock);
    connect(m_ensembles, &EnsemblesPanel::failed, this, [this](const model::Error &error) { say(error.message); });
    connect(m_ensembles, &EnsemblesPanel::defaultRequested, this, [this](const QString &path, const QByteArray &text) {
        const auto saved = m_workbench.descriptors().save(path, text);
        say(saved ? tr("%1 says so now.").arg(path) : saved.error().message);
    });
    m_ensembles->setSession(m_page ? &m_page->session() : nullptr);
    connect(m_ensembles, &EnsemblesPanel::descriptorRequested, this, &MainWindow::showDescriptor);
    connect(m_ensembles, &EnsemblesPanel::serverRequested, this, &MainWindow::addServer);
    connect(m_ensembles, &EnsemblesPanel::resourcesRequested, this, &MainWindow::showResources);
    connect(m_ensembles, &EnsemblesPanel::messagesRequested, this, [this](const QString &ensemble, const QUrl &server) {
        m_inspectorDock->bringForward();
        m_inspector->showServer(ensemble, server);
    });
    return m_ensembles;
}

void MainWindow::showDescriptor(const QString &path)
{
    m_descriptorDock->bringForward();
    m_descriptors->open(path);
}

void MainWindow::addServer()
{
    // The catalogs are read after the first paint.
    if (m_start != Start::Ready)
        return;
    auto *dialog = new AddServerDialog(m_workbench.descriptors(), this);
    connect(dialog, &AddServerDialog::written, this, &MainWindow::showDescriptor);
    dialog->open();
}

QWidget *MainWindow::makeInspector()
{
    m_inspector = new InspectorPanel(*m_exchanges, m_workbench.exchangeLog(), m_inspectorDock);
    m_inspector->setConversation(m_page ? m_page->session().id() : model::ConversationId());
    connect(m_inspector, &InspectorPanel::reviewRequested, this, [this](const model::TurnRecord &turn) {
        if (m_page)
            m_page->session().reviewRolledBack(turn);
    });
    return m_inspector;
}

QWidget *MainWindow::makeDescriptors()
{
    m_descriptors = new DescriptorsPanel(m_workbench.descriptors(), m_workbench.descriptorCheck(), m_windows.prompts(),
        m_workbench.profile().data + u"/descriptor-versions"_s, m_descriptorDock);
    m_descriptors->pane().completion().setNames(
        [this] { return knownNames(m_workbench.descriptors(), m_workbench.ensembles(), m_workbench.providers(), m_workbench.keychain()); });
    makeBench();
    new AgentPreview(*m_descriptors);
    new ToolPreviews(m_workbench.ensembles(), *m_descriptors);
    connect(m_descriptors, &DescriptorsPanel::detachRequested, this, &MainWindow::detachDescriptors);
    connect(m_descriptors, &DescriptorsPanel::importRequested, this, &MainWindow::importServers);
    return m_descriptors;
}

void MainWindow::importServers()
{
    // The catalogs are read after the first paint.
    if (m_start != Start::Ready)
        return;
    if (!m_importing) {
        m_importing = new ServerImporting(m_workbench, m_windows.prompts(), this);
        connect(m_importing, &ServerImporting::written, this, &MainWindow::showDescriptor);
    }
    m_importing->begin();
}

void MainWindow::detachDescriptors()
{
    m_descriptorDock->fill();
    const bool apart = !m_descriptorDock->isFloating();
    m_descriptorDock->showTitle(apart);
    m_descriptorDock->setFloating(apart);
    if (apart) {
        const QRect room = screen()->availableGeometry().marginsRemoved({8, 40, 8, 8});
        QRect place(QPoint(), QSize(1280, 820).boundedTo(room.size()));
        place.moveCenter(geometry().center());
        place.moveLeft(qBound(room.left(), place.left(), room.right() + 1 - place.width()));
        place.moveTop(qBound(room.top(), place.top(), room.bottom() + 1 - place.height()));
        m_descriptorDock->setGeometry(place);
    }
    m_descriptorDock->bringForward();
}

} // namespace gui
