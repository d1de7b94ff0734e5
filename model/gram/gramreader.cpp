// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/gramreader.h"

#include "model/gram/gramlexis.h"
#include "model/gram/gramparser.h"

#include <QCoreApplication>
#include <QHash>
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

} // namespace model
