// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/process/bubblewrapprobe.h"
#include "network/process/loginpath.h"

#include <functional>

namespace network {

//! What this machine offers to programs that are started: the login shell's PATH and a sandbox. Found out once, in the background, when
//! it is first asked for. Owned by the workbench.
class ProcessHost final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ProcessHost)

public:
    //! Absolute paths; empty where there is none.
    struct Programs {
        QString shell = {};
        QString bubblewrap = {};
        //! Where the shell's answer is kept.
        QString folder = {};

        //! The person's login shell, and the bubblewrap that PATH leads to.
        static Programs found(const QString &folder);
    };

    explicit ProcessHost(Programs programs, QObject *parent = nullptr);

    //! Begins to ask the login shell, so that fewer have to wait for it; does nothing where it was asked.
    void askShell() { m_login.ask(); }
    //! `done()` on a later turn of the event loop, once everything is known; at the latest after five seconds.
    void find(QObject *context, std::function<void()> done);
    bool isKnown() const { return m_state == State::Known; }

    //! As in the environment; until it is known that of this program. Where this program was started in a terminal its own folders come
    //! first, since the person may have changed them there.
    const QString &path() const { return m_path; }
    //! Why the login shell's folders are not among them, in words; empty where they are.
    const QString &pathComplaint() const { return m_login.complaint(); }
    //! Until it is known, Usable wherever it is installed.
    const Bubblewrap &bubblewrap() const { return m_bubblewrap; }

Q_SIGNALS:
    void known();

private:
    enum class State { NotAsked, Finding, Known };
    void begin();
    void takePath();
    void tookOne();

    const Programs m_programs;
    LoginPath m_login;
    State m_state = State::NotAsked;
    int m_waitedFor = 2;
    QString m_path;
    Bubblewrap m_bubblewrap;
};

} // namespace network
