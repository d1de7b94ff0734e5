// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/ollamarequest.h"

#include "model/schema/jsontext.h"
#include "network/rehearsal/conversationreader.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace network {

namespace {

//! Gives calls the identifiers that this wire language leaves out, and finds them for results.
class Messages
{
public:
    void read(const QJsonValue &message)
    {
        const QString role = message["role"_L1].toString();
        const QString content = message["content"_L1].toString();
        // Images of results follow them in a message of the user without a text.
        const bool belongsToResults = content.isEmpty() && m_roleBefore == "tool"_L1;
        if (role == "user"_L1 && !belongsToResults)
            m_reader.userText(content);
        else if (role == "assistant"_L1)
            readAssistant(message["tool_calls"_L1].toArray());
        else if (role == "tool"_L1)
            m_reader.result(takeCall(message["tool_name"_L1].toString()), content, looksLikeError(content));
        m_roleBefore = role;
    }
    model::Result<void> finish(RehearsalRequest &request) { return m_reader.finish(request); }

private:
    void readAssistant(const QJsonArray &calls)
    {
        m_waiting.clear();
        for (const QJsonValue &call : calls)
            m_waiting.append({QString::number(m_count++), call["function"_L1]["name"_L1].toString()});
        if (m_waiting.isEmpty())
            m_reader.assistantText();
        else
            m_reader.calls(m_waiting);
    }
    QString takeCall(const QString &tool)
    {
        const auto call = std::find_if(m_waiting.begin(), m_waiting.end(), [&tool](const auto &waiting) { return waiting.second == tool; });
        if (call == m_waiting.end())
            return tool;
        const QString id = call->first;
        m_waiting.erase(call);
        return id;
    }

    ConversationReader m_reader;
    QList<std::pair<QString, QString>> m_waiting;
    QString m_roleBefore;
    int m_count = 0;
};

} // namespace

model::Result<RehearsalRequest> readOllamaRequest(const QByteArray &body)
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
    request.stream = root["stream"_L1].toBool(true);
    request.promptTokens = estimatedTokens(body.size());
    for (const QJsonValue &tool : root["tools"_L1].toArray())
        request.tools += tool["function"_L1]["name"_L1].toString();
    Messages messages;
    for (const QJsonValue &message : root["messages"_L1].toArray())
        messages.read(message);
    if (const auto finished = messages.finish(request); !finished)
        return tl::unexpected(finished.error());
    return request;
}

} // namespace network
