// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/node.h"
#include "model/store/database.h"
#include "model/text/worddiff.h"

namespace gui {

//! Two branches of a conversation from where they part on, canister beside canister. A value that is read and worked out by the store's
//! worker; what is shown of it is bounded.
struct BranchComparison {
    //! One side of a pair; nobody speaks where that branch has nothing to set against the other.
    struct Side {
        QString speaker = {};
        QDateTime created = {};
        QList<model::WordPiece> text = {};
    };
    struct Pair {
        Side left;
        Side right;
        bool differs = true;
    };

    static constexpr int mostCompared = 200;
    static constexpr qsizetype longestText = 20'000;
    static constexpr qsizetype longestOfAll = 300'000;

    //! How many canisters both have before they part.
    int common = 0;
    QList<Pair> pairs = {};
    //! How many more canisters there are, of both together, than are shown.
    int leftOut = 0;
    //! Both are the same path.
    bool isOne = false;

    //! Of the branches that these nodes are on: each to its newest end, or to where the conversation is shown to, if that goes through it.
    static model::Result<BranchComparison> read(model::Database &database, const model::ConversationId &id, qint64 left, qint64 right);
    //! By turns, and within a turn by who speaks. \return the indexes, -1 where a side has nothing. Pure.
    static QList<std::pair<int, int>> aligned(const QList<model::CanisterPointer> &left, const QList<model::CanisterPointer> &right);
};

} // namespace gui
