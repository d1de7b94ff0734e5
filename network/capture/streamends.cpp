// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/capture/streamends.h"

#include <QSocketNotifier>

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

#include <poll.h>
#include <unistd.h>

namespace network {

namespace {

constexpr size_t mostReadAtOnce = 64 * 1024;
// So much a pipe takes without waiting wherever it says that it takes something.
constexpr qsizetype mostWrittenAtOnce = 4096;

bool takesMore(int file)
{
    pollfd asked {file, POLLOUT, 0};
    return ::poll(&asked, 1, 0) > 0;
}

} // namespace

InputEnd::InputEnd(int file, QObject *parent)
    : QObject(parent)
    , m_file(file)
    , m_readable(new QSocketNotifier(file, QSocketNotifier::Read, this))
{
    m_readable->setEnabled(false);
    connect(m_readable, &QSocketNotifier::activated, this, &InputEnd::read);
}

void InputEnd::hold(bool held)
{
    m_readable->setEnabled(!held && !m_hasEnded);
}

void InputEnd::read()
{
    // Freed on the heap, a block of this size has the allocator join all the small ones.
    std::array<char, mostReadAtOnce> bytes;
    const ssize_t count = ::read(m_file, bytes.data(), bytes.size());
    if (count < 0 && (errno == EINTR || errno == EAGAIN))
        return;
    if (count <= 0) {
        m_hasEnded = true;
        m_readable->setEnabled(false);
        Q_EMIT ended();
        return;
    }
    Q_EMIT bytesRead(QByteArray(bytes.data(), count));
}

OutputEnd::OutputEnd(int file, QObject *parent)
    : QObject(parent)
    , m_file(file)
    , m_writable(new QSocketNotifier(file, QSocketNotifier::Write, this))
{
    m_writable->setEnabled(false);
    connect(m_writable, &QSocketNotifier::activated, this, &OutputEnd::flush);
}

void OutputEnd::write(const QByteArray &bytes)
{
    if (m_hasFailed)
        return;
    m_waiting += bytes;
    if (!m_writable->isEnabled())
        flush();
}

void OutputEnd::flush()
{
    while (untaken() > 0) {
        if (!takesMore(m_file)) {
            m_writable->setEnabled(true);
            return;
        }
        const auto count = ::write(m_file, m_waiting.constData() + m_written, size_t(std::min(untaken(), mostWrittenAtOnce)));
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0 && errno == EAGAIN) {
            m_writable->setEnabled(true);
            return;
        }
        m_hasFailed = count < 0;
        if (m_hasFailed)
            break;
        m_written += count;
    }
    m_writable->setEnabled(false);
    m_waiting.clear();
    m_written = 0;
    if (m_hasFailed)
        Q_EMIT failed();
    else
        Q_EMIT taken();
}

} // namespace network
