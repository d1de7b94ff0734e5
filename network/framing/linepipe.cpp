// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/framing/linepipe.h"

#include <QPointer>

#include <array>
#include <cerrno>
#include <csignal>

#include <fcntl.h>
#include <unistd.h>

namespace network {

namespace {

constexpr qsizetype pieceOfPipe = 64 * 1024;
constexpr qsizetype fullBacklog = 1024 * 1024;

} // namespace

LinePipe::LinePipe(int in, int out, QObject *parent)
    : QObject(parent)
    , m_in(in)
    , m_out(out)
    , m_outFlags(::fcntl(out, F_GETFL))
    , m_readable(in, QSocketNotifier::Read)
    , m_writable(out, QSocketNotifier::Write)
    , m_lines(largestLine)
{
    // A peer that reads no more is told by the failing write, and what is under way for it ends in order.
    std::signal(SIGPIPE, SIG_IGN);
    m_readable.setEnabled(false);
    m_writable.setEnabled(false);
    connect(&m_readable, &QSocketNotifier::activated, this, &LinePipe::read);
    connect(&m_writable, &QSocketNotifier::activated, this, &LinePipe::flush);
}

//! A terminal is its shell's, too, which would not know what came over it.
LinePipe::~LinePipe()
{
    if (m_outFlags >= 0)
        ::fcntl(m_out, F_SETFL, m_outFlags);
}

void LinePipe::start()
{
    // A peer that does not read must not hold up everything else.
    if (m_outFlags >= 0)
        ::fcntl(m_out, F_SETFL, m_outFlags | O_NONBLOCK);
    m_readable.setEnabled(true);
}

bool LinePipe::isFull() const
{
    return m_unwritten.size() > fullBacklog;
}

void LinePipe::read()
{
    // Freed on the heap, a block of this size has the allocator join all the small ones.
    std::array<char, pieceOfPipe> piece;
    const auto count = ::read(m_in, piece.data(), piece.size());
    if (count < 0 && (errno == EINTR || errno == EAGAIN))
        return;
    const QPointer<LinePipe> guard(this);
    const auto tell = [&guard](const QByteArray &text) {
        if (guard && !guard->m_isBroken && !text.trimmed().isEmpty())
            Q_EMIT guard->line(text);
    };
    if (count <= 0) {
        m_readable.setEnabled(false);
        // A last line needs no end.
        tell(m_lines.rest());
        if (guard && !m_isBroken)
            Q_EMIT ended();
        return;
    }
    const bool fits = m_lines.feed(QByteArray(piece.data(), count), tell);
    if (guard && !fits)
        breakOff(tr("The client sent a message of more than %1 MiB.").arg(largestLine / 1024 / 1024));
}

void LinePipe::write(const QByteArray &line)
{
    if (m_isBroken)
        return;
    m_unwritten += line;
    m_unwritten += '\n';
    if (m_unwritten.size() > largestBacklog)
        breakOff(tr("The client reads nothing of what it is sent."));
    else if (!m_writable.isEnabled())
        flush();
}

void LinePipe::flush()
{
    while (!m_unwritten.isEmpty()) {
        const auto count = ::write(m_out, m_unwritten.constData(), size_t(m_unwritten.size()));
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0 && errno == EAGAIN)
            break;
        if (count < 0) {
            breakOff(errno == EPIPE ? QString() : tr("The client cannot be written to: %1").arg(qt_error_string(errno)));
            return;
        }
        m_unwritten.remove(0, count);
    }
    m_writable.setEnabled(!m_unwritten.isEmpty());
    if (m_unwritten.isEmpty())
        Q_EMIT drained();
}

void LinePipe::breakOff(const QString &why)
{
    if (std::exchange(m_isBroken, true))
        return;
    m_readable.setEnabled(false);
    m_writable.setEnabled(false);
    Q_EMIT broken(why);
}

} // namespace network
