// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/shared/attachment.h"

#include "model/basics/identifier.h"
#include "model/conversation/sessionsettings.h"

#include <QObject>
#include <QPointer>

namespace gui {

class Actions;
class ModelServersDialog;
class ProgramServer;
class ResourcesDialog;
class ServeDialog;
class ServerImporting;
class UserPrompts;
class Workbench;

//! What a window does with servers, in dialogs of its own: those of MCP are added, imported, and asked for resources; those of models are
//! found, started and watched. Made once the catalogs have been read. Owned by its window.
class ServerDialogs final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServerDialogs)

public:
    //! `settings`: of conversations that other programs begin.
    ServerDialogs(Workbench &workbench, UserPrompts &prompts, ProgramServer &server, std::function<model::SessionSettings()> settings,
        QWidget *window);
    ~ServerDialogs() override;

    void connectActions(Actions &actions);
    void addServer();
    //! From another client's file.
    void importServers();
    void importFromFile(const QString &path);
    //! From a configuration as another client has it, which is shown as coming from `source`.
    void importFrom(const QString &source, const QByteArray &configuration);
    //! Of the server of this ensemble, or of any.
    void showResources(const QString &ensemble = {});
    void findServers();
    //! Those of other programs, which are chosen like models.
    void findAgents();
    void startModelFile();
    void showModelServers(const QString &provider = {});
    //! Parlance itself, for other programs.
    void serve();

Q_SIGNALS:
    void said(const QString &text);
    void descriptorWritten(const QString &path);
    //! A provider is described now that the person wants to use.
    void providerPicked(const QString &provider);
    //! Something is under way there that the person wants to see.
    void conversationRequested(const model::ConversationId &id);
    //! Resources are to go with the next message.
    void attachRequested(const QList<gui::Attachment> &attachments);

private:
    ServerImporting &importing();

    Workbench &m_workbench;
    UserPrompts &m_prompts;
    ProgramServer &m_server;
    const std::function<model::SessionSettings()> m_settings;
    QWidget *m_window;
    ServerImporting *m_importing = nullptr;
    QPointer<ResourcesDialog> m_resources;
    QPointer<ModelServersDialog> m_modelServers;
    QPointer<ServeDialog> m_serve;
};

} // namespace gui
