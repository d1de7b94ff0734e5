// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/workbench/agentports.h"

#include "gui/workbench/workbench.h"
#include "invocables/ensembles/ensemblecatalog.h"
#include "invocables/external/workspacesnapshot.h"
#include "invocables/files/agentwrites.h"
#include "model/basics/profile.h"
#include "model/schema/jsonwriter.h"
#include "model/store/store.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

struct AgentPortsTexts {
    Q_DECLARE_TR_FUNCTIONS(AgentPorts)
};

//! The folder that a conversation without a workspace has for its agent is in one that is hidden from tools.
QString concernOf(const QStringList &folders, QStringList hidden, const QString &path)
{
    hidden.removeIf([&folders](const QString &each) { return folders.first().startsWith(each + u'/'); });
    const auto place = invocables::PathGuard(folders, hidden).locate(path);
    if (!place)
        return AgentPortsTexts::tr("It is about a file outside of the workspace.");
    return place->sensitive ? AgentPortsTexts::tr("It is about a file that is hidden, looks like a secret or is run by other programs.")
                            : QString();
}

class RepositoryCover final : public network::AcpCover
{
public:
    explicit RepositoryCover(const invocables::WorkspaceSnapshot::Parts &parts)
        : m_snapshot(new invocables::WorkspaceSnapshot(parts, nullptr))
    {
    }
    // It may be told from within that it is not needed any more.
    ~RepositoryCover() override { m_snapshot->deleteLater(); }
    Q_DISABLE_COPY_MOVE(RepositoryCover)

    void take(std::function<void()> done) override { m_snapshot->take(std::move(done)); }
    void compare(const QStringList &calls, std::function<void()> done) override { m_snapshot->compare(calls, std::move(done)); }

private:
    invocables::WorkspaceSnapshot *const m_snapshot;
};

//! This program as an MCP server for an agent that works in a folder: how it is started, as a JSON array of one entry (Agent Client
//! Protocol, "Session Setup"). It offers those of the ensembles that the person has described; of those that are shipped agents have their
//! own. Without any the array is empty.
model::JsonText ownServer(
    const model::Profile &profile, const invocables::EnsembleCatalog &catalog, const QStringList &ensembles, const QString &folder)
{
    QStringList arguments;
    for (const QString &name : ensembles) {
        const invocables::Ensemble *ensemble = catalog.find(name);
        if (ensemble && !ensemble->path.startsWith(u':'))
            arguments += {u"--ensemble"_s, name};
    }
    model::JsonWriter writer;
    writer.beginArray();
    if (arguments.isEmpty())
        return writer.endArray().text();
    const QString home = QFileInfo(profile.config).path();
    if (model::Profile::inFolder(home).data == profile.data)
        arguments = QStringList {u"--profile"_s, home, u"serve-mcp"_s, u"--stdio"_s, u"--folder"_s, folder} + arguments;
    else
        arguments = QStringList {u"serve-mcp"_s, u"--stdio"_s, u"--folder"_s, folder} + arguments;
    writer.beginObject().member(u"name", u"parlance").member(u"command", QCoreApplication::applicationFilePath());
    writer.key(u"args").beginArray();
    for (const QString &argument : arguments)
        writer.string(argument);
    return writer.endArray().key(u"env").beginArray().endArray().endObject().endArray().text();
}

} // namespace

network::AcpServices agentServices(Workbench &workbench)
{
    network::AcpServices services;
    services.keychain = &workbench.keychain();
    services.processHost = [&workbench]() -> network::ProcessHost & { return workbench.processHost(); };
    services.log = &workbench.exchangeLog();
    services.folders = workbench.profile().cache + u"/agents"_s;
    services.invocations = [&workbench]() -> model::Invocations & { return workbench.invocations(); };
    services.servers = [&workbench](const QStringList &ensembles, const QString &folder) {
        return ownServer(workbench.profile(), workbench.ensembles(), ensembles, folder);
    };
    services.concernOf = [hidden = workbench.hiddenFolders()](
                             const QStringList &folders, const QString &path) { return concernOf(folders, hidden, path); };
    services.hiddenFolders = workbench.hiddenFolders();
    services.cover = [&workbench](const model::ExchangeOrigin &turn, const QStringList &folders) -> std::shared_ptr<network::AcpCover> {
        if (workbench.store().isReadOnly() || !invocables::WorkspaceSnapshot::canBeTaken(workbench.processHost(), folders))
            return nullptr;
        return std::make_shared<RepositoryCover>(
            invocables::WorkspaceSnapshot::Parts {workbench.processHost(), workbench.store(), turn, folders, workbench.hiddenFolders()});
    };
    const auto writes = std::make_shared<invocables::AgentWrites>(workbench.store(), workbench.hiddenFolders());
    services.wrote = [writes](const model::ExchangeOrigin &call, const QStringList &folders, const QList<network::AcpCall::Diff> &diffs) {
        QList<invocables::ReportedChange> changes;
        for (const network::AcpCall::Diff &diff : diffs)
            changes.append({diff.path, diff.before, diff.after});
        writes->keep(call, folders, changes);
    };
    return services;
}

} // namespace gui
