// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/workbench/serverimport.h"

#include "invocables/ensembles/ensemblecatalog.h"
#include "invocables/external/mcp/import/serverfilereader.h"
#include "model/descriptors/descriptorcheck.h"
#include "network/secrets/keychain.h"

#include <QDir>
#include <QFileInfo>

namespace gui {

using namespace Qt::StringLiterals;
using invocables::ImportedServer, invocables::ServerFileReader;
using model::ErrorCategory, model::failure, model::Result;

ServerImport::ServerImport(Parts parts, const QString &workspace, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
{
    m_context.home = QDir::homePath();
    m_context.workspace = workspace;
    m_context.config = parts.descriptors.folderFor(model::DescriptorLayer::User);
    learnPresent();
}

void ServerImport::learnPresent()
{
    // A file may be there whose ensemble is called otherwise, or cannot be read.
    for (const QFileInfo &file : QDir(m_context.config + u"/ensembles"_s).entryInfoList({u"*.toml"_s}))
        m_context.present.insert(file.completeBaseName(), {});
    for (const invocables::Ensemble &ensemble : m_parts.ensembles.ensembles()) {
        m_context.present.insert(ensemble.name,
            ensemble.server ? invocables::ImportContext::Present {ensemble.server->fingerprint(), ensemble.server->keyNames()}
                            : invocables::ImportContext::Present {});
    }
}

Result<QList<ImportedServer>> ServerImport::read(const QString &path)
{
    QFile file(path);
    // Something else than a file (a pipe) might keep one waiting for ever.
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return failure(ErrorCategory::Usage, tr("%1 cannot be read.").arg(path), file.errorString());
    return readText(file.read(ServerFileReader::largestFile + 1), QFileInfo(path).canonicalFilePath());
}

Result<QList<ImportedServer>> ServerImport::readText(const QByteArray &text, const QString &path)
{
    ServerFileReader reader(path, m_context);
    auto servers = reader.read(text);
    if (!servers)
        return servers;
    m_context = reader.context();
    for (ImportedServer &server : *servers)
        check(server);
    return servers;
}

QString ServerImport::pathOf(const ImportedServer &server) const
{
    return m_context.config + u"/ensembles/"_s + server.name + u".toml"_s;
}

void ServerImport::check(ImportedServer &server) const
{
    if (!server.canBeImported())
        return;
    const auto file = model::DescriptorFile::parse(server.descriptor, pathOf(server));
    const model::Diagnostics diagnostics = m_parts.check.check(file, model::DescriptorKind::Ensemble);
    if (model::hasErrors(diagnostics))
        server.problem = diagnostics.first().message;
}

void ServerImport::take(const QList<ImportedServer> &servers)
{
    m_outcome = {};
    m_servers.clear();
    m_keys.clear();
    for (const ImportedServer &server : servers) {
        if (!server.canBeImported())
            continue;
        m_servers.append(server);
        for (const invocables::ImportedKey &key : server.keys) {
            if (!key.value.isEmpty())
                m_keys.append(key);
        }
    }
    storeNextKey();
}

// One after the other, since a keychain may ask the person.
void ServerImport::storeNextKey()
{
    if (m_keys.isEmpty())
        return writeAll();
    const invocables::ImportedKey key = m_keys.takeFirst();
    m_parts.keychain.store(key.name, key.value, this, [this, name = key.name](const Result<void> &stored) {
        if (!stored)
            m_outcome.problems.append(
                tr("%1: %2 To have it next time, set the environment variable %1.").arg(name, stored.error().message));
        storeNextKey();
    });
}

void ServerImport::writeAll()
{
    for (const ImportedServer &server : std::as_const(m_servers)) {
        const QString path = pathOf(server);
        if (QFileInfo::exists(path)) {
            m_outcome.problems.append(tr("%1 is there already and has been left as it is.").arg(path));
            continue;
        }
        if (const auto saved = m_parts.descriptors.save(path, server.descriptor); !saved)
            m_outcome.problems.append(saved.error().message);
        else
            m_outcome.written.append(path);
    }
    m_servers.clear();
    Q_EMIT taken(std::exchange(m_outcome, {}));
}

} // namespace gui
