// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/gramreader.h"

#include "model/gram/gramlexis.h"
#include "model/gram/gramparser.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>
#include <QStringDecoder>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct GramReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(GramReader)
};

QString commentText(QStringView comment)
{
    while (gram::isBlank(comment.back()))
        comment.chop(1);
    return comment.toString();
}

//! The place of the first byte that is no UTF-8.
TextPosition firstWrongByte(const QByteArray &bytes)
{
    int line = 1;
    for (qsizetype begin = 0; begin < bytes.size(); ++line) {
        const qsizetype lineEnd = bytes.indexOf('\n', begin);
        const qsizetype end = lineEnd < 0 ? bytes.size() : lineEnd;
        QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
        const QString text = decoder.decode(QByteArrayView(bytes).sliced(begin, end - begin));
        if (decoder.hasError())
            return {line, GramPosition(text).of(text.indexOf(QChar::ReplacementCharacter)).column};
        begin = end + 1;
    }
    return {line, 1};
}

GramNumber::Kind numberKindOf(GramNode::Kind kind)
{
    if (kind == GramNode::Kind::Decimal)
        return GramNumber::Kind::Decimal;
    return kind == GramNode::Kind::Measurement ? GramNumber::Kind::Measurement : GramNumber::Kind::Integer;
}

} // namespace

GramText GramReader::read(const QByteArray &bytes)
{
    if (bytes.size() > 4 * GramParser::largestText)
        return {{}, {{u"syntax-error"_s, {1, 1}, GramReaderTexts::tr("the text is larger than 32 MiB")}}};
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
    const QString text = decoder.decode(bytes);
    if (!decoder.hasError())
        return read(QStringView(text));
    return {{}, {{u"syntax-error"_s, firstWrongByte(bytes), GramReaderTexts::tr("this is not UTF-8")}}};
}

GramText GramReader::read(QStringView text)
{
    const GramParser::Parsed parsed = GramParser::parse(text);
    if (parsed.tree.isEmpty())
        return {{}, parsed.faults};
    GramReader reader(text, parsed.tree);
    GramText read {reader.document(), parsed.faults};
    read.faults += reader.m_faults;
    sortByPosition(read.faults);
    return read;
}

GramDocument GramReader::document()
{
    GramDocument document;
    qsizetype end = -1;
    forEachChild(m_tree, 0, [&](qsizetype child) {
        const GramNode &node = m_tree[child];
        if (node.kind == Kind::Comment && !document.patterns.isEmpty() && isOnLineOf(end, node)) {
            document.patterns.last().comments.beside = commentText(in(node));
        } else if (node.kind == Kind::Comment) {
            keepComment(child);
        } else if (node.kind == Kind::Record) {
            document.header = properties(child);
            document.commentsAboveHeader = std::exchange(m_comments, {});
        } else {
            document.patterns.append(pattern(child));
            end = node.end;
        }
    });
    document.commentsAtEnd = m_comments;
    return document;
}

void GramReader::keepComment(qsizetype index)
{
    m_comments.append(commentText(in(m_tree[index])));
}

Pattern GramReader::pattern(qsizetype index)
{
    // What was said above it is not to go to its own elements.
    QStringList above = std::exchange(m_comments, {});
    Pattern pattern;
    switch (m_tree[index].kind) {
    case Kind::AnnotatedPattern: pattern = annotated(index); break;
    case Kind::SubjectPattern: pattern = bracket(index); break;
    case Kind::Relationship: pattern = path(index); break;
    case Kind::Reference: pattern = leaf(index, Pattern::Form::Reference); break;
    default: pattern = leaf(index, Pattern::Form::Node);
    }
    pattern.comments.above = above + std::exchange(m_comments, {}) + pattern.comments.above;
    return pattern;
}

Pattern GramReader::annotated(qsizetype index)
{
    Pattern annotated;
    annotated.form = Pattern::Form::Annotation;
    annotated.position = m_position.of(m_tree[index].begin);
    QHash<QString, qsizetype> places;
    const auto annotation = [&](qsizetype child) {
        if (m_tree[child].kind == Kind::IdentifiedAnnotation) {
            annotated.value = subject(child, annotated);
        } else if (m_tree[child].kind == Kind::PropertyAnnotation) {
            const GramProperty read = property(child);
            GramProperties &properties = annotated.value.properties;
            if (const auto place = places.constFind(read.key); place != places.constEnd()) {
                properties[*place] = read;
                m_faults.append({u"duplicate-key"_s, read.position,
                    GramReaderTexts::tr("the annotation “%1” is repeated; the last one counts").arg(read.key),
                    Diagnostic::Severity::Warning});
            } else {
                places.insert(read.key, properties.size());
                properties.append(read);
            }
        } else if (m_tree[child].kind == Kind::Comment) {
            keepComment(child);
        }
    };
    QStringList comments;
    forEachChild(m_tree, index, [&](qsizetype child) {
        if (m_tree[child].kind == Kind::Comment)
            keepComment(child);
        else if (m_tree[child].kind == Kind::Annotations)
            forEachChild(m_tree, child, annotation);
        else {
            comments = std::exchange(m_comments, {});
            annotated.elements.append(pattern(child));
        }
    });
    // The annotations and what they annotate are written as one; their comments stand above both.
    PatternComments &inner = annotated.elements.last().comments;
    annotated.comments.above = comments + std::exchange(inner.above, {});
    return annotated;
}

