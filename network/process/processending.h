// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QProcess>
#include <QTimer>

namespace network {

//! Ends a process group that nobody wants any longer: SIGTERM, and SIGKILL two seconds later or when Parlance ends. Deletes itself
//! afterwards.
class ProcessEnding final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ProcessEnding)

public:
    //! Who is asked to end: the group, or what a leader that is bubblewrap runs. That would end at once if it were asked itself, and
    //! take the program with it.
    enum class Place { Group, Sandbox };
    //! InOrder: its input has been closed, and it has two seconds to end by itself before it is asked to.
    enum class Manner { AtOnce, InOrder };

    //! Takes over the process that leads the group, which may still run; null where it has ended and left others behind.
    ProcessEnding(qint64 group, QProcess *leader, Place place, Manner manner = Manner::AtOnce);
    ~ProcessEnding() override;

    //! Whether any process of the group is left.
    static bool isLeft(qint64 group);

private:
    void leaderEnded();
    void askGroup();
    void killGroup();
    //! \return whether there was anything that could be asked.
    bool askInside() const;
    void signalGroup(int signal);

    const qint64 m_group;
    QProcess *m_leader;
    const Place m_place;
    bool m_asked = false;
    QTimer m_grace;
};

} // namespace network
