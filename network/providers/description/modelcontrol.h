// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/schema/jsontext.h"

#include <QList>

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

} // namespace network
