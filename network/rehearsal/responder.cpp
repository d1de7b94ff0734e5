// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/responder.h"

namespace network {

QByteArray IncomingRequest::header(QByteArrayView name) const
{
    for (const auto &[key, value] : headers) {
        if (key.toLower() == name)
            return value;
    }
    return {};
}

PlannedResponse jsonResponse(int status, const QByteArray &body)
{
    PlannedResponse response;
    response.status = status;
    response.headers = {{"Content-Type", "application/json"}};
    response.pieces = {body};
    return response;
}

} // namespace network
