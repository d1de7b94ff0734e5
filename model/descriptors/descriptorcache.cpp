// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorcache.h"

#include <QCoreApplication>
#include <QCryptographicHash>

namespace model {

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
    kept.diagnostics = isShippedToml ? m_check->checkMeaning(kept.file, kind) : m_check->check(kept.file, kind);
    if (!hasErrors(kept.diagnostics))
        kept.good = kept.file;
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

} // namespace model
