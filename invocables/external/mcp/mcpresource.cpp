// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/mcpresource.h"

#include "model/schema/jsonview.h"

namespace invocables {

using model::JsonText, model::JsonView;

namespace {

constexpr int mostArguments = 100;

QString firstOf(const QString &first, const QString &second)
{
    return first.isEmpty() ? second : first;
}

} // namespace

McpResource McpResource::read(const JsonText &item)
{
    const JsonView view = JsonView::parse(item.bytes());
    const JsonView::Members members = view.members();
    McpResource resource;
    resource.isTemplate = members["uriTemplate"].isString();
    resource.uri = members[resource.isTemplate ? "uriTemplate" : "uri"].string();
    resource.name = members["name"].string();
    resource.title = firstOf(members["title"].string(), firstOf(resource.name, resource.uri));
    resource.description = members["description"].string();
    resource.mimeType = members["mimeType"].string();
    if (members["size"].isNumber())
        resource.size = members["size"].integer();
    return resource;
}

McpPrompt McpPrompt::read(const JsonText &item)
{
    const JsonView view = JsonView::parse(item.bytes());
    const JsonView::Members members = view.members();
    McpPrompt prompt;
    prompt.name = members["name"].string();
    prompt.title = firstOf(members["title"].string(), prompt.name);
    prompt.description = members["description"].string();
    for (const JsonView &element : members["arguments"].elements()) {
        const JsonView::Members argument = element.members();
        const QString name = argument["name"].string();
        if (name.isEmpty() || prompt.arguments.size() >= mostArguments)
            continue;
        prompt.arguments.append(
            {name, firstOf(argument["title"].string(), name), argument["description"].string(), argument["required"].text() == "true"});
    }
    return prompt;
}

} // namespace invocables
