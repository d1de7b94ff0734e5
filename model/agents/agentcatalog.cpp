// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/agents/agentcatalog.h"

#include "model/agents/agenttoml.h"
#include "model/basics/logging.h"
#include "model/characters/characterreader.h"
#include "model/descriptors/nearestname.h"
#include "model/gram/agentpattern.h"

#include <QCoreApplication>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct AgentChangesTexts {
    Q_DECLARE_TR_FUNCTIONS(AgentChanges)
};

Result<void> setText(AgentPattern &agent, const QString &key, const QString &value)
{
    if (key == u"name")
        agent.setName(value);
    else if (key == u"title")
        agent.setTitle(value);
    else if (key == u"description")
        agent.setDescription(value.isEmpty() ? std::nullopt : std::optional(value));
    else if (key == u"model")
        agent.setModel(value);
    else if (key == u"instruction")
        agent.setInstruction(value);
    else
        return failure(ErrorCategory::Usage,
            AgentChangesTexts::tr("An agent's name, title, description, model and instruction can be set, but not “%1”.").arg(key));
    return {};
}

auto placeOfTool(QList<ToolPattern> &tools, const QString &name)
{
    return std::find_if(tools.begin(), tools.end(), [&name](const ToolPattern &tool) { return tool.name() == name; });
}

const Pattern &withoutAnnotation(const Pattern &pattern)
{
    return pattern.form == Pattern::Form::Annotation && pattern.elements.size() == 1 ? pattern.elements.first() : pattern;
}

//! Those at the top of a text.
QList<ToolPattern> toolsOf(const GramDocument &document)
{
    QList<ToolPattern> tools;
    for (const Pattern &pattern : document.patterns) {
        if (ToolPattern::isTool(withoutAnnotation(pattern)))
            tools.append(ToolPattern(withoutAnnotation(pattern)));
    }
    return tools;
}

} // namespace

Result<GramDocument> agentAlone(const GramDocument &document, const QString &name)
{
    QList<AgentPattern> agents = AgentPattern::agentsOf(document);
    const qsizetype all = agents.size();
    agents.removeIf([&name](const AgentPattern &agent) { return !name.isEmpty() && agent.name() != name; });
    if (agents.isEmpty())
        return failure(ErrorCategory::Usage,
            name.isEmpty() ? AgentChangesTexts::tr("There is no agent in the text.")
                           : AgentChangesTexts::tr("There is no agent “%1” in the text.").arg(name));
    if (agents.size() > 1)
        return failure(ErrorCategory::Usage, AgentChangesTexts::tr("The text has %1 agents. Say which one.").arg(all));
    AgentPattern agent = agents.first();
    if (const GramFaults ambiguous = agent.ambiguousTools(document); !ambiguous.isEmpty())
        return failure(ErrorCategory::Validation, ambiguous.first().message);
    agent.setTools(agent.tools(document));
    GramDocument alone = document;
    alone.patterns.removeIf([](const Pattern &pattern) {
        const Pattern &inner = withoutAnnotation(pattern);
        return inner.value.hasLabel(u"Agent") || ToolPattern::isTool(inner);
    });
    alone.patterns.append(agent.pattern());
    return alone;
}

Result<void> AgentChanges::change(AgentPattern &agent, const GramDocument &document) const
{
    for (const auto &[key, value] : set) {
        if (const auto done = setText(agent, key, value); !done)
            return done;
    }
    QList<ToolPattern> tools = agent.tools(document);
    for (const QString &name : removed) {
        const auto place = placeOfTool(tools, name);
        if (place == tools.end())
            return failure(ErrorCategory::Usage, AgentChangesTexts::tr("The agent %1 has no tool “%2”.").arg(agent.name(), name));
        tools.erase(place);
    }
    for (const Addition &addition : added) {
        for (const ToolPattern &tool : toolsOf(addition.document)) {
            if (const auto place = placeOfTool(tools, tool.name()); place != tools.end())
                *place = tool;
            else
                tools.append(tool);
        }
    }
    agent.setTools(tools);
    return {};
}

