// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/archives/piecereader.h"
#include "model/archives/sessionfile.h"

namespace model {

//! Reads a session file of Codex (`rollout-….jsonl`), of today's and of the earlier form. What the program told the model of itself is left
//! out.
class CodexReader final : public PieceReader
{
public:
    explicit CodexReader(QIODevice &device)
        : PieceReader(device)
    {
    }

    static bool recognises(const JsonText &first);

    QString format() const override;

private:
    Result<void> take(const JsonText &piece) override;
    Result<void> end() override;
    void takeItem(const QJsonObject &item);
    void takeMessage(const QJsonObject &item);

    std::unique_ptr<SessionFile> m_session;
    QString m_model;
};

} // namespace model
