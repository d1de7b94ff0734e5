// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/archives/piecereader.h"

namespace model {

//! Reads `conversations.json` of ChatGPT's data export: of each conversation a map of messages with their parents and children.
class ChatGptReader final : public PieceReader
{
public:
    explicit ChatGptReader(QIODevice &device)
        : PieceReader(device)
    {
    }

    static bool recognises(const JsonText &first);

    QString format() const override;

private:
    Result<void> take(const JsonText &piece) override;
};

} // namespace model
