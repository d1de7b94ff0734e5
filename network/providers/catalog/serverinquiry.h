// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"
#include "network/providers/description/serverproperties.h"

#include <QPointer>
#include <QUrl>

namespace network {

class HttpClient;
class HttpJob;

//! Has a server say what it is. Only llama.cpp's has properties (`GET /props`), and only one that is known for such a server is asked for
//! them: any other is asked for its list of models first, which it has under an address of its dialect's, and that shows whose it is.
//! Fails with Provider where a server says nothing of itself.
class ServerInquiry final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServerInquiry)

public:
    struct Place {
        //! Where `/props` is.
        QUrl root;
        //! The list of models; empty where the server is known for llama.cpp's.
        QUrl list = {};
        //! What the server asks for; may be empty.
        QByteArray key = {};
        //! Also where it is not on this machine.
        bool allowCleartext = false;
    };

    ServerInquiry(const Place &place, HttpClient &client, QObject *parent);

Q_SIGNALS:
    void succeeded(const network::ServerProperties &properties);

private:
    void abandon() override;
    void ask(const QUrl &url, void (ServerInquiry::*answered)(int status));
    void takeList(int status);
    void askForProperties();
    void takeProperties(int status);
    void tell(const ServerProperties &properties);

    const Place m_place;
    HttpClient &m_client;
    QPointer<HttpJob> m_http;
    QByteArray m_body;
    //! What its list says.
    ServerProperties m_listed;
};

} // namespace network
