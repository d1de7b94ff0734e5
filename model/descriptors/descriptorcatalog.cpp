// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorcatalog.h"

#include "model/descriptors/descriptorfolder.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace model {

namespace {

constexpr int settleMilliseconds = 150;
constexpr DescriptorLayer layers[] = {DescriptorLayer::BuiltIn, DescriptorLayer::User, DescriptorLayer::Workspace};
// Invokers are found with the ensembles.
constexpr DescriptorKind kinds[] = {DescriptorKind::Provider, DescriptorKind::Ensemble, DescriptorKind::Agent,
    DescriptorKind::Prompt, DescriptorKind::Library, DescriptorKind::Scenario};

//! The table in which a descriptor of the kind says its name.
const DescriptorValue &headOf(const DescriptorFile &file, DescriptorKind kind)
{
    const DescriptorValue &head = file.root[toWire(kind)];
    return head.isTable() ? head : file.root;
}

} // namespace

DescriptorCatalog::DescriptorCatalog(
    QString builtInFolder, QString userFolder, const DescriptorCheck &check, QObject *parent)
    : QObject(parent)
    , m_builtIn(std::move(builtInFolder))
    , m_user(std::move(userFolder))
    , m_cache(check)
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(settleMilliseconds);
    // The timer is not started anew by later changes, so that steady changes do not put off the news.
    const auto settle = [this] {
        if (!m_settle.isActive())
            m_settle.start();
    };
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, settle);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, settle);
    connect(&m_settle, &QTimer::timeout, this, &DescriptorCatalog::load);
}

void DescriptorCatalog::setTrust(Trust trust)
{
    m_trust = std::move(trust);
}

void DescriptorCatalog::setWorkspaceFolder(const QString &folder)
{
    if (folder == m_workspace)
        return;
    m_workspace = folder;
    load();
}

void DescriptorCatalog::load()
{
    m_settle.stop();
    m_entries.clear();
    m_found.clear();
    for (const DescriptorLayer layer : layers) {
        for (const DescriptorKind kind : kinds)
            addFolder(layer, kind);
    }
    m_cache.keepOnly(paths());
    considerTrust();
    markOverridden();
    reportDuplicates();
    watch();
    const QByteArray before = std::exchange(m_state, state());
    if (m_state != before)
        Q_EMIT changed();
}

QList<DescriptorEntry> DescriptorCatalog::inUse(DescriptorKind kind) const
{
    QList<DescriptorEntry> entries;
    std::copy_if(m_entries.begin(), m_entries.end(), std::back_inserter(entries),
        [kind](const DescriptorEntry &entry) { return entry.kind == kind && !entry.overridden && !entry.untrusted; });
    return entries;
}

QString DescriptorCatalog::folderFor(DescriptorLayer layer) const
{
    switch (layer) {
    case DescriptorLayer::BuiltIn: return m_builtIn;
    case DescriptorLayer::User: return m_user;
    case DescriptorLayer::Workspace: break;
    }
    return m_workspace.isEmpty() ? QString() : m_workspace + "/.parlance"_L1;
}

