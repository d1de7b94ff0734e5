// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/gramparser.h"

#include "model/gram/gramposition.h"

#include <QCoreApplication>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct GramParserTexts {
    Q_DECLARE_TR_FUNCTIONS(GramParser)
};

bool isArrowStart(QChar character)
{
    return character == u'-' || character == u'=' || character == u'~' || character == u'<';
}

bool isPatternStart(QChar character)
{
    return character == u'(' || character == u'[' || character == u'@';
}

} // namespace

GramParser::Parsed GramParser::parse(QStringView text)
{
    GramParser parser(text);
    const qsizetype null = text.indexOf(QChar(u'\0'));
    if (text.size() > largestText) {
        parser.m_faults.append(
            {u"syntax-error"_s, {1, 1}, GramParserTexts::tr("the text is too large: at most 8 million characters can be read")});
    } else if (null >= 0) {
        parser.m_faults.append({u"syntax-error"_s, GramPosition(text).of(null), GramParserTexts::tr("a NUL character stands here")});
    } else {
        parser.document();
    }
    return {std::move(parser.m_tree), std::move(parser.m_faults)};
}

void GramParser::document()
{
    GramPosition position(m_text);
    const qsizetype root = open(Kind::Document, Field::None);
    if (peek() == QChar::ByteOrderMark)
        ++m_at;
    bool isFirst = true;
    while (m_faults.size() < mostFaults) {
        skipBlanks();
        if (isAtEnd())
            break;
        const qsizetype begin = m_at;
        const qsizetype nodes = m_tree.size();
        m_depth = 0;
        // Only what comes first may be the record of the whole text.
        const bool isRight = isFirst && peek() == u'{' ? record(Kind::Record, Field::Root) : top();
        isFirst = false;
        if (!isRight) {
            m_tree.resize(nodes);
            m_faults.append({u"syntax-error"_s, position.of(m_failedAt), m_message});
            recover(begin);
        }
    }
    m_tree[root].end = qint32(m_text.size());
    m_tree[root].size = qint32(m_tree.size());
}

//! To the next line that can begin a pattern: one indented no further than the line where the broken one began, so that its own
//! elements are not taken for patterns.
void GramParser::recover(qsizetype topBegin)
{
    const auto indentation = [this](qsizetype line) {
        qsizetype at = line;
        while (at < m_text.size() && (m_text[at] == u' ' || m_text[at] == u'\t'))
            ++at;
        return at - line;
    };
    const auto lineBegin = [this](qsizetype at) { return at > 0 ? m_text.lastIndexOf(u'\n', at - 1) + 1 : 0; };
    const qsizetype deepest = indentation(lineBegin(topBegin));
    // What should not stand here may be the next pattern, where the broken one lacks its end.
    const qsizetype spaces = m_at - lineBegin(m_at);
    if (m_at > topBegin && spaces <= deepest && spaces == indentation(lineBegin(m_at)) && isPatternStart(peek()))
        return;
    for (qsizetype end = m_text.indexOf(u'\n', m_at); end >= 0; end = m_text.indexOf(u'\n', m_at)) {
        m_at = end + 1;
        const qsizetype inner = indentation(m_at);
        if (inner <= deepest && isPatternStart(peek(inner))) {
            m_at += inner;
            return;
        }
    }
    m_at = m_text.size();
}

bool GramParser::top()
{
    if (peek() == u'@')
        return annotated();
    if (peek() == u'[')
        return bracket(Field::None);
    return peek() == u'(' ? path(Field::None) : fail(u"“(”, “[”, “@”"_s);
}

bool GramParser::annotated()
{
    const qsizetype pattern = open(Kind::AnnotatedPattern, Field::None);
    const qsizetype annotations = open(Kind::Annotations, Field::Annotations);
    if (isAt(u"@@") && !identifiedAnnotation())
        return false;
    skipBlanks();
    while (peek() == u'@' && peek(1) != u'@') {
        if (!propertyAnnotation())
            return false;
        skipBlanks();
    }
    close(annotations);
    const bool isBracket = peek() == u'[';
    if (!isBracket && peek() != u'(')
        return fail(u"“@”, “(”, “[”"_s);
    if (!(isBracket ? bracket(Field::Elements) : path(Field::Elements)))
        return false;
    close(pattern);
    return true;
}

bool GramParser::identifiedAnnotation()
{
    const qsizetype annotation = open(Kind::IdentifiedAnnotation, Field::None);
    take(2);
    skipBlanks();
    if (peek() != u':' && !identifier(Field::Identifier))
        return false;
    skipBlanks();
    if (peek() == u':' && !labels())
        return false;
    close(annotation);
    return true;
}

bool GramParser::propertyAnnotation()
{
    const qsizetype annotation = open(Kind::PropertyAnnotation, Field::None);
    take(1);
    skipBlanks();
    const qsizetype end = gram::endOfSymbol(m_text, m_at);
    if (end == m_at)
        return fail(GramParserTexts::tr("a name"));
    leaf(Kind::Symbol, Field::Key, end);
    skipBlanks();
    if (!expect(u'(', u"“(”"_s))
        return false;
    skipBlanks();
    if (!value(Field::Value, false))
        return false;
    skipBlanks();
    if (!expect(u')', u"“)”"_s))
        return false;
    close(annotation);
    return true;
}

