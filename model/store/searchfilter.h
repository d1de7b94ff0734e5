// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/canister.h"

#include <QDate>

namespace model {

//! What besides words a search asks of a canister and its conversation: `role:user`, `model:claude`, `tool:read_file`, `label:work`,
//! `after:2026-11-01`, `before:2026-12-01`, `group:work`, `archived:yes`. Names may be parts of longer ones. Part of SearchQuery.
struct SearchFilter {
    //! The conversation of a canister, as far as a filter asks for it.
    struct Owner {
        QStringList labels = {};
        QString group = {};
        bool archived = false;
    };

    std::optional<Role> role = {};
    QString model = {};
    QString tool = {};
    QString label = {};
    QString group = {};
    std::optional<bool> archived = {};
    //! The first day, and the first that no longer counts.
    QDate after = {};
    QDate before = {};

    bool isEmpty() const { return *this == SearchFilter(); }
    //! Takes over what a word as typed asks for. \return false where it is a word to be looked for.
    bool take(const QString &word);
    bool accepts(const Owner &owner) const;
    bool accepts(const Canister &canister) const;
    //! It asks nothing of single canisters.
    bool isOfOwners() const;

    bool operator==(const SearchFilter &) const = default;
};

} // namespace model
