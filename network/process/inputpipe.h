// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

class QSocketNotifier;

namespace network {

//! The standard input of a process: what is written leaves at once as far as the pipe takes it, not on the next turn of the event loop
//! as QProcess does it, which a server that answers many small calls would feel. Owned by the QProcess that leads the group.
class InputPipe final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(InputPipe)

public:
    explicit InputPipe(QObject *parent);
    ~InputPipe() override;

    //! What the child makes its standard input; -1 where the system gave no pipe.
    int childEnd() const { return m_childEnd; }
    //! Why it gave none, in its own words.
    const QString &fault() const { return m_fault; }
    //! The child has its end: ours of it is not needed any more, or its end would never be noticed.
    void closeChildEnd();

    //! Never blocks. What the process does not read is kept; what comes after its end is dropped.
    void write(const QByteArray &bytes);
    //! Bytes that the process has not read.
    qsizetype waiting() const { return m_waiting.size() - m_written; }
    //! Closes it once everything has been written.
    void close();

private:
    void flush();
    void shut();

    int m_childEnd = -1;
    QString m_fault;
    int m_ourEnd = -1;
    QSocketNotifier *m_writable = nullptr;
    QByteArray m_waiting;
    qsizetype m_written = 0;
    bool m_isClosing = false;
};

} // namespace network
