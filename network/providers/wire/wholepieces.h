// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace network {

//! A text that is told piece by piece, in whole characters. Some servers cut a character of two UTF-16 units in its middle: its first
//! half waits for the second, and one whose other half does not come is U+FFFD.
class WholePieces final
{
public:
    //! What can be told by now; may be nothing.
    QString add(const QString &piece);
    //! What is left, once the text has ended.
    QString finish();

private:
    QString m_half;
};

} // namespace network
