// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

namespace model {

//! The three folders in which a person's things are kept. Either one folder given by --profile or PARLANCE_PROFILE, with
//! `config`, `data` and `cache` in it, or the XDG folders.
struct Profile {
    QString config;
    QString data;
    QString cache;

    static Profile inFolder(const QString &folder);
    //! Folders are empty that would be in a home folder where there is none.
    static Profile ofDesktop();

    QStringList folders() const { return {config, data, cache}; }
    QString databasePath() const { return data + QStringLiteral("/parlance.sqlite"); }
    QString logPath() const { return data + QStringLiteral("/parlance.log"); }
    //! Makes the three folders, for their owner alone. \return whether all are there and writable.
    bool create() const;
};

} // namespace model
