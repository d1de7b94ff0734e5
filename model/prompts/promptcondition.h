// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/prompts/promptvariable.h"

#include <memory>

namespace model {

//! What a line `% if …:` of a prompt asks of its variables: `tables`, `not tables`, `persona == 'critic'`, `'x' in topic`,
//! `format in { 'JSON', 'YAML' }`, `topic.startswith('text')`, joined by `and`, `or` and brackets. `variables.NAME` is the same as
//! `NAME`. A value, read once and bounded.
class PromptCondition
{
public:
    //! `names` are those of the variables. \return what is wrong with it, in words.
    static tl::expected<PromptCondition, QString> parse(const QString &text, const QStringList &names);

    bool holds(const PromptValues &values) const;

private:
    friend class PromptConditionParser;
    enum class Kind { Given, Equal, Unequal, Within, Begins, Not, And, Or };
    struct Operand {
        //! Of a variable; empty where the texts are meant.
        QString name = {};
        QStringList texts = {};
        //! One of these, not a part of one.
        bool isSet = false;
    };

    bool compares(const PromptValues &values) const;

    Kind m_kind = Kind::Given;
    Operand m_left;
    Operand m_right;
    QList<PromptCondition> m_parts;
};

} // namespace model
