// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>
#include <QString>

#include <optional>

namespace model {

//! Where a second text departs from a first. Providers' prompt caches hold as far as there.
struct Departure {
    //! The offset in the second of the first byte that differs, or its size where the first goes on.
    qsizetype byte = 0;
    //! The member in which that byte lies (JSON Pointer, RFC 6901): of its name as of its value; of a bracket or a comma the object or
    //! array. Nothing where the second is not JSON up to there, or goes no further.
    std::optional<QString> pointer = {};
};

//! Nothing where they are the same.
std::optional<Departure> departureOf(QByteArrayView first, QByteArrayView second);

//! The pointer of the value in which a byte of a JSON text lies; nothing where it is not JSON up to there, or ends before.
std::optional<QString> pointerAt(QByteArrayView text, qsizetype byte);

//! A member's name as it stands in a pointer.
QString pointerPart(const QString &name);

} // namespace model
