// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QList>
#include <QString>

namespace invocables {

//! One change of a text by its lines, which count from 1.
struct Piece {
    enum class Change { Insert, Delete, Replace };
    Change change = Change::Replace;
    //! Insert: before this line, or one after the last. Otherwise the first line that goes.
    qint64 start = 1;
    //! The last line that goes.
    qint64 end = 1;
    //! Lines to put there; a line break at its end is added where it has none.
    QString content = {};
    //! The lines that go are given back.
    bool returnsContent = false;
};

struct PiecedText {
    QString text;
    //! For each piece that asks for it, in their order, what went.
    QStringList returned;
};

//! Makes all changes of a text at once: lines are those of the text as it was.
//! \return a Validation error where a piece is out of the text, or two overlap.
model::Result<PiecedText> withPieces(const QString &text, const QList<Piece> &pieces);

} // namespace invocables
