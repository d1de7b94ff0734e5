// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/rehearsal/replyplanner.h"
#include "network/rehearsal/responder.h"

#include <QHash>

namespace network {

class ReplyWriter;

//! Answers with what a scenario plays, in the wire language of whoever asks.
class ScenarioResponder final : public Responder
{
public:
    explicit ScenarioResponder(Scenario scenario)
        : m_scenario(std::move(scenario))
    {
    }

    PlannedResponse respond(const IncomingRequest &request) override;

private:
    PlannedResponse converse(const IncomingRequest &request, const model::Result<RehearsalRequest> &read, const ReplyWriter &writer);
    PlannedResponse models() const;
    //! The same list as Ollama gives it.
    PlannedResponse tags() const;
    //! Whether this request is still met by its fault.
    bool isFaulty(const ScenarioFault &fault, const QByteArray &body);

    Scenario m_scenario;
    //! How often a request was met by a fault that is for the first few only.
    QHash<QByteArray, int> m_met;
};

} // namespace network
