// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/outputpipe.h"

#include <QSocketNotifier>

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace network {

namespace {

// As much as a pipe holds where nobody has made it larger.
constexpr qsizetype pipePieceSize = 64 * 1024;
// A pipe may have been made so large by the process (/proc/sys/fs/pipe-max-size).
constexpr qsizetype largestPipe = 1024 * 1024;

} // namespace

OutputPipe::OutputPipe(QObject *parent)
    : QObject(parent)
{
    int ends[2] = {-1, -1};
    if (::pipe2(ends, O_CLOEXEC) != 0)
        return;
    m_ourEnd = ends[0];
    m_childEnd = ends[1];
    ::fcntl(m_ourEnd, F_SETFL, O_NONBLOCK);
    m_readable = new QSocketNotifier(m_ourEnd, QSocketNotifier::Read, this);
    connect(m_readable, &QSocketNotifier::activated, this, &OutputPipe::readPiece);
}

OutputPipe::~OutputPipe()
{
    closeChildEnd();
    shut();
}

void OutputPipe::closeChildEnd()
{
    if (m_childEnd >= 0)
        ::close(std::exchange(m_childEnd, -1));
}

void OutputPipe::hold(bool held)
{
    m_isHeld = held;
    if (m_ourEnd >= 0)
        m_readable->setEnabled(!held || m_isDiscarding);
}

void OutputPipe::discard()
{
    m_isDiscarding = true;
    hold(m_isHeld);
}

void OutputPipe::drain()
{
    for (qsizetype left = largestPipe; left > 0 && readPiece(); left -= pipePieceSize) { }
    shut();
}

bool OutputPipe::readPiece()
{
    if (m_ourEnd < 0)
        return false;
    QByteArray bytes(pipePieceSize, Qt::Uninitialized);
    ssize_t count = -1;
    do
        count = ::read(m_ourEnd, bytes.data(), size_t(bytes.size()));
    while (count < 0 && errno == EINTR);
    if (count == 0 || (count < 0 && errno != EAGAIN))
        shut();
    if (count <= 0)
        return false;
    if (!m_isDiscarding) {
        bytes.resize(count);
        Q_EMIT arrived(bytes);
    }
    return true;
}

void OutputPipe::shut()
{
    if (m_ourEnd < 0)
        return;
    m_readable->setEnabled(false);
    ::close(std::exchange(m_ourEnd, -1));
}

} // namespace network
