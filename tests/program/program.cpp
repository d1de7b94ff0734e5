// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace {
// A run is a start, a turn and its end, each of which may take its time.
constexpr int longestRun = 2 * support::patience;
} // namespace

QList<QJsonObject> Program::Run::lines() const
{
    QList<QJsonObject> objects;
    for (const QByteArray &line : out.split('\n')) {
        if (!line.isEmpty())
            objects.append(QJsonDocument::fromJson(line).object());
    }
    return objects;
}

QList<QJsonObject> Program::Run::events(const QString &name) const
{
    QList<QJsonObject> found;
    for (const QJsonObject &object : lines()) {
        if (object.value("event"_L1) == name)
            found.append(object);
    }
    return found;
}

QJsonObject Program::Run::end() const
{
    const QList<QJsonObject> all = lines();
    return all.isEmpty() ? QJsonObject() : all.last();
}

Program::Program()
    : m_environment(QProcessEnvironment::systemEnvironment())
{
    QDir().mkpath(workspace());
    m_environment.remove(u"PARLANCE_PROFILE"_s);
    // Nothing of this machine's own servers and sessions.
    m_environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, u"unix:path=/nonexistent"_s);
    m_environment.insert(u"no_proxy"_s, u"*"_s);
}

QString Program::write(const QString &path, const QByteArray &bytes) const
{
    const QString whole = m_folder.filePath(path);
    QDir().mkpath(QFileInfo(whole).path());
    QFile file(whole);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("a file of the test cannot be written");
    return whole;
}

QByteArray Program::read(const QString &path) const
{
    QFile file(m_folder.filePath(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::unique_ptr<QProcess> Program::start(const QStringList &arguments, const std::function<void()> &prepare, const QStringList &under) const
{
    auto process = std::make_unique<QProcess>();
    process->setProcessEnvironment(m_environment);
    process->setWorkingDirectory(workspace());
    process->setChildProcessModifier(prepare);
    const QStringList command = under + QStringList {QStringLiteral(PROGRAM), u"--profile"_s, profile()} + arguments;
    process->start(command.first(), command.mid(1));
    return process;
}

Program::Run Program::finish(QProcess &process)
{
    const bool ended = QTest::qWaitFor([&process] { return process.state() == QProcess::NotRunning; }, longestRun);
    // A program that could not be started, say since it is just being linked, has the exit code of Qt's fork.
    if (process.error() == QProcess::FailedToStart)
        return {-1, {}, process.errorString().toUtf8()};
    Run run;
    if (ended && process.exitStatus() == QProcess::NormalExit)
        run.status = process.exitCode();
    run.out = process.readAllStandardOutput();
    run.notes = process.readAllStandardError();
    return run;
}

Program::Run Program::run(const QStringList &arguments, const QByteArray &input) const
{
    const auto process = start(arguments);
    process->write(input);
    process->closeWriteChannel();
    return finish(*process);
}

Program::Run Program::converse(const QStringList &arguments) const
{
    return run(QStringList {u"converse"_s, u"--json"_s} + arguments);
}
