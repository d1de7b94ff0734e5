// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/commandreader.h"

#include "invocables/external/commandvectorreader.h"
#include "invocables/external/confinementreader.h"
#include "network/process/programenvironment.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

namespace invocables {

using namespace Qt::StringLiterals;
using model::DescriptorValue;

namespace {

struct CommandReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(CommandReader)
};

} // namespace

bool CommandReader::isOwnKey(const QString &key)
{
    static const QStringList keys {u"command"_s, u"dashes"_s, u"input"_s, u"accepted-statuses"_s, u"time-limit"_s, u"folder"_s,
        u"environment"_s, u"variables"_s, u"sandbox"_s, u"network"_s, u"readable"_s, u"writable"_s, u"limits"_s};
    return keys.contains(key);
}

std::optional<CommandDescription> CommandReader::read(const DescriptorValue &invocable)
{
    const qsizetype before = m_diagnostics.size();
    CommandDescription description;
    // What is compiled in has no folder from which a program could be started.
    description.descriptorFolder = m_path.startsWith(u':') ? QString() : QFileInfo(m_path).absolutePath();
    readVector(invocable, description);
    readInput(invocable[u"input"], description);
    readOutput(invocable[u"output"], description);
    readTimeLimit(invocable[u"time-limit"], description);
    readFolder(invocable[u"folder"], description);
    readEnvironment(invocable, description);
    readStatuses(invocable[u"accepted-statuses"], description);
    description.confinement = ConfinementReader(m_path, m_diagnostics).read(invocable);
    return model::hasErrors(m_diagnostics.mid(before)) ? std::nullopt : std::optional(description);
}

void CommandReader::readVector(const DescriptorValue &invocable, CommandDescription &description)
{
    const DescriptorValue &command = invocable[u"command"];
    if (command.array().isEmpty())
        complain(command.isNone() ? invocable.position() : command.position(),
            CommandReaderTexts::tr("command is a list of texts: the program and its arguments."));
    description.vector = CommandVectorReader(m_path, m_schema, m_diagnostics).read(command);
    const DescriptorValue &dashes = invocable[u"dashes"];
    if (!dashes.isNone() && !dashes.boolean())
        complain(dashes.position(), CommandReaderTexts::tr("dashes is true or false."));
    description.dashes = dashes.boolean().value_or(false);
}

void CommandReader::readInput(const DescriptorValue &value, CommandDescription &description)
{
    const bool hasPlaceholders = !description.vector.names().isEmpty();
    const QString word = value.string().value_or(QString());
    if (value.isNone()) {
        description.input = hasPlaceholders ? CommandDescription::Input::None : CommandDescription::Input::Json;
    } else if (word == u"json") {
        description.input = CommandDescription::Input::Json;
    } else if (word == u"none") {
        description.input = CommandDescription::Input::None;
    } else if (word.contains(u'{')) {
        description.input = CommandDescription::Input::Text;
        description.inputText = CommandVectorReader(m_path, m_schema, m_diagnostics).readTemplate(value);
    } else {
        complain(value.position(), CommandReaderTexts::tr("input is \"json\", \"none\" or a text with placeholders."));
    }
}

void CommandReader::readOutput(const DescriptorValue &value, CommandDescription &description)
{
    const QString word = value.string().value_or(value.isNone() ? u"auto"_s : QString());
    if (word == u"json")
        description.output = CommandDescription::Output::Json;
    else if (word == u"text")
        description.output = CommandDescription::Output::Text;
    else if (word != u"auto")
        complain(value.position(), CommandReaderTexts::tr("output is \"text\", \"json\" or \"auto\"."));
}

void CommandReader::readTimeLimit(const DescriptorValue &value, CommandDescription &description)
{
    if (value.isNone())
        return;
    description.timeLimit = CommandVectorReader(m_path, m_schema, m_diagnostics).readTemplate(value);
    if (description.timeLimit.names().size() != 1 || description.timeLimit.pieces().size() != 1)
        complain(
            value.position(), CommandReaderTexts::tr("time-limit is one placeholder, such as \"{timeout}\"; timeout is for a fixed time."));
}

void CommandReader::readFolder(const DescriptorValue &value, CommandDescription &description)
{
    description.folder = value.string().value_or(QString());
    if (!value.isNone()
        && (description.folder.isEmpty() || description.folder.startsWith(u'/') || description.folder.split(u'/').contains(u".."_s)))
        complain(value.position(), CommandReaderTexts::tr("folder is a path within the workspace folder."));
}

void CommandReader::readEnvironment(const DescriptorValue &invocable, CommandDescription &description)
{
    const DescriptorValue &names = invocable[u"environment"];
    if (!names.isNone() && names.strings().size() != names.array().size())
        complain(names.position(), CommandReaderTexts::tr("environment is a list of names of variables."));
    description.environment = names.strings();
    for (const DescriptorValue::Member &member : invocable[u"variables"].table()) {
        const CommandDescription::Variable variable {
            member.key, member.value.string().value_or(QString()), member.value[u"keychain"].string().value_or(QString())};
        if (!network::isVariableName(member.key))
            complain(member.position, CommandReaderTexts::tr("“%1” is no name of a variable.").arg(member.key));
        else if (!member.value.string() && variable.keychainEntry.isEmpty())
            complain(member.value.position(), CommandReaderTexts::tr("A variable is a text, or { keychain = \"the name of a key\" }."));
        else
            description.variables.append(variable);
    }
}

void CommandReader::readStatuses(const DescriptorValue &value, CommandDescription &description)
{
    if (value.isNone())
        return;
    description.acceptedStatuses.clear();
    for (const DescriptorValue &element : value.array()) {
        const qint64 status = element.integer().value_or(-1);
        if (status < 0 || status > 255)
            complain(element.position(), CommandReaderTexts::tr("An exit status is a whole number from 0 to 255."));
        description.acceptedStatuses.append(status);
    }
    if (description.acceptedStatuses.isEmpty())
        complain(value.position(), CommandReaderTexts::tr("accepted-statuses is a list of exit statuses."));
}

void CommandReader::complain(model::TextPosition position, const QString &message)
{
    m_diagnostics.append({m_path, position, model::Diagnostic::Severity::Error, message});
}

} // namespace invocables
