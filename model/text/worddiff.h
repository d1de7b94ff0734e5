// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/text/linediff.h"

namespace model {

//! A stretch of a text that another text has as well, or not.
struct WordPiece {
    QString text;
    bool differs = false;

    bool operator==(const WordPiece &) const = default;
};

//! How two texts differ word by word: each as stretches in its order, which make up the whole of it. Pure.
struct WordDiff {
    QList<WordPiece> before;
    QList<WordPiece> after;

    static WordDiff between(const QString &before, const QString &after);
};

} // namespace model
