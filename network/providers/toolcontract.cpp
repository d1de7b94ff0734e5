// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/toolcontract.h"

#include "model/schema/jsonwriter.h"
#include "network/providers/wirejson.h"

namespace network {

using namespace Qt::StringLiterals;

namespace {

const QString contract = uR"(You are a tool-calling assistant. Use the tools provided to get real information.

TOOLS:
%1

OUTPUT FORMAT - always respond with exactly one of these JSON formats:

1. To call a tool:
{"type": "tool_call", "name": "TOOL_NAME", "arguments": {"arg": "value"}}

2. To respond or ask a question:
{"type": "final", "content": "Your message here"}

IMPORTANT:
- If a tool requires arguments you don't have, ASK the user first using type=final
- Never guess or make up argument values
- type must always be exactly "tool_call" or "final"
- Output only valid JSON, no extra text
)"_s;

} // namespace

QString toolContract(const QList<ContractTool> &tools)
{
    return tools.isEmpty() ? QString() : QString(contract).replace(u"%1"_s, contractToolsJson(tools).indented().toString());
}

model::JsonText contractToolsJson(const QList<ContractTool> &tools)
{
    model::JsonWriter writer;
    writer.beginObject().key(u"tools").beginArray();
    for (const ContractTool &tool : tools) {
        writer.beginObject().member(u"name", tool.declaration.wireName).member(u"description", tool.declaration.description);
        writer.member(u"parameters", schemaForWire(tool.declaration.schema)).key(u"aliases").beginArray();
        for (const QString &alias : tool.aliases)
            writer.string(alias);
        writer.endArray().endObject();
    }
    writer.endArray().endObject();
    return writer.text();
}

} // namespace network
