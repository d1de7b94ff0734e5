// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/acppeer/agent.h"

#include <QFile>
#include <QJsonDocument>

#include <cstdlib>
#include <iostream>
#include <string>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

QJsonObject textBlock(const QString &text)
{
    return {{u"type"_s, u"text"_s}, {u"text"_s, text}};
}

QJsonObject textOf(const QString &text, const QString &kind)
{
    return {{u"sessionUpdate"_s, kind}, {u"content"_s, textBlock(text)}};
}

//! That a session has been updated.
QJsonObject notice(const QString &session, const QJsonObject &update)
{
    return {{u"method"_s, u"session/update"_s}, {u"params"_s, QJsonObject {{u"sessionId"_s, session}, {u"update"_s, update}}}};
}

QByteArray lineOf(const QJsonObject &message)
{
    QJsonObject whole = message;
    whole[u"jsonrpc"_s] = u"2.0"_s;
    return QJsonDocument(whole).toJson(QJsonDocument::Compact);
}

QJsonArray textContent(const QString &text)
{
    return {QJsonObject {{u"type"_s, u"content"_s}, {u"content"_s, textBlock(text)}}};
}

QJsonObject call(const QString &id, const QString &kind, const QString &title, const QString &status, const QJsonObject &input)
{
    return {{u"sessionUpdate"_s, u"tool_call"_s}, {u"toolCallId"_s, id}, {u"kind"_s, kind}, {u"title"_s, title}, {u"status"_s, status},
        {u"rawInput"_s, input}};
}

QJsonObject callUpdate(const QString &id, const QString &status, const QJsonArray &content = {})
{
    QJsonObject update {{u"sessionUpdate"_s, u"tool_call_update"_s}, {u"toolCallId"_s, id}, {u"status"_s, status}};
    if (!content.isEmpty())
        update[u"content"_s] = content;
    return update;
}

} // namespace

Agent::Agent(const QStringList &options)
    : m_options(options)
{
}

QString Agent::valueOf(const QString &option) const
{
    for (const QString &each : m_options) {
        if (each.startsWith(option + u'='))
            return each.mid(option.size() + 1);
    }
    return {};
}

void Agent::note(const QByteArray &line) const
{
    QFile file(valueOf(u"log"_s));
    if (!file.fileName().isEmpty() && file.open(QIODevice::Append))
        file.write(line + '\n');
}

void Agent::write(const QByteArray &line) const
{
    std::cout << line.constData() << '\n';
    if (!m_isFlooding)
        std::cout << std::flush;
}

void Agent::send(const QJsonObject &message) const
{
    write(lineOf(message));
}

void Agent::answer(const QJsonValue &id, const QJsonObject &result) const
{
    send({{u"id"_s, id}, {u"result"_s, result}});
}

void Agent::refuse(const QJsonValue &id, int code, const QString &message, const QJsonValue &data) const
{
    QJsonObject error {{u"code"_s, code}, {u"message"_s, message}};
    if (!data.isUndefined())
        error[u"data"_s] = data;
    send({{u"id"_s, id}, {u"error"_s, error}});
}

void Agent::updateOf(const QString &session, const QJsonObject &update) const
{
    send(notice(session, update));
}

void Agent::say(const QString &text, const QString &kind) const
{
    update(textOf(text, kind));
}

void Agent::ask(const QString &method, const QJsonObject &params, const Then &then)
{
    m_waiting.insert(++m_asked, then);
    send({{u"id"_s, m_asked}, {u"method"_s, method}, {u"params"_s, params}});
}

void Agent::askPermission(const QString &callId, const QJsonObject &more, const Then &then)
{
    QJsonObject toolCall = more;
    toolCall[u"toolCallId"_s] = callId;
    const auto option = [](const QString &id, const QString &kind) {
        return QJsonObject {{u"optionId"_s, id}, {u"name"_s, id}, {u"kind"_s, kind}};
    };
    const QJsonArray options {option(u"yes"_s, u"allow_once"_s), option(u"ever"_s, u"allow_always"_s), option(u"no"_s, u"reject_once"_s)};
    ask(u"session/request_permission"_s, {{u"sessionId"_s, m_session}, {u"toolCall"_s, toolCall}, {u"options"_s, options}},
        [then](const QJsonObject &answer) { then(answer[u"result"_s][u"outcome"_s].toObject()); });
}

