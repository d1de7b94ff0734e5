// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/schemadefaults.h"

#include "model/schema/jsonscanner.h"
#include "model/schema/jsonwriter.h"
#include "model/schema/schemavalues.h"

#include <algorithm>
#include <set>
#include <vector>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr int deepestFilling = 64;
//! A default in a default counts as this many levels, since a recursive schema would go on with them.
constexpr int depthOfDefault = 16;
constexpr qsizetype mostAddedBytes = qsizetype(1024) * 1024;

} // namespace

JsonText SchemaDefaults::filled(const JsonText &value)
{
    const bool hasDefaults = std::any_of(
        m_graph.nodes.begin(), m_graph.nodes.end(), [](const SchemaNode &schema) { return !schema.defaultText.isEmpty(); });
    return hasDefaults ? JsonText::trusted(filled({0}, value, 0)) : value;
}

QByteArray SchemaDefaults::filled(std::vector<int> schemas, const JsonText &value, int depth)
{
    schemas = withReferred(std::move(schemas));
    if (schemas.empty() || depth > deepestFilling)
        return value.bytes();
    if (value.isObject())
        return filledObject(schemas, value, depth);
    return JsonScanner(value.bytes()).peek() == JsonScanner::Token::BeginArray ? filledArray(schemas, value, depth) : value.bytes();
}

std::vector<int> SchemaDefaults::withReferred(std::vector<int> schemas) const
{
    for (std::size_t at = 0; at < schemas.size(); ++at) {
        const SchemaNode &schema = node(schemas[at]);
        std::vector<int> further = schema.allOf;
        further.push_back(schema.reference);
        for (const int next : further) {
            if (next != SchemaNode::none && std::find(schemas.begin(), schemas.end(), next) == schemas.end())
                schemas.push_back(next);
        }
    }
    return schemas;
}

std::vector<int> SchemaDefaults::memberSchemas(const std::vector<int> &schemas, const QString &name) const
{
    std::vector<int> found;
    const std::string key = name.toStdString();
    for (const int index : schemas) {
        const SchemaNode &schema = node(index);
        const std::size_t before = found.size();
        if (const auto property = schema.properties.find(key); property != schema.properties.end())
            found.push_back(property->second);
        for (const auto &[pattern, inner] : schema.patternProperties) {
            if (pattern.match(key) == SchemaPattern::Verdict::Matches)
                found.push_back(inner);
        }
        if (found.size() == before && schema.additionalProperties != SchemaNode::none)
            found.push_back(schema.additionalProperties);
    }
    return found;
}

QByteArray SchemaDefaults::filledObject(const std::vector<int> &schemas, const JsonText &value, int depth)
{
    const QList<std::pair<QString, JsonText>> members = value.members();
    // White space and keys stay: only the values are exchanged, each at its place in the text.
    QByteArray out;
    qsizetype done = 0;
    const char *begin = value.bytes().constData();
    for (const auto &[name, piece] : value.pieces()) {
        const qsizetype at = piece.data() - begin;
        out += value.bytes().mid(done, at - done);
        out += filled(memberSchemas(schemas, name), JsonText::trusted(piece.toByteArray()), depth + 1);
        done = at + piece.size();
    }
    const QByteArray missing = missingMembers(schemas, members, depth);
    const QByteArray rest = value.bytes().mid(done);
    if (missing.isEmpty())
        return out + rest;
    return members.isEmpty() ? '{' + missing + '}' : out + ',' + missing + rest;
}

QByteArray SchemaDefaults::filledArray(const std::vector<int> &schemas, const JsonText &value, int depth)
{
    QByteArray out;
    qsizetype done = 0;
    std::size_t index = 0;
    for (const auto &[name, piece] : value.pieces()) {
        std::vector<int> inner;
        for (const int schema : schemas) {
            const std::vector<int> &prefix = node(schema).prefixItems;
            const int element = index < prefix.size() ? prefix[index] : node(schema).items;
            if (element != SchemaNode::none)
                inner.push_back(element);
        }
        const qsizetype at = piece.data() - value.bytes().constData();
        out += value.bytes().mid(done, at - done) + filled(inner, JsonText::trusted(piece.toByteArray()), depth + 1);
        done = at + piece.size();
        ++index;
    }
    return out + value.bytes().mid(done);
}

QByteArray SchemaDefaults::missingMembers(const std::vector<int> &schemas, const QList<std::pair<QString, JsonText>> &present, int depth)
{
    std::set<QString> names;
    for (const auto &[name, value] : present)
        names.insert(name);
    QByteArrayList added;
    for (const int schema : schemas) {
        for (const auto &[key, property] : node(schema).properties) {
            const QString name = textOf(key);
            QByteArray text;
            for (const int referred : withReferred({property})) {
                if (text.isEmpty())
                    text = node(referred).defaultText;
            }
            if (text.isEmpty() || m_added + text.size() > mostAddedBytes || !names.insert(name).second)
                continue;
            m_added += text.size() + name.size();
            added.append(
                JsonWriter::quoted(name) + ':' + filled(memberSchemas(schemas, name), JsonText::trusted(text), depth + depthOfDefault));
        }
    }
    return added.join(',');
}

} // namespace model
