// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/itemsrequest.h"

#include "model/schema/jsontext.h"
#include "network/rehearsal/conversationreader.h"
#include "network/rehearsal/thoughtsignature.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace network {

namespace {

//! Of several parts the last text is what the person said; those before it are documents.
QString lastItemText(const QJsonValue &content)
{
    QString text = content.toString();
    for (const QJsonValue &part : content.toArray())
        text = part["text"_L1].toString(text);
    return text;
}

//! Follows the items; those of calls that stand together are of one round.
class Items
{
public:
    void add(const QJsonValue &item)
    {
        const QString type = item["type"_L1].toString(u"message"_s);
        if (m_isAfterReasoning && (type == "function_call_output"_L1 || item["role"_L1].toString() == "user"_L1))
            m_problem = u"A reasoning was provided without the item that followed it."_s;
        m_isAfterReasoning = type == "reasoning"_L1;
        if (type == "function_call"_L1) {
            m_calls.append({item["call_id"_L1].toString(), item["name"_L1].toString()});
            return;
        }
        if (type == "reasoning"_L1) {
            readReasoning(item);
            return;
        }
        flush();
        if (type == "function_call_output"_L1)
            readOutput(item);
        else if (item["role"_L1].toString() == "user"_L1)
            m_reader.userText(lastItemText(item["content"_L1]));
        else if (item["role"_L1].toString() == "assistant"_L1)
            m_reader.assistantText();
    }

    model::Result<void> finish(RehearsalRequest &request)
    {
        flush();
        if (m_isAfterReasoning)
            m_problem = u"A reasoning was provided without the item that followed it."_s;
        if (!m_problem.isEmpty())
            return model::failure(model::ErrorCategory::Validation, m_problem);
        return m_reader.finish(request);
    }

private:
    void flush()
    {
        if (!m_calls.isEmpty())
            m_reader.calls(std::exchange(m_calls, {}));
    }
    void readReasoning(const QJsonValue &item)
    {
        if (!isThoughtUnchanged(item["summary"_L1][0]["text"_L1].toString(), item["encrypted_content"_L1].toString()))
            m_problem = u"A reasoning came back changed."_s;
    }
    void readOutput(const QJsonValue &item)
    {
        const QString text = lastItemText(item["output"_L1]);
        m_reader.result(item["call_id"_L1].toString(), text, looksLikeError(text));
    }

    ConversationReader m_reader;
    QList<std::pair<QString, QString>> m_calls;
    bool m_isAfterReasoning = false;
    QString m_problem;
};

} // namespace

model::Result<RehearsalRequest> readItemsRequest(const QByteArray &body)
{
    const auto text = model::JsonText::parse(body);
    if (!text || !text->isObject())
        return model::failure(model::ErrorCategory::Validation, u"The body is no JSON object."_s);
    const QJsonValue root = text->read();
    if (!root["input"_L1].isArray() && !root["input"_L1].isString())
        return model::failure(model::ErrorCategory::Validation, u"input is required."_s);
    if (root["input"_L1].toArray().isEmpty() && root["input"_L1].toString().isEmpty())
        return model::failure(model::ErrorCategory::Validation, u"input is empty: at least one item is required."_s);
    RehearsalRequest request;
    request.stream = root["stream"_L1].toBool();
    request.promptTokens = estimatedTokens(body.size());
    for (const QJsonValue &tool : root["tools"_L1].toArray())
        request.tools += tool["name"_L1].toString();
    Items items;
    if (root["input"_L1].isString())
        items.add(QJsonObject {{u"role"_s, u"user"_s}, {u"content"_s, root["input"_L1]}});
    for (const QJsonValue &item : root["input"_L1].toArray())
        items.add(item);
    if (const auto finished = items.finish(request); !finished)
        return tl::unexpected(finished.error());
    return request;
}

} // namespace network
