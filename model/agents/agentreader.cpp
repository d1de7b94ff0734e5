// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/agents/agentreader.h"

#include "model/agents/agenttoml.h"
#include "model/characters/characterreader.h"
#include "model/gram/agentpattern.h"
#include "model/gram/gramcheck.h"
#include "model/gram/gramreader.h"

#include <QCoreApplication>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct AgentReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(AgentReader)
};

//! `isCompiled`: set to whether that could be done.
tl::expected<AgentPart, GramFault> partFrom(
    const AgentPattern &pattern, const GramDocument &document, AgentReading reading, bool &isCompiled)
{
    if (reading == AgentReading::Interpreted)
        return interpret(pattern, document);
    const auto compiled = pattern.compile(document);
    isCompiled = compiled.has_value();
    if (compiled)
        return partOf(*compiled);
    if (reading == AgentReading::Hybrid)
        return interpret(pattern, document);
    return tl::unexpected(compiled.error().first());
}

void settle(AgentEntry &entry)
{
    if (entry.isCharacter)
        return;
    if (hasErrors(entry.diagnostics))
        entry.part.reset();
    if (entry.part)
        entry.state = entry.part->tools.isEmpty() ? CharacterState::LoadedNoTools : CharacterState::LoadedWithTools;
    else
        entry.state = CharacterState::FailedValidation;
}

//! A character keeps rules of its own.
AgentEntry characterFrom(const DescriptorFile &file, const CharacterTools::IsBound &isBound, const CharacterTools::Misfit &misfit)
{
    const Character character = CharacterReader::read(file, isBound, misfit);
    const DescriptorValue &table = file.root[u"agent"];
    const auto text = [&table](QStringView key) { return table[key].string().value_or(QString()); };
    AgentEntry entry {text(u"name"), text(u"title").isEmpty() ? character.name : text(u"title"), text(u"description"), file.path,
        AgentEntry::Form::Toml, true};
    entry.characterName = character.name;
    entry.isListed = character.isGood;
    entry.state = hasErrors(file.diagnostics) ? CharacterState::FailedValidation : character.state;
    entry.faults = character.faults;
    entry.diagnostics = file.diagnostics;
    for (const Diagnostic &diagnostic : character.diagnostics) {
        if (!entry.diagnostics.contains(diagnostic))
            entry.diagnostics.append(diagnostic);
    }
    if (entry.state != CharacterState::FailedValidation)
        entry.part = AgentPart {entry.name, character.prompt, ModelAddress::parse(text(u"model")).value_or(ModelAddress()), character.tools,
            character.limits, GuardSettings::read(table[u"limits"])};
    return entry;
}

AgentEntry entryOf(const AgentPattern &pattern, const GramDocument &document, const DescriptorFile &file, AgentReading reading)
{
    AgentEntry entry {pattern.name(), pattern.title(), pattern.description().value_or(QString()), file.path};
    entry.diagnostics = file.diagnostics;
    if (auto part = partFrom(pattern, document, reading, entry.isCompiled))
        entry.part = *part;
    else if (!hasErrors(entry.diagnostics))
        entry.diagnostics.append(part.error().diagnostic(file.path));
    return entry;
}

QList<AgentEntry> fromToml(const DescriptorFile &file, AgentReading reading)
{
    const DescriptorValue &table = file.root[u"agent"];
    const auto document = agenttoml::documentOf(file);
    AgentEntry entry;
    if (document) {
        entry = entryOf(AgentPattern(document->patterns.last()), *document, file, reading);
    } else {
        entry.name = table[u"name"].string().value_or(QString());
        entry.path = file.path;
        entry.diagnostics = file.diagnostics;
        if (!hasErrors(file.diagnostics))
            entry.diagnostics.append({file.path, table.position(), Diagnostic::Severity::Error, document.error().message});
    }
    entry.form = AgentEntry::Form::Toml;
    return {entry};
}

QList<AgentEntry> entriesFromGram(const DescriptorFile &file, AgentReading reading)
{
    QList<AgentEntry> entries;
    for (const AgentPattern &pattern : AgentPattern::agentsOf(*file.gram))
        entries.append(entryOf(pattern, *file.gram, file, reading));
    return entries;
}

//! A fault of a text inside a TOML file: where it stands in that text is said in words, since the file writes it with escapes.
Diagnostic inside(const DescriptorFile &file, const DescriptorValue &text, const GramFault &fault)
{
    const QString place =
        AgentReaderTexts::tr("line %1, column %2: %3").arg(fault.position.line).arg(fault.position.column).arg(fault.message);
    return {file.path, text.position(), fault.severity, fault.position.line > 0 ? place : fault.message};
}

} // namespace

QList<AgentEntry> readAgents(
    const DescriptorFile &file, AgentReading reading, const CharacterTools::IsBound &isBound, const CharacterTools::Misfit &misfit)
{
    QList<AgentEntry> entries;
    if (file.gram)
        entries = entriesFromGram(file, reading);
    else if (!file.root[u"agent"].isNone())
        entries = CharacterReader::isCharacter(file) ? QList {characterFrom(file, isBound, misfit)} : fromToml(file, reading);
    for (AgentEntry &entry : entries)
        settle(entry);
    return entries;
}

Diagnostics checkAgent(const DescriptorFile &file)
{
    Diagnostics diagnostics;
    const DescriptorValue &types = file.root[u"types"];
    const GramText definitions = GramReader::read(types.string().value_or(QString()));
    for (const GramFault &fault :
        definitions.faults + GramCheck::check(definitions.document) + SignatureReader::checkTypes(definitions.document))
        diagnostics.append(inside(file, types, fault));
    const DescriptorValue &model = file.root[u"agent"][u"model"];
    if (const QString written = model.string().value_or(QString()); !written.isEmpty() && !AgentPattern::isModel(written))
        diagnostics.append({file.path, model.position(), Diagnostic::Severity::Error,
            AgentReaderTexts::tr("“%1” is not written as PROVIDER/MODEL").arg(written)});
    // A character's tools are checked by its own rules.
    if (CharacterReader::isCharacter(file))
        return diagnostics + CharacterReader::read(file).diagnostics;
    // As in gram: see AgentPattern::validate.
    if (const DescriptorValue &instruction = file.root[u"agent"][u"instruction"];
        instruction.string().value_or(QString()).trimmed().isEmpty()) {
        const TextPosition place = instruction.isNone() ? file.root[u"agent"].position() : instruction.position();
        diagnostics.append({file.path, place, Diagnostic::Severity::Error,
            AgentReaderTexts::tr("An agent needs an instruction: what the model is told before everything else.")});
    }
    for (const DescriptorValue &tool : file.root[u"tools"].array()) {
        const DescriptorValue &signature = tool[u"signature"];
        if (const auto schema = tool[u"schema"].string()) {
            const Signature said = SignatureReader::ofSchema({u"schema"_s, GramValue::Variant(GramTagged {u"json"_s, *schema})});
            for (const GramFault &fault : said.faults)
                diagnostics.append({file.path, tool[u"schema"].position(), fault.severity, fault.message});
        }
        if (signature.isNone())
            continue;
        for (const GramFault &fault : SignatureReader::read(signature.string().value_or(QString()), definitions.document).faults)
            diagnostics.append(inside(file, signature, fault));
    }
    return diagnostics;
}

} // namespace model
