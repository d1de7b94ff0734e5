// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/archives/piecereader.h"
#include "model/archives/sessionfile.h"

namespace model {

//! Reads a session file of Claude Code (`~/.claude/projects/…/….jsonl`): a line for each message, with the one that it follows. What
//! agents of the session did among themselves is left out.
class ClaudeCodeReader final : public PieceReader
{
public:
    explicit ClaudeCodeReader(QIODevice &device)
        : PieceReader(device)
    {
    }

    static bool recognises(const JsonText &first);

    QString format() const override;

private:
    Result<void> take(const JsonText &piece) override;
    Result<void> end() override;
    void takeMessage(const QJsonObject &line);
    void takeBlock(const QJsonObject &block, const QJsonObject &line);
    void takeResult(const QJsonObject &block);
    void flush();

    std::unique_ptr<SessionFile> m_session;
    //! The assistant's message that is being put together of several lines.
    std::optional<Canister> m_answer;
    QString m_answerId;
    //! The message whose usage has been taken.
    QString m_counted;
    //! Where the messages of lines are, by the names of the lines.
    QHash<QString, qint64> m_numbers;
    QString m_lastLine;
};

} // namespace model
