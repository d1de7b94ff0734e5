// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/exchange/exchange.h"
#include "network/rehearsal/responder.h"

#include <QHash>

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

//! Plays a cassette: a request gets the response that was recorded for the same method, path and body; asked again it gets the
//! next one recorded, at the end the last one again. Pieces come as they arrived, without their pauses.
class CassetteResponder final : public Responder
{
public:
    explicit CassetteResponder(Cassette cassette);

    PlannedResponse respond(const IncomingRequest &request) override;

private:
    struct Recorded {
        QList<qsizetype> exchanges;
        qsizetype next = 0;
    };

    Cassette m_cassette;
    QHash<QByteArray, Recorded> m_recorded;
};

} // namespace network
