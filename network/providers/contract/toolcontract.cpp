// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/contract/toolcontract.h"

#include "model/schema/jsonwriter.h"
#include "network/providers/contract/contractprompt.h"
#include "network/providers/openai/openaiwriter.h"
#include "network/providers/wire/wirejson.h"

namespace network {

using namespace Qt::StringLiterals;

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
        for (const auto &[name, schema] : tool.schema.member(u"properties").value_or(model::JsonText()).members())
            arguments.append(name);
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

} // namespace network
