// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/archives/harchatreader.h"

#include "model/exchange/harreader.h"
#include "model/schema/jsontext.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <map>

namespace model {

using namespace Qt::StringLiterals;

namespace {

// Calls in one answer.
constexpr int mostCallsOfAnswer = 256;

struct HarChatTexts {
    Q_DECLARE_TR_FUNCTIONS(HarChatReader)
};

QJsonObject harCallOf(const QString &id, const QString &name, const QString &arguments)
{
    return {{u"id"_s, id}, {u"function"_s, QJsonObject {{u"name"_s, name}, {u"arguments"_s, arguments}}}};
}

QString jsonText(const QJsonValue &value)
{
    return JsonText::of(value.toObject()).toString();
}

QJsonObject harPictureOf(const QString &address)
{
    return {{u"image_url"_s, QJsonObject {{u"url"_s, address}}}};
}

QJsonObject harResultOf(const QString &call, const QJsonValue &content)
{
    return {{u"role"_s, u"tool"_s}, {u"tool_call_id"_s, call}, {u"content"_s, content}};
}

//! One message of Anthropic's as those of OpenAI that say the same: results of tools are messages of their own, and first.
void appendAnthropic(QJsonArray &messages, const QString &role, const QJsonValue &content)
{
    if (content.isString()) {
        messages.append(QJsonObject {{u"role"_s, role}, {u"content"_s, content}});
        return;
    }
    QJsonArray parts;
    QJsonArray calls;
    for (const QJsonValue &block : content.toArray()) {
        const QString type = block[u"type"].toString();
        const QJsonValue source = block[u"source"];
        if (type == u"tool_result") {
            messages.append(harResultOf(block[u"tool_use_id"].toString(), block[u"content"]));
        } else if (type == u"tool_use") {
            calls.append(harCallOf(block[u"id"].toString(), block[u"name"].toString(), jsonText(block[u"input"])));
        } else if (type == u"image" && source[u"type"].toString() == u"base64") {
            parts.append(harPictureOf(u"data:"_s + source[u"media_type"].toString() + u";base64,"_s + source[u"data"].toString()));
        } else if (type != u"thinking" && type != u"redacted_thinking") {
            parts.append(block);
        }
    }
    if (!parts.isEmpty() || !calls.isEmpty())
        messages.append(QJsonObject {{u"role"_s, role}, {u"content"_s, parts}, {u"tool_calls"_s, calls}});
}

//! One item of the input of OpenAI's Responses.
void appendResponsesItem(QJsonArray &messages, const QJsonValue &item)
{
    const QString type = item[u"type"].toString();
    if (type == u"function_call") {
        const QJsonArray calls {harCallOf(item[u"call_id"].toString(), item[u"name"].toString(), item[u"arguments"].toString())};
        messages.append(QJsonObject {{u"role"_s, u"assistant"_s}, {u"content"_s, QString()}, {u"tool_calls"_s, calls}});
    } else if (type == u"function_call_output") {
        messages.append(harResultOf(item[u"call_id"].toString(), item[u"output"]));
    } else if (item[u"role"].isString()) {
        QJsonArray parts;
        for (const QJsonValue &part : item[u"content"].toArray())
            parts.append(part[u"image_url"].isString() ? harPictureOf(part[u"image_url"].toString()) : part);
        const QJsonValue content = item[u"content"].isString() ? item[u"content"] : QJsonValue(parts);
        messages.append(QJsonObject {{u"role"_s, item[u"role"]}, {u"content"_s, content}});
    }
}

QJsonArray responsesMessages(const QJsonObject &request)
{
    QJsonArray messages;
    if (const QString told = request[u"instructions"].toString(); !told.isEmpty())
        messages.append(QJsonObject {{u"role"_s, u"system"_s}, {u"content"_s, told}});
    if (request[u"input"].isString())
        messages.append(QJsonObject {{u"role"_s, u"user"_s}, {u"content"_s, request[u"input"]}});
    for (const QJsonValue &item : request[u"input"].toArray())
        appendResponsesItem(messages, item);
    return messages;
}

//! Of Gemini's, where calls need have no identifiers: a result is then that of the first call of its name that has none yet.
class GeminiMessages
{
public:
    void take(const QJsonValue &content)
    {
        QJsonArray parts;
        QJsonArray calls;
        for (const QJsonValue &part : content[u"parts"].toArray()) {
            const QJsonValue call = part[u"functionCall"];
            const QJsonValue result = part[u"functionResponse"];
            const QJsonValue picture = part[u"inlineData"];
            if (call.isObject())
                calls.append(harCallOf(begin(call), call[u"name"].toString(), jsonText(call[u"args"])));
            else if (result.isObject())
                m_messages.append(harResultOf(end(result), jsonText(result[u"response"])));
            else if (picture.isObject())
                parts.append(harPictureOf(u"data:"_s + picture[u"mimeType"].toString() + u";base64,"_s + picture[u"data"].toString()));
            else if (!part[u"thought"].toBool())
                parts.append(part);
        }
        const QString role = content[u"role"].toString() == u"model" ? u"assistant"_s : u"user"_s;
        if (!parts.isEmpty() || !calls.isEmpty())
            m_messages.append(QJsonObject {{u"role"_s, role}, {u"content"_s, parts}, {u"tool_calls"_s, calls}});
    }

