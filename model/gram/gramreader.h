// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/gram/gramlexis.h"
#include "model/gram/gramtree.h"
#include "model/gram/pattern.h"

namespace model {

//! A gram text as it was read: the patterns that could be, and what is wrong with the rest.
struct GramText {
    GramDocument document;
    GramFaults faults;
};

//! Reads patterns out of gram. Relationships become patterns with their two nodes, a path of several an anonymous pattern of its
//! relationships; annotations become a pattern around the annotated one. Comments go with the nearest pattern. Pure, linear in the text.
class GramReader final
{
public:
    //! UTF-8, at most 32 MiB; what is not is a fault.
    static GramText read(const QByteArray &bytes);
    //! Every fault says where it is; GramCheck finds those of names, which are not looked at here.
    static GramText read(QStringView text);

private:
    using Kind = GramNode::Kind;
    using Field = GramNode::Field;

    GramReader(QStringView text, const GramTree &tree)
        : m_text(text)
        , m_tree(tree)
        , m_position(text)
    {
    }

    GramDocument document();
    void keepComment(qsizetype index);
    //! What stands at `index`, be it a pattern of any form or a reference.
    Pattern pattern(qsizetype index);
    Pattern annotated(qsizetype index);
    Pattern bracket(qsizetype index);
    QList<Pattern> elements(qsizetype index);
    Pattern path(qsizetype index);
    Pattern leaf(qsizetype index, Pattern::Form form);
    Pattern relationship(qsizetype arrow);

    Subject subject(qsizetype index, Pattern &pattern);
    QStringList labels(qsizetype index);
    GramProperties properties(qsizetype index);
    GramProperty property(qsizetype index);
    QString name(qsizetype index) const;
    GramValue value(qsizetype index);
    GramRange range(qsizetype index) const;
    QString textOf(qsizetype index) const;
    QStringView in(const GramNode &node) const { return m_text.sliced(node.begin, node.end - node.begin); }
    bool isOnLineOf(qsizetype offset, const GramNode &node) const;

    QStringView m_text;
    const GramTree &m_tree;
    GramPosition m_position;
    //! Comments that no pattern has yet.
    QStringList m_comments;
    //! Those before the first element of the bracket that is being read.
    QStringList m_elementComments;
    GramFaults m_faults;
};

} // namespace model
