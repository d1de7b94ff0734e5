// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/deduplication/argumentskey.h"

#include "model/schema/jsonwriter.h"

#include <QDir>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QUrl>

#include <algorithm>
#include <cmath>

namespace invocables {

using namespace Qt::StringLiterals;
using model::JsonText;
using model::JsonWriter;

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

//! The words of a text that have to be equal where the others may differ, since vectors hardly tell them apart: numbers with their signs,
//! operators and other signs, names, and negations together with what they deny. In order; capitals do not count.
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

QByteArray keyOfValue(QByteArrayView value, Sameness sameness);

QByteArray keyOfObject(const JsonText &object, Sameness sameness)
{
    QMap<QString, QByteArray> sorted;
    for (const auto &[name, value] : object.pieces())
        sorted.insert(name, keyOfValue(value, sameness));
    QByteArray key("{");
    for (auto member = sorted.begin(); member != sorted.end(); ++member)
        key += JsonWriter::quoted(member.key()) + ':' + *member + ',';
    return key + '}';
}

QByteArray keyOfArray(const JsonText &array, Sameness sameness)
{
    QByteArray key("[");
    for (const auto &[name, value] : array.pieces())
        key += keyOfValue(value, sameness) + ',';
    return key + ']';
}

//! 1, 1.0 and 1e0 are one number; integers that a double cannot hold keep their text.
QByteArray keyOfNumber(const QByteArray &number)
{
    constexpr double largestExact = 9007199254740992;
    const double value = number.toDouble();
    const bool isInteger = !number.contains('.') && !number.contains('e') && !number.contains('E');
    if (isInteger && std::abs(value) >= largestExact)
        return number;
    if (value == std::floor(value) && std::abs(value) < largestExact)
        return QByteArray::number(qint64(value));
    return QByteArray::number(value, 'g', 17);
}

//! Without the ways that a path takes back; the address of a page as its server is asked for it.
QString normalisedPlace(const QString &text)
{
    static const QRegularExpression address(u"^[A-Za-z][A-Za-z0-9+.-]*://"_s);
    if (!address.match(text).hasMatch())
        return QDir::cleanPath(text);
    QUrl url(text, QUrl::StrictMode);
    if (!url.isValid())
        return text;
    url.setScheme(url.scheme().toLower());
    if (url.path().isEmpty())
        url.setPath(u"/"_s);
    return url.adjusted(QUrl::NormalizePathSegments).toString(QUrl::FullyEncoded);
}

//! Of the way to something, or an address.
bool isWay(const QString &text)
{
    static const QRegularExpression way(u"^(/|~/|\\.{1,2}/)|^[^\\s/]+(/[^\\s/]*)+$|^[A-Za-z][A-Za-z0-9+.-]*://\\S+$"_s);
    return way.match(text).hasMatch();
}

//! A text by what it says: words count whatever their case; names of files, identifiers and the like keep theirs.
QString meaningOf(const QString &text)
{
    const QString trimmed = text.trimmed();
    if (isWay(trimmed))
        return normalisedPlace(trimmed);
    const bool isOneWord = !std::any_of(trimmed.begin(), trimmed.end(), [](QChar character) { return character.isSpace(); });
    const bool isName = isOneWord
        && std::any_of(trimmed.begin(), trimmed.end(), [](QChar character) { return !character.isLetter() && !character.isMark(); });
    if (isName)
        return trimmed;
    QString said = trimmed.simplified().normalized(QString::NormalizationForm_KC).toCaseFolded();
    while (said.size() > 1 && said.endsWith(u'.'))
        said.chop(1);
    return said;
}

//! Takes the sentences out of a value.
void takePhrases(QByteArrayView value, Phrases &phrases)
{
    const QByteArray text = value.toByteArray();
    if (text.startsWith('{') || text.startsWith('[')) {
        QMap<QString, QByteArray> sorted;
        qsizetype at = 0;
        for (const auto &[name, piece] : JsonText::trusted(text).pieces())
            sorted.insert(text.startsWith('{') ? name : u"%1"_s.arg(at++, 9, 10, QChar(u'0')), QByteArrayView(piece).toByteArray());
        phrases.frame += text.front();
        for (auto member = sorted.begin(); member != sorted.end(); ++member) {
            phrases.frame += JsonWriter::quoted(member.key()) + ':';
            takePhrases(*member, phrases);
        }
        phrases.frame += '}';
        return;
    }
    const QString said = text.startsWith('"') ? JsonText::trusted(text).read().toString().simplified() : QString();
    if (!said.contains(u' ') || isWay(said)) {
        phrases.frame += keyOfValue(value, Sameness::Semantic) + ',';
        return;
    }
    phrases.frame += JsonWriter::quoted(fixedWordsOf(said).join(u' ')) + ',';
    phrases.texts.append(said);
}

QByteArray keyOfValue(QByteArrayView value, Sameness sameness)
{
    const QByteArray text = value.toByteArray();
    switch (text.isEmpty() ? '\0' : text.front()) {
    case '{': return keyOfObject(JsonText::trusted(text), sameness);
    case '[': return keyOfArray(JsonText::trusted(text), sameness);
    case '"': {
        const QString read = JsonText::trusted(text).read().toString();
        return JsonWriter::quoted(sameness == Sameness::Semantic ? meaningOf(read)
                : sameness == Sameness::Normalised               ? read.trimmed()
                                                                 : read);
    }
    case 't':
    case 'f':
    case 'n': return text;
    default: return sameness == Sameness::Normalised || sameness == Sameness::Semantic ? keyOfNumber(text) : text;
    }
}

} // namespace

QByteArray argumentsKey(const JsonText &arguments, Sameness sameness)
{
    return keyOfValue(arguments.bytes().trimmed(), sameness);
}

Phrases phrasesOf(const JsonText &arguments)
{
    Phrases phrases;
    takePhrases(arguments.bytes().trimmed(), phrases);
    return phrases;
}

} // namespace invocables