Result<void> AgentChanges::addTypes(GramDocument &document) const
{
    for (const Addition &addition : added) {
        for (const Pattern &pattern : addition.document.patterns) {
            const Pattern &type = withoutAnnotation(pattern);
            if (!type.value.hasLabel(u"Type"))
                continue;
            const auto isNamesake = [&type](const Pattern &other) {
                const Pattern &known = withoutAnnotation(other);
                return known.value.hasLabel(u"Type") && known.value.identity == type.value.identity;
            };
            const auto known = std::find_if(document.patterns.cbegin(), document.patterns.cend(), isNamesake);
            if (known == document.patterns.cend())
                document.patterns.append(pattern);
            else if (withoutAnnotation(*known) != type)
                return failure(ErrorCategory::Validation,
                    Diagnostic {addition.file, type.position, Diagnostic::Severity::Error,
                        AgentChangesTexts::tr("the agent has another type “%1”").arg(type.value.identity)}
                        .toString());
        }
    }
    return {};
}

QString AgentChanges::wrongIn(const AgentPattern &agent, const GramDocument &document, const QString &file, AgentForm form) const
{
    const auto firstOf = [](const GramFaults &faults, const QString &path) {
        const auto error = std::find_if(
            faults.begin(), faults.end(), [](const GramFault &fault) { return fault.severity == Diagnostic::Severity::Error; });
        return error == faults.end() ? QString() : error->diagnostic(path).toString();
    };
    for (const Addition &addition : added) {
        for (const ToolPattern &tool : toolsOf(addition.document)) {
            if (const QString wrong = firstOf(tool.validate(document, form), addition.file); !wrong.isEmpty())
                return wrong;
        }
    }
    return firstOf(agent.validate(document, form), file);
}

Result<GramDocument> AgentChanges::applied(GramDocument document, const QString &file, AgentForm form) const
{
    AgentPattern agent(document.patterns.takeLast());
    const auto changed = addTypes(document).and_then([&] { return change(agent, document); });
    if (!changed)
        return tl::unexpected(changed.error());
    document.patterns.append(agent.pattern());
    const QString wrong = wrongIn(agent, document, file, form);
    if (wrong.isEmpty())
        return document;
    return failure(ErrorCategory::Validation,
        agent.name().isEmpty() ? wrong : AgentChangesTexts::tr("The agent %1 would be wrong: %2").arg(agent.name(), wrong));
}

namespace {

bool isDescriptor(QStringView path)
{
    return path.endsWith(u".gram") || path.endsWith(u".toml");
}

//! `PATH#NAME`, taken apart; without a name where there is none.
std::pair<QString, QString> takenApart(const QString &written)
{
    const qsizetype hash = written.lastIndexOf(u'#');
    if (isDescriptor(written) || hash < 0)
        return {written, QString()};
    return {written.first(hash), written.sliced(hash + 1)};
}

//! All that is wrong, a line each.
QString errorsIn(const Diagnostics &diagnostics)
{
    QStringList lines;
    for (const Diagnostic &diagnostic : diagnostics) {
        if (diagnostic.severity == Diagnostic::Severity::Error)
            lines.append(diagnostic.toString());
    }
    return lines.join(u'\n');
}

QString whyNot(const AgentEntry &entry)
{
    if (hasErrors(entry.diagnostics))
        return errorsIn(entry.diagnostics);
    for (const CharacterFault &fault : entry.faults) {
        if (fault.isError)
            return fault.type + u": "_s + fault.text;
    }
    return {};
}

Result<AgentEntry> playable(const AgentEntry &entry)
{
    if (entry.part)
        return entry;
    return failure(ErrorCategory::Validation, AgentCatalog::tr("The agent %1 cannot play: %2").arg(entry.name, whyNot(entry)));
}

QStringList namesOf(const QList<AgentEntry> &entries)
{
    QStringList names;
    for (const AgentEntry &entry : entries)
        names.append(entry.name);
    return names;
}

void refuse(AgentEntry &entry, const CharacterFault &fault, const DescriptorFile &file)
{
    entry.state = CharacterState::FailedValidation;
    entry.faults.append(fault);
    entry.diagnostics.append(CharacterReader::atName(file, fault));
    entry.part.reset();
}

} // namespace