bool GramParser::bracket(Field field)
{
    if (++m_depth > deepestNesting)
        return failWith(GramParserTexts::tr("patterns are nested too deeply here: at most %n deep", nullptr, deepestNesting), m_at);
    const qsizetype pattern = open(Kind::SubjectPattern, field);
    take(1);
    skipBlanks();
    if (!subject())
        return false;
    skipBlanks();
    const bool hasElements = peek() == u'|';
    if (hasElements && !elements())
        return false;
    skipBlanks();
    if (!expect(u']', hasElements ? u"“,”, “]”"_s : u"“|”, “]”"_s))
        return false;
    close(pattern);
    --m_depth;
    return true;
}

bool GramParser::elements()
{
    take(1);
    skipBlanks();
    const qsizetype list = open(Kind::SubjectElements, Field::Elements);
    while (element()) {
        skipBlanks();
        if (peek() != u',') {
            close(list);
            return true;
        }
        take(1);
        skipBlanks();
    }
    return false;
}

bool GramParser::element()
{
    if (peek() == u'[')
        return bracket(Field::None);
    if (peek() == u'(')
        return path(Field::None);
    if (!isAtIdentifier())
        return fail(GramParserTexts::tr("“(”, “[” or an identifier"));
    const qsizetype reference = open(Kind::Reference, Field::None);
    if (!identifier(Field::Identifier))
        return false;
    close(reference);
    return true;
}

//! Relationships nest to the right, but are read in a loop, since paths may be long.
bool GramParser::path(Field field)
{
    QList<qsizetype> relationships;
    while (true) {
        const qsizetype begin = m_tree.size();
        const Field own = relationships.isEmpty() ? field : Field::Right;
        if (!node())
            return false;
        m_tree[begin].field = own;
        skipBlanks();
        if (!isArrowStart(peek()))
            break;
        wrap(begin, Kind::Relationship, own, Field::Left);
        relationships.append(begin);
        if (!arrow())
            return false;
        skipBlanks();
        if (peek() != u'(')
            return fail(u"“(”"_s);
    }
    for (auto relationship = relationships.crbegin(); relationship != relationships.crend(); ++relationship)
        close(*relationship);
    return true;
}

bool GramParser::node()
{
    const qsizetype node = open(Kind::Node, Field::None);
    take(1);
    skipBlanks();
    if (!subject())
        return false;
    skipBlanks();
    if (!expect(u')', GramParserTexts::tr("“)” or what belongs to a node")))
        return false;
    close(node);
    return true;
}

bool GramParser::arrow()
{
    const qsizetype arrow = open(Kind::UndirectedArrow, Field::Kind);
    const bool isLeft = peek() == u'<';
    const QChar family = peek(isLeft ? 1 : 0);
    if (!isArrowStart(family) || family == u'<' || peek(isLeft ? 2 : 1) == u'>')
        return failWith(
            GramParserTexts::tr("this is no arrow: they are written --, -->, <--, <--> or with -[…]-, and alike with = and ~"), m_at);
    take(isLeft ? 2 : 1);
    skipBlanks();
    if (peek() == u'[' && !arrowSubject())
        return false;
    skipBlanks();
    if (peek() != family)
        return fail(u"“%1”"_s.arg(family));
    const bool isRight = peek(1) == u'>';
    take(isRight ? 2 : 1);
    m_tree[arrow].kind = isLeft && isRight ? Kind::BidirectionalArrow
        : isLeft                           ? Kind::LeftArrow
        : isRight                          ? Kind::RightArrow
                                           : Kind::UndirectedArrow;
    close(arrow);
    return true;
}

bool GramParser::arrowSubject()
{
    take(1);
    skipBlanks();
    if (!subject())
        return false;
    skipBlanks();
    return expect(u']', u"“]”"_s);
}

bool GramParser::subject()
{
    if (isAtIdentifier()) {
        if (!identifier(Field::Identifier))
            return false;
        skipBlanks();
    }
    if (peek() == u':' && !labels())
        return false;
    skipBlanks();
    return peek() != u'{' || record(Kind::Record, Field::Record);
}

bool GramParser::fail(const QString &expected)
{
    return failWith(GramParserTexts::tr("expected %1, found %2").arg(expected, found()), m_at);
}

bool GramParser::failWith(const QString &message, qsizetype at)
{
    m_message = message;
    m_failedAt = at;
    return false;
}

//! What stands at the place, as a person would name it.
QString GramParser::found() const
{
    if (isAtEnd())
        return GramParserTexts::tr("the end of the text");
    if (const qsizetype end = gram::endOfSymbol(m_text, m_at); end > m_at)
        return u"“%1”"_s.arg(m_text.sliced(m_at, std::min(end - m_at, qsizetype(40))));
    const bool isPair = peek().isHighSurrogate() && peek(1).isLowSurrogate();
    return u"“%1”"_s.arg(m_text.sliced(m_at, isPair ? 2 : 1));
}

} // namespace model
