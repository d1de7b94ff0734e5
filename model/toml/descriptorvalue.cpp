// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/toml/descriptorvalue.h"

#include "model/schema/jsonwriter.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

const DescriptorValue none;

const DescriptorValue::Member *findMember(const DescriptorValue::Table &table, QStringView name)
{
    const auto found = std::find_if(table.begin(), table.end(), [name](const auto &member) { return member.key == name; });
    return found == table.end() ? nullptr : &*found;
}

void writeFloat(JsonWriter &writer, double number)
{
    // A float without a fraction stays one: 1.0, not 1.
    if (std::isfinite(number) && number == std::floor(number) && std::abs(number) < 1e15)
        writer.splice(JsonText::trusted(QByteArray::number(number, 'f', 1)));
    else
        writer.number(number);
}

} // namespace

DescriptorValue::DescriptorValue(Variant value, TextPosition position)
    : m_value(std::move(value))
    , m_position(position)
{
}

const DescriptorValue::Table &DescriptorValue::table() const
{
    static const Table empty;
    const Table *table = std::get_if<Table>(&m_value);
    return table ? *table : empty;
}

const DescriptorValue::Array &DescriptorValue::array() const
{
    static const Array empty;
    const Array *array = std::get_if<Array>(&m_value);
    return array ? *array : empty;
}

const DescriptorValue &DescriptorValue::operator[](QStringView name) const
{
    const Member *member = findMember(table(), name);
    return member ? member->value : none;
}

TextPosition DescriptorValue::keyPosition(QStringView name) const
{
    const Member *member = findMember(table(), name);
    return member ? member->position : m_position;
}

std::optional<QString> DescriptorValue::string() const
{
    const QString *text = std::get_if<QString>(&m_value);
    return text ? std::optional(*text) : std::nullopt;
}

std::optional<bool> DescriptorValue::boolean() const
{
    const bool *flag = std::get_if<bool>(&m_value);
    return flag ? std::optional(*flag) : std::nullopt;
}

std::optional<qint64> DescriptorValue::integer() const
{
    const qint64 *integer = std::get_if<qint64>(&m_value);
    return integer ? std::optional(*integer) : std::nullopt;
}

std::optional<double> DescriptorValue::number() const
{
    if (const qint64 *integer = std::get_if<qint64>(&m_value))
        return double(*integer);
    const double *number = std::get_if<double>(&m_value);
    return number ? std::optional(*number) : std::nullopt;
}

QStringList DescriptorValue::strings() const
{
    QStringList texts;
    for (const DescriptorValue &element : array()) {
        if (const auto text = element.string())
            texts += *text;
    }
    return texts;
}

void DescriptorValue::write(JsonWriter &writer) const
{
    if (isTable()) {
        writer.beginObject();
        for (const Member &member : table()) {
            writer.key(member.key);
            member.value.write(writer);
        }
        writer.endObject();
    } else if (isArray()) {
        writer.beginArray();
        for (const DescriptorValue &element : array())
            element.write(writer);
        writer.endArray();
    } else if (const auto *temporal = std::get_if<Temporal>(&m_value)) {
        writer.string(temporal->text);
    } else if (const auto text = string()) {
        writer.string(*text);
    } else if (const auto flag = boolean()) {
        writer.boolean(*flag);
    } else if (const auto whole = integer()) {
        writer.number(*whole);
    } else if (const auto any = number()) {
        writeFloat(writer, *any);
    } else {
        writer.null();
    }
}

JsonText DescriptorValue::toJson() const
{
    JsonWriter writer;
    write(writer);
    return writer.text();
}

TextPosition DescriptorValue::positionOf(QStringView jsonPointer) const
{
    const DescriptorValue *value = this;
    TextPosition position = m_position;
    const auto steps = jsonPointer.split(QLatin1Char('/'));
    for (qsizetype index = 1; index < steps.size(); ++index) {
        QString step = steps[index].toString();
        step.replace(QLatin1String("~1"), QLatin1String("/")).replace(QLatin1String("~0"), QLatin1String("~"));
        bool isNumber = false;
        const qsizetype element = step.toLongLong(&isNumber);
        if (value->isArray() && isNumber && element >= 0 && element < value->array().size())
            value = &value->array()[element];
        else if (const Member *member = findMember(value->table(), step))
            value = &member->value;
        else
            break;
        if (value->m_position.line > 0)
            position = value->m_position;
    }
    return position;
}

} // namespace model
