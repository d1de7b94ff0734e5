// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/agents/toolsimport.h"
#include "model/gram/gramreader.h"
#include "tests/fuzz/fuzzer.h"

//! A list of tools is read, or there is an error; what was read is a descriptor that is TOML, and gram where gram can say it.
void fuzz::meets(const QByteArray &bytes)
{
    const auto tools = model::ToolsImport::read(bytes);
    if (!tools) {
        require(!tools.error().message.isEmpty());
        return;
    }
    const auto toml = model::ToolsImport::toToml(*tools, {QStringLiteral("a"), QStringLiteral("p/m"), QStringLiteral("i")});
    require(toml && model::DescriptorFile::parse(toml->toUtf8(), QStringLiteral("a.toml")).diagnostics.isEmpty());
    if (const auto gram = model::ToolsImport::toGram(*tools, {}))
        require(model::GramReader::read(*gram).faults.isEmpty());
}
