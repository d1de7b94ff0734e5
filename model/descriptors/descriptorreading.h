// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorcheck.h"
#include "model/descriptors/descriptorfile.h"

#include <QDateTime>
#include <QHash>

#include <optional>

namespace model {

//! Where a descriptor comes from; a later layer's file of the same kind and name stands in for an earlier one's.
enum class DescriptorLayer { BuiltIn, User, Workspace };

struct DescriptorEntry {
    DescriptorKind kind = DescriptorKind::Ensemble;
    DescriptorLayer layer = DescriptorLayer::BuiltIn;
    //! The file's name without its ending.
    QString name;
    QString path;
    Diagnostics diagnostics = {};
    //! A later layer has a file of this name.
    bool overridden = false;
    //! Of a workspace that the person has not trusted with what its descriptors say now: not in use.
    bool untrusted = false;
    //! It has an error, and an earlier version without one is in use.
    bool earlierInUse = false;
};

//! The descriptor files as they were last read: each content is parsed once, and of a file that is broken now the last version that
//! had no error stays at hand. A value, part of a DescriptorCatalog.
class DescriptorCache
{
public:
    explicit DescriptorCache(const DescriptorCheck &check)
        : m_check(&check)
    {
    }

    const DescriptorCheck &descriptorCheck() const { return *m_check; }

    struct Kept {
        //! SHA-256 of the file's bytes; empty where it cannot be read.
        QByteArray digest;
        DescriptorFile file;
        Diagnostics diagnostics;
        //! What the file and the others were when it was checked; empty where it has not been.
        QByteArray checked;
        //! What the kind's readers made of it.
        DescriptorValues values = {};
        //! The last version without an error, this one included.
        std::optional<DescriptorFile> good = {};
        DescriptorValues goodValues = {};
    };

    //! Reads a file; the same bytes are parsed once.
    void read(const QString &path);
    //! Checks a file that has been read, once as long as it and what it depends on stay the same; `others` changes with the latter.
    const Kept &check(const QString &path, DescriptorKind kind, const QByteArray &others);
    const Kept *find(const QString &path) const;
    //! Forgets the files that are not among these.
    void keepOnly(const QStringList &paths);
    //! The file, or where it has errors its last good version with these errors as warnings.
    DescriptorFile inForce(const QString &path) const;
    //! What the kind's readers made of that version.
    DescriptorValues valuesInForce(const QString &path) const;

private:
    const DescriptorCheck *m_check;
    QHash<QString, Kept> m_kept;
};

//! What the folders of a catalog hold at one moment, each file parsed and checked. Can be made on any thread; a value.
struct DescriptorReading {
    //! The folder of each layer that has one, the lowest layer first.
    using Folders = QList<std::pair<DescriptorLayer, QString>>;

    //! Files that are as `cache` knows them are not parsed and checked again.
    static DescriptorReading of(const Folders &folders, const DescriptorCache &cache);

    //! When it began: what has changed since may not be in it.
    QDateTime begun = QDateTime::currentDateTimeUtc();
    //! Not yet compared with each other: neither overridden nor untrusted.
    QList<DescriptorEntry> entries = {};
    //! The folders that the entries were found in.
    QStringList found = {};
    //! Of exactly these entries.
    DescriptorCache cache;

private:
    void addFolder(DescriptorLayer layer, const QString &folder, DescriptorKind kind);
    void addSkills(DescriptorLayer layer, const QString &folder);
    void addFile(DescriptorLayer layer, DescriptorKind kind, const QString &name, const QString &path);
    QByteArray stateOfSources(const DescriptorEntry &entry, const Folders &folders) const;
};

} // namespace model
