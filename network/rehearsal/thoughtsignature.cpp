// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/thoughtsignature.h"

#include <QCryptographicHash>

using namespace Qt::StringLiterals;

namespace network {

namespace {

constexpr auto signaturePrefix = "rehearsal-"_L1;

} // namespace

QString thoughtSignature(const QString &thought)
{
    const QByteArray digest = QCryptographicHash::hash(thought.toUtf8(), QCryptographicHash::Sha256);
    return signaturePrefix + QString::fromLatin1(digest.toBase64());
}

bool isThoughtUnchanged(const QString &thought, const QString &signature)
{
    return !signature.startsWith(signaturePrefix) || signature == thoughtSignature(thought);
}

} // namespace network
