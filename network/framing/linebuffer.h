// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

#include <functional>

namespace network {

//! Cuts a stream of bytes, in pieces of any size, into lines. Looks at each byte once, however long the line. A value.
class LineBuffer
{
public:
    //! `maximum`: of a line, in bytes.
    explicit LineBuffer(qsizetype maximum)
        : m_maximum(maximum)
    {
    }

    //! Tells each whole line without its end (a line feed, with or without a carriage return before it).
    //! \return false where a line is too long; nothing more is told from then on.
    bool feed(const QByteArray &bytes, const std::function<void(const QByteArray &line)> &handler);
    //! What came after the last line end.
    const QByteArray &rest() const { return m_rest; }

private:
    qsizetype m_maximum;
    QByteArray m_rest;
    bool m_overrun = false;
};

} // namespace network
