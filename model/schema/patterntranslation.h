// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

namespace model {

//! Rewrites a regular expression of ECMA-262 for PCRE2 where the two differ: `$`, `.`, `\s`, `\u`, `\p{Name}`, `[]`, `[^]`, an opening
//! bracket within a class. What both have passes unchanged. Used once.
class PatternTranslation final
{
public:
    explicit PatternTranslation(QString ecmaScript)
        : m_in(std::move(ecmaScript))
    {
    }

    //! \return a Validation error for an escape that ECMA-262 has not or PCRE2 reads as something else.
    Result<QString> translated();

private:
    void translateOutsideClass();
    void translateInsideClass();
    void translateEscape();
    void translateUnicodeEscape();
    void translatePropertyEscape();
    QChar next() { return m_at < m_in.size() ? m_in[m_at] : QChar(); }

    QString m_in;
    QString m_out;
    QString m_problem;
    qsizetype m_at = 0;
    bool m_isInClass = false;
};

} // namespace model