Result<void> DescriptorCatalog::save(const QString &path, const QByteArray &text)
{
    Q_EMIT aboutToSave(path);
    const QString folder = QFileInfo(path).absolutePath();
    QSaveFile file(path);
    if (!QDir().mkpath(folder) || !file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
        return failure(ErrorCategory::Storage, tr("%1 could not be saved.").arg(path), file.errorString());
    m_settle.start();
    Q_EMIT saved(path);
    return {};
}

void DescriptorCatalog::addFolder(DescriptorLayer layer, DescriptorKind kind)
{
    const QString folder = folderFor(layer);
    if (folder.isEmpty())
        return;
    const QString kindFolder = folder + u'/' + folderOf(kind);
    const DescriptorFolder found = DescriptorFolder::read(kindFolder);
    m_found += found.folders;
    // Beside an ensemble's file, its folder holds its invokers.
    for (const QString &name : found.names) {
        if (!name.contains(u'/'))
            addFile(layer, kind, name, kindFolder + u'/' + name + ".toml"_L1);
    }
    for (const QString &name : kind == DescriptorKind::Ensemble ? found.names : QStringList()) {
        if (name.contains(u'/'))
            addFile(layer, DescriptorKind::Invoker, name, kindFolder + u'/' + name + ".toml"_L1);
    }
}

void DescriptorCatalog::addFile(DescriptorLayer layer, DescriptorKind kind, const QString &name, const QString &path)
{
    const DescriptorCache::Kept &kept = m_cache.read(path, kind);
    DescriptorEntry entry {kind, layer, name, path, kept.diagnostics};
    entry.earlierInUse = hasErrors(kept.diagnostics) && kept.good;
    m_entries.append(entry);
}

void DescriptorCatalog::considerTrust()
{
    QCryptographicHash all(QCryptographicHash::Sha256);
    bool any = false;
    for (const DescriptorEntry &entry : std::as_const(m_entries)) {
        if (entry.layer != DescriptorLayer::Workspace)
            continue;
        any = true;
        all.addData(entry.path.toUtf8() + '\0' + m_cache.find(entry.path)->digest + '\0');
    }
    m_fingerprint = any ? QString::fromLatin1(all.result().toHex()) : QString();
    m_trusted = any && m_trust && m_trust(m_workspace, m_fingerprint);
    for (DescriptorEntry &entry : m_entries)
        entry.untrusted = entry.layer == DescriptorLayer::Workspace && !m_trusted;
}

void DescriptorCatalog::markOverridden()
{
    QHash<std::pair<int, QString>, qsizetype> last;
    for (qsizetype index = 0; index < m_entries.size(); ++index) {
        if (m_entries[index].untrusted)
            continue;
        const std::pair key(int(m_entries[index].kind), m_entries[index].name);
        if (const auto earlier = last.constFind(key); earlier != last.constEnd())
            m_entries[*earlier].overridden = true;
        last.insert(key, index);
    }
}

void DescriptorCatalog::reportDuplicates()
{
    QHash<std::pair<int, QString>, QString> firstPaths;
    for (DescriptorEntry &entry : m_entries) {
        const DescriptorValue &declared = headOf(m_cache.find(entry.path)->file, entry.kind)[u"name"];
        const QString name = declared.string().value_or(QString());
        // Invokers of different ensembles may share a name.
        if (entry.overridden || entry.untrusted || entry.kind == DescriptorKind::Invoker || name.isEmpty())
            continue;
        const std::pair key(int(entry.kind), name);
        if (const auto first = firstPaths.constFind(key); first != firstPaths.constEnd())
            entry.diagnostics.append({entry.path, declared.position(), Diagnostic::Severity::Error,
                tr("the name “%1” is already that of %2").arg(name, *first)});
        else
            firstPaths.insert(key, entry.path);
    }
}

QByteArray DescriptorCatalog::state() const
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const DescriptorEntry &entry : m_entries) {
        hash.addData(entry.path.toUtf8() + char('0' + entry.untrusted) + m_cache.find(entry.path)->digest);
        for (const Diagnostic &diagnostic : entry.diagnostics)
            hash.addData(diagnostic.toString().toUtf8());
    }
    return hash.result();
}

QStringList DescriptorCatalog::paths() const
{
    QStringList paths;
    for (const DescriptorEntry &entry : m_entries)
        paths.append(entry.path);
    return paths;
}

void DescriptorCatalog::watch()
{
    const QStringList before = m_watcher.files() + m_watcher.directories();
    QStringList now;
    for (const DescriptorLayer layer : layers) {
        // A folder that is not there yet will be made in the one above.
        const QString folder = folderFor(layer);
        const QString watched = QFileInfo(folder).isDir() ? folder : QFileInfo(folder).path();
        if (!folder.isEmpty() && QFileInfo(watched).isDir())
            now += watched;
    }
    now += m_found + paths();
    now.removeIf([](const QString &path) { return path.startsWith(u':'); });
    // A file that was replaced is no longer watched although its name is still there, so files are always added anew.
    if (!before.isEmpty())
        m_watcher.removePaths(before);
    if (!now.isEmpty())
        m_watcher.addPaths(now);
}

} // namespace model
