// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/mcp/mcpensemble.h"
#include "invocables/tools/ensemble.h"
#include "model/session/invocations.h"

namespace invocables {

//! The MCP servers of all ensembles that live on one, as the descriptors describe them now: one connection for each ensemble and
//! profile. Owned by the workbench; outlives the catalog, whose invokers call them.
class McpServers final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpServers)

public:
    //! How long a turn waits for servers, in milliseconds.
    static constexpr int longestWait = 15'000;

    //! `folder`: where their tools are remembered, empty for nowhere. The services outlive this.
    explicit McpServers(network::McpServices services, const QString &folder = {}, QObject *parent = nullptr);
    ~McpServers() override;

    void setLongestWait(int milliseconds) { m_longestWait = milliseconds; }

    //! How the person is asked what servers want to know while a prompt is filled in or a resource is read; nobody is asked without it.
    using Ask = std::function<model::Question *(const model::Question::Subject &subject, QObject *owner)>;
    void setAsk(Ask ask) { m_ask = std::move(ask); }

    //! Servers that are no longer described are stopped, those that are described otherwise are replaced, the others run on.
    void follow(const QList<Ensemble> &ensembles);

    //! By the ensemble's name; null where it has no server. Good until the next changed().
    McpEnsemble *find(const QString &ensemble) const { return m_ensembles.value(ensemble); }
    QList<McpEnsemble *> all() const { return m_ensembles.values(); }
    //! The ensemble with what its server adds to its descriptor: tools, state.
    Ensemble completed(const Ensemble &described) const;

    //! The conversation has these on, and no others but those that are `kept`, connected or not: they are connected. `done` when each is
    //! ready or nothing worth waiting for, at the latest after longestWait; see model::Invocations::prepare.
    void prepare(const QStringList &ensembles, const QStringList &kept, const model::ToolsWanted &wanted, QObject *context,
        const model::Invocations::Waiting &waiting, const std::function<void()> &done);
    //! The conversation was closed.
    void release(const model::ConversationId &conversation);

Q_SIGNALS:
    //! A server's state or its tools, or which servers there are.
    void changed();
    //! What its tools keep for each other is void.
    void disconnected(const QString &ensemble);

private:
    void add(const network::McpServer &server);
    void remove(const QString &ensemble);

    const network::McpServices m_services;
    const McpKnownTools m_known;
    int m_longestWait = longestWait;
    Ask m_ask;
    QMap<QString, McpEnsemble *> m_ensembles;
};

} // namespace invocables
