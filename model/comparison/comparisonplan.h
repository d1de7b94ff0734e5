// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/identifier.h"
#include "model/basics/result.h"
#include "model/conversation/sessionsettings.h"

#include <optional>

namespace model {

//! One column of a comparison.
struct ComparisonVariant {
    //! Short, and unlike that of the other columns.
    QString label;
    //! A few words of what makes it what it is; may be empty.
    QString note = {};
    SessionSettings settings = {};

    //! What a person wrote, as a label: one line, of which the beginning does where it is long.
    static QString labelOf(const QString &written);
};

//! What a comparison does: asks the same in every column, some times over.
struct ComparisonPlan {
    static constexpr int mostVariants = 8;
    static constexpr int mostTimes = 100;
    //! Of a run: a day.
    static constexpr int mostSeconds = 86'400;

    //! A conversation that every run goes on with, up to and with the node of this row.
    struct Beginning {
        ConversationId conversation;
        qint64 row = 0;
    };

    QString prompt;
    int times = 1;
    QList<ComparisonVariant> variants;
    std::optional<Beginning> from = {};
    //! After so many seconds a run is stopped and counts as timed out; 0 for never. Does not run while a question is open.
    int secondsPerRun = 0;

    //! What makes it impossible, worded for the person.
    Result<void> check() const;
    //! Gives labels that are there twice a number, and those that are empty one too.
    void makeLabelsUnique();
};

} // namespace model
