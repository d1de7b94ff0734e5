// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/schemaguide.h"

#include "model/toml/tomlscanner.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMap>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr int deepestAlternative = 8;
constexpr int deepestTable = 4;
const QString vocabularyMark = u"#"_s;

QJsonObject readVocabulary()
{
    QFile file(u":/schemas/arguments.json"_s);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

void collectAlternatives(const QJsonObject &schema, int depth, QList<QJsonObject> &found)
{
    found.append(schema);
    if (depth > deepestAlternative)
        return;
    for (const auto keyword : {"anyOf"_L1, "oneOf"_L1, "allOf"_L1}) {
        for (const QJsonValue &alternative : schema[keyword].toArray())
            collectAlternatives(alternative.toObject(), depth + 1, found);
    }
}

QJsonObject below(const QJsonObject &schema, const QString &step)
{
    const QJsonObject properties = schema["properties"_L1].toObject();
    if (properties.contains(step))
        return properties[step].toObject();
    bool isNumber = false;
    step.toInt(&isNumber);
    if (isNumber && schema["items"_L1].isObject())
        return schema["items"_L1].toObject();
    return schema["additionalProperties"_L1].toObject();
}

} // namespace

QList<QJsonObject> SchemaGuide::at(const QStringList &path) const
{
    QList<QJsonObject> here = alternatives(m_root);
    for (const QString &step : path) {
        QList<QJsonObject> next;
        for (const QJsonObject &schema : here) {
            QJsonObject found = below(schema, step);
            // The arguments of a tool say no more than that they are an object.
            if (step == "arguments"_L1 && isTable(found) && !found.contains("properties"_L1))
                found.insert(u"$ref"_s, vocabularyMark);
            if (!found.isEmpty())
                next += alternatives(vocabulary(found));
        }
        here = next;
    }
    return here;
}

QList<SchemaGuide::Member> SchemaGuide::members(const QStringList &path) const
{
    QMap<QString, Member> byName;
    for (const QJsonObject &schema : at(path)) {
        const QJsonObject properties = schema["properties"_L1].toObject();
        const QJsonArray required = schema["required"_L1].toArray();
        for (auto property = properties.begin(); property != properties.end(); ++property) {
            if (!byName.contains(property.key()))
                byName.insert(property.key(), {property.key(), vocabulary(property->toObject()), required.contains(property.key())});
        }
    }
    QList<Member> members = byName.values();
    std::stable_partition(members.begin(), members.end(), [](const Member &member) { return member.isRequired; });
    return members;
}

QStringList SchemaGuide::values(const QStringList &path) const
{
    QStringList values;
    for (const QJsonObject &schema : at(path)) {
        for (const QJsonValue &choice : schema["enum"_L1].toArray())
            values += choice.isString() ? writtenString(choice.toString()) : choice.toVariant().toString();
        if (schema["type"_L1] == "boolean"_L1)
            values += {u"true"_s, u"false"_s};
    }
    values.removeDuplicates();
    return values;
}

QList<SchemaGuide::Table> SchemaGuide::tables() const
{
    QList<Table> tables;
    collect({}, tables);
    return tables;
}

void SchemaGuide::collect(const QStringList &path, QList<Table> &tables) const
{
    QStringList plain = path;
    plain.removeIf([](const QString &step) { return step == "0"_L1; });
    if (plain.size() >= deepestTable)
        return;
    for (const Member &member : members(path)) {
        const bool isArray = isTableArray(member.schema);
        if (!isArray && !isTable(member.schema))
            continue;
        tables.append({plain + QStringList(member.name), isArray, member.schema["description"_L1].toString()});
        // What is below the arguments has any names.
        if (member.name != "arguments"_L1)
            collect(path + QStringList(member.name) + (isArray ? QStringList(u"0"_s) : QStringList()), tables);
    }
}

bool SchemaGuide::isTable(const QJsonObject &schema)
{
    return schema["type"_L1] == "object"_L1;
}

bool SchemaGuide::isTableArray(const QJsonObject &schema)
{
    return schema["type"_L1] == "array"_L1 && isTable(schema["items"_L1].toObject());
}

QList<QJsonObject> SchemaGuide::alternatives(const QJsonObject &schema)
{
    QList<QJsonObject> found;
    collectAlternatives(schema, 0, found);
    return found;
}

QJsonObject SchemaGuide::vocabulary(const QJsonObject &schema)
{
    if (schema["$ref"_L1].toString() != vocabularyMark)
        return schema;
    static const QJsonObject vocabulary = readVocabulary();
    QJsonObject merged = vocabulary;
    if (schema.contains("description"_L1))
        merged.insert(u"description"_s, schema["description"_L1]);
    return merged;
}

} // namespace model
