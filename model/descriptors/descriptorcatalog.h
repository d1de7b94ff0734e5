// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorreading.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

namespace model {

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
    //! The same for whoever can wait: what the workspace has is read as refresh() does; until then it has nothing.
    void enterWorkspaceFolder(const QString &folder);
    const QString &workspaceFolder() const { return m_workspace; }
    //! Of all descriptors of the workspace together, their names included; changes with each of them. Empty where it has none.
    const QString &workspaceFingerprint() const { return m_fingerprint; }
    bool isWorkspaceTrusted() const { return m_trusted; }
    //! Reads all folders now: for whoever cannot go on without, such as the command line. What has not changed is not looked at again.
    void load();
    //! The same on a thread of its own, as all changes on disk are read; refreshed() tells that it is done.
    void refresh();
    //! They have been read at least once.
    bool isLoaded() const { return m_loads > 0; }

    const QList<DescriptorEntry> &entries() const { return m_entries; }
    //! The entries of a kind that are neither overridden nor untrusted, each in the place of the first that it stands in for.
    QList<DescriptorEntry> inUse(DescriptorKind kind) const;
    //! What a descriptor says, as it is in use: where the file has errors, its last good version with these as warnings.
    DescriptorFile inForce(const QString &path) const { return m_cache.inForce(path); }
    //! What the kind's reader of such values (see DescriptorCheck::addReader()) made of that when the file was read, as far as it could
    //! where no version has been without an error; null where the kind has none.
    template <typename Value>
    std::shared_ptr<const Value> valueOf(const QString &path) const
    {
        return valueAmong<Value>(m_cache.valuesInForce(path));
    }
    QString folderFor(DescriptorLayer layer) const;
    const DescriptorCheck &check() const { return m_cache.descriptorCheck(); }

    //! Saves atomically; the folder is made. \return what could not be done.
    Result<void> save(const QString &path, const QByteArray &text);

Q_SIGNALS:
    //! Some descriptors have been added, changed or removed.
    void changed();
    //! What refresh() was to read has been taken over, whether there was news or not.
    void refreshed();
    //! Around a save() that is carried out.
    void aboutToSave(const QString &path);
    void saved(const QString &path);

private:
    DescriptorReading::Folders folders() const;
    void takeOver(const DescriptorReading &reading, int loads);
    void adopt(const DescriptorReading &reading);
    //! Reads everything again where something has changed that nobody was told of; finds out on the catalog's thread.
    void catchUp(const QDateTime &since);
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
    //! How often everything has been taken over; a reading that began before the last time is out of date.
    int m_loads = 0;
    bool m_isReading = false;
    //! Something has changed while a reading is under way.
    bool m_mustReadAgain = false;
    // Last, so that its thread has ended before the rest goes.
    QThreadPool m_thread;
};

} // namespace model
