// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/mcppeer/peer.h"

#include <QFile>
#include <QJsonDocument>

#include <csignal>
#include <cstdio>
#include <iostream>
#include <string>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

const QString modernVersion = u"2026-07-28"_s;

QByteArray compactJson(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QJsonObject modernResult(QJsonObject result, const QString &type = u"complete"_s)
{
    result.insert(u"resultType"_s, type);
    return result;
}

QString versionIn(const QJsonObject &params)
{
    return params[u"_meta"][u"io.modelcontextprotocol/protocolVersion"].toString();
}

} // namespace

Peer::Peer(const QStringList &arguments)
    : m_options(arguments)
{
}

QString Peer::valueOf(const QString &option) const
{
    for (const QString &each : m_options) {
        if (each.startsWith(option + u'='))
            return each.mid(option.size() + 1);
    }
    return {};
}

void Peer::note(const QByteArray &line) const
{
    QFile log(valueOf(u"log"_s));
    if (!log.fileName().isEmpty() && log.open(QIODevice::Append))
        log.write(line + '\n');
}

void Peer::write(const QByteArray &line) const
{
    std::cout << line.constData() << '\n' << std::flush;
}

QByteArrayList Peer::faulty(QJsonObject answer) const
{
    const QByteArray right = compactJson(answer);
    const auto with = [&answer](const QString &member, const QJsonValue &value) {
        answer.insert(member, value);
        return QByteArrayList {compactJson(answer)};
    };
    if (m_fault == u"close")
        std::exit(0);
    if (m_fault == u"crash")
        std::raise(SIGKILL);
    if (m_fault == u"wrong-id")
        return with(u"id"_s, 4711);
    if (m_fault == u"text-id")
        return with(u"id"_s, QString::number(answer[u"id"].toInt()));
    if (m_fault == u"twice")
        return {right, right};
    if (m_fault == u"malformed")
        return {right.chopped(2)};
    if (m_fault == u"batch")
        return {'[' + right + ']'};
    if (m_fault == u"both")
        return with(u"error"_s, QJsonObject {{u"code"_s, -32000}, {u"message"_s, u"both at once"_s}});
    if (m_fault == u"odd-result")
        return with(u"result"_s, u"a text"_s);
    answer.remove(u"result"_s);
    if (m_fault == u"neither")
        return {compactJson(answer)};
    if (m_fault == u"odd-error")
        return with(u"error"_s, QJsonObject());
    answer.insert(u"error"_s, QJsonObject {{u"code"_s, -32700}, {u"message"_s, u"I cannot read that"_s}});
    return m_fault == u"no-id" ? with(u"id"_s, QJsonValue::Null) : QByteArrayList();
}

void Peer::send(const QJsonObject &message) const
{
    if (is("garbage"))
        write("INFO: not a message {\n\n[1, 2]");
    QJsonObject whole = message;
    whole.insert(u"jsonrpc"_s, u"2.0"_s);
    const bool isAnswer = !whole.contains(u"method"_s);
    for (const QByteArray &line : isAnswer && !m_fault.isEmpty() ? faulty(whole) : QByteArrayList {compactJson(whole)})
        write(line);
}

void Peer::notify(const QString &method, const QJsonObject &params) const
{
    QJsonObject message {{u"method"_s, method}};
    if (!params.isEmpty())
        message.insert(u"params"_s, params);
    send(message);
}

void Peer::answer(const QJsonValue &id, const QJsonObject &result) const
{
    send({{u"id"_s, id}, {u"result"_s, m_isInitialized ? result : modernResult(result, result[u"resultType"].toString(u"complete"_s))}});
}

void Peer::refuse(const QJsonValue &id, int code, const QString &message, const QJsonObject &data) const
{
    QJsonObject error {{u"code"_s, code}, {u"message"_s, message}};
    if (!data.isEmpty())
        error.insert(u"data"_s, data);
    send({{u"id"_s, id}, {u"error"_s, error}});
}

