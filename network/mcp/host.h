// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"
#include "model/schema/jsontext.h"
#include "network/mcp/era.h"

#include <QDeadlineTimer>
#include <QObject>
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

//! Answers what a server asks of the client: life signs, roots, elicitation. Part of a client.
class McpServerRequests final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpServerRequests)

public:
    using Answer = tl::expected<model::JsonText, RpcError>;
    using Done = std::function<void(const Answer &answer)>;

    //! Questions to a person, at once and in a minute; what a server asks beyond that is refused.
    static constexpr int mostAtOnce = 8;
    static constexpr int mostInMinute = 60;

    //! `server` is its name for the person. The host outlives this.
    McpServerRequests(QString server, McpHost &host, QObject *parent);

    //! `done` exactly once, unless `context` is gone by then. `relatedTo`: our request in the course of which it is asked, or 0.
    void answer(const McpServerRequest &request, qint64 relatedTo, QObject *context, Done done);
    //! A person has been asked and has not answered yet.
    bool isAsking() const { return m_asking > 0; }

Q_SIGNALS:
    void askingChanged();

private:
    void count(int change);
    Answer rootsAnswer() const;
    void elicit(const model::JsonText &params, qint64 relatedTo, QObject *context, Done done);

    const QString m_server;
    McpHost &m_host;
    int m_asking = 0;
    //! What the person was asked in this minute.
    QDeadlineTimer m_minute;
    int m_asked = 0;
};

} // namespace network
