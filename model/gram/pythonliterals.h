// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/schema/jsontext.h"
#include "model/text/diagnostic.h"

#include <QStringView>

#include <optional>

namespace model {

//! Reads what a Python module assigns to a name at its top, where that is a literal: texts, numbers, True, False, None, and lists, tuples
//! and dictionaries of them, written as JSON. Nothing is run and nothing is guessed: a name, a call, an operator is an error at its
//! place. Bounds: 4 MiB, brackets nested 64 deep.
class PythonLiterals final
{
public:
    explicit PythonLiterals(QStringView module)
        : m_text(module)
    {
    }

    //! Nothing where the module does not assign the name; the last assignment counts. \return a Validation error that begins with
    //! LINE:COLUMN.
    Result<std::optional<JsonText>> assigned(QStringView name);

    static constexpr qsizetype largestModule = 4 * 1024 * 1024;

private:
    //! Behind the `=` of the assignment, where one begins here.
    std::optional<qsizetype> valueAt(qsizetype line, QStringView name) const;
    //! Behind the line, what it opens included.
    void skipStatement();

    // Each reads one thing at m_at as JSON, or says what is wrong and returns false.
    bool value(QByteArray &json, int depth);
    bool sequence(QByteArray &json, QChar close, int depth);
    bool dictionary(QByteArray &json, int depth);
    bool strings(QByteArray &json);
    bool string(QString &text);
    bool escape(QString &text);
    bool number(QByteArray &json);
    bool word(QByteArray &json);

    bool isAtString() const;
    //! Skips blanks and comments, and line ends where a bracket is open.
    void skipBlanks();
    bool fail(const QString &problem);
    QChar peek(qsizetype ahead = 0) const { return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : QChar(); }

    const QStringView m_text;
    qsizetype m_at = 0;
    int m_open = 0;
    //! What is not asked for only has to end where it ends.
    bool m_isSkipping = false;
    QString m_problem;
    qsizetype m_wrongAt = 0;
};

} // namespace model
