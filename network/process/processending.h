// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QProcess>
#include <QTimer>

namespace network {

//! Takes a running process over from whoever wants it no longer and ends its group: SIGTERM now, SIGKILL two seconds later or when
//! the program ends. Deletes itself with the process.
class ProcessEnding final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ProcessEnding)

public:
    explicit ProcessEnding(QProcess *process);
    ~ProcessEnding() override;

private:
    void signalGroup(int signal);

    QProcess *m_process;
    //! Also the number of its group.
    const qint64 m_group;
    QTimer m_grace;
};

} // namespace network
