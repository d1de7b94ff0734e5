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
    //! What it says of itself; nothing for an address that there is not.
    std::optional<QByteArray> told(const IncomingRequest &request) const;
    //! Of its model, as Ollama does.
    PlannedResponse show(const IncomingRequest &request) const;
    //! Whether this request is still met by its fault.
    bool isFaulty(const ScenarioFault &fault, const QByteArray &body);

    Scenario m_scenario;
    //! How often a request was met by a fault that is for the first few only.
    QHash<QByteArray, int> m_met;
};

} // namespace network
