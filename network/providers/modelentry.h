// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorvalue.h"

namespace network {

//! One model of a provider, as its descriptor or the endpoint's list says. A value.
struct ModelEntry {
    QString name;
    QString title;
    //! Tokens; 0 where not known.
    qint64 context = 0;
    qint64 maximumOutput = 0;
    bool tools = true;
    //! Asks the provider for thoughts: tokens to spend; 0 for none.
    qint64 thinkingBudget = 0;
    //! Thoughts go back under the name that the server sent them under (OpenAI-like servers; most do not want them).
    bool returnThoughts = false;

    //! Takes the attributes that a descriptor's table has, of the right type; the others stay as they are.
    void apply(const model::DescriptorValue &table);
};

} // namespace network
