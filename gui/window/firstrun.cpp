// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/composer.h"
#include "gui/preferences/preferences.h"
#include "gui/settings/conversationbar.h"
#include "gui/settings/firstrunpage.h"
#include "gui/settings/modelselector.h"
#include "gui/window/conversationpage.h"
#include "gui/window/mainwindow.h"
#include "gui/window/windows.h"
#include "gui/workbench/foundservers.h"
#include "gui/workbench/workbench.h"
#include "network/providers/catalog/serverfinder.h"
#include "network/secrets/keychain.h"

#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace gui {

//! How a window is begun with when nothing is set up yet; the rest of the window is in mainwindow.cpp.
void MainWindow::beginFirstRun()
{
    m_firstRun = new FirstRunPage(this);
    m_middle->addWidget(m_firstRun);
    m_middle->setCurrentWidget(m_firstRun);
    connect(m_firstRun, &FirstRunPage::rehearseRequested, this, &MainWindow::rehearse);
    connect(m_firstRun, &FirstRunPage::serversRequested, this, &MainWindow::findServersFirst);
    connect(m_firstRun, &FirstRunPage::serverPicked, this, &MainWindow::useServer);
    connect(m_firstRun, &FirstRunPage::keyStored, this, &MainWindow::useProvider);
    connect(m_firstRun, &FirstRunPage::skipped, this, &MainWindow::leaveFirstRun);
}

void MainWindow::leaveFirstRun()
{
    if (!m_firstRun)
        return;
    m_middle->setCurrentWidget(m_page);
    m_firstRun->hide();
    std::exchange(m_firstRun, nullptr)->deleteLater();
    m_page->composer().editor().setFocus();
}

void MainWindow::lookForKeys()
{
    // Those of the environment only: the desktop's keychain may ask to be unlocked, which nobody expects of a first start.
    for (const network::Provider &provider : m_workbench.providers().providers()) {
        if (provider.enabled && !m_workbench.keychain().known(provider.keyName).isEmpty()) {
            useProvider(provider.name);
            return;
        }
    }
}

void MainWindow::rehearse()
{
    for (const network::Provider &provider : m_workbench.providers().providers()) {
        if (provider.baseUrl.scheme() != "rehearsal"_L1)
            continue;
        useProvider(provider.name);
        m_page->composer().editor().setPlainText(tr("Roll 2d6, compute 17 * 23 and tell me the time."));
        return;
    }
    say(tr("No rehearsal provider is described."));
}

void MainWindow::findServersFirst()
{
    m_firstRun->searchBegan();
    auto *finder = new network::ServerFinder(m_workbench.httpClient(), m_workbench.keychain(), this);
    connect(finder, &network::ServerFinder::found, this, [this](const network::Provider &provider) {
        if (m_firstRun)
            m_firstRun->addServer(provider);
    });
    connect(finder, &network::ServerFinder::succeeded, this, [this](const QList<network::Provider> &found) {
        if (m_firstRun)
            m_firstRun->searchEnded(int(found.size()));
    });
}

void MainWindow::useServer(const network::Provider &provider)
{
    const auto saved = keepServer(m_workbench.descriptors(), provider);
    if (!saved)
        say(saved.error().message);
    useProvider(saved ? saved->provider : provider.name);
}

void MainWindow::useProvider(const QString &name)
{
    const network::Provider *provider = m_workbench.providers().find(name);
    if (!provider)
        return;
    m_bar->setProviders(m_workbench.providers().providers());
    const model::ModelAddress address {provider->name, provider->models.isEmpty() ? QString() : provider->models.first().name};
    leaveFirstRun();
    if (address.model.isEmpty())
        m_bar->models().openList();
    else
        m_bar->pickModel(address);
}

void MainWindow::usePickedModel(const model::ModelAddress &address)
{
    m_windows.preferences().setModel(address.toString());
    model::SessionSettings defaults = m_workbench.sessions().defaults();
    defaults.model = address;
    m_workbench.sessions().setDefaults(defaults);
}

} // namespace gui
