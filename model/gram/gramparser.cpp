// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/gramparser.h"

#include "model/gram/gramlexis.h"

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

GramNode::Kind nodeKindOf(gram::NumberKind kind)
{
    switch (kind) {
    case gram::NumberKind::Integer: return GramNode::Kind::Integer;
    case gram::NumberKind::Decimal: return GramNode::Kind::Decimal;
    case gram::NumberKind::Hexadecimal: return GramNode::Kind::Hexadecimal;
    case gram::NumberKind::Octal: return GramNode::Kind::Octal;
    case gram::NumberKind::Measurement: break;
    }
    return GramNode::Kind::Measurement;
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
        parser.m_faults.append({u"syntax-error"_s, GramPosition(text).of(null), GramParserTexts::tr("there is a NUL character here")});
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
            GramParserTexts::tr("this is not an arrow: they are written --, -->, <--, <--> or with -[…]-, and alike with = and ~"), m_at);
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

bool GramParser::isAtIdentifier() const
{
    return gram::isSymbolStart(peek()) || peek() == u'`' || peek() == u'-' || gram::isDigit(peek());
}

bool GramParser::identifier(Field field)
{
    if (peek() == u'`')
        return quoted(Kind::QuotedName, field);
    if (const qsizetype end = gram::endOfSymbol(m_text, m_at); end > m_at) {
        leaf(Kind::Symbol, field, end);
        return true;
    }
    const qsizetype end = gram::endOfInteger(m_text, m_at);
    if (end == m_at)
        return fail(GramParserTexts::tr("an identifier"));
    leaf(Kind::Integer, field, end);
    return true;
}

bool GramParser::labels()
{
    const qsizetype list = open(Kind::Labels, Field::Labels);
    while (peek() == u':') {
        take(peek(1) == u':' ? 2 : 1);
        skipBlanks();
        const qsizetype end = gram::endOfSymbol(m_text, m_at);
        if (end > m_at)
            leaf(Kind::Symbol, Field::None, end);
        else if (peek() != u'`')
            return fail(GramParserTexts::tr("a label"));
        else if (!quoted(Kind::QuotedName, Field::None))
            return false;
        skipBlanks();
    }
    close(list);
    return true;
}

bool GramParser::record(Kind kind, Field field)
{
    const qsizetype record = open(kind, field);
    take(1);
    skipBlanks();
    while (peek() != u'}') {
        if (!property(kind))
            return false;
        skipBlanks();
        if (peek() == u'}')
            break;
        if (!expect(u',', u"“,”, “}”"_s))
            return false;
        skipBlanks();
        if (peek() == u'}')
            return fail(GramParserTexts::tr("a key"));
    }
    take(1);
    close(record);
    return true;
}

bool GramParser::property(Kind kind)
{
    const bool isRecord = kind == Kind::Record;
    const qsizetype property = open(isRecord ? Kind::RecordProperty : Kind::MapEntry, Field::None);
    if (!key())
        return false;
    skipBlanks();
    if (peek() != u':')
        return fail(u"“:”"_s);
    take(isRecord && peek(1) == u':' ? 2 : 1);
    skipBlanks();
    if (!value(Field::Value, !isRecord))
        return false;
    close(property);
    return true;
}

bool GramParser::key()
{
    if (peek() == u'`')
        return quoted(Kind::QuotedName, Field::Key);
    if (peek() == u'"')
        return quoted(Kind::DoubleQuotedName, Field::Key);
    const qsizetype end = gram::endOfSymbol(m_text, m_at);
    if (end == m_at)
        return fail(GramParserTexts::tr("a key"));
    leaf(Kind::Symbol, Field::Key, end);
    return true;
}

bool GramParser::value(Field field, bool isScalar)
{
    const QChar first = peek();
    if (first == u'[' && !isScalar)
        return array(field);
    if (first == u'{' && !isScalar)
        return record(Kind::Map, field);
    if (first == u'[' || first == u'{')
        return failWith(GramParserTexts::tr("lists and maps cannot hold further lists or maps"), m_at);
    if (first == u'"' || first == u'\'' || first == u'`')
        return string(field);
    if (gram::isDigit(first) || first == u'-' || first == u'.')
        return numberOrRange(field);
    return gram::isSymbolStart(first) ? word(field) : fail(GramParserTexts::tr("a value"));
}

