// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/import/serverfilereader.h"
#include "model/descriptors/descriptorfile.h"
#include "tests/fuzz/fuzzer.h"

//! Another client's file is read, or it is said what is wrong; what can be taken over has a descriptor that is TOML.
void fuzz::meets(const QByteArray &bytes)
{
    const invocables::ImportContext context {QStringLiteral("/home/ada"), QStringLiteral("/work"), QStringLiteral("/config")};
    const auto servers = invocables::ServerFileReader(QStringLiteral("/srv/mcp.json"), context).read(bytes);
    if (!servers) {
        require(!servers.error().message.isEmpty());
        return;
    }
    for (const invocables::ImportedServer &server : *servers) {
        require(server.canBeImported() == !server.descriptor.isEmpty());
        const auto file = model::DescriptorFile::parse(server.descriptor, QStringLiteral("fuzz.toml"));
        require(!model::hasErrors(file.diagnostics));
        require(!server.canBeImported() || file.root[u"ensemble"][u"name"].string() == server.name);
    }
}
