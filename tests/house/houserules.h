// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

// The rules of the house, each a question put to a source tree. Every answer is a list of what breaks the rule, written
// `file:line: what`, so that an editor can go there; an empty list is a house in order.
namespace house {

//! Longest source file, in lines.
inline constexpr int longestFile = 600;

//! A room includes itself and the rooms below it, by paths from the root.
QStringList wrongIncludes(const QString &root);
//! A folder of a room includes itself and those before it in the list of floors of the room's CMakeLists.txt, and is in that list.
QStringList wrongFloors(const QString &root);
//! Sources that `formatter`, a clang-format, would write otherwise; one complaint a file.
QStringList unformatted(const QString &root, const QString &formatter);
//! The command line and the workbench work without a screen: no widget header, no gui subject that has widgets.
//! `widgetHeaders` is the folder of the Qt Widgets headers.
QStringList widgetsWithoutWindow(const QString &root, const QString &widgetHeaders);
QStringList tooLongFiles(const QString &root);
QStringList missingLicenceLines(const QString &root);
//! Sources that no CMakeLists.txt names.
QStringList unlistedSources(const QString &root);
//! Top-level entries that are neither part of the plan nor named by .gitignore.
QStringList strangers(const QString &root);
//! Notes of unfinished work.
QStringList unfinishedWork(const QString &root);
//! Names in an unnamed namespace that another source of the room has in its own, or another header declares: sources of a room are
//! compiled joined, and then one would stand in for the other.
QStringList sharedLocalNames(const QString &root);
//! Other names of a type, where another source of the room gives the same name to another type.
QStringList sharedOtherNames(const QString &root);
//! Members of a class in a second source; one complaint for each such source. Names are told apart by their rooms.
QStringList slicedClasses(const QString &root);
//! Where connections, processes and calls are waited for: timers that may go off before their time.
QStringList earlyTimers(const QString &root);
//! Text of markup in the window but where a document of its own loads nothing. What is shown elsewhere is shown as it is (see Theme).
QStringList markup(const QString &root);
//! A file that is put in its place as Qt does it: on a full disk an empty one would pass for it.
QStringList uncheckedCommits(const QString &root);
//! Literals `":/…"` that name nothing below resources/.
QStringList missingResources(const QString &root);

} // namespace house
