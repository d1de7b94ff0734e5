// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/searchfilter.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace model {

//! What a person typed into a search field, made safe for FTS5.
struct SearchQuery {
    //! An FTS5 expression; empty where there is no word in what was typed.
    QString expression = {};
    //! The words and phrases as they were typed, for finding the place of a match.
    QStringList words = {};
    SearchFilter filter = {};

    //! At most 32 words of at most 200 characters count.
    static SearchQuery parse(const QString &typed);
};

//! Without the signs of Markdown, as well as that can be told of a piece of it.
QString withoutMarkdown(const QString &text);

//! About 120 characters around the first of the words, on one line, with `…` where something is left out.
QString snippetAround(const QString &text, const QStringList &words);

} // namespace model
