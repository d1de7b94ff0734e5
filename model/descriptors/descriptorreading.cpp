// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorreading.h"

#include "model/descriptors/descriptorcheck.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDirIterator>
#include <QString>
#include <QStringList>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct DescriptorCacheTexts {
    Q_DECLARE_TR_FUNCTIONS(DescriptorCache)
};

QString warningOf(const Diagnostic &error)
{
    return DescriptorCacheTexts::tr("%1; the last version without an error is in use").arg(error.message);
}

} // namespace

void DescriptorCache::read(const QString &path)
{
    const auto bytes = DescriptorFile::bytesOf(path);
    const QByteArray digest = bytes ? QCryptographicHash::hash(*bytes, QCryptographicHash::Sha256) : QByteArray();
    Kept &kept = m_kept[path];
    if (!digest.isEmpty() && kept.digest == digest)
        return;
    kept.digest = digest;
    kept.file = bytes ? DescriptorFile::parse(*bytes, path) : bytes.error();
    kept.checked.clear();
}

const DescriptorCache::Kept &DescriptorCache::check(const QString &path, DescriptorKind kind, const QByteArray &others)
{
    Kept &kept = m_kept[path];
    const QByteArray now = kept.digest + '|' + others;
    if (std::exchange(kept.checked, now) == now)
        return kept;
    // The form of what is shipped is held by a test; the schemas that tell it take memory, which most people never need.
    const bool isShippedToml = path.startsWith(u':') && !kept.file.gram;
    const DescriptorCheck::Reading reading = isShippedToml ? m_check->readMeaning(kept.file, kind) : m_check->read(kept.file, kind);
    kept.diagnostics = reading.diagnostics;
    kept.values = reading.values;
    if (!hasErrors(kept.diagnostics)) {
        kept.good = kept.file;
        kept.goodValues = kept.values;
    }
    return kept;
}

const DescriptorCache::Kept *DescriptorCache::find(const QString &path) const
{
    const auto found = m_kept.constFind(path);
    return found == m_kept.constEnd() ? nullptr : &*found;
}

void DescriptorCache::keepOnly(const QStringList &paths)
{
    const QSet<QString> wanted(paths.begin(), paths.end());
    m_kept.removeIf([&wanted](const auto &kept) { return !wanted.contains(kept.key()); });
}

DescriptorValues DescriptorCache::valuesInForce(const QString &path) const
{
    const Kept *kept = find(path);
    return !kept ? DescriptorValues() : kept->good ? kept->goodValues : kept->values;
}

DescriptorFile DescriptorCache::inForce(const QString &path) const
{
    const Kept *kept = find(path);
    if (!kept)
        return DescriptorFile::read(path);
    if (!kept->good || !hasErrors(kept->diagnostics))
        return kept->file;
    DescriptorFile file = *kept->good;
    for (const Diagnostic &diagnostic : kept->diagnostics) {
        if (diagnostic.severity == Diagnostic::Severity::Error)
            file.diagnostics.append({path, diagnostic.position, Diagnostic::Severity::Warning, warningOf(diagnostic)});
    }
    return file;
}

namespace {

//! What a folder of descriptors holds: the files below it that are written in TOML or, where that is asked for, in gram, as paths
//! within it, and all folders, itself included. By name, files before folders; at most 2,000 files, at most 4 folders deep. Symbolic links
//! to folders are not followed, since they may lead in circles.
struct DescriptorFolder {
    QStringList files;
    QStringList folders;

    static DescriptorFolder read(const QString &folder, bool withGram = false);
};

constexpr int deepestFolder = 4;
constexpr int mostFiles = 2000;

void collect(const QString &folder, const QString &prefix, int depth, bool withGram, DescriptorFolder &found)
{
    found.folders += folder;
    QStringList files;
    QStringList children;
    QDirIterator entries(folder, QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot);
    while (entries.hasNext()) {
        entries.next();
        const QFileInfo entry = entries.fileInfo();
        const QString name = entry.fileName();
        const bool isDescriptor = name.endsWith(QLatin1String(".toml")) || (withGram && name.endsWith(QLatin1String(".gram")));
        if (!entry.isDir() && isDescriptor)
            files += name;
        else if (entry.isDir() && !entry.isSymLink())
            children += name;
    }
    files.sort();
    children.sort();
    for (const QString &file : std::as_const(files)) {
        if (found.files.size() < mostFiles)
            found.files += prefix + file;
    }
    for (const QString &child : depth < deepestFolder ? children : QStringList())
        collect(folder + QLatin1Char('/') + child, prefix + child + QLatin1Char('/'), depth + 1, withGram, found);
}

DescriptorFolder DescriptorFolder::read(const QString &folder, bool withGram)
{
    DescriptorFolder found;
    if (QFileInfo(folder).isDir())
        collect(folder, {}, 0, withGram, found);
    return found;
}

} // namespace

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
    if (kind == DescriptorKind::Skill) {
        addSkills(layer, kindFolder);
        return;
    }
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

//! Each in a folder of its own, which may be a link: what may be read of it is decided when it is read.
void DescriptorReading::addSkills(DescriptorLayer layer, const QString &folder)
{
    if (!QFileInfo(folder).isDir())
        return;
    found += folder;
    for (const QString &name : QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name).mid(0, mostFiles)) {
        const QString path = folder + u'/' + name + u"/SKILL.md"_s;
        found += folder + u'/' + name;
        if (QFileInfo(path).isFile())
            addFile(layer, DescriptorKind::Skill, name, path);
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
