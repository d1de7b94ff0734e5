// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"
#include "model/schema/jsontext.h"

#include <QStringList>

namespace model {

//! A command on its way to a decision. It fails where the command could not be run, or was killed.
class DecideJob : public Job
{
    Q_OBJECT

Q_SIGNALS:
    //! Its exit status, and what it wrote.
    void succeeded(int status, const QString &output);

protected:
    using Job::Job;
};

//! Port: runs the commands that decide whether an answer is right. Implemented by the room `invocables`.
class Decider
{
public:
    virtual ~Decider() = default;
    //! `input` is what it reads; it works in `folder`, and a program with a slash is relative to that. Never null, never synchronous.
    virtual DecideJob *decide(const QStringList &command, const JsonText &input, const QString &folder, QObject *parent) = 0;
};

} // namespace model
