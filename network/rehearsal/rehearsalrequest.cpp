// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/rehearsalrequest.h"

#include "model/schema/jsontext.h"

#include <QCryptographicHash>
#include <QJsonArray>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;

QString RehearsalRequest::wireName(const QString &tool) const
{
    const QString bare = tool.section(QLatin1Char(':'), -1);
    QString scoped = tool;
    scoped.replace(QLatin1Char(':'), QLatin1String("__"));
    // The scoped name first: a bare one may then be another ensemble's.
    if (tools.contains(scoped))
        return scoped;
    return tools.contains(bare) ? bare : QString();
}

void ConversationReader::userText(const QString &text)
{
    requireAnswers();
    m_request.userText = text;
    m_request.userTexts.append(text);
    m_request.rounds = 0;
    m_request.results.clear();
}

void ConversationReader::calls(const QList<std::pair<QString, QString>> &idsAndNames)
{
    requireAnswers();
    m_open = idsAndNames;
    ++m_request.rounds;
    m_request.results.clear();
}

void ConversationReader::result(const QString &id, const QString &text, bool isError)
{
    const auto isAsked = [&id](const auto &call) { return call.first == id; };
    const auto call = std::find_if(m_open.begin(), m_open.end(), isAsked);
    if (call == m_open.end())
        m_problem = u"The result of “%1” stands where no call of that identifier is waiting."_s.arg(id);
    else
        m_answers.insert(id, {call->second, text, isError});
}

void ConversationReader::assistantText()
{
    requireAnswers();
}

model::Result<void> ConversationReader::finish(RehearsalRequest &request)
{
    requireAnswers();
    if (!m_problem.isEmpty())
        return model::failure(model::ErrorCategory::Validation, m_problem);
    request.userText = m_request.userText;
    request.userTexts = m_request.userTexts;
    request.rounds = m_request.rounds;
    request.results = m_request.results;
    return {};
}

void ConversationReader::requireAnswers()
{
    for (const auto &[id, name] : std::as_const(m_open)) {
        if (m_answers.contains(id))
            m_request.results.append(m_answers.value(id));
        else
            m_problem = u"The call “%1” is not followed by its result."_s.arg(id);
    }
    m_open.clear();
    m_answers.clear();
}

model::Result<QJsonObject> bodyObject(const QByteArray &body)
{
    const auto text = model::JsonText::parse(body);
    if (!text || !text->isObject())
        return model::failure(model::ErrorCategory::Validation, u"The body is not a JSON object."_s);
    return text->read().toObject();
}

model::Result<QJsonObject> chatBodyObject(const QByteArray &body)
{
    auto root = bodyObject(body);
    if (root && !root->value("messages"_L1).isArray())
        return model::failure(model::ErrorCategory::Validation, u"messages is required."_s);
    if (root && root->value("messages"_L1).toArray().isEmpty())
        return model::failure(model::ErrorCategory::Validation, u"messages is empty: at least one is required."_s);
    return root;
}

bool looksLikeError(const QString &text)
{
    return text.startsWith("Error ("_L1);
}

namespace {

constexpr auto signaturePrefix = "rehearsal-"_L1;

} // namespace

QString thoughtSignature(const QString &thought)
{
    const QByteArray digest = QCryptographicHash::hash(thought.toUtf8(), QCryptographicHash::Sha256);
    return signaturePrefix + QString::fromLatin1(digest.toBase64());
}

bool isThoughtUnchanged(const QString &thought, const QString &signature)
{
    return !signature.startsWith(signaturePrefix) || signature == thoughtSignature(thought);
}

} // namespace network