    const QJsonArray &messages() const { return m_messages; }

private:
    QString begin(const QJsonValue &call)
    {
        const QString given = call[u"id"].toString();
        m_open.append({call[u"name"].toString(), given.isEmpty() ? u"call-%1"_s.arg(++m_count) : given});
        return m_open.last().second;
    }

    QString end(const QJsonValue &result)
    {
        if (const QString given = result[u"id"].toString(); !given.isEmpty())
            return given;
        for (qsizetype index = 0; index < m_open.size(); ++index) {
            if (m_open.at(index).first == result[u"name"].toString())
                return m_open.takeAt(index).second;
        }
        return {};
    }

    QJsonArray m_messages;
    //! Calls without a result so far: name and identifier.
    QList<std::pair<QString, QString>> m_open;
    int m_count = 0;
};

QJsonArray geminiMessages(const QJsonObject &request)
{
    QString told;
    for (const QJsonValue &part : request[u"systemInstruction"][u"parts"].toArray())
        told += part[u"text"].toString();
    GeminiMessages said;
    for (const QJsonValue &content : request[u"contents"].toArray())
        said.take(content);
    QJsonArray messages = said.messages();
    if (!told.isEmpty())
        messages.prepend(QJsonObject {{u"role"_s, u"system"_s}, {u"content"_s, told}});
    return messages;
}

QJsonArray anthropicMessages(const QJsonObject &request)
{
    QJsonArray messages;
    if (request.contains(u"system"))
        messages.append(QJsonObject {{u"role"_s, u"system"_s}, {u"content"_s, request[u"system"]}});
    for (const QJsonValue &message : request[u"messages"].toArray())
        appendAnthropic(messages, message[u"role"].toString(), message[u"content"]);
    return messages;
}

//! Puts a streamed or a whole answer together.
class AnswerBuilder
{
public:
    void take(const QJsonObject &piece)
    {
        const QJsonValue choice = piece[u"choices"][0];
        takeMessage(choice[u"message"].isObject() ? choice[u"message"] : choice[u"delta"]);
        // Ollama's.
        if (piece[u"message"].isObject() && piece[u"type"].isUndefined())
            takeMessage(piece[u"message"]);
        takeAnthropic(piece);
        takeResponses(piece);
        for (const QJsonValue &part : piece[u"candidates"][0][u"content"][u"parts"].toArray())
            takeGemini(part);
    }

    QJsonObject message() const
    {
        QJsonArray calls;
        for (const auto &[index, call] : m_calls)
            calls.append(harCallOf(call.id, call.name, call.arguments.isEmpty() ? u"{}"_s : call.arguments));
        return {{u"role"_s, u"assistant"_s}, {u"content"_s, m_text}, {u"tool_calls"_s, calls}};
    }
    bool isEmpty() const { return m_text.isEmpty() && m_calls.empty(); }

private:
    struct Call {
        QString id;
        QString name;
        QString arguments;
    };

    void takeMessage(const QJsonValue &message)
    {
        m_text += message[u"content"].toString();
        int number = 0;
        for (const QJsonValue &value : message[u"tool_calls"].toArray()) {
            const QJsonValue function = value[u"function"];
            const QJsonValue arguments = function[u"arguments"];
            addCall(value[u"index"].toInt(number++), value[u"id"].toString(), function[u"name"].toString(),
                arguments.isObject() ? jsonText(arguments) : arguments.toString());
        }
    }

    void takeAnthropic(const QJsonObject &piece)
    {
        int number = 0;
        for (const QJsonValue &block : piece[u"content"].toArray())
            takeBlock(number++, block);
        const QString type = piece[u"type"].toString();
        const QJsonValue delta = piece[u"delta"];
        if (type == u"content_block_start")
            takeBlock(piece[u"index"].toInt(), piece[u"content_block"]);
        else if (type == u"content_block_delta" && delta[u"partial_json"].isString())
            addCall(piece[u"index"].toInt(), {}, {}, delta[u"partial_json"].toString());
        else if (type == u"content_block_delta")
            m_text += delta[u"text"].toString();
    }

    void takeResponses(const QJsonObject &piece)
    {
        const QString type = piece[u"type"].toString();
        if (type == u"response.output_text.delta")
            m_text += piece[u"delta"].toString();
        else if (type == u"response.output_item.done" && piece[u"item"][u"type"].toString() == u"function_call")
            takeResponsesItem(piece[u"output_index"].toInt(), piece[u"item"]);
        int number = 0;
        for (const QJsonValue &item : piece[u"output"].toArray())
            takeResponsesItem(number++, item);
    }

    void takeResponsesItem(int index, const QJsonValue &item)
    {
        if (item[u"type"].toString() == u"function_call")
            addCall(index, item[u"call_id"].toString(), item[u"name"].toString(), item[u"arguments"].toString());
        for (const QJsonValue &part : item[u"content"].toArray())
            m_text += part[u"text"].toString();
    }

