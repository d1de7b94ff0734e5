// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/jsonview.h"
#include "network/framing/framing.h"
#include "network/mcp/transport/jsonrpc.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using namespace network;
using model::JsonText;
using MessageKind = RpcMessage::Kind;

class JsonRpcTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEachKind_data();
    void readsEachKind();
    void refusesWhatIsNoMessage_data();
    void refusesWhatIsNoMessage();
    void findsTheIdOfAnEmptyAnswer();
    void refusesMoreValuesThanAPeerMaySend();
    void keepsTheTextOfValues();
    void writesMessagesThatItReads();
    void cutsLinesWhereverTheBytesAreSplit();
    void endsAtALineThatIsTooLong();
};

void JsonRpcTest::readsEachKind_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<MessageKind>("kind");
    QTest::addColumn<qint64>("number");
    QTest::newRow("request") << QByteArray(R"({"jsonrpc":"2.0","id":7,"method":"ping"})") << MessageKind::Request << qint64(7);
    QTest::newRow("request by a string") << QByteArray(R"({"id":"7","method":"ping"})") << MessageKind::Request << qint64(0);
    QTest::newRow("notification without params")
        << QByteArray(R"({"method":"notifications/initialized"})") << MessageKind::Notification << qint64(0);
    QTest::newRow("notification with a null id") << QByteArray(R"({"id":null,"method":"a"})") << MessageKind::Notification << qint64(0);
    QTest::newRow("result") << QByteArray(R"({"id":3,"result":{}})") << MessageKind::Result << qint64(3);
    QTest::newRow("result that is null") << QByteArray(R"({"id":3,"result":null})") << MessageKind::Result << qint64(3);
    QTest::newRow("failure") << QByteArray(R"({"id":3,"error":{"code":-32601,"message":"no"}})") << MessageKind::Failure << qint64(3);
    QTest::newRow("failure of no request") << QByteArray(R"({"id":null,"error":{"code":-32700,"message":"no"}})") << MessageKind::Failure
                                           << qint64(0);
}

void JsonRpcTest::readsEachKind()
{
    QFETCH(QByteArray, text);
    const auto message = readRpcMessage(text);
    QVERIFY(message.has_value());
    QTEST(message->kind, "kind");
    QTEST(message->number(), "number");
}

void JsonRpcTest::refusesWhatIsNoMessage_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text : {"", "INFO: starting", "[]", "[{\"id\":1,\"result\":{}}]", "{}", "{\"id\":1}", "{\"id\":{},\"method\":\"a\"}",
             "{\"id\":true,\"result\":1}", "{\"result\":1}", "{\"id\":1,\"result\":}", "\"a\"", "7"})
        QTest::newRow(text) << QByteArray(text);
}

void JsonRpcTest::refusesWhatIsNoMessage()
{
    QFETCH(QByteArray, text);
    QVERIFY(!readRpcMessage(text).has_value());
}

void JsonRpcTest::findsTheIdOfAnEmptyAnswer()
{
    QCOMPARE(idOfEmptyAnswer(R"({"jsonrpc":"2.0","id":3})"), u"3"_s);
    QCOMPARE(idOfEmptyAnswer(R"({"jsonrpc":"2.0","id":"x","error":"no"})"), u"\"x\""_s);
    for (const char *other : {"", "{", "[]", "{}", "{\"jsonrpc\":\"2.0\"}", "{\"jsonrpc\":\"2.0\",\"id\":null}",
             "{\"jsonrpc\":\"2.0\",\"id\":3,\"result\":null}", "{\"jsonrpc\":\"2.0\",\"id\":3,\"error\":{}}",
             "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"a\"}", "{\"id\":3,\"level\":\"info\"}"})
        QVERIFY2(!idOfEmptyAnswer(other), other);
}

void JsonRpcTest::refusesMoreValuesThanAPeerMaySend()
{
    const auto listOf = [](qsizetype values) {
        return readRpcMessage("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":[" + QByteArray("0,").repeated(values - 1) + "0]}");
    };
    // The other members are values, too.
    QVERIFY(listOf(model::JsonView::mostOfAPeer - 10));
    const auto refused = listOf(model::JsonView::mostOfAPeer + 1);
    QVERIFY(!refused);
    QVERIFY2(refused.error().message.contains(QString::number(model::JsonView::mostOfAPeer)), qPrintable(refused.error().message));
}

void JsonRpcTest::keepsTheTextOfValues()
{
    const auto message = readRpcMessage(R"({"id":1,"result": {"b":1.0,"a":12345678901234567890} })");
    QCOMPARE(message->result.bytes(), QByteArray(R"({"b":1.0,"a":12345678901234567890})"));
}

void JsonRpcTest::writesMessagesThatItReads()
{
    const auto request = readRpcMessage(rpcRequest(5, u"tools/call", JsonText::trusted(R"({"a":1.0})")));
    QCOMPARE(request->number(), 5);
    QCOMPARE(request->method, u"tools/call"_s);
    QCOMPARE(request->params.bytes(), QByteArray(R"({"a":1.0})"));
    QVERIFY(!rpcNotification(u"a", {}).contains("params"));
    const JsonText id = JsonText::trusted("\"x\"");
    QCOMPARE(readRpcMessage(rpcResult(id, JsonText::trusted("{}")))->id, id);
    const RpcError error {-32601, u"no \u201c\n"_s, JsonText::trusted("[1]")};
    QCOMPARE(readRpcMessage(rpcFailure(id, error))->error, error);
    QVERIFY(!rpcFailure(id, error).contains('\n'));
}

void JsonRpcTest::cutsLinesWhereverTheBytesAreSplit()
{
    const QByteArray bytes = "first\r\n\nZ\xc3\xbcrich\nrest";
    const QByteArrayList expected {"first", "", "Z\xc3\xbcrich"};
    for (qsizetype first = 0; first <= bytes.size(); ++first) {
        for (qsizetype second = first; second <= bytes.size(); ++second) {
            LineBuffer buffer(100);
            QByteArrayList lines;
            for (const QByteArray &piece : {bytes.first(first), bytes.mid(first, second - first), bytes.mid(second)})
                QVERIFY(buffer.feed(piece, [&lines](const QByteArray &line) { lines.append(line); }));
            QCOMPARE(lines, expected);
            QCOMPARE(buffer.rest(), QByteArray("rest"));
        }
    }
}

void JsonRpcTest::endsAtALineThatIsTooLong()
{
    LineBuffer buffer(4);
    QByteArrayList lines;
    const auto keep = [&lines](const QByteArray &line) { lines.append(line); };
    QVERIFY(buffer.feed("1234\n12", keep));
    QVERIFY(!buffer.feed("345", keep));
    QVERIFY(!buffer.feed("\n1\n", keep));
    QCOMPARE(lines, QByteArrayList {"1234"});
}

QTEST_GUILESS_MAIN(JsonRpcTest)
#include "tst_jsonrpc.moc"