int Agent::run()
{
    if (!valueOf(u"exit"_s).isEmpty()) {
        std::cerr << "cannot work like this" << std::endl;
        return valueOf(u"exit"_s).toInt();
    }
    note("process " + QByteArray::number(qint64(::getpid())));
    std::string line;
    while (std::getline(std::cin, line)) {
        const QByteArray bytes = QByteArray::fromStdString(line);
        note(bytes);
        if (!is("silent"))
            take(QJsonDocument::fromJson(bytes).object());
    }
    note("end of input");
    return 0;
}

void Agent::take(const QJsonObject &message)
{
    const QJsonValue id = message[u"id"_s];
    const QString method = message[u"method"_s].toString();
    const QJsonObject params = message[u"params"_s].toObject();
    if (method.isEmpty()) {
        if (const Then then = m_waiting.take(id.toInt()))
            then(message);
    } else if (method == u"initialize") {
        initialize(id, params);
    } else if (!m_isInitialized) {
        refuse(id, -32600, u"not initialized"_s);
    } else if (method == u"authenticate") {
        m_isLoggedIn = params[u"methodId"_s] == u"browser"_s && !is("refusing");
        m_isLoggedIn ? answer(id, {}) : refuse(id, -32000, u"Not with this"_s);
    } else if (method == u"session/new" || method == u"session/load" || method == u"session/fork") {
        openSession(method, id, params);
    } else if (!m_sessions.contains(params[u"sessionId"_s].toString())) {
        if (!id.isUndefined())
            refuse(id, -32002, u"no such session"_s);
    } else if (method == u"session/prompt") {
        prompt(id, params);
    } else if (method == u"session/cancel") {
        if (m_prompt.isUndefined() || m_isStubborn)
            return;
        end(u"cancelled"_s);
    } else if (method == u"session/delete" && is("forks")) {
        m_sessions.remove(params[u"sessionId"_s].toString());
        answer(id, {});
    } else if (method.startsWith(u"session/set_")) {
        setOption(method, id, params);
    } else if (!id.isUndefined()) {
        refuse(id, -32601, u"no such method"_s);
    }
}

void Agent::initialize(const QJsonValue &id, const QJsonObject &params)
{
    if (params[u"protocolVersion"_s].toInt() < 1 || !params[u"clientCapabilities"_s].isObject())
        return refuse(id, -32602, u"a version and capabilities are needed"_s);
    m_isInitialized = true;
    QJsonObject sessions;
    if (is("forks")) {
        sessions[u"fork"_s] = QJsonObject();
        sessions[u"delete"_s] = QJsonObject();
    }
    const QJsonObject prompts {{u"image"_s, is("pictures")}, {u"embeddedContext"_s, is("documents")}};
    const QJsonObject capabilities {
        {u"loadSession"_s, is("loads")}, {u"promptCapabilities"_s, prompts}, {u"sessionCapabilities"_s, sessions}};
    QJsonObject login {{u"id"_s, u"browser"_s}, {u"name"_s, u"Log in with a browser"_s}};
    if (is("terminal"))
        login = {{u"id"_s, u"shell"_s}, {u"name"_s, u"Log in"_s}, {u"type"_s, u"terminal"_s}, {u"args"_s, QJsonArray {u"--log in"_s}}};
    const int version = valueOf(u"version"_s).isEmpty() ? 1 : valueOf(u"version"_s).toInt();
    answer(id,
        {{u"protocolVersion"_s, version}, {u"agentCapabilities"_s, capabilities},
            {u"authMethods"_s, is("login") ? QJsonArray {login} : QJsonArray()},
            {u"agentInfo"_s, QJsonObject {{u"name"_s, u"peer"_s}, {u"title"_s, u"Peer"_s}, {u"version"_s, u"1"_s}}}});
}

