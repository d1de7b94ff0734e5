// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/process/bubblewrapprobe.h"

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
        QString shell;
        QString bubblewrap;

        //! The person's login shell, and the bubblewrap that PATH leads to.
        static Programs found();
    };

    explicit ProcessHost(Programs programs = Programs::found(), QObject *parent = nullptr);

    //! `done()` on a later turn of the event loop, once everything is known; at the latest after ten seconds.
    void find(QObject *context, std::function<void()> done);
    bool isKnown() const { return m_state == State::Known; }

    //! As in the environment; until it is known that of this program. Where this program was started in a terminal its own folders come
    //! first, since the person may have changed them there.
    const QString &path() const { return m_path; }
    //! Until it is known, Usable wherever it is installed.
    const Bubblewrap &bubblewrap() const { return m_bubblewrap; }

Q_SIGNALS:
    void known();

private:
    enum class State { NotAsked, Finding, Known };
    void begin();
    void tookOne();

    const Programs m_programs;
    State m_state = State::NotAsked;
    int m_waitedFor = 2;
    QString m_path;
    Bubblewrap m_bubblewrap;
};

} // namespace network
