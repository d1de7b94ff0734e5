// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/searchquery.h"

#include "model/basics/wording.h"

#include <QCoreApplication>
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

struct SearchQueryTexts {
    Q_DECLARE_TR_FUNCTIONS(SearchQuery)
    PARLANCE_PHRASED
};

//! The name of the filter in a word, with its colon.
QString filterIn(const QString &word)
{
    return word.section(u':', 0, 0).toLower() + u':';
}

tl::unexpected<Error> noDate(const QString &word)
{
    return failure(ErrorCategory::Usage,
        SearchQueryTexts::phrased("“%1” cannot be read: %2 takes a date such as %3.").arg(word, filterIn(word), u"2026-11-01"_s));
}

tl::unexpected<Error> noAnswer(const QString &word)
{
    return failure(ErrorCategory::Usage,
        SearchQueryTexts::phrased("“%1” cannot be read: %2 takes %3 or %4.").arg(word, filterIn(word), u"yes"_s, u"no"_s));
}

tl::unexpected<Error> noRole(const QString &word)
{
    QStringList names;
    for (const Role role : {Role::User, Role::Assistant, Role::Invocation, Role::Result, Role::Document, Role::Supervisor})
        names += toWire(role);
    return failure(ErrorCategory::Usage,
        SearchQueryTexts::phrased("“%1” cannot be read: %2 takes one of these: %3.").arg(word, filterIn(word), names.join(u", "_s)));
}

bool hasPart(const QString &text, const QString &part)
{
    return part.isEmpty() || text.contains(part, Qt::CaseInsensitive);
}

bool hasWord(const QString &part)
{
    return std::any_of(part.cbegin(), part.cend(), [](QChar character) { return character.isLetterOrNumber() || character.isSurrogate(); });
}

//! A word or a phrase as a person typed it, without its signs.
struct TypedPart {
    QString typed = {};
    bool isPhrase = false;
    bool isExcluded = false;
};

//! A minus sign right before a word; two of them begin an option of a program, say.
bool isExcluding(const QString &word)
{
    return word.size() > 1 && word.startsWith(u'-') && hasWord(word.mid(1, 1));
}

QList<TypedPart> partsOf(const QString &typed)
{
    QList<TypedPart> parts;
    bool isPhrase = false;
    bool isExcluded = false;
    // By way of UTF-8, so that half a surrogate pair does not take the quotation mark after it with it.
    const QStringList quoted = QString::fromUtf8(typed.toUtf8()).split(u'"');
    for (const QString &piece : quoted) {
        if (isPhrase) {
            parts += TypedPart {piece, true, isExcluded};
        } else {
            const QStringList words = piece.simplified().split(u' ', Qt::SkipEmptyParts);
            for (const QString &word : words)
                parts += TypedPart {isExcluding(word) ? word.mid(1) : word, false, isExcluding(word)};
            isExcluded = piece.endsWith(u'-') && words.last() == "-"_L1;
        }
        isPhrase = !isPhrase;
    }
    return parts;
}

//! A part and how FTS5 reads it.
struct Term {
    QString typed = {};
    QString expression = {};
};

enum class Ending { Whole, Open };

void take(QList<Term> &terms, QString typed, Ending ending)
{
    typed = typed.simplified().remove(QChar(0)).left(longestSearchWord);
    if (!hasWord(typed) || terms.size() == mostSearchWords)
        return;
    // A quoted string is never read as an operator. Parts never have a quotation mark in them.
    terms += Term {typed, u'"' + typed + (ending == Ending::Whole ? u"\""_s : u"\"*"_s)};
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

bool hasAnyOf(QStringView text, QStringView signs)
{
    return std::any_of(signs.cbegin(), signs.cend(), [text](QChar sign) { return text.contains(sign); });
}

//! A little before what was found, with a whole word where one begins in between.
qsizetype snippetStart(const QString &text, qsizetype found)
{
    const qsizetype from = std::max<qsizetype>(0, found - before);
    for (qsizetype start = from; start < found; ++start) {
        if (start == 0 || text.at(start - 1).isSpace())
            return start;
    }
    return from;
}

} // namespace

