// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <optional>

namespace network {

//! What a llama.cpp server says of itself and its model (`GET /props`). A value; what it does not say is empty.
struct ServerProperties {
    //! Tokens of one conversation.
    qint64 context = 0;
    std::optional<bool> seesPictures = {};
    std::optional<bool> hearsSound = {};
    //! The model's template knows tools.
    std::optional<bool> knowsTools = {};
    QString modelName = {};
    QString build = {};

    //! Nothing where it is no such answer.
    static std::optional<ServerProperties> read(const QByteArray &body);

    bool operator==(const ServerProperties &) const = default;
};

} // namespace network
