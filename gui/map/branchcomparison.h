// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/node.h"
#include "model/store/database.h"
#include "model/text/worddiff.h"

namespace gui {

//! What is compared of two branches, as the store has it. A value.
struct BranchPair {
    //! How many canisters both have before they part.
    int common = 0;
    QList<model::CanisterPointer> left = {};
    QList<model::CanisterPointer> right = {};
    //! How many more canisters there are, of both together.
    int leftOut = 0;
    //! Both are the same path.
    bool isOne = false;

    //! Of the branches that these nodes are on: each to its newest end, or to where the conversation is shown to, if that goes through it.
    static model::Result<BranchPair> read(model::Database &database, const model::ConversationId &id, qint64 left, qint64 right);
};

//! Two branches of a conversation from where they part on, canister beside canister. A value; what is shown of it is bounded.
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

        //! Characters of both sides.
        qsizetype length() const;
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

    //! Takes time, for a worker. Pure.
    static BranchComparison of(const BranchPair &branches);
    //! By turns, and within a turn by who speaks. \return the indexes, -1 where a side has nothing. Pure.
    static QList<std::pair<int, int>> aligned(const QList<model::CanisterPointer> &left, const QList<model::CanisterPointer> &right);
};

} // namespace gui
