// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/firstrun.h"

#include "gui/settings/firstrunpage.h"
#include "gui/workbench/foundservers.h"
#include "gui/workbench/workbench.h"
#include "network/providers/catalog/serverfinder.h"
#include "network/secrets/keychain.h"

using namespace Qt::StringLiterals;

namespace gui {

FirstRun::FirstRun(Workbench &workbench, FirstRunPage &page)
    : QObject(&page)
    , m_workbench(workbench)
    , m_page(page)
{
    connect(&page, &FirstRunPage::rehearseRequested, this, &FirstRun::rehearse);
    connect(&page, &FirstRunPage::serversRequested, this, &FirstRun::findServers);
    connect(&page, &FirstRunPage::serverPicked, this, &FirstRun::useServer);
    connect(&page, &FirstRunPage::keyStored, this, [this](const QString &provider) { Q_EMIT providerPicked(provider, {}); });
    connect(&page, &FirstRunPage::skipped, this, &FirstRun::skipped);
}

void FirstRun::useCatalogs()
{
    m_page.addKeyEntry(m_workbench.providers(), m_workbench.keychain());
    lookForKeys();
}

void FirstRun::lookForKeys()
{
    // Those of the environment only: the desktop's keychain may ask to be unlocked, which nobody expects of a first start.
    for (const network::Provider &provider : m_workbench.providers().providers()) {
        if (provider.enabled && !m_workbench.keychain().known(provider.keyName).isEmpty())
            return Q_EMIT providerPicked(provider.name, {});
    }
}

void FirstRun::rehearse()
{
    for (const network::Provider &provider : m_workbench.providers().providers()) {
        if (provider.baseUrl.scheme() == "rehearsal"_L1)
            return Q_EMIT providerPicked(provider.name, tr("Roll 2d6, compute 17 * 23 and tell me the time."));
    }
    Q_EMIT said(tr("No rehearsal provider is described."));
}

void FirstRun::findServers()
{
    m_page.searchBegan();
    auto *finder = new network::ServerFinder(m_workbench.httpClient(), m_workbench.keychain(), this);
    connect(finder, &network::ServerFinder::found, &m_page, &FirstRunPage::addServer);
    connect(finder, &network::ServerFinder::succeeded, &m_page,
        [this](const QList<network::Provider> &found) { m_page.searchEnded(int(found.size())); });
}

void FirstRun::useServer(const network::Provider &provider)
{
    const auto saved = keepServer(m_workbench.descriptors(), provider);
    if (!saved)
        Q_EMIT said(saved.error().message);
    Q_EMIT providerPicked(saved ? saved->provider : provider.name, {});
}

} // namespace gui

// Apart from the other classes' meta-objects, so that a test of one panel need not link the whole workbench.
#include <moc_firstrun.cpp>
