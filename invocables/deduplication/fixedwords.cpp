// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/deduplication/fixedwords.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestArticle = 3;

//! Of the languages that the program speaks, all together: one too many only has a call made again.
bool isNegation(const QString &folded)
{
    static const QStringList texts {
        u"not no none never nothing nobody nowhere neither nor without cannot non except unless"_s,
        u"nicht nichts kein keine keinen keiner keinem keines nie niemals niemand nirgends nein ohne weder"_s,
        u"ne pas jamais sans aucun aucune rien ni"_s,
        u"nunca jamás sin ningún ninguno ninguna nada nadie tampoco"_s,
        u"mai senza nessun nessuno nessuna niente nulla né mica"_s,
        u"não sem nenhum nenhuma ninguém nem"_s,
        u"nie bez nigdy żaden żadna żadne nikt nic ani"_s,
        u"не нет ни без никогда никто ничего нельзя"_s,
        u"ні немає ніколи ніхто нічого жоден жодна жодне"_s,
        u"değil yok hayır hiç asla olmadan"_s,
        u"لا لم لن ليس ليست غير بدون دون"_s,
        u"לא אין בלי אל ללא אף"_s,
    };
    static const QSet<QString> words = [] {
        const QStringList all = texts.join(u' ').split(u' ');
        return QSet<QString>(all.begin(), all.end());
    }();
    static const QRegularExpression shortened(u"n't$|^n'"_s);
    const QStringList parts = folded.split(u'-');
    return shortened.match(folded).hasMatch()
        || std::any_of(parts.begin(), parts.end(), [](const QString &part) { return words.contains(part); });
}

//! One that says something: `<`, `%`, `€`; not what parts sentences and their pieces. A hyphen and `!` do where they stand before a word.
bool isSign(QChar character)
{
    static const QString further = u"%&@#*/\\_‰†§"_s;
    return character.isSymbol() || further.contains(character);
}

bool isWordCharacter(QChar character)
{
    return character.isLetterOrNumber() || character.isMark();
}

//! Without the punctuation around it.
QString bareWord(const QString &word)
{
    const auto belongs = [](QChar character) { return isWordCharacter(character) || isSign(character); };
    if (!std::any_of(word.begin(), word.end(), isWordCharacter))
        return std::any_of(word.begin(), word.end(), isSign) ? word : QString();
    qsizetype first = 0;
    qsizetype last = word.size();
    while (last > 0 && !belongs(word[last - 1]))
        --last;
    while (first < last && !belongs(word[first])) {
        if (word[first] == u'-' || word[first] == u'!' || (word[first] == u'.' && word[first + 1].isNumber()))
            break;
        ++first;
    }
    return word.mid(first, last - first);
}

//! Abbreviations (`Dr.`, `e.g.`) end none.
bool endsSentence(const QString &word)
{
    static const QRegularExpression end(
        u"([!?…]|(^|[^\\p{L}.])\\p{Ll}{4,}\\.)[\"'”’»)]*$"_s, QRegularExpression::UseUnicodePropertiesOption);
    return end.match(word).hasMatch();
}

bool isCapital(const QString &word, bool isFirst)
{
    // The English word for oneself is no name.
    if (word == u"I" || word.startsWith(u"I'"))
        return false;
    return std::any_of(word.begin() + (isFirst ? 1 : 0), word.end(), [](QChar character) { return character.isUpper(); });
}

//! Whether it counts whatever it means: an identifier, a number, an operation.
bool isNumberOrSign(const QString &bare)
{
    return bare.startsWith(u'-') || bare.startsWith(u'!')
        || std::any_of(bare.begin(), bare.end(), [](QChar character) { return character.isNumber() || isSign(character); });
}

} // namespace

QStringList fixedWordsOf(const QString &text)
{
    const QString plain = text.normalized(QString::NormalizationForm_KC).replace(QChar(0x2212), u'-').replace(u'’', u'\'').simplified();
    const QStringList words = plain.split(u' ', Qt::SkipEmptyParts);
    QStringList fixed;
    bool isFirst = true;
    bool isDenied = false;
    for (qsizetype index = 0; index < words.size(); ++index) {
        const QString next = bareWord(words.value(index + 1));
        const bool isMinus = words[index] == u"-" && !next.isEmpty() && next.front().isNumber();
        const QString bare = isMinus ? u"-"_s : bareWord(words[index]);
        if (bare.isEmpty())
            continue;
        const QString folded = bare.toCaseFolded();
        const bool negates = isNegation(folded);
        // A name may begin a sentence: `New York` does, where `Weather` does not.
        const bool isName = isCapital(bare, isFirst && !isCapital(next, false));
        if (negates || isDenied || isName || isNumberOrSign(bare))
            fixed += folded.endsWith(u"n't") || folded == u"cannot" ? u"not"_s : folded;
        // Articles stand before what is denied.
        isDenied = negates || (isDenied && bare.size() <= longestArticle);
        isFirst = endsSentence(words[index]);
    }
    return fixed;
}

} // namespace invocables
