// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/framing/framing.h"

#include <QObject>
#include <QSocketNotifier>

namespace network {

//! The two ends of a peer that has started this program, usually standard input and output: whole lines in, whole lines out, neither
//! waited for. Nothing else may be written there meanwhile. Owned by what serves; deleting it leaves the files open, and as they were.
class LinePipe final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LinePipe)

public:
    //! What the peer has not taken, in bytes; beyond it is given up.
    static constexpr qsizetype largestBacklog = 64 * 1024 * 1024;
    //! A line, in bytes.
    static constexpr qsizetype largestLine = 16 * 1024 * 1024;

    //! Both files are open and outlive this.
    LinePipe(int in, int out, QObject *parent);
    ~LinePipe() override;

    void start();
    //! Without its end.
    void write(const QByteArray &line);
    //! The peer takes less than it is told.
    bool isFull() const;
    bool isDrained() const { return m_unwritten.isEmpty(); }

Q_SIGNALS:
    //! Empty ones are left out.
    void line(const QByteArray &line);
    //! The peer says nothing more; it may still listen.
    void ended();
    void drained();
    //! Nothing can be done any more; the last signal. `why` is empty where the peer has just gone.
    void broken(const QString &why);

private:
    void read();
    void flush();
    void breakOff(const QString &why);

    const int m_in;
    const int m_out;
    //! Of the file that is written to, before anything was done to it; -1 where that is not known.
    const int m_outFlags;
    QSocketNotifier m_readable;
    QSocketNotifier m_writable;
    LineBuffer m_lines;
    QByteArray m_unwritten;
    bool m_isBroken = false;
};

} // namespace network
