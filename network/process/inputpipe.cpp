// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/inputpipe.h"

#include <QSocketNotifier>

#include <array>
#include <cerrno>
#include <csignal>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace network {

InputPipe::InputPipe(QObject *parent)
    : QObject(parent)
{
    // A process that has ended is told by the failing write.
    std::signal(SIGPIPE, SIG_IGN);
    std::array<int, 2> ends {};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
        m_fault = QString::fromStdString(std::generic_category().message(errno));
        return;
    }
    m_childEnd = ends[0];
    m_ourEnd = ends[1];
    ::fcntl(m_ourEnd, F_SETFL, O_NONBLOCK);
    m_writable = new QSocketNotifier(m_ourEnd, QSocketNotifier::Write, this);
    m_writable->setEnabled(false);
    connect(m_writable, &QSocketNotifier::activated, this, &InputPipe::flush);
}

InputPipe::~InputPipe()
{
    closeChildEnd();
    shut();
}

void InputPipe::closeChildEnd()
{
    if (m_childEnd >= 0)
        ::close(std::exchange(m_childEnd, -1));
}

void InputPipe::write(const QByteArray &bytes)
{
    if (m_ourEnd < 0 || m_isClosing)
        return;
    // What has been read goes before it is as much as what waits.
    if (m_written > m_waiting.size() / 2) {
        m_waiting.remove(0, m_written);
        m_written = 0;
    }
    m_waiting += bytes;
    if (!m_writable->isEnabled())
        flush();
}

void InputPipe::close()
{
    m_isClosing = true;
    if (m_ourEnd >= 0 && !m_writable->isEnabled())
        flush();
}

void InputPipe::flush()
{
    while (m_written < m_waiting.size()) {
        const ssize_t count = ::write(m_ourEnd, m_waiting.constData() + m_written, size_t(m_waiting.size() - m_written));
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0 && errno == EAGAIN) {
            m_writable->setEnabled(true);
            return;
        }
        if (count < 0) {
            shut();
            return;
        }
        m_written += count;
    }
    m_writable->setEnabled(false);
    m_waiting.clear();
    m_written = 0;
    if (m_isClosing)
        shut();
}

void InputPipe::shut()
{
    if (m_ourEnd < 0)
        return;
    m_writable->setEnabled(false);
    ::close(std::exchange(m_ourEnd, -1));
    m_waiting.clear();
    m_written = 0;
}

} // namespace network
