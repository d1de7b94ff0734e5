// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/gramtree.h"

#include <array>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kindNames {
    "gram_pattern"_L1,
    "annotated_pattern"_L1,
    "annotations"_L1,
    "property_annotation"_L1,
    "identified_annotation"_L1,
    "subject_pattern"_L1,
    "subject_pattern_elements"_L1,
    "pattern_reference"_L1,
    "node_pattern"_L1,
    "relationship_pattern"_L1,
    "undirected_arrow"_L1,
    "left_arrow"_L1,
    "right_arrow"_L1,
    "bidirectional_arrow"_L1,
    "labels"_L1,
    "record"_L1,
    "record_property"_L1,
    "map"_L1,
    "map_entry"_L1,
    "array"_L1,
    "range"_L1,
    "symbol"_L1,
    "quoted_name"_L1,
    "double_quoted_name"_L1,
    "integer"_L1,
    "decimal"_L1,
    "hexadecimal"_L1,
    "octal"_L1,
    "measurement"_L1,
    "boolean_literal"_L1,
    "string_literal"_L1,
    "tagged_string"_L1,
    "string_content"_L1,
    "comment"_L1,
};
static_assert(kindNames.size() == std::size_t(GramNode::Kind::Comment) + 1);

constexpr std::array fieldNames {
    ""_L1,
    "root"_L1,
    "annotations"_L1,
    "elements"_L1,
    "key"_L1,
    "value"_L1,
    "identifier"_L1,
    "labels"_L1,
    "record"_L1,
    "left"_L1,
    "kind"_L1,
    "right"_L1,
    "lower"_L1,
    "upper"_L1,
    "tag"_L1,
    "content"_L1,
};
static_assert(fieldNames.size() == std::size_t(GramNode::Field::Inside) + 1);

//! A chain of relationships is as deep as it is long; lines are not indented further than this.
constexpr qsizetype deepestIndentation = 64;

} // namespace

QString toText(const GramTree &tree)
{
    QString text;
    // Where each node that is open ends.
    QList<qsizetype> ends;
    for (qsizetype index = 0; index < tree.size(); ++index) {
        const GramNode &node = tree[index];
        if (index > 0)
            text += u'\n' + QString(2 * std::min(ends.size(), deepestIndentation), u' ');
        if (node.field != GramNode::Field::None)
            text += fieldNames[std::size_t(node.field)] + u": "_s;
        text += u'(' + kindNames[std::size_t(node.kind)];
        ends.append(index + node.size);
        while (!ends.isEmpty() && ends.last() == index + 1) {
            text += u')';
            ends.removeLast();
        }
    }
    return text;
}

} // namespace model
