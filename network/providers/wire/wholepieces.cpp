// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/wire/wholepieces.h"

#include "model/text/wholecharacters.h"

#include <utility>

namespace network {

QString WholePieces::add(const QString &piece)
{
    QString whole = m_half.isEmpty() ? piece : std::exchange(m_half, {}) + piece;
    if (!whole.isEmpty() && whole.back().isHighSurrogate()) {
        m_half = whole.back();
        whole.chop(1);
    }
    return model::withoutHalfCharacters(whole);
}

QString WholePieces::finish()
{
    return model::withoutHalfCharacters(std::exchange(m_half, {}));
}

} // namespace network
