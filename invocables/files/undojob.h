// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/files/fileundo.h"
#include "model/basics/job.h"

#include <QHash>
#include <QSet>
#include <QStringList>

#include <optional>

namespace model {
class Store;
}

namespace invocables {

//! What has become of one file.
struct UndoneFile {
    FilePast past;
    UndoVerdict verdict;
    bool undone = false;

    //! It is not as it was before the turn.
    bool isLeft() const { return !undone && verdict.state != UndoState::AsBefore; }
};

struct UndoOutcome {
    QList<UndoneFile> files;
    //! By this name what was undone can be undone; empty where nothing was.
    model::TurnId redo;
};

//! Single pieces of a file.
struct UndoPart {
    //! SHA-256 of what is in it now, which the pieces are counted in.
    QByteArray digest;
    //! FileHunks::hunks(), from what is there now to what was there before.
    QSet<int> hunks;
};

struct UndoRequest {
    //! Look: nothing is written, what could be undone is told.
    enum class Kind { Look, Undo };

    model::TurnId turn;
    Kind kind = Kind::Look;
    //! Nothing at or below these is reached.
    QStringList hiddenFolders = {};
    //! Absolute paths; all where there are none.
    QStringList only = {};
    //! By absolute path, of those that do not come back whole.
    QHash<QString, UndoPart> parts = {};
};

//! Takes back what the calls of a turn have written to files, one file after the other, each whole or in single pieces. What somebody else
//! has changed is left. What is replaced is kept first, under the name of a turn that there is not, by which it comes back in the same way.
class UndoJob final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(UndoJob)

public:
    //! `store` outlives the job.
    UndoJob(model::Store &store, UndoRequest request, QObject *parent);

Q_SIGNALS:
    void succeeded(const invocables::UndoOutcome &outcome);

protected:
    void abandon() override { }

private:
    //! What has been kept of it as it is, and what it was.
    struct Kept {
        qint64 row = 0;
        QByteArray bytes;
        //! In the turn itself, which has left the file as it is once some of it is taken back; 0 where all of it is.
        qint64 rowOfTurn = 0;
    };
    const FilePast &past() const { return m_pasts.at(m_outcome.files.size()); }
    void lookAtNext();
    void judge(const model::Result<FileLook> &now);
    void keep(const FileLook &now);
    void write(const FileLook &now, const Kept &kept);
    std::optional<UndoPart> part() const;
    void written(const model::Result<FileLook> &now);
    void add(const UndoVerdict &verdict, bool undone);
    void end();
    void deliver();

    model::Store &m_store;
    const UndoRequest m_request;
    QList<FilePast> m_pasts;
    UndoOutcome m_outcome;
};

} // namespace invocables
