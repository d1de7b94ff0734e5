// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/archives/archive.h"

#include <QCryptographicHash>

#include <algorithm>

namespace model {

bool isIdentifier(QStringView text)
{
    constexpr qsizetype longest = 64;
    const auto isAllowed = [](QChar character) {
        const char16_t code = character.unicode();
        return (code >= u'0' && code <= u'9') || (code >= u'a' && code <= u'z') || (code >= u'A' && code <= u'Z') || code == u'-'
            || code == u'_';
    };
    return !text.isEmpty() && text.size() <= longest && std::all_of(text.begin(), text.end(), isAllowed);
}

QString identifierFor(const QByteArray &text)
{
    constexpr qsizetype digits = 32;
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().left(digits));
}

} // namespace model
