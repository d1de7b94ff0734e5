// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QHash>
#include <QString>

namespace model {

//! How often each word is in a text; of a long text, in its beginning.
struct WordCounts {
    QHash<QString, int> counts;
    int total = 0;
};

WordCounts wordsOf(const QString &text);
//! How much of their words two texts have in common, from 0 to 1, without regard to order, case and punctuation (Dice's coefficient).
//! Two without any word are alike.
double likenessOf(const WordCounts &one, const WordCounts &other);

} // namespace model
