// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/schemaguide.h"

#include "model/toml/tomlscanner.h"

#include <QFile>
#include <QMap>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr int deepestAlternative = 8;
constexpr int deepestTable = 4;

SchemaView readVocabulary()
{
    QFile file(u":/schemas/arguments.json"_s);
    const auto text = file.open(QIODevice::ReadOnly) ? JsonText::parse(file.readAll()) : JsonText();
    return SchemaView(text.value_or(JsonText()));
}

void collectAlternatives(const SchemaView &schema, int depth, QList<SchemaView> &found)
{
    if (schema.isNull() || schema.isAnything() || schema.isNothing())
        return;
    found.append(schema);
    if (depth > deepestAlternative)
        return;
    for (const char *keyword : {"anyOf", "oneOf"}) {
        for (const SchemaView &alternative : schema.list(keyword))
            collectAlternatives(alternative, depth + 1, found);
    }
}

SchemaView below(const SchemaView &schema, const QString &step)
{
    if (const SchemaView member = schema.member(step); !member.isNull())
        return member;
    bool isNumber = false;
    step.toInt(&isNumber);
    const SchemaView element = isNumber ? schema.at("items") : SchemaView();
    return element.isNull() ? schema.at("additionalProperties") : element;
}

} // namespace

QList<SchemaView> SchemaGuide::at(const QStringList &path) const
{
    static const SchemaView vocabulary = readVocabulary();
    QList<SchemaView> here;
    collectAlternatives(m_root, 0, here);
    for (const QString &step : path) {
        QList<SchemaView> next;
        for (const SchemaView &schema : std::as_const(here)) {
            const SchemaView found = below(schema, step);
            collectAlternatives(found, 0, next);
            // The arguments of a tool say no more than that they are an object.
            if (step == "arguments"_L1 && isTable(found) && !found.has("properties"))
                collectAlternatives(vocabulary, 0, next);
        }
        here = next;
    }
    return here;
}

QList<SchemaView::Member> SchemaGuide::members(const QStringList &path) const
{
    QMap<QString, SchemaView::Member> byName;
    for (const SchemaView &schema : at(path)) {
        for (const SchemaView::Member &member : schema.members()) {
            if (!byName.contains(member.name))
                byName.insert(member.name, member);
        }
    }
    QList<SchemaView::Member> members = byName.values();
    std::stable_partition(members.begin(), members.end(), [](const SchemaView::Member &member) { return member.isRequired; });
    return members;
}

QStringList SchemaGuide::values(const QStringList &path) const
{
    QStringList values;
    for (const SchemaView &schema : at(path)) {
        for (const JsonView &choice : schema.keyword("enum").elements())
            values += choice.isString() ? writtenString(choice.string()) : QString::fromUtf8(choice.text());
        if (schema.types() == QStringList {u"boolean"_s})
            values += {u"true"_s, u"false"_s};
    }
    values.removeDuplicates();
    return values;
}

void SchemaGuide::collect(const QStringList &path, QList<Table> &tables) const
{
    QStringList plain = path;
    plain.removeIf([](const QString &step) { return step == "0"_L1; });
    if (plain.size() >= deepestTable)
        return;
    for (const SchemaView::Member &member : members(path)) {
        const bool isArray = isTableArray(member.schema);
        if (!isArray && !isTable(member.schema))
            continue;
        tables.append({plain + QStringList(member.name), isArray, member.schema.string("description")});
        // What is below the arguments has any names.
        if (member.name != "arguments"_L1)
            collect(path + QStringList(member.name) + (isArray ? QStringList(u"0"_s) : QStringList()), tables);
    }
}

bool SchemaGuide::isTable(const SchemaView &schema)
{
    return schema.types() == QStringList {u"object"_s};
}

bool SchemaGuide::isTableArray(const SchemaView &schema)
{
    return schema.types() == QStringList {u"array"_s} && isTable(schema.at("items"));
}

} // namespace model
