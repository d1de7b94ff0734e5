// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/schemaview.h"

namespace model {

//! Walks down a descriptor's schema (see DescriptorSchema::shapeOf()), so that an editor knows what may stand where. Pure.
//! Below a tool's `arguments`, which are a JSON Schema themselves, it goes on in the vocabulary of JSON Schema.
class SchemaGuide final
{
public:
    SchemaGuide() = default;
    explicit SchemaGuide(const SchemaView &root)
        : m_root(root)
    {
        collect({}, m_tables);
    }

    //! All schemas that may hold at a path, alternatives (`anyOf`, `oneOf`) included; elements of arrays are numbers in the path.
    QList<SchemaView> at(const QStringList &path) const;
    //! What a table at the path may have: required ones first, then by name.
    QList<SchemaView::Member> members(const QStringList &path) const;
    //! What a value at the path may be, as TOML: of an enumeration, or `true` and `false`.
    QStringList values(const QStringList &path) const;

    //! A table that may have a header of its own.
    struct Table {
        QStringList path;
        bool isArray = false;
        QString description;
    };
    const QList<Table> &tables() const { return m_tables; }

    static bool isTable(const SchemaView &schema);
    //! In TOML it is written as `[[name]]`: a list whose elements are objects.
    static bool isTableArray(const SchemaView &schema);

private:
    void collect(const QStringList &path, QList<Table> &tables) const;

    SchemaView m_root;
    QList<Table> m_tables;
};

} // namespace model
