// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/host.h"

#include "model/schema/jsonview.h"
#include "model/schema/jsonwriter.h"

#include <QFileInfo>
#include <QPointer>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonView, model::JsonWriter;

namespace {

//! Counts one until it is ended, or gone with whoever would have ended it.
class Count
{
    Q_DISABLE_COPY_MOVE(Count)

public:
    using Change = std::function<void(int)>;
    explicit Count(QObject *owner, Change change)
        : m_owner(owner)
        , m_change(std::move(change))
    {
        m_change(1);
    }

    ~Count() { end(); }

    void end()
    {
        if (std::exchange(m_owner, nullptr))
            m_change(-1);
    }

private:
    QPointer<QObject> m_owner;
    const Change m_change;
};

QStringView actionToWire(McpElicitationAnswer::Action action)
{
    switch (action) {
    case McpElicitationAnswer::Action::Accept: return u"accept";
    case McpElicitationAnswer::Action::Decline: return u"decline";
    case McpElicitationAnswer::Action::Cancel: break;
    }
    return u"cancel";
}

JsonText answerText(const McpElicitation &elicitation, const McpElicitationAnswer &answer)
{
    JsonWriter writer;
    writer.beginObject().member(u"action", actionToWire(answer.action));
    if (answer.action == McpElicitationAnswer::Action::Accept && elicitation.mode == McpElicitation::Mode::Form)
        writer.member(u"content", answer.content.isEmpty() ? JsonText::trusted("{}") : answer.content);
    return writer.endObject().text();
}

} // namespace

McpServerRequests::McpServerRequests(QString server, McpHost &host, QObject *parent)
    : QObject(parent)
    , m_server(std::move(server))
    , m_host(host)
{
}

void McpServerRequests::count(int change)
{
    const bool was = isAsking();
    m_asking += change;
    if (was != isAsking())
        Q_EMIT askingChanged();
}

void McpServerRequests::answer(const McpServerRequest &request, qint64 relatedTo, QObject *context, Done done)
{
    if (request.method == u"ping")
        done(JsonText::trusted("{}"));
    else if (request.method == u"roots/list")
        done(rootsAnswer());
    else if (request.method == u"elicitation/create")
        elicit(request.params, relatedTo, context, std::move(done));
    else
        done(tl::unexpected(RpcError {rpccode::methodNotFound, u"Method not found: "_s + request.method.left(200)}));
}

McpServerRequests::Answer McpServerRequests::rootsAnswer() const
{
    JsonWriter writer;
    writer.beginObject().key(u"roots").beginArray();
    for (const QString &folder : m_host.roots()) {
        writer.beginObject().member(u"uri", QUrl::fromLocalFile(folder).toString(QUrl::FullyEncoded));
        writer.member(u"name", QFileInfo(folder).fileName()).endObject();
    }
    return writer.endArray().endObject().text();
}

void McpServerRequests::elicit(const JsonText &params, qint64 relatedTo, QObject *context, Done done)
{
    const JsonView view = JsonView::parse(params.bytes());
    const JsonView::Members members = view.members();
    McpElicitation elicitation;
    elicitation.server = m_server;
    elicitation.message = members["message"].string();
    elicitation.request = relatedTo;
    if (members["mode"] == "url") {
        elicitation.mode = McpElicitation::Mode::Url;
        elicitation.url = QUrl(members["url"].string(), QUrl::StrictMode);
        elicitation.id = members["elicitationId"].string();
        if (!elicitation.url.isValid() || (elicitation.url.scheme() != u"https" && elicitation.url.scheme() != u"http")) {
            done(tl::unexpected(RpcError {rpccode::invalidParams, u"no HTTP URL"_s}));
            return;
        }
    } else if (members["mode"].isNone() || members["mode"] == "form") {
        elicitation.schema = params.member(u"requestedSchema").value_or(JsonText());
    } else {
        done(tl::unexpected(RpcError {rpccode::invalidParams, u"unknown mode"_s}));
        return;
    }
    if (m_minute.hasExpired()) {
        m_minute.setRemainingTime(60'000);
        m_asked = 0;
    }
    if (m_asking >= mostAtOnce || ++m_asked > mostInMinute) {
        done(tl::unexpected(RpcError {rpccode::invalidRequest, u"too many questions to the person"_s}));
        return;
    }
    const auto asking = std::make_shared<Count>(this, [this](int change) { count(change); });
    m_host.elicit(elicitation, context, [asking, elicitation, done = std::move(done)](const McpElicitationAnswer &answer) {
        asking->end();
        done(answerText(elicitation, answer));
    });
}

} // namespace network
