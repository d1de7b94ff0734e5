// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/gramvalue.h"

#include "model/basics/overloaded.h"
#include "model/schema/jsonwriter.h"

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

namespace {

std::optional<JsonText> jsonTextOf(const QString &text)
{
    return JsonText::trusted(JsonWriter::quoted(text));
}

std::optional<JsonText> jsonNumberOf(const GramNumber &number)
{
    const QString plain = number.plain();
    // Integers beyond 64 bits that are not decimal have no plain digits.
    const bool isPlain = number.kind != GramNumber::Kind::Measurement
        && (plain.size() < 2 || !plain.startsWith(u'0') || plain.startsWith(u"0."));
    return isPlain ? std::optional(JsonText::trusted(plain.toLatin1())) : std::nullopt;
}

std::optional<JsonText> taggedOf(const GramTagged &tagged)
{
    if (tagged.tag != u"json")
        return jsonTextOf(tagged.text);
    const auto json = JsonText::parse(tagged.text.toUtf8());
    return json ? std::optional(*json) : std::nullopt;
}

} // namespace

std::optional<JsonText> plainJson(const GramValue &value)
{
    return std::visit(Overloaded {
                          [](bool truth) -> std::optional<JsonText> { return JsonText::trusted(truth ? "true" : "false"); },
                          [](const GramNumber &number) { return jsonNumberOf(number); },
                          [](const QString &text) { return jsonTextOf(text); },
                          [](const GramSymbol &symbol) {
                              return symbol.name == u"null" ? std::optional(JsonText::trusted("null")) : jsonTextOf(symbol.name);
                          },
                          [](const GramTagged &tagged) { return taggedOf(tagged); },
                          [](const GramRange &) -> std::optional<JsonText> { return std::nullopt; },
                          [](const GramValue::Array &array) -> std::optional<JsonText> {
                              JsonWriter writer;
                              writer.beginArray();
                              for (const GramValue &element : array) {
                                  const auto json = plainJson(element);
                                  if (!json)
                                      return std::nullopt;
                                  writer.splice(*json);
                              }
                              return writer.endArray().text();
                          },
                          [](const GramProperties &map) -> std::optional<JsonText> {
                              JsonWriter writer;
                              writer.beginObject();
                              for (const GramProperty &entry : map) {
                                  const auto json = plainJson(entry.value);
                                  if (!json)
                                      return std::nullopt;
                                  writer.member(entry.key, *json);
                              }
                              return writer.endObject().text();
                          },
                      },
        value.variant());
}

} // namespace model
