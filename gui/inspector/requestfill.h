// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/node.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace gui {

//! A part of a request, and how much of it that is. A value.
struct FillPart {
    QString name = {};
    qint64 bytes = 0;
    //! The JSON pointer of what it is.
    QString pointer = {};
    //! The position of the canister that it was made of, where that can be told.
    std::optional<int> position = {};
    QList<FillPart> parts = {};

    bool operator==(const FillPart &) const = default;
};

//! What fills a request: what the model is told to be, tools, messages and settings, each with what is in it. Knows the languages of
//! Anthropic, OpenAI, Gemini and Ollama by the names of their members. Pure; takes time in proportion to the body.
class RequestFill
{
public:
    //! `path`: the canisters of the conversation, for finding those that the messages were made of: by their texts, and calls and results
    //! by the identifier of the call.
    static QList<FillPart> of(const QByteArray &body, const QList<model::Node> &path = {});
};

} // namespace gui
