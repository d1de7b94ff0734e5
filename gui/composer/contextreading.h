// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/contexttally.h"

#include <QColor>
#include <QList>

namespace gui {

struct Palette;

//! An amount of money. A value.
struct Money {
    double amount = 0;
    //! As ISO 4217 has it.
    QString currency;

    QString text() const;
    bool operator==(const Money &) const = default;
};

//! What a person is told of the next request to a conversation's model, before it is sent. A value.
struct ContextReading {
    //! Full enough to say so, as a share of what has room.
    static constexpr double worthSaying = 0.75;

    //! One of the parts of a request.
    struct Part {
        QString name;
        QString title;
        QColor colour;
        qint64 tokens = 0;
    };

    model::ContextForecast forecast = {};
    //! What the model takes, request and answer; 0 where it is not known.
    qint64 context = 0;
    //! The conversation has not been read whole yet.
    bool isCounting = false;
    //! What the answers so far have cost, and what sending will; nothing where no price is known.
    std::optional<Money> spent = {};
    std::optional<Money> next = {};

    //! Of what has room beside the answer, as if nothing were left out; 0 where that is not known.
    double fullness() const;
    //! Something does not fit, and would be left out.
    bool isOverfull() const { return forecast.fit.leftOut > 0; }
    //! In the colours of the palette; those that hold nothing, too.
    QList<Part> parts(const Palette &colours) const;
    //! In a few words, for the line under the composer.
    QString text() const;
    //! What is left out, and what is over its part; a sentence each.
    QStringList remarks() const;
    //! Who has counted.
    QString measure() const;
};

} // namespace gui
