// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorcache.h"
#include "model/descriptors/descriptorentry.h"

#include <QDateTime>

namespace model {

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
    void addFile(DescriptorLayer layer, DescriptorKind kind, const QString &name, const QString &path);
    QByteArray stateOfSources(const DescriptorEntry &entry, const Folders &folders) const;
};

} // namespace model
