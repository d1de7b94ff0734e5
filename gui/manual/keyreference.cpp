// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/manual/keyreference.h"

#include "model/descriptors/descriptorschema.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

using model::JsonView, model::SchemaView;

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
QList<SchemaView> keyAlternatives(const SchemaView &schema)
{
    for (const char *keyword : {"anyOf", "oneOf"}) {
        QList<SchemaView> alternatives;
        for (const SchemaView &each : schema.list(keyword)) {
            if (!each.types().isEmpty() || each.has("enum"))
                alternatives += keyAlternatives(each);
        }
        if (!alternatives.isEmpty())
            return alternatives;
    }
    return {schema};
}

QString boundsOf(const SchemaView &schema)
{
    const auto number = [&schema](QByteArrayView keyword) { return QString::fromUtf8(schema.keyword(keyword).text()); };
    const bool hasLeast = schema.has("minimum");
    const bool hasMost = schema.has("maximum");
    if (hasLeast && hasMost)
        return u" from %1 to %2"_s.arg(number("minimum"), number("maximum"));
    if (hasLeast)
        return u" from %1"_s.arg(number("minimum"));
    return hasMost ? u" up to %1"_s.arg(number("maximum")) : QString();
}

QString typeInWords(const SchemaView &schema);

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
QString wordOfType(const QString &type, const SchemaView &schema)
{
    if (type == "string"_L1)
        return u"text"_s;
    if (type == "boolean"_L1)
        return u"true or false"_s;
    if (type == "integer"_L1)
        return u"whole number"_s + boundsOf(schema);
    if (type == "number"_L1)
        return u"number"_s + boundsOf(schema);
    if (const SchemaView element = schema.at("items"); type == "array"_L1 && !element.isNull())
        return u"list of "_s + pluralOf(typeInWords(element));
    return type == "array"_L1 ? u"list"_s : type == "object"_L1 ? u"table"_s : QString();
}

QString typeInWords(const SchemaView &schema)
{
    QStringList words;
    for (const SchemaView &each : keyAlternatives(schema)) {
        for (const JsonView &value : each.keyword("enum").elements())
            words.append(u"`%1`"_s.arg(QString::fromUtf8(value.text())));
        if (each.has("const"))
            words.append(u"`%1`"_s.arg(QString::fromUtf8(each.keyword("const").text())));
        if (each.has("enum"))
            continue;
        for (const QString &type : each.types())
            words.append(wordOfType(type, each));
    }
    words.removeAll(QString());
    words.removeDuplicates();
    if (words.size() < 2)
        return words.value(0);
    const QString last = words.takeLast();
    return words.join(u", "_s) + u" or "_s + last;
}

//! The objects that a value may be, or each element of a list: those that have keys of their own.
QList<SchemaView> keyedTables(const SchemaView &schema)
{
    QList<SchemaView> tables;
    for (const SchemaView &each : keyAlternatives(schema)) {
        if (!each.members().isEmpty())
            tables.append(each);
        else if (const SchemaView element = each.at("items"); !element.isNull())
            tables += keyedTables(element);
    }
    return tables;
}

bool isTableList(const SchemaView &schema)
{
    return schema.types() == QStringList {u"array"_s};
}

//! Required ones first, then by name.
QList<SchemaView::Member> membersOf(const SchemaView &table)
{
    QList<SchemaView::Member> members = table.members();
    std::sort(members.begin(), members.end(), [](const SchemaView::Member &left, const SchemaView::Member &right) {
        return left.isRequired != right.isRequired ? left.isRequired : left.name < right.name;
    });
    return members;
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

    void writeTable(const QStringList &path, const SchemaView &schema, bool isList)
    {
        if (!path.isEmpty()) {
            const QString name = path.join(u'.');
            m_text += u"### %1: %2\n\n"_s.arg(m_kind, isList ? u"[[%1]]"_s.arg(name) : u"[%1]"_s.arg(name));
            m_text += escapedMarkdown(schema.string("description")) + u"\n\n"_s;
        }
        for (const SchemaView &table : keyedTables(schema))
            writeKeys(table, path.isEmpty());
        m_text += u'\n';
        for (const SchemaView &table : keyedTables(schema)) {
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
    void writeKeys(const SchemaView &table, bool isRoot)
    {
        for (const auto &[name, schema, isRequired] : membersOf(table)) {
            if (isRoot && !keyedTables(schema).isEmpty())
                continue;
            const QString type = typeInWords(schema);
            m_text += u"- `%1`%2%3: %4\n"_s.arg(name, isRequired ? u", required"_s : QString(), type.isEmpty() ? QString() : u", "_s + type,
                escapedMarkdown(schema.string("description")));
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
             DescriptorKind::Prompt, DescriptorKind::Library, DescriptorKind::Scenario, DescriptorKind::Suite, DescriptorKind::Skill}) {
        if (model::toWire(each) != kind)
            continue;
        KeyWriter writer(kind.at(0).toUpper() + kind.mid(1));
        writer.writeTable({}, model::DescriptorSchema::shapeOf(each), false);
        return writer.text();
    }
    return {};
}

} // namespace gui
