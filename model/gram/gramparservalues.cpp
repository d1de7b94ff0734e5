// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// The parts of GramParser that read names, records and values, and those that make the tree.
#include "model/gram/gramparser.h"

#include <QCoreApplication>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct GramParserValuesTexts {
    Q_DECLARE_TR_FUNCTIONS(GramParser)
};

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
        return fail(GramParserValuesTexts::tr("an identifier"));
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
            return fail(GramParserValuesTexts::tr("a label"));
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
            return fail(GramParserValuesTexts::tr("a key"));
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
        return fail(GramParserValuesTexts::tr("a key"));
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
        return failWith(GramParserValuesTexts::tr("lists and maps cannot hold further lists or maps"), m_at);
    if (first == u'"' || first == u'\'' || first == u'`')
        return string(field);
    if (gram::isDigit(first) || first == u'-' || first == u'.')
        return numberOrRange(field);
    return gram::isSymbolStart(first) ? word(field) : fail(GramParserValuesTexts::tr("a value"));
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
            return fail(GramParserValuesTexts::tr("a value"));
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
        return fail(GramParserValuesTexts::tr("a number"));
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
        return failWith(GramParserValuesTexts::tr("after ``` and a tag, the line must end"), fence.end);
    if (fence.problem == Problem::Unclosed)
        return failWith(GramParserValuesTexts::tr("this text is never closed by ```"), fence.end);
    if (fence.problem == Problem::Backtick)
        return failWith(GramParserValuesTexts::tr("the text may not end with a backtick directly before ```"), fence.end);
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
        return failWith(GramParserValuesTexts::tr("this text is not closed by %1 on its line").arg(peek()), m_at);
    if (token.problem == Problem::Escape)
        return failWith(
            GramParserValuesTexts::tr("there is no such escape; between %1 there are \\%1 \\\\ \\/ \\b \\f \\n \\r \\t").arg(peek()),
            token.end);
    const qsizetype text = open(kind, field);
    m_tree.append({Kind::StringContent, Field::Inside, qint32(m_at + 1), qint32(token.end - 1)});
    take(token.end - m_at);
    close(text);
    return true;
}

void GramParser::skipBlanks()
{
    while (!isAtEnd()) {
        if (gram::isBlank(peek())) {
            ++m_at;
        } else if (isAt(u"//")) {
            qsizetype end = m_text.indexOf(u'\n', m_at);
            if (end < 0)
                end = m_text.size();
            m_tree.append({Kind::Comment, Field::None, qint32(m_at), qint32(end)});
            m_at = end;
        } else {
            return;
        }
    }
}

bool GramParser::expect(QChar sign, const QString &expected)
{
    if (peek() != sign || isAtEnd())
        return fail(expected);
    take(1);
    return true;
}

qsizetype GramParser::open(Kind kind, Field field)
{
    m_tree.append({kind, field, qint32(m_at), qint32(m_at)});
    return m_tree.size() - 1;
}

void GramParser::take(qsizetype count)
{
    m_at += count;
    m_lastEnd = m_at;
    m_firm = m_tree.size();
}

void GramParser::leaf(Kind kind, Field field, qsizetype end)
{
    m_tree.append({kind, field, qint32(m_at), qint32(end)});
    take(end - m_at);
}

void GramParser::wrap(qsizetype index, Kind kind, Field field, Field inner)
{
    const qint32 begin = m_tree[index].begin;
    m_tree[index].field = inner;
    m_tree.insert(index, {kind, field, begin, begin});
    ++m_firm;
}

void GramParser::close(qsizetype index)
{
    m_tree[index].end = qint32(m_lastEnd);
    m_tree[index].size = qint32(m_firm - index);
}

} // namespace model