int Peer::run()
{
    if (!valueOf(u"exit"_s).isEmpty()) {
        std::cerr << "cannot work like this" << std::endl;
        return valueOf(u"exit"_s).toInt();
    }
    if (is("deaf"))
        std::signal(SIGTERM, SIG_IGN);
    if (is("fork") && ::fork() == 0) {
        ::sleep(60);
        ::_exit(0);
    }
    std::cerr << "peer is up" << std::endl;
    note("process " + QByteArray::number(qint64(::getpid())));
    std::string line;
    while (std::getline(std::cin, line)) {
        const QByteArray bytes = QByteArray::fromStdString(line);
        note(bytes);
        if (!is("silent"))
            take(QJsonDocument::fromJson(bytes).object());
    }
    note("end of input");
    while (is("stay") || is("deaf"))
        ::sleep(60);
    return 0;
}

void Peer::take(const QJsonObject &message)
{
    const QJsonValue id = message[u"id"];
    const QString method = message[u"method"].toString();
    const QJsonObject params = message[u"params"].toObject();
    const QString stage = method == u"initialize" || method == u"server/discover" ? u"handshake"_s : method.section(u'/', 1);
    const QString fault = valueOf(u"fault"_s);
    m_fault = stage == fault.section(u':', 0, 0) ? fault.section(u':', 1) : QString();
    if (method.isEmpty() && !id.isUndefined()) {
        takeAnswer(message);
    } else if (method == u"initialize") {
        initialize(id, params);
    } else if (method == u"notifications/initialized") {
        initialized();
    } else if (id.isUndefined()) {
        return;
    } else if (!m_isInitialized && is("exit-on-discover")) {
        std::exit(4);
    } else if (!m_isInitialized && is("legacy")) {
        refuse(id, -32601, u"Method not found"_s);
    } else if (!m_isInitialized && versionIn(params) != modernVersion) {
        refuse(id, -32022, u"Unsupported protocol version"_s, {{u"supported"_s, QJsonArray {modernVersion}}});
    } else if (method == u"server/discover") {
        discover(id);
    } else if (method == u"tools/list") {
        listTools(id, params);
    } else if (method == u"tools/call") {
        call(id, params);
    } else if (method.startsWith(u"tasks/") && is("tasks")) {
        lookAtTask(id, method, params);
    } else if (method == u"resources/read") {
        read(id, params);
    } else if (method == u"subscriptions/listen") {
        notify(u"notifications/subscriptions/acknowledged"_s,
            {{u"_meta"_s, QJsonObject {{u"io.modelcontextprotocol/subscriptionId"_s, id}}},
                {u"notifications"_s, params[u"notifications"]}});
        if (is("burst"))
            notify(u"notifications/tools/list_changed"_s);
    } else {
        listMore(id, method, params);
    }
}

void Peer::discover(const QJsonValue &id)
{
    answer(id,
        {{u"supportedVersions"_s, QJsonArray {modernVersion}},
            {u"serverInfo"_s, QJsonObject {{u"name"_s, u"peer"_s}, {u"title"_s, u"Test peer"_s}, {u"version"_s, u"2"_s}}},
            {u"capabilities"_s, capabilities()}, {u"instructions"_s, u"Be kind."_s}});
}

QJsonObject Peer::capabilities() const
{
    QJsonObject capabilities {{u"tools"_s, QJsonObject {{u"listChanged"_s, !is("still")}}}};
    if (is("logs"))
        capabilities.insert(u"logging"_s, QJsonObject());
    if (m_isInitialized || is("offers")) {
        capabilities.insert(u"resources"_s, QJsonObject {{u"subscribe"_s, true}});
        capabilities.insert(u"prompts"_s, QJsonObject());
    }
    if (is("offers"))
        capabilities.insert(u"completions"_s, QJsonObject());
    if (is("tasks") && m_isInitialized)
        capabilities.insert(u"tasks"_s, peerObject(R"({"cancel": {}, "requests": {"tools": {"call": {}}}})"));
    if (is("tasks") && !m_isInitialized)
        capabilities.insert(u"extensions"_s, peerObject(R"({"io.modelcontextprotocol/tasks": {}})"));
    return capabilities;
}

