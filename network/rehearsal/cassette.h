// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/exchange/exchange.h"

namespace network {

//! Recorded exchanges as a file that can be played again: JSON Lines, one exchange a line, bodies in base64.
class Cassette
{
public:
    //! At most 256 MiB. \return a Usage error with the line that is none.
    static model::Result<Cassette> read(const QString &path);
    static model::Result<Cassette> parse(const QByteArray &text);
    explicit Cassette(QList<model::Exchange> exchanges = {})
        : m_exchanges(std::move(exchanges))
    {
    }

    const QList<model::Exchange> &exchanges() const { return m_exchanges; }
    QByteArray toJsonLines() const;
    //! Saves atomically.
    model::Result<void> write(const QString &path) const;

private:
    QList<model::Exchange> m_exchanges;
};

} // namespace network
