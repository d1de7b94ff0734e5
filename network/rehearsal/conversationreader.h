// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/rehearsal/rehearsalrequest.h"

#include <QHash>

namespace network {

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

//! For wire languages without a flag for a failed call: our requests begin the text of one with the word.
bool looksLikeError(const QString &text);

} // namespace network
