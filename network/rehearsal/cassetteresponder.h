// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/rehearsal/cassette.h"
#include "network/rehearsal/responder.h"

#include <QHash>

namespace network {

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
