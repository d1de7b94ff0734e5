// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsontext.h"
#include "model/text/diagnostic.h"

#include <QList>
#include <QString>

#include <optional>
#include <variant>

namespace model {

//! A number as it is spelled in gram: 42, 0x2A and 052 are the same integer, 168cm is a measurement. Numbers of any length are kept;
//! equality is that of what they mean.
struct GramNumber {
    enum class Kind { Integer, Decimal, Measurement };

    Kind kind = Kind::Integer;
    QString spelling = {};

    static GramNumber of(qint64 value) { return {Kind::Integer, QString::number(value)}; }
    //! Of an integer, or of a measurement's number; nothing where it is none of 64 bits.
    std::optional<qint64> integer() const;
    double number() const;
    //! Of a measurement.
    QString unit() const;
    //! The spelling that all equal numbers have in common: decimal digits, without needless ones. Of integers and decimals it is JSON.
    QString plain() const;

    bool operator==(const GramNumber &other) const { return kind == other.kind && plain() == other.plain(); }
};

//! At least one end is there.
struct GramRange {
    std::optional<GramNumber> lower;
    std::optional<GramNumber> upper;

    bool operator==(const GramRange &) const = default;
};

//! A bare word where a value is expected.
struct GramSymbol {
    QString name;

    bool operator==(const GramSymbol &) const = default;
};

//! A text with the name of the notation that it is in, as in json`{}`.
struct GramTagged {
    QString tag;
    QString text;

    bool operator==(const GramTagged &) const = default;
};

struct GramProperty;
//! In the order of the text; a key may stand there twice.
using GramProperties = QList<GramProperty>;

//! The value of a property. In a text, arrays hold scalars only and are never empty, and maps hold scalars only. A value type.
class GramValue
{
public:
    using Array = QList<GramValue>;
    using Map = GramProperties;
    using Variant = std::variant<bool, GramNumber, QString, GramSymbol, GramTagged, GramRange, Array, Map>;

    GramValue() = default;
    GramValue(Variant value)
        : m_value(std::move(value))
    {
    }

    const Variant &variant() const { return m_value; }
    template <typename T>
    const T *as() const
    {
        return std::get_if<T>(&m_value);
    }
    //! The text of a string, nothing of anything else.
    std::optional<QString> string() const;
    //! Of a string or a symbol.
    std::optional<QString> word() const;

    bool operator==(const GramValue &other) const;

private:
    Variant m_value;
};

//! A key with its value; where the key stands is no part of what it says.
struct GramProperty {
    QString key;
    GramValue value;
    TextPosition position = {};

    bool operator==(const GramProperty &other) const { return key == other.key && value == other.value; }
};

//! \return the last of that key, since that one counts; null where there is none.
const GramProperty *find(const GramProperties &properties, QStringView key);
//! Sets the value of a key, at its place where it has one.
void set(GramProperties &properties, const QString &key, GramValue value);

//! A value as plain JSON, as defaults and enumerations of parameters mean it: the symbol `null` is null, other symbols are strings, a
//! text tagged `json` is what it says, other tags are left out. Nothing for a measurement, a range, and JSON that is none.
std::optional<JsonText> plainJson(const GramValue &value);

} // namespace model
