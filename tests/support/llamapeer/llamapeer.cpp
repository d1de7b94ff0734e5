// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/llamapeer/llamapeer.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTcpSocket>

#include <cstdio>
#include <cstdlib>

using namespace Qt::StringLiterals;

namespace {

QByteArray compact(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QStringList wordsOf(const QString &text)
{
    return text.split(u' ', Qt::SkipEmptyParts);
}

QString valueAfter(const QStringList &arguments, const QStringList &names)
{
    for (qsizetype index = 0; index + 1 < arguments.size(); ++index) {
        if (names.contains(arguments.at(index)))
            return arguments.at(index + 1);
    }
    return {};
}

} // namespace

LlamaPeer::LlamaPeer(const QStringList &arguments)
    : m_arguments(arguments)
    , m_script(valueAfter(arguments, {u"-m"_s, u"--model"_s}))
{
    connect(&m_server, &QTcpServer::newConnection, this, &LlamaPeer::accept);
    connect(&m_loading, &QTimer::timeout, this, &LlamaPeer::load);
}

QString LlamaPeer::option(const QStringList &names) const
{
    return valueAfter(m_arguments, names);
}

void LlamaPeer::log(const QByteArray &text) const
{
    std::fputs(text.constData(), stderr);
    std::fflush(stderr);
}

bool LlamaPeer::begin()
{
    const QString port = option({u"--port"_s});
    m_script.note("start " + QByteArray::number(QCoreApplication::applicationPid()) + ' ' + m_arguments.join(u' ').toUtf8());
    log("build: 10472 (stand-in) with nothing\nmain: HTTP server is listening, hostname: 127.0.0.1, port: " + port.toUtf8() + "\n");
    if (m_script.holds(u"port-taken"_s) || !m_server.listen(QHostAddress::LocalHost, quint16(port.toUInt()))) {
        log("start: couldn't bind HTTP server socket, hostname: 127.0.0.1, port: " + port.toUtf8()
            + "\nmain: exiting due to HTTP server error\n");
        return false;
    }
    log("main: loading model\nsrv    load_model: loading model '" + option({u"-m"_s, u"--model"_s}).toUtf8() + "'\n");
    if (!m_script.isReadable()) {
        log("gguf_init_from_file: failed to open GGUF file\nmain: exiting due to model loading error\n");
        return false;
    }
    log("llama_model_loader: loaded meta data with 34 key-value pairs\nload_tensors: loading model tensors, this can take a while...\n");
    m_loading.start(m_script.number(u"load"_s) / 100);
    return true;
}

//! A point on the same line for each percent.
void LlamaPeer::load()
{
    const int standsAt = m_script.number(u"points"_s, 101);
    if (m_percent >= standsAt)
        return;
    ++m_percent;
    log(".");
    if (m_percent == 50 && m_script.holds(u"crash-loading"_s)) {
        log("\nllama_model_load: error loading model: tensor 'blk.7.attn_q.weight' data is not within the file bounds\n"
            "main: exiting due to model loading error\n");
        QCoreApplication::exit(1);
    } else if (m_percent == 100) {
        m_loading.stop();
        finishLoading();
    }
}

void LlamaPeer::finishLoading()
{
    log("\nllama_context: constructing llama_context\ncommon_init_from_params: warming up the model with an empty run\n"
        "main: model loaded\nmain: server is listening on http://127.0.0.1\n");
    m_isLoaded = true;
}

void LlamaPeer::accept()
{
    while (QTcpSocket *socket = m_server.nextPendingConnection()) {
        connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
        connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    }
}

void LlamaPeer::read(QTcpSocket *socket)
{
    QByteArray received = socket->property("received").toByteArray() + socket->readAll();
    const qsizetype end = received.indexOf("\r\n\r\n");
    qsizetype length = 0;
    for (const QByteArray &header : received.left(std::max<qsizetype>(end, 0)).split('\n')) {
        if (header.toLower().startsWith("content-length:"))
            length = header.mid(15).trimmed().toLongLong();
    }
    if (end < 0 || received.size() < end + 4 + length) {
        socket->setProperty("received", received);
        return;
    }
    socket->setProperty("received", received.mid(end + 4 + length));
    const QByteArray line = received.left(received.indexOf("\r\n"));
    if (mayAsk(line.split(' ').value(1), received.left(end)))
        answer(socket, line, received.mid(end + 4, length));
    else
        reply(socket, 401,
            {{u"error"_s, QJsonObject {{u"code"_s, 401}, {u"message"_s, u"Invalid API Key"_s}, {u"type"_s, u"authentication_error"_s}}}});
}

//! Like the real one, which takes its key from the environment too and tells its health and its models to everybody.
bool LlamaPeer::mayAsk(const QByteArray &path, const QByteArray &head) const
{
    const QString named = option({u"--api-key"_s});
    const QByteArray key = named.isEmpty() ? qgetenv("LLAMA_API_KEY") : named.toUtf8();
    return key.isEmpty() || path == "/health" || path == "/v1/models" || head.contains("\r\nAuthorization: Bearer " + key + "\r\n")
        || head.endsWith("\r\nAuthorization: Bearer " + key);
}

void LlamaPeer::answer(QTcpSocket *socket, const QByteArray &line, const QByteArray &body)
{
    const QByteArray path = line.split(' ').value(1);
    const QJsonObject request = QJsonDocument::fromJson(body).object();
    if (path != "/health")
        m_script.note("asked " + line + ' ' + compact(request));
    if (!m_isLoaded && path != "/v1/models") {
        reply(socket, 503,
            {{u"error"_s, QJsonObject {{u"code"_s, 503}, {u"message"_s, u"Loading model"_s}, {u"type"_s, u"unavailable_error"_s}}}});
    } else if (path == "/health") {
        reply(socket, 200, {{u"status"_s, u"ok"_s}});
    } else if (path == "/props" && m_script.text(u"no-props"_s).isEmpty()) {
        reply(socket, 200, properties());
    } else if (path == "/apply-template") {
        QStringList said;
        for (const QJsonValue &message : request[u"messages"].toArray())
            said.append(message[u"content"].toString());
        reply(socket, 200, {{u"prompt"_s, said.join(u' ')}});
    } else if (path == "/tokenize") {
        QJsonArray tokens;
        for (qsizetype index = 0; index < wordsOf(request[u"content"].toString()).size(); ++index)
            tokens.append(int(index));
        reply(socket, 200, {{u"tokens"_s, tokens}});
    } else if (path == "/v1/models") {
        const QJsonObject model {{u"id"_s, u"stand-in"_s}, {u"object"_s, u"model"_s}};
        reply(socket, 200, {{u"object"_s, u"list"_s}, {u"data"_s, QJsonArray {model}}});
    } else if (path == "/v1/chat/completions") {
        stream(socket, request);
    } else {
        reply(socket, 404,
            {{u"error"_s, QJsonObject {{u"code"_s, 404}, {u"message"_s, u"File Not Found"_s}, {u"type"_s, u"not_found_error"_s}}}});
    }
}

QJsonObject LlamaPeer::properties() const
{
    const int context = m_script.number(u"context"_s, option({u"-c"_s, u"--ctx-size"_s}).toInt());
    return {{u"default_generation_settings"_s, QJsonObject {{u"n_ctx"_s, context}}}, {u"total_slots"_s, 1},
        {u"model_alias"_s, u"stand-in"_s}, {u"build_info"_s, u"b10472-stand-in"_s},
        {u"modalities"_s, QJsonObject {{u"vision"_s, m_script.text(u"vision"_s) == u"yes"}, {u"audio"_s, false}}},
        {u"chat_template_caps"_s, QJsonObject {{u"supports_tools"_s, true}, {u"supports_parallel_tool_calls"_s, false}}}};
}

void LlamaPeer::reply(QTcpSocket *socket, int status, const QJsonObject &object) const
{
    const QByteArray body = compact(object);
    socket->write("HTTP/1.1 " + QByteArray::number(status) + " Status\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: "
        + QByteArray::number(body.size()) + "\r\n\r\n" + body);
}

void LlamaPeer::stream(QTcpSocket *socket, const QJsonObject &request)
{
    const QJsonValue last = request[u"messages"].toArray().last()[u"content"];
    const QString asked = last.isString() ? last.toString() : last.toArray().last()[u"text"].toString();
    socket->write("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n");
    sendChunk(socket, {{u"role"_s, u"assistant"_s}, {u"content"_s, QJsonValue::Null}});
    sayNext(socket, wordsOf(m_script.text(u"answer"_s, u"You said: "_s + asked)));
}

void LlamaPeer::sayNext(QTcpSocket *socket, QStringList words)
{
    if (words.isEmpty()) {
        sendChunk(socket, {}, u"stop"_s);
        socket->write("e\r\ndata: [DONE]\n\n\r\n0\r\n\r\n");
        return;
    }
    const QString word = words.takeFirst();
    sendChunk(socket, {{u"content"_s, words.isEmpty() ? word : word + u' '}});
    if (m_script.holds(u"crash-answering"_s)) {
        socket->waitForBytesWritten();
        log("ggml.c:3172: GGML_ASSERT(ggml_can_mul_mat(a, b)) failed\n");
        std::abort();
    }
    QTimer::singleShot(m_script.number(u"pace"_s), socket, [this, socket, words] { sayNext(socket, words); });
}

void LlamaPeer::sendChunk(QTcpSocket *socket, const QJsonObject &delta, const QString &finish) const
{
    const QJsonObject choice {
        {u"index"_s, 0}, {u"delta"_s, delta}, {u"finish_reason"_s, finish.isEmpty() ? QJsonValue() : QJsonValue(finish)}};
    const QByteArray event = "data: "
        + compact({{u"choices"_s, QJsonArray {choice}}, {u"created"_s, 1}, {u"id"_s, u"chatcmpl-1"_s}, {u"model"_s, u"stand-in"_s},
            {u"object"_s, u"chat.completion.chunk"_s}})
        + "\n\n";
    socket->write(QByteArray::number(event.size(), 16) + "\r\n" + event + "\r\n");
}
