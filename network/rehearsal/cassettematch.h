// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/rehearsal/cassette.h"

namespace network {

//! Finds for a request what was recorded for it: by method, path with query, and body; host, port, headers and RpcNumbers do not count.
//! Asked again it tells the next one recorded, at the end the last one again. Keeps count of what was played; owned by whoever plays.
class CassetteMatch final
{
    Q_DISABLE_COPY_MOVE(CassetteMatch)

public:
    //! Of the play, its pace does not matter here.
    explicit CassetteMatch(Cassette cassette, const CassettePlay &play = {});

    //! An address as it is compared: path and query; of a program's messages (`stdio:`) the whole.
    static QByteArray targetOf(const QUrl &url);
    //! Text as a lenient comparison sees it.
    static QByteArray lenientForm(const QByteArray &text);

    //! Good as long as this is there; the playback is told. \return what is missing, with an Execution error that says at which byte the
    //! body departs from what was recorded, or that nothing was recorded for the address.
    tl::expected<const model::Exchange *, CassetteMiss> take(const QByteArray &method, const QByteArray &target, const QByteArray &body);

private:
    struct Recorded {
        QList<qsizetype> exchanges;
        qsizetype next = 0;
    };

    //! Whether what was recorded for one address may be told for the other.
    bool isSameTarget(const QByteArray &recorded, const QByteArray &asked) const;
    QByteArray keyOf(const QByteArray &method, const QByteArray &target, const QByteArray &body) const;
    CassetteMiss miss(const QByteArray &method, const QByteArray &target, const QByteArray &body) const;
    //! Of those that have not been played, with this method and target, the one that is longest the same; else of those that have.
    const model::Exchange *nearest(const QByteArray &method, const QByteArray &target, const QByteArray &body) const;

    const Cassette m_cassette;
    const CassettePlay m_play;
    QHash<QByteArray, Recorded> m_recorded;
    QList<bool> m_played;
};

} // namespace network
