// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsontext.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace model {

//! What a case expects of an answer, by the names that promptfoo has for it where it has one. Each of them can be turned round by `not-`
//! before its name. A value; see Judging.
struct Expectation {
    //! As it was written, `not-` included.
    QString type;
    //! What is compared with, as the type wants it: a text, a list, a schema, a table. Empty for none.
    JsonText value = {};
    //! Of limits and likenesses; of a set, which share of it has to hold.
    std::optional<double> threshold = {};
    double weight = 1;
    //! Of those that a model judges: which one; empty for the suite's.
    QString provider = {};
    //! Of a set.
    QList<Expectation> members = {};
    //! Why it cannot be judged; empty for one that can.
    QString fault = {};

    //! Without `not-`.
    QString kind() const;
    bool isNegated() const;
    //! A model judges it.
    bool isJudgedByModel() const;
    //! A command decides.
    bool isCommand() const;
    //! The value where it is a text, else as JSON.
    QString valueText() const;

    //! Every kind there is, without `not-`.
    static QStringList kinds();
    //! One of an object with `type`, `value`, `threshold`, `weight`, `provider`, and of a set `assert`; what is wrong is its fault.
    static Expectation read(const JsonText &object);
    //! As promptfoo writes one in a cell of a table: `contains: x`, `similar(0.8): x`; another text is what the answer equals.
    static Expectation ofCell(const QString &cell);
    //! What an `expected` says: the answer equals the text or one of the list; an object is the answer's JSON.
    static Expectation ofExpected(const JsonText &expected);
    JsonText toJson() const;

    // By hand, since a class that has a list of itself cannot have the usual one.
    bool operator==(const Expectation &other) const { return toJson() == other.toJson() && fault == other.fault; }
};

} // namespace model
