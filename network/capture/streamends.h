// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QObject>

class QSocketNotifier;

namespace network {

//! A file of this process, such as its standard input, read as its bytes come. Does not own the file.
class InputEnd final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(InputEnd)

public:
    //! Reads once it is let go by hold(false).
    InputEnd(int file, QObject *parent);

    //! While it is held nothing is read of it, so that whoever writes to it waits.
    void hold(bool held);

Q_SIGNALS:
    void bytesRead(const QByteArray &bytes);
    //! Nothing comes any more; the last.
    void ended();

private:
    void read();

    const int m_file;
    QSocketNotifier *const m_readable;
    bool m_hasEnded = false;
};

//! A file of this process, such as its standard output, written without ever waiting for whoever reads it, and without changing the
//! file's mode, which others may share. Does not own the file.
class OutputEnd final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OutputEnd)

public:
    OutputEnd(int file, QObject *parent);

    //! What comes after a failure is dropped.
    void write(const QByteArray &bytes);
    //! Bytes that have not been taken.
    qsizetype untaken() const { return m_waiting.size() - m_written; }

Q_SIGNALS:
    //! All has been taken.
    void taken();
    //! Nobody reads it any more.
    void failed();

private:
    void flush();

    const int m_file;
    QSocketNotifier *const m_writable;
    QByteArray m_waiting;
    qsizetype m_written = 0;
    bool m_hasFailed = false;
};

} // namespace network
