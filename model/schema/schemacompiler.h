// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/schemagraph.h"
#include "model/schema/schemareferences.h"

namespace model {

//! Reads a schema and every schema it reaches into a graph: refuses what is no schema, references that lead nowhere, references
//! that go round without looking at a part of the value, and schemas beyond the bounds. Works from a list, not by recursion.
//! Used once.
class SchemaCompiler final
{
public:
    static constexpr std::size_t mostNodes = 20'000;

    explicit SchemaCompiler(SchemaReferences &references)
        : m_references(references)
    {
    }

    Result<SchemaGraph> compile(const SchemaPlace &root);

private:
    // Which schemas a keyword holds.
    int nodeAt(const SchemaPlace &place);
    int child(const char *keyword);
    std::vector<int> children(const char *keyword);
    void forEachNamed(const char *keyword, const std::function<void(const std::string &, const Json &, const QString &)> &visit);
    int schemaIn(const Json &value, const QString &step);

    void read(SchemaNode &node);
    void readReferences(SchemaNode &node);
    int target(const Json &reference, const char *keyword, QString *dynamicAnchor = nullptr);
    void readTypes(SchemaNode &node);
    void readNumbers(SchemaNode &node);
    void readCounts(SchemaNode &node);
    void readNames(SchemaNode &node);
    void readObjectSchemas(SchemaNode &node);
    void readArraySchemas(SchemaNode &node);
    void readCombinations(SchemaNode &node);
    void readDependencies(SchemaNode &node);
    void readFormat(SchemaNode &node);
    void readContent(SchemaNode &node);
    void readDefault(SchemaNode &node);
    void noteUnchecked();
    void addDynamicAnchors();

    const Json *keyword(const char *name) const { return memberOf(*m_place.schema, name); }
    const Json *number(const char *name);
    std::optional<std::size_t> count(const char *name);
    std::vector<std::string> names(const Json &list, const QString &path);
    std::optional<SchemaPattern> pattern(const QString &text, const QString &path);
    void refuse(const QString &path, const QString &problem);

    SchemaReferences &m_references;
    SchemaGraph m_graph;
    QHash<const Json *, int> m_indexes;
    std::vector<SchemaPlace> m_places;
    SchemaPlace m_place;
    std::optional<Error> m_error;
};

} // namespace model
