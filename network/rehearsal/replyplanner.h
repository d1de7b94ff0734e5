// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/rehearsal/rehearsalrequest.h"
#include "network/rehearsal/replywriter.h"
#include "network/rehearsal/texttemplate.h"

namespace network {

//! A text of the user as rules are held against it: without courtesies and the punctuation at the end.
QString plainWords(const QString &text);

//! Decides what a scenario answers to a request. It looks at the request alone, so the same conversation always gets the same
//! answer (but for the identifiers of calls).
class ReplyPlanner
{
public:
    explicit ReplyPlanner(const Scenario &scenario)
        : m_scenario(scenario)
    {
    }

    RehearsalReply plan(const RehearsalRequest &request) const;

private:
    //! A rule that fits the text, or a part of it, with what it captured.
    struct Match {
        const ScenarioRule *rule = nullptr;
        Placeholders placeholders = {};
    };

    QList<Match> matches(const RehearsalRequest &request) const;
    std::optional<Match> matchOne(const QString &text, const RehearsalRequest &request, bool isPart) const;
    QList<RehearsalCall> calls(const QList<Match> &matches, const RehearsalRequest &request) const;
    QString beforeCalls(const QList<Match> &matches) const;
    QString afterCalls(const QList<Match> &matches, const RehearsalRequest &request) const;
    QString helpList() const;

    const Scenario &m_scenario;
};

} // namespace network
