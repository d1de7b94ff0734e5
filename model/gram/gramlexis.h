// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/text/diagnostic.h"

#include <QList>
#include <QString>
#include <QStringView>

#include <optional>

namespace model {

//! What is wrong in a gram text, at its place, with a code that does not change with the person's language: `syntax-error`,
//! `duplicate-key`, `duplicate-element`, `self-reference`, `undefined-reference`, `inconsistent-definition`; of agents and tools
//! `MissingRequiredField`, `InvalidFieldType`, `InvalidStructure`, `DuplicateIdentifier`; of signatures see Signature.
struct GramFault {
    QString code;
    //! Counted from 1, columns in characters; 0 where there is no text.
    TextPosition position = {};
    QString message;
    Diagnostic::Severity severity = Diagnostic::Severity::Error;

    Diagnostic diagnostic(const QString &file) const { return {file, position, severity, message}; }
    bool operator==(const GramFault &) const = default;
};

using GramFaults = QList<GramFault>;

bool hasErrors(const GramFaults &faults);
//! Into the order of the text; what stands at the same place keeps its order.
void sortByPosition(GramFaults &faults);

//! Tells line and column of places in a text that are asked for in their order, in time linear in the text. Columns count characters.
class GramPosition final
{
public:
    explicit GramPosition(QStringView text)
        : m_text(text)
    {
    }

    TextPosition of(qsizetype offset)
    {
        if (offset < m_at) {
            m_at = 0;
            m_position = {1, 1};
        }
        for (; m_at < offset && m_at < m_text.size(); ++m_at) {
            if (m_text[m_at] == u'\n')
                m_position = {m_position.line + 1, 1};
            else if (!m_text[m_at].isLowSurrogate())
                ++m_position.column;
        }
        return m_position;
    }

private:
    QStringView m_text;
    qsizetype m_at = 0;
    TextPosition m_position {1, 1};
};

} // namespace model

namespace model::gram {

enum class NumberKind { Integer, Decimal, Hexadecimal, Octal, Measurement };

struct NumberToken {
    NumberKind kind = NumberKind::Integer;
    qsizetype end = 0;
};

//! What stands between quotes of either kind on one line, or why it cannot be read.
struct QuotedToken {
    enum class Problem { None, Unclosed, Escape };

    Problem problem = Problem::None;
    //! Behind the closing quote; where there is a problem, its place.
    qsizetype end = 0;
};

//! A text of several lines between two lines of three backticks.
struct FenceToken {
    enum class Problem { None, Opening, Unclosed, Backtick };

    Problem problem = Problem::None;
    qsizetype tagBegin = 0;
    qsizetype tagEnd = 0;
    qsizetype contentBegin = 0;
    qsizetype contentEnd = 0;
    //! Behind the closing fence; where there is a problem, its place.
    qsizetype end = 0;
};

bool isBlank(QChar character);
//! One of 0 to 9.
bool isDigit(QChar character);
bool isSymbolStart(QChar character);
//! \return where the symbol ends that begins at `at`; `at` where there is none.
qsizetype endOfSymbol(QStringView text, qsizetype at);
//! The same for the one form of number that may be an identifier.
qsizetype endOfInteger(QStringView text, qsizetype at);
//! The longest number that begins there.
std::optional<NumberToken> numberAt(QStringView text, qsizetype at);
QuotedToken quotedAt(QStringView text, qsizetype at);
FenceToken fenceAt(QStringView text, qsizetype at);
//! Behind the comment or the text, quoted or fenced, that begins there, be it closed or not; `at` where neither does.
qsizetype endOfCommentOrText(QStringView text, qsizetype at);

//! Whether the whole text is one.
bool isSymbol(QStringView text);
bool isInteger(QStringView text);
bool isNumber(QStringView text, NumberKind kind);

//! What a quoted token says, its quotes and escapes taken away.
QString unquoted(QStringView token);
//! What the content of a fence says: line ends are LF, the one before the closing fence is no part of it.
QString unfenced(QStringView content);

} // namespace model::gram

// The words of the gram notation (0.3.7), as pure questions put to a place of a text. Offsets are UTF-16 units; none of them reads
// further than the token that it finds.
