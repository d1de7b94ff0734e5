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
        const bool isAnnotated = pattern.form == Pattern::Form::Annotation && pattern.elements.size() == 1;
        const Pattern &inner = isAnnotated ? pattern.elements.first() : pattern;
        return inner.value.hasLabel(u"Agent") || ToolPattern::isTool(inner);
    });
    alone.patterns.append(agent.pattern());
    return alone;
}

Result<GramDocument> AgentChanges::applied(GramDocument document) const
{
    AgentPattern agent(document.patterns.takeLast());
    for (const auto &[key, value] : set) {
        if (const auto done = setText(agent, key, value); !done)
            return tl::unexpected(done.error());
    }
    QList<ToolPattern> tools = agent.tools(document);
    for (const QString &name : removed) {
        const auto place = placeOfTool(tools, name);
        if (place == tools.end())
            return failure(ErrorCategory::Usage, AgentChangesTexts::tr("The agent %1 has no tool “%2”.").arg(agent.name(), name));
        tools.erase(place);
    }
    for (const Pattern &pattern : added) {
        const ToolPattern tool(pattern);
        if (const auto place = placeOfTool(tools, tool.name()); place != tools.end())
            *place = tool;
        else
            tools.append(tool);
    }
    agent.setTools(tools);
    document.patterns.append(agent.pattern());
    const GramFaults faults = agent.validate(document);
    const auto error = std::find_if(
        faults.begin(), faults.end(), [](const GramFault &fault) { return fault.severity == Diagnostic::Severity::Error; });
    if (error != faults.end())
        return failure(
            ErrorCategory::Validation, AgentChangesTexts::tr("The agent %1 would be wrong: %2").arg(agent.name(), error->message));
    return document;
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
    const Result<GramDocument> document = file.gram ? Result<GramDocument>(*file.gram) : agenttoml::documentOf(file);
    return document ? agentAlone(*document, agent) : document;
}

Result<AgentEntry> AgentCatalog::entryOfFile(const QString &path, const QString &name) const
{
    DescriptorFile file = DescriptorFile::read(path);
    file.diagnostics = m_descriptors.check().check(file, DescriptorKind::Agent);
    const QList<AgentEntry> entries = readAgents(file, m_reading, m_isBound, m_misfit);
    if (entries.isEmpty() && hasErrors(file.diagnostics))
        return failure(ErrorCategory::Validation, tr("The agent cannot be read: %1").arg(errorsIn(file.diagnostics)));
    const QStringList names = namesOf(entries);
    if (entries.isEmpty())
        return failure(ErrorCategory::Usage, tr("There is no agent in %1.").arg(path));
    if (name.isEmpty() && entries.size() > 1)
        return failure(ErrorCategory::Usage,
            tr("%1 has several agents. Say which one: %2.").arg(path, path + u'#' + names.join(u", "_s + path + u'#')));
    const qsizetype index = name.isEmpty() ? 0 : names.indexOf(name);
    if (index < 0)
        return failure(ErrorCategory::Usage, tr("There is no agent “%1” in %2, but there is: %3.").arg(name, path, names.join(u", "_s)));
    return playable(entries.at(index));
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
