// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorcatalog.h"

#include "model/basics/aside.h"
#include "model/basics/privatefile.h"
#include "model/descriptors/descriptorcheck.h"

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

//! Whether one of these may have been written since.
bool haveChanged(const QStringList &paths, const QDateTime &since)
{
    // File systems keep time by the kernel's ticks.
    constexpr int ticks = 50;
    // What bears a later time got it from another clock; it would be read without end.
    const QDateTime first = since.addMSecs(-ticks), last = QDateTime::currentDateTimeUtc().addMSecs(ticks);
    return std::any_of(paths.begin(), paths.end(), [&](const QString &path) {
        const QDateTime written = QFileInfo(path).lastModified();
        return written >= first && written <= last;
    });
}

//! One that runs is not started anew, so that steady changes do not put off the news.
void startOnce(QTimer &timer)
{
    if (!timer.isActive())
        timer.start();
}

} // namespace

DescriptorCatalog::DescriptorCatalog(QString builtInFolder, QString userFolder, const DescriptorCheck &check, QObject *parent)
    : QObject(parent)
    , m_builtIn(std::move(builtInFolder))
    , m_user(std::move(userFolder))
    , m_cache(check)
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(settleMilliseconds);
    const auto settle = [this] { startOnce(m_settle); };
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, settle);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, settle);
    connect(&m_settle, &QTimer::timeout, this, &DescriptorCatalog::refresh);
    m_thread.setMaxThreadCount(1);
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

void DescriptorCatalog::enterWorkspaceFolder(const QString &folder)
{
    if (folder == m_workspace)
        return;
    // Without a workspace there is nothing new to be parsed. A reading that is under way is out of date from here on.
    setWorkspaceFolder({});
    m_workspace = folder;
    if (!folder.isEmpty())
        refresh();
}

void DescriptorCatalog::load()
{
    m_settle.stop();
    adopt(DescriptorReading::of(folders(), m_cache));
}

void DescriptorCatalog::refresh()
{
    m_settle.stop();
    m_mustReadAgain = m_isReading;
    if (std::exchange(m_isReading, true))
        return;
    runAside(
        m_thread, this, [folders = folders(), cache = m_cache] { return DescriptorReading::of(folders, cache); },
        [this, loads = m_loads](const DescriptorReading &reading) { takeOver(reading, loads); });
}

void DescriptorCatalog::takeOver(const DescriptorReading &reading, int loads)
{
    m_isReading = false;
    const bool isCurrent = loads == m_loads;
    if (isCurrent)
        adopt(reading);
    if (std::exchange(m_mustReadAgain, false))
        refresh();
    else if (isCurrent)
        catchUp(reading.begun);
    Q_EMIT refreshed();
}

void DescriptorCatalog::catchUp(const QDateTime &since)
{
    // What has changed while it was read, before its file was watched anew, has told nobody.
    const auto look = [since, watched = m_watcher.files() + m_watcher.directories()] { return haveChanged(watched, since); };
    runAside(m_thread, this, look, [this](bool isOutdated) {
        // Not at once: what was written just before would be read over and over, for as long as the clock cannot tell before from after.
        if (isOutdated)
            startOnce(m_settle);
    });
}

void DescriptorCatalog::adopt(const DescriptorReading &reading)
{
    ++m_loads;
    m_entries = reading.entries;
    m_found = reading.found;
    m_cache = reading.cache;
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
    // What stands in for another takes its place: the order is that of the tools in each request, which providers keep by its beginning.
    QHash<QString, qsizetype> places;
    for (const DescriptorEntry &entry : m_entries) {
        if (entry.kind != kind || entry.untrusted)
            continue;
        if (!places.contains(entry.name))
            places.insert(entry.name, places.size());
        if (!entry.overridden)
            entries.append(entry);
    }
    std::stable_sort(entries.begin(), entries.end(),
        [&places](const DescriptorEntry &one, const DescriptorEntry &other) { return places.value(one.name) < places.value(other.name); });
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
    // Those of a workspace are for whoever works there.
    const bool isOurs = path.startsWith(m_user + u'/');
    if (!QDir().mkpath(folder) || !(isOurs ? openPrivately(file) : file.open(QIODevice::WriteOnly)) || !writeWhole(file, text)
        || !commitWhole(file))
        return failure(ErrorCategory::Storage, tr("%1 could not be saved.").arg(path), file.errorString());
    m_settle.start();
    Q_EMIT saved(path);
    return {};
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
    QHash<std::pair<int, QString>, DescriptorLayer> highest;
    for (const DescriptorEntry &entry : std::as_const(m_entries)) {
        if (!entry.untrusted)
            highest.insert({int(entry.kind), entry.name}, entry.layer);
    }
    // In one layer two of a name, one in TOML and one in gram, do not stand in for each other.
    for (DescriptorEntry &entry : m_entries)
        entry.overridden = !entry.untrusted && entry.layer != highest.value({int(entry.kind), entry.name});
}

void DescriptorCatalog::reportDuplicates()
{
    QHash<std::pair<int, QString>, QString> firstPaths;
    QHash<std::pair<int, QString>, QString> firstFiles;
    for (DescriptorEntry &entry : m_entries) {
        // Invokers of different ensembles may share a name.
        if (entry.overridden || entry.untrusted || entry.kind == DescriptorKind::Invoker)
            continue;
        const auto report = [&](const QString &name, TextPosition position, QHash<std::pair<int, QString>, QString> &paths) {
            QString &first = paths[{int(entry.kind), name}];
            if (first.isEmpty())
                first = entry.path;
            else if (first != entry.path)
                entry.diagnostics.append(
                    {entry.path, position, Diagnostic::Severity::Error, tr("the name “%1” is already that of %2").arg(name, first)});
            return first == entry.path;
        };
        if (!report(entry.name, {1, 1}, firstFiles))
            continue;
        for (const DeclaredName &declared : declaredNames(m_cache.find(entry.path)->file, entry.kind))
            report(declared.name, declared.position, firstPaths);
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

DescriptorReading::Folders DescriptorCatalog::folders() const
{
    DescriptorReading::Folders folders;
    for (const DescriptorLayer layer : layers) {
        if (const QString folder = folderFor(layer); !folder.isEmpty())
            folders.append({layer, folder});
    }
    return folders;
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
