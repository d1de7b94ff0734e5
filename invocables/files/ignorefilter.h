// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/files/directorywalk.h"

#include <QHash>
#include <QList>
#include <QRegularExpression>
#include <QStringList>

namespace invocables {

//! The rules of a `.gitignore` file as gitignore(5) has them: comments, `!`, a slash at the end for folders, anchoring by a slash
//! elsewhere, `*`, `?`, `[…]` and `**`. The last rule that fits decides.
class IgnoreRules
{
public:
    //! `text` is that of the file in the folder to which paths are relative; at most 5,000 rules are taken.
    explicit IgnoreRules(const QString &text);

    enum class Verdict { None, Ignored, Kept };
    //! `path` is relative to the file's folder.
    Verdict verdict(const QString &path, bool isFolder) const;

private:
    struct Rule {
        QRegularExpression form;
        bool keeps = false;
        bool foldersOnly = false;
    };
    QList<Rule> m_rules;
};

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
