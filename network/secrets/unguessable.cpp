// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/secrets/unguessable.h"

#include <QRandomGenerator>

#include <algorithm>
#include <array>

namespace network {

QByteArray unguessable()
{
    std::array<quint32, 8> words {};
    QRandomGenerator::system()->fillRange(words.data(), words.size());
    return QByteArray(reinterpret_cast<const char *>(words.data()), sizeof words)
        .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
}

bool areSameSecrets(QByteArrayView one, QByteArrayView other)
{
    bool differ = one.size() != other.size();
    for (qsizetype at = 0; at < std::min(one.size(), other.size()); ++at)
        differ |= one[at] != other[at];
    return !differ;
}

} // namespace network
