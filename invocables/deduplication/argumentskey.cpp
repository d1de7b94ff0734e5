// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/deduplication/argumentskey.h"

#include "invocables/deduplication/fixedwords.h"
#include "model/schema/jsonwriter.h"

#include <QDir>
#include <QMap>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <cmath>

namespace invocables {

using namespace Qt::StringLiterals;
using model::JsonText;
using model::JsonWriter;

namespace {

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
