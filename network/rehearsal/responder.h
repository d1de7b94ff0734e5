// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/rehearsal/plannedresponse.h"

namespace network {

//! A request as it came in.
struct IncomingRequest {
    QByteArray method;
    //! Path with its query.
    QByteArray target;
    model::Headers headers;
    QByteArray body;

    //! Without its query.
    QByteArray path() const { return target.split('?').first(); }
    //! The value of a header, its name in lower case.
    QByteArray header(QByteArrayView name) const;
};

//! What answers the requests of a rehearsal server.
class Responder
{
public:
    virtual ~Responder() = default;
    virtual PlannedResponse respond(const IncomingRequest &request) = 0;
};

//! A whole JSON body.
PlannedResponse jsonResponse(int status, const QByteArray &body);

} // namespace network
