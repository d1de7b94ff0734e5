// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/deduplication/argumentskey.h"

#include "model/schema/jsonwriter.h"

#include <QMap>

#include <cmath>

namespace invocables {

using model::JsonText;
using model::JsonWriter;

namespace {

QByteArray keyOf(QByteArrayView value, bool isNormalised);

QByteArray keyOfObject(const JsonText &object, bool isNormalised)
{
    QMap<QString, QByteArray> sorted;
    for (const auto &[name, value] : object.pieces())
        sorted.insert(name, keyOf(value, isNormalised));
    QByteArray key("{");
    for (auto member = sorted.begin(); member != sorted.end(); ++member)
        key += JsonWriter::quoted(member.key()) + ':' + *member + ',';
    return key + '}';
}

QByteArray keyOfArray(const JsonText &array, bool isNormalised)
{
    QByteArray key("[");
    for (const auto &[name, value] : array.pieces())
        key += keyOf(value, isNormalised) + ',';
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

QByteArray keyOf(QByteArrayView value, bool isNormalised)
{
    const QByteArray text = value.toByteArray();
    switch (text.isEmpty() ? '\0' : text.front()) {
    case '{': return keyOfObject(JsonText::trusted(text), isNormalised);
    case '[': return keyOfArray(JsonText::trusted(text), isNormalised);
    case '"': {
        const QString read = JsonText::trusted(text).read().toString();
        return JsonWriter::quoted(isNormalised ? read.trimmed() : read);
    }
    case 't':
    case 'f':
    case 'n': return text;
    default: return isNormalised ? keyOfNumber(text) : text;
    }
}

} // namespace

QByteArray argumentsKey(const JsonText &arguments, Sameness sameness)
{
    return keyOf(arguments.bytes().trimmed(), sameness == Sameness::Normalised);
}

} // namespace invocables
