// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/preferences/preferences.h"
#include "model/session/guards.h"

namespace gui {

class Workbench;

//! Says before a request that what may be spent in a day, a month or a conversation is used up, after the preferences, the figures and the
//! prices of providers. Calls whose price nobody knows cost nothing here. Days are those of the figures (UTC). Holds nothing.
class Budgets final
{
public:
    //! The workbench outlives this.
    explicit Budgets(Workbench &workbench)
        : m_workbench(workbench)
    {
    }

    //! See model::TurnPorts.
    std::optional<model::BudgetWord> before(const model::ConversationId &conversation, const QList<model::ModelCall> &calls) const;

    //! What has been spent of a budget's currency since a day, or in a conversation.
    double spentSince(const QDate &day, const QString &currency) const;
    double spentIn(const model::ConversationId &conversation, const QString &currency) const;

private:
    Workbench &m_workbench;
};

} // namespace gui
