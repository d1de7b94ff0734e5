// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/agents/toolsimport.h"

#include "model/gram/agentpattern.h"
#include "model/gram/gramcheck.h"
#include "model/gram/gramreader.h"
#include "model/gram/gramwriter.h"
#include "model/gram/pythonliterals.h"
#include "model/gram/schemasignature.h"
#include "model/schema/jsonschema.h"
#include "model/toml/tomlscanner.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! Beyond this an error's text is no help.
constexpr qsizetype mostFaultsOfAList = 20;

struct ToolsImportTexts {
    Q_DECLARE_TR_FUNCTIONS(ToolsImport)
};

QString textIn(const JsonText &object, QStringView key)
{
    return object.member(key).value_or(JsonText()).read().toString();
}

//! A JSON value as TOML on one line; what is null is left out, and what TOML has no place for is a text.
QString inToml(const JsonText &json, int depth = 0)
{
    constexpr int deepest = 8;
    const bool isTable = json.isObject();
    if (json.bytes().startsWith('"'))
        return writtenString(json.read().toString());
    if (depth > deepest)
        return writtenString(json.toString());
    if (!isTable && !json.bytes().startsWith('[')) {
        bool isInteger = false;
        (void)json.bytes().toLongLong(&isInteger);
        const bool isWord = json.bytes() == "true" || json.bytes() == "false";
        const bool isFraction = json.bytes().contains('.') && qIsFinite(json.read().toDouble());
        return isInteger || isWord || isFraction ? json.toString() : writtenString(json.toString());
    }
    QStringList parts;
    QStringList names;
    for (const auto &[name, value] : json.members()) {
        if (value.bytes() == "null" || (isTable && names.contains(name)))
            continue;
        names.append(name);
        parts.append(isTable ? writtenKey(name) + u" = "_s + inToml(value, depth + 1) : inToml(value, depth + 1));
    }
    const QString inner = parts.join(u", "_s);
    return isTable ? (inner.isEmpty() ? u"{}"_s : u"{ "_s + inner + u" }"_s) : u'[' + inner + u']';
}

void noteOthers(const JsonText &object, const QStringList &known, const QString &where, QStringList &remarks)
{
    for (const auto &[name, value] : object.members()) {
        if (!known.contains(name))
            remarks.append(ToolsImportTexts::tr("“%1” of %2 is left out.").arg(name, where));
    }
}

} // namespace

Result<ImportedTools> ToolsImport::read(const QByteArray &text)
{
    const QByteArray trimmed = text.trimmed();
    if (trimmed.startsWith('[') || trimmed.startsWith('{')) {
        const auto json = JsonText::parse(text);
        return json ? readList(*json) : tl::unexpected(json.error());
    }
    if (!text.isValidUtf8())
        return failure(ErrorCategory::Validation, ToolsImportTexts::tr("The file is not UTF-8 text."));
    return readPython(QString::fromUtf8(text));
}

Result<ImportedTools> ToolsImport::readPython(const QString &text)
{
    if (text.size() > PythonLiterals::largestModule)
        return failure(ErrorCategory::Validation, ToolsImportTexts::tr("The file is larger than a character's file may be."));
    PythonLiterals module(text);
    QHash<QString, JsonText> values;
    for (const QString &name : {u"TOOLS"_s, u"CHARACTER_NAME"_s, u"VOICE_SOURCE"_s, u"INSTRUCTIONS"_s, u"METADATA"_s}) {
        auto value = module.assigned(name);
        if (!value)
            return tl::unexpected(value.error());
        if (*value)
            values.insert(name, **value);
    }
    const bool isCharacter = values.contains(u"CHARACTER_NAME"_s);
    if (!isCharacter && !values.contains(u"TOOLS"_s))
        return failure(ErrorCategory::Validation, ToolsImportTexts::tr("The file is not JSON and has no “TOOLS = […]”."));
    const JsonText list = values.value(u"TOOLS"_s);
    Result<ImportedTools> read = list.isEmpty() || list.bytes() == "null" ? ImportedTools() : readList(list);
    if (!read || !isCharacter)
        return read;
    const JsonText instructions = values.value(u"INSTRUCTIONS"_s);
    const JsonText metadata = values.value(u"METADATA"_s);
    read->isCharacter = true;
    read->name = values.value(u"CHARACTER_NAME"_s).read().toString();
    read->voice = values.value(u"VOICE_SOURCE"_s);
    read->instruction = instructions.isObject() ? textIn(instructions, u"instruction_prompt") : instructions.read().toString();
    read->language = textIn(instructions, u"language");
    if (const auto good = metadata.member(u"good"))
        read->isGood = good->bytes() == "true";
    read->comment = textIn(metadata, u"comment");
    noteOthers(instructions, {u"instruction_prompt"_s, u"language"_s}, u"INSTRUCTIONS"_s, read->remarks);
    noteOthers(metadata, {u"good"_s, u"comment"_s}, u"METADATA"_s, read->remarks);
    return read;
}

