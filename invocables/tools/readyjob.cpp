// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/tools/readyjob.h"

namespace invocables {

ReadyJob::ReadyJob(model::Result<InvocableResult> outcome, QObject *parent)
    : InvocableJob(parent)
    , m_outcome(std::move(outcome))
{
    QMetaObject::invokeMethod(this, &ReadyJob::deliver, Qt::QueuedConnection);
}

void ReadyJob::abandon() { }

void ReadyJob::deliver()
{
    if (!m_outcome) {
        fail(m_outcome.error());
        return;
    }
    if (!beginSuccess())
        return;
    Q_EMIT succeeded(*m_outcome);
    endSuccess();
}

InvocableResult textResult(const QString &text)
{
    return {{model::TextContent {text}}};
}

InvocableResult dataResult(const model::JsonText &json)
{
    return {{model::DataContent {json}}};
}

} // namespace invocables
