// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/http/headertext.h"

#include <algorithm>

namespace network {

namespace {

constexpr char prefix[] = "=?base64?";
constexpr char suffix[] = "?=";

bool isPlain(QByteArrayView text)
{
    const bool isPrintable = std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c < 127; });
    return isPrintable && !text.isEmpty() && text.front() != ' ' && text.back() != ' '
        && !(text.startsWith(prefix) && text.endsWith(suffix));
}

} // namespace

QByteArray headerText(QStringView text)
{
    const QByteArray bytes = text.toUtf8();
    return isPlain(bytes) ? bytes : prefix + bytes.toBase64() + suffix;
}

} // namespace network