AgentCatalog::AgentCatalog(DescriptorCatalog &descriptors, QObject *parent)
    : QObject(parent)
    , m_descriptors(descriptors)
{
    connect(&descriptors, &DescriptorCatalog::changed, this, &AgentCatalog::read);
    read();
}

const AgentEntry *AgentCatalog::find(const QString &name) const
{
    const auto isNamed = [&name](const AgentEntry &entry) { return entry.name == name; };
    auto found = std::find_if(m_entries.begin(), m_entries.end(), isNamed);
    if (found == m_entries.end() && !name.isEmpty())
        found = std::find_if(m_entries.begin(), m_entries.end(), [&name](const AgentEntry &entry) { return entry.characterName == name; });
    return found == m_entries.end() ? nullptr : &*found;
}

QList<AgentEntry> AgentCatalog::readFile(const QString &path)
{
    const DescriptorFile file = DescriptorFile::read(path);
    const QList<AgentEntry> entries = readAgents(file);
    if (!entries.isEmpty())
        return entries;
    AgentEntry broken {{}, {}, {}, path, path.endsWith(u".toml") ? AgentEntry::Form::Toml : AgentEntry::Form::Gram};
    broken.state = CharacterState::FailedValidation;
    broken.diagnostics = file.diagnostics;
    if (!hasErrors(file.diagnostics))
        broken.diagnostics.append({path, {1, 1}, Diagnostic::Severity::Error, tr("there is no agent in this file")});
    return {broken};
}

bool AgentCatalog::isFile(const QString &name)
{
    return isDescriptor(takenApart(name).first);
}

Result<AgentPart> AgentCatalog::partFor(const QString &name)
{
    return entryFor(name).map([](const AgentEntry &entry) { return *entry.part; });
}

Result<AgentEntry> AgentCatalog::entryFor(const QString &name) const
{
    if (const AgentEntry *entry = find(name))
        return playable(*entry);
    if (isFile(name)) {
        const auto [path, agent] = takenApart(name);
        return entryOfFile(path, agent);
    }
    const QString near = nearestName(name, namesOf(m_entries));
    return failure(ErrorCategory::Usage,
        near.isEmpty() ? tr("There is no agent “%1”.").arg(name) : tr("There is no agent “%1”. Did you mean %2?").arg(name, near));
}

Result<GramDocument> AgentCatalog::documentFor(const QString &name) const
{
    const AgentEntry *entry = find(name);
    if (!entry && !isFile(name))
        return tl::unexpected(entryFor(name).error());
    const auto [path, agent] = entry ? std::pair(entry->path, entry->name) : takenApart(name);
    const DescriptorFile file = entry ? m_descriptors.inForce(path) : DescriptorFile::read(path);
    if (hasErrors(file.diagnostics))
        return failure(ErrorCategory::Validation, tr("The agent cannot be read: %1").arg(errorsIn(file.diagnostics)));
    if (!file.root[u"character"].isNone())
        return failure(ErrorCategory::Validation, tr("A character has more than a pattern can say of an agent; it stays a descriptor."));
    if (!file.gram && file.root[u"agent"].isNone())
        return failure(ErrorCategory::Usage, tr("There is no agent in %1.").arg(path));
    const Result<GramDocument> document = file.gram ? Result<GramDocument>(*file.gram) : agenttoml::documentOf(file);
    if (!document)
        return document;
    QStringList names;
    for (const AgentPattern &pattern : AgentPattern::agentsOf(*document))
        names.append(pattern.name());
    return indexIn(names, path, agent).and_then([&](qsizetype index) { return agentAlone(*document, names[index]); });
}

