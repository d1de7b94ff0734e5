// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorcheck.h"

#include <QFileSystemWatcher>
#include <QHash>
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
};

//! The descriptors of all layers: those shipped (`:/descriptors`), the person's (`config`) and the workspace's (`.parlance`).
//! Watches the folders; a change is announced within a second. A bad file spoils only itself. Owned by the workbench.
class DescriptorCatalog final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DescriptorCatalog)

public:
    DescriptorCatalog(QString builtInFolder, QString userFolder, const DescriptorCheck &check, QObject *parent = nullptr);

    //! Empty: no workspace.
    void setWorkspaceFolder(const QString &folder);
    //! Reads all folders; called once by the workbench when the descriptors are first needed.
    void load();

    const QList<DescriptorEntry> &entries() const { return m_entries; }
    //! The entries of a kind that are not overridden.
    QList<DescriptorEntry> inUse(DescriptorKind kind) const;
    QString folderFor(DescriptorLayer layer) const;

    //! Saves atomically; the folder is made. \return what could not be done.
    Result<void> save(const QString &path, const QByteArray &text);

Q_SIGNALS:
    //! Some descriptors have been added, changed or removed.
    void changed();

private:
    void reload();
    void addFolder(DescriptorLayer layer, DescriptorKind kind);
    void addFile(DescriptorLayer layer, DescriptorKind kind, const QString &name, const QString &path);
    void markOverridden();
    void reportDuplicates();
    void watch();

    QString m_builtIn;
    QString m_user;
    QString m_workspace;
    const DescriptorCheck &m_check;
    QList<DescriptorEntry> m_entries;
    //! What each file says it is called and where it says so, and what it holds, by path.
    struct Seen {
        QString name;
        TextPosition position;
        QByteArray digest;

        bool operator==(const Seen &) const = default;
    };
    QHash<QString, Seen> m_seen;
    QFileSystemWatcher m_watcher;
    QTimer m_settle;
};

} // namespace model
