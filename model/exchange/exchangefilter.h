// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace model {

//! Which exchanges a person wants to see, as it is typed: `kind:provider status:4xx longer:2s -tool:io "settings"`. All terms are to
//! hold; a minus turns one round. What has no key, and what is in quotes, is looked for in the bodies. A value.
struct ExchangeFilter {
    enum class Field { Text, Kind, Provider, Model, Status, Tool, Conversation, Host, Longer, Larger, Costlier, Pinned };

    struct Term {
        Field field = Field::Text;
        QString value = {};
        //! Of Longer milliseconds, of Larger bytes, of Costlier an amount of whatever currency.
        double number = 0;
        bool isNot = false;

        bool operator==(const Term &) const = default;
    };

    QList<Term> terms = {};

    bool isEmpty() const { return terms.isEmpty(); }
    bool operator==(const ExchangeFilter &) const = default;

    //! \return a Usage error that names the term which is none.
    static Result<ExchangeFilter> parse(const QString &text);
    //! The keys, in the order in which they are offered.
    static QStringList keys();
    //! The values that a key has of itself; empty where they come from what is kept.
    static QStringList valuesOf(const QString &key);
};

} // namespace model
