// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/database.h"

#include <functional>

namespace model {

//! What a repair has done.
struct RepairReport {
    //! What was wrong, in sentences; where there is nothing, nothing has been changed.
    QStringList found = {};
    //! What is not in the new store, in sentences.
    QStringList missing = {};
    int conversations = 0;
    int messages = 0;
    //! Where the old file is now, with its log.
    QString kept = {};
    //! The daily copy that has taken its place, where nothing could be read of the file itself.
    QString copy = {};
};

//! Checks a store, and saves what can be read of a damaged one into a new file that takes its place; the old one is kept beside it.
//! While this runs the store is not open anywhere. Blocks: for a worker.
class Repair
{
public:
    using Progress = std::function<void(const QString &what)>;

    explicit Repair(
        QString path, Progress progress = [](const QString &) {});

    //! Checks every page, every index and every check sum, and changes nothing. \return what is wrong, in sentences.
    Result<QStringList> check() const;
    //! \return a Storage error where the store is open, or where nothing can be read and there is no copy.
    Result<RepairReport> run() const;

private:
    QStringList findings(Database &database) const;
    Result<void> salvage(RepairReport &report) const;
    Result<void> useCopy(RepairReport &report) const;
    Result<void> begin() const;
    bool isReadable() const;

    QString m_path;
    Progress m_progress;
};

} // namespace model
