// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

class QProcessEnvironment;

namespace network {

//! How many programs have started each other, one for the next, to be spoken with: agents that call each other would go on for ever, each
//! level a process more.
class CallDepth final
{
public:
    CallDepth() = delete;

    //! Levels at which turns are begun for other programs.
    static constexpr int most = 4;

    //! Of this process; 0 where nobody has told it another.
    static int own();
    //! Tells it to the program that is started with this environment, and by which name it is known here (StartedProgram::fingerprint()).
    static void tell(QProcessEnvironment &environment, const QString &program);
    //! Why no turn is begun here for another program, for its model, and no further program is started to be spoken with; empty where
    //! they are.
    static QString refusal();
    //! Whether a program of this name has been started on the way to this process: it would be started within itself.
    static bool isWithin(const QString &program);
};

} // namespace network
