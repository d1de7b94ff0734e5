// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"

#include <QStringList>

namespace network {

//! Asks a person's login shell for its PATH, which a program started from the desktop does not have: version managers of node,
//! Python and others set it in the shell's own files. First as an interactive shell, since many set it there; where that gives
//! nothing in time, as a plain login shell. Fails where neither does.
class LoginPathJob final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LoginPathJob)

public:
    //! `milliseconds` are given to each of the two.
    LoginPathJob(const QString &shell, QObject *parent, int milliseconds = 5000);

Q_SIGNALS:
    void succeeded(const QString &path);

protected:
    void abandon() override { }

private:
    void attempt();
    void read(const QByteArray &output);

    const QString m_shell;
    const int m_milliseconds;
    //! The options still to be tried.
    QList<QStringList> m_options {{QStringLiteral("-i"), QStringLiteral("-l")}, {QStringLiteral("-l")}};
};

} // namespace network
