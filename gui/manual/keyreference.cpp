// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/manual/keyreference.h"

#include "model/descriptors/expandedschema.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! Letters that mean something in Markdown stand for themselves.
QString escapedMarkdown(const QString &text)
{
    QString escaped;
    for (const QChar &character : text) {
        if (u"\\`*_[]<>#|"_s.contains(character))
            escaped += u'\\';
        escaped += character;
    }
    return escaped;
}

//! The alternatives of a schema; itself, where it has none.
QList<QJsonObject> keyAlternatives(const QJsonObject &schema)
{
    for (const QLatin1StringView keyword : {"anyOf"_L1, "oneOf"_L1}) {
        QList<QJsonObject> alternatives;
        for (const QJsonValue &each : schema[keyword].toArray()) {
            if (each.toObject().contains("type"_L1) || each.toObject().contains("enum"_L1))
                alternatives += keyAlternatives(each.toObject());
        }
        if (!alternatives.isEmpty())
            return alternatives;
    }
    return {schema};
}

QString boundsOf(const QJsonObject &schema)
{
    const auto number = [&schema](QLatin1StringView keyword) { return QString::number(schema[keyword].toDouble(), 'g', 12); };
    const bool hasLeast = schema.contains("minimum"_L1);
    const bool hasMost = schema.contains("maximum"_L1);
    if (hasLeast && hasMost)
        return u" from %1 to %2"_s.arg(number("minimum"_L1), number("maximum"_L1));
    if (hasLeast)
        return u" from %1"_s.arg(number("minimum"_L1));
    return hasMost ? u" up to %1"_s.arg(number("maximum"_L1)) : QString();
}

QString typeInWords(const QJsonObject &schema);

//! Of each word that a list's elements may be.
QString pluralOf(const QString &words)
{
    QStringList plurals;
    for (const QString &word : words.split(u" or "_s)) {
        const qsizetype noun = word.startsWith("list"_L1) ? 4
            : word.startsWith("whole number"_L1)          ? 12
            : word.startsWith("number"_L1)                ? 6
                                                          : 0;
        if (noun > 0)
            plurals.append(word.first(noun) + u's' + word.mid(noun));
        else
            plurals.append(word == "text"_L1 || word == "table"_L1 ? word + u's' : word);
    }
    return plurals.join(u" or "_s);
}

//! A type as JSON Schema names it, as TOML's people do.
QString wordOfType(const QString &type, const QJsonObject &schema)
{
    if (type == "string"_L1)
        return u"text"_s;
    if (type == "boolean"_L1)
        return u"true or false"_s;
    if (type == "integer"_L1)
        return u"whole number"_s + boundsOf(schema);
    if (type == "number"_L1)
        return u"number"_s + boundsOf(schema);
    if (type == "array"_L1 && schema["items"_L1].isObject())
        return u"list of "_s + pluralOf(typeInWords(schema["items"_L1].toObject()));
    return type == "array"_L1 ? u"list"_s : type == "object"_L1 ? u"table"_s : QString();
}

QString typeInWords(const QJsonObject &schema)
{
    QStringList words;
    for (const QJsonObject &each : keyAlternatives(schema)) {
        for (const QJsonValue &value : each["enum"_L1].toArray())
            words.append(value.isString() ? u"`\"%1\"`"_s.arg(value.toString()) : u"`%1`"_s.arg(value.toVariant().toString()));
        if (each.contains("const"_L1))
            words.append(u"`\"%1\"`"_s.arg(each["const"_L1].toString()));
        if (each.contains("enum"_L1))
            continue;
        const QJsonValue type = each["type"_L1];
        for (const QJsonValue &name : type.isArray() ? type.toArray() : QJsonArray {type})
            words.append(wordOfType(name.toString(), each));
    }
    words.removeAll(QString());
    words.removeDuplicates();
    if (words.size() < 2)
        return words.value(0);
    const QString last = words.takeLast();
    return words.join(u", "_s) + u" or "_s + last;
}

//! The objects that a value may be, or each element of a list: those that have keys of their own.
QList<QJsonObject> keyedTables(const QJsonObject &schema)
{
    QList<QJsonObject> tables;
    for (const QJsonObject &each : keyAlternatives(schema)) {
        if (!each["properties"_L1].toObject().isEmpty())
            tables.append(each);
        else if (each["items"_L1].isObject())
            tables += keyedTables(each["items"_L1].toObject());
    }
    return tables;
}

bool isTableList(const QJsonObject &schema)
{
    return schema["type"_L1] == "array"_L1;
}

struct KeyMember {
    QString name;
    QJsonObject schema;
    bool isRequired = false;
};

//! Required ones first, then by name.
QList<KeyMember> membersOf(const QJsonObject &table)
{
    const QJsonObject members = table["properties"_L1].toObject();
    const QJsonArray required = table["required"_L1].toArray();
    QList<KeyMember> sorted;
    for (const bool isRequired : {true, false}) {
        for (auto member = members.begin(); member != members.end(); ++member) {
            if (required.contains(member.key()) == isRequired)
                sorted.append({member.key(), member.value().toObject(), isRequired});
        }
    }
    return sorted;
}

//! Writes the sections of one kind, each table after the one that it is in.
class KeyWriter
{
public:
    explicit KeyWriter(const QString &kind)
        : m_kind(kind)
    {
    }

    QString text() const { return m_text; }

    void writeTable(const QStringList &path, const QJsonObject &schema, bool isList)
    {
        if (!path.isEmpty()) {
            const QString name = path.join(u'.');
            m_text += u"### %1: %2\n\n"_s.arg(m_kind, isList ? u"[[%1]]"_s.arg(name) : u"[%1]"_s.arg(name));
            m_text += escapedMarkdown(schema["description"_L1].toString()) + u"\n\n"_s;
        }
        for (const QJsonObject &table : keyedTables(schema))
            writeKeys(table, path.isEmpty());
        m_text += u'\n';
        for (const QJsonObject &table : keyedTables(schema)) {
            for (const auto &[name, inner, isRequired] : membersOf(table)) {
                if (path.size() < deepestTable && !keyedTables(inner).isEmpty())
                    writeTable(path + QStringList {name}, inner, isTableList(inner));
            }
        }
    }

private:
    //! Headers of descriptors go no deeper.
    static constexpr qsizetype deepestTable = 3;

    //! Of the root those only that are no tables: these have headers.
    void writeKeys(const QJsonObject &table, bool isRoot)
    {
        for (const auto &[name, schema, isRequired] : membersOf(table)) {
            if (isRoot && !keyedTables(schema).isEmpty())
                continue;
            const QString type = typeInWords(schema);
            m_text += u"- `%1`%2%3: %4\n"_s.arg(name, isRequired ? u", required"_s : QString(), type.isEmpty() ? QString() : u", "_s + type,
                escapedMarkdown(schema["description"_L1].toString()));
        }
    }

    QString m_kind;
    QString m_text;
};

} // namespace

QString keyReference(const QString &kind)
{
    using model::DescriptorKind;
    for (const DescriptorKind each : {DescriptorKind::Provider, DescriptorKind::Ensemble, DescriptorKind::Invoker, DescriptorKind::Agent,
             DescriptorKind::Prompt, DescriptorKind::Library, DescriptorKind::Scenario}) {
        if (model::toWire(each) != kind)
            continue;
        KeyWriter writer(kind.at(0).toUpper() + kind.mid(1));
        writer.writeTable({}, model::expandedSchema(each), false);
        return writer.text();
    }
    return {};
}

} // namespace gui