Result<ImportedTools> ToolsImport::readList(const JsonText &json)
{
    const auto inside = json.member(u"tools");
    const bool isOne = json.isObject() && !inside;
    const JsonText list = isOne ? JsonText::trusted('[' + json.bytes() + ']') : inside.value_or(json);
    if (!list.bytes().startsWith('['))
        return failure(ErrorCategory::Validation, ToolsImportTexts::tr("A list of tools is expected."));
    ImportedTools imported;
    QStringList faults;
    const auto elements = list.members();
    for (qsizetype index = 0; index < elements.size(); ++index) {
        auto tool = readTool(elements[index].second, index, imported.remarks);
        if (!tool) {
            faults.append(tool.error().message);
            continue;
        }
        const auto isNamesake = [&tool](const ToolPattern &other) { return other.name() == tool->name(); };
        if (std::any_of(imported.tools.cbegin(), imported.tools.cend(), isNamesake))
            faults.append(ToolsImportTexts::tr("Two tools have the name “%1”.").arg(tool->name()));
        else
            imported.tools.append(*tool);
    }
    if (faults.isEmpty())
        return imported;
    if (const qsizetype more = faults.size() - mostFaultsOfAList; more > 0)
        faults = faults.first(mostFaultsOfAList) << ToolsImportTexts::tr("and %n more", nullptr, int(more));
    return failure(ErrorCategory::Validation, faults.join(u'\n'));
}

Result<ToolPattern> ToolsImport::readTool(const JsonText &json, qsizetype index, QStringList &remarks)
{
    // Newer requests have what is in `function` beside the type.
    const JsonText function = json.member(u"function").value_or(json);
    const QString name = textIn(function, u"name");
    static const QRegularExpression wireName(u"^[A-Za-z0-9_-]{1,64}\\z"_s);
    if (textIn(json, u"type") != u"function" || !function.isObject())
        return failure(ErrorCategory::Validation,
            ToolsImportTexts::tr("Tool %1 of the list is not a function: type, function and a name are expected.").arg(index + 1));
    if (!wireName.match(name).hasMatch())
        return failure(ErrorCategory::Validation,
            ToolsImportTexts::tr("Tool %1 of the list has the name “%2”; names have up to 64 letters, digits, _ and -.")
                .arg(index + 1)
                .arg(name.left(100)));
    QStringList known {u"name"_s, u"description"_s, u"parameters"_s};
    if (!json.member(u"function"))
        known.append(u"type"_s);
    noteOthers(function, known, name, remarks);
    if (json.member(u"function"))
        noteOthers(json, {u"type"_s, u"function"_s}, name, remarks);
    const JsonText parameters = function.member(u"parameters").value_or(JsonText());
    const bool takesNothing = parameters.isEmpty() || parameters.bytes() == "null";
    const JsonText schema = takesNothing ? JsonText::trusted(R"({"type":"object","properties":{},"required":[]})") : parameters;
    if (const auto compiled = JsonSchema::compile(schema); !compiled || textIn(schema, u"type") != u"object")
        return failure(ErrorCategory::Validation,
            ToolsImportTexts::tr("The parameters of %1 are not a schema of an object. %2")
                .arg(name, compiled ? QString() : compiled.error().message));
    ToolPattern tool = ToolPattern::create(name, textIn(function, u"description"), {});
    auto signature = SchemaSignature::of(schema);
    // One that nothing can satisfy is a schema all the same.
    if (signature && !SignatureReader::read(*signature, {}).isRight())
        signature.reset();
    Pattern pattern = tool.pattern();
    pattern.elements = {signature.value_or(SchemaSignature::nothing())};
    tool = ToolPattern(pattern);
    if (!signature)
        tool.setOwnSchema(schema.compacted());
    return tool;
}

