// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

#include <optional>

class QCommandLineParser;

namespace gui {

class Terminal;

//! `parlance open [FILE|LINK…]`, as far as it is said without a window: what is to be opened, or what is wrong with it. A value.
struct OpenCall {
    //! Files as `file:` addresses, links as they are: for a process that stands in another folder.
    QStringList addresses;
    //! Where all has been said: the status to end with.
    std::optional<int> status;

    static void declare(QCommandLineParser &parser);
    //! `folder`: where it was called.
    static OpenCall read(const QStringList &arguments, const QString &folder, Terminal &terminal);
};

} // namespace gui
