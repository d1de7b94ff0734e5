// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/basics/worker.h"
#include "invocables/files/pathguard.h"

#include <functional>

namespace invocables {

//! One entry that a walk meets. `place` can be opened through PathGuard.
struct DirectoryEntry {
    enum class Kind { File, Folder, Link, Other };
    GuardedPath place;
    Kind kind = Kind::File;
    qint64 size = 0;
};

//! Walks a folder, by name, depth first, following no link and leaving out what is hidden. Bounded in depth and in entries.
class DirectoryWalk
{
public:
    //! Called for each entry; false ends the walk.
    using Visitor = std::function<bool(const DirectoryEntry &entry)>;
    //! An entry for which it is false is passed over with all that is below.
    using Filter = std::function<bool(const DirectoryEntry &entry)>;

    DirectoryWalk(bool recursive, StopFlag stop, Visitor visit)
        : m_recursive(recursive)
        , m_stop(std::move(stop))
        , m_visit(std::move(visit))
    {
    }

    void setFilter(Filter filter) { m_filter = std::move(filter); }
    //! \return what kept the first folder from being read; folders below that cannot be read are passed over.
    model::Result<void> walk(const GuardedPath &folder);
    //! The walk met its bound of entries or depth, so that there may be more.
    bool wasCut() const { return m_cut; }

private:
    bool visitFolder(const GuardedPath &folder, FileDescriptor opened, int depth);
    bool visitEntry(const GuardedPath &folder, int descriptor, const QString &name, int depth);

    const bool m_recursive;
    const StopFlag m_stop;
    const Visitor m_visit;
    Filter m_filter;
    int m_entries = 0;
    bool m_cut = false;
};

} // namespace invocables