void Peer::initialize(const QJsonValue &id, const QJsonObject &params)
{
    if (is("modern")) {
        refuse(id, -32601, u"Method not found"_s);
        return;
    }
    m_isInitialized = true;
    const QString version = is("old") ? u"2024-11-05"_s : is("future") ? u"2031-01-01"_s : params[u"protocolVersion"].toString();
    answer(id,
        {{u"protocolVersion"_s, version}, {u"serverInfo"_s, QJsonObject {{u"name"_s, u"peer"_s}, {u"version"_s, u"1"_s}}},
            {u"capabilities"_s, capabilities()}, {u"instructions"_s, u"Be kind."_s}});
}

void Peer::initialized()
{
    for (int i = 0; is("burst") && i < 7; ++i)
        notify(u"notifications/tools/list_changed"_s);
    if (is("garbage"))
        send({{u"id"_s, u"life"_s}, {u"method"_s, u"ping"_s}});
}

void Peer::listTools(const QJsonValue &id, const QJsonObject &params)
{
    QJsonArray tools = peerTools();
    if (params[u"cursor"].isUndefined())
        ++m_listings;
    if (is("grow") && m_listings > 1) {
        tools.append(QJsonObject {{u"name"_s, u"later"_s}, {u"inputSchema"_s, QJsonObject {{u"type"_s, u"object"_s}}}});
    }
    if ((is("grow") && m_listings > 1) || is("tasks")) {
        tools.append(QJsonObject {{u"name"_s, u"task_only"_s}, {u"inputSchema"_s, QJsonObject {{u"type"_s, u"object"_s}}},
            {u"execution"_s, QJsonObject {{u"taskSupport"_s, u"required"_s}}}});
    }
    if (is("redeclare") && m_listings > 1) {
        QJsonObject first = tools.first().toObject();
        first.insert(u"description"_s, u"Says it to everybody."_s);
        tools.replace(0, first);
        tools.removeLast();
    }
    if (is("nosy")) {
        answer(id, modernResult({{u"requestState"_s, u"curious"_s}}, u"input_required"_s));
        return;
    }
    if (m_fault == u"endless") {
        m_fault.clear();
        answer(id, {{u"tools"_s, tools}, {u"nextCursor"_s, QString::number(++m_pages)}});
        return;
    }
    if (!is("pages")) {
        answer(id, withHint({{u"tools"_s, tools}}, 0));
        return;
    }
    // The cursors are: none, the empty string, "last".
    const bool isFirst = params[u"cursor"].isUndefined();
    const bool isSecond = params[u"cursor"].toString() == u""_s && !isFirst;
    QJsonArray page;
    for (qsizetype i = isFirst ? 0 : isSecond ? 2 : 4; i < (isFirst ? 2 : isSecond ? 4 : tools.size()); ++i)
        page.append(tools.at(i));
    QJsonObject result {{u"tools"_s, page}};
    if (isFirst || isSecond)
        result.insert(u"nextCursor"_s, isFirst ? u""_s : u"last"_s);
    answer(id, withHint(result, isFirst ? 0 : isSecond ? 1 : 2));
}

QJsonObject Peer::withHint(QJsonObject list, int page) const
{
    const QStringList hints = valueOf(u"ttl"_s).split(u',');
    if (const QString hint = hints.value(page, hints.first()); !hint.isEmpty()) {
        list.insert(u"ttlMs"_s, hint.toDouble());
        list.insert(u"cacheScope"_s, u"private"_s);
    }
    return list;
}

void Peer::listMore(const QJsonValue &id, const QString &method, const QJsonObject &params)
{
    if (is("no-ping") && method == u"ping")
        return;
    m_watched.removeAll(params[u"uri"].toString());
    if (method == u"resources/subscribe")
        m_watched.append(params[u"uri"].toString());
    QJsonObject offering = is("offers") ? peerOffering(method, params) : QJsonObject();
    if (is("grow") && method == u"resources/list" && params[u"cursor"].isUndefined() && m_resourceListings++ > 0) {
        QJsonArray resources = offering[u"resources"].toArray();
        resources.prepend(QJsonObject {{u"uri"_s, u"peer://desk/new"_s}, {u"name"_s, u"new"_s}});
        offering.insert(u"resources"_s, resources);
    }
    if (!offering.isEmpty())
        answer(id, method.endsWith(u"/list") ? withHint(offering, 0) : offering);
    else if (method == u"resources/list")
        answer(id, {{u"resources"_s, QJsonArray {QJsonObject {{u"uri"_s, u"peer://notes"_s}, {u"name"_s, u"notes"_s}}}}});
    else if (method == u"resources/subscribe" || method == u"resources/unsubscribe" || method == u"ping" || method == u"logging/setLevel")
        answer(id, {});
    else
        refuse(id, -32601, u"Method not found"_s);
}

