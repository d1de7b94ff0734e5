// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/agents/gramcompletion.h"

#include "model/gram/gramlexis.h"

#include <QRegularExpression>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

QList<Completion> plainChoices(const QStringList &words, const QString &behind = {})
{
    QList<Completion> choices;
    for (const QString &word : words)
        choices.append({word, word + behind, 0, {}});
    return choices;
}

//! Where the word begins that ends at `at`; `at` where there is none.
qsizetype beginOfWord(QStringView text, qsizetype at)
{
    qsizetype begin = at;
    while (begin > 0 && (text[begin - 1].isLetterOrNumber() || u"_.-@"_s.contains(text[begin - 1])))
        --begin;
    while (begin < at && !gram::isSymbolStart(text[begin]))
        ++begin;
    return begin;
}

//! The key or the name that ends before `at`, blanks between left out.
QString wordBefore(QStringView text, qsizetype at)
{
    while (at > 0 && gram::isBlank(text[at - 1]))
        --at;
    const qsizetype begin = beginOfWord(text, at);
    return text.sliced(begin, at - begin).toString();
}

//! The names of the patterns with one of these labels, as they are defined anywhere in the text.
QStringList defined(const QString &text, const QString &labels)
{
    QStringList names;
    const QRegularExpression pattern(u"\\[\\s*([A-Za-z_][A-Za-z0-9_.@-]*)\\s*::?(?:%1)\\b"_s.arg(labels));
    for (const QRegularExpressionMatch &match : pattern.globalMatch(text))
        names.append(match.captured(1));
    names.removeDuplicates();
    return names;
}

QStringList types(const QString &text)
{
    return QStringList {u"Text"_s, u"String"_s, u"Int"_s, u"Integer"_s, u"Double"_s, u"Float"_s, u"Number"_s, u"Bool"_s, u"Boolean"_s,
               u"Array"_s, u"Object"_s}
    + defined(text, u"Type"_s);
}

} // namespace

GramCompleter::Place GramCompleter::placeAt(QStringView text, qsizetype offset)
{
    constexpr QStringView opening = u"([{";
    constexpr QStringView closing = u")]}";
    Place place;
    for (qsizetype at = 0; at < offset;) {
        const qsizetype end = gram::endOfCommentOrText(text, at);
        if (end > at) {
            const bool isComment = text.sliced(at).startsWith(u"//");
            // Behind the last character of a comment one is still in it.
            if (offset < end || (offset == end && isComment)) {
                place.isComment = isComment;
                place.quote = isComment ? -1 : at;
                return place;
            }
            if (!isComment) {
                place.sign = text[at];
                place.signAt = at;
            }
            at = end;
            continue;
        }
        if (opening.contains(text[at]))
            place.open.append({text[at], at});
        else if (closing.contains(text[at]) && !place.open.isEmpty())
            place.open.removeLast();
        if (!gram::isBlank(text[at])) {
            place.sign = text[at];
            place.signAt = at;
        }
        ++at;
    }
    return place;
}

Completions GramCompleter::at(const QString &text, qsizetype offset) const
{
    const qsizetype begin = beginOfWord(text, offset);
    const Place place = placeAt(text, begin);
    Completions completions {begin, gram::endOfSymbol(text, begin)};
    completions.end = qMax(completions.end, offset);
    if (place.isComment)
        return completions;
    if (place.quote >= 0) {
        completions.begin = place.quote + 1;
        const QString key = wordBefore(text, qMax<qsizetype>(0, text.lastIndexOf(u':', place.quote)));
        if (key == "model"_L1)
            completions.choices = plainChoices(m_names.value(u"agent.model"_s));
        const auto token = gram::quotedAt(text, place.quote);
        const bool isWhole = token.problem == gram::QuotedToken::Problem::None;
        completions.end = qMax(offset, isWhole ? token.end - 1 : offset);
    } else {
        completions.choices = choices(text, place);
    }
    const QString word = text.sliced(completions.begin, offset - completions.begin);
    completions.choices.removeIf([&word](const Completion &choice) { return !choice.label.contains(word, Qt::CaseInsensitive); });
    std::stable_partition(completions.choices.begin(), completions.choices.end(),
        [&word](const Completion &choice) { return choice.label.startsWith(word, Qt::CaseInsensitive); });
    return completions;
}

QList<Completion> GramCompleter::choices(const QString &text, const Place &place) const
{
    const QChar bracket = place.bracket();
    if (bracket == u'{') {
        if (place.sign == u':')
            return values(wordBefore(text, place.signAt));
        return place.sign == u'{' || place.sign == u',' ? keys(text, place) : QList<Completion>();
    }
    if (place.sign == u':' && bracket == u'[')
        return plainChoices({u"Agent"_s, u"ToolSpecification"_s, u"Tool"_s, u"Type"_s});
    if (place.sign == u':' && bracket == u'(')
        return plainChoices(types(text));
    if (bracket == u'[' && (place.sign == u'|' || place.sign == u','))
        return plainChoices(defined(text, u"ToolSpecification|Tool"_s));
    return {};
}

QList<Completion> GramCompleter::keys(QStringView text, const Place &place) const
{
    const QString label = wordBefore(text, place.open.last().second);
    if (label == "Agent"_L1)
        return plainChoices({u"description"_s, u"instruction"_s, u"model"_s, u"title"_s}, u": "_s);
    if (label == "ToolSpecification"_L1 || label == "Tool"_L1)
        return plainChoices({u"description"_s}, u": "_s);
    const bool isParameter = place.open.size() > 1 && place.open[place.open.size() - 2].first == u'(';
    if (!isParameter)
        return {};
    QStringList keys {u"default"_s, u"description"_s, u"enum"_s, u"optional"_s, u"schema"_s};
    if (label == "Array"_L1)
        keys += u"items"_s;
    else if (label == "Object"_L1)
        keys += u"fields"_s;
    else if (label == "Text"_L1 || label == "String"_L1)
        keys += {u"format"_s, u"maxLength"_s, u"minLength"_s, u"pattern"_s};
    else
        keys += {u"maximum"_s, u"minimum"_s, u"range"_s};
    return plainChoices(keys, u": "_s);
}

QList<Completion> GramCompleter::values(const QString &key) const
{
    if (key == "optional"_L1)
        return plainChoices({u"true"_s, u"false"_s});
    QStringList models;
    if (key == "model"_L1) {
        for (const QString &model : m_names.value(u"agent.model"_s))
            models += u'"' + model + u'"';
    }
    return plainChoices(models);
}

} // namespace model
