// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorreading.h"

#include "model/descriptors/descriptorfolder.h"
#include "model/descriptors/descriptorkind.h"

#include <QCryptographicHash>

using namespace Qt::StringLiterals;

namespace model {

DescriptorReading DescriptorReading::of(const Folders &folders, const DescriptorCache &cache)
{
    DescriptorReading reading {.cache = cache};
    for (const auto &[layer, folder] : folders) {
        for (const DescriptorKind kind : describedKinds)
            reading.addFolder(layer, folder, kind);
    }
    QStringList paths;
    for (const DescriptorEntry &entry : std::as_const(reading.entries))
        paths.append(entry.path);
    reading.cache.keepOnly(paths);
    // What an ensemble names as its sources has been read by now.
    for (DescriptorEntry &entry : reading.entries) {
        const DescriptorCache::Kept &kept = reading.cache.check(entry.path, entry.kind, reading.stateOfSources(entry, folders));
        entry.diagnostics = kept.diagnostics;
        entry.earlierInUse = hasErrors(kept.diagnostics) && kept.good;
    }
    return reading;
}

void DescriptorReading::addFolder(DescriptorLayer layer, const QString &folder, DescriptorKind kind)
{
    const QString kindFolder = folder + u'/' + folderOf(kind);
    const DescriptorFolder files = DescriptorFolder::read(kindFolder, kind == DescriptorKind::Agent);
    found += files.folders;
    // Beside an ensemble's file, its folder holds its invokers.
    for (const QString &file : files.files) {
        if (!file.contains(u'/'))
            addFile(layer, kind, file.chopped(5), kindFolder + u'/' + file);
    }
    for (const QString &file : kind == DescriptorKind::Ensemble ? files.files : QStringList()) {
        if (file.contains(u'/'))
            addFile(layer, DescriptorKind::Invoker, file.chopped(5), kindFolder + u'/' + file);
    }
}

void DescriptorReading::addFile(DescriptorLayer layer, DescriptorKind kind, const QString &name, const QString &path)
{
    cache.read(path);
    entries.append({kind, layer, name, path});
}

//! Changes with every file that the sources of an ensemble may mean.
QByteArray DescriptorReading::stateOfSources(const DescriptorEntry &entry, const Folders &folders) const
{
    if (entry.kind != DescriptorKind::Ensemble)
        return {};
    QCryptographicHash state(QCryptographicHash::Sha256);
    for (const DescriptorValue &invoker : cache.find(entry.path)->file.root[u"invokers"].array()) {
        const auto source = invoker[u"source"].string();
        if (!source)
            continue;
        for (const auto &[layer, folder] : folders) {
            const auto *kept = cache.find(folder + u'/' + folderOf(entry.kind) + u'/' + *source);
            state.addData(kept ? kept->digest : QByteArray());
            state.addData("|");
        }
    }
    return state.result();
}

} // namespace model
