// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/gram/gramlexis.h"
#include "model/gram/gramtreebuilder.h"

namespace model {

//! Parses gram (0.3.7) into a syntax tree by recursive descent, with one character of look-ahead, in time linear in the text. A pattern
//! that cannot be read is left out of the tree and has a fault; reading goes on at the next line that can begin a pattern. Pure.
//! Bounds: 16 MiB of UTF-16, brackets nested 256 deep, 100 faults.
class GramParser final : private GramTreeBuilder
{
public:
    struct Parsed {
        GramTree tree;
        GramFaults faults;
    };

    static constexpr qsizetype largestText = 8 * 1024 * 1024;
    static constexpr int deepestNesting = 256;
    static constexpr qsizetype mostFaults = 100;

    static Parsed parse(QStringView text);

private:
    explicit GramParser(QStringView text)
        : GramTreeBuilder(text)
    {
    }

    void document();
    void recover(qsizetype topBegin);

    // Each reads one thing of the grammar at m_at, or sets the fault and returns false.
    bool top();
    bool annotated();
    bool identifiedAnnotation();
    bool propertyAnnotation();
    bool bracket(Field field);
    bool elements();
    bool element();
    bool path(Field field);
    bool node();
    bool arrow();
    bool arrowSubject();
    bool subject();
    bool identifier(Field field);
    bool labels();
    bool record(Kind kind, Field field);
    bool property(Kind kind);
    bool key();
    bool value(Field field, bool isScalar);
    bool array(Field field);
    bool numberOrRange(Field field);
    bool number(Field field);
    bool word(Field field);
    bool string(Field field);
    bool fence(Field field);
    bool quoted(Kind kind, Field field);

    bool isAtIdentifier() const;
    bool expect(QChar sign, const QString &expected);
    bool fail(const QString &expected);
    bool failWith(const QString &message, qsizetype at);
    QString found() const;

    GramFaults m_faults;
    //! What went wrong last: a message and its place.
    QString m_message;
    qsizetype m_failedAt = 0;
    int m_depth = 0;
};

} // namespace model
