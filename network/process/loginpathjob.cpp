// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/loginpathjob.h"

#include "network/process/processjob.h"

#include <QTimer>

namespace network {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mostOutput = 1024 * 1024;
// The shell's files may write something of their own before and behind it.
const char beginning[] = "parlance-path<";
const char ending[] = ">parlance-path";

QString question()
{
    return u"printf '%s%s%s' '"_s + QLatin1StringView(beginning) + u"' \"$PATH\" '"_s + QLatin1StringView(ending) + u'\'';
}

} // namespace

LoginPathJob::LoginPathJob(const QString &shell, QObject *parent, int milliseconds)
    : Job(parent)
    , m_shell(shell)
    , m_milliseconds(milliseconds)
{
    QMetaObject::invokeMethod(this, &LoginPathJob::attempt, Qt::QueuedConnection);
}

void LoginPathJob::attempt()
{
    if (m_options.isEmpty() || m_shell.isEmpty()) {
        fail({model::ErrorCategory::Execution, tr("The login shell did not tell its PATH.")});
        return;
    }
    ProcessCommand command;
    command.vector = QStringList(m_shell) + m_options.takeFirst() + QStringList {u"-c"_s, question()};
    command.environment = QProcessEnvironment::systemEnvironment();
    command.outputLimit = mostOutput;
    auto *shell = new ProcessJob(command, this);
    connect(shell, &ProcessJob::succeeded, this, [this](const ProcessOutput &output) { read(output.standardOutput); });
    connect(shell, &ProcessJob::failed, this, &LoginPathJob::attempt);
    QTimer::singleShot(m_milliseconds, shell, [this, shell] {
        shell->cancel();
        attempt();
    });
}

void LoginPathJob::read(const QByteArray &output)
{
    const qsizetype begin = output.lastIndexOf(beginning);
    const qsizetype end = output.lastIndexOf(ending);
    const qsizetype first = begin + qsizetype(sizeof beginning) - 1;
    if (begin < 0 || end <= first) {
        attempt();
        return;
    }
    if (!beginSuccess())
        return;
    Q_EMIT succeeded(QString::fromUtf8(output.mid(first, end - first)));
    endSuccess();
}

} // namespace network
