// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/uploadbody.h"

#include <algorithm>
#include <cstring>

namespace network {

UploadBody::UploadBody(QByteArray bytes, QObject *parent)
    : QIODevice(parent)
    , m_bytes(std::move(bytes))
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

qint64 UploadBody::readData(char *data, qint64 maximum)
{
    const qint64 count = std::min(maximum, m_bytes.size() - m_position);
    if (count <= 0)
        return -1;
    std::memcpy(data, m_bytes.constData() + m_position, size_t(count));
    m_position += count;
    return count;
}

} // namespace network
