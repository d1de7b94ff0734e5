// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/mcp/import/importedserver.h"

#include <QObject>

namespace invocables {
class EnsembleCatalog;
}

namespace model {
class DescriptorCatalog;
class DescriptorCheck;
} // namespace model

namespace network {
class Keychain;
}

namespace gui {

//! Takes MCP servers over from other clients' configuration files: reads these, and when the person has agreed puts the keys that stand in
//! them into the keychain and writes a descriptor for each server into the person's folder. Nothing that is there is overwritten. Owned by
//! whoever asks the person.
class ServerImport final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServerImport)

public:
    //! All outlive it.
    struct Parts {
        model::DescriptorCatalog &descriptors;
        const model::DescriptorCheck &check;
        const invocables::EnsembleCatalog &ensembles;
        network::Keychain &keychain;
    };
    //! What has become of it.
    struct Outcome {
        //! The descriptors that are there now.
        QStringList written = {};
        //! What could not be done, a sentence each.
        QStringList problems = {};
    };

    //! `workspace`: the folder that the person works in; empty for none.
    ServerImport(Parts parts, const QString &workspace, QObject *parent = nullptr);

    //! The servers of a file, at most 1 MiB, in its order. Names that an earlier file was read with are taken.
    model::Result<QList<invocables::ImportedServer>> read(const QString &path);
    //! Those of a text that would stand in such a file; `path` is what it is called.
    model::Result<QList<invocables::ImportedServer>> readText(const QByteArray &text, const QString &path);
    //! Where the descriptor of a server is written.
    QString pathOf(const invocables::ImportedServer &server) const;
    //! Those that cannot be imported are passed over; keys without a value are not touched. taken() follows, possibly at once.
    void take(const QList<invocables::ImportedServer> &servers);

Q_SIGNALS:
    void taken(const gui::ServerImport::Outcome &outcome);

private:
    void learnPresent();
    void check(invocables::ImportedServer &server) const;
    void storeNextKey();
    void writeAll();

    Parts m_parts;
    invocables::ImportContext m_context;
    QList<invocables::ImportedServer> m_servers;
    QList<invocables::ImportedKey> m_keys;
    Outcome m_outcome;
};

} // namespace gui