Result<bool> SearchFilter::take(const QString &word)
{
    const QString key = word.section(u':', 0, 0).toLower();
    const QString value = word.section(u':', 1);
    if (value.isEmpty())
        return false;
    if (key == "role"_L1) {
        role = roleFromWire(value.toLower());
        return role ? Result<bool>(true) : noRole(word);
    }
    if (key == "after"_L1 || key == "before"_L1) {
        const QDate day = QDate::fromString(value, Qt::ISODate);
        (key == "after"_L1 ? after : before) = day;
        return day.isValid() ? Result<bool>(true) : noDate(word);
    }
    if (key == "archived"_L1) {
        const QString answer = value.toLower();
        archived = answer == "yes"_L1;
        return *archived || answer == "no"_L1 ? Result<bool>(true) : noAnswer(word);
    }
    QString *const named = key == "model"_L1 ? &model
        : key == "tool"_L1                   ? &tool
        : key == "label"_L1                  ? &label
        : key == "group"_L1                  ? &group
                                             : nullptr;
    if (named)
        *named = value;
    return named != nullptr;
}

bool SearchFilter::isOfOwners() const
{
    SearchFilter rest = *this;
    rest.label.clear();
    rest.group.clear();
    rest.archived.reset();
    return rest.isEmpty();
}

bool SearchFilter::isInTime(const QDateTime &first, const QDateTime &last) const
{
    return (!after.isValid() || last.toLocalTime().date() >= after) && (!before.isValid() || first.toLocalTime().date() < before);
}

bool SearchFilter::accepts(const Owner &owner) const
{
    const bool isLabelled = label.isEmpty()
        || std::any_of(owner.labels.begin(), owner.labels.end(), [this](const QString &each) { return hasPart(each, label); });
    return isLabelled && hasPart(owner.group, group) && (!archived || *archived == owner.archived);
}

bool SearchFilter::accepts(const Canister &canister) const
{
    const bool isOfRole = !role || canister.role == *role;
    const bool isByModel = model.isEmpty() || (canister.role == Role::Assistant && hasPart(canister.model.toString(), model));
    const bool isOfTool = tool.isEmpty() || (canister.invocation && hasPart(canister.invocation->name, tool));
    return isInTime(canister.created, canister.created) && isOfRole && isByModel && isOfTool;
}

bool SearchFilter::acceptsTitleOf(const Owner &owner) const
{
    return isOfTitles() && isInTime(owner.created, owner.changed) && accepts(owner);
}

Result<SearchQuery> SearchQuery::parse(const QString &typed)
{
    SearchQuery query;
    QList<Term> wanted;
    QList<Term> unwanted;
    const QList<TypedPart> parts = partsOf(typed);
    for (const TypedPart &part : parts) {
        const auto isFilter = part.isPhrase || part.isExcluded ? Result<bool>(false) : query.filter.take(part.typed);
        if (!isFilter)
            return tl::unexpected(isFilter.error());
        if (part.isExcluded)
            take(unwanted, part.typed, Ending::Whole);
        else if (!*isFilter)
            take(wanted, part.typed, part.isPhrase ? Ending::Whole : Ending::Open);
    }
    QStringList excluded;
    for (const Term &term : std::as_const(unwanted))
        excluded += term.expression;
    query.excluded = excluded.join(u" OR "_s);
    query.expression = allOf(wanted);
    if (!wanted.isEmpty() && !unwanted.isEmpty())
        query.expression = u"(%1) NOT (%2)"_s.arg(query.expression, query.excluded);
    for (const Term &term : std::as_const(wanted))
        query.words += term.typed;
    return query;
}

QString SearchQuery::expressionOf(const QString &typed)
{
    QList<Term> terms;
    const QList<TypedPart> parts = partsOf(typed);
    for (const TypedPart &part : parts)
        take(terms, part.typed, part.isPhrase ? Ending::Whole : Ending::Open);
    return allOf(terms);
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
    // To look for a pattern is dear, and most texts have no sign that one begins with.
    QString plain = text;
    if (hasAnyOf(plain, u"["))
        plain.replace(link, u"\\1"_s);
    if (hasAnyOf(plain, u"`~"))
        plain.remove(fence);
    if (hasAnyOf(plain, u"#>-*+"))
        plain.remove(start);
    // What stands within others first.
    for (int depth = 0; depth < 2 && hasAnyOf(plain, u"*"); ++depth)
        plain.replace(stars, u"\\2"_s);
    return hasAnyOf(plain, u"*~`_|") ? plain.remove(emphasis) : plain;
}

QString snippetAround(const QString &text, const QStringList &words)
{
    const qsizetype found = firstWordIn(text, words);
    const qsizetype from = snippetStart(text, found);
    QString snippet = text.mid(from, snippetLength).simplified();
    if (from > 0)
        snippet.prepend(u'…');
    if (from + snippetLength < text.size())
        snippet += u'…';
    return snippet;
}

} // namespace model
