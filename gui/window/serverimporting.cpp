// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/serverimporting.h"

#include "gui/descriptors/importserversdialog.h"
#include "gui/shared/userprompts.h"
#include "gui/workbench/workbench.h"
#include "network/secrets/keychain.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace gui {

ServerImporting::ServerImporting(Workbench &workbench, UserPrompts &prompts, QWidget *window)
    : QObject(window)
    , m_workbench(workbench)
    , m_prompts(prompts)
    , m_window(window)
{
}

void ServerImporting::begin()
{
    m_prompts.chooseFileToOpen(
        m_window, tr("Configuration file of another client (mcpServers or servers)"), this, [this](const QString &path) { show(path); });
}

void ServerImporting::show(const QString &path)
{
    ask(QFileInfo(path).fileName(), [path](ServerImport &taking) { return taking.read(path); });
}

void ServerImporting::show(const QString &source, const QByteArray &text)
{
    ask(source, [text, source](ServerImport &taking) { return taking.readText(text, source); });
}

void ServerImporting::ask(const QString &source, const std::function<Servers(ServerImport &)> &read)
{
    // It outlives the dialog, since a keychain may ask the person in turn.
    auto *taking = new ServerImport(
        {m_workbench.descriptors(), m_workbench.descriptorCheck(), m_workbench.ensembles(), m_workbench.keychain()},
        m_workbench.descriptors().workspaceFolder(), this);
    const Servers servers = read(*taking);
    if (!servers) {
        delete taking;
        return say(servers.error().message);
    }
    connect(taking, &ServerImport::taken, this, &ServerImporting::finish);
    connect(taking, &ServerImport::taken, taking, &QObject::deleteLater);
    auto *dialog = new ImportServersDialog(source, *servers, m_window);
    connect(dialog, &ImportServersDialog::chosen, taking, &ServerImport::take);
    connect(dialog, &QDialog::rejected, taking, &QObject::deleteLater);
    dialog->open();
}

void ServerImporting::finish(const ServerImport::Outcome &outcome)
{
    m_workbench.descriptors().load();
    if (!outcome.written.isEmpty())
        Q_EMIT written(outcome.written.first());
    if (!outcome.problems.isEmpty())
        say(outcome.problems.join(u'\n'));
}

void ServerImporting::say(const QString &text)
{
    m_prompts.tell(m_window, text);
}

} // namespace gui
