// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/commandreader.h"

#include "invocables/external/commanddescription.h"
#include "invocables/external/commandvector.h"
#include "invocables/tools/resulttemplate.h"
#include "model/schema/schemaview.h"
#include "network/process/programfiles.h"
#include "network/process/repositories.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

namespace invocables {

using namespace Qt::StringLiterals;
using model::DescriptorValue, model::JsonText, model::SchemaView;

namespace {

//! Reads a command's list: texts with placeholders, and lists of these that go together. A placeholder names an argument of the
//! schema, is not the program, and is no part of a script that an interpreter would be given, where its value could become code.
class CommandVectorReader
{
public:
    //! `schema` is that of the call's arguments.
    CommandVectorReader(QString path, const model::JsonText &schema, model::Diagnostics &diagnostics)
        : m_path(std::move(path))
        , m_schema(schema)
        , m_diagnostics(diagnostics)
    {
    }

    CommandVector read(const model::DescriptorValue &command);
    //! One text with placeholders; empty where something is wrong with it.
    ResultTemplate readTemplate(const model::DescriptorValue &value);

private:
    void append(CommandVector &vector, const model::DescriptorValue &element, int group);
    bool isWithinScript(const CommandVector &before, const ResultTemplate &element) const;
    void complain(model::TextPosition position, const QString &message);

    const QString m_path;
    const SchemaView m_schema;
    model::Diagnostics &m_diagnostics;
    //! The element before the present one, where that has no placeholder.
    QString m_before;
};

struct CommandVectorReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(CommandVectorReader)
};

//! Whether the schema declares the argument of this name; where alternatives or what is not known say what there is, it may.
bool declares(SchemaView schema, const QString &name)
{
    for (const QString &step : name.split(u'.')) {
        if (schema.isPartial() || schema.has("anyOf") || schema.has("oneOf"))
            return true;
        schema = schema.member(step);
        if (schema.isNull())
            return false;
    }
    return true;
}

bool takesScripts(const QString &program)
{
    static const QRegularExpression interpreters(
        u"^(ba|da|z|k|fi|c|tc|a)?sh$|^busybox$|^python[0-9.]*$|^perl$|^ruby$|^node$|^deno$|^bun$|^php$|^lua[0-9.]*$|^env$|^ssh$|^su$"_s);
    return interpreters.match(program.section(u'/', -1)).hasMatch();
}

//! An option whose argument is a script: `-c`, `-lc`, `-e`, `--eval`, `-S` of env.
bool announcesScript(const QString &option)
{
    static const QRegularExpression options(u"^-[a-z]*[ceprS]$|^--(eval|print|command|split-string)$"_s);
    return options.match(option).hasMatch();
}

CommandVector CommandVectorReader::read(const DescriptorValue &command)
{
    CommandVector vector;
    int group = 0;
    for (const DescriptorValue &element : command.array()) {
        if (!element.isArray()) {
            append(vector, element, CommandVector::noGroup);
            continue;
        }
        for (const DescriptorValue &part : element.array())
            append(vector, part, group);
        ++group;
    }
    return vector;
}

void CommandVectorReader::append(CommandVector &vector, const DescriptorValue &element, int group)
{
    const ResultTemplate pattern = readTemplate(element);
    const bool isFirst = vector.isEmpty();
    if (isFirst && (element.string().value_or(QString()).isEmpty() || group != CommandVector::noGroup))
        complain(element.position(), CommandVectorReaderTexts::tr("A command begins with the name of its program."));
    if (isFirst && !pattern.names().isEmpty())
        complain(element.position(), CommandVectorReaderTexts::tr("The program of a command cannot be an argument of the call."));
    if (!isFirst && isWithinScript(vector, pattern))
        complain(element.position(),
            CommandVectorReaderTexts::tr("A value must not become part of a script, where it would be code: give it as an argument "
                                         "of its own, as in [\"sh\", \"-c\", \"ls \\\"$1\\\"\", \"sh\", \"{%1}\"].")
                .arg(pattern.names().first()));
    m_before = pattern.names().isEmpty() ? element.string().value_or(QString()) : QString();
    vector.append(pattern, group);
}

bool CommandVectorReader::isWithinScript(const CommandVector &before, const ResultTemplate &element) const
{
    // A whole script as an argument is what such a tool is for, and is seen before it is allowed.
    const bool isPart = !element.names().isEmpty() && element.pieces().size() > 1;
    return isPart && announcesScript(m_before) && takesScripts(before.literals().value(0));
}

ResultTemplate CommandVectorReader::readTemplate(const DescriptorValue &value)
{
    const auto isKnown = [this](const QString &name) { return declares(m_schema, name); };
    const TemplateReader::Complaints complaints {CommandVectorReaderTexts::tr("An element of a command is a text."),
        CommandVectorReaderTexts::tr("The arguments have no property “%1”; {{ stands for a brace.")};
    return TemplateReader(m_path, complaints, isKnown, m_diagnostics).read(value).value_or(ResultTemplate());
}

void CommandVectorReader::complain(model::TextPosition position, const QString &message)
{
    m_diagnostics.append({m_path, position, model::Diagnostic::Severity::Error, message});
}

//! Reads what a command tool may reach and use from its `[invocable]`. What cannot be read is a diagnostic.
class ConfinementReader
{
public:
    ConfinementReader(QString path, model::Diagnostics &diagnostics)
        : m_path(std::move(path))
        , m_diagnostics(diagnostics)
    {
    }