void Peer::read(const QJsonValue &id, const QJsonObject &params)
{
    if (is("offers")) {
        const QJsonObject contents = peerOffering(u"resources/read"_s, params);
        contents.isEmpty() ? refuse(id, -32602, u"No such resource"_s) : answer(id, contents);
        return;
    }
    answer(id,
        {{u"contents"_s,
            QJsonArray {QJsonObject {{u"uri"_s, params[u"uri"]}, {u"mimeType"_s, u"text/plain"_s}, {u"text"_s, u"Notes."_s}}}}});
    notify(u"notifications/resources/updated"_s, {{u"uri"_s, params[u"uri"]}});
}

void Peer::call(const QJsonValue &id, const QJsonObject &params)
{
    const QString tool = params[u"name"].toString();
    const QJsonObject result = peerResult(tool, params[u"arguments"].toObject());
    if (result.isEmpty())
        callOddly(id, tool, params);
    else
        answer(id, result);
    for (const QString &uri : tool == u"echo" ? m_watched : QStringList())
        notify(u"notifications/resources/updated"_s, {{u"uri"_s, uri}});
    if (tool == u"echo" && !m_held.isNull() && !m_held.isUndefined())
        answer(std::exchange(m_held, QJsonValue()), peerResult(u"echo"_s, {{u"message"_s, u"held"_s}}));
}

void Peer::callOddly(const QJsonValue &id, const QString &tool, const QJsonObject &params)
{
    const QJsonObject done = peerResult(u"echo"_s, {{u"message"_s, u"done"_s}});
    const QJsonObject form {{u"message"_s, u"Which name?"_s},
        {u"requestedSchema"_s,
            QJsonDocument::fromJson(R"({"type": "object",
        "properties": {"name": {"type": "string", "default": "Ada"}, "age": {"type": "integer"}}, "required": ["name"]})")
                .object()}};
    const QJsonObject visit {{u"mode"_s, u"url"_s}, {u"message"_s, u"Sign in there."_s}, {u"url"_s, u"https://example.org/consent?a=b"_s},
        {u"elicitationId"_s, u"e1"_s}};
    const QJsonObject answers = params[u"inputResponses"].toObject();
    if (tool == u"task_only" && is("tasks")) {
        beginTask(id, params);
    } else if (tool == u"progress") {
        for (int i = 1; i <= 3; ++i) {
            notify(u"notifications/progress"_s,
                {{u"progressToken"_s, params[u"_meta"][u"progressToken"]}, {u"progress"_s, i}, {u"total"_s, 3},
                    {u"message"_s, u"step %1"_s.arg(i)}});
        }
        answer(id, done);
    } else if (tool == u"hold") {
        m_held = id;
    } else if (tool == u"die") {
        std::exit(5);
    } else if (tool == u"odd_type") {
        answer(id, modernResult(done, u"what is this"_s));
    } else if (m_isInitialized && (tool == u"ask" || tool == u"roots")) {
        m_waiting.insert(u"q1"_s, id);
        send({{u"id"_s, u"q1"_s}, {u"method"_s, tool == u"ask" ? u"elicitation/create"_s : u"roots/list"_s},
            {u"params"_s, tool == u"ask" ? form : QJsonObject()}});
    } else if (m_isInitialized && tool == u"retract") {
        m_waiting.insert(u"q2"_s, id);
        for (const QString &question : {u"q1"_s, u"q2"_s})
            send({{u"id"_s, question}, {u"method"_s, u"elicitation/create"_s}, {u"params"_s, form}});
        notify(u"notifications/cancelled"_s, {{u"requestId"_s, u"q1"_s}});
    } else if (m_isInitialized && tool == u"visit") {
        if (m_visits++ == 0)
            refuse(id, -32042, u"Visit first"_s, {{u"elicitations"_s, QJsonArray {visit}}});
        else
            answer(id, done);
    } else if (tool == u"ask" || tool == u"visit") {
        if (answers.isEmpty())
            answer(id,
                modernResult({{u"inputRequests"_s,
                                  QJsonObject {{u"q1"_s,
                                      QJsonObject {{u"method"_s, u"elicitation/create"_s}, {u"params"_s, tool == u"ask" ? form : visit}}}}},
                                 {u"requestState"_s, u"st\u00e4te /\\\""_s}},
                    u"input_required"_s));
        else
            answer(id,
                peerResult(u"echo"_s,
                    {{u"message"_s, QString::fromUtf8(compactJson({{u"answers"_s, answers}, {u"state"_s, params[u"requestState"]}}))}}));
    } else if (tool != u"hang") {
        refuse(id, -32602, u"Unknown tool: "_s + tool);
    }
}

