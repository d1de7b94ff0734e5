// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/node.h"
#include "model/store/database.h"

namespace model {

//! Reads nodes with their canisters. What is damaged has a place among them all the same: nothing is left out in silence, and
//! one bad row does not keep the others from being read. Holds nothing; see ConversationStore.
class NodeReader
{
public:
    explicit NodeReader(Database &database)
        : m_database(database)
    {
    }

    //! One node for each of the positions `first` to `last` of the path, in their order. Of what cannot be read there is the
    //! canister's `damage`; where not even the node can be read, its row is 0.
    Result<QList<Node>> between(const Path &path, int first, int last) const;
    //! \return a Usage error where there is no such node.
    Result<Node> node(qint64 row) const;

private:
    Result<void> read(const QString &condition, const QVariantList &values, const Path &path, QList<Node> &nodes) const;
    Result<QList<Node>> ofSegment(const Path &path, const PathSegment &segment, int first, int last) const;
    Node alone(const Path &path, qint64 segment, int position) const;

    Database &m_database;
};

} // namespace model
