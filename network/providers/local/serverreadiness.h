// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"
#include "network/providers/description/serverproperties.h"

#include <QPointer>
#include <QUrl>

namespace network {

class HttpClient;

//! Waits until a server has loaded its model, by asking `/health` again and again (503 until then), and asks it for its properties.
//! Never fails: it goes on until it is cancelled, since only whoever watches the process knows that waiting is in vain.
class ServerReadiness final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServerReadiness)

public:
    //! `root`: where `/health` is. `key`: see ServerInquiry. `quiet` keeps the questions out of the person's record, where they would be
    //! hundreds.
    ServerReadiness(const QUrl &root, QByteArray key, HttpClient &quiet, HttpClient &recorded, QObject *parent);

Q_SIGNALS:
    void succeeded(const network::ServerProperties &properties);

private:
    void abandon() override;
    void askHealth();
    void askProperties();
    void again();
    void ready(const ServerProperties &properties);

    const QUrl m_root;
    const QByteArray m_key;
    HttpClient &m_quiet;
    HttpClient &m_recorded;
    QPointer<model::Job> m_asking;
    //! Milliseconds until the next question.
    int m_pause;
};

} // namespace network