bool GramParser::array(Field field)
{
    const qsizetype array = open(Kind::Array, field);
    take(1);
    skipBlanks();
    while (value(Field::None, true)) {
        skipBlanks();
        if (peek() == u']') {
            take(1);
            close(array);
            return true;
        }
        if (!expect(u',', u"“,”, “]”"_s))
            return false;
        skipBlanks();
    }
    return false;
}

bool GramParser::numberOrRange(Field field)
{
    const qsizetype begin = m_tree.size();
    if (peek() == u'.') {
        if (!isAt(u"..."))
            return fail(GramParserTexts::tr("a value"));
        open(Kind::Range, field);
        take(3);
        skipBlanks();
        if (!number(Field::Upper))
            return false;
        close(begin);
        return true;
    }
    if (!number(field))
        return false;
    skipBlanks();
    if (!isAt(u".."))
        return true;
    wrap(begin, Kind::Range, field, Field::Lower);
    const bool isOpen = isAt(u"...");
    take(isOpen ? 3 : 2);
    if (!isOpen) {
        skipBlanks();
        if (!number(Field::Upper))
            return false;
    }
    close(begin);
    return true;
}

bool GramParser::number(Field field)
{
    const auto number = gram::numberAt(m_text, m_at);
    if (!number)
        return fail(GramParserTexts::tr("a number"));
    leaf(nodeKindOf(number->kind), field, number->end);
    return true;
}

//! A boolean, a symbol, or a text with a tag before it.
bool GramParser::word(Field field)
{
    const qsizetype begin = m_tree.size();
    const qsizetype end = gram::endOfSymbol(m_text, m_at);
    const QStringView name = m_text.sliced(m_at, end - m_at);
    if (name == u"true" || name == u"false") {
        leaf(Kind::Boolean, field, end);
        return true;
    }
    leaf(Kind::Symbol, field, end);
    skipBlanks();
    if (peek() != u'`')
        return true;
    wrap(begin, Kind::TaggedString, field, Field::Tag);
    const gram::QuotedToken token = gram::quotedAt(m_text, m_at);
    if (token.problem != gram::QuotedToken::Problem::None)
        return quoted(Kind::String, Field::None);
    m_tree.append({Kind::StringContent, Field::Inside, qint32(m_at + 1), qint32(token.end - 1)});
    take(token.end - m_at);
    close(begin);
    return true;
}

bool GramParser::string(Field field)
{
    return isAt(u"```") ? fence(field) : quoted(Kind::String, field);
}

bool GramParser::fence(Field field)
{
    using Problem = gram::FenceToken::Problem;
    const gram::FenceToken fence = gram::fenceAt(m_text, m_at);
    if (fence.problem == Problem::Opening)
        return failWith(GramParserTexts::tr("after ``` and a tag, the line must end"), fence.end);
    if (fence.problem == Problem::Unclosed)
        return failWith(GramParserTexts::tr("this text is never closed by ```"), fence.end);
    if (fence.problem == Problem::Backtick)
        return failWith(GramParserTexts::tr("the text may not end with a backtick directly before ```"), fence.end);
    const bool isTagged = fence.tagEnd > fence.tagBegin;
    const qsizetype text = open(isTagged ? Kind::TaggedString : Kind::String, field);
    if (isTagged)
        m_tree.append({Kind::Symbol, Field::Tag, qint32(fence.tagBegin), qint32(fence.tagEnd)});
    if (fence.contentEnd > fence.contentBegin)
        m_tree.append({Kind::StringContent, Field::Inside, qint32(fence.contentBegin), qint32(fence.contentEnd)});
    take(fence.end - m_at);
    close(text);
    return true;
}

bool GramParser::quoted(Kind kind, Field field)
{
    using Problem = gram::QuotedToken::Problem;
    const gram::QuotedToken token = gram::quotedAt(m_text, m_at);
    if (token.problem == Problem::Unclosed)
        return failWith(GramParserTexts::tr("this text is not closed by %1 on its line").arg(peek()), m_at);
    if (token.problem == Problem::Escape)
        return failWith(
            GramParserTexts::tr("there is no such escape; between %1 there are \\%1 \\\\ \\/ \\b \\f \\n \\r \\t").arg(peek()), token.end);
    const qsizetype text = open(kind, field);
    m_tree.append({Kind::StringContent, Field::Inside, qint32(m_at + 1), qint32(token.end - 1)});
    take(token.end - m_at);
    close(text);
    return true;
}

bool GramParser::expect(QChar sign, const QString &expected)
{
    if (peek() != sign || isAtEnd())
        return fail(expected);
    take(1);
    return true;
}

} // namespace model
