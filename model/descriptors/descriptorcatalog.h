// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorcache.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace model {

//! Where a descriptor comes from; a later layer's file of the same kind and name stands in for an earlier one's.
enum class DescriptorLayer { BuiltIn, User, Workspace };

struct DescriptorEntry {
    DescriptorKind kind = DescriptorKind::Ensemble;
    DescriptorLayer layer = DescriptorLayer::BuiltIn;
    //! The file's name without its ending.
    QString name;
    QString path;
    Diagnostics diagnostics;
    //! A later layer has a file of this name.
    bool overridden = false;
    //! Of a workspace that the person has not trusted with what its descriptors say now: not in use.
    bool untrusted = false;
    //! It has an error, and an earlier version without one is in use.
    bool earlierInUse = false;
};

//! The descriptors of all layers: those shipped (`:/descriptors`), the person's (`config`) and the workspace's (`.parlance`).
//! Watches the folders; a change is announced within a second. A bad file spoils only itself, and as long as the program runs its last
//! good version stays in use. Those of a workspace are used only where the person trusts them. Owned by the workbench.
class DescriptorCatalog final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DescriptorCatalog)

public:
    DescriptorCatalog(QString builtInFolder, QString userFolder, const DescriptorCheck &check, QObject *parent = nullptr);

    //! Whether the person trusts the descriptors of a workspace folder that have this fingerprint. Without this none is trusted.
    using Trust = std::function<bool(const QString &folder, const QString &fingerprint)>;
    void setTrust(Trust trust);
    //! Empty: no workspace.
    void setWorkspaceFolder(const QString &folder);
    const QString &workspaceFolder() const { return m_workspace; }
    //! Of all descriptors of the workspace together, their names included; changes with each of them. Empty where it has none.
    const QString &workspaceFingerprint() const { return m_fingerprint; }
    bool isWorkspaceTrusted() const { return m_trusted; }
    //! Reads all folders again: when the descriptors are first needed, and when what is trusted has changed.
    void load();

    const QList<DescriptorEntry> &entries() const { return m_entries; }
    //! The entries of a kind that are neither overridden nor untrusted.
    QList<DescriptorEntry> inUse(DescriptorKind kind) const;
    //! What a descriptor says, as it is in use: where the file has errors, its last good version with these as warnings.
    DescriptorFile inForce(const QString &path) const { return m_cache.inForce(path); }
    QString folderFor(DescriptorLayer layer) const;

    //! Saves atomically; the folder is made. \return what could not be done.
    Result<void> save(const QString &path, const QByteArray &text);

Q_SIGNALS:
    //! Some descriptors have been added, changed or removed.
    void changed();
    //! Around a save() that is carried out.
    void aboutToSave(const QString &path);
    void saved(const QString &path);

private:
    void addFolder(DescriptorLayer layer, DescriptorKind kind);
    void addFile(DescriptorLayer layer, DescriptorKind kind, const QString &name, const QString &path);
    void considerTrust();
    void markOverridden();
    void reportDuplicates();
    void watch();
    QByteArray state() const;
    QStringList paths() const;

    QString m_builtIn;
    QString m_user;
    QString m_workspace;
    DescriptorCache m_cache;
    Trust m_trust;
    QString m_fingerprint;
    bool m_trusted = false;
    QList<DescriptorEntry> m_entries;
    //! The folders that the entries were found in.
    QStringList m_found;
    //! Of everything that is read; news only where it has changed.
    QByteArray m_state;
    QFileSystemWatcher m_watcher;
    QTimer m_settle;
};

} // namespace model
