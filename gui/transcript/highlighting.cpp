// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/highlighting.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

QStringList stringsOf(const QJsonValue &value)
{
    QStringList strings;
    for (const auto element : value.toArray())
        strings.append(element.toString());
    return strings;
}

HighlightRules::Span spanOf(const QJsonObject &object)
{
    const QString escape = object["escape"_L1].toString();
    return {.start = object["start"_L1].toString(),
        .end = object["end"_L1].toString(),
        .escape = escape.isEmpty() ? QChar() : escape.front(),
        .multiline = object["multiline"_L1].toBool(),
        .comment = object["comment"_L1].toBool()};
}

//! Reads one line from left to right.
class LineScanner
{
public:
    LineScanner(const HighlightRules &rules, QStringView line)
        : m_rules(rules)
        , m_line(line)
    {
    }

    QList<HighlightedRange> scan(int &state)
    {
        if (state > 0 && state <= m_rules.spans.size())
            state = finishSpan(0, state);
        while (m_at < m_line.size()) {
            if (startsLineComment())
                addTo(m_line.size(), CodeStyle::Comment);
            else if (const int span = spanAt(); span > 0)
                state = finishSpan(m_rules.spans.at(span - 1).start.size(), span);
            else if (isWordPart(m_line[m_at]))
                scanWord();
            else
                ++m_at;
        }
        return m_ranges;
    }

private:
    bool startsLineComment() const
    {
        return std::any_of(m_rules.lineComments.cbegin(), m_rules.lineComments.cend(),
            [this](const QString &start) { return m_line.sliced(m_at).startsWith(start); });
    }

    int spanAt() const
    {
        for (int number = 0; number < m_rules.spans.size(); ++number) {
            if (m_line.sliced(m_at).startsWith(m_rules.spans.at(number).start))
                return number + 1;
        }
        return 0;
    }

    //! Goes to the end of a span. \return the state after it.
    int finishSpan(qsizetype opening, int number)
    {
        const HighlightRules::Span &span = m_rules.spans.at(number - 1);
        qsizetype at = m_at + opening;
        while (at < m_line.size() && !m_line.sliced(at).startsWith(span.end))
            at += !span.escape.isNull() && m_line[at] == span.escape ? 2 : 1;
        const bool ended = at < m_line.size();
        addTo(ended ? at + span.end.size() : m_line.size(), span.comment ? CodeStyle::Comment : CodeStyle::String);
        return ended || !span.multiline ? 0 : number;
    }

    bool isWordPart(QChar character) const
    {
        return character.isLetterOrNumber() || character == u'_' || m_rules.wordCharacters.contains(character);
    }

    void scanWord()
    {
        qsizetype end = m_at;
        while (end < m_line.size() && isWordPart(m_line[end]))
            ++end;
        const bool isNumber = m_line[m_at].isDigit();
        if (isNumber && end + 1 < m_line.size() && m_line[end] == u'.' && m_line[end + 1].isDigit()) {
            ++end;
            while (end < m_line.size() && isWordPart(m_line[end]))
                ++end;
        }
        if (isNumber)
            addTo(end, CodeStyle::Number);
        else if (isKeyword(end))
            addTo(end, CodeStyle::Keyword);
        else
            m_at = end;
    }

    bool isKeyword(qsizetype end) const
    {
        const QString word = m_line.sliced(m_at, end - m_at).toString();
        if (m_rules.keywords.contains(m_rules.ignoreCase ? word.toLower() : word))
            return true;
        const QStringView before = m_line.first(m_at);
        const bool isTag = !m_rules.keywordPrefix.isEmpty()
            && (before.endsWith(m_rules.keywordPrefix) || before.endsWith(m_rules.keywordPrefix + u'/'));
        return isTag || (!m_rules.nameSuffix.isEmpty() && m_line.sliced(end).trimmed().startsWith(m_rules.nameSuffix));
    }

    void addTo(qsizetype end, CodeStyle style)
    {
        if (end > m_at)
            m_ranges.append({int(m_at), int(end - m_at), style});
        m_at = end;
    }

    const HighlightRules &m_rules;
    QStringView m_line;
    qsizetype m_at = 0;
    QList<HighlightedRange> m_ranges;
};

} // namespace

std::shared_ptr<const HighlightRules> HighlightRules::fromJson(const QByteArray &text)
{
    const QJsonObject object = QJsonDocument::fromJson(text).object();
    HighlightRules rules;
    for (const auto each : object["languages"_L1].toArray()) {
        const QJsonObject language = each.toObject();
        rules.languages.append({language["title"_L1].toString(), language["suffix"_L1].toString(), stringsOf(language["names"_L1])});
    }
    if (rules.languages.isEmpty())
        return {};
    rules.lineComments = stringsOf(object["line-comments"_L1]);
    rules.addedLines = stringsOf(object["added-lines"_L1]);
    rules.removedLines = stringsOf(object["removed-lines"_L1]);
    for (const auto span : object["spans"_L1].toArray()) {
        if (const HighlightRules::Span read = spanOf(span.toObject()); !read.start.isEmpty() && !read.end.isEmpty())
            rules.spans.append(read);
    }
    for (const QString &words : stringsOf(object["keywords"_L1])) {
        for (const QString &word : words.split(u' ', Qt::SkipEmptyParts))
            rules.keywords.insert(word);
    }
    rules.ignoreCase = object["ignore-case"_L1].toBool();
    rules.keywordPrefix = object["keyword-prefix"_L1].toString();
    rules.wordCharacters = object["word-characters"_L1].toString();
    rules.nameSuffix = object["name-suffix"_L1].toString();
    return std::make_shared<const HighlightRules>(std::move(rules));
}

const HighlightRules::Language *HighlightRules::language(const QString &name) const
{
    const auto found = std::find_if(
        languages.cbegin(), languages.cend(), [&name](const Language &each) { return each.names.contains(name); });
    return found == languages.cend() ? nullptr : &*found;
}

QList<HighlightedRange> highlightLine(const HighlightRules &rules, QStringView line, int &state)
{
    const auto isOneOf = [line](const QStringList &beginnings) {
        return std::any_of(beginnings.cbegin(), beginnings.cend(), [line](const QString &beginning) { return line.startsWith(beginning); });
    };
    // The signs stay, so that it is not said by colours alone.
    const bool isAdded = isOneOf(rules.addedLines);
    if (isAdded || isOneOf(rules.removedLines))
        return {{0, int(line.size()), isAdded ? CodeStyle::Added : CodeStyle::Removed}};
    return LineScanner(rules, line).scan(state);
}

std::shared_ptr<const HighlightRules> HighlightTables::find(const QString &language)
{
    if (!m_loaded)
        load();
    return m_rules.value(language);
}

void HighlightTables::load()
{
    m_loaded = true;
    const QDir folder(u":/highlighting"_s);
    for (const QString &name : folder.entryList({u"*.json"_s})) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const auto rules = HighlightRules::fromJson(file.readAll());
        for (const HighlightRules::Language &language : rules ? rules->languages : QList<HighlightRules::Language>()) {
            for (const QString &alias : language.names)
                m_rules.insert(alias, rules);
        }
    }
}

} // namespace gui
