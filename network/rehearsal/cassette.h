// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/exchange/exchange.h"
#include "network/rehearsal/cassetteplayback.h"
#include "network/rehearsal/responder.h"

#include <memory>

namespace network {

//! Recorded exchanges as a file that can be played again: JSON Lines, one exchange a line, bodies in base64.
class Cassette
{
public:
    //! At most 256 MiB; an HTTP Archive is read as well. \return a Usage error with the line that is none, or the entry.
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

//! When the pieces of an answer come: at once, with the pauses that they had, or event by event, each at a person's word.
enum class CassettePace { AtOnce, Recorded, Stepwise };

//! How a cassette is played. A value.
struct CassettePlay {
    //! Dates, times and identifiers of a request do not count.
    bool isLenient = false;
    CassettePace pace = CassettePace::AtOnce;
    //! A request's path may be the end of that which was recorded: whoever asks does not know what stands before it.
    bool hasAnyBase = false;
    //! Is told what goes on, and gives the word where it is needed; null: nobody is there who could.
    QPointer<CassettePlayback> playback = {};

    bool isStepwise() const { return pace == CassettePace::Stepwise && playback; }
};

class CassetteMatch;

//! A member of the error that a cassette answers a request with which is not on it.
inline constexpr QLatin1StringView offCassette {"off_cassette"};

//! Plays a cassette: a request gets the response that was recorded for it (see CassetteMatch), in the pieces in which it arrived; one
//! that is not on it an error that says where it departs from what is.
class CassetteResponder final : public Responder
{
public:
    explicit CassetteResponder(Cassette cassette, const CassettePlay &play = {});
    ~CassetteResponder() override;

    PlannedResponse respond(const IncomingRequest &request) override;

private:
    std::unique_ptr<CassetteMatch> m_match;
    CassettePlay m_play;
};

} // namespace network
