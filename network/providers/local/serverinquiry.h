// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"
#include "network/providers/local/serverproperties.h"

#include <QPointer>
#include <QUrl>

namespace network {

class HttpClient;
class HttpJob;

//! Asks a llama.cpp server for its properties (`GET /props`). Fails with Provider where it has none, as other servers have.
class ServerInquiry final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServerInquiry)

public:
    //! `root`: where `/props` is. `key`: what the server asks for; may be empty. `allowCleartext`: also where it is not on this machine.
    ServerInquiry(const QUrl &root, const QByteArray &key, HttpClient &client, QObject *parent, bool allowCleartext = false);

Q_SIGNALS:
    void succeeded(const network::ServerProperties &properties);

private:
    void abandon() override;
    void answered(int status);

    QPointer<HttpJob> m_http;
    QByteArray m_body;
};

} // namespace network
