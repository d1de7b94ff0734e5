// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QJsonObject>
#include <QStringList>

namespace model {

//! Walks down a descriptor's schema (one without `$ref`, see expandedSchema), so that an editor knows what may stand where. Pure.
//! Below a tool's `arguments`, which are a JSON Schema themselves, it goes on in the vocabulary of JSON Schema.
class SchemaGuide final
{
public:
    explicit SchemaGuide(QJsonObject root)
        : m_root(std::move(root))
    {
    }

    //! All schemas that may hold at a path, alternatives (`anyOf`, …) included; elements of arrays are numbers in the path.
    QList<QJsonObject> at(const QStringList &path) const;
    //! A member that a table at the path may have.
    struct Member {
        QString name;
        QJsonObject schema;
        bool isRequired = false;
    };
    //! Required ones first, then by name.
    QList<Member> members(const QStringList &path) const;
    //! What a value at the path may be, as TOML: of an enumeration, or `true` and `false`.
    QStringList values(const QStringList &path) const;

    //! A table that may have a header of its own.
    struct Table {
        QStringList path;
        bool isArray = false;
        QString description;
    };
    QList<Table> tables() const;

    static bool isTable(const QJsonObject &schema);
    //! An array of tables.
    static bool isTableArray(const QJsonObject &schema);

private:
    static QList<QJsonObject> alternatives(const QJsonObject &schema);
    static QJsonObject vocabulary(const QJsonObject &schema);
    void collect(const QStringList &path, QList<Table> &tables) const;

    QJsonObject m_root;
};

} // namespace model
