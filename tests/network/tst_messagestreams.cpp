// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/exchange/exchangelog.h"
#include "network/mcp/transport/cassettetransport.h"
#include "network/mcp/transport/messagestreams.h"
#include "network/rehearsal/cassetterecorder.h"
#include "tests/support/patience.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace network;

namespace {

QByteArray brought(const QByteArray &message)
{
    return "event: message\ndata: " + message + "\n\n";
}

} // namespace

//! Cassettes of MCP servers that bring all their messages on one stream.
class MessageStreamsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recordsAStreamThatIsStillOpen();
    void playsTheAnswerOnceItIsAskedFor();
    void leavesOtherServersAlone();

private:
    //! Opens the stream of a server at this address; it stays open.
    void open(const QUrl &address)
    {
        m_stream = m_log.begin({}, {"GET", address, {}, {}});
        m_log.head(m_stream, 200, {{"content-type", "text/event-stream"}});
        m_log.received(m_stream, "event: endpoint\ndata: /messages?sessionId=1\n\n");
    }
    void ask(qint64 id, QStringView method, const QByteArray &result)
    {
        const model::ExchangeId post = m_log.begin(
            {}, {"POST", QUrl(u"https://host.example/messages?sessionId=1"_s), {}, rpcRequest(id, method, {})});
        m_log.head(post, 202, {});
        m_log.end(post, model::ExchangeState::Complete);
        m_log.received(m_stream, brought(rpcResult(model::JsonText::of(id), model::JsonText::trusted(result))));
    }

    QTemporaryDir m_folder;
    model::ExchangeLog m_log;
    model::ExchangeId m_stream;
    const QUrl m_address {u"https://host.example/sse"_s};
};

void MessageStreamsTest::recordsAStreamThatIsStillOpen()
{
    const QString path = m_folder.filePath(u"tape.jsonl"_s);
    CassetteRecorder recorder(path, m_log, nullptr);
    // Of any other it is not known how it would have ended.
    const model::ExchangeId other = m_log.begin({}, {"GET", QUrl(u"https://host.example/other"_s), {}, {}});
    m_log.received(other, "data: x\n\n");
    open(m_address);
    ask(1, u"tools/list", R"({"n":1})");
    QVERIFY(recorder.write());
    const auto tape = Cassette::read(path);
    QVERIFY(tape);
    QCOMPARE(tape->exchanges().size(), 2);
    QVERIFY(CassetteRecorder::isMessageStream(tape->exchanges().last()));
    QVERIFY(tape->exchanges().last().responseBody.contains(R"({"n":1})"));
    m_log.end(m_stream, model::ExchangeState::Cancelled);
    m_log.end(other, model::ExchangeState::Cancelled);
}

void MessageStreamsTest::playsTheAnswerOnceItIsAskedFor()
{
    const QString path = m_folder.filePath(u"played.jsonl"_s);
    CassetteRecorder recorder(path, m_log, nullptr);
    open(m_address);
    ask(1, u"initialize", R"({"n":1})");
    m_log.received(m_stream, brought(rpcNotification(u"notifications/message", {})));
    ask(2, u"tools/list", R"({"n":2})");
    m_log.end(m_stream, model::ExchangeState::Cancelled);
    // A second connection counts from the beginning again.
    open(m_address);
    ask(1, u"initialize", R"({"n":3})");
    QVERIFY(recorder.write());
    m_log.end(m_stream, model::ExchangeState::Cancelled);
    const auto tape = Cassette::read(path);
    QVERIFY(tape);
    CassetteTransport transport(u"old"_s, {answersOfStreams(*tape, u"old"_s, m_address), {}}, m_log, nullptr);
    QSignalSpy received(&transport, &McpTransport::received);
    transport.open();
    const auto played = [&](qint64 id, const QString &method) {
        received.clear();
        transport.send({id, method, {}, {}, rpcRequest(id, method, {})});
        (void)QTest::qWaitFor([&] { return !received.isEmpty(); }, support::patience);
        const auto message = received.value(0).value(0).value<RpcMessage>();
        return QByteArray::number(message.number()) + ' ' + message.result.bytes();
    };
    QCOMPARE(played(5, u"initialize"_s), QByteArray(R"(5 {"n":1})"));
    QCOMPARE(played(6, u"tools/list"_s), QByteArray(R"(6 {"n":2})"));
    QCOMPARE(played(7, u"initialize"_s), QByteArray(R"(7 {"n":3})"));
}

void MessageStreamsTest::leavesOtherServersAlone()
{
    const QString path = m_folder.filePath(u"other.jsonl"_s);
    CassetteRecorder recorder(path, m_log, nullptr);
    open(m_address);
    ask(1, u"tools/list", R"({"n":1})");
    QVERIFY(recorder.write());
    m_log.end(m_stream, model::ExchangeState::Cancelled);
    const auto tape = Cassette::read(path);
    QVERIFY(tape);
    QVERIFY(answersOfStreams(*tape, u"old"_s, QUrl(u"https://host.example/elsewhere"_s)).exchanges().isEmpty());
    QCOMPARE(answersOfStreams(*tape, u"old"_s, m_address).exchanges().size(), 1);
}

QTEST_GUILESS_MAIN(MessageStreamsTest)
#include "tst_messagestreams.moc"