QString AgentCatalog::fileOf(const QString &name) const
{
    const AgentEntry *entry = find(name);
    return entry ? entry->path : takenApart(name).first;
}

Result<qsizetype> AgentCatalog::indexIn(const QStringList &names, const QString &path, const QString &name)
{
    if (names.isEmpty())
        return failure(ErrorCategory::Usage, tr("There is no agent in %1.").arg(path));
    if (name.isEmpty() && names.size() > 1)
        return failure(ErrorCategory::Usage,
            tr("%1 has several agents. Say which one: %2.").arg(path, path + u'#' + names.join(u", "_s + path + u'#')));
    const qsizetype index = name.isEmpty() ? 0 : names.indexOf(name);
    if (index < 0)
        return failure(ErrorCategory::Usage, tr("There is no agent “%1” in %2, but there is: %3.").arg(name, path, names.join(u", "_s)));
    return index;
}

Result<AgentEntry> AgentCatalog::entryOfFile(const QString &path, const QString &name) const
{
    DescriptorFile file = DescriptorFile::read(path);
    file.diagnostics = m_descriptors.check().check(file, DescriptorKind::Agent);
    const QList<AgentEntry> entries = readAgents(file, m_reading, m_isBound, m_misfit);
    if (entries.isEmpty() && hasErrors(file.diagnostics))
        return failure(ErrorCategory::Validation, tr("The agent cannot be read: %1").arg(errorsIn(file.diagnostics)));
    return indexIn(namesOf(entries), path, name).and_then([&entries](qsizetype index) { return playable(entries.at(index)); });
}

bool AgentCatalog::isCharacter(const QString &name) const
{
    return std::any_of(
        m_entries.begin(), m_entries.end(), [&name](const AgentEntry &entry) { return entry.isCharacter && entry.characterName == name; });
}

void AgentCatalog::setReading(AgentReading reading)
{
    if (std::exchange(m_reading, reading) != reading)
        read();
}

void AgentCatalog::setIsBound(CharacterTools::IsBound isBound, CharacterTools::Misfit misfit)
{
    m_isBound = std::move(isBound);
    m_misfit = std::move(misfit);
    read();
}

void AgentCatalog::read()
{
    m_entries.clear();
    for (const DescriptorEntry &descriptor : m_descriptors.inUse(DescriptorKind::Agent)) {
        DescriptorFile file = m_descriptors.inForce(descriptor.path);
        for (const Diagnostic &diagnostic : descriptor.earlierInUse ? Diagnostics() : descriptor.diagnostics) {
            if (!file.diagnostics.contains(diagnostic))
                file.diagnostics.append(diagnostic);
        }
        QList<AgentEntry> entries = readAgents(file, m_reading, m_isBound, m_misfit);
        if (entries.isEmpty()) {
            // Shown with what is wrong with it.
            AgentEntry broken {descriptor.name, {}, {}, file.path, file.gram ? AgentEntry::Form::Gram : AgentEntry::Form::Toml};
            broken.state = CharacterState::FailedValidation;
            broken.diagnostics = file.diagnostics;
            entries = {broken};
        }
        for (AgentEntry &entry : entries) {
            if (descriptor.earlierInUse)
                entry.newerFaults = descriptor.diagnostics;
            if (!entry.characterName.isEmpty() && isCharacter(entry.characterName))
                refuse(entry, CharacterReader::repeatedName(entry.characterName), file);
            const auto isNamed = [&entry](const AgentEntry &other) { return other.name == entry.name; };
            if (std::any_of(m_entries.begin(), m_entries.end(), isNamed))
                qCWarning(lcDescriptors) << descriptor.path << "describes an agent that there is already:" << entry.name;
            else
                m_entries.append(entry);
        }
    }
    Q_EMIT changed();
}

} // namespace model
