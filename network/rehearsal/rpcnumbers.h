// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"

namespace network {

//! The numbers of JSON-RPC messages, which whoever speaks chooses anew each time: identifiers of requests, tokens of their progress, and
//! where a notification names either. They are no part of what is said.
class RpcNumbers final
{
public:
    RpcNumbers() = delete;

    //! The message with 0 for each; anything else as it is.
    static QByteArray without(const QByteArray &message);
    //! What was recorded, with the answer (one message, or events) as it is for this request.
    static model::Exchange forRequest(const model::Exchange &recorded, const QByteArray &request);
};

} // namespace network
