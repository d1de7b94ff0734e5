// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsonschema.h"
#include "network/mcp/http/mirroredarguments.h"

#include <QString>

#include <memory>

namespace invocables {

//! A tool as an MCP server lists it, with its schemas compiled. An immutable value, shared.
struct McpTool {
    //! As the server calls it.
    QString name = {};
    //! For the person: the tool's title, else that of its annotations, else its name.
    QString title = {};
    QString description = {};
    //! Unchanged.
    model::JsonText inputSchema = {};
    model::JsonText outputSchema = {};
    //! What the server says of the tool's ways (`readOnlyHint` and the like): shown, never trusted.
    model::JsonText annotations = {};
    std::shared_ptr<const model::JsonSchema> arguments = {};
    //! Null where there is no output schema.
    std::shared_ptr<const model::JsonSchema> output = {};
    //! Of a server that is reached by HTTP: the arguments that its headers repeat.
    network::MirroredArguments mirrored = {};
    //! A server of the legacy era runs it as a task only.
    bool needsTask = false;
    //! Why it cannot be called; empty where it can.
    QString fault = {};
    //! The item of the list as it came.
    model::JsonText item = {};

    enum class Over { Stdio, Http };

    //! Compiles the schemas, which may take a while: for a worker. Its name is empty where the item is no tool.
    static McpTool read(const model::JsonText &item, Over over = Over::Stdio);

    //! What the annotations say, in words for the person; empty where they say nothing.
    QString hints() const;
    //! Changes with whatever a person may have agreed to.
    QByteArray definition() const;
    //! The same tool in all but which of its arguments are repeated in headers.
    bool isSameButForMirrors(const McpTool &other) const;
};

using McpToolPointer = std::shared_ptr<const McpTool>;

} // namespace invocables
