// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/files/ignorefilter.h"

#include "invocables/files/filebytes.h"

namespace invocables {

using namespace Qt::StringLiterals;

bool IgnoreFilter::passes(const DirectoryEntry &entry)
{
    const QStringList &way = entry.place.components;
    const bool isFolder = entry.kind == DirectoryEntry::Kind::Folder;
    for (qsizetype depth = way.size() - 1; depth >= 0; --depth) {
        const GuardedPath folder {entry.place.folder, way.first(depth), true, false, entry.place.closed};
        const auto verdict = rulesOf(folder).verdict(way.mid(depth).join(u'/'), isFolder);
        if (verdict != IgnoreRules::Verdict::None)
            return verdict == IgnoreRules::Verdict::Kept;
    }
    return true;
}

const IgnoreRules &IgnoreFilter::rulesOf(const GuardedPath &folder)
{
    const QString key = folder.absolute();
    const auto known = m_rules.constFind(key);
    if (known != m_rules.constEnd())
        return *known;
    GuardedPath file = folder;
    file.components.append(u".gitignore"_s);
    const auto bytes = readBytes(file, m_stop);
    return *m_rules.insert(key, IgnoreRules(bytes ? QString::fromUtf8(*bytes) : QString()));
}

} // namespace invocables