    Confinement read(const model::DescriptorValue &invocable);

private:
    Confinement::Sandbox readSandbox(const model::DescriptorValue &value);
    //! `repositories` takes the names of repositories, where such may stand there, too.
    QStringList readPaths(const model::DescriptorValue &value, QStringList *repositories);
    //! In units of `unit`.
    void readLimit(const model::DescriptorValue &limits, QStringView key, qint64 unit, qint64 &value);
    void complain(model::TextPosition position, const QString &message);

    const QString m_path;
    model::Diagnostics &m_diagnostics;
};

constexpr qint64 mebibyte = 1024 * 1024;
constexpr qint64 largestLimit = 1024 * 1024;
// What a program writes is kept in memory.
constexpr qint64 largestOutput = 256;

struct ConfinementReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(ConfinementReader)
};

Confinement ConfinementReader::read(const DescriptorValue &invocable)
{
    Confinement confinement;
    confinement.sandbox = readSandbox(invocable[u"sandbox"]);
    const DescriptorValue &network = invocable[u"network"];
    if (!network.isNone() && !network.boolean())
        complain(network.position(), ConfinementReaderTexts::tr("network is true or false."));
    confinement.network = network.boolean().value_or(false);
    confinement.readable = readPaths(invocable[u"readable"], {});
    confinement.writable = readPaths(invocable[u"writable"], &confinement.openRepositories);
    const DescriptorValue &limits = invocable[u"limits"];
    readLimit(limits, u"memory", mebibyte, confinement.limits.memory);
    readLimit(limits, u"processor-time", 1, confinement.limits.processorTime);
    readLimit(limits, u"file-size", mebibyte, confinement.limits.fileSize);
    readLimit(limits, u"open-files", 1, confinement.limits.openFiles);
    readLimit(limits, u"processes", 1, confinement.limits.processes);
    readLimit(limits, u"output", mebibyte, confinement.outputLimit);
    if (confinement.outputLimit > largestOutput * mebibyte)
        complain(limits[u"output"].position(), ConfinementReaderTexts::tr("output is at most %1 MiB.").arg(largestOutput));
    return confinement;
}

Confinement::Sandbox ConfinementReader::readSandbox(const DescriptorValue &value)
{
    const QString word = value.string().value_or(value.isNone() ? u"preferred"_s : QString());
    if (word == u"required")
        return Confinement::Sandbox::Required;
    if (word == u"none")
        return Confinement::Sandbox::None;
    if (word != u"preferred")
        complain(value.position(), ConfinementReaderTexts::tr("sandbox is \"required\", \"preferred\" or \"none\"."));
    return Confinement::Sandbox::Preferred;
}

QStringList ConfinementReader::readPaths(const DescriptorValue &value, QStringList *repositories)
{
    if (!value.isNone() && value.strings().size() != value.array().size())
        complain(value.position(), ConfinementReaderTexts::tr("This is a list of paths."));
    QStringList paths;
    for (const DescriptorValue &path : value.array()) {
        const QString text = path.string().value_or(QString());
        if (text.startsWith(u'/') || text.startsWith(u"~/"))
            paths.append(text);
        else if (repositories && network::Repositories::isKind(text))
            repositories->append(text.toLower());
        else
            complain(path.position(),
                repositories ? ConfinementReaderTexts::tr("A path begins with / or ~/ here, or is .git.")
                             : ConfinementReaderTexts::tr("A path begins with / or ~/ here."));
    }
    return paths;
}

void ConfinementReader::readLimit(const DescriptorValue &limits, QStringView key, qint64 unit, qint64 &value)
{
    const DescriptorValue &found = limits[key];
    const qint64 number = found.integer().value_or(0);
    if (number >= 1 && number <= largestLimit)
        value = number * unit;
    else if (!found.isNone())
        complain(found.position(), ConfinementReaderTexts::tr("%1 is a whole number from 1 to %2.").arg(key).arg(largestLimit));
}

void ConfinementReader::complain(model::TextPosition position, const QString &message)
{
    m_diagnostics.append({m_path, position, model::Diagnostic::Severity::Error, message});
}

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
            complain(member.position, CommandReaderTexts::tr("“%1” is not a name of a variable.").arg(member.key));
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
