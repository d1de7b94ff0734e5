// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/gramlexis.h"

#include <algorithm>

namespace model {

bool hasErrors(const GramFaults &faults)
{
    return std::any_of(faults.begin(), faults.end(), [](const GramFault &fault) { return fault.severity == Diagnostic::Severity::Error; });
}

void sortByPosition(GramFaults &faults)
{
    std::stable_sort(faults.begin(), faults.end(), [](const GramFault &left, const GramFault &right) {
        return std::pair(left.position.line, left.position.column) < std::pair(right.position.line, right.position.column);
    });
}

} // namespace model

namespace model::gram {

bool isDigit(QChar character)
{
    return character >= u'0' && character <= u'9';
}

namespace {

bool isLetter(QChar character)
{
    return (character >= u'a' && character <= u'z') || (character >= u'A' && character <= u'Z');
}

bool isHexadecimalDigit(QChar character)
{
    return isDigit(character) || (character >= u'a' && character <= u'f') || (character >= u'A' && character <= u'F');
}

template <typename Belongs>
qsizetype endOf(QStringView text, qsizetype at, Belongs belongs)
{
    while (at < text.size() && belongs(text[at]))
        ++at;
    return at;
}

std::optional<QChar> escapedCharacter(QChar character, QChar quote)
{
    switch (character.unicode()) {
    case u'b': return u'\b';
    case u'f': return u'\f';
    case u'n': return u'\n';
    case u'r': return u'\r';
    case u't': return u'\t';
    case u'\\': return u'\\';
    case u'/': return u'/';
    default: return character == quote ? std::optional(quote) : std::nullopt;
    }
}

} // namespace

bool isBlank(QChar character)
{
    return character == u' ' || (character >= u'\t' && character <= u'\r');
}

bool isSymbolStart(QChar character)
{
    return isLetter(character) || character == u'_';
}

qsizetype endOfSymbol(QStringView text, qsizetype at)
{
    if (at >= text.size() || !isSymbolStart(text[at]))
        return at;
    return endOf(text, at, [](QChar character) {
        return isLetter(character) || isDigit(character) || character == u'_' || character == u'.' || character == u'-'
            || character == u'@';
    });
}

qsizetype endOfInteger(QStringView text, qsizetype at)
{
    const qsizetype digits = at < text.size() && text[at] == u'-' ? at + 1 : at;
    if (digits >= text.size() || !isDigit(text[digits]))
        return at;
    return text[digits] == u'0' ? digits + 1 : endOf(text, digits, isDigit);
}

std::optional<NumberToken> numberAt(QStringView text, qsizetype at)
{
    const qsizetype integer = endOfInteger(text, at);
    if (integer == at)
        return std::nullopt;
    NumberToken longest {NumberKind::Integer, integer};
    const auto offer = [&longest](NumberKind kind, qsizetype end) {
        if (end > longest.end)
            longest = {kind, end};
    };
    if (text.sliced(at).startsWith(u"0x") && at + 2 < text.size() && isHexadecimalDigit(text[at + 2]))
        offer(NumberKind::Hexadecimal, endOf(text, at + 2, isHexadecimalDigit));
    if (text[at] == u'0')
        offer(NumberKind::Octal, endOf(text, at + 1, [](QChar character) { return character >= u'0' && character <= u'7'; }));
    if (integer + 1 < text.size() && text[integer] == u'.' && isDigit(text[integer + 1]))
        offer(NumberKind::Decimal, endOf(text, integer + 1, isDigit));
    offer(NumberKind::Measurement, endOf(text, integer, isLetter));
    return longest;
}

QuotedToken quotedAt(QStringView text, qsizetype at)
{
    const QChar quote = text[at];
    for (++at; at < text.size() && text[at] != u'\n'; ++at) {
        if (text[at] == quote)
            return {QuotedToken::Problem::None, at + 1};
        if (text[at] != u'\\')
            continue;
        if (at + 1 >= text.size() || !escapedCharacter(text[at + 1], quote))
            return {QuotedToken::Problem::Escape, at};
        ++at;
    }
    return {QuotedToken::Problem::Unclosed, at};
}

FenceToken fenceAt(QStringView text, qsizetype at)
{
    const auto isBlankInLine = [](QChar character) { return isBlank(character) && character != u'\n'; };
    FenceToken fence;
    fence.tagBegin = endOf(text, at + 3, isBlankInLine);
    fence.tagEnd = endOfSymbol(text, fence.tagBegin);
    qsizetype lineEnd = endOf(text, fence.tagEnd, isBlankInLine);
    if (text.sliced(lineEnd).startsWith(u"//"))
        lineEnd = endOf(text, lineEnd, [](QChar character) { return character != u'\n'; });
    if (lineEnd >= text.size() || text[lineEnd] != u'\n') {
        fence.problem = FenceToken::Problem::Opening;
        fence.end = lineEnd;
        return fence;
    }
    fence.contentBegin = lineEnd + 1;
    fence.contentEnd = text.indexOf(u"```", fence.contentBegin);
    fence.end = fence.contentEnd + 3;
    if (fence.contentEnd < 0) {
        fence.problem = FenceToken::Problem::Unclosed;
        fence.end = at;
    } else if (fence.end < text.size() && text[fence.end] == u'`') {
        fence.problem = FenceToken::Problem::Backtick;
    }
    return fence;
}

qsizetype endOfCommentOrText(QStringView text, qsizetype at)
{
    const QStringView rest = text.sliced(at);
    if (rest.startsWith(u"//"))
        return endOf(text, at, [](QChar character) { return character != u'\n'; });
    if (rest.startsWith(u"```")) {
        const qsizetype close = text.indexOf(u"```", at + 3);
        return close < 0 ? text.size() : close + 3;
    }
    if (rest.isEmpty() || !(rest.front() == u'"' || rest.front() == u'\'' || rest.front() == u'`'))
        return at;
    const QuotedToken token = quotedAt(text, at);
    if (token.problem == QuotedToken::Problem::None)
        return token.end;
    return endOf(text, at, [](QChar character) { return character != u'\n'; });
}

bool isSymbol(QStringView text)
{
    return !text.isEmpty() && endOfSymbol(text, 0) == text.size();
}

bool isInteger(QStringView text)
{
    return !text.isEmpty() && endOfInteger(text, 0) == text.size();
}

bool isNumber(QStringView text, NumberKind kind)
{
    const auto number = numberAt(text, 0);
    return number && number->kind == kind && number->end == text.size();
}

QString unquoted(QStringView token)
{
    const QChar quote = token.front();
    QString text;
    text.reserve(token.size());
    for (qsizetype at = 1; at < token.size() - 1; ++at) {
        if (token[at] == u'\\')
            text += escapedCharacter(token[++at], quote).value_or(QChar::ReplacementCharacter);
        else
            text += token[at];
    }
    return text;
}

QString unfenced(QStringView content)
{
    QString text = content.toString();
    text.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    if (text.endsWith(u'\n'))
        text.chop(1);
    return text;
}

} // namespace model::gram
