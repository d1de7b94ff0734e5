// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/programreader.h"

#include "network/process/programfiles.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace network {

using namespace Qt::StringLiterals;
using model::DescriptorValue;

namespace {

constexpr QStringView folderInWorkspace = u"/.parlance/";

struct ProgramReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(ProgramReader)
};

QString withWholeHome(const QString &path)
{
    return path == u"~" ? QDir::homePath() : path.startsWith(u"~/") ? QDir::homePath() + path.mid(1) : path;
}

} // namespace

StartedProgram ProgramReader::read(const DescriptorValue &table)
{
    StartedProgram program;
    const DescriptorValue &command = table[u"command"];
    program.vector = command.strings();
    if (program.vector.isEmpty() || program.vector.size() != command.array().size() || program.vector.first().isEmpty())
        complain(command.isNone() ? table.position() : command.position(),
            ProgramReaderTexts::tr("command is a list of texts: the program and its arguments."));
    else
        program.vector.first() = programOf(program.vector.first());
    readEnvironment(table[u"environment"], program);
    program.environment += variables(table[u"variables"]);
    program.folder = folderOf(table[u"folder"]);
    return program;
}

void ProgramReader::readEnvironment(const DescriptorValue &value, StartedProgram &program)
{
    if (value.isTable()) {
        program.environment = variables(value);
        return;
    }
    if (!value.isNone() && (!value.isArray() || value.strings().size() != value.array().size()))
        complain(value.position(), ProgramReaderTexts::tr("environment is a list of names of variables."));
    program.inherited = value.strings();
}

QList<ProgramSetting> ProgramReader::variables(const DescriptorValue &table)
{
    QList<ProgramSetting> settings;
    for (const DescriptorValue::Member &member : table.table()) {
        const auto read = setting(member);
        if (!isVariableName(member.key))
            complain(member.position, ProgramReaderTexts::tr("“%1” is not a name of a variable.").arg(member.key));
        else if (!read)
            complain(member.value.position(), ProgramReaderTexts::tr("A variable is a text, or { keychain = \"the name of a key\" }."));
        else
            settings.append(*read);
    }
    return settings;
}

std::optional<ProgramSetting> ProgramReader::setting(const DescriptorValue::Member &member)
{
    if (const auto text = member.value.string())
        return ProgramSetting {member.key, *text};
    const QString key = member.value[u"keychain"].string().value_or(QString());
    if (key.isEmpty())
        return {};
    return ProgramSetting {member.key, member.value[u"prefix"].string().value_or(QString()), key};
}

QString ProgramReader::folderOf(const DescriptorValue &folder) const
{
    const QString base = baseFolder();
    const QString named = withWholeHome(folder.string().value_or(QString()));
    if (named.isEmpty())
        return isOfWorkspace() ? base : QString();
    return base.isEmpty() ? named : QDir::cleanPath(QDir(base).absoluteFilePath(named));
}

QString ProgramReader::programOf(const QString &named) const
{
    const QString program = withWholeHome(named);
    const QString base = baseFolder();
    return program.contains(u'/') && !base.isEmpty() ? QDir::cleanPath(QDir(base).absoluteFilePath(program)) : program;
}

QString ProgramReader::baseFolder() const
{
    if (m_path.startsWith(u':'))
        return {};
    const QString own = QFileInfo(m_path).absolutePath();
    return isOfWorkspace() ? own.first(own.lastIndexOf(folderInWorkspace)) : own;
}

bool ProgramReader::isOfWorkspace() const
{
    return QFileInfo(m_path).absolutePath().contains(folderInWorkspace);
}

void ProgramReader::complain(model::TextPosition position, const QString &message)
{
    m_diagnostics.append({m_path, position, model::Diagnostic::Severity::Error, message});
}

} // namespace network
