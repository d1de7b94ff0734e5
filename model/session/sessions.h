// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/edithistory.h"
#include "model/session/session.h"
#include "model/session/workspaceinstructions.h"

#include <memory>

namespace model {

//! Opens, shares and closes sessions. A session lives as long as somebody holds its handle, and to the end of its turn. Owned by the
//! workbench.
class Sessions final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Sessions)

public:
    using Handle = std::shared_ptr<Session>;

    explicit Sessions(const Session::Parts &parts, QObject *parent = nullptr);
    ~Sessions() override;

    //! What a new conversation starts with.
    void setDefaults(const SessionSettings &settings) { m_defaults = settings; }
    const SessionSettings &defaults() const { return m_defaults; }

    //! A new conversation; it is in the store from its first turn on.
    Handle create();
    //! The same session for everybody who opens the same conversation.
    Result<Handle> open(const ConversationId &id);
    //! Null where it is not open.
    Handle find(const ConversationId &id) const;
    QList<Handle> all() const;

    //! Does an edit that is undone under this name. `done` says later what came of it.
    void edit(const QString &name, const Edit &edit, const std::function<void(const Result<void> &)> &done);
    //! What has been done by this and in the sessions.
    EditHistory &history() { return m_history; }
    //! What workspaces say to the model. Made with the first call; without it nothing is said.
    WorkspaceInstructions &instructions();

Q_SIGNALS:
    void opened(model::Session *session);
    //! Nobody holds the conversation any more, and its last turn has ended.
    void closed(const model::ConversationId &id);
    //! A conversation has come into being, or has changed in a way that lists show.
    void listChanged();

private:
    Handle adopt(Session *session);
    void rememberUntilStored(const Session &closing);
    void holdWhileBusy(const Session &session);
    Result<void> apply(const Edit &edit, std::function<void(const Result<Edit> &)> done);
    void settle(const QList<Handle> &held, const Edit &edit, const Result<Edit> &back);

    std::unique_ptr<WorkspaceInstructions> m_instructions;
    Session::Parts m_parts;
    SessionSettings m_defaults;
    QHash<ConversationId, std::weak_ptr<Session>> m_sessions;
    QHash<ConversationId, Handle> m_busy;
    //! Of those that nobody holds any more, until the store has them.
    QHash<ConversationId, std::shared_ptr<const SessionSettings>> m_leaving;
    EditHistory m_history;
};

} // namespace model
