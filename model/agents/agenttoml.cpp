// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/agents/agenttoml.h"

#include "model/gram/agentpattern.h"
#include "model/gram/gramformat.h"
#include "model/gram/gramreader.h"
#include "model/gram/gramwriter.h"
#include "model/toml/tomlscanner.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct AgentConversionTexts {
    Q_DECLARE_TR_FUNCTIONS(AgentConversion)
};

//! The keys of a table that the other one has not got, each with `path` before it.
QStringList missingKeys(const DescriptorValue &from, const DescriptorValue &to, const QString &path)
{
    QStringList names;
    for (const DescriptorValue::Member &member : from.table()) {
        const QString name = path.isEmpty() ? member.key : path + u'.' + member.key;
        const DescriptorValue &other = to[member.key];
        if (other.isNone())
            names.append(name);
        else if (member.value.isTable())
            names += missingKeys(member.value, other, name);
        for (qsizetype row = 0; row < member.value.array().size() && row < other.array().size(); ++row)
            names += missingKeys(member.value.array()[row], other.array()[row], name);
    }
    names.removeDuplicates();
    return names;
}

} // namespace

Result<AgentConversion> AgentConversion::toToml(const QString &gram)
{
    const GramText read = GramReader::read(gram);
    const auto error = std::find_if(
        read.faults.begin(), read.faults.end(), [](const GramFault &fault) { return fault.severity == Diagnostic::Severity::Error; });
    if (error != read.faults.end())
        return failure(ErrorCategory::Validation, error->diagnostic(u"gram"_s).toString());
    const Result<QString> toml = agenttoml::fromGram(read.document);
    if (!toml)
        return tl::unexpected(toml.error());
    AgentConversion conversion {*toml};
    // Those of the types go along with them.
    const DescriptorFile written = DescriptorFile::parse(toml->toUtf8(), {});
    const QString types = written.root[u"types"].string().value_or(QString());
    if (gramComments(gram).size() > gramComments(types).size())
        conversion.lost.append(AgentConversionTexts::tr("comments"));
    return conversion;
}

Result<AgentConversion> AgentConversion::toGram(const QString &toml)
{
    const DescriptorFile file = DescriptorFile::parse(toml.toUtf8(), u"toml"_s);
    const Result<GramDocument> document = agenttoml::toGram(file);
    if (!document)
        return tl::unexpected(document.error());
    const Result<QString> gram = GramWriter::write(*document);
    if (!gram)
        return tl::unexpected(gram.error());
    AgentConversion conversion {*gram};
    const auto tokens = TomlScanner::tokens(toml);
    if (std::any_of(tokens.begin(), tokens.end(), [](const TomlToken &token) { return token.kind == TomlToken::Kind::Comment; }))
        conversion.lost.append(AgentConversionTexts::tr("comments"));
    // What comes back from there is what went.
    const Result<QString> back = agenttoml::fromGram(*document);
    const DescriptorFile kept = back ? DescriptorFile::parse(back->toUtf8(), {}) : DescriptorFile();
    for (const QString &name : back ? missingKeys(file.root, kept.root, {}) : QStringList())
        conversion.lost.append(u"“%1”"_s.arg(name));
    return conversion;
}

} // namespace model

