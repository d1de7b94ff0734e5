// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/modelprice.h"
#include "model/session/contextparts.h"
#include "model/toml/descriptorvalue.h"
#include "network/providers/description/modelcontrol.h"
#include "network/providers/description/toolcalling.h"

#include <memory>
#include <optional>

namespace network {

struct ContractPrompt;
struct ServerProperties;

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
    //! Nothing: as its provider says.
    std::optional<ToolCalling> toolCalling = {};
    //! The prompt that lays down its contract, and what it says; empty and null: its provider's.
    QString contractName = {};
    std::shared_ptr<const ContractPrompt> contract = {};
    //! Nothing where the descriptor does not say what it costs.
    std::optional<model::ModelPrice> price = {};
    //! How its context is parted.
    model::ContextParts parts = {};
    //! Of models that the endpoint lists: whether it is shown. Lists also have what no conversation is held with.
    bool offered = true;
    //! What may be set, in the descriptor's order. Nothing else is sent, but where `furtherControls` leaves it to the person.
    QList<ModelControl> controls = {};
    bool furtherControls = false;

    //! Null where it has none of that name.
    const ModelControl *control(QStringView name) const;
    //! An attribute that is a number, by its name in descriptors; not a number where it is not known of this model, nothing where
    //! there is none of that name.
    std::optional<double> figure(QStringView name) const;
    void setFigure(QStringView name, qint64 value);

    //! A server that has the model says how large its context is.
    void beServed(const ServerProperties &properties);
    //! Takes the attributes that a descriptor's table has, of the right type; the others stay as they are.
    void apply(const model::DescriptorValue &table);
};

} // namespace network
