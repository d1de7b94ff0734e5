// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/searchquery.h"

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostWords = 32;
constexpr qsizetype longestWord = 200;
constexpr qsizetype snippetLength = 120;
constexpr qsizetype before = 30;

bool hasWord(const QString &part)
{
    return std::any_of(part.cbegin(), part.cend(), [](QChar character) {
        return character.isLetterOrNumber() || character.isSurrogate();
    });
}

void take(SearchQuery &query, QString part, bool isPhrase)
{
    part = part.simplified().remove(QChar(0)).left(longestWord);
    if (!hasWord(part) || query.words.size() == mostWords)
        return;
    query.words += part;
    if (!query.expression.isEmpty())
        query.expression += u" AND "_s;
    // A quoted string is never read as an operator. Parts never have a quotation mark in them.
    query.expression += u'"' + part + u'"';
    if (!isPhrase)
        query.expression += u'*';
}

} // namespace

SearchQuery SearchQuery::parse(const QString &typed)
{
    SearchQuery query;
    bool isPhrase = false;
    // By way of UTF-8, so that half a surrogate pair does not take the quotation mark after it with it.
    const QStringList parts = QString::fromUtf8(typed.toUtf8()).split(u'"');
    for (const QString &part : parts) {
        if (isPhrase) {
            take(query, part, true);
        } else {
            const QStringList words = part.simplified().split(u' ', Qt::SkipEmptyParts);
            for (const QString &word : words)
                take(query, word, false);
        }
        isPhrase = !isPhrase;
    }
    return query;
}

QString snippetAround(const QString &text, const QStringList &words)
{
    qsizetype found = -1;
    for (const QString &word : words) {
        const qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive);
        if (at >= 0 && (found < 0 || at < found))
            found = at;
    }
    const qsizetype from = std::max<qsizetype>(0, found - before);
    QString snippet = text.mid(from, snippetLength).simplified();
    if (from > 0)
        snippet.prepend(u'…');
    if (from + snippetLength < text.size())
        snippet += u'…';
    return snippet;
}

} // namespace model
