// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/mcptool.h"

#include "model/schema/jsonview.h"
#include "model/schema/jsonwriter.h"

#include <QCoreApplication>
#include <QStringList>

namespace invocables {

using namespace Qt::StringLiterals;
using model::JsonSchema, model::JsonText, model::JsonView;

namespace {

struct McpToolTexts {
    Q_DECLARE_TR_FUNCTIONS(McpTool)
};

JsonText objectOr(const JsonText &item, QStringView name, const JsonText &otherwise)
{
    const JsonText value = item.member(name).value_or(JsonText());
    return value.isObject() ? value : otherwise;
}

//! A schema without its marks, which are texts: a property may have that name, too.
void writeWithoutMarks(model::JsonWriter &writer, const JsonText &schema)
{
    const bool isArray = schema.bytes().startsWith('[');
    if (!isArray && !schema.isObject()) {
        writer.splice(schema);
        return;
    }
    isArray ? writer.beginArray() : writer.beginObject();
    for (const auto &[name, value] : schema.members()) {
        if (!isArray && name == u"x-mcp-header" && value.bytes().startsWith('"'))
            continue;
        if (!isArray)
            writer.key(name);
        writeWithoutMarks(writer, value);
    }
    isArray ? writer.endArray() : writer.endObject();
}

QByteArray withoutMarks(const JsonText &schema)
{
    model::JsonWriter writer(schema.bytes().size());
    writeWithoutMarks(writer, schema);
    return writer.bytes();
}

} // namespace

McpTool McpTool::read(const JsonText &item, Over over)
{
    // Eight times the specification's bound (server/tools, "Tool Names"), which real servers overstep.
    constexpr qsizetype longestName = 1024;
    const JsonView view = JsonView::parse(item.bytes());
    const JsonView::Members members = view.members();
    McpTool tool;
    tool.name = members["name"].string();
    if (tool.name.size() > longestName)
        tool.name.clear();
    tool.item = item;
    tool.title = members["title"].string();
    if (tool.title.isEmpty())
        tool.title = members["annotations"].members()["title"].string();
    if (tool.title.isEmpty())
        tool.title = tool.name;
    tool.description = members["description"].string();
    tool.annotations = objectOr(item, u"annotations", {});
    static const JsonText anyObject = JsonText::trusted(R"({"type":"object","properties":{}})");
    tool.inputSchema = objectOr(item, u"inputSchema", anyObject);
    tool.outputSchema = item.member(u"outputSchema").value_or(JsonText());
    tool.needsTask = members["execution"].members()["taskSupport"] == "required";
    const auto arguments = JsonSchema::compile(tool.inputSchema);
    if (arguments)
        tool.arguments = *arguments;
    else if (tool.fault.isEmpty())
        tool.fault = McpToolTexts::tr("The schema of its arguments cannot be used: %1").arg(arguments.error().message);
    // A tool with marks that break the rules must not be used (2026-07-28, transports/streamable-http).
    const auto mirrored = over == Over::Http ? network::MirroredArguments::parse(tool.inputSchema)
                                             : model::Result<network::MirroredArguments>();
    if (mirrored)
        tool.mirrored = *mirrored;
    else if (tool.fault.isEmpty())
        tool.fault = mirrored.error().message;
    if (tool.outputSchema.isEmpty())
        return tool;
    const auto output = JsonSchema::compile(tool.outputSchema);
    if (output)
        tool.output = *output;
    else if (tool.fault.isEmpty())
        tool.fault = McpToolTexts::tr("The schema of its results cannot be used: %1").arg(output.error().message);
    return tool;
}

QString McpTool::hints() const
{
    const JsonView view = JsonView::parse(annotations.bytes());
    const JsonView::Members members = view.members();
    const auto says = [&members](QByteArrayView hint, QByteArrayView value) { return members[hint].text() == value; };
    QStringList hints;
    if (says("readOnlyHint", "true"))
        hints.append(McpToolTexts::tr("read-only"));
    if (says("destructiveHint", "true"))
        hints.append(McpToolTexts::tr("destructive"));
    else if (says("destructiveHint", "false"))
        hints.append(McpToolTexts::tr("not destructive"));
    if (says("idempotentHint", "true"))
        hints.append(McpToolTexts::tr("repeatable"));
    if (says("openWorldHint", "true"))
        hints.append(McpToolTexts::tr("reaching out"));
    return hints.join(u", "_s);
}

QByteArray McpTool::definition() const
{
    QByteArray text;
    for (const auto &part : {name.toUtf8(), description.toUtf8(), inputSchema.bytes(), outputSchema.bytes(), annotations.bytes()})
        text += part + '\0';
    return text;
}

bool McpTool::isSameButForMirrors(const McpTool &other) const
{
    McpTool like = other;
    like.inputSchema = inputSchema;
    return like.definition() == definition() && withoutMarks(inputSchema) == withoutMarks(other.inputSchema);
}

} // namespace invocables