void Agent::openSession(const QString &method, const QJsonValue &id, const QJsonObject &params)
{
    const QString given = params[u"sessionId"_s].toString();
    if (!params[u"cwd"_s].toString().startsWith(u'/') || !params[u"mcpServers"_s].isArray())
        return refuse(id, -32602, u"cwd and mcpServers are needed"_s);
    if (is("login") && !m_isLoggedIn && !QFile::exists(valueOf(u"signed"_s)))
        return refuse(id, -32000, u"Authentication required"_s);
    if (method == u"session/load") {
        if (!is("loads"))
            return refuse(id, -32601, u"no such method"_s);
        m_sessions.insert(given, {{u"(loaded)"_s}, {}});
        m_session = given;
        say(u"What was said long ago."_s);
        return tellState(id, given, false);
    }
    if (method == u"session/fork" && (!is("forks") || m_sessions.value(given).prompts.isEmpty()))
        return refuse(id, -32002, u"nothing to fork"_s);
    const QString made = u"session-%1-%2"_s.arg(::getpid()).arg(++m_made);
    m_sessions.insert(made, method == u"session/fork" ? m_sessions.value(given) : Session());
    // As some do, before anybody knows of the session.
    updateOf(made, {{u"sessionUpdate"_s, u"agent_message_chunk"_s}, {u"content"_s, textBlock(u"What was said before."_s)}});
    if (is("commands")) {
        const auto command = [](const QString &name) {
            return QJsonObject {
                {u"name"_s, name}, {u"description"_s, u"About "_s + name}, {u"input"_s, QJsonObject {{u"hint"_s, u"what"_s}}}};
        };
        updateOf(made,
            {{u"sessionUpdate"_s, u"available_commands_update"_s},
                {u"availableCommands"_s, QJsonArray {command(u"hello"_s), command(u"model"_s), command(u"two words"_s), command({})}}});
    }
    tellState(id, made, true);
}

void Agent::tellState(const QJsonValue &id, const QString &session, bool named) const
{
    QJsonObject state;
    if (named)
        state[u"sessionId"_s] = session;
    if (is("options"))
        state[u"configOptions"_s] = configOptions(session);
    if (is("old")) {
        const QJsonArray modes {
            QJsonObject {{u"id"_s, u"ask"_s}, {u"name"_s, u"Ask"_s}}, QJsonObject {{u"id"_s, u"code"_s}, {u"name"_s, u"Code"_s}}};
        state[u"modes"_s] = QJsonObject {{u"currentModeId"_s, u"ask"_s}, {u"availableModes"_s, modes}};
    }
    answer(id, state);
}

QJsonArray Agent::configOptions(const QString &session) const
{
    const QJsonObject set = m_sessions.value(session).options;
    const auto value = [](const QString &id) { return QJsonObject {{u"value"_s, id}, {u"name"_s, id.toUpper()}}; };
    const QJsonArray models {
        QJsonObject {{u"group"_s, u"all"_s}, {u"name"_s, u"All"_s}, {u"options"_s, QJsonArray {value(u"small"_s), value(u"large"_s)}}}};
    const QJsonArray modes {value(u"ask"_s), value(u"code"_s)};
    return {QJsonObject {{u"id"_s, u"model"_s}, {u"name"_s, u"Model"_s}, {u"category"_s, u"model"_s}, {u"type"_s, u"select"_s},
                {u"currentValue"_s, set[u"model"_s].toString(u"small"_s)}, {u"options"_s, models}},
        QJsonObject {{u"id"_s, u"mode"_s}, {u"name"_s, u"Mode"_s}, {u"category"_s, u"mode"_s}, {u"type"_s, u"select"_s},
            {u"currentValue"_s, set[u"mode"_s].toString(u"ask"_s)}, {u"options"_s, modes}},
        QJsonObject {
            {u"id"_s, u"brave"_s}, {u"name"_s, u"Brave"_s}, {u"type"_s, u"boolean"_s}, {u"currentValue"_s, set[u"brave"_s].toBool(false)}}};
}

void Agent::setOption(const QString &method, const QJsonValue &id, const QJsonObject &params)
{
    const QString session = params[u"sessionId"_s].toString();
    QJsonObject &set = m_sessions[session].options;
    if (method == u"session/set_mode" && is("old")) {
        set[u"mode"_s] = params[u"modeId"_s];
        answer(id, {});
    } else if (method == u"session/set_config_option" && is("options")) {
        if (params[u"value"_s].isBool() != (params[u"type"_s] == u"boolean"_s))
            return refuse(id, -32602, u"a boolean says so"_s);
        set[params[u"configId"_s].toString()] = params[u"value"_s];
        answer(id, {{u"configOptions"_s, configOptions(session)}});
    } else {
        refuse(id, -32601, u"no such method"_s);
    }
}