namespace model::agenttoml {

namespace {

struct AgentTomlTexts {
    Q_DECLARE_TR_FUNCTIONS(AgentToml)
};

//! Texts of several lines keep their lines.
QString writtenText(const QString &text)
{
    if (!text.contains(u'\n'))
        return writtenString(text);
    QString inner = writtenString(text);
    inner = inner.sliced(1, inner.size() - 2);
    // An escaped backslash before an n is no line end.
    QString lines;
    for (qsizetype at = 0; at < inner.size(); ++at) {
        if (inner[at] != u'\\') {
            lines += inner[at];
            continue;
        }
        lines += inner[at + 1] == u'n' ? u"\n"_s : inner.sliced(at, 2);
        ++at;
    }
    return u"\"\"\"\n"_s + lines + u"\"\"\""_s;
}

//! What of a pattern a descriptor has no place for.
GramFaults strangersOf(const Pattern &pattern, const QStringList &labels, const QStringList &keys)
{
    GramFaults faults;
    const auto refuse = [&faults, &pattern](const QString &word, TextPosition position) {
        faults.append({u"InvalidStructure"_s, position.line > 0 ? position : pattern.position,
            AgentTomlTexts::tr("A descriptor has no place for “%1”.").arg(word)});
    };
    for (const QString &label : pattern.value.labels) {
        if (!labels.contains(label))
            refuse(label, pattern.position);
    }
    for (const GramProperty &property : pattern.value.properties) {
        if (!keys.contains(property.key))
            refuse(property.key, property.position);
    }
    return faults;
}

//! The schema of descriptors names agents and tools more strictly than gram does.
GramFaults misnamed(const AgentPattern &agent, const GramDocument &document)
{
    static const QRegularExpression agentName(u"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}\\z"_s);
    static const QRegularExpression toolName(u"^[A-Za-z0-9_-]{1,64}\\z"_s);
    GramFaults faults;
    if (!agentName.match(agent.name()).hasMatch())
        faults.append({u"InvalidStructure"_s, agent.pattern().position,
            AgentTomlTexts::tr(
                "In a descriptor an agent's name has up to 64 letters, digits, _, . and -, the first a letter or a digit: “%1”.")
                .arg(agent.name())});
    for (const ToolPattern &tool : agent.tools(document)) {
        if (!toolName.match(tool.name()).hasMatch())
            faults.append({u"InvalidStructure"_s, tool.pattern().position,
                AgentTomlTexts::tr("In a descriptor a tool's name has up to 64 letters, digits, _ and -: “%1”.").arg(tool.name())});
    }
    return faults;
}

//! Why an agent cannot be a descriptor.
GramFaults obstaclesOf(const AgentPattern &agent, const GramDocument &document)
{
    GramFaults faults = agent.validate(document, AgentForm::Toml);
    faults.removeIf([](const GramFault &fault) { return fault.severity != Diagnostic::Severity::Error; });
    if (!faults.isEmpty())
        return faults;
    faults = misnamed(agent, document);
    faults += strangersOf(agent.pattern(), {u"Agent"_s}, {u"title"_s, u"description"_s, u"model"_s, u"instruction"_s, u"limits"_s});
    for (const ToolPattern &tool : agent.tools(document))
        faults += strangersOf(tool.pattern(), {u"Tool"_s, u"ToolSpecification"_s}, {u"description"_s, u"schema"_s});
    sortByPosition(faults);
    return faults;
}

//! What is read from a text within a descriptor is placed where that text stands.
void place(Pattern &pattern, TextPosition position)
{
    pattern.position = position;
    for (GramProperty &property : pattern.value.properties) {
        property.position = position;
        const auto *map = property.value.as<GramValue::Map>();
        GramValue::Map entries = map ? *map : GramValue::Map();
        for (GramProperty &entry : entries)
            entry.position = position;
        if (map)
            property.value = GramValue::Variant(entries);
    }
    for (Pattern &element : pattern.elements)
        place(element, position);
}

Result<QString> definitionsOf(GramDocument document, const Pattern &agent)
{
    const auto found = std::find(document.patterns.begin(), document.patterns.end(), agent);
    if (found == document.patterns.end())
        return failure(ErrorCategory::Validation, AgentTomlTexts::tr("A descriptor has no place for the annotations of an agent."));
    document.patterns.erase(found);
    return GramWriter::write(document);
}

QString limitsLine(const GuardSettings &limits)
{
    QStringList entries;
    for (const QString &name : GuardSettings::names()) {
        if (const auto limit = limits.value(name))
            entries.append(u"%1 = %2"_s.arg(name).arg(*limit));
    }
    return entries.isEmpty() ? QString() : u"limits = { %1 }\n"_s.arg(entries.join(u", "_s));
}

void addLine(QString &toml, const QString &key, const QString &text)
{
    toml += textLine(key, text);
}

} // namespace

QString textLine(const QString &key, const QString &text)
{
    return key + u" = "_s + writtenText(text) + u'\n';
}

QString toolTable(const ToolPattern &tool)
{
    QString toml = u"[[tools]]\n"_s + textLine(u"name"_s, tool.name());
    if (!tool.description().isEmpty())
        toml += textLine(u"description"_s, tool.description());
    if (const QString signature = tool.typeSignature(); !signature.isEmpty())
        toml += textLine(u"signature"_s, signature);
    if (const JsonText schema = tool.ownSchema(); !schema.isEmpty())
        toml += textLine(u"schema"_s, schema.toString());
    return toml;
}

Result<QString> fromGram(const GramDocument &document, const QString &file)
{
    const QList<AgentPattern> agents = AgentPattern::agentsOf(document);
    if (agents.size() != 1)
        return failure(ErrorCategory::Validation, AgentTomlTexts::tr("A descriptor holds one agent; the text has %1.").arg(agents.size()));
    const AgentPattern &agent = agents.first();
    QStringList obstacles;
    for (const GramFault &fault : obstaclesOf(agent, document))
        obstacles.append(fault.diagnostic(file.isEmpty() ? agent.name() : file).toString());
    if (!obstacles.isEmpty())
        return failure(ErrorCategory::Validation, obstacles.join(u'\n'));
    const Result<QString> definitions = definitionsOf(document, agent.pattern());
    if (!definitions)
        return definitions;
    QString toml;
    if (!definitions->isEmpty()) {
        addLine(toml, u"types"_s, *definitions);
        toml += u'\n';
    }
    toml += u"[agent]\n"_s;
    addLine(toml, u"name"_s, agent.name());
    if (!agent.title().isEmpty())
        addLine(toml, u"title"_s, agent.title());
    if (const auto description = agent.description())
        addLine(toml, u"description"_s, *description);
    addLine(toml, u"instruction"_s, agent.instruction());
    if (!agent.model().isEmpty())
        addLine(toml, u"model"_s, agent.model());
    toml += limitsLine(agent.limits());
    for (const ToolPattern &tool : agent.tools(document))
        toml += u'\n' + toolTable(tool);
    return toml;
}

namespace {

Result<ToolPattern> toolOf(const DescriptorValue &table)
{
    const QString name = table[u"name"].string().value_or(QString());
    ToolPattern tool = ToolPattern::create(name, table[u"description"].string().value_or(QString()), {});
    const QString signature = table[u"signature"].string().value_or(QString());
    if (const auto set = signature.isEmpty() ? Result<void>() : tool.setTypeSignature(signature); !set)
        return tl::unexpected(set.error());
    if (const auto schema = table[u"schema"].string()) {
        const auto json = JsonText::parse(schema->toUtf8());
        if (!json)
            return tl::unexpected(json.error());
        tool.setOwnSchema(*json);
        if (signature.isEmpty())
            (void)tool.setTypeSignature(u"()==>(::String)"_s);
    }
    Pattern pattern = tool.pattern();
    place(pattern, table.position());
    for (Pattern &element : pattern.elements)
        place(element, table[u"signature"].isNone() ? table.position() : table[u"signature"].position());
    return ToolPattern(pattern);
}

} // namespace

Result<GramDocument> documentOf(const DescriptorFile &file)
{
    if (hasErrors(file.diagnostics))
        return failure(ErrorCategory::Validation, file.diagnostics.first().toString());
    const GramText definitions = GramReader::read(file.root[u"types"].string().value_or(QString()));
    if (hasErrors(definitions.faults))
        return failure(ErrorCategory::Validation, definitions.faults.first().diagnostic(u"types"_s).toString());
    const DescriptorValue &table = file.root[u"agent"];
    QList<ToolPattern> tools;
    for (const DescriptorValue &row : file.root[u"tools"].array()) {
        const auto tool = toolOf(row);
        if (!tool)
            return tl::unexpected(tool.error());
        tools.append(*tool);
    }
    AgentPattern agent = AgentPattern::create(table[u"name"].string().value_or(QString()), table[u"description"].string(),
        table[u"model"].string().value_or(QString()), table[u"instruction"].string().value_or(QString()), tools);
    agent.setTitle(table[u"title"].string().value_or(QString()));
    agent.setLimits(GuardSettings::read(table[u"limits"]));
    GramDocument document = definitions.document;
    for (Pattern &type : document.patterns)
        place(type, file.root[u"types"].position());
    Pattern pattern = agent.pattern();
    pattern.position = table.position();
    document.patterns.append(pattern);
    return document;
}

Result<GramDocument> toGram(const DescriptorFile &file)
{
    if (!file.root[u"character"].isNone())
        return failure(
            ErrorCategory::Validation, AgentTomlTexts::tr("A character has more than gram can say of an agent; it stays a descriptor."));
    Result<GramDocument> document = documentOf(file);
    if (!document)
        return document;
    const GramFaults faults = AgentPattern(document->patterns.last()).validate(*document);
    for (const GramFault &fault : faults) {
        if (fault.severity == Diagnostic::Severity::Error)
            return failure(ErrorCategory::Validation, fault.diagnostic(file.path).toString());
    }
    return document;
}

} // namespace model::agenttoml
