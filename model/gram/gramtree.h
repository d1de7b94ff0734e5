// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>

namespace model {

//! A node of a gram text's syntax tree. The kinds and fields are those of the notation's own grammar; see toText.
struct GramNode {
    enum class Kind : quint8 {
        Document,
        AnnotatedPattern,
        Annotations,
        PropertyAnnotation,
        IdentifiedAnnotation,
        SubjectPattern,
        SubjectElements,
        Reference,
        Node,
        Relationship,
        UndirectedArrow,
        LeftArrow,
        RightArrow,
        BidirectionalArrow,
        Labels,
        Record,
        RecordProperty,
        Map,
        MapEntry,
        Array,
        Range,
        Symbol,
        QuotedName,
        DoubleQuotedName,
        Integer,
        Decimal,
        Hexadecimal,
        Octal,
        Measurement,
        Boolean,
        String,
        TaggedString,
        StringContent,
        Comment
    };
    enum class Field : quint8 {
        None,
        Root,
        Annotations,
        Elements,
        Key,
        Value,
        Identifier,
        Labels,
        Record,
        Left,
        Kind,
        Right,
        Lower,
        Upper,
        Tag,
        Inside
    };

    Kind kind = Kind::Document;
    Field field = Field::None;
    //! Of the text, in UTF-16 units.
    qint32 begin = 0;
    qint32 end = 0;
    //! How many nodes the subtree has, with this one.
    qint32 size = 1;
};

//! The nodes in the order of the text, each before its children, so that trees of any depth cost no stack. The first is the document.
using GramTree = QList<GramNode>;

//! Calls `visit(index)` for each child of the node at `index`.
template <typename Visit>
void forEachChild(const GramTree &tree, qsizetype index, Visit visit)
{
    const qsizetype end = index + tree[index].size;
    for (qsizetype child = index + 1; child < end; child += tree[child].size)
        visit(child);
}

//! The tree as the notation's test corpus writes it: `(gram_pattern (node_pattern identifier: (symbol)))`, a node a line.
QString toText(const GramTree &tree);

} // namespace model
