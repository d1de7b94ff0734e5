// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/gram/gramtree.h"

#include <QStringView>

namespace model {

//! A place in a text and the tree of what has been read up to it; knows white space and comments, nothing else of the grammar. The base of
//! the parser.
class GramTreeBuilder
{
protected:
    using Kind = GramNode::Kind;
    using Field = GramNode::Field;

    explicit GramTreeBuilder(QStringView text)
        : m_text(text)
    {
    }

    // The place.
    QChar peek(qsizetype ahead = 0) const { return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : QChar(); }
    bool isAtEnd() const { return m_at >= m_text.size(); }
    bool isAt(QStringView word) const { return m_text.sliced(m_at).startsWith(word); }
    //! Skips white space; comments become nodes.
    void skipBlanks();

    // The tree.
    qsizetype open(Kind kind, Field field);
    void take(qsizetype count);
    void leaf(Kind kind, Field field, qsizetype end);
    //! Puts a node around what begins at `index`.
    void wrap(qsizetype index, Kind kind, Field field, Field inner);
    //! Ends a node at the last token; comments behind that belong to the node above.
    void close(qsizetype index);

    QStringView m_text;
    qsizetype m_at = 0;
    GramTree m_tree;
    //! The tree's size and the place behind the last token.
    qsizetype m_firm = 0;
    qsizetype m_lastEnd = 0;
};

} // namespace model
