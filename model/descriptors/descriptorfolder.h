// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QStringList>

namespace model {

//! What a folder of descriptors holds: the files below it that are written in TOML or, where that is asked for, in gram, as paths
//! within it, and all folders, itself included. By name, files before folders; at most 2,000 files, at most 4 folders deep. Symbolic links
//! to folders are not followed, since they may lead in circles.
struct DescriptorFolder {
    QStringList files;
    QStringList folders;

    static DescriptorFolder read(const QString &folder, bool withGram = false);
};

} // namespace model
