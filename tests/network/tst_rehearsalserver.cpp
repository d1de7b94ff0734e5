// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/httprequestreader.h"
#include "network/rehearsal/cassette.h"
#include "network/rehearsal/rehearsalserver.h"
#include "tests/support/patience.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTcpSocket>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace network;

namespace {

const auto messagesPath = "/v1/messages";
const auto completions = "/v1/chat/completions";
const auto ollamaPath = "/api/chat";

QByteArray bodySaying(const QString &text, bool stream)
{
    return QJsonDocument(QJsonObject {{u"model"_s, u"rehearsal"_s}, {u"max_tokens"_s, 100}, {u"stream"_s, stream},
                             {u"stream_options"_s, QJsonObject {{u"include_usage"_s, true}}},
                             {u"messages"_s, QJsonArray {QJsonObject {{u"role"_s, u"user"_s}, {u"content"_s, text}}}}})
        .toJson(QJsonDocument::Compact);
}

QByteArray post(const QByteArray &path, const QByteArray &body)
{
    return "POST " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

//! The content of a chunked body as far as it came.
QByteArray unchunked(const QByteArray &raw)
{
    QByteArray content;
    for (qsizetype at = 0; at < raw.size();) {
        const qsizetype end = raw.indexOf("\r\n", at);
        const qsizetype size = end < 0 ? 0 : raw.mid(at, end - at).toLongLong(nullptr, 16);
        if (size == 0)
            break;
        content += raw.mid(end + 2, size);
        at = end + 2 + size + 2;
    }
    return content;
}

} // namespace

class RehearsalServerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void streamsAllWireLanguages_data();
    void streamsAllWireLanguages();
    void answersWholeToo();
    void listsItsModelAsWhatItIs();
    void keepsTheConnection();
    void refusesWhatProvidersRefuse_data();
    void refusesWhatProvidersRefuse();
    void playsFaults_data();
    void playsFaults();
    void playsFaultsInOtherWireLanguages_data();
    void playsFaultsInOtherWireLanguages();
    void sendsAHugeLine_data();
    void sendsAHugeLine();
    void failsOnceOnly();
    void splitsBytesAnywhere();
    void wordsRefusalsAsWhoeverAsksReadsThem_data();
    void wordsRefusalsAsWhoeverAsksReadsThem();
    void saysWhatItIsInEachWireLanguage_data();
    void saysWhatItIsInEachWireLanguage();
    void refusesOtherNamesThanThisMachines_data();
    void refusesOtherNamesThanThisMachines();
    void refusesWhatIsNoHttp();
    void readsRequestsSplitAnywhere();
    void holdsUnfinishedRequestsUpToABound();
    void replaysACassette();
    void saysWhatIsWrongWithACassette();

private:
    //! Sends bytes and reads until the peer closes, or `until` has come.
    QByteArray exchange(const QByteArray &bytes, const QByteArray &until = {});
    static QByteArray contentOf(const QByteArray &response);

    std::unique_ptr<RehearsalServer> m_server;
    QTcpSocket m_socket;
    quint16 m_port = 0;
};

void RehearsalServerTest::init()
{
    m_socket.abort();
    m_server = std::make_unique<RehearsalServer>();
    const auto url = m_server->start();
    QVERIFY(url);
    QCOMPARE(url->host(), u"127.0.0.1"_s);
    m_port = quint16(url->port());
}

QByteArray RehearsalServerTest::exchange(const QByteArray &bytes, const QByteArray &until)
{
    if (m_socket.state() != QAbstractSocket::ConnectedState)
        m_socket.connectToHost(u"127.0.0.1"_s, m_port);
    if (!QTest::qWaitFor([&] { return m_socket.state() == QAbstractSocket::ConnectedState; }, support::patience))
        return {};
    m_socket.write(bytes);
    QByteArray received;
    (void)QTest::qWaitFor(
        [&] {
            received += m_socket.readAll();
            return m_socket.state() == QAbstractSocket::UnconnectedState || (!until.isEmpty() && received.contains(until));
        },
        support::patience);
    return received;
}

QByteArray RehearsalServerTest::contentOf(const QByteArray &response)
{
    const qsizetype end = response.indexOf("\r\n\r\n");
    const QByteArray body = response.mid(end + 4);
    return response.left(end).contains("Transfer-Encoding: chunked") ? unchunked(body) : body;
}

