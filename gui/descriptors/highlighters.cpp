// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/highlighters.h"

#include "model/gram/gramlexis.h"

namespace gui {

using namespace Qt::StringLiterals;

void CodeHighlighter::setColours(const Palette &colours)
{
    m_keyword = colours.keyword;
    m_string = colours.string;
    m_number = colours.number;
    m_comment = colours.comment;
    rehighlight();
}

namespace {

const QString fence = u"```"_s;

//! Whether what stands before a word makes it a label: `:` behind a subject's name, not behind a key and a blank.
bool isLabel(QStringView before)
{
    return before.endsWith(u':');
}

bool isArrowPart(QChar character)
{
    return u"-=~<>|"_s.contains(character);
}

} // namespace

void GramHighlighter::highlightBlock(const QString &text)
{
    qsizetype at = 0;
    setCurrentBlockState(Outside);
    if (previousBlockState() == InFence) {
        const qsizetype end = text.indexOf(fence);
        at = end < 0 ? text.size() : end + fence.size();
        setFormat(0, int(at), m_string);
        setCurrentBlockState(end < 0 ? InFence : Outside);
    }
    while (at < text.size()) {
        const QStringView rest = QStringView(text).sliced(at);
        const QChar character = text.at(at);
        if (rest.startsWith(u"//")) {
            setFormat(int(at), int(rest.size()), m_comment);
            return;
        }
        if (rest.startsWith(fence))
            at = colourFence(text, at);
        else if (character == u'"' || character == u'\'' || character == u'`')
            at = colourQuoted(text, at);
        else if (model::gram::isSymbolStart(character))
            at = colourWord(text, at);
        else
            at = colourSign(text, at);
    }
}

qsizetype GramHighlighter::colourFence(const QString &text, qsizetype start)
{
    // The text itself begins on the next line; what follows the tag may be a comment.
    const qsizetype end = model::gram::endOfSymbol(text, start + fence.size());
    setFormat(int(start), int(end - start), m_string);
    setCurrentBlockState(InFence);
    const qsizetype comment = text.indexOf("//"_L1, end);
    if (comment >= 0)
        setFormat(int(comment), int(text.size() - comment), m_comment);
    return text.size();
}

qsizetype GramHighlighter::colourQuoted(const QString &text, qsizetype start)
{
    const auto token = model::gram::quotedAt(text, start);
    const bool isWhole = token.problem == model::gram::QuotedToken::Problem::None;
    const qsizetype end = isWhole ? token.end : text.size();
    setFormat(int(start), int(end - start), m_string);
    return end;
}

qsizetype GramHighlighter::colourWord(const QString &text, qsizetype start)
{
    const qsizetype end = model::gram::endOfSymbol(text, start);
    const QStringView word = QStringView(text).sliced(start, end - start);
    if (isLabel(QStringView(text).first(start)))
        setFormat(int(start), int(end - start), m_keyword);
    else if (word == u"true" || word == u"false")
        setFormat(int(start), int(end - start), m_number);
    // The tag of a tagged text belongs to it.
    else if (end < text.size() && text.at(end) == u'`')
        setFormat(int(start), int(end - start), m_string);
    return end;
}

qsizetype GramHighlighter::colourSign(const QString &text, qsizetype start)
{
    if (const auto number = model::gram::numberAt(text, start)) {
        setFormat(int(start), int(number->end - start), m_number);
        return number->end;
    }
    if (isArrowPart(text.at(start)))
        setFormat(int(start), 1, m_keyword);
    return start + 1;
}

namespace {

const QString basicQuotes = u"\"\"\""_s;
const QString literalQuotes = u"'''"_s;

bool isWordCharacter(QChar character)
{
    return character.isLetterOrNumber() || character == u'_' || character == u'-' || character == u'.' || character == u'+'
        || character == u':';
}

bool isTable(const QString &text)
{
    return text.trimmed().startsWith(u'[') && !text.contains(u'=');
}

} // namespace

void TomlHighlighter::highlightBlock(const QString &text)
{
    const int state = previousBlockState();
    qsizetype i = 0;
    if (state == InBasicText || state == InLiteralText) {
        const QString &quotes = state == InBasicText ? basicQuotes : literalQuotes;
        const qsizetype end = text.indexOf(quotes);
        i = end < 0 ? text.size() : end + quotes.size();
        setFormat(0, int(i), m_string);
        setCurrentBlockState(end < 0 ? state : Outside);
    } else {
        setCurrentBlockState(Outside);
        if (isTable(text))
            setFormat(0, int(text.size()), m_keyword);
    }
    while (i < text.size()) {
        const QChar character = text.at(i);
        if (character == u'#') {
            setFormat(int(i), int(text.size() - i), m_comment);
            return;
        }
        if (character == u'"' || character == u'\'')
            i = colourText(text, i);
        else if (isWordCharacter(character))
            i = colourWord(text, i);
        else
            ++i;
    }
}

qsizetype TomlHighlighter::colourText(const QString &text, qsizetype start)
{
    const QChar quote = text.at(start);
    const QString &longQuotes = quote == u'"' ? basicQuotes : literalQuotes;
    const bool isLong = QStringView(text).sliced(start).startsWith(longQuotes);
    qsizetype end = -1;
    if (isLong) {
        end = text.indexOf(longQuotes, start + 3);
        if (end < 0)
            setCurrentBlockState(quote == u'"' ? InBasicText : InLiteralText);
        else
            end += 2;
    } else {
        for (end = start + 1; end < text.size() && text.at(end) != quote; ++end) {
            if (quote == u'"' && text.at(end) == u'\\')
                ++end;
        }
    }
    const qsizetype after = end < 0 ? text.size() : qMin(end + 1, text.size());
    setFormat(int(start), int(after - start), m_string);
    return after;
}

qsizetype TomlHighlighter::colourWord(const QString &text, qsizetype start)
{
    qsizetype end = start;
    while (end < text.size() && isWordCharacter(text.at(end)))
        ++end;
    const QString word = text.mid(start, end - start);
    const bool isValue = text.lastIndexOf(u'=', start) >= 0;
    if (isValue && (word.at(0).isDigit() || word == "true"_L1 || word == "false"_L1 || word.startsWith(u'-') || word.startsWith(u'+')))
        setFormat(int(start), int(end - start), m_number);
    return end;
}

namespace {

//! Behind the quote that ends the string which begins at `start`, or the end of the line.
qsizetype endOfJsonString(const QString &text, qsizetype start)
{
    for (qsizetype at = start + 1; at < text.size(); ++at) {
        if (text.at(at) == u'"')
            return at + 1;
        if (text.at(at) == u'\\')
            ++at;
    }
    return text.size();
}

} // namespace

void JsonHighlighter::highlightBlock(const QString &text)
{
    for (qsizetype at = 0; at < text.size();) {
        const QChar character = text.at(at);
        qsizetype end = at + 1;
        if (character == u'"') {
            end = endOfJsonString(text, at);
            const bool isName = QStringView(text).sliced(end).trimmed().startsWith(u':');
            setFormat(int(at), int(end - at), isName ? m_keyword : m_string);
        } else if (character.isLetterOrNumber() || character == u'-') {
            while (end < text.size() && (text.at(end).isLetterOrNumber() || text.at(end) == u'.' || text.at(end) == u'+'))
                ++end;
            setFormat(int(at), int(end - at), m_number);
        }
        at = end;
    }
}

} // namespace gui
