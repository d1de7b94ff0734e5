// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/messagesrequest.h"

#include "model/schema/jsontext.h"
#include "network/rehearsal/conversationreader.h"
#include "network/rehearsal/thoughtsignature.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace network {

namespace {

//! The text of a string or of a list of content blocks.
QString contentText(const QJsonValue &content)
{
    if (content.isString())
        return content.toString();
    QStringList texts;
    for (const QJsonValue &block : content.toArray()) {
        if (block["type"_L1].toString() == "text"_L1)
            texts += block["text"_L1].toString();
    }
    return texts.join(u'\n');
}

void readUser(const QJsonValue &content, ConversationReader &reader)
{
    for (const QJsonValue &block : content.toArray()) {
        if (block["type"_L1].toString() == "tool_result"_L1)
            reader.result(block["tool_use_id"_L1].toString(), contentText(block["content"_L1]), block["is_error"_L1].toBool());
    }
    // Of several texts the last is what the person said; those before it are documents.
    QString said = content.toString();
    for (const QJsonValue &block : content.toArray()) {
        if (block["type"_L1].toString() == "text"_L1)
            said = block["text"_L1].toString();
    }
    if (!said.isEmpty())
        reader.userText(said);
}

bool isChangedThought(const QJsonValue &block)
{
    return block["type"_L1].toString() == "thinking"_L1
        && !isThoughtUnchanged(block["thinking"_L1].toString(), block["signature"_L1].toString());
}

//! \return whether the thoughts are as they were given.
bool readMessagesAssistant(const QJsonValue &content, ConversationReader &reader)
{
    QList<std::pair<QString, QString>> calls;
    for (const QJsonValue &block : content.toArray()) {
        if (isChangedThought(block))
            return false;
        if (block["type"_L1].toString() == "tool_use"_L1)
            calls.append({block["id"_L1].toString(), block["name"_L1].toString()});
    }
    if (calls.isEmpty())
        reader.assistantText();
    else
        reader.calls(calls);
    return true;
}

} // namespace

model::Result<RehearsalRequest> readMessagesRequest(const QByteArray &body)
{
    const auto text = model::JsonText::parse(body);
    if (!text || !text->isObject())
        return model::failure(model::ErrorCategory::Validation, u"The body is no JSON object."_s);
    const QJsonValue root = text->read();
    if (!root["messages"_L1].isArray() || !root["max_tokens"_L1].isDouble())
        return model::failure(model::ErrorCategory::Validation, u"messages and max_tokens are required."_s);
    if (root["messages"_L1].toArray().isEmpty())
        return model::failure(model::ErrorCategory::Validation, u"messages: at least one message is required."_s);
    RehearsalRequest request;
    request.stream = root["stream"_L1].toBool();
    request.promptTokens = estimatedTokens(body.size());
    for (const QJsonValue &tool : root["tools"_L1].toArray())
        request.tools += tool["name"_L1].toString();
    ConversationReader reader;
    for (const QJsonValue &message : root["messages"_L1].toArray()) {
        const QString role = message["role"_L1].toString();
        if (role == "user"_L1)
            readUser(message["content"_L1], reader);
        else if (role == "assistant"_L1 && !readMessagesAssistant(message["content"_L1], reader))
            return model::failure(model::ErrorCategory::Validation, u"A thought came back changed."_s);
    }
    if (const auto finished = reader.finish(request); !finished)
        return tl::unexpected(finished.error());
    return request;
}

} // namespace network