void RehearsalServerTest::streamsAllWireLanguages_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArrayList>("inOrder");
    QTest::newRow("messages") << QByteArray(messagesPath)
                              << QByteArrayList {"event: message_start", "\"input_tokens\":", "\"thinking_delta\"", "\"signature_delta\"",
                                     "\"text_delta\"", "event: content_block_stop", "\"stop_reason\":\"end_turn\"",
                                     "\"output_tokens\":", "event: message_stop"};
    QTest::newRow("completions") << QByteArray(completions)
                                 << QByteArrayList {"\"role\":\"assistant\"",
                                        "\"reasoning_content\":", "\"content\":", "\"finish_reason\":\"stop\"",
                                        "\"choices\":[],\"usage\":", "data: [DONE]"};
    QTest::newRow("ollama") << QByteArray(ollamaPath)
                            << QByteArrayList {"\"thinking\":", "\"content\":", "\"done\":false", "\"done\":true",
                                   "\"done_reason\":\"stop\"", "\"eval_count\":"};
}

void RehearsalServerTest::streamsAllWireLanguages()
{
    QFETCH(QByteArray, path);
    QFETCH(QByteArrayList, inOrder);
    const QByteArray response = exchange(post(path, bodySaying(u"think about oil"_s, true)), "\r\n0\r\n\r\n");
    QVERIFY(response.startsWith("HTTP/1.1 200 OK\r\n"));
    const QByteArray content = contentOf(response);
    qsizetype at = 0;
    for (const QByteArray &part : inOrder) {
        at = content.indexOf(part, at);
        QVERIFY2(at >= 0, part.constData());
    }
    for (const QByteArray &line : content.split('\n')) {
        if (line.startsWith("data: {") || line.startsWith('{'))
            QVERIFY2(QJsonDocument::fromJson(line.mid(line.indexOf('{'))).isObject(), line.constData());
    }
}

void RehearsalServerTest::answersWholeToo()
{
    const QByteArray response = exchange(post(messagesPath, bodySaying(u"hello"_s, false)), "}}");
    const QJsonObject message = QJsonDocument::fromJson(contentOf(response)).object();
    QCOMPARE(message[u"model"].toString(), u"rehearsal"_s);
    QVERIFY(message[u"content"][0][u"text"].toString().contains(u"no language model"_s));
    m_socket.abort();
    const QByteArray told = exchange(
        post(ollamaPath, bodySaying(u"hello"_s, false)).replace("Host: 127.0.0.1", "Host: 127.0.0.1\r\nConnection: close"));
    QVERIFY(told.contains("Content-Type: application/json"));
    QVERIFY(QJsonDocument::fromJson(contentOf(told)).object()[u"message"][u"content"].toString().contains(u"no language model"_s));
    const QByteArray second = exchange(post(completions, bodySaying(u"hello"_s, false)), "}}");
    const QJsonObject completion = QJsonDocument::fromJson(contentOf(second)).object();
    QVERIFY(completion[u"choices"][0][u"message"][u"content"].toString().contains(u"no language model"_s));
    QVERIFY(completion[u"usage"][u"total_tokens"].toInt() > 10);
}

void RehearsalServerTest::listsItsModelAsWhatItIs()
{
    const QByteArray response = exchange("GET /v1/models?limit=100 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", "\"last_id\":\"rehearsal\"}");
    const QJsonObject list = QJsonDocument::fromJson(contentOf(response)).object();
    QCOMPARE(list[u"data"][0][u"id"].toString(), u"rehearsal"_s);
    QCOMPARE(list[u"data"][0][u"display_name"].toString(), u"Rehearsal (no language model)"_s);
}

void RehearsalServerTest::keepsTheConnection()
{
    const QByteArray request = post(messagesPath, bodySaying(u"hello"_s, true));
    // The second request is sent before the first is answered.
    exchange(request + request, "message_stop");
    QByteArray more;
    QTRY_VERIFY((more += m_socket.readAll()).contains("message_stop"));
    QCOMPARE(m_socket.state(), QAbstractSocket::ConnectedState);
}

