// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/serving/acp/acpsession.h"
#include "gui/serving/acp/lentservers.h"
#include "network/framing/linepipe.h"

#include <QSet>

#include <unordered_map>

namespace gui {

//! This program as an agent of the Agent Client Protocol (version 1), for the editor that has started it: its sessions are conversations.
//! Owned by the command; deleting it stops the turns under way.
class AcpAgent final : public QObject, private AcpSession::Editor
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AcpAgent)

public:
    static constexpr qsizetype mostSessions = 64;
    //! Conversations in one answer of `session/list`.
    static constexpr int mostListed = 100;

    //! `settings`: of conversations that the editor begins, but for their folder. Both files are open and outlive this.
    AcpAgent(Workbench &workbench, const model::SessionSettings &settings, int in, int out, QObject *parent);
    ~AcpAgent() override;

    void start() { m_pipe.start(); }
    //! Whether somebody at a window could answer what the editor's person may not, or cannot.
    void setWatched(std::function<bool()> isWatched) { m_isWatched = std::move(isWatched); }
    //! The editor, with the prompts that are under way.
    QList<ServedClient> clients() const;
    //! A prompt of one of the clients'.
    void stop(const QString &work);

Q_SIGNALS:
    void clientsChanged();
    //! The editor has gone, or takes nothing any more; the last signal. `why` is empty where all is in order.
    void finished(const QString &why);

private:
    void take(const QByteArray &line);
    void request(const network::RpcMessage &message);
    void takeAnswer(const network::RpcMessage &message);
    void requestOfSession(const network::RpcMessage &message);
    void initialize(const network::RpcMessage &message);
    void openNew(const network::RpcMessage &message);
    void openKept(const network::RpcMessage &message);
    void fork(const network::RpcMessage &message);
    void list(const network::RpcMessage &message);
    //! The folder that a request names, as file tools need it; nothing, and an error has been sent, where it is none.
    std::optional<QString> folderIn(const network::RpcMessage &message);
    //! The ensembles of the servers that a request lends; nothing, and an error has been sent, where they cannot be taken.
    std::optional<QStringList> lentIn(const network::RpcMessage &message, const QString &folder);
    AcpSession *add(const model::Sessions::Handle &handle, const QString &folder, const QStringList &lent);
    void close(AcpSession &session);
    AcpSession *find(const network::RpcMessage &message);
    void setOption(const network::RpcMessage &message, AcpSession &session);
    void succeed(const network::RpcMessage &request, const model::JsonText &result) { answer(request.id, result, {}); }
    void refuse(const network::RpcMessage &request, int code, const QString &why) { answer(request.id, {}, {code, why}); }
    //! With the state of a session, and its identifier where it is new to the editor.
    void tellState(const network::RpcMessage &request, AcpSession &session, bool named);

    void update(const QString &session, const model::JsonText &update) override;
    void ask(QStringView method, const model::JsonText &params, QObject *context,
        std::function<void(const std::optional<model::JsonText> &)> answered) override;
    void answer(const model::JsonText &id, const model::JsonText &result, const network::RpcError &error) override;
    bool isWatched() const override { return m_isWatched && m_isWatched(); }
    bool canElicit(QStringView mode) const override { return m_elicitation.member(mode).value_or(model::JsonText()).isObject(); }
    QString name() const override;

    struct Asked {
        QPointer<QObject> context;
        std::function<void(const std::optional<model::JsonText> &)> answered;
    };

    Workbench &m_workbench;
    const model::SessionSettings m_settings;
    LentServers m_lent;
    network::LinePipe m_pipe;
    bool m_isInitialized = false;
    std::function<bool()> m_isWatched;
    ServedClient m_editor;
    //! What the editor has declared of its own.
    model::JsonText m_elicitation;
    std::unordered_map<qint64, Asked> m_asked;
    qint64 m_lastId = 0;
    //! Ids of the editor's requests that are not answered yet.
    QSet<QByteArray> m_unanswered;
    QHash<QString, AcpSession *> m_sessions;
};

} // namespace gui
