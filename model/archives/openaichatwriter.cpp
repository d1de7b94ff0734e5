// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/archives/openaichatwriter.h"

#include "model/conversation/sessionsettings.h"

#include <QCryptographicHash>
#include <QIODevice>
#include <QRegularExpression>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! Of what has no picture a string, else parts.
void writeChatContent(JsonWriter &writer, const Canister &canister)
{
    const bool hasPicture = std::any_of(canister.contents.begin(), canister.contents.end(),
        [](const Content &content) { return std::holds_alternative<ImageContent>(content); });
    writer.key(u"content");
    QStringList texts;
    if (canister.role == Role::Document && !canister.title.isEmpty())
        texts += canister.title;
    for (const Content &content : canister.contents) {
        if (const auto *text = std::get_if<TextContent>(&content))
            texts += text->text;
        else if (const auto *data = std::get_if<DataContent>(&content))
            texts += data->json.toString();
        else if (const auto *file = std::get_if<FileContent>(&content))
            texts += inWords(*file);
    }
    if (canister.result && canister.result->error && texts.isEmpty())
        texts += canister.result->error->message;
    if (!hasPicture) {
        writer.string(texts.join(u"\n\n"_s));
        return;
    }
    writer.beginArray();
    if (!texts.isEmpty())
        writer.beginObject().member(u"type", u"text").member(u"text", texts.join(u"\n\n"_s)).endObject();
    for (const Content &content : canister.contents) {
        if (const auto *image = std::get_if<ImageContent>(&content)) {
            const QString url = u"data:%1;base64,%2"_s.arg(image->mimeType, QString::fromLatin1(image->data.toBase64()));
            writer.beginObject().member(u"type", u"image_url").key(u"image_url").beginObject().member(u"url", url).endObject().endObject();
        }
    }
    writer.endArray();
}

//! OpenAI refuses a name that is longer or has other characters.
QString withinBounds(const QString &name)
{
    constexpr qsizetype longest = 64;
    if (name.size() <= longest)
        return name;
    const QByteArray hash = QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha256).toHex().first(8);
    return name.first(longest - 9) + u'_' + QString::fromLatin1(hash);
}

} // namespace

Result<void> OpenAiChatWriter::write(const ArchiveRecord &record)
{
    if (const auto *conversation = std::get_if<ArchivedConversation>(&record))
        return begin(*conversation);
    if (const auto *node = std::get_if<ArchivedNode>(&record))
        return node->active && node->canister->damage.isEmpty() ? write(*node->canister) : Result<void>();
    if (std::holds_alternative<ArchivedEnd>(record))
        return writeAnswer().and_then([this] { return put(m_device, "]}"); });
    return {};
}

Result<void> OpenAiChatWriter::begin(const ArchivedConversation &conversation)
{
    const SessionSettings settings = SessionSettings::fromJson(conversation.settings);
    JsonWriter writer;
    QByteArray start = m_hasBegun ? ",\n" : m_isList ? "[\n" : "";
    m_hasBegun = true;
    m_isFirst = true;
    start += "{";
    if (!settings.model.isEmpty())
        start += "\"model\":" + JsonWriter::quoted(settings.model.model) + ',';
    start += "\"messages\":[";
    if (const auto done = put(m_device, start); !done || settings.supervisor.isEmpty())
        return done;
    writer.beginObject().member(u"role", u"system").member(u"content", settings.supervisor).endObject();
    return message(writer.bytes());
}

Result<void> OpenAiChatWriter::write(const Canister &canister)
{
    if (canister.invocation) {
        m_calls.append(*canister.invocation);
        return {};
    }
    if (canister.role == Role::Assistant && m_calls.isEmpty() && !m_hasAnswer) {
        m_answer = canister.text();
        m_hasAnswer = true;
        return {};
    }
    if (const auto done = writeAnswer(); !done)
        return done;
    if (canister.role == Role::Assistant)
        return write(canister);
    JsonWriter writer;
    const bool isTool = canister.role == Role::Result;
    writer.beginObject().member(u"role", isTool ? u"tool" : canister.role == Role::Supervisor ? u"system" : u"user");
    if (isTool && canister.result)
        writer.member(u"tool_call_id", canister.result->invocation);
    writeChatContent(writer, canister);
    writer.endObject();
    return message(writer.bytes());
}

Result<void> OpenAiChatWriter::writeAnswer()
{
    if (!std::exchange(m_hasAnswer, false) && m_calls.isEmpty())
        return {};
    JsonWriter writer;
    writer.beginObject().member(u"role", u"assistant").key(u"content");
    if (m_answer.isEmpty() && !m_calls.isEmpty())
        writer.null();
    else
        writer.string(m_answer);
    if (!m_calls.isEmpty()) {
        writer.key(u"tool_calls").beginArray();
        for (const Invocation &call : std::as_const(m_calls)) {
            writer.beginObject().member(u"id", call.id).member(u"type", u"function").key(u"function").beginObject();
            writer.member(u"name", functionName(call.name)).member(u"arguments", QString::fromUtf8(call.arguments)).endObject().endObject();
        }
        writer.endArray();
    }
    writer.endObject();
    m_answer.clear();
    m_calls.clear();
    return message(writer.bytes());
}

QString OpenAiChatWriter::functionName(const QString &tool)
{
    if (const auto known = m_functionNames.constFind(tool); known != m_functionNames.cend())
        return *known;
    static const QRegularExpression others(u"[^A-Za-z0-9_-]"_s);
    const QString plain = tool.isEmpty() ? u"_"_s : QString(tool).replace(u":"_s, u"__"_s).replace(others, u"_"_s);
    QString name = withinBounds(plain);
    for (int number = 2; m_takenNames.contains(name); ++number)
        name = withinBounds(plain + u'_' + QString::number(number));
    m_takenNames.insert(name);
    m_functionNames.insert(tool, name);
    return name;
}

Result<void> OpenAiChatWriter::message(const QByteArray &json)
{
    return put(m_device, (std::exchange(m_isFirst, false) ? "\n" : ",\n") + json);
}

Result<void> OpenAiChatWriter::finish()
{
    if (!m_isList)
        return put(m_device, "\n");
    return put(m_device, m_hasBegun ? "\n]\n" : "[]\n");
}

} // namespace model