void RehearsalServerTest::refusesWhatProvidersRefuse_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("no JSON") << QByteArray(messagesPath) << QByteArray("{\"model\":");
    QTest::newRow("no messages") << QByteArray(completions) << QByteArray("{}");
    QTest::newRow("an empty list of messages") << QByteArray(completions) << QByteArray(R"({"messages":[]})");
    QTest::newRow("an empty list of messages at Anthropic's")
        << QByteArray(messagesPath) << QByteArray(R"({"max_tokens":1,"messages":[]})");
    QTest::newRow("an empty input") << QByteArray("/v1/responses") << QByteArray(R"({"input":[]})");
    QTest::newRow("a call without its result")
        << QByteArray(messagesPath)
        << QByteArray(R"({"max_tokens":1,"messages":[{"role":"user","content":"a"},{"role":"assistant","content":)"
                      R"([{"type":"tool_use","id":"t1","name":"x","input":{}}]},{"role":"user","content":"b"}]})");
    QTest::newRow("a result without its call") << QByteArray(
        completions) << QByteArray(R"({"messages":[{"role":"user","content":"a"},{"role":"tool","tool_call_id":"c","content":"r"}]})");
    QTest::newRow("a changed thought")
        << QByteArray(messagesPath)
        << QByteArray(R"({"max_tokens":1,"messages":[{"role":"user","content":"a"},{"role":"assistant","content":)"
                      R"([{"type":"thinking","thinking":"x","signature":"rehearsal-AAAA"}]},{"role":"user","content":"b"}]})");
}

void RehearsalServerTest::refusesWhatProvidersRefuse()
{
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, body);
    const QByteArray response = exchange(post(path, body), "invalid_request_error");
    QVERIFY2(response.startsWith("HTTP/1.1 400 "), response.constData());
    QVERIFY(contentOf(response).contains("invalid_request_error"));
}

void RehearsalServerTest::playsFaults_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("has");
    QTest::addColumn<QByteArray>("hasNot");
    QTest::addColumn<bool>("closes");
    QTest::newRow("status") << u"fail with 529"_s << QByteArray("HTTP/1.1 529 Overloaded\r\n") << QByteArray("event:") << false;
    QTest::newRow("wait") << u"fail with 429"_s << QByteArray("Retry-After: 1\r\n") << QByteArray("event:") << false;
    QTest::newRow("error") << u"error in the stream"_s << QByteArray() << QByteArray() << false;
    QTest::newRow("cut") << u"break the stream"_s << QByteArray("message_start") << QByteArray("message_stop") << true;
    QTest::newRow("end") << u"end the stream early"_s << QByteArray("\r\n0\r\n\r\n") << QByteArray("message_stop") << false;
    QTest::newRow("page") << u"answer with a web page"_s << QByteArray("text/html") << QByteArray("event:") << false;
    QTest::newRow("half") << u"answer with half a JSON object"_s << QByteArray("\r\n0\r\n\r\n") << QByteArray("message_stop") << false;
    QTest::newRow("stall") << u"stall"_s << QByteArray("text_delta") << QByteArray("message_stop") << false;
    QTest::newRow("nothing") << u"answer with nothing"_s << QByteArray() << QByteArray("HTTP") << true;
}

void RehearsalServerTest::playsFaults()
{
    QFETCH(QString, text);
    QFETCH(QByteArray, has);
    QFETCH(QByteArray, hasNot);
    QFETCH(bool, closes);
    const QByteArray until = has.isEmpty() && !closes ? QByteArray("event: error") : has;
    const QByteArray response = exchange(post(messagesPath, bodySaying(text, true)), closes ? QByteArray() : until);
    QVERIFY2(response.contains(until), response.constData());
    QVERIFY(hasNot.isEmpty() || !response.contains(hasNot));
    QCOMPARE(m_socket.state() == QAbstractSocket::UnconnectedState, closes);
}