Pattern GramReader::bracket(qsizetype index)
{
    Pattern bracket;
    bracket.form = Pattern::Form::Bracket;
    bracket.position = m_position.of(m_tree[index].begin);
    bracket.value = subject(index, bracket);
    QStringList above = std::exchange(m_comments, {});
    qsizetype end = -1;
    forEachChild(m_tree, index, [&](qsizetype child) {
        const GramNode &node = m_tree[child];
        if (node.kind == Kind::SubjectElements) {
            m_comments = std::exchange(m_elementComments, {});
            bracket.elements = elements(child);
            end = node.end;
        } else if (node.kind == Kind::Comment && end >= 0 && isOnLineOf(end, node)) {
            bracket.elements.last().comments.beside = commentText(in(node));
        } else if (node.kind == Kind::Comment && end >= 0) {
            bracket.comments.last.append(commentText(in(node)));
        }
    });
    bracket.comments.above = above;
    return bracket;
}

QList<Pattern> GramReader::elements(qsizetype index)
{
    QList<Pattern> elements;
    qsizetype end = -1;
    forEachChild(m_tree, index, [&](qsizetype child) {
        const GramNode &node = m_tree[child];
        if (node.kind == Kind::Comment && end >= 0 && isOnLineOf(end, node)) {
            elements.last().comments.beside = commentText(in(node));
        } else if (node.kind == Kind::Comment) {
            keepComment(child);
        } else {
            elements.append(pattern(child));
            end = node.end;
        }
    });
    return elements;
}

Pattern GramReader::path(qsizetype index)
{
    QList<Pattern> relationships;
    Pattern left;
    const TextPosition position = m_position.of(m_tree[index].begin);
    for (qsizetype next = index; next >= 0;) {
        qsizetype arrow = -1;
        qsizetype right = -1;
        forEachChild(m_tree, next, [&](qsizetype child) {
            switch (m_tree[child].field) {
            case Field::Left:
                // Of the others it is the end of the one before.
                if (relationships.isEmpty())
                    left = leaf(child, Pattern::Form::Node);
                break;
            case Field::Kind: arrow = child; break;
            case Field::Right: right = child; break;
            default: keepComment(child);
            }
        });
        const bool isLast = m_tree[right].kind != Kind::Relationship;
        Pattern step = relationship(arrow);
        const Pattern other = leaf(isLast ? right : right + 1, Pattern::Form::Node);
        step.position = left.position;
        step.elements = step.arrow == Pattern::Arrow::Left ? QList {other, left} : QList {left, other};
        relationships.append(std::move(step));
        left = other;
        next = isLast ? -1 : right;
    }
    if (relationships.size() == 1)
        return relationships.takeFirst();
    Pattern walk;
    walk.form = Pattern::Form::Walk;
    walk.position = position;
    walk.elements = std::move(relationships);
    return walk;
}

Pattern GramReader::leaf(qsizetype index, Pattern::Form form)
{
    Pattern leaf;
    leaf.form = form;
    leaf.position = m_position.of(m_tree[index].begin);
    leaf.value = subject(index, leaf);
    return leaf;
}

//! An arrow with what stands in it, without its ends.
Pattern GramReader::relationship(qsizetype arrow)
{
    Pattern pattern;
    pattern.form = Pattern::Form::Relationship;
    pattern.value = subject(arrow, pattern);
    const QChar first = m_text[m_tree[arrow].begin];
    pattern.family = (first == u'<' ? m_text[m_tree[arrow].begin + 1] : first).unicode();
    switch (m_tree[arrow].kind) {
    case Kind::LeftArrow: pattern.arrow = Pattern::Arrow::Left; break;
    case Kind::UndirectedArrow: pattern.arrow = Pattern::Arrow::Undirected; break;
    case Kind::BidirectionalArrow: pattern.arrow = Pattern::Arrow::Both; break;
    default: break;
    }
    return pattern;
}

bool GramReader::isOnLineOf(qsizetype offset, const GramNode &node) const
{
    return !m_text.sliced(offset, node.begin - offset).contains(u'\n');
}

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
