// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/mcp/connectionreader.h"
#include "invocables/external/mcp/import/serverfilereader.h"
#include "model/descriptors/descriptorfile.h"
#include "tests/support/files.h"

//! Servers of other clients' files as the reader takes them over for a person whose home is `/home/ada`.
namespace imported {

using namespace Qt::StringLiterals;
using invocables::ConnectionReader, invocables::ImportContext, invocables::ImportedServer, invocables::ServerFileReader;

inline const QString dataFolder = support::dataFolder() + u"/mcpservers/"_s;

inline ImportContext context()
{
    return {u"/home/ada"_s, {}, u"/home/ada/.config/parlance"_s, {{u"clock"_s, {}}}};
}

//! A file of the test's data as if it were in that folder.
inline model::Result<QList<ImportedServer>> readFile(
    const QString &name, const QString &folder = u"/home/ada/engine/"_s, const ImportContext &known = context())
{
    const QByteArray bytes = support::read(dataFolder + name);
    const QString path = folder + QString(name).remove(u"workspace/"_s);
    return ServerFileReader(path, known).read(bytes);
}

//! One server of a file that has only this one.
inline ImportedServer readOne(const QByteArray &entry, const QByteArray &name = "one", const ImportContext &known = context())
{
    const auto servers = ServerFileReader(u"/tmp/mcp.json"_s, known).read("{\"mcpServers\":{\"" + name + "\":" + entry + "}}");
    return servers && servers->size() == 1 ? servers->first() : ImportedServer {{}, {}, {}, {}, {}, u"unread"_s};
}

inline ImportedServer named(const model::Result<QList<ImportedServer>> &servers, const QString &foreignName)
{
    for (const ImportedServer &server : servers.value_or(QList<ImportedServer>())) {
        if (server.foreignName == foreignName)
            return server;
    }
    return {{}, {}, {}, {}, {}, u"not there"_s};
}

inline bool says(const ImportedServer &server, const QString &part)
{
    return server.remarks.join(u'\n').contains(part);
}

inline network::McpServer connectionOf(const ImportedServer &server)
{
    model::Diagnostics diagnostics;
    const auto file = model::DescriptorFile::parse(server.descriptor, u"/home/ada/.config/parlance/ensembles/x.toml"_s);
    return ConnectionReader(file.path, diagnostics).read(file.root[u"connection"], server.name).value_or(network::McpServer());
}

} // namespace imported
