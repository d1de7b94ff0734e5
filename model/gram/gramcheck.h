// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/gram/gramlexis.h"
#include "model/gram/gramreader.h"
#include "model/gram/pattern.h"

#include <QHash>
#include <QSet>

namespace model {

//! Finds what reads as gram but cannot be meant: keys repeated in one record (`duplicate-key`), identifiers introduced twice in one
//! list (`duplicate-element`), patterns that hold themselves (`self-reference`), references to nothing (`undefined-reference`, a warning)
//! and relationships of one name between different patterns (`inconsistent-definition`, a warning). Names count in the whole text, before
//! and after they are defined. Pure, linear in the document.
class GramCheck final
{
public:
    //! In the order of the text.
    static GramFaults check(const GramDocument &document);

private:
    using Introduced = QSet<QString>;

    void define(const Pattern &pattern);
    void list(const QList<Pattern> &patterns, bool isTop);
    void introduce(const Pattern &pattern, Introduced &introduced);
    void look(const Pattern &pattern);
    void keys(const GramProperties &properties, TextPosition position);
    void ends(const Pattern &relationship);
    void add(
        const QString &code, TextPosition position, const QString &message, Diagnostic::Severity severity = Diagnostic::Severity::Error);

    QSet<QString> m_defined;
    //! Between what each relationship stands that has a name.
    QHash<QString, std::pair<QString, QString>> m_ends;
    GramFaults m_faults;
};

//! All that is wrong in a gram text, in its order: what cannot be read, what cannot be meant, and the rules that types, tools and agents
//! at its top break. Pure.
GramFaults checkGram(const GramText &text);

} // namespace model
