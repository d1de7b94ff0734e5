// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/toml/tomlposition.h"

namespace model {

qsizetype offsetOf(QStringView text, TextPosition position)
{
    qsizetype offset = 0;
    for (int line = 1; line < position.line; ++line) {
        const qsizetype end = text.indexOf(u'\n', offset);
        if (end < 0)
            return text.size();
        offset = end + 1;
    }
    for (int column = 1; column < position.column && offset < text.size() && text[offset] != u'\n'; ++column)
        offset += text[offset].isHighSurrogate() && offset + 1 < text.size() ? 2 : 1;
    return offset;
}

TextPosition positionOf(QStringView text, qsizetype offset)
{
    const QStringView before = text.first(qBound(qsizetype(0), offset, text.size()));
    const qsizetype lineStart = before.lastIndexOf(u'\n') + 1;
    int column = 1;
    for (const QChar character : before.sliced(lineStart))
        column += character.isLowSurrogate() ? 0 : 1;
    return {int(before.count(u'\n')) + 1, column};
}

} // namespace model
