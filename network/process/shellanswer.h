// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

#include <optional>

namespace network {

//! What a login shell told of its PATH, with the start-up files as they were when it was asked: it holds as long as they are the same.
struct ShellAnswer {
    QString shell = {};
    //! Path, size and time of change of each start-up file that a login shell may read.
    QStringList startUpFiles = {};
    //! Empty where it told none.
    QString path = {};
    //! While it is asked: the process that asks it, and the file that it will write.
    qint64 process = 0;
    QString file = {};

    //! For a shell that is to be asked now.
    static ShellAnswer begin(const QString &shell);
    //! As it was kept in a JSON file; nothing where there is none or it cannot be read.
    static std::optional<ShellAnswer> read(const QString &place);
    bool keep(const QString &place) const;

    //! Whether the same shell would be asked with the same files.
    bool isAsOf(const ShellAnswer &other) const { return shell == other.shell && startUpFiles == other.startUpFiles; }
};

} // namespace network
