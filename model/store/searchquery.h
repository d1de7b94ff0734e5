// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/conversation/canister.h"

#include <QDate>
#include <QList>
#include <QString>
#include <QStringList>

namespace model {

//! What besides words a search asks of a canister and its conversation: `role:user`, `model:claude`, `tool:read_file`, `label:work`,
//! `after:2026-11-01`, `before:2026-12-01`, `group:work`, `archived:yes`. Names may be parts of longer ones. Part of SearchQuery.
struct SearchFilter {
    //! A conversation, as far as a filter asks for it.
    struct Owner {
        QStringList labels = {};
        QString group = {};
        bool archived = false;
        QDateTime created = {};
        QDateTime changed = {};
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
    //! Takes over what a word as typed asks for. \return false where it is a word to be looked for; a Usage error, worded for the person,
    //! where it names a filter and says nothing that this takes.
    Result<bool> take(const QString &word);
    bool accepts(const Owner &owner) const;
    bool accepts(const Canister &canister) const;
    //! In time where the conversation went on then.
    bool acceptsTitleOf(const Owner &owner) const;
    //! It asks nothing that a title cannot have.
    bool isOfTitles() const { return !role && model.isEmpty() && tool.isEmpty(); }
    //! It asks nothing of single canisters.
    bool isOfOwners() const;

    bool operator==(const SearchFilter &) const = default;

private:
    bool isInTime(const QDateTime &first, const QDateTime &last) const;
};

//! What a person typed into a search field, made safe for FTS5.
struct SearchQuery {
    //! An FTS5 expression, without what is excluded; empty where no word is looked for.
    QString expression = {};
    //! An FTS5 expression of what was excluded by a minus sign; empty where nothing was.
    QString excluded = {};
    //! The words and phrases looked for, as they were typed, for finding the place of a match.
    QStringList words = {};
    SearchFilter filter = {};

    //! At most 32 words of at most 200 characters count. \return a Usage error where a filter cannot be read.
    static Result<SearchQuery> parse(const QString &typed);
    //! An FTS5 expression where everything is a word or a phrase, and nothing a filter or excluded.
    static QString expressionOf(const QString &typed);

    bool isEmpty() const { return expression.isEmpty() && excluded.isEmpty() && filter.isEmpty(); }
};

//! Without the signs of Markdown, as well as that can be told of a piece of it.
QString withoutMarkdown(const QString &text);

//! About 120 characters around the first of the words, on one line, with `…` where something is left out.
QString snippetAround(const QString &text, const QStringList &words);

} // namespace model
