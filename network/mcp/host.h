// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/origin.h"
#include "model/schema/jsontext.h"

#include <QStringList>
#include <QUrl>

#include <functional>

class QObject;

namespace network {

//! What a server wants to know from the person (client/elicitation).
struct McpElicitation {
    enum class Mode { Form, Url };

    Mode mode = Mode::Form;
    //! The server that asks, by the name that the person gave it.
    QString server = {};
    QString message = {};
    //! Of a form: a JSON Schema of a flat object.
    model::JsonText schema = {};
    //! Where the person is to go, in a browser: never fetched by the program.
    QUrl url = {};
    //! Of a URL: what the server calls it when it says that it is done.
    QString id = {};
    //! Our request in the course of which it is asked; 0 where that is not known.
    qint64 request = 0;
};

struct McpElicitationAnswer {
    enum class Action { Accept, Decline, Cancel };

    Action action = Action::Cancel;
    //! Of a form that was accepted.
    model::JsonText content = {};
};

//! Whoever stands behind a client and can answer what servers ask of it. Outlives the client.
class McpHost
{
public:
    virtual ~McpHost() = default;

    //! The folders that servers may work in: absolute paths.
    virtual QStringList roots() const = 0;
    //! `done` exactly once, unless `context` is gone by then: that takes the question back.
    virtual void elicit(const McpElicitation &elicitation, QObject *context, std::function<void(const McpElicitationAnswer &)> done) = 0;
};

} // namespace network
