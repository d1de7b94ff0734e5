// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/workbench/workbench.h"
#include "network/mcp/serving/servedcall.h"

namespace gui {

class PeerQuestions;

//! A comparison that a peer has asked for: one prompt, several models, some times over. Owned by the call, and ends with it.
class ServedComparison final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServedComparison)

public:
    //! Runs in all.
    static constexpr int mostRuns = 64;

    //! Begins; the answer follows, possibly at once. `settings`: of every run, but for its model.
    static void begin(Workbench &workbench, PeerQuestions &questions, network::ServedCall &call, const model::SessionSettings &settings);
    static model::JsonText outputSchema();
    ~ServedComparison() override;

private:
    ServedComparison(std::unique_ptr<model::Comparison> comparison, PeerQuestions &questions, network::ServedCall &call);
    void follow(int column, int run);
    void end();

    const std::unique_ptr<model::Comparison> m_comparison;
    PeerQuestions &m_questions;
    network::ServedCall &m_call;
    int m_started = 0;
};

} // namespace gui
