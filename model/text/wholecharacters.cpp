// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/text/wholecharacters.h"

namespace model {

QString withoutHalfCharacters(QString text)
{
    if (text.isValidUtf16())
        return text;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool isPair = text.at(at).isHighSurrogate() && at + 1 < text.size() && text.at(at + 1).isLowSurrogate();
        if (isPair)
            ++at;
        else if (text.at(at).isSurrogate())
            text[at] = QChar::ReplacementCharacter;
    }
    return text;
}

QByteArray wholeUtf8(QStringView text)
{
    return text.isValidUtf16() ? text.toUtf8() : withoutHalfCharacters(text.toString()).toUtf8();
}

} // namespace model
