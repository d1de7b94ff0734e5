// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/archives/piecereader.h"

namespace model {

//! Reads chats as OpenAI's Chat Completions has them, `{"messages": […]}`: one, a list of them, or one a line.
class OpenAiChatReader : public PieceReader
{
public:
    //! `when` is said of what has no time of its own.
    OpenAiChatReader(QIODevice &device, const QDateTime &when)
        : PieceReader(device)
        , m_when(when)
    {
    }

    static bool recognises(const JsonText &first);

    QString format() const override;

protected:
    Result<void> take(const JsonText &piece) override;
    //! From now on that is when a chat was written.
    void setWhen(const QDateTime &when) { m_when = when; }

private:
    QDateTime m_when;
};

} // namespace model
