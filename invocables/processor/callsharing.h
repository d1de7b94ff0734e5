// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QHash>
#include <QPointer>

namespace invocables {

class InvocationRun;

//! Which of a round's invocations runs for those that are the same: the others wait for it. Part of an InvocationsJob.
class CallSharing
{
public:
    //! \return the one that runs for this key, which is `run` from now on where there was none.
    InvocationRun *leaderOf(const QByteArray &key, InvocationRun *run);
    //! `run` does not run for others any more.
    void release(InvocationRun *run);

private:
    QHash<QByteArray, QPointer<InvocationRun>> m_leaders;
};

} // namespace invocables
