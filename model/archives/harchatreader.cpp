// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/archives/harchatreader.h"

#include "model/exchange/harreader.h"

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
    return QString::fromUtf8(QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact));
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
            messages.append(
                QJsonObject {{u"role"_s, u"tool"_s}, {u"tool_call_id"_s, block[u"tool_use_id"]}, {u"content"_s, block[u"content"]}});
        } else if (type == u"tool_use") {
            calls.append(harCallOf(block[u"id"].toString(), block[u"name"].toString(), jsonText(block[u"input"])));
        } else if (type == u"image" && source[u"type"].toString() == u"base64") {
            const QString address = u"data:"_s + source[u"media_type"].toString() + u";base64,"_s + source[u"data"].toString();
            parts.append(QJsonObject {{u"image_url"_s, QJsonObject {{u"url"_s, address}}}});
        } else if (type != u"thinking" && type != u"redacted_thinking") {
            parts.append(block);
        }
    }
    if (!parts.isEmpty() || !calls.isEmpty())
        messages.append(QJsonObject {{u"role"_s, role}, {u"content"_s, parts}, {u"tool_calls"_s, calls}});
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
    const QJsonObject whole = QJsonDocument::fromJson(exchange.responseBody).object();
    if (!whole.isEmpty())
        answer.take(whole);
    const QList<QByteArray> lines = whole.isEmpty() ? exchange.responseBody.split('\n') : QList<QByteArray>();
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
    const bool isAnthropic = path.endsWith("/messages"_L1);
    const bool isChat = isAnthropic || path.endsWith("/chat/completions"_L1) || path.endsWith("/api/chat"_L1);
    if (!isChat || !request[u"messages"].isArray())
        return {};
    QJsonArray messages = request[u"messages"].toArray();
    if (isAnthropic) {
        QJsonArray taken;
        if (request.contains(u"system"))
            taken.append(QJsonObject {{u"role"_s, u"system"_s}, {u"content"_s, request[u"system"]}});
        for (const QJsonValue &message : std::as_const(messages))
            appendAnthropic(taken, message[u"role"].toString(), message[u"content"]);
        messages = taken;
    }
    if (const QJsonObject answer = answerOf(exchange); !answer.isEmpty())
        messages.append(answer);
    return HarChat {{{u"model"_s, request[u"model"]}, {u"messages"_s, messages}}, exchange.started};
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
