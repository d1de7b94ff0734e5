// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/traces/tracecontext.h"

#include <QCryptographicHash>

#include <algorithm>

namespace network {

namespace {

constexpr qsizetype traceDigits = 32;
constexpr qsizetype spanDigits = 16;

bool isHexadecimal(QByteArrayView text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

bool isIdentifier(QByteArrayView text, qsizetype digits)
{
    const bool isZero = std::all_of(text.begin(), text.end(), [](char c) { return c == '0'; });
    return text.size() == digits && isHexadecimal(text) && !isZero;
}

QByteArray digestOf(const QByteArray &name, qsizetype digits)
{
    return QCryptographicHash::hash(name, QCryptographicHash::Sha256).toHex().first(digits);
}

} // namespace

std::optional<TraceContext> TraceContext::parse(const QByteArray &traceParent)
{
    const QList<QByteArray> parts = traceParent.split('-');
    if (parts.size() != 4 || parts[0] != "00" || parts[3].size() != 2 || !isHexadecimal(parts[3]))
        return std::nullopt;
    if (!isIdentifier(parts[1], traceDigits) || !isIdentifier(parts[2], spanDigits))
        return std::nullopt;
    return TraceContext {parts[1], parts[2]};
}

QByteArray TraceContext::traceOf(const model::TurnId &turn)
{
    const QByteArray name = turn.toString().toLatin1();
    return isIdentifier(name, traceDigits) ? name : digestOf(name, traceDigits);
}

QByteArray TraceContext::spanOf(const model::TurnId &turn)
{
    return digestOf(turn.toString().toUtf8(), spanDigits);
}

QByteArray TraceContext::spanOf(const model::TurnId &turn, int round)
{
    return digestOf(turn.toString().toUtf8() + '#' + QByteArray::number(round), spanDigits);
}

QByteArray TraceContext::spanOf(const model::TurnId &turn, const QString &invocation)
{
    return digestOf(turn.toString().toUtf8() + ':' + invocation.toUtf8(), spanDigits);
}

QByteArray TraceContext::traceParent() const
{
    return "00-" + trace + '-' + span + "-01";
}

} // namespace network