void Agent::prompt(const QJsonValue &id, const QJsonObject &params)
{
    if (!m_prompt.isUndefined())
        return refuse(id, -32600, u"a prompt is under way"_s);
    m_session = params[u"sessionId"_s].toString();
    m_prompt = id;
    QString text;
    QStringList kinds;
    for (const auto &block : params[u"prompt"_s].toArray()) {
        const QString kind = block[u"type"_s].toString();
        if (kind == u"text")
            text = block[u"text"_s].toString();
        kinds.append(kind == u"resource" ? kind + u' ' + block[u"resource"_s][u"uri"_s].toString().section(u'/', 0, 0) : kind);
    }
    if (text.startsWith(u"blocks")) {
        say(kinds.join(u", "_s));
        return end();
    }
    m_sessions[m_session].prompts.append(text);
    perform(text.section(u' ', 0, 0), text.section(u' ', 1));
}

void Agent::end(const QString &reason, const QJsonObject &more)
{
    QJsonObject result = more;
    result[u"stopReason"_s] = reason;
    answer(std::exchange(m_prompt, QJsonValue(QJsonValue::Undefined)), result);
}

void Agent::perform(const QString &word, const QString &rest)
{
    if (word == u"think") {
        say(u"Hm, "_s, u"agent_thought_chunk"_s);
        say(u"well."_s, u"agent_thought_chunk"_s);
        say(u"I thought."_s);
    } else if (word == u"smile") {
        say(u"a"_s + QChar(0xd83d));
        say(QChar(0xde00) + u"b"_s + QChar(0xd83d));
        say(u"c"_s);
    } else if (word == u"recall") {
        say(m_sessions.value(m_session).prompts.join(u" | "_s));
    } else if (word == u"options") {
        say(QString::fromUtf8(QJsonDocument(m_sessions.value(m_session).options).toJson(QJsonDocument::Compact)));
    } else if (word == u"usage") {
        say(u"That was dear."_s);
        return end(u"end_turn"_s, {{u"usage"_s, QJsonObject {{u"inputTokens"_s, 100}, {u"outputTokens"_s, 7}, {u"totalTokens"_s, 107}}}});
    } else if (word == u"plan") {
        const auto entry = [](const QString &text, const QString &status) {
            return QJsonObject {{u"content"_s, text}, {u"priority"_s, u"medium"_s}, {u"status"_s, status}};
        };
        update({{u"sessionUpdate"_s, u"plan"_s},
            {u"entries"_s, QJsonArray {entry(u"look"_s, u"in_progress"_s), entry(u"leap"_s, u"pending"_s)}}});
        update({{u"sessionUpdate"_s, u"plan"_s},
            {u"entries"_s, QJsonArray {entry(u"look"_s, u"completed"_s), entry(u"leap"_s, u"completed"_s)}}});
        say(u"All done."_s);
    } else if (word == u"hello" || word == u"/hello") {
        say(u"Hello, "_s);
        say(u"person."_s);
    } else {
        return performCalls(word, rest);
    }
    end();
}

