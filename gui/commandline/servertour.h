// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsontext.h"

#include <QObject>

namespace network {
class McpClient;
}

namespace gui {

//! Goes through all that a server offers: lists its tools, resources and prompts, calls every tool, reads every resource and gets every
//! prompt, with arguments that fit. What fails is told and does not end the tour. Made for one tour, ended by `finished`.
class ServerTour final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServerTour)

public:
    //! `calls`: what to call instead of each tool: a JSON array of objects with `name` and `arguments`; empty for each tool.
    ServerTour(network::McpClient &client, model::JsonText calls, QObject *parent);

    void start();
    bool anythingFailed() const { return m_failures > 0; }

Q_SIGNALS:
    //! A line for the person.
    void told(const QString &line);
    void finished();

private:
    //! One kind of thing that servers offer.
    struct Stop {
        QString capability;
        QString list;
        QString key;
        QString use;
        //! The member of an item that names it, and of the request's parameters.
        QString name;
    };
    static const QList<Stop> &stops();

    void nextStop();
    void visit(const Stop &stop, const QList<model::JsonText> &items);
    void useAll(const Stop &stop, const QList<model::JsonText> &items);
    void use(const Stop &stop, const model::JsonText &params, const model::JsonText &schema);
    model::JsonText argumentsFor(const model::JsonText &tool, const QList<model::JsonText> &tools) const;
    void leaveOne();

    network::McpClient &m_client;
    const model::JsonText m_calls;
    int m_stop = -1;
    int m_underWay = 0;
    int m_failures = 0;
};

} // namespace gui
