// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/approvalrule.h"
#include "model/schema/jsontext.h"

namespace invocables {

//! Finds which rule of a tool answers for a call. Reads the file system (where a path leads), so it is used on a worker. A value.
//!
//! A path is taken for where it leads, links followed: relative to its workspace folder for patterns that are relative, whole for
//! those that begin with a slash. `*` is any part of a name, `**` any number of folders. A host is that of an address of http or https;
//! `*.` before it is any name below it. A command is a command line or a list of words: `*` is anything. Where it holds what a shell
//! would take for more than one plain command it is allowed by no rule, and each of its parts counts for those that ask or refuse.
//! A text is compared as a whole; `*` is anything.
class RuleMatch
{
public:
    //! `folders`: of the workspace; `hidden`: what no tool reaches.
    RuleMatch(QStringList folders, QStringList hidden)
        : m_folders(std::move(folders))
        , m_hidden(std::move(hidden))
    {
    }

    //! The place of the first rule that fits; -1 where none does. What is a list in the arguments fits where all of it does, and for
    //! rules that ask or refuse where any of it does.
    int find(const QList<ApprovalRule> &rules, const model::JsonText &arguments) const;
    bool fits(const ApprovalRule &rule, const model::JsonText &arguments) const;

private:
    bool fitsPath(const QString &value, const QString &pattern) const;

    QStringList m_folders;
    QStringList m_hidden;
};

//! A rule that allows what is like this call: another task of the same program, another address of the same host, another file of the
//! same folder. Nothing where no argument says what that would be. Reads the file system.
std::optional<ApprovalRule> ruleForCallsLike(const model::JsonText &arguments, const QStringList &folders);

} // namespace invocables
