// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/conversation/usage.h"
#include "model/schema/jsontext.h"
#include "model/session/contextparts.h"
#include "model/toml/descriptorvalue.h"

#include <QList>
#include <QString>

#include <memory>
#include <optional>

namespace network {

//! A setting of a model that a person may change (`temperature`, …), as the model's descriptor declares it, with its limits worked out.
//! What is not declared is not sent. A value.
struct ModelControl {
    enum class Kind { Boolean, Options, Number };
    struct Option {
        QString label;
        model::JsonText value;

        bool operator==(const Option &) const = default;
    };

    QString name;
    QString label;
    QString description;
    Kind kind = Kind::Number;
    //! Of a number; nothing where there is no limit, or it is not known of this model.
    std::optional<double> minimum = {};
    std::optional<double> maximum = {};
    double step = 1;
    QList<Option> options = {};
    //! What the provider does where nothing is sent; empty where that is not known. It is shown, never sent.
    model::JsonText standard = {};
    //! Where it stands in the request's body: names joined by points (`options.temperature`).
    QString member;
    //! Which of the model's attributes it sets instead (`max-output`); empty for none.
    QString attribute = {};

    //! Whole numbers only: its step is one.
    bool isWhole() const;
    //! Decimal places that its step needs, 0 to 6.
    int decimals() const;
    //! Why the value is none of this control's: a Validation error, worded for the person.
    std::optional<model::Error> refusalOf(const model::JsonText &value) const;

    bool operator==(const ModelControl &) const = default;
};

//! How a model calls tools: as its dialect has it, by the contract, or natively until it is seen to print its calls as text.
enum class ToolCalling { Native, Contract, Auto };

//! As descriptors write it.
QString toWire(ToolCalling calling);
std::optional<ToolCalling> toolCallingFromWire(QStringView name);

struct ContractPrompt;
struct ServerProperties;

//! One model of a provider, as its descriptor or the endpoint's list says. A value.
struct ModelEntry {
    QString name;
    QString title;
    //! Tokens; 0 where not known.
    qint64 context = 0;
    qint64 longestOutput = 0;
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
