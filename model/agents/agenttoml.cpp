// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/agents/agenttoml.h"

#include "model/gram/agentpattern.h"
#include "model/gram/gramformat.h"
#include "model/gram/gramreader.h"
#include "model/gram/gramwriter.h"
#include "model/toml/tomlscanner.h"

#include <QCoreApplication>

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

//! What of a pattern a descriptor has no place for; empty where there is nothing.
QString stranger(const Subject &subject, const QStringList &labels, const QStringList &keys)
{
    for (const QString &label : subject.labels) {
        if (!labels.contains(label))
            return label;
    }
    for (const GramProperty &property : subject.properties) {
        if (!keys.contains(property.key))
            return property.key;
    }
    return {};
}

QString strangerOf(const AgentPattern &agent, const GramDocument &document)
{
    QString found = stranger(
        agent.pattern().value, {u"Agent"_s}, {u"title"_s, u"description"_s, u"model"_s, u"instruction"_s, u"limits"_s});
    for (const ToolPattern &tool : agent.tools(document)) {
        if (found.isEmpty())
            found = stranger(tool.pattern().value, {u"Tool"_s, u"ToolSpecification"_s}, {u"description"_s, u"schema"_s});
    }
    return found;
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
    QString toml = u"[[tools]]\n"_s + textLine(u"name"_s, tool.name()) + textLine(u"description"_s, tool.description());
    toml += textLine(u"signature"_s, tool.typeSignature());
    if (const JsonText schema = tool.ownSchema(); !schema.isEmpty())
        toml += textLine(u"schema"_s, schema.toString());
    return toml;
}

Result<QString> fromGram(const GramDocument &document)
{
    const QList<AgentPattern> agents = AgentPattern::agentsOf(document);
    if (agents.size() != 1)
        return failure(ErrorCategory::Validation, AgentTomlTexts::tr("A descriptor holds one agent; the text has %1.").arg(agents.size()));
    const auto agent = agents.first().compile(document);
    if (!agent)
        return failure(ErrorCategory::Validation, agent.error().first().diagnostic(agents.first().name()).toString());
    if (const QString found = strangerOf(agents.first(), document); !found.isEmpty())
        return failure(ErrorCategory::Validation, AgentTomlTexts::tr("A descriptor has no place for “%1”.").arg(found));
    const Result<QString> definitions = definitionsOf(document, agents.first().pattern());
    if (!definitions)
        return definitions;
    QString toml;
    if (!definitions->isEmpty()) {
        addLine(toml, u"types"_s, *definitions);
        toml += u'\n';
    }
    toml += u"[agent]\n"_s;
    addLine(toml, u"name"_s, agent->name);
    if (!agent->title.isEmpty())
        addLine(toml, u"title"_s, agent->title);
    if (agent->description)
        addLine(toml, u"description"_s, *agent->description);
    addLine(toml, u"instruction"_s, agent->instruction);
    addLine(toml, u"model"_s, agent->model);
    toml += limitsLine(agent->limits);
    for (const ToolPattern &tool : agents.first().tools(document))
        toml += u'\n' + toolTable(tool);
    return toml;
}

Result<GramDocument> documentOf(const DescriptorFile &file)
{
    if (hasErrors(file.diagnostics))
        return failure(ErrorCategory::Validation, file.diagnostics.first().toString());
    const GramText definitions = GramReader::read(file.root[u"types"].string().value_or(QString()));
    if (hasErrors(definitions.faults))
        return failure(ErrorCategory::Validation, definitions.faults.first().diagnostic(u"types"_s).toString());
    const DescriptorValue &table = file.root[u"agent"];
    QList<ToolPattern> tools;
    for (const DescriptorValue &tool : file.root[u"tools"].array()) {
        const QString name = tool[u"name"].string().value_or(QString());
        ToolPattern pattern = ToolPattern::create(name, tool[u"description"].string().value_or(QString()), {});
        const QString signature = tool[u"signature"].string().value_or(QString());
        if (const auto set = signature.isEmpty() ? Result<void>() : pattern.setTypeSignature(signature); !set)
            return tl::unexpected(set.error());
        if (const auto schema = tool[u"schema"].string()) {
            const auto json = JsonText::parse(schema->toUtf8());
            if (!json)
                return tl::unexpected(json.error());
            pattern.setOwnSchema(*json);
            if (signature.isEmpty())
                (void)pattern.setTypeSignature(u"()==>(::String)"_s);
        }
        tools.append(pattern);
    }
    AgentPattern agent = AgentPattern::create(table[u"name"].string().value_or(QString()), table[u"description"].string(),
        table[u"model"].string().value_or(QString()), table[u"instruction"].string().value_or(QString()), tools);
    agent.setTitle(table[u"title"].string().value_or(QString()));
    agent.setLimits(GuardSettings::read(table[u"limits"]));
    GramDocument document = definitions.document;
    document.patterns.append(agent.pattern());
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
    if (hasErrors(faults))
        return failure(ErrorCategory::Validation, faults.first().message);
    return document;
}

} // namespace model::agenttoml
