// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/comparison/comparedrun.h"

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

//! A column's name with what is known of its runs, as the table and the report need it.
struct ComparedColumn {
    QString label;
    QString note = {};
    QList<ComparedRun> runs = {};
};

//! What comes out of a comparison: a row for each column, with the medians of its committed runs. Pure.
struct ComparisonTable {
    enum Figure { Rounds, Calls, SameArguments, ToolTime, WholeTime, TokensIn, TokensOut, Cost, Agreement, Likeness };
    static constexpr int figureCount = Likeness + 1;

    struct Row {
        QString label;
        int times = 0;
        int ended = 0;
        int committed = 0;
        int timedOut = 0;
        //! By the person, with or without something to show for it.
        int cancelled = 0;
        //! Rolled back, broken off or failed.
        int failed = 0;
        QString currency = {};
        //! Nothing where it is not known. SameArguments counts runs: those that call the same tools with the same arguments as the
        //! first column mostly does. Agreement, from 0 to 1, is how alike the final texts of this column are to one another,
        //! Likeness how alike they are to those of the first column.
        std::optional<double> figures[figureCount] = {};
        //! Whether this column is plainly better here than every other.
        bool isBest[figureCount] = {};

        std::optional<double> figure(Figure figure) const { return figures[figure]; }
    };

    int times = 0;
    QList<Row> rows;

    static ComparisonTable of(const QList<ComparedColumn> &columns, int times);
};

//! The one in the middle, or between the two in the middle; nothing of nothing.
std::optional<double> medianOf(QList<double> values);
//! What a run calls, each tool and arguments once, so that two texts are equal where the calls are the same; the order of calls
//! and of members, and white space, do not count.
QString callsKey(const ComparedRun &run);

} // namespace model