void RehearsalServerTest::playsFaultsInOtherWireLanguages_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("until");
    QTest::addColumn<bool>("closes");
    QTest::newRow("completions: error") << QByteArray(completions) << u"error in the stream"_s << QByteArray("data: {\"error\":") << false;
    QTest::newRow("completions: cut") << QByteArray(completions) << u"break the stream"_s << QByteArray("chat.completion.chunk") << true;
    QTest::newRow("completions: end") << QByteArray(completions) << u"end the stream early"_s << QByteArray("\r\n0\r\n\r\n") << false;
    QTest::newRow("completions: half") << QByteArray(completions) << u"answer with half a JSON object"_s << QByteArray("\r\n0\r\n\r\n")
                                       << false;
    QTest::newRow("completions: stall") << QByteArray(completions) << u"stall"_s << QByteArray("\"content\":") << false;
    QTest::newRow("ollama: error") << QByteArray(ollamaPath) << u"error in the stream"_s << QByteArray("\n{\"error\":") << false;
    QTest::newRow("ollama: status") << QByteArray(ollamaPath) << u"fail with 529"_s << QByteArray("{\"error\":\"") << false;
    QTest::newRow("ollama: cut") << QByteArray(ollamaPath) << u"break the stream"_s << QByteArray("\"done\":false") << true;
    QTest::newRow("ollama: end") << QByteArray(ollamaPath) << u"end the stream early"_s << QByteArray("\r\n0\r\n\r\n") << false;
    QTest::newRow("ollama: half") << QByteArray(ollamaPath) << u"answer with half a JSON object"_s << QByteArray("\r\n0\r\n\r\n") << false;
}

void RehearsalServerTest::playsFaultsInOtherWireLanguages()
{
    QFETCH(QByteArray, path);
    QFETCH(QString, text);
    QFETCH(QByteArray, until);
    QFETCH(bool, closes);
    const QByteArray response = exchange(post(path, bodySaying(text, true)), closes ? QByteArray() : until);
    QVERIFY2(response.contains(until), response.constData());
    for (const char *last : {"[DONE]", "\"finish_reason\":\"stop\"", "\"eval_count\":"})
        QVERIFY2(!response.contains(last), last);
    QCOMPARE(m_socket.state() == QAbstractSocket::UnconnectedState, closes);
}

void RehearsalServerTest::sendsAHugeLine_data()
{
    QTest::addColumn<QByteArray>("path");
    for (const char *path : {messagesPath, completions, ollamaPath})
        QTest::newRow(path) << QByteArray(path);
}

void RehearsalServerTest::sendsAHugeLine()
{
    QFETCH(QByteArray, path);
    m_socket.connectToHost(u"127.0.0.1"_s, m_port);
    QTRY_COMPARE(m_socket.state(), QAbstractSocket::ConnectedState);
    m_socket.write(post(path, bodySaying(u"answer with a huge line"_s, true)));
    const QByteArray start = path == ollamaPath ? "{\"x\":" : "data: ";
    qint64 size = 0;
    int lines = 0;
    QByteArray end;
    QTRY_VERIFY(([&] {
        const QByteArray read = m_socket.readAll();
        size += read.size();
        lines += int(read.count(start));
        end = (end + read).right(7);
        return end == QByteArray("\r\n0\r\n\r\n");
    }()));
    QVERIFY(size > 40 * 1024 * 1024);
    QCOMPARE(lines, 1);
}

void RehearsalServerTest::failsOnceOnly()
{
    const QByteArray request = post(messagesPath, bodySaying(u"fail once with 503"_s, true));
    QVERIFY(exchange(request, "request_id").startsWith("HTTP/1.1 503 "));
    m_socket.abort();
    QVERIFY(exchange(request, "message_stop").startsWith("HTTP/1.1 200 "));
}

void RehearsalServerTest::splitsBytesAnywhere()
{
    const QByteArray response = exchange(post(completions, bodySaying(u"split the bytes"_s, true)), "\r\n0\r\n\r\n");
    QVERIFY(response.contains("\r\n1\r\nd\r\n1\r\na\r\n1\r\nt\r\n"));
    QVERIFY(contentOf(response).contains(QByteArray("😀")));
}