void Agent::performCalls(const QString &word, const QString &rest)
{
    if (word == u"edit" || word == u"disobey")
        return edit(rest, word == u"edit");
    if (word == u"run")
        return run(rest);
    if (word == u"read") {
        say(u"I look. "_s);
        update(call(u"call_1"_s, u"read"_s, u"Reading notes"_s, u"pending"_s, {{u"path"_s, u"/notes"_s}}));
        update(callUpdate(u"call_1"_s, u"completed"_s, textContent(u"the notes"_s)));
        say(u"I have looked."_s);
    } else if (word == u"fail") {
        update(call(u"call_1"_s, u"execute"_s, u"make"_s, u"in_progress"_s, {{u"command"_s, u"make"_s}}));
        update(callUpdate(u"call_1"_s, u"failed"_s, textContent(u"no rule"_s)));
        say(u"It failed."_s);
    } else if (word == u"pieces") {
        update(call(u"call_1"_s, u"edit"_s, u"Edit"_s, u"pending"_s, {}));
        update({{u"sessionUpdate"_s, u"tool_call_update"_s}, {u"toolCallId"_s, u"call_1"_s},
            {u"rawInput"_s, QJsonObject {{u"path"_s, u"/a"_s}}}});
        update({{u"sessionUpdate"_s, u"tool_call_update"_s}, {u"toolCallId"_s, u"call_1"_s},
            {u"rawInput"_s, QJsonObject {{u"path"_s, u"/a"_s}, {u"text"_s, u"b"_s}}}});
        update(callUpdate(u"call_1"_s, u"completed"_s));
        say(u"Edited."_s);
    } else if (word == u"while") {
        update(call(u"call_1"_s, u"execute"_s, u"make"_s, u"in_progress"_s, {{u"command"_s, u"make"_s}}));
        say(u"It ru"_s);
        update(callUpdate(u"call_1"_s, u"completed"_s, textContent(u"made"_s)));
        say(u"ns."_s);
    } else if (word == u"shadow") {
        ask(u"fs/read_text_file"_s, {{u"sessionId"_s, m_session}, {u"path"_s, u"/etc/shadow"_s}}, [this](const QJsonObject &answer) {
            say(answer.contains(u"error"_s) ? u"I may not: "_s + answer[u"error"_s][u"message"_s].toString() : u"I have it."_s);
            end();
        });
        return;
    } else {
        return performBadly(word, rest);
    }
    end();
}

void Agent::edit(const QString &file, bool obeys)
{
    const QJsonObject diff {{u"type"_s, u"diff"_s}, {u"path"_s, file}, {u"oldText"_s, u"one\n"_s}, {u"newText"_s, u"two\n"_s}};
    update(call(u"call_1"_s, u"edit"_s, u"Edit the file"_s, u"pending"_s, {{u"path"_s, file}, {u"text"_s, u"two\n"_s}}));
    askPermission(u"call_1"_s, {{u"content"_s, QJsonArray {diff}}}, [this, file, obeys, diff](const QJsonObject &outcome) {
        const bool isAllowed = outcome[u"optionId"_s] == u"yes"_s || outcome[u"optionId"_s] == u"ever"_s;
        if (isAllowed || !obeys) {
            QFile written(file);
            if (written.open(QIODevice::WriteOnly))
                written.write("two\n");
        }
        update(callUpdate(u"call_1"_s, isAllowed || !obeys ? u"completed"_s : u"failed"_s, {diff}));
        say(u"I was told "_s + (outcome[u"outcome"_s] == u"cancelled"_s ? u"nothing"_s : outcome[u"optionId"_s].toString()) + u'.');
        if (!m_prompt.isUndefined())
            end();
    });
}

