// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

class QSocketNotifier;

namespace network {

//! What a process writes to its standard output or error: a piece at most on each turn of the event loop, and nothing while it is held,
//! so that a process that writes more than is used waits, which behind a QProcess it never does. Owned by the QProcess that leads the
//! group.
class OutputPipe final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OutputPipe)

public:
    explicit OutputPipe(QObject *parent);
    ~OutputPipe() override;

    //! What the child makes its standard output; -1 where the system gave no pipe.
    int childEnd() const { return m_childEnd; }
    //! The child has its end: ours of it is not needed any more, or its end would never be noticed.
    void closeChildEnd();

    void hold(bool held);
    //! Nobody listens any more: what comes is read and dropped, lest the process cannot end for it.
    void discard();
    //! The process has ended: reads what it has left in the pipe, held or not, and closes it. Whoever else has the pipe cannot write to
    //! it any more.
    void drain();

Q_SIGNALS:
    void arrived(const QByteArray &bytes);

private:
    //! \return whether there was anything.
    bool readPiece();
    void shut();

    int m_childEnd = -1;
    int m_ourEnd = -1;
    QSocketNotifier *m_readable = nullptr;
    bool m_isHeld = false;
    bool m_isDiscarding = false;
};

} // namespace network
