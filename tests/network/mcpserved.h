// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsonwriter.h"
#include "network/mcp/serving/mcphttpservice.h"
#include "tests/support/patience.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPointer>
#include <QTcpSocket>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace network;
using model::JsonText;

namespace served {

//! Answers `tools/call` by the tool's name: `echo`, `wait` (never by itself), `task` (the same, without its peer on the line), `leave` (the
//! same, of a peer that is to come back), `ask`, `askalone` (as a task), `talk` (tells much before it answers).
class Offer final : public McpOffer
{
public:
    JsonText capabilities() const override { return JsonText::trusted(R"({"tools":{"listChanged":true},"resources":{"subscribe":true}})"); }
    void answer(ServedCall &call) override
    {
        const QString tool = model::stringIn(call.params(), u"name");
        connect(&call, &ServedCall::cancelled, this, [this] { ++cancelled; });
        if (call.method() != "tools/call"_L1) {
            call.fail({rpccode::methodNotFound, u"no"_s});
        } else if (tool == "wait"_L1) {
            waiting = &call;
        } else if (tool == "task"_L1) {
            isTask = call.becomeTask();
            waiting = &call;
        } else if (tool == "leave"_L1) {
            call.letGo();
            waiting = &call;
        } else if (tool == "ask"_L1 || tool == "askalone"_L1) {
            if (tool == "askalone"_L1)
                call.becomeTask();
            call.ask(u"word"_s, {u"elicitation/create"_s, JsonText::trusted(R"({"message":"?"})")},
                [this, &call](const std::optional<JsonText> &answer) {
                    answers.append(answer ? answer->toString() : u"nothing"_s);
                    call.succeed(JsonText::trusted(R"({"content":[]})"));
                });
        } else if (tool == "talk"_L1) {
            for (int step = 1; step <= 10'000; ++step)
                call.tellProgress(step, 10'000, QString(10'000, u'x'));
            call.succeed(JsonText::trusted(R"({"content":[]})"));
            ++talked;
        } else {
            call.succeed(JsonText::trusted(R"({"content":[{"type":"text","text":"echo"}]})"));
        }
    }

    JsonText inputSchema(const QString &tool) const override { return tool == "echo"_L1 ? JsonText::trusted(schema) : JsonText(); }

    QByteArray schema = "{}";
    QPointer<ServedCall> waiting;
    bool isTask = false;
    QStringList answers;
    int cancelled = 0;
    int talked = 0;
};

struct Answer {
    int status = 0;
    QByteArray head;
    QByteArray body;

    QJsonObject json() const { return QJsonDocument::fromJson(body).object(); }
    int code() const { return json()[u"error"][u"code"].toInt(); }
};

//! One connection as a peer has it.
class Peer final
{
public:
    explicit Peer(const QUrl &url) { socket.connectToHost(url.host(), quint16(url.port())); }

    void send(const QByteArray &method, const QByteArray &body, const QByteArray &headers)
    {
        socket.write(method + " /mcp HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(socket.peerPort()) + "\r\n" + headers
            + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
    }
    //! The next answer of a length; one without a status where none comes.
    Answer answer()
    {
        Answer answer;
        if (!waitFor("\r\n\r\n"))
            return answer;
        answer.head = taken;
        answer.status = answer.head.split(' ').value(1).toInt();
        const qsizetype at = answer.head.indexOf("Content-Length: ");
        const qsizetype length = at < 0 ? 0 : answer.head.mid(at + 16).split('\r').first().toLongLong();
        if (!QTest::qWaitFor([&] { return (buffer += socket.readAll()).size() >= length; }, support::patience))
            return {};
        answer.body = buffer.first(length);
        buffer.remove(0, length);
        return answer;
    }
    //! Takes what comes up to and with these bytes.
    bool waitFor(const QByteArray &end)
    {
        return QTest::qWaitFor([&] { return take(end); }, support::patience);
    }
    bool take(const QByteArray &end)
    {
        buffer += socket.readAll();
        const qsizetype at = buffer.indexOf(end);
        if (at < 0)
            return false;
        taken = buffer.first(at + end.size());
        buffer.remove(0, taken.size());
        return true;
    }

    QTcpSocket socket;
    QByteArray buffer;
    QByteArray taken;
};

inline QByteArray initialize()
{
    return R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{"elicitation":{}},)"
           R"("clientInfo":{"name":"test","version":"1"}}})";
}

inline QByteArray call(int id, const QByteArray &tool, const QByteArray &more = {})
{
    return R"({"jsonrpc":"2.0","id":)" + QByteArray::number(id) + R"(,"method":"tools/call","params":{"name":")" + tool + "\"" + more
        + "}}";
}

constexpr auto meta = R"(,"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":)"
                      R"({"elicitation":{}},"progressToken":7})";

inline QByteArray modernHeaders(const QByteArray &tool)
{
    return "MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: tools/call\r\nMcp-Name: " + tool + "\r\n";
}

constexpr auto key = "Authorization: Bearer secret\r\n";

} // namespace served

//! What is offered over HTTP, and peers that ask for it; with a service of its own for each function.
class McpServedTest : public QObject
{
    Q_OBJECT

protected Q_SLOTS:
    void init()
    {
        m_offer = std::make_unique<served::Offer>();
        m_service = std::make_unique<McpHttpService>(*m_offer, "secret", nullptr);
        const auto url = m_service->start(0);
        QVERIFY(url);
        m_url = *url;
    }
    void cleanup()
    {
        m_service.reset();
        m_offer.reset();
    }

protected:
    served::Answer ask(const QByteArray &body, const QByteArray &headers = {})
    {
        served::Peer peer(m_url);
        peer.send("POST", body, served::key + headers);
        return peer.answer();
    }
    //! \return the header that names a session.
    QByteArray begin()
    {
        const served::Answer answer = ask(served::initialize());
        const qsizetype at = answer.head.indexOf("Mcp-Session-Id: ");
        return at < 0 ? QByteArray() : answer.head.mid(at).split('\n').first() + '\n';
    }

    std::unique_ptr<served::Offer> m_offer;
    std::unique_ptr<McpHttpService> m_service;
    QUrl m_url;
};
