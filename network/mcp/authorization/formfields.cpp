// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/formfields.h"

namespace network {

namespace {

constexpr qsizetype mostFields = 64;

QByteArray decoded(QByteArray text)
{
    return QByteArray::fromPercentEncoding(text.replace('+', ' '));
}

} // namespace

QByteArray formEncoded(const FormFields &fields)
{
    QByteArray text;
    for (const auto &[name, value] : fields) {
        if (!text.isEmpty())
            text += '&';
        text += name.toPercentEncoding() + '=' + value.toPercentEncoding();
    }
    return text;
}

FormFields formDecoded(const QByteArray &text)
{
    FormFields fields;
    for (const QByteArray &field : text.split('&')) {
        if (field.isEmpty() || fields.size() >= mostFields)
            continue;
        const qsizetype sign = field.indexOf('=');
        fields.append({decoded(sign < 0 ? field : field.first(sign)), sign < 0 ? QByteArray() : decoded(field.sliced(sign + 1))});
    }
    return fields;
}

} // namespace network