void RehearsalServerTest::wordsRefusalsAsWhoeverAsksReadsThem_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("shape");
    const QByteArray openAi = R"({"error":{"message":)";
    const QByteArray anthropic = R"({"type":"error","error":{"type":)";
    const QByteArray gemini = R"({"error":{"code":)";
    const QByteArray ollamas = R"({"error":")";
    const auto get = [](const QByteArray &path, const QByteArray &header = {}) {
        return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n" + header + "\r\n";
    };
    QTest::newRow("OpenAI") << get("/v1/nothing") << 404 << openAi;
    QTest::newRow("OpenAI, an embedding") << post("/v1/embeddings", "{}") << 404 << openAi;
    QTest::newRow("OpenAI, another model") << get("/v1/models/other") << 404 << openAi;
    QTest::newRow("OpenAI Responses") << get("/v1/responses/resp_1") << 404 << openAi;
    QTest::newRow("Anthropic") << get("/v1/messages/batches") << 404 << anthropic;
    QTest::newRow("Anthropic by its header") << get("/v1/files", "anthropic-version: 2023-06-01\r\n") << 404 << anthropic;
    QTest::newRow("Gemini") << get("/v1beta/files") << 404 << gemini;
    QTest::newRow("Gemini, another model") << get("/v1beta/models/other") << 404 << gemini;
    QTest::newRow("Gemini, an embedding") << post("/v1beta/models/rehearsal:embedContent", "{}") << 404 << gemini;
    QTest::newRow("Ollama") << post("/api/generate", "{}") << 404 << ollamas;
    QTest::newRow("Ollama, another model") << post("/api/show", R"({"model":"other"})") << 404 << ollamas;
    QTest::newRow("Ollama, no model") << post("/api/show", "{}") << 400 << ollamas;
    QTest::newRow("Ollama, no messages") << post("/api/chat", R"({"model":"rehearsal","messages":[]})") << 400 << ollamas;
    QTest::newRow("Gemini, no contents") << post("/v1beta/models/rehearsal:generateContent", R"({"contents":[]})") << 400 << gemini;
    QTest::newRow("Gemini, nothing to count") << post("/v1beta/models/rehearsal:countTokens", R"({"contents":[]})") << 400 << gemini;
    QTest::newRow("Anthropic, nothing to count") << post("/v1/messages/count_tokens", R"({"messages":[]})") << 400 << anthropic;
}

void RehearsalServerTest::wordsRefusalsAsWhoeverAsksReadsThem()
{
    QFETCH(const QByteArray, request);
    QFETCH(const int, status);
    QFETCH(const QByteArray, shape);
    const QByteArray response = exchange(request, "}");
    QVERIFY2(response.startsWith("HTTP/1.1 " + QByteArray::number(status) + ' '), response.constData());
    const QByteArray content = response.mid(response.indexOf("\r\n\r\n") + 4);
    QVERIFY2(content.startsWith(shape), content.constData());
    QVERIFY(content.contains(status == 404 && shape.contains("\"type\":\"error\"") ? "not_found_error" : "\""));
}

void RehearsalServerTest::saysWhatItIsInEachWireLanguage_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<QStringList>("path");
    QTest::addColumn<QString>("expected");
    const auto get = [](const QByteArray &path, const QByteArray &header = {}) {
        return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n" + header + "\r\n";
    };
    QTest::newRow("a model at OpenAI's and Anthropic's") << get("/v1/models/rehearsal") << QStringList {u"id"_s} << u"rehearsal"_s;
    QTest::newRow("models at Gemini's") << get("/v1beta/models?pageSize=10") << QStringList {u"models"_s, u"0"_s, u"name"_s}
                                        << u"models/rehearsal"_s;
    QTest::newRow("models at Gemini's newer address")
        << get("/v1/models", "x-goog-api-key: k\r\n") << QStringList {u"models"_s, u"0"_s, u"name"_s} << u"models/rehearsal"_s;
    QTest::newRow("a model at Gemini's") << get("/v1beta/models/rehearsal") << QStringList {u"supportedGenerationMethods"_s, u"2"_s}
                                         << u"countTokens"_s;
    QTest::newRow("models at Ollama's") << get("/api/tags") << QStringList {u"models"_s, u"0"_s, u"model"_s} << u"rehearsal"_s;
    QTest::newRow("a model at Ollama's") << post("/api/show", R"({"model":"rehearsal:latest"})") << QStringList {u"capabilities"_s, u"1"_s}
                                         << u"tools"_s;
    QTest::newRow("a model by Ollama's older word")
        << post("/api/show", R"({"name":"rehearsal"})") << QStringList {u"details"_s, u"family"_s} << u"rehearsal"_s;
    QTest::newRow("a version") << get("/api/version") << QStringList {u"version"_s} << QStringLiteral(PARLANCE_VERSION);
    QTest::newRow("a count at Anthropic's") << post("/v1/messages/count_tokens", R"({"messages":[{"role":"user","content":"Hello, you"}]})")
                                            << QStringList {u"input_tokens"_s} << u"14"_s;
    QTest::newRow("a count at Gemini's") << post("/v1beta/models/rehearsal:countTokens", R"({"contents":[{"parts":[{"text":"Hello"}]}]})")
                                         << QStringList {u"totalTokens"_s} << u"11"_s;
    QTest::newRow("a count at OpenAI's") << post("/v1/responses/input_tokens", R"({"input":"Hello"})") << QStringList {u"input_tokens"_s}
                                         << u"5"_s;
}

