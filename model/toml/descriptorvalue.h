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

class JsonWriter;

//! A TOML value with its place in the file. Tables keep the order of the file. A value type; readers take what they expect and get
//! nothing where the type is another.
class DescriptorValue
{
public:
    struct Member;
    using Table = QList<Member>;
    using Array = QList<DescriptorValue>;
    //! A date, a time or both: no text, but written as one where values are free.
    struct Temporal {
        QString text;
    };
    using Variant = std::variant<std::monostate, bool, qint64, double, QString, Temporal, Array, Table>;

    DescriptorValue() = default;
    DescriptorValue(Variant value, TextPosition position);

    TextPosition position() const { return m_position; }
    bool isNone() const { return std::holds_alternative<std::monostate>(m_value); }
    bool isTable() const { return std::holds_alternative<Table>(m_value); }
    bool isArray() const { return std::holds_alternative<Array>(m_value); }
    bool isTemporal() const { return std::holds_alternative<Temporal>(m_value); }

    const Table &table() const;
    const Array &array() const;
    //! The member of a table; a value that is none where there is no such member.
    const DescriptorValue &operator[](QStringView name) const;
    //! Where the key of a member stands.
    TextPosition keyPosition(QStringView name) const;

    std::optional<QString> string() const;
    std::optional<bool> boolean() const;
    std::optional<qint64> integer() const;
    //! Integers count as numbers.
    std::optional<double> number() const;
    QStringList strings() const;

    //! The value as JSON, members in the order of the file, dates and times as texts.
    JsonText toJson() const;
    //! The place of the value that a JSON pointer (RFC 6901) leads to, or of the nearest one above it.
    TextPosition positionOf(QStringView jsonPointer) const;

private:
    void write(JsonWriter &writer) const;

    Variant m_value;
    TextPosition m_position;
};

struct DescriptorValue::Member {
    QString key;
    TextPosition position;
    DescriptorValue value;
};

} // namespace model
