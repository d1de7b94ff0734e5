// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

#include <optional>

namespace invocables {

//! The program that a tool starts and the words that stand fixed beside it, any of which may name a file whose text is run. A value.
struct ProgramWords {
    QStringList words = {};
    //! Where words are looked for that are no absolute paths.
    QStringList bases = {};
    //! Where a program without a slash is looked for, as in PATH.
    QString path = {};
};

//! What the files say that the words name and that lie in one of these folders, where tools can change them: different once one of them
//! is. Empty where there are none; nothing where one cannot be read, or all are larger than 64 MiB. Reads from the disk.
std::optional<QByteArray> textsWithin(const QStringList &folders, const ProgramWords &program);

} // namespace invocables
