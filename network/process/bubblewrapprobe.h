// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"

namespace network {

//! Whether programs can be run in a sandbox here. `complaint` is what bubblewrap itself said, for the inspector.
struct Bubblewrap {
    //! NotUsable: it is installed, but the system does not let it make namespaces, as in many containers.
    enum class State { NotInstalled, NotUsable, Usable };

    State state = State::NotInstalled;
    QString program = {};
    QString complaint = {};
};

//! Finds out whether a bubblewrap works, by running `true` in a sandbox as tools get it. Always succeeds, within five seconds.
class BubblewrapProbe final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BubblewrapProbe)

public:
    //! `program` is its absolute path; empty where there is none.
    BubblewrapProbe(const QString &program, QObject *parent);

Q_SIGNALS:
    void succeeded(const network::Bubblewrap &bubblewrap);

protected:
    void abandon() override { }

private:
    void begin();
    void succeed(const Bubblewrap &bubblewrap);

    const QString m_program;
};

} // namespace network

Q_DECLARE_METATYPE(network::Bubblewrap)
