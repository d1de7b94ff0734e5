// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/libraryexport.h"
#include "model/store/libraryimport.h"

namespace gui {

//! Conversations in files, for window and command line alike; on the thread of the database.

//! The names of the formats that conversations are written in, the one that has everything first.
QStringList libraryFormats();
//! One more, of a room above; before any is asked for.
using MakeArchiveWriter = std::unique_ptr<model::ArchiveWriter> (*)(QIODevice &device);
void addLibraryFormat(const QString &name, MakeArchiveWriter make);
//! By the end of a file's name; what it says nothing of has everything.
QString formatOf(const QString &path);
//! All formats as the name filters of a dialog, in the same order.
QStringList libraryFilters();

//! A title as the name of a file, without its end.
QString fileNameOf(const QString &title);

//! Writes a file that is there whole or not at all, and is its owner's alone. Errors name it.
model::Result<model::ExportedLibrary> exportLibrary(model::Database &database, model::LibraryExport::Scope scope, const QString &format,
    const QString &path, const std::function<bool()> &isStopped);

//! Why a conversation of a file was left where it is; empty for one that was taken.
QString whySkipped(const model::ImportedConversation &conversation);

} // namespace gui
