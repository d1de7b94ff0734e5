// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/exchangefacts.h"

#include <QList>

namespace gui {

//! Exchanges that stand together in a list, with the time that they took together, in which waits in which nothing was under way are as
//! long as a gap. Owned by the model of the list.
struct ExchangeGroup {
    //! The turn, or what else they are.
    QString key = {};
    model::TurnId turn = {};
    //! In the list.
    int position = 0;
    QList<model::ExchangeEntry> rows = {};

    //! 0 to 1 in the group's time.
    struct Bar {
        double start = 0;
        double length = 0;
    };
    Bar barOf(const model::ExchangeEntry &entry) const;
    const QList<double> &gaps() const;
    //! To be called when its exchanges have changed.
    void forgetTime() { m_isMeasured = false; }

private:
    //! A time in which something was under way, in milliseconds since 1970, and how much of such time was before it, gaps included.
    struct Stretch {
        double begin = 0;
        double end = 0;
        double before = 0;
    };
    void measure() const;
    double placeOf(double time) const;

    mutable bool m_isMeasured = false;
    mutable QList<Stretch> m_stretches;
    mutable QList<double> m_gaps;
    mutable double m_whole = 1;
};

} // namespace gui
