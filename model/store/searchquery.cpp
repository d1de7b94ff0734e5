// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/searchquery.h"

#include <QRegularExpression>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostSearchWords = 32;
constexpr qsizetype longestSearchWord = 200;
constexpr qsizetype snippetLength = 120;
//! A narrow list shows little more than this and the word.
constexpr qsizetype before = 16;
constexpr qsizetype foldedAtOnce = 4096;

bool hasWord(const QString &part)
{
    return std::any_of(part.cbegin(), part.cend(), [](QChar character) { return character.isLetterOrNumber() || character.isSurrogate(); });
}

//! A word or a phrase, as a person typed it and as FTS5 reads it.
struct Term {
    QString typed = {};
    QString expression = {};
};

void take(QList<Term> &terms, QString part, bool isPhrase)
{
    part = part.simplified().remove(QChar(0)).left(longestSearchWord);
    if (!hasWord(part) || terms.size() == mostSearchWords)
        return;
    // A quoted string is never read as an operator. Parts never have a quotation mark in them.
    terms += Term {part, u'"' + part + (isPhrase ? u"\""_s : u"\"*"_s)};
}

//! All of them. FTS5 takes every list of an AND along at each step. The shortest word, which most likely has the longest list, is
//! asked only where the others meet: NOT "" excludes nothing, and keeps FTS5 from making one flat AND of it.
QString allOf(QList<Term> terms)
{
    std::stable_sort(terms.begin(), terms.end(), [](const Term &one, const Term &other) { return one.typed.size() > other.typed.size(); });
    QStringList expressions;
    for (const Term &term : std::as_const(terms))
        expressions += term.expression;
    if (expressions.size() < 3)
        return expressions.join(u" AND "_s);
    const QString last = expressions.takeLast();
    return u"(("_s + expressions.join(u" AND "_s) + u") NOT \"\") AND "_s + last;
}

//! Where the first of the words begins; -1 where none is there.
qsizetype firstWordIn(const QString &text, const QStringList &words)
{
    // To fold a text once and then compare is far quicker than to compare without regard to case, as long as nothing changes its
    // place, and unless the text is so long that most of it is not looked at.
    const QString folded = text.size() <= foldedAtOnce ? text.toCaseFolded() : QString();
    const bool isFolded = folded.size() == text.size();
    qsizetype found = -1;
    for (const QString &word : words) {
        const qsizetype at = isFolded ? folded.indexOf(word.toCaseFolded()) : text.indexOf(word, 0, Qt::CaseInsensitive);
        if (at >= 0 && (found < 0 || at < found))
            found = at;
    }
    return found;
}

} // namespace

SearchQuery SearchQuery::parse(const QString &typed)
{
    QList<Term> terms;
    SearchFilter filter;
    bool isPhrase = false;
    // By way of UTF-8, so that half a surrogate pair does not take the quotation mark after it with it.
    const QStringList parts = QString::fromUtf8(typed.toUtf8()).split(u'"');
    for (const QString &part : parts) {
        if (isPhrase) {
            take(terms, part, true);
        } else {
            const QStringList words = part.simplified().split(u' ', Qt::SkipEmptyParts);
            for (const QString &word : words) {
                if (!filter.take(word))
                    take(terms, word, false);
            }
        }
        isPhrase = !isPhrase;
    }
    SearchQuery query {allOf(terms), {}, filter};
    for (const Term &term : std::as_const(terms))
        query.words += term.typed;
    return query;
}

QString withoutMarkdown(const QString &text)
{
    static const QRegularExpression link(uR"(!?\[([^\]\n]*)\]\([^)\n]*\))"_s);
    static const QRegularExpression fence(uR"(^\s*(?:```|~~~).*$)"_s, QRegularExpression::MultilineOption);
    static const QRegularExpression start(uR"(^\s{0,3}(?:#{1,6}\s+|>\s?|[-*+]\s+))"_s, QRegularExpression::MultilineOption);
    // A star alone may be a times sign.
    static const QRegularExpression stars(uR"((\*{1,3})(?=[^\s*])([^*\n]*[^\s*])\1)"_s);
    static const QRegularExpression emphasis(
        uR"((?<!\w)\*{2,3}|\*{2,3}(?!\w)|~~|`+|(?<!\w)_{1,3}|_{1,3}(?!\w)|^\s*\||\|\s*$)"_s, QRegularExpression::MultilineOption);
    QString plain = QString(text).replace(link, u"\\1"_s).remove(fence).remove(start);
    // What stands within others first.
    for (int depth = 0; depth < 2; ++depth)
        plain.replace(stars, u"\\2"_s);
    return plain.remove(emphasis);
}

QString snippetAround(const QString &text, const QStringList &words)
{
    const qsizetype found = firstWordIn(text, words);
    const qsizetype from = std::max<qsizetype>(0, found - before);
    QString snippet = text.mid(from, snippetLength).simplified();
    if (from > 0)
        snippet.prepend(u'…');
    if (from + snippetLength < text.size())
        snippet += u'…';
    return snippet;
}

} // namespace model
