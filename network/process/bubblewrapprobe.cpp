// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/bubblewrapprobe.h"

#include "network/process/processjob.h"
#include "network/process/programfiles.h"
#include "network/process/sandbox.h"

#include <QTimer>

namespace network {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestProbe = 5000;

} // namespace

BubblewrapProbe::BubblewrapProbe(const QString &program, QObject *parent)
    : Job(parent)
    , m_program(program)
{
    QMetaObject::invokeMethod(this, &BubblewrapProbe::begin, Qt::QueuedConnection);
}

void BubblewrapProbe::begin()
{
    if (m_program.isEmpty()) {
        succeed({});
        return;
    }
    ProcessCommand command;
    command.vector = Sandbox().wrapped(m_program, {findProgram(u"true"_s, u"/usr/bin:/bin"_s)}, u"/"_s);
    auto *process = new ProcessJob(command, this);
    connect(process, &ProcessJob::succeeded, this, [this](const ProcessOutput &output) {
        const bool works = output.exitStatus == 0 && output.signal == 0;
        succeed({works ? Bubblewrap::State::Usable : Bubblewrap::State::NotUsable, m_program,
            QString::fromUtf8(output.standardError).trimmed()});
    });
    connect(process, &ProcessJob::failed, this, [this](const model::Error &error) {
        succeed({Bubblewrap::State::NotUsable, m_program, error.message});
    });
    QTimer::singleShot(longestProbe, Qt::PreciseTimer, process, [this, process] {
        process->cancel();
        succeed({Bubblewrap::State::NotUsable, m_program, tr("It did not end in time.")});
    });
}

void BubblewrapProbe::succeed(const Bubblewrap &bubblewrap)
{
    if (!beginSuccess())
        return;
    Q_EMIT succeeded(bubblewrap);
    endSuccess();
}

} // namespace network
