// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/files/filelook.h"

#include <QList>
#include <QStringList>

namespace invocables {

//! What can become of a file that a turn has written.
enum class UndoState {
    //! It is as it was before the turn.
    AsBefore,
    //! It is as the turn left it.
    Undoable,
    //! Somebody else has changed it since, or in between: nobody but a person can say what is to be in it.
    Changed,
    //! What was in it was not kept.
    NotCovered
};

QString toWire(UndoState state);

struct UndoVerdict {
    UndoState state = UndoState::AsBefore;
    //! For the person; empty where there is nothing to say.
    QString why = {};
};

//! All that a turn has done to one file. A value, without a look at the disk.
struct FilePast {
    QString folder;
    QString path;
    //! The first one of the turn: what was there before it.
    model::Checkpoint first;
    //! All that the turn has left there.
    QList<model::FileState> after = {};
    //! What a call has left there is not known.
    bool isAfterUnknown = false;
    //! Between two calls something was there that none of them had left.
    bool isMixed = false;
    //! Why it was not kept.
    QString uncovered = {};

    //! By files, in the order in which the turn came to them first.
    static QList<FilePast> of(const QList<model::Checkpoint> &checkpoints);
    //! `now`: how it stands, or why that cannot be known.
    UndoVerdict verdict(const model::Result<model::FileState> &now) const;

    //! Where the file still is what it was called when the turn wrote it: a link that has come to be on the way may lead to another.
    //! Nothing at or below the hidden folders is found. These two are for workers.
    model::Result<GuardedPath> place(const QStringList &hiddenFolders) const;
    model::Result<FileLook> look(const QStringList &hiddenFolders) const;

    QString absolute() const { return folder + u'/' + path; }
};

} // namespace invocables
