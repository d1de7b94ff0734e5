// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/canister.h"
#include "model/exchange/exchange.h"
#include "network/traces/tracespan.h"

namespace network {

//! The attributes of one request to a model, as OpenTelemetry's conventions for generative AI name them (semantic-conventions-genai 0.1.0),
//! read from what is observed: the exchange, and what came of it. A value, part of a turn's trace.
class ModelCallTrace
{
public:
    ModelCallTrace() = default;
    //! It is about to be made, for this round of a turn.
    ModelCallTrace(const model::ModelAddress &address, int round);

    int round() const { return m_round; }
    //! Something left, or came: otherwise there is nothing to tell.
    bool wasMade() const { return m_attempts > 0 || m_answer || !m_calls.isEmpty(); }
    //! The request left; further ones are tries again.
    void begin(const model::Exchange &exchange);
    void end(const model::Exchange &exchange);
    void noteFirstChunk();
    //! The answer is there, or is known not to come.
    void noteEnd();
    void setAnswer(const model::CanisterPointer &answer) { m_answer = answer; }
    void addCall(const model::Invocation &call) { m_calls.append(call); }
    //! Of the whole answer.
    void setUsage(const model::Usage &usage) { m_usage = usage; }
    //! What has been said so far, where contents are wanted.
    void setInput(QList<model::CanisterPointer> said) { m_said = std::move(said); }

    //! `error`: what the turn failed with, where this call is what failed.
    TraceSpan span(const std::optional<model::Error> &error, bool withContents) const;

private:
    void addUsage(TraceSpan &span) const;
    void addContents(TraceSpan &span) const;

    model::ModelAddress m_address;
    int m_round = 0;
    int m_attempts = 0;
    int m_status = 0;
    qint64 m_start = 0;
    qint64 m_firstChunk = 0;
    qint64 m_end = 0;
    QString m_host;
    int m_port = 0;
    QList<TraceAttribute> m_request;
    QString m_responseId;
    QString m_responseModel;
    model::CanisterPointer m_answer;
    QList<model::Invocation> m_calls;
    QList<model::CanisterPointer> m_said;
    model::Usage m_usage;
};

//! The conventions' name of a provider that they know, by the host that is asked; else the name that it has here.
QString traceProviderName(const QString &host, const QString &provider);

} // namespace network
