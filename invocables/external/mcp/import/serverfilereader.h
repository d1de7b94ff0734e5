// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/mcp/import/foreigntext.h"
#include "invocables/external/mcp/import/importedserver.h"

#include <QSet>

namespace invocables {

struct ServerDraft;

//! Reads the MCP servers of other clients' configuration files: `mcpServers` as Claude Desktop, Claude Code, Cursor and many others keep
//! them, and `servers` of VS Code (`mcp.json`, or in its settings) and `mcp_servers.json` or `mcp-servers.json` of others. Pure: nothing
//! but the bytes is read, nothing is written. One server that cannot be taken over spoils only itself. Used on the stack.
class ServerFileReader final
{
    Q_DISABLE_COPY_MOVE(ServerFileReader)

public:
    static constexpr qsizetype largestFile = qsizetype(1024) * 1024;
    static constexpr qsizetype mostServers = 256;
    static constexpr int deepest = 32;

    //! `path`: of the file, absolute.
    ServerFileReader(QString path, ImportContext context);

    //! In the order of the file. \return a Validation error that names the place where the file is none of these.
    model::Result<QList<ImportedServer>> read(const QByteArray &bytes);
    //! What is taken after it, so that a further file does not use the same names.
    const ImportContext &context() const { return m_context; }

    //! What an ensemble may be called, of any text.
    static QString ensembleName(const QString &foreignName);
    //! The workspace that a configuration file belongs to; empty where it belongs to none.
    static QString workspaceOf(const QString &path);

private:
    model::Result<ForeignValue> parse(const QByteArray &bytes) const;
    model::Result<QList<ImportedServer>> readAll(const ForeignValue &root);
    ImportedServer readServer(const QString &foreignName, const ForeignValue &entry);
    ServerDraft draftOf(const QString &name, const QString &foreignName, const ForeignValue &entry) const;
    //! How what the descriptor says is reached; the draft's problem where the descriptor is wrong.
    QString checkedFingerprint(ServerDraft &draft, const QByteArray &descriptor) const;
    //! Whether the name cannot be that of a server of the file, however that is reached.
    bool isForOthers(const QString &name) const;

    const QString m_path;
    ImportContext m_context;
    ForeignVariables m_variables;
    QSet<QString> m_takenKeys;
    //! Names that have been given to servers of this file.
    QSet<QString> m_given;
    //! Of all servers that are not among these one says that they are not for everyday use; empty for no such list.
    QStringList m_usual;
};

} // namespace invocables
