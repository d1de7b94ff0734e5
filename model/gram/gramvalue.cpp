// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/gramvalue.h"

#include <algorithm>

namespace model {

namespace {

//! Where the letters of a measurement begin.
qsizetype unitBegin(const QString &spelling)
{
    const auto letter = std::find_if(spelling.begin(), spelling.end(), [](QChar character) { return character.isLetter(); });
    return letter - spelling.begin();
}

QString withoutSignOfZero(const QString &digits)
{
    const bool isZero = std::all_of(
        digits.begin(), digits.end(), [](QChar character) { return !character.isDigit() || character == u'0'; });
    return isZero && digits.startsWith(u'-') ? digits.sliced(1) : digits;
}

} // namespace

std::optional<qint64> GramNumber::integer() const
{
    if (kind == Kind::Decimal)
        return std::nullopt;
    bool isRight = false;
    qint64 value = 0;
    if (kind == Kind::Measurement)
        value = spelling.first(unitBegin(spelling)).toLongLong(&isRight);
    else if (spelling.startsWith(u"0x"))
        value = spelling.sliced(2).toLongLong(&isRight, 16);
    else if (spelling.size() > 1 && spelling.startsWith(u'0'))
        value = spelling.toLongLong(&isRight, 8);
    else
        value = spelling.toLongLong(&isRight);
    return isRight ? std::optional(value) : std::nullopt;
}

double GramNumber::number() const
{
    if (const auto whole = integer())
        return double(*whole);
    return (kind == Kind::Measurement ? spelling.first(unitBegin(spelling)) : spelling).toDouble();
}

QString GramNumber::unit() const
{
    return kind == Kind::Measurement ? spelling.sliced(unitBegin(spelling)) : QString();
}

QString GramNumber::plain() const
{
    if (kind == Kind::Integer) {
        const auto whole = integer();
        return whole ? QString::number(*whole) : spelling.toLower();
    }
    if (kind == Kind::Measurement)
        return withoutSignOfZero(spelling.first(unitBegin(spelling))) + unit();
    QString digits = spelling;
    while (digits.endsWith(u'0') && digits.contains(u'.') && digits.at(digits.size() - 2) != u'.')
        digits.chop(1);
    return withoutSignOfZero(digits);
}

std::optional<QString> GramValue::string() const
{
    const QString *text = as<QString>();
    return text ? std::optional(*text) : std::nullopt;
}

std::optional<QString> GramValue::word() const
{
    const GramSymbol *symbol = as<GramSymbol>();
    return symbol ? std::optional(symbol->name) : string();
}

bool GramValue::operator==(const GramValue &other) const
{
    return m_value == other.m_value;
}

const GramProperty *find(const GramProperties &properties, QStringView key)
{
    const auto found = std::find_if(
        properties.rbegin(), properties.rend(), [key](const GramProperty &property) { return property.key == key; });
    return found == properties.rend() ? nullptr : &*found;
}

void set(GramProperties &properties, const QString &key, GramValue value)
{
    for (auto property = properties.rbegin(); property != properties.rend(); ++property) {
        if (property->key == key) {
            property->value = std::move(value);
            return;
        }
    }
    properties.append({key, std::move(value)});
}

} // namespace model
