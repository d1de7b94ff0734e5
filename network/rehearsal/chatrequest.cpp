// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/chatrequest.h"

#include "model/schema/jsontext.h"
#include "network/rehearsal/conversationreader.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace network {

namespace {

//! Of several parts the last text is what the person said; those before it are documents.
QString lastChatText(const QJsonValue &content)
{
    QString text = content.toString();
    for (const QJsonValue &part : content.toArray()) {
        if (part["type"_L1].toString() == "text"_L1)
            text = part["text"_L1].toString();
    }
    return text;
}

void readChatAssistant(const QJsonValue &message, ConversationReader &reader)
{
    QList<std::pair<QString, QString>> calls;
    for (const QJsonValue &call : message["tool_calls"_L1].toArray())
        calls.append({call["id"_L1].toString(), call["function"_L1]["name"_L1].toString()});
    if (calls.isEmpty())
        reader.assistantText();
    else
        reader.calls(calls);
}

} // namespace

model::Result<RehearsalRequest> readChatRequest(const QByteArray &body)
{
    const auto text = model::JsonText::parse(body);
    if (!text || !text->isObject())
        return model::failure(model::ErrorCategory::Validation, u"The body is no JSON object."_s);
    const QJsonValue root = text->read();
    if (!root["messages"_L1].isArray())
        return model::failure(model::ErrorCategory::Validation, u"messages is required."_s);
    if (root["messages"_L1].toArray().isEmpty())
        return model::failure(model::ErrorCategory::Validation, u"messages is empty: at least one is required."_s);
    RehearsalRequest request;
    request.stream = root["stream"_L1].toBool();
    request.wantsUsage = root["stream_options"_L1]["include_usage"_L1].toBool();
    request.promptTokens = estimatedTokens(body.size());
    for (const QJsonValue &tool : root["tools"_L1].toArray())
        request.tools += tool["function"_L1]["name"_L1].toString();
    ConversationReader reader;
    QString roleBefore;
    for (const QJsonValue &message : root["messages"_L1].toArray()) {
        const QString role = message["role"_L1].toString();
        const QString content = lastChatText(message["content"_L1]);
        // Images of results follow them in a message of the user without a text.
        const bool belongsToResults = content.isEmpty() && roleBefore == "tool"_L1;
        if (role == "user"_L1 && !belongsToResults)
            reader.userText(content);
        else if (role == "assistant"_L1)
            readChatAssistant(message, reader);
        else if (role == "tool"_L1)
            reader.result(message["tool_call_id"_L1].toString(), content, looksLikeError(content));
        roleBefore = role;
    }
    if (const auto finished = reader.finish(request); !finished)
        return tl::unexpected(finished.error());
    return request;
}

} // namespace network
