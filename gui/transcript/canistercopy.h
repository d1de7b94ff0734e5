// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>

class QAbstractItemModel;

namespace gui {

//! What a canister says, for the clipboard. Pure.
enum class CopyForm { Markdown, Text };

//! Rows of a ConversationModel. An invocation is copied with its arguments and its result. Several canisters have their speakers' names.
//! At most 64 Mi characters.
QString copyOf(const QAbstractItemModel &rows, const QList<int> &wanted, CopyForm form);

//! What it says without the signs of Markdown. A very long one is left as it is: reading it would take long.
QString withoutMarks(const QString &markdown);
//! In words, for a screen reader: a table row by row, with the names of its columns.
QString asSpoken(const QString &markdown);

} // namespace gui