void RehearsalServerTest::saysWhatItIsInEachWireLanguage()
{
    QFETCH(const QByteArray, request);
    QFETCH(const QStringList, path);
    QFETCH(const QString, expected);
    const QByteArray response = exchange(request, "}");
    QVERIFY2(response.startsWith("HTTP/1.1 200 "), response.constData());
    QJsonValue value = QJsonDocument::fromJson(response.mid(response.indexOf("\r\n\r\n") + 4)).object();
    for (const QString &step : path)
        value = value.isArray() ? value.toArray().at(step.toInt()) : value[step];
    QCOMPARE(value.toVariant().toString(), expected);
}

void RehearsalServerTest::refusesOtherNamesThanThisMachines_data()
{
    QTest::addColumn<QByteArray>("host");
    QTest::addColumn<bool>("isMeant");
    QTest::newRow("localhost") << QByteArray("Host: localhost:8080\r\n") << true;
    QTest::newRow("in capitals") << QByteArray("HOST: LocalHost\r\n") << true;
    QTest::newRow("its number") << QByteArray("Host: 127.0.0.1:1\r\n") << true;
    QTest::newRow("its newer number") << QByteArray("Host: [::1]:8080\r\n") << true;
    QTest::newRow("another name") << QByteArray("Host: evil.example\r\n") << false;
    QTest::newRow("a name that begins so") << QByteArray("Host: 127.0.0.1.evil.example\r\n") << false;
    QTest::newRow("a name behind a person") << QByteArray("Host: localhost@evil.example\r\n") << false;
    QTest::newRow("a person before it") << QByteArray("Host: evil@localhost\r\n") << false;
    QTest::newRow("two") << QByteArray("Host: localhost\r\nHost: evil.example\r\n") << false;
    QTest::newRow("none") << QByteArray() << false;
}

void RehearsalServerTest::refusesOtherNamesThanThisMachines()
{
    QFETCH(const QByteArray, host);
    QFETCH(const bool, isMeant);
    const QByteArray response = exchange("GET /v1/models HTTP/1.1\r\n" + host + "\r\n", "}");
    QVERIFY2(response.startsWith(isMeant ? "HTTP/1.1 200 " : "HTTP/1.1 403 "), response.constData());
    QCOMPARE(response.contains("display_name"), isMeant);
}

