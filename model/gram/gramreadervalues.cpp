// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// The parts of GramReader that read subjects and values.
#include "model/gram/gramlexis.h"
#include "model/gram/gramreader.h"

#include <QSet>

namespace model {

namespace {

GramNumber::Kind numberKindOf(GramNode::Kind kind)
{
    if (kind == GramNode::Kind::Decimal)
        return GramNumber::Kind::Decimal;
    return kind == GramNode::Kind::Measurement ? GramNumber::Kind::Measurement : GramNumber::Kind::Integer;
}

} // namespace

Subject GramReader::subject(qsizetype index, Pattern &pattern)
{
    Subject subject;
    bool isBehind = false;
    bool isBehindBar = false;
    qsizetype end = m_tree[index].begin;
    forEachChild(m_tree, index, [&](qsizetype child) {
        const GramNode &node = m_tree[child];
        isBehindBar = isBehindBar || m_text.sliced(end, node.begin - end).contains(u'|');
        end = node.end;
        if (node.field == Field::Identifier) {
            subject.identity = name(child);
        } else if (node.field == Field::Record) {
            subject.properties = properties(child);
        } else if (node.field == Field::Labels) {
            pattern.isDeclaring = m_text.sliced(node.begin).startsWith(u"::");
            subject.labels = labels(child);
        } else if (node.kind == Kind::SubjectElements) {
            // The comments behind these are the bracket's own.
            isBehind = true;
        } else if (node.kind == Kind::Comment && isBehindBar && !isBehind) {
            m_elementComments.append(in(node).trimmed().toString());
        } else if (node.kind == Kind::Comment && !isBehind) {
            keepComment(child);
        }
    });
    return subject;
}

QStringList GramReader::labels(qsizetype index)
{
    QStringList labels;
    QSet<QString> known;
    forEachChild(m_tree, index, [&](qsizetype child) {
        if (m_tree[child].kind == Kind::Comment)
            keepComment(child);
        else if (const QString label = name(child); !known.contains(label))
            labels.append(*known.insert(label));
    });
    return labels;
}

GramProperties GramReader::properties(qsizetype index)
{
    GramProperties properties;
    forEachChild(m_tree, index, [&](qsizetype child) {
        if (m_tree[child].kind == Kind::Comment)
            keepComment(child);
        else
            properties.append(property(child));
    });
    return properties;
}

GramProperty GramReader::property(qsizetype index)
{
    GramProperty read;
    read.position = m_position.of(m_tree[index].begin);
    forEachChild(m_tree, index, [&](qsizetype child) {
        if (m_tree[child].field == Field::Key)
            read.key = name(child);
        else if (m_tree[child].field == Field::Value)
            read.value = value(child);
        else
            keepComment(child);
    });
    return read;
}

QString GramReader::name(qsizetype index) const
{
    const GramNode &node = m_tree[index];
    const bool isQuoted = node.kind == Kind::QuotedName || node.kind == Kind::DoubleQuotedName;
    return isQuoted ? gram::unquoted(in(node)) : in(node).toString();
}

GramValue GramReader::value(qsizetype index)
{
    const GramNode &node = m_tree[index];
    switch (node.kind) {
    case Kind::Boolean: return GramValue::Variant(in(node) == u"true");
    case Kind::Symbol: return GramValue::Variant(GramSymbol {in(node).toString()});
    case Kind::String: return GramValue::Variant(textOf(index));
    case Kind::TaggedString: return GramValue::Variant(GramTagged {in(m_tree[index + 1]).toString(), textOf(index)});
    case Kind::Range: return GramValue::Variant(range(index));
    case Kind::Map: return GramValue::Variant(properties(index));
    case Kind::Array: break;
    default: return GramValue::Variant(GramNumber {numberKindOf(node.kind), in(node).toString()});
    }
    GramValue::Array array;
    forEachChild(m_tree, index, [&](qsizetype child) {
        if (m_tree[child].kind == Kind::Comment)
            keepComment(child);
        else
            array.append(value(child));
    });
    return GramValue::Variant(std::move(array));
}

GramRange GramReader::range(qsizetype index) const
{
    GramRange range;
    forEachChild(m_tree, index, [&](qsizetype child) {
        const GramNode &node = m_tree[child];
        if (node.field == Field::Lower)
            range.lower = GramNumber {numberKindOf(node.kind), in(node).toString()};
        else if (node.field == Field::Upper)
            range.upper = GramNumber {numberKindOf(node.kind), in(node).toString()};
    });
    return range;
}

//! Of a string with or without a tag, in quotes or in a fence.
QString GramReader::textOf(qsizetype index) const
{
    QString text;
    forEachChild(m_tree, index, [&](qsizetype child) {
        const GramNode &node = m_tree[child];
        if (node.kind != Kind::StringContent)
            return;
        const bool isFenced = in(m_tree[index]).startsWith(u"```");
        text = isFenced ? gram::unfenced(in(node)) : gram::unquoted(m_text.sliced(node.begin - 1, node.end - node.begin + 2));
    });
    return text;
}

} // namespace model
