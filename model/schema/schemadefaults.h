// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsontext.h"
#include "model/schema/schemagraph.h"

#include <QString>

namespace model {

//! Fills in the `default`s of absent members: of objects that `properties` describe, also over references and allOf, and within
//! their members and elements. All else keeps its text. Made for one value; bounded in what it adds, since defaults in defaults can
//! grow without an end.
class SchemaDefaults final
{
public:
    explicit SchemaDefaults(const SchemaGraph &graph)
        : m_graph(graph)
    {
    }

    JsonText filled(const JsonText &value);

private:
    QByteArray filled(std::vector<int> schemas, const JsonText &value, int depth);
    QByteArray filledObject(const std::vector<int> &schemas, const JsonText &value, int depth);
    QByteArray filledArray(const std::vector<int> &schemas, const JsonText &value, int depth);
    //! The schemas themselves and those they refer to for the same value.
    std::vector<int> withReferred(std::vector<int> schemas) const;
    std::vector<int> memberSchemas(const std::vector<int> &schemas, const QString &name) const;
    QByteArray missingMembers(const std::vector<int> &schemas, const QList<std::pair<QString, JsonText>> &present, int depth);

    const SchemaNode &node(int index) const { return m_graph.nodes[std::size_t(index)]; }

    const SchemaGraph &m_graph;
    qsizetype m_added = 0;
};

} // namespace model
