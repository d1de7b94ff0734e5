// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"

#include <optional>

namespace network {

//! What a server says of itself and its model: llama.cpp's at `GET /props`, others no more than their lists of models do. A value; what it
//! does not say is empty.
struct ServerProperties {
    //! It has said that it is llama.cpp's, and so it has what only that has: `/apply-template`, `/tokenize`, `/props`.
    bool isLlamas = false;
    //! Tokens of one conversation.
    qint64 context = 0;
    std::optional<bool> seesPictures = {};
    std::optional<bool> hearsSound = {};
    //! The model's template knows tools.
    std::optional<bool> knowsTools = {};
    QString modelName = {};
    QString build = {};

    //! Whether an answer with these headers is of llama.cpp's server.
    static bool isLlama(const model::Headers &headers);
    //! What stands at `/props`; nothing where it is no such answer.
    static std::optional<ServerProperties> read(const QByteArray &body);

    bool operator==(const ServerProperties &) const = default;
};

} // namespace network