QString ToolsImport::identifierOf(const QString &name)
{
    static const QRegularExpression others(u"[^A-Za-z0-9_.-]+"_s);
    static const QRegularExpression edge(u"^[_.-]+|[_.-]+$"_s);
    QString identifier = name.toLower().replace(others, u"-"_s).remove(edge).left(64);
    return identifier.isEmpty() ? u"imported"_s : identifier;
}

Result<QString> ToolsImport::toToml(const ImportedTools &tools, const Agent &agent)
{
    const QString instruction = agent.instruction.isEmpty() && !tools.isCharacter ? tools.instruction : agent.instruction;
    QString toml = u"[agent]\n"_s + agenttoml::textLine(u"name"_s, identifierOf(agent.name.isEmpty() ? tools.name : agent.name));
    if (!instruction.isEmpty())
        toml += agenttoml::textLine(u"instruction"_s, instruction);
    if (!agent.model.isEmpty())
        toml += agenttoml::textLine(u"model"_s, agent.model);
    if (tools.isCharacter) {
        toml += u"\n[character]\n"_s + agenttoml::textLine(u"name"_s, tools.name);
        if (!tools.voice.isEmpty() && tools.voice.bytes() != "null")
            toml += u"voice = "_s + inToml(tools.voice) + u'\n';
        toml += u"\n[character.instructions]\n"_s + agenttoml::textLine(u"instruction_prompt"_s, tools.instruction);
        if (!tools.language.isEmpty())
            toml += agenttoml::textLine(u"language"_s, tools.language);
        if (tools.isGood || !tools.comment.isEmpty())
            toml += u"\n[character.metadata]\n"_s;
        if (tools.isGood)
            toml += u"good = %1\n"_s.arg(*tools.isGood ? u"true"_s : u"false"_s);
        if (!tools.comment.isEmpty())
            toml += agenttoml::textLine(u"comment"_s, tools.comment);
    }
    for (const ToolPattern &tool : tools.tools)
        toml += u'\n' + agenttoml::toolTable(tool);
    return toml;
}

Result<QString> ToolsImport::toGram(const ImportedTools &tools, const Agent &agent)
{
    GramDocument document;
    const QString instruction = agent.instruction.isEmpty() ? tools.instruction : agent.instruction;
    QStringList undescribed;
    for (const ToolPattern &tool : tools.tools) {
        if (tool.description().trimmed().isEmpty())
            undescribed.append(tool.name());
    }
    if (!undescribed.isEmpty())
        return failure(ErrorCategory::Validation,
            ToolsImportTexts::tr("In gram each tool has a description, which these have not: %1.").arg(undescribed.join(u", "_s)));
    if (!agent.name.isEmpty()) {
        if (tools.isCharacter)
            return failure(ErrorCategory::Usage,
                ToolsImportTexts::tr(
                    "A character has more than gram can say of an agent: its calls have limits. It is written as a descriptor."));
        if (agent.model.isEmpty() || instruction.isEmpty())
            return failure(ErrorCategory::Usage, ToolsImportTexts::tr("An agent in gram has a model and an instruction."));
        AgentPattern pattern = AgentPattern::create(agent.name, {}, agent.model, instruction, {});
        Pattern whole = pattern.pattern();
        for (const ToolPattern &tool : tools.tools) {
            Pattern reference;
            reference.form = Pattern::Form::Reference;
            reference.value.identity = tool.name();
            whole.elements.append(reference);
        }
        document.patterns.append(whole);
    }
    for (const ToolPattern &tool : tools.tools)
        document.patterns.append(tool.pattern());
    const Result<QString> text = GramWriter::write(document);
    if (!text)
        return text;
    const GramFaults faults = checkGram(GramReader::read(*text));
    for (const GramFault &fault : faults) {
        if (fault.severity == Diagnostic::Severity::Error)
            return failure(ErrorCategory::Validation, fault.message);
    }
    return text;
}

} // namespace model
