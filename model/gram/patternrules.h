// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/gram/gramfault.h"
#include "model/gram/pattern.h"

namespace model {

//! The rules that agents and tools have in common; collects what of a pattern breaks them.
class PatternRules final
{
public:
    //! The pattern has to outlive this.
    explicit PatternRules(const Pattern &pattern)
        : m_pattern(pattern)
    {
    }

    void name(const QString &missing);
    //! A text that is there and not empty.
    void text(const QString &key, const QString &missing, const QString &wrongType);
    //! A text, where there is one.
    void optionalText(const QString &key, const QString &wrongType);
    void uniqueKeys();
    void fail(const QString &code, const QString &message);
    void fail(const QString &code, TextPosition position, const QString &message);

    const GramFaults &faults() const { return m_faults; }

private:
    const Pattern &m_pattern;
    GramFaults m_faults;
};

} // namespace model
