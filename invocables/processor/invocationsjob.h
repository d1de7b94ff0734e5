// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/processor/callsharing.h"
#include "invocables/processor/invocationsprocessor.h"

namespace invocables {

class InvocationRun;

//! A round's invocations, all under way at once. Owned by the turn.
class InvocationsJob final : public model::InvokeJob
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(InvocationsJob)

public:
    InvocationsJob(
        InvocationsProcessor &processor, const QList<model::Invocation> &invocations, const model::InvocationScope &scope, QObject *parent);

    QList<model::InvocationOutcome> outcomesSoFar() const override;

protected:
    void abandon() override;

private:
    void begin();
    void runEnded(InvocationRun *run);
    void stopOthers();
    void finishIfAllEnded();

    CallSharing m_sharing;
    QList<InvocationRun *> m_runs;
};

} // namespace invocables
