// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/contract/contractprompt.h"

#include "model/schema/jsonwriter.h"
#include "model/schema/schemaview.h"
#include "network/providers/openai/openaidialect.h"
#include "network/providers/wire/wirejson.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace network {

using namespace Qt::StringLiterals;
using model::DescriptorValue;

namespace {

//! Runs of other characters are one low line, and case does not count.
QString normalised(const QString &name)
{
    static const QRegularExpression others(u"[^a-z0-9_]+"_s);
    QString plain = name.trimmed().toLower();
    return plain.replace(others, u"_"_s);
}

void insertOnce(QHash<QString, QString> &names, const QString &name, const QString &tool)
{
    const auto known = names.find(name);
    if (known == names.end())
        names.insert(name, tool);
    else if (*known != tool)
        known->clear();
}

} // namespace

CallableNames::CallableNames(const QList<model::ToolDeclaration> &tools)
{
    for (const model::ToolDeclaration &tool : tools) {
        m_exact.insert(tool.wireName, tool.name);
        m_exact.insert(tool.name, tool.name);
    }
    for (const model::ToolDeclaration &tool : tools) {
        const QStringList names = QStringList {tool.wireName, tool.name, tool.name.section(u':', 1)} + tool.aliases;
        for (const QString &name : names) {
            if (!name.isEmpty())
                insertOnce(m_likely, normalised(name), tool.name);
        }
    }
}

QString CallableNames::find(const QString &written) const
{
    const auto exact = m_exact.constFind(written);
    return exact != m_exact.constEnd() ? *exact : m_likely.value(normalised(written));
}

namespace {

const QString contract = uR"(You are a tool-calling assistant. Use the tools provided to get real information.

TOOLS:
{registry_json}

OUTPUT FORMAT - always respond with exactly one of these JSON formats:

1. To call a tool:
{"type": "tool_call", "name": "TOOL_NAME", "arguments": {"arg": "value"}}

2. To respond or ask a question:
{"type": "final", "content": "Your message here"}

IMPORTANT:
- If a tool requires arguments you don't have, ASK the user first using type=final
- Never guess or make up argument values
- NEVER make up tool results: call the tool and wait for what it returns
- type must always be exactly "tool_call" or "final"
- Output only valid JSON, no extra text
)"_s;

} // namespace

QString standardContract()
{
    return contract;
}

QString toolContract(const QList<model::ToolDeclaration> &tools)
{
    return ContractPrompt::standard().supervisorText(tools);
}

model::JsonText contractToolsJson(const QList<model::ToolDeclaration> &tools)
{
    model::JsonWriter writer;
    writer.beginObject().key(u"tools").beginArray();
    for (const model::ToolDeclaration &tool : tools) {
        writer.beginObject().member(u"name", tool.wireName).member(u"description", tool.description);
        writer.member(u"parameters", schemaForWire(tool.schema)).key(u"aliases").beginArray();
        for (const QString &alias : tool.aliases)
            writer.string(alias);
        writer.endArray().endObject();
    }
    writer.endArray().endObject();
    return writer.text();
}

QString contractToolList(const QList<model::ToolDeclaration> &tools)
{
    constexpr qsizetype longestLine = 80;
    QStringList lines;
    for (const model::ToolDeclaration &tool : tools) {
        QStringList arguments;
        for (const model::SchemaView::Member &argument : model::SchemaView(tool.schema).members())
            arguments.append(argument.name);
        const QString said = tool.description.trimmed().section(u'\n', 0, 0).left(longestLine);
        lines.append(u"- %1(%2): %3"_s.arg(tool.wireName, arguments.join(u", "_s), said));
    }
    return lines.join(u'\n');
}

QString contractFunctionLines(const QList<model::ToolDeclaration> &tools)
{
    QStringList lines;
    for (const auto &[none, function] : OpenAiWriter::toolsJson(tools).members())
        lines.append(function.compacted().toString());
    return lines.join(u'\n');
}

namespace {

QString wordsOf(const DescriptorValue &table, QStringView name, const QString &otherwise = {})
{
    return table[name].string().value_or(otherwise);
}

ContractPrompt::Example readExample(const DescriptorValue &value)
{
    ContractPrompt::Example example;
    for (const DescriptorValue &tool : value[u"tools"].array())
        example.tools.append(tool.string().value_or(QString()));
    for (const DescriptorValue &message : value[u"messages"].array()) {
        const bool isAssistant = wordsOf(message, u"role") == u"assistant";
        example.messages.append({isAssistant ? model::Role::Assistant : model::Role::User, wordsOf(message, u"text")});
    }
    return example;
}

} // namespace

const ContractPrompt &ContractPrompt::standard()
{
    static const ContractPrompt prompt {u"contract"_s, standardContract(), true, Calls::Json, uR"(Tool "{name}" returned: {result})"_s,
        u"Now respond with type=final, or with another type=tool_call if it is needed."_s};
    return prompt;
}

std::shared_ptr<const ContractPrompt> ContractPrompt::read(const model::DescriptorFile &file)
{
    const DescriptorValue &head = file.root[u"prompt"];
    const DescriptorValue &contract = file.root[u"contract"];
    if (!head.isTable() || !contract.isTable())
        return {};
    auto prompt = std::make_shared<ContractPrompt>(standard());
    prompt->name = wordsOf(head, u"name");
    prompt->text = wordsOf(head, u"text");
    prompt->answersInJson = wordsOf(contract, u"answers", u"json"_s) == u"json";
    prompt->calls = wordsOf(contract, u"calls") == u"tags" ? Calls::Tags : Calls::Json;
    prompt->result = wordsOf(contract, u"result", prompt->result);
    prompt->afterResults = wordsOf(contract, u"after-results", prompt->answersInJson ? prompt->afterResults : QString());
    for (const DescriptorValue &example : contract[u"examples"].array())
        prompt->examples.append(readExample(example));
    return prompt;
}

QString ContractPrompt::supervisorText(const QList<model::ToolDeclaration> &tools) const
{
    if (tools.isEmpty())
        return {};
    // One pass, so that what a tool says of itself is never taken for a place.
    const std::array<std::pair<QString, QString (*)(const QList<model::ToolDeclaration> &)>, 3> places {
        {{u"{registry_json}"_s, [](const auto &all) { return contractToolsJson(all).indented().toString(); }},
            {u"{tool_list}"_s, contractToolList}, {u"{function_lines}"_s, contractFunctionLines}}};
    QString filled;
    for (qsizetype at = 0; at < text.size();) {
        const auto place = std::find_if(places.begin(), places.end(),
            [this, at](const auto &known) { return text.at(at) == u'{' && QStringView(text).sliced(at).startsWith(known.first); });
        filled += place == places.end() ? QString(text.at(at)) : place->second(tools);
        at += place == places.end() ? 1 : place->first.size();
    }
    return filled;
}

QList<ContractPrompt::Example> ContractPrompt::fittingExamples(const QList<model::ToolDeclaration> &tools) const
{
    const CallableNames names(tools);
    QList<Example> fitting;
    for (const Example &example : examples) {
        if (std::all_of(example.tools.begin(), example.tools.end(), [&names](const QString &tool) { return !names.find(tool).isEmpty(); }))
            fitting.append(example);
    }
    return fitting;
}

} // namespace network
