// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/framing/linebuffer.h"

namespace network {

namespace {

QByteArray withoutReturn(QByteArray line)
{
    if (line.endsWith('\r'))
        line.chop(1);
    return line;
}

} // namespace

bool LineBuffer::feed(const QByteArray &bytes, const std::function<void(const QByteArray &line)> &handler)
{
    qsizetype start = 0;
    while (!m_overrun) {
        const qsizetype end = bytes.indexOf('\n', start);
        const qsizetype length = (end < 0 ? bytes.size() : end) - start;
        if (m_rest.size() + length > m_maximum) {
            m_overrun = true;
            m_rest.clear();
        } else if (end < 0) {
            m_rest.append(bytes.constData() + start, length);
            break;
        } else {
            const QByteArray line = m_rest.isEmpty() ? bytes.mid(start, length) : m_rest.append(bytes.constData() + start, length);
            m_rest = {};
            start = end + 1;
            handler(withoutReturn(line));
        }
    }
    return !m_overrun;
}

} // namespace network
