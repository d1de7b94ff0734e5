// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/startedprogram.h"

#include "network/process/calldepth.h"
#include "network/process/programfiles.h"

#include <QCryptographicHash>
#include <QDir>

namespace network {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype fingerprintBytes = 8;

} // namespace

QStringList StartedProgram::keyNames() const
{
    QStringList names;
    for (const ProgramSetting &setting : environment) {
        if (!setting.key.isEmpty() && !names.contains(setting.key))
            names.append(setting.key);
    }
    return names;
}

void StartedProgram::addTo(QCryptographicHash &hash) const
{
    const auto add = [&hash](const QString &text) { hash.addData(text.toUtf8() + '\0'); };
    for (const QString &word : vector)
        add(word);
    add(folder);
    for (const ProgramSetting &setting : environment) {
        add(setting.name);
        add(setting.text);
        add(setting.key);
    }
}

QString StartedProgram::fingerprint() const
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    addTo(hash);
    return QString::fromLatin1(hash.result().first(fingerprintBytes).toHex());
}

ProcessCommand StartedProgram::command(const QString &path, const QHash<QString, QByteArray> &keys) const
{
    ProcessCommand command;
    command.vector = vector;
    command.title = vector.value(0);
    command.folder = folder.isEmpty() ? QDir::homePath() : folder;
    command.environment = programEnvironment(path, inherited);
    for (const ProgramSetting &setting : environment)
        command.environment.insert(setting.name, QString::fromUtf8(setting.value(keys)));
    CallDepth::tell(command.environment, fingerprint());
    command.limits = ProcessLimits::none();
    if (const QString program = findProgram(command.title, command.environment.value(u"PATH"_s)); !program.isEmpty())
        command.vector.first() = program;
    return command;
}

QString StartedProgram::foundIn(const QString &path) const
{
    return findProgram(vector.value(0), path);
}

} // namespace network
