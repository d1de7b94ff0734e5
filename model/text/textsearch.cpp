// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/text/textsearch.h"

namespace model {

using namespace Qt::StringLiterals;

TextSearch::TextSearch(const QString &wanted, Options options)
    : m_wanted(wanted)
    , m_options(options)
{
    QString pattern = options.isExpression ? wanted : QRegularExpression::escape(wanted);
    if (options.wholeWords)
        pattern = u"\\b(?:"_s + pattern + u")\\b"_s;
    // Some expressions would otherwise run for hours on a short text.
    m_expression.setPattern(u"(*LIMIT_MATCH=200000)"_s + pattern);
    QRegularExpression::PatternOptions patternOptions = QRegularExpression::MultilineOption
        | QRegularExpression::UseUnicodePropertiesOption;
    if (!options.caseMatters)
        patternOptions |= QRegularExpression::CaseInsensitiveOption;
    m_expression.setPatternOptions(patternOptions);
}

QList<TextSearch::Place> TextSearch::places(const QString &text) const
{
    QList<Place> places;
    if (m_wanted.isEmpty() || !m_expression.isValid())
        return places;
    for (auto found = m_expression.globalMatch(text); found.hasNext() && places.size() < mostPlaces;) {
        const QRegularExpressionMatch match = found.next();
        if (match.capturedLength() > 0)
            places.append({match.capturedStart(), match.capturedLength()});
    }
    return places;
}

QString TextSearch::replaced(const QString &text, Place place, const QString &replacement) const
{
    const auto match = m_expression.match(
        text, place.begin, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
    const bool isHere = match.hasMatch() && match.capturedLength() == place.length;
    return isHere ? expanded(match, replacement) : text.mid(place.begin, place.length);
}

QString TextSearch::allReplaced(const QString &text, const QString &replacement) const
{
    if (m_wanted.isEmpty() || !m_expression.isValid())
        return text;
    QString result;
    qsizetype from = 0;
    for (auto found = m_expression.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        if (match.capturedLength() == 0)
            continue;
        result += QStringView(text).sliced(from, match.capturedStart() - from);
        result += expanded(match, replacement);
        from = match.capturedEnd();
    }
    return result + text.mid(from);
}

QString TextSearch::expanded(const QRegularExpressionMatch &match, const QString &replacement) const
{
    if (!m_options.isExpression)
        return replacement;
    QString result;
    for (qsizetype at = 0; at < replacement.size(); ++at) {
        const QChar next = at + 1 < replacement.size() ? replacement[at + 1] : QChar();
        if (replacement[at] != u'\\' || (!next.isDigit() && next != u'n' && next != u't' && next != u'\\')) {
            result += replacement[at];
            continue;
        }
        ++at;
        if (next.isDigit())
            result += match.captured(next.digitValue());
        else
            result += next == u'n' ? u'\n' : next == u't' ? u'\t' : u'\\';
    }
    return result;
}

} // namespace model
