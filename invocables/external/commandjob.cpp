// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/commandjob.h"

#include "invocables/readyjob.h"

#include <QStringDecoder>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory;

namespace {

constexpr qsizetype shownError = 4000;

InvocableResult resultOf(const QByteArray &output, const QString &text)
{
    const auto json = model::JsonText::parse(output);
    if (json && json->isObject())
        return dataResult(*json);
    return textResult(text);
}

} // namespace

CommandJob::CommandJob(const network::ProcessCommand &command, QObject *parent)
    : InvocableJob(parent)
    , m_program(command.vector.value(0))
    , m_process(new network::ProcessJob(command, this))
{
    connect(m_process, &network::ProcessJob::succeeded, this, &CommandJob::processSucceeded);
    connect(m_process, &network::ProcessJob::failed, this, &CommandJob::fail);
}

void CommandJob::abandon()
{
    if (m_process)
        m_process->cancel();
}

void CommandJob::processSucceeded(const network::ProcessOutput &output)
{
    const QString complaint = QString::fromUtf8(output.standardError).trimmed().right(shownError);
    if (output.signal != 0) {
        fail({ErrorCategory::Fatal, tr("“%1” was killed by signal %2.").arg(m_program).arg(output.signal), complaint});
        return;
    }
    if (output.exitStatus != 0) {
        const QString message = tr("“%1” ended with status %2.").arg(m_program).arg(output.exitStatus);
        fail({ErrorCategory::Execution, complaint.isEmpty() ? message : message + u' ' + complaint});
        return;
    }
    QStringDecoder decoder(QStringDecoder::Utf8, QStringConverter::Flag::Stateless);
    const QString text = decoder.decode(output.standardOutput);
    if (decoder.hasError() || text.contains(QChar(0))) {
        fail({ErrorCategory::Fatal, tr("“%1” wrote what is no UTF-8 text.").arg(m_program), complaint});
        return;
    }
    if (!beginSuccess())
        return;
    Q_EMIT succeeded(resultOf(output.standardOutput, text));
    endSuccess();
}

} // namespace invocables
