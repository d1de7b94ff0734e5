// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/mcp/mcpresource.h"
#include "model/basics/countdown.h"
#include "network/mcp/connection.h"
#include "network/mcp/listing.h"

#include <QHash>
#include <QPointer>

namespace invocables {

//! What a server offers to the person beside its tools: resources, families of resources, prompts. Listed when somebody wants to see
//! them, from then on whenever they change, and again for whoever looks where they are no longer fresh. Owned by an McpEnsemble.
class McpOfferings final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpOfferings)

public:
    //! The connection outlives this.
    McpOfferings(network::McpConnection &connection, QObject *parent);

    //! The templates come after the others.
    QList<McpResource> resources() const { return m_resources + m_templates; }
    const QList<McpPrompt> &prompts() const { return m_prompts; }

    // Somebody wants to see them: they are listed as soon as the server is connected, and kept up to date. May be called again, which
    // lists again what is due.
    void show();
    void showPrompts();
    //! Asks for what is shown once more.
    void refresh();
    //! They were for the eyes of whoever was signed in.
    void forget();
    //! Lists are being asked for.
    bool isListing() const { return m_listings > 0; }

Q_SIGNALS:
    //! What there is, or that it is being listed.
    void changed();
    //! A list could not be had; those from before stay.
    void failed(const model::Error &error);

private:
    using Items = QList<model::JsonText>;

    void followConnection();
    bool isDue(const QString &method, QStringView capability) const;
    void listResources();
    void listPrompts();
    void begin();
    void list(const QString &method, const QString &key, std::function<void(const Items &items)> take);

    network::McpConnection &m_connection;
    QPointer<network::McpClient> m_client;
    bool m_showsResources = false;
    bool m_showsPrompts = false;
    int m_listings = 0;
    //! By method; of what is being listed, as if it were fresh.
    QHash<QString, network::McpFreshness> m_freshness;
    model::Countdown m_resourcesSoon;
    model::Countdown m_promptsSoon;
    QList<McpResource> m_resources;
    QList<McpResource> m_templates;
    QList<McpPrompt> m_prompts;
};

} // namespace invocables
