// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/framing/framing.h"
#include "network/mcp/serving/legacysession.h"
#include "network/mcp/serving/modernservice.h"
#include "network/mcp/transport/jsonrpc.h"
#include "tests/fuzz/fuzzer.h"

#include <QCoreApplication>
#include <QEvent>

using namespace Qt::StringLiterals;
using model::JsonText;
using network::RpcMessage;

namespace {

//! Answers by a tool's name: at once, never, with an error, after a question, in several steps.
class Offer final : public network::McpOffer
{
public:
    JsonText capabilities() const override { return JsonText::trusted(R"({"tools":{"listChanged":true},"resources":{"subscribe":true}})"); }
    void answer(network::ServedCall &call) override
    {
        const QString tool = model::stringIn(call.params(), u"name");
        if (tool == "wait"_L1)
            return;
        if (tool == "none"_L1)
            return call.fail({network::rpccode::methodNotFound, u"There is none."_s});
        if (tool == "without"_L1)
            return call.failWithout(u"sampling");
        if (tool == "ask"_L1) {
            return call.ask(u"word"_s, {u"elicitation/create"_s, JsonText::trusted(R"({"message":"?"})")},
                [&call](const std::optional<JsonText> &answer) {
                    call.log(u"info", answer ? *answer : JsonText::trusted("null"));
                    call.succeed(JsonText::trusted(R"({"content":[]})"));
                });
        }
        call.tellProgress(1, 2);
        call.log(u"error", call.params().isEmpty() ? JsonText::trusted("{}") : call.params());
        call.succeed(JsonText::trusted(R"({"content":[]})"));
    }
};

//! One request is answered once, with its own identifier, and every line is a message.
class Reply final : public network::ServedReply
{
public:
    explicit Reply(const JsonText &id)
        : m_id(id)
    {
    }
    void tell(const QByteArray &message) override { fuzz::require(!m_hasAnswered && read(message).kind != RpcMessage::Kind::Result); }
    void answer(const QByteArray &message, int status) override
    {
        fuzz::require(!m_hasAnswered && status >= 200 && status < 600);
        m_hasAnswered = true;
        const RpcMessage answer = read(message);
        fuzz::require(answer.kind == RpcMessage::Kind::Result || answer.kind == RpcMessage::Kind::Failure);
        fuzz::require(answer.id == m_id);
    }

private:
    static RpcMessage read(const QByteArray &message)
    {
        const auto said = network::readRpcMessage(message);
        fuzz::require(said.has_value() && !network::onOneLine(message).contains('\n'));
        return *said;
    }

    const JsonText m_id;
    bool m_hasAnswered = false;
};

} // namespace

//! The lines of a peer, to both eras, while what is offered changes.
void fuzz::meets(const QByteArray &bytes)
{
    static int none = 0;
    static const QCoreApplication application(none, nullptr);
    Offer offer;
    {
        network::LegacySession legacy(offer, nullptr);
        network::ModernService modern(offer, nullptr);
        legacy.addStream(std::make_shared<Reply>(JsonText()));
        network::LineBuffer lines(1 << 20);
        const auto take = [&](const QByteArray &line) {
            const auto message = network::readRpcMessage(line);
            if (!message)
                return;
            for (const bool isModern : {network::ModernService::speaks(*message), true}) {
                auto reply = std::make_unique<Reply>(message->id);
                if (isModern)
                    modern.receive(*message, std::move(reply));
                else
                    legacy.receive(*message, std::move(reply));
            }
            Q_EMIT offer.listChanged(u"tools"_s);
            Q_EMIT offer.resourceUpdated(model::stringIn(message->params, u"uri"));
        };
        require(lines.feed(bytes, take));
        take(lines.rest());
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        modern.endListening();
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}
