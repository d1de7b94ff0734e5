// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QHash>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

namespace network {

//! What a tool gave back.
struct RehearsalResult {
    QString tool;
    QString text;
    bool isError = false;
};

//! What a request to the rehearsal asks for, whatever wire language it came in. A value.
struct RehearsalRequest {
    bool stream = false;
    //! Whether a streamed reply ends with its usage, where the wire language leaves that to the request.
    bool wantsUsage = true;
    //! The last text of the user.
    QString userText = {};
    //! All texts of the user, this one included.
    QStringList userTexts = {};
    //! Since that text: how often tools were called, and the results of the last time, in the order of the calls.
    int rounds = 0;
    QList<RehearsalResult> results = {};
    //! The tools offered, by their wire names.
    QStringList tools = {};
    //! A rough estimate.
    qint64 promptTokens = 0;

    //! The wire name of a tool (`io:read_file`): `read_file` or `io__read_file`; empty where it is not offered.
    QString wireName(const QString &tool) const;
};

//! Four bytes of English or JSON are about one token.
inline qint64 estimatedTokens(qint64 bytes)
{
    return (bytes + 3) / 4;
}

//! Follows a conversation message by message, whatever wire language it is in, and refuses what providers refuse: a call
//! without its result, and a result without its call.
class ConversationReader
{
public:
    void userText(const QString &text);
    //! All calls of one message of the assistant.
    void calls(const QList<std::pair<QString, QString>> &idsAndNames);
    void result(const QString &id, const QString &text, bool isError);
    void assistantText();
    //! Hands the outcome to the request. \return a Validation error where a half of a call is missing.
    model::Result<void> finish(RehearsalRequest &request);

private:
    void requireAnswers();

    RehearsalRequest m_request;
    QList<std::pair<QString, QString>> m_open;
    QHash<QString, RehearsalResult> m_answers;
    QString m_problem;
};

//! The object that a request's body is. Fails with a Validation error.
model::Result<QJsonObject> bodyObject(const QByteArray &body);
//! The same where there have to be `messages`.
model::Result<QJsonObject> chatBodyObject(const QByteArray &body);

//! For wire languages without a flag for a failed call: our requests begin the text of one with the word.
bool looksLikeError(const QString &text);

//! The signature that a thought of the rehearsal carries, in every wire language that has such.
QString thoughtSignature(const QString &thought);
//! Whether the thought is as it was given. What has another's signature, or none, is not the rehearsal's to judge.
bool isThoughtUnchanged(const QString &thought, const QString &signature);

} // namespace network
