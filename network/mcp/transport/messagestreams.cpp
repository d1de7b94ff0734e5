// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/transport/messagestreams.h"

#include "network/framing/framing.h"
#include "network/mcp/transport/jsonrpc.h"
#include "network/rehearsal/cassettematch.h"
#include "network/rehearsal/cassetterecorder.h"

#include <QSet>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;

namespace {

//! What all streams of one server have brought.
class BroughtMessages final
{
public:
    void add(const model::Exchange &stream)
    {
        SseStreamParser parser;
        parser.feed(stream.responseBody, [&](const SseEvent &event) {
            const QByteArray data = event.data.toByteArray();
            if (event.type == "endpoint")
                m_places.insert(stream.request.url.resolved(QUrl::fromEncoded(data.trimmed())).path());
            else if (event.type.isEmpty() || event.type == "message")
                addAnswers(data);
        });
    }
    bool isPosted(const model::Exchange &exchange) const
    {
        return exchange.request.method == "POST" && m_places.contains(exchange.request.url.path());
    }
    //! Each once: every connection counts its requests from the beginning. Empty where there is none.
    QByteArray takeAnswer(const model::JsonText &request)
    {
        const auto found = std::find_if(
            m_answers.begin(), m_answers.end(), [&request](const Answer &answer) { return answer.request == request; });
        return found == m_answers.end() ? QByteArray() : m_answers.takeAt(std::distance(m_answers.begin(), found)).text;
    }

private:
    struct Answer {
        model::JsonText request;
        QByteArray text;
    };

    void addAnswers(const QByteArray &data)
    {
        for (const QByteArray &text : rpcTextsOf(data)) {
            const auto message = readRpcMessage(text);
            if (message && (message->kind == RpcMessage::Kind::Result || message->kind == RpcMessage::Kind::Failure))
                m_answers.append({message->id, text});
        }
    }

    QList<Answer> m_answers;
    //! Paths that messages went to.
    QSet<QString> m_places;
};

} // namespace

Cassette answersOfStreams(const Cassette &tape, const QString &server, const QUrl &address)
{
    BroughtMessages brought;
    const QByteArray target = CassetteMatch::targetOf(address);
    for (const model::Exchange &exchange : tape.exchanges()) {
        if (CassetteRecorder::isMessageStream(exchange) && CassetteMatch::targetOf(exchange.request.url) == target)
            brought.add(exchange);
    }
    QList<model::Exchange> asked;
    for (const model::Exchange &exchange : tape.exchanges()) {
        const auto message = brought.isPosted(exchange) ? readRpcMessage(exchange.request.body) : model::Result<RpcMessage>();
        if (!message || message->kind != RpcMessage::Kind::Request)
            continue;
        model::Exchange call = exchange;
        call.request = {"SEND", {}, {}, exchange.request.body};
        call.request.url.setScheme(u"stdio"_s);
        call.request.url.setHost(server);
        call.request.url.setPath(u'/' + message->method);
        call.responseBody = brought.takeAnswer(message->id);
        call.state = call.responseBody.isEmpty() ? model::ExchangeState::Cancelled : model::ExchangeState::Complete;
        asked.append(call);
    }
    return Cassette(asked);
}

} // namespace network
