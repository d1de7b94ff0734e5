// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/generationrequest.h"

#include "model/schema/jsontext.h"
#include "network/rehearsal/conversationreader.h"
#include "network/rehearsal/thoughtsignature.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace network {

namespace {

//! Follows the contents. Calls have no identifiers here: results belong to them in their order, and by their names.
class GenerationContents
{
public:
    void add(const QJsonValue &content)
    {
        if (content["role"_L1].toString() == "model"_L1)
            addAnswer(content["parts"_L1].toArray());
        else
            addUser(content["parts"_L1].toArray());
    }

    model::Result<void> finish(RehearsalRequest &request)
    {
        const QString problem = m_isUnsigned ? u"Function call is missing a thought_signature in functionCall parts."_s : m_problem;
        if (!problem.isEmpty())
            return model::failure(model::ErrorCategory::Validation, problem);
        return m_reader.finish(request);
    }

private:
    void addAnswer(const QJsonArray &parts)
    {
        QList<std::pair<QString, QString>> calls;
        m_names.clear();
        m_next = 0;
        for (const QJsonValue &part : parts) {
            const QString name = part["functionCall"_L1]["name"_L1].toString();
            const QString signature = part["thoughtSignature"_L1].toString();
            if (!isThoughtUnchanged(name, signature))
                m_problem = u"Corrupted thought signature."_s;
            if (name.isEmpty())
                continue;
            m_isUnsigned = m_isUnsigned || (calls.isEmpty() && signature.isEmpty());
            calls.append({u"%1/%2"_s.arg(m_answers).arg(calls.size()), name});
            m_names.append(name);
        }
        if (calls.isEmpty())
            m_reader.assistantText();
        else
            m_reader.calls(calls);
        ++m_answers;
    }

    void addUser(const QJsonArray &parts)
    {
        QString said;
        for (const QJsonValue &part : parts) {
            if (part["functionResponse"_L1].isObject())
                addResult(part["functionResponse"_L1]);
            else
                said = part["text"_L1].toString(said);
        }
        if (said.isEmpty())
            return;
        m_isUnsigned = false;
        m_reader.userText(said);
    }

    void addResult(const QJsonValue &result)
    {
        if (result["name"_L1].toString() != m_names.value(m_next))
            m_problem = u"A function response does not have the name of its call."_s;
        const QJsonValue response = result["response"_L1];
        const bool isError = response["error"_L1].isString();
        m_reader.result(u"%1/%2"_s.arg(m_answers - 1).arg(m_next++), response[isError ? "error"_L1 : "output"_L1].toString(), isError);
    }

    ConversationReader m_reader;
    //! Of the calls that wait for their results.
    QStringList m_names;
    qsizetype m_next = 0;
    int m_answers = 0;
    bool m_isUnsigned = false;
    QString m_problem;
};

} // namespace

model::Result<RehearsalRequest> readGenerationRequest(const QByteArray &body, bool isStreamed)
{
    const auto text = model::JsonText::parse(body);
    if (!text || !text->isObject())
        return model::failure(model::ErrorCategory::Validation, u"The body is no JSON object."_s);
    const QJsonValue root = text->read();
    if (root["contents"_L1].toArray().isEmpty())
        return model::failure(model::ErrorCategory::Validation, u"contents is not specified"_s);
    RehearsalRequest request;
    request.stream = isStreamed;
    request.promptTokens = estimatedTokens(body.size());
    for (const QJsonValue &tool : root["tools"_L1][0]["functionDeclarations"_L1].toArray())
        request.tools += tool["name"_L1].toString();
    GenerationContents contents;
    for (const QJsonValue &content : root["contents"_L1].toArray())
        contents.add(content);
    if (const auto finished = contents.finish(request); !finished)
        return tl::unexpected(finished.error());
    return request;
}

} // namespace network