namespace {

QJsonObject taskState(const QString &status, bool isLegacy)
{
    return {{u"taskId"_s, u"t/1"_s}, {u"status"_s, status}, {u"createdAt"_s, u"2026-01-01T00:00:00Z"_s},
        {u"lastUpdatedAt"_s, u"2026-01-01T00:00:00Z"_s}, {isLegacy ? u"ttl"_s : u"ttlMs"_s, 60'000},
        {isLegacy ? u"pollInterval"_s : u"pollIntervalMs"_s, 100}};
}

} // namespace

void Peer::beginTask(const QJsonValue &id, const QJsonObject &params)
{
    const QJsonObject state = taskState(u"working"_s, m_isInitialized);
    if (!m_isInitialized)
        answer(id, modernResult(state, u"task"_s));
    else if (params.contains(u"task"_s))
        answer(id, {{u"task"_s, state}});
    else
        refuse(id, -32601, u"Only as a task"_s);
}

//! It works when it is first looked at, then wants to know something, and is done once it knows that.
void Peer::lookAtTask(const QJsonValue &id, const QString &method, const QJsonObject &params)
{
    const QJsonObject form {{u"message"_s, u"Which name?"_s},
        {u"requestedSchema"_s, peerObject(R"({"type": "object", "properties": {"name": {"type": "string"}}})")}};
    if (params[u"taskId"] != u"t/1"_s) {
        refuse(id, -32602, u"Unknown task"_s);
    } else if (method == u"tasks/get" && ++m_looks > 1 && m_told.isEmpty()) {
        QJsonObject state = taskState(u"input_required"_s, m_isInitialized);
        if (!m_isInitialized)
            state.insert(
                u"inputRequests"_s, QJsonObject {{u"q1"_s, QJsonObject {{u"method"_s, u"elicitation/create"_s}, {u"params"_s, form}}}});
        answer(id, state);
    } else if (method == u"tasks/get" && !m_told.isEmpty()) {
        QJsonObject state = taskState(u"completed"_s, m_isInitialized);
        state.insert(u"result"_s, peerResult(u"echo"_s, {{u"message"_s, QString::fromUtf8(compactJson(m_told))}}));
        answer(id, state);
    } else if (method == u"tasks/get") {
        QJsonObject state = taskState(u"working"_s, m_isInitialized);
        state.insert(u"statusMessage"_s, u"At it."_s);
        answer(id, state);
    } else if (method == u"tasks/result" && m_isInitialized) {
        m_waiting.insert(u"q1"_s, id);
        send({{u"id"_s, u"q1"_s}, {u"method"_s, u"elicitation/create"_s}, {u"params"_s, form}});
    } else {
        m_told = params[u"inputResponses"][u"q1"].toObject();
        answer(id, {});
    }
}

void Peer::takeAnswer(const QJsonObject &message)
{
    const QJsonValue call = m_waiting.take(message[u"id"].toString());
    if (!call.isUndefined() && !call.isNull())
        answer(call, peerResult(u"echo"_s, {{u"message"_s, QString::fromUtf8(compactJson(message[u"result"].toObject()))}}));
}
