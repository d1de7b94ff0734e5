// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"
#include "network/providers/description/provider.h"

namespace network {

class HttpClient;
class Keychain;

//! Looks for model servers on this machine, when the person asks: asks the usual loopback ports side by side for their models.
class ServerFinder final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServerFinder)

public:
    //! A port and what usually listens there.
    struct Place {
        quint16 port = 0;
        QString name;
        QString title;
        Quirks quirks = {};
    };
    static QList<Place> usualPlaces();

    ServerFinder(HttpClient &client, Keychain &keychain, QObject *parent, const QList<Place> &places = usualPlaces());

Q_SIGNALS:
    //! A server answered, with its models. It can be added to the catalog as it is, or saved (providerDescriptor).
    void found(const network::Provider &provider);
    //! All places have answered or not; in the order of the places.
    void succeeded(const QList<network::Provider> &providers);

private:
    void abandon() override;
    void start();
    void probe(int number, const Provider &provider);
    void finishOne();

    HttpClient &m_client;
    Keychain &m_keychain;
    const QList<Place> m_places;
    QMap<int, Provider> m_found;
    int m_open = 0;
};

} // namespace network
