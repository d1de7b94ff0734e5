// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/difference/departure.h"
#include "model/difference/jsondifference.h"
#include "model/text/linediff.h"

#include <QByteArray>

namespace model {

//! All that is to be said of how a second body differs from a first: for the person who looks at both. A value; the bodies are shared.
struct BodyDifference {
    //! Of larger ones the lines are not compared.
    static constexpr qsizetype largestText = 16 * 1024 * 1024;

    QByteArray first = {};
    QByteArray second = {};
    //! Nothing where they are the same, byte for byte.
    std::optional<Departure> departs = {};
    //! Both are JSON.
    bool areJson = false;
    JsonDifference json = {};
    //! Of JSON as it is indented; what changed, with a few lines around.
    QList<DiffLine> lines = {};

    //! Takes time in proportion to the bodies: to be called on a worker.
    static BodyDifference between(const QByteArray &first, const QByteArray &second);
    //! How many changes there are of a kind.
    qsizetype count(JsonChange::Kind kind) const;
};

} // namespace model
