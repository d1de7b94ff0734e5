// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/exchangefacts.h"

#include <QCoreApplication>

namespace gui {

//! The columns of a list of exchanges, and what stands in them.
class ExchangeCells
{
    Q_DECLARE_TR_FUNCTIONS(gui::ExchangeCells)

public:
    enum Column {
        Number,
        Request,
        Status,
        Waterfall,
        Time,
        Cost,
        Kind,
        Provider,
        Model,
        Tool,
        TokensIn,
        Cached,
        TokensOut,
        Sent,
        Received,
        Started,
        Same,
        ColumnCount
    };
    //! As it is kept in preferences.
    static QString wireName(Column column);
    static QString titleOf(Column column);
    //! Of its cells and of its title: a Qt::Alignment.
    static int alignmentOf(Column column);
    static QString text(const model::ExchangeEntry &entry, Column column);
    //! Of the number's cell all that is told of the exchange.
    static QString accessibleText(const model::ExchangeEntry &entry, Column column);

    static QString statusOf(const model::Exchange &exchange);
    //! Empty while it is under way.
    static QString durationOf(const model::Exchange &exchange);
    //! Method and path, or the message, with the tool that it is for.
    static QString requestOf(const model::ExchangeEntry &entry);
    //! Which one it begins like, and up to where; empty where there is none.
    static QString sameAs(const model::ExchangeEntry &entry);
};

} // namespace gui
