// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/contextparts.h"
#include "network/providers/description/serverproperties.h"
#include "network/providers/wire/streamdecoder.h"

#include <QUrl>

#include <functional>

namespace network {

class ToolCallBook;

//! What conversing has to do with the rest of the program beside the endpoint. Each may be empty.
struct ConverseWatch {
    //! The provider of this name is a llama.cpp server, as its answers say.
    std::function<void(const QString &)> serverMet = {};
    //! Whether a server at this address, of which nothing is known, may be asked what it is: not each time, where it says nothing.
    std::function<bool(const QUrl &)> mayAsk = {};
    //! What the server of the provider of this name said of itself.
    std::function<void(const QString &, const ServerProperties &)> served = {};
    //! Of models whose descriptors leave parts to themselves.
    model::ContextParts parts = {};
    //! Where it is written down how well models call their tools.
    ToolCallBook *book = nullptr;
    //! Bytes of one answer's text; what comes after is not taken.
    qint64 answerLimit = standardAnswerLimit;
};

} // namespace network
