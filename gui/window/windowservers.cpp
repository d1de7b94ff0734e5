// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/servers/findserversdialog.h"
#include "gui/servers/modelserversdialog.h"
#include "gui/servers/startmodeldialog.h"
#include "gui/window/mainwindow.h"
#include "gui/window/windows.h"
#include "gui/workbench/workbench.h"
#include "network/providers/local/llamaservers.h"

namespace gui {

//! What the window does with servers of models on this machine; the rest of the window is in mainwindow.cpp.
void MainWindow::findServers()
{
    // The catalogs are read after the first paint.
    if (m_start != Start::Ready)
        return;
    auto *dialog = new FindServersDialog({m_workbench.httpClient(), m_workbench.keychain(), m_workbench.descriptors()}, this);
    connect(dialog, &FindServersDialog::kept, this, &MainWindow::useProvider);
    dialog->open();
}

void MainWindow::startModelFile()
{
    if (m_start != Start::Ready)
        return;
    auto *dialog = new StartModelDialog(m_workbench.descriptors(), m_windows.prompts(), this);
    connect(dialog, &StartModelDialog::written, this, [this](const QString &provider) {
        useProvider(provider);
        if (network::LlamaServer *server = m_workbench.llamaServers().find(provider))
            server->start();
        showModelServers(provider);
    });
    dialog->open();
}

void MainWindow::showModelServers(const QString &provider)
{
    if (m_start != Start::Ready)
        return;
    auto *dialog = findChild<ModelServersDialog *>();
    if (!dialog) {
        dialog = new ModelServersDialog(m_workbench.llamaServers(), this);
        connect(dialog, &ModelServersDialog::fileRequested, this, &MainWindow::startModelFile);
    }
    dialog->pick(provider);
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

} // namespace gui
