// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/files/fileundo.h"
#include "model/basics/job.h"

#include <QStringList>

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

struct UndoRequest {
    //! Look: nothing is written, what could be undone is told.
    enum class Kind { Look, Undo };

    model::TurnId turn;
    Kind kind = Kind::Look;
    //! Nothing at or below these is reached.
    QStringList hiddenFolders = {};
    //! Absolute paths; all where there are none.
    QStringList only = {};
};

//! Takes back what the calls of a turn have written to files, one file after the other. What somebody else has changed is left. What is
//! replaced is kept first, under the name of a turn that there is not, by which it comes back in the same way.
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
    };
    const FilePast &past() const { return m_pasts.at(m_outcome.files.size()); }
    void lookAtNext();
    void judge(const model::Result<FileLook> &now);
    void keep(const FileLook &now);
    void write(const model::FileState &now, const Kept &kept);
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
