// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/gram/pattern.h"

namespace model {

//! Finds patterns by what they say of themselves. The question is written as gram writes a subject: `name`, `:Label`, `:A:B`,
//! `{key: value}`, or several of these in that order; all of it has to be so. Pure.
class GramSelect final
{
public:
    //! \return a Validation error where the text is no subject of gram, or asks for nothing.
    static Result<GramSelect> parse(const QString &expression);

    //! Patterns at any depth, each before those that it holds. What only refers to a pattern is not one.
    QList<const Pattern *> in(const GramDocument &document) const;
    bool matches(const Subject &subject) const;

private:
    explicit GramSelect(Subject wanted)
        : m_wanted(std::move(wanted))
    {
    }

    void collect(const Pattern &pattern, QList<const Pattern *> &found) const;

    Subject m_wanted;
};

} // namespace model
