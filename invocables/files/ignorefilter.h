// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/files/directorywalk.h"
#include "invocables/files/ignorerules.h"

#include <QHash>

namespace invocables {

//! Leaves out of a walk what the `.gitignore` files of the folders on the way say, the nearest first. Used on a worker.
class IgnoreFilter
{
public:
    explicit IgnoreFilter(StopFlag stop)
        : m_stop(std::move(stop))
    {
    }

    bool passes(const DirectoryEntry &entry);

private:
    const IgnoreRules &rulesOf(const GuardedPath &folder);

    const StopFlag m_stop;
    //! By the folder's path; empty rules where it has no such file.
    QHash<QString, IgnoreRules> m_rules;
};

} // namespace invocables
