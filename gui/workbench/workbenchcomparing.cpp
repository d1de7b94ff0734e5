// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/workbench/workbench.h"

#include "model/comparison/comparison.h"

// What the workbench has to do with comparisons; the rest of it is in workbench.cpp.

namespace gui {

model::Result<std::unique_ptr<model::Comparison>> Workbench::compare(const model::ComparisonPlan &plan)
{
    const auto priceOf = [this](const model::ModelAddress &address) {
        const network::Provider *provider = providers().find(address.provider);
        return provider ? provider->entry(address.model).price : std::nullopt;
    };
    auto made = model::Comparison::create({sessionParts(), priceOf}, plan);
    if (!made)
        return made;
    model::Comparison *comparison = made->get();
    m_comparisons.removeAll(nullptr);
    m_comparisons.append(comparison);
    connect(comparison, &model::Comparison::kept, &sessions(), &model::Sessions::listChanged);
    // What tools keep for a conversation ends with it, as it does with others.
    connect(comparison, &model::Comparison::closed, &sessions(), &model::Sessions::closed);
    return made;
}

//! Of an open conversation, or of a run that goes on with one.
QSet<model::CanisterId> Workbench::pinnedIn(const model::ConversationId &conversation)
{
    if (const auto session = sessions().find(conversation))
        return session->pinned();
    for (const QPointer<model::Comparison> &comparison : std::as_const(m_comparisons)) {
        if (const model::Session *session = comparison ? comparison->find(conversation) : nullptr)
            return session->pinned();
    }
    return {};
}

} // namespace gui
