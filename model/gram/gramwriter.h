// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/gram/pattern.h"

#include <functional>

namespace model {

//! Writes patterns as gram, so that reading the text gives equal patterns, and writing these again the same text. Arrows, marks of
//! labels, annotations and comments are written as they were read where that says the same. Lines are kept below 100 characters where
//! something can be broken. Pure.
class GramWriter final
{
public:
    //! \return a Validation error where something cannot be said in gram: a NUL character, an empty list, a list in a list, a symbol or
    //! tag that is none, a number that gram has no spelling for, brackets nested more than 256 deep.
    static Result<QString> write(const GramDocument &document);
    //! The one pattern, on one line.
    static Result<QString> write(const Pattern &pattern);

private:
    //! A relationship of a path as it goes on from the node before.
    struct Step {
        const Pattern *relationship;
        const Pattern *next;
        bool isBackward;
    };
    using Steps = QList<Step>;

    void document(const GramDocument &document);
    void comments(const QStringList &comments, int indent);
    void top(const Pattern &pattern);
    void pattern(const Pattern &pattern, int indent);
    void annotation(const Pattern &pattern);
    void element(const Pattern &element, int indent, bool isLast);
    void bracket(const Pattern &pattern, int indent);
    void flatElements(const Pattern &pattern);
    void node(const Subject &subject, bool isDeclaring, int indent);
    void path(const Pattern &first, const Steps &steps, int indent);
    void arrow(const Step &step);

    //! Where the pattern is written as a path; its first node. Null where it is not.
    static const Pattern *pathOf(const Pattern &pattern, Steps &steps);
    static bool isChain(const QList<Pattern> &relationships, const Pattern *current, Steps &steps);
    static bool isAnnotation(const Pattern &pattern);

    void subject(const Subject &subject, bool isDeclaring, int indent);
    void record(const GramProperties &properties, int indent);
    void property(const GramProperty &property, bool isInLine);
    void identifier(const QString &name);
    void key(const QString &name);
    void value(const GramValue &value, bool isInLine, bool isScalar);
    void number(const GramNumber &number);
    void range(const GramRange &range);
    void symbol(const QString &name);
    void tagged(const GramTagged &tagged, bool isInLine);
    void text(const QString &text, bool isInLine);
    void array(const GramValue::Array &array);
    void map(const GramProperties &map);
    void quoted(QStringView text, QChar quote);
    void fence(const QString &tag, const QString &text);

    //! Writes it on the rest of the line, or nothing where it does not fit. \return whether it did.
    bool fits(const std::function<void()> &write, qsizetype room);
    void put(QStringView text);
    void line(int indent);
    void refuse(const QString &problem);

    QString m_out;
    //! Where the line begins that is being written.
    qsizetype m_line = 0;
    //! While something is tried on one line: where it may not end behind.
    bool m_isTrying = false;
    //! All of it goes on one line, however long that gets.
    bool m_isOneLine = false;
    qsizetype m_limit = 0;
    bool m_isTooLong = false;
    int m_depth = 0;
    QString m_problem;
};

} // namespace model
