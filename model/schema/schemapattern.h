// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QRegularExpression>

namespace model {

//! A regular expression of a schema (ECMA-262) run by PCRE2, which stops at a limit where std::regex would take seconds or the
//! whole stack. What the two languages write differently is rewritten; what cannot be is not compiled.
class SchemaPattern final
{
public:
    enum class Verdict { Matches, Differs, Undecided };

    //! \return a Validation error where the text is no regular expression, an Execution error where PCRE2 cannot run it.
    static Result<SchemaPattern> compile(const QString &ecmaScript);

    //! Whether the text is a regular expression of ECMA-262, also one that PCRE2 cannot run.
    static bool isOfEcmaScript(const QString &text);

    //! Undecided where the limit was reached, or the text is longer than a mebibyte.
    Verdict match(const std::string &utf8) const;
    //! As the schema wrote it.
    const QString &text() const { return m_text; }

private:
    SchemaPattern(QString text, QRegularExpression expression)
        : m_text(std::move(text))
        , m_expression(std::move(expression))
    {
    }

    QString m_text;
    QRegularExpression m_expression;
};

} // namespace model