//! In a terminal of the client's.
void Agent::run(const QString &command)
{
    const auto refused = [this](const QJsonObject &answer) {
        say(u"I could not: "_s + answer[u"error"_s][u"message"_s].toString());
        end();
    };
    const QJsonObject params {{u"sessionId"_s, m_session}, {u"command"_s, command}, {u"outputByteLimit"_s, 1'000}};
    ask(u"terminal/create"_s, params, [this, command, refused](const QJsonObject &created) {
        if (created.contains(u"error"_s))
            return refused(created);
        const QString id = created[u"result"_s][u"terminalId"_s].toString();
        const QJsonObject terminal {{u"sessionId"_s, m_session}, {u"terminalId"_s, id}};
        update(call(u"call_1"_s, u"execute"_s, command, u"in_progress"_s, {{u"command"_s, command}}));
        update(callUpdate(u"call_1"_s, u"in_progress"_s, {QJsonObject {{u"type"_s, u"terminal"_s}, {u"terminalId"_s, id}}}));
        ask(u"terminal/wait_for_exit"_s, terminal, [this, terminal](const QJsonObject &) {
            ask(u"terminal/output"_s, terminal, [this, terminal](const QJsonObject &output) {
                say(u"It said "_s + QString::fromUtf8(QJsonDocument(output[u"result"_s].toObject()).toJson(QJsonDocument::Compact)));
                ask(u"terminal/release"_s, terminal, [this](const QJsonObject &) {
                    update(callUpdate(u"call_1"_s, u"completed"_s));
                    end();
                });
            });
        });
    });
}

//! More often than anybody could answer.
void Agent::beg()
{
    for (int i = 0; i < 2'500; ++i)
        askPermission(u"call_1"_s, {{u"title"_s, u"Again"_s}}, [](const QJsonObject &) {});
}

void Agent::performBadly(const QString &word, const QString &rest)
{
    m_isStubborn = word == u"stubborn";
    if (word == u"slow" || word == u"stubborn")
        return say(u"I begin. "_s);
    if (word == u"mute")
        return;
    if (word == u"first" && m_sessions.value(m_session).prompts.size() > 1) {
        ::usleep(useconds_t(rest.toInt()) * 1'000);
        std::exit(3);
    }
    if (word == u"refuse") {
        say(u"I had rather not."_s);
        return end(u"refusal"_s);
    }
    if (word == u"break") {
        const QJsonValue data = QJsonDocument::fromJson('[' + rest.toUtf8() + ']').array().at(0);
        return refuse(std::exchange(m_prompt, QJsonValue(QJsonValue::Undefined)), -32603, u"something broke"_s, data);
    }
    if (word == u"leave") {
        say(u"I leave."_s);
        end();
        std::exit(0);
    }
    if (word == u"die" || word == u"vanish") {
        say(u"I go. "_s);
        if (word == u"die")
            update(call(u"call_1"_s, u"execute"_s, u"make"_s, u"in_progress"_s, {{u"command"_s, u"make"_s}}));
        std::cerr << "out of luck" << std::endl;
        std::exit(3);
    }
    if (word == u"repeat") {
        askPermission(u"call_1"_s, {}, [](const QJsonObject &) {});
        // Once more by the same id, which is refused while nobody has answered.
        --m_asked;
        return askPermission(u"call_2"_s, {}, [this](const QJsonObject &) { end(); });
    }
    if (word == u"beg") {
        update(call(u"call_1"_s, u"execute"_s, u"make"_s, u"in_progress"_s, {{u"command"_s, u"make"_s}}));
        return beg();
    }
    if (word == u"late") {
        say(u"Almost"_s);
        end();
        ::usleep(20'000);
        return say(u" all of it."_s);
    }
    if (word == u"flood") {
        // As fast as they are taken.
        const QByteArray line = lineOf(notice(m_session, textOf(u"word "_s, u"agent_message_chunk"_s)));
        m_isFlooding = true;
        for (int i = rest.toInt(); i > 0; --i)
            write(line);
        m_isFlooding = false;
    } else if (word == u"stranger") {
        updateOf(u"nobody"_s, {{u"sessionUpdate"_s, u"agent_message_chunk"_s}, {u"content"_s, textBlock(u"Not for you."_s)}});
        send({{u"id"_s, 900}, {u"method"_s, u"session/request_permission"_s},
            {u"params"_s,
                QJsonObject {{u"sessionId"_s, u"nobody"_s}, {u"toolCall"_s, QJsonObject {{u"toolCallId"_s, u"x"_s}}},
                    {u"options"_s, QJsonArray()}}}});
        say(u"For you."_s);
    } else if (word == u"forge") {
        answer(777, {{u"stopReason"_s, u"end_turn"_s}});
        answer(u"no number"_s, {});
        update(callUpdate({}, u"completed"_s));
        update({{u"sessionUpdate"_s, u"nothing_known"_s}, {u"content"_s, 7}});
        update({{u"sessionUpdate"_s, u"agent_message_chunk"_s}, {u"content"_s, u"no block"_s}});
        send({{u"id"_s, 901}, {u"method"_s, u"session/request_permission"_s}, {u"params"_s, QJsonObject {{u"sessionId"_s, m_session}}}});
        say(u"Never mind."_s);
    } else if (word == u"replay") {
        for (const QString &before : m_sessions.value(m_session).prompts)
            say(before, u"user_message_chunk"_s);
        say(u"That was it."_s);
    } else if (word == u"garbage") {
        write("this is not a message");
        write("[]");
        write("{\"jsonrpc\":\"2.0\"}");
        say(u"Sorry."_s);
    } else {
        say(u"You said: "_s + word);
    }
    end();
}
