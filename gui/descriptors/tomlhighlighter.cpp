// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/tomlhighlighter.h"

using namespace Qt::StringLiterals;

namespace gui {

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

} // namespace gui
