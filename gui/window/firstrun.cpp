// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/firstrun.h"

#include "gui/composer/composer.h"
#include "gui/ensembles/ensemblesmodel.h"
#include "gui/settings/firstrunpage.h"
#include "gui/settings/foldersbutton.h"
#include "gui/window/conversationpage.h"
#include "gui/window/modelchoice.h"
#include "gui/workbench/foundservers.h"
#include "gui/workbench/workbench.h"
#include "invocables/ensembles/ensemblecatalog.h"
#include "network/providers/catalog/serverfinder.h"
#include "network/secrets/keychain.h"

using namespace Qt::StringLiterals;

namespace gui {

FirstRun::FirstRun(Workbench &workbench, ConversationPage &conversation, ModelChoice &models, FoldersButton &folders, FirstRunPage &page)
    : QObject(&page)
    , m_workbench(workbench)
    , m_conversation(conversation)
    , m_models(models)
    , m_page(page)
    , m_tools(new EnsemblesModel(this))
{
    connect(&page, &FirstRunPage::languagePicked, this, &FirstRun::languagePicked);
    connect(&page, &FirstRunPage::rehearseRequested, this, &FirstRun::rehearse);
    connect(&page, &FirstRunPage::serversRequested, this, &FirstRun::findServers);
    connect(&page, &FirstRunPage::serverPicked, this, &FirstRun::useServer);
    connect(&page, &FirstRunPage::keyStored, this, &FirstRun::useProvider);
    connect(&page, &FirstRunPage::folderRequested, &folders, [&folders] { folders.chooseFolder(); });
    connect(&page, &FirstRunPage::finished, this, &FirstRun::finished);
    connect(m_tools, &EnsemblesModel::switched, this, [this](const model::Switches &switches) {
        model::SessionSettings settings = m_conversation.session().settings();
        settings.switches = switches;
        m_conversation.session().setSettings(settings);
    });
    connect(&conversation.session(), &model::Session::settingsChanged, this, &FirstRun::showSettings);
    page.setTools(*m_tools);
    showSettings();
}

void FirstRun::useCatalogs()
{
    m_page.addKeyEntry(m_workbench.providers(), m_workbench.keychain());
    const auto showTools = [this] { m_tools->setEnsembles(m_workbench.ensembles().ensembles()); };
    connect(&m_workbench.ensembles(), &invocables::EnsembleCatalog::changed, this, showTools);
    showTools();
    lookForKeys();
}

void FirstRun::showSettings()
{
    const model::SessionSettings &settings = m_conversation.session().settings();
    m_page.showFolders(settings.folders);
    m_tools->setSwitches(settings.switches);
}

void FirstRun::lookForKeys()
{
    // Those of the environment only: the desktop's keychain may ask to be unlocked, which nobody expects of a first start.
    for (const network::Provider &provider : m_workbench.providers().providers()) {
        if (!provider.enabled || m_workbench.keychain().known(provider.keyName).isEmpty())
            continue;
        m_models.pickProvider(provider.name);
        return m_page.showFoundKey(provider.title.isEmpty() ? provider.name : provider.title);
    }
}

void FirstRun::rehearse()
{
    for (const network::Provider &provider : m_workbench.providers().providers()) {
        if (provider.baseUrl.scheme() != "rehearsal"_L1)
            continue;
        m_conversation.composer().editor().setPlainText(tr("Roll 2d6, compute 17 * 23 and tell me the time."));
        m_models.pickProvider(provider.name);
        return Q_EMIT finished();
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
    useProvider(saved ? saved->provider : provider.name);
}

void FirstRun::useProvider(const QString &name)
{
    if (!m_workbench.providers().find(name))
        return;
    m_page.showStep(FirstRunPage::WorkspaceStep);
    m_models.pickProvider(name);
}

} // namespace gui

// Apart from the other classes' meta-objects, so that a test of one panel need not link the whole workbench.
#include <moc_firstrun.cpp>
