// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// What MCP servers offer to the person beside tools: their prompts in the composer, their resources in a window.

#include "gui/composer/composer.h"
#include "gui/offerings/promptcommands.h"
#include "gui/offerings/resourcesdialog.h"
#include "gui/window/conversationpage.h"
#include "gui/window/mainwindow.h"
#include "gui/workbench/workbench.h"

namespace gui {

void MainWindow::offerPrompts()
{
    // The catalogs are read after the first paint.
    if (m_start != Start::Ready || !m_page || m_page->composer().hasPrompts())
        return;
    m_page->composer().setPrompts(
        new PromptCommands(m_workbench.mcpServers(), m_workbench.ensembles(), m_page->session(), &m_page->composer()));
}

void MainWindow::showResources(const QString &ensemble)
{
    if (m_start != Start::Ready)
        return;
    if (!m_resources) {
        m_resources = new ResourcesDialog(m_workbench.mcpServers(), this);
        connect(m_resources, &ResourcesDialog::attachRequested, this, [this](const QList<Attachment> &attachments) {
            for (const Attachment &attachment : attachments) {
                if (m_page)
                    m_page->composer().add(attachment);
            }
        });
    }
    m_resources->showServer(ensemble);
    m_resources->show();
    m_resources->raise();
    m_resources->activateWindow();
}

} // namespace gui
