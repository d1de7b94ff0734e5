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
    connect(comparison, &model::Comparison::kept, &sessions(), &model::Sessions::listChanged);
    // What tools keep for a conversation ends with it, as it does with others.
    connect(comparison, &model::Comparison::closed, &sessions(), &model::Sessions::closed);
    return made;
}

} // namespace gui
