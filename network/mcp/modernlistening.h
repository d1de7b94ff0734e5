// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "network/mcp/era.h"

#include <QPointer>

namespace network {

class McpRequest;

//! `subscriptions/listen`: a request that goes on while changes are wanted, and is made anew when it ends or what is wanted changes, unless
//! the server does not know it. Owned by the client through its era.
class ModernListening final : public QObject, public McpListening
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ModernListening)

public:
    explicit ModernListening(McpClient &client);
    ~ModernListening() override;

    void setResources(const QStringList &uris) override;

private:
    void begin();
    model::JsonText wanted() const;
    void ended();

    McpClient &m_client;
    QStringList m_resources;
    QPointer<McpRequest> m_request;
    model::Countdown m_again;
    int m_wait = 0;
    //! The server knows no such request.
    bool m_isRefused = false;
};

} // namespace network
