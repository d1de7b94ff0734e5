// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/commandvectorreader.h"

#include "invocables/tools/templatereader.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace invocables {

using namespace Qt::StringLiterals;
using model::DescriptorValue;
using model::JsonText;

namespace {

struct CommandVectorReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(CommandVectorReader)
};

//! Whether the schema declares the argument of this name; where it says by reference what there is, it may.
bool declares(JsonText schema, const QString &name)
{
    for (const QString &step : name.split(u'.')) {
        for (const char16_t *keyword : {u"$ref", u"allOf", u"anyOf", u"oneOf"}) {
            if (schema.member(keyword))
                return true;
        }
        const auto properties = schema.member(u"properties");
        const auto property = properties ? properties->member(step) : std::nullopt;
        if (!property)
            return false;
        schema = *property;
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

} // namespace

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

} // namespace invocables
