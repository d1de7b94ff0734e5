// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/archives/piecereader.h"

namespace model {

//! Reads `conversations.json` of Claude's data export: of each conversation a list of messages, which may name the one that they follow.
class ClaudeReader final : public PieceReader
{
public:
    explicit ClaudeReader(QIODevice &device)
        : PieceReader(device)
    {
    }

    static bool recognises(const JsonText &first);

    QString format() const override;

private:
    Result<void> take(const JsonText &piece) override;
};

} // namespace model