void RehearsalServerTest::refusesWhatIsNoHttp()
{
    QVERIFY(exchange("\x16\x03\x01 hello\r\n\r\n").startsWith("HTTP/1.1 400 "));
    m_socket.abort();
    QVERIFY(exchange("GET /v1/models HTTP/1.1\r\nX: " + QByteArray(70'000, 'x')).startsWith("HTTP/1.1 400 "));
    m_socket.abort();
    QVERIFY(exchange("POST / HTTP/1.1\r\nContent-Length: 999999999999\r\n\r\n").startsWith("HTTP/1.1 400 "));
    m_socket.abort();
    QVERIFY(exchange("GET /none HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").startsWith("HTTP/1.1 404 "));
}

void RehearsalServerTest::readsRequestsSplitAnywhere()
{
    const QByteArray chunked = "POST /a HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n3;x=y\r\nabc\r\n2\r\nde\r\n0\r\n\r\n";
    const QByteArray bytes = chunked + post("/b", "12345");
    for (qsizetype split = 0; split <= bytes.size(); ++split) {
        HttpRequestReader reader;
        QByteArrayList bodies;
        for (const QByteArray &part : {bytes.left(split), bytes.mid(split)}) {
            for (auto state = reader.append(part); state == HttpRequestReader::State::Complete; state = reader.append({}))
                bodies += reader.take().body;
        }
        QCOMPARE(bodies, QByteArrayList({"abcde", "12345"}));
    }
}

//! Each of the bodies is within its own bound.
void RehearsalServerTest::holdsUnfinishedRequestsUpToABound()
{
    const QByteArray most(60 * 1024 * 1024, ' ');
    std::vector<std::unique_ptr<QTcpSocket>> peers;
    for (int number = 0; number < 5; ++number) {
        QTcpSocket &peer = *peers.emplace_back(std::make_unique<QTcpSocket>());
        peer.connectToHost(u"127.0.0.1"_s, m_port);
        QTRY_COMPARE(peer.state(), QAbstractSocket::ConnectedState);
        peer.write("POST /v1/messages HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: " + QByteArray::number(most.size() + 1) + "\r\n\r\n");
        peer.write(most);
        const auto isTaken = [&] { return peer.bytesToWrite() == 0 || peer.state() == QAbstractSocket::UnconnectedState; };
        QTRY_VERIFY_WITH_TIMEOUT(isTaken(), 30'000);
        if (number < 4)
            QCOMPARE(peer.state(), QAbstractSocket::ConnectedState);
    }
    // Whether the refusal is still read depends on what was under way.
    QTRY_COMPARE(peers.back()->state(), QAbstractSocket::UnconnectedState);
    const QByteArray refused = peers.back()->readAll();
    QVERIFY(refused.isEmpty() || refused.startsWith("HTTP/1.1 503 "));
    // What the others hold is let go with them.
    peers.clear();
    QTRY_VERIFY(exchange(post(messagesPath, bodySaying(u"Hello"_s, false)), "\r\n\r\n").startsWith("HTTP/1.1 200 "));
}

void RehearsalServerTest::replaysACassette()
{
    model::Exchange recorded;
    recorded.request = {"POST", QUrl(u"https:"_s + u"//host.example/v1/messages"_s), {{"A", "b\xff"}}, "{\"a\":1.0}"};
    recorded.status = 200;
    recorded.responseHeaders = {{"Content-Type", "text/plain"}, {"Transfer-Encoding", "chunked"}};
    recorded.responseBody = QByteArray("first \0\xff end", 12);
    recorded.arrivals = {{4, 1.5}, {12, 20}};
    recorded.state = model::ExchangeState::Complete;
    model::Exchange next = recorded;
    next.id = model::ExchangeId::create();
    next.responseBody = "second";
    next.arrivals.clear();
    QTemporaryDir folder;
    const QString path = folder.filePath(u"tape.jsonl"_s);
    QVERIFY(Cassette({recorded, next}).write(path));
    const auto cassette = Cassette::read(path);
    QVERIFY(cassette);
    QCOMPARE(cassette->exchanges().first().responseBody, recorded.responseBody);
    QCOMPARE(cassette->exchanges().first().request, recorded.request);
    QCOMPARE(cassette->exchanges().first().arrivals, recorded.arrivals);
    QCOMPARE(cassette->toJsonLines(), Cassette({recorded, next}).toJsonLines());

    m_server = std::make_unique<RehearsalServer>(path);
    m_port = quint16(m_server->start()->port());
    const QByteArray request = post(messagesPath, recorded.request.body);
    const QByteArray response = exchange(request, "\r\n0\r\n\r\n");
    QCOMPARE(contentOf(response), recorded.responseBody);
    QVERIFY(response.contains("4\r\nfirs\r\n"));
    QCOMPARE(contentOf(exchange(request, "\r\n0\r\n\r\n")), next.responseBody);
    QCOMPARE(contentOf(exchange(request, "\r\n0\r\n\r\n")), next.responseBody);
    QVERIFY(exchange(post(messagesPath, "{}"), "cassette.").startsWith("HTTP/1.1 400 "));
}

void RehearsalServerTest::saysWhatIsWrongWithACassette()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"tape.jsonl"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"request\":{}}\n{\"half\":\n");
    file.close();
    const auto started = RehearsalServer(file.fileName()).start();
    QVERIFY(!started);
    QVERIFY2(started.error().message.contains(u"tape.jsonl:2"_s), qPrintable(started.error().message));
    QVERIFY(!RehearsalServer(u"/none.toml"_s).start());
}

QTEST_GUILESS_MAIN(RehearsalServerTest)
#include "tst_rehearsalserver.moc"