    void takeGemini(const QJsonValue &part)
    {
        const QJsonValue call = part[u"functionCall"];
        const int number = int(m_calls.size());
        if (call.isObject())
            addCall(number, call[u"id"].toString(u"answer-%1"_s.arg(number)), call[u"name"].toString(), jsonText(call[u"args"]));
        else if (!part[u"thought"].toBool())
            m_text += part[u"text"].toString();
    }

    void takeBlock(int index, const QJsonValue &block)
    {
        const QString type = block[u"type"].toString();
        if (type == u"text")
            m_text += block[u"text"].toString();
        else if (type == u"tool_use")
            addCall(index, block[u"id"].toString(), block[u"name"].toString(),
                block[u"input"].toObject().isEmpty() ? QString() : jsonText(block[u"input"]));
    }

    void addCall(int index, const QString &id, const QString &name, const QString &arguments)
    {
        if (m_calls.size() >= mostCallsOfAnswer && !m_calls.contains(index))
            return;
        Call &call = m_calls[index];
        call.id += id;
        call.name += name;
        call.arguments += arguments;
    }

    QString m_text;
    std::map<int, Call> m_calls;
};

//! The answer as a message of OpenAI's; empty where there is none.
QJsonObject answerOf(const Exchange &exchange)
{
    AnswerBuilder answer;
    const QJsonDocument whole = QJsonDocument::fromJson(exchange.responseBody);
    if (whole.isObject())
        answer.take(whole.object());
    for (const QJsonValue &piece : whole.array())
        answer.take(piece.toObject());
    const QList<QByteArray> lines = whole.isNull() ? exchange.responseBody.split('\n') : QList<QByteArray>();
    for (const QByteArray &line : lines) {
        const QByteArray data = line.startsWith("data:") ? line.mid(5) : line;
        answer.take(QJsonDocument::fromJson(data.trimmed()).object());
    }
    return answer.isEmpty() || exchange.status >= 400 ? QJsonObject() : answer.message();
}

struct HarChat {
    QJsonObject object;
    QDateTime when;
};

//! Nothing where the exchange is no request of a chat.
std::optional<HarChat> chatOf(const Exchange &exchange)
{
    const QString path = exchange.request.url.path();
    const QJsonObject request = QJsonDocument::fromJson(exchange.request.body).object();
    QJsonArray messages;
    QJsonValue model = request[u"model"];
    if (path.endsWith("/messages"_L1) && request[u"messages"].isArray()) {
        messages = anthropicMessages(request);
    } else if ((path.endsWith("/chat/completions"_L1) || path.endsWith("/api/chat"_L1)) && request[u"messages"].isArray()) {
        messages = request[u"messages"].toArray();
    } else if (path.endsWith("/responses"_L1) && request.contains(u"input")) {
        messages = responsesMessages(request);
    } else if (path.endsWith("enerateContent"_L1) && request[u"contents"].isArray()) {
        messages = geminiMessages(request);
        model = path.section(u'/', -1).section(u':', 0, 0);
    } else {
        return {};
    }
    if (const QJsonObject answer = answerOf(exchange); !answer.isEmpty())
        messages.append(answer);
    return HarChat {{{u"model"_s, model}, {u"messages"_s, messages}}, exchange.started};
}

//! Whether the second begins with all that was asked in the first, whatever was answered then.
bool chatGoesOn(const HarChat &first, const HarChat &second)
{
    const QJsonArray one = first.object[u"messages"].toArray();
    const QJsonArray other = second.object[u"messages"].toArray();
    const qsizetype asked = std::max<qsizetype>(1, one.size() - 1);
    if (other.size() < one.size())
        return false;
    for (qsizetype index = 0; index < asked; ++index) {
        if (one[index] != other[index])
            return false;
    }
    return true;
}

} // namespace

bool HarChatReader::recognises(const JsonText &first)
{
    const auto log = first.member(u"log");
    return log && log->member(u"entries");
}

QString HarChatReader::format() const
{
    return HarChatTexts::tr("chats in an HTTP Archive");
}

Result<void> HarChatReader::take(const JsonText &piece)
{
    const auto exchanges = fromHar(piece.bytes());
    if (!exchanges)
        return tl::unexpected(exchanges.error());
    QList<HarChat> chats;
    for (const Exchange &exchange : *exchanges) {
        const auto chat = chatOf(exchange);
        if (!chat) {
            leaveOut(HarChatTexts::tr("requests that are not of a chat whose dialect is known"));
            continue;
        }
        chats.removeIf([&chat](const HarChat &earlier) { return chatGoesOn(earlier, *chat); });
        chats.append(*chat);
    }
    for (const HarChat &chat : std::as_const(chats)) {
        if (chat.when.isValid())
            setWhen(chat.when);
        if (const auto taken = OpenAiChatReader::take(JsonText::of(chat.object)); !taken)
            return taken;
    }
    return {};
}

} // namespace model
