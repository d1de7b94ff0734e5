// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/identifier.h"

#include <QByteArray>

#include <optional>

namespace network {

//! A place in a trace, as programs tell each other of it (W3C Trace Context, level 1). Identifiers are lower-case hexadecimal digits. A
//! value.
struct TraceContext {
    //! 32 digits.
    QByteArray trace = {};
    //! 16 digits.
    QByteArray span = {};

    //! What another program said; nothing where it is none, or of a version that is not known.
    static std::optional<TraceContext> parse(const QByteArray &traceParent);
    //! The trace that a turn begins: its identifier is the turn's, so that each is found by the other. What stands for a turn, a round and
    //! an invocation follows from their names: whoever sends something in their course needs nobody who keeps count.
    static QByteArray traceOf(const model::TurnId &turn);
    static QByteArray spanOf(const model::TurnId &turn);
    static QByteArray spanOf(const model::TurnId &turn, int round);
    static QByteArray spanOf(const model::TurnId &turn, const QString &invocation);

    //! `00-TRACE-SPAN-01`.
    QByteArray traceParent() const;

    bool operator==(const TraceContext &) const = default;
};

} // namespace network
