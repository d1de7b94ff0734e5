// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/files/undojob.h"

#include "invocables/files/filebytes.h"
#include "invocables/files/filehunks.h"
#include "model/store/store.h"

#include <QCoreApplication>
#include <QFile>
#include <QPointer>

#include <algorithm>

#include <fcntl.h>
#include <unistd.h>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory;

namespace {

//! Writes what was there before the turn, or those pieces of it, where `now` is what is there still.
model::Result<FileLook> bringBack(
    const FilePast &past, const QStringList &hidden, const FileLook &now, const QByteArray &bytes, const std::optional<UndoPart> &part)
{
    const auto guard = lockFiles();
    const auto place = past.place(hidden);
    const auto look = place ? past.look(hidden) : tl::make_unexpected(place.error());
    if (!look)
        return look;
    if (look->state != now.state || (part && part->digest != now.state.digest))
        return model::failure(ErrorCategory::Execution, UndoJob::tr("Somebody else has just changed it."));
    const model::FileState &before = past.first.before;
    const auto written = part
        ? writeBytes(*place, FileHunks(now.bytes, bytes).with(part->hunks), WriteMode::Replace, mode_t(now.state.mode))
        : before.exists ? writeBytes(*place, bytes, WriteMode::Replace, mode_t(before.mode))
                        : removeFile(*place);
    return written.and_then([&] { return past.look(hidden); });
}

//! The folders that the turn has made on the way to a file, the deepest first.
QList<GuardedPath> madeFolders(const FilePast &past, const QStringList &hidden)
{
    QList<GuardedPath> folders;
    const auto place = past.place(hidden);
    if (!place)
        return folders;
    GuardedPath folder = *place;
    for (int made = 0; made < past.first.missingFolders && folder.components.size() > 1; ++made) {
        folder.components.removeLast();
        folders += folder;
    }
    return folders;
}

//! Those that have something in them stay.
void removeEmpty(QList<GuardedPath> folders)
{
    std::stable_sort(folders.begin(), folders.end(),
        [](const GuardedPath &one, const GuardedPath &other) { return one.components.size() > other.components.size(); });
    for (const GuardedPath &folder : std::as_const(folders)) {
        GuardedPath parent = folder;
        parent.components.removeLast();
        if (const auto opened = PathGuard::openFolder(parent))
            ::unlinkat(opened->get(), QFile::encodeName(folder.components.last()).constData(), AT_REMOVEDIR);
    }
}

} // namespace

UndoJob::UndoJob(model::Store &store, UndoRequest request, QObject *parent)
    : Job(parent)
    , m_store(store)
    , m_request(std::move(request))
{
    const auto read = [turn = m_request.turn](model::Database &database) { return model::CheckpointStore(database).of(turn); };
    m_store.run(this, read, [this](const model::Result<QList<model::Checkpoint>> &checkpoints) {
        if (!checkpoints) {
            fail(checkpoints.error());
            return;
        }
        for (const FilePast &past : FilePast::of(*checkpoints)) {
            if (m_request.only.isEmpty() || m_request.only.contains(past.absolute()))
                m_pasts += past;
        }
        lookAtNext();
    });
}

void UndoJob::lookAtNext()
{
    if (isFinished())
        return;
    if (m_outcome.files.size() == m_pasts.size()) {
        end();
        return;
    }
    doOnWorker<model::Result<FileLook>>(
        this, [past = past(), hidden = m_request.hiddenFolders] { return past.look(hidden); },
        [this](const model::Result<FileLook> &now) { judge(now); });
}

void UndoJob::judge(const model::Result<FileLook> &now)
{
    if (isFinished())
        return;
    const UndoVerdict verdict = past().verdict(now.map([](const FileLook &look) { return look.state; }));
    if (verdict.state == UndoState::Undoable && m_request.kind == UndoRequest::Kind::Undo)
        keep(*now);
    else
        add(verdict, false);
}

std::optional<UndoPart> UndoJob::part() const
{
    const auto wanted = m_request.parts.constFind(past().absolute());
    return wanted == m_request.parts.cend() || !past().first.before.exists ? std::nullopt : std::optional(*wanted);
}

void UndoJob::keep(const FileLook &now)
{
    if (m_outcome.redo.isEmpty())
        m_outcome.redo = model::TurnId::create();
    model::Checkpoint checkpoint;
    checkpoint.turn = m_outcome.redo;
    checkpoint.conversation = past().first.conversation;
    checkpoint.folder = past().folder;
    checkpoint.path = past().path;
    checkpoint.before = now.state;
    checkpoint.missingFolders = now.missingFolders;
    const auto work = [checkpoint, bytes = now.bytes, undone = m_request.turn, row = past().first.row, isPart = part().has_value()](
                          model::Database &database) -> model::Result<Kept> {
        model::CheckpointStore store(database);
        const auto before = store.bytes(row);
        const auto kept = before ? store.keep(checkpoint, bytes, undone) : tl::make_unexpected(before.error());
        if (!kept)
            return tl::make_unexpected(kept.error());
        if (!kept->uncovered.isEmpty())
            return model::failure(ErrorCategory::Storage, kept->uncovered);
        model::Checkpoint ofTurn = checkpoint;
        ofTurn.turn = undone;
        const auto again = isPart ? store.keep(ofTurn, bytes, checkpoint.turn) : model::Result<model::Checkpoint>();
        if (!again)
            return tl::make_unexpected(again.error());
        return Kept {kept->row, *before, again->row};
    };
    m_store.run(this, work, [this, now](const model::Result<Kept> &kept) {
        if (isFinished())
            return;
        if (kept)
            write(now, *kept);
        else
            add({UndoState::Undoable, kept.error().message}, false);
    });
}

//! What it has written is noted down, whether or not somebody waits for it still.
void UndoJob::write(const FileLook &now, const Kept &kept)
{
    const auto work = [past = past(), hidden = m_request.hiddenFolders, now, bytes = kept.bytes, part = part()] {
        return bringBack(past, hidden, now, bytes, part);
    };
    const auto then = [job = QPointer<UndoJob>(this), store = &m_store, row = kept.row, ofTurn = kept.rowOfTurn](
                          const model::Result<FileLook> &look) {
        if (look)
            store->run([row, ofTurn, state = look->state](model::Database &database) {
                const auto noted = model::CheckpointStore(database).noteAfter(row, state);
                return noted && ofTurn > 0 ? model::CheckpointStore(database).noteAfter(ofTurn, state) : noted;
            });
        if (job)
            job->written(look);
    };
    doOnWorker<model::Result<FileLook>>(&m_store, work, then);
}

void UndoJob::written(const model::Result<FileLook> &now)
{
    if (isFinished())
        return;
    if (now)
        add({UndoState::Undoable}, true);
    else
        add({UndoState::Undoable, now.error().message}, false);
}

void UndoJob::add(const UndoVerdict &verdict, bool undone)
{
    m_outcome.files += UndoneFile {past(), verdict, undone};
    lookAtNext();
}

void UndoJob::end()
{
    QList<FilePast> gone;
    for (qsizetype index = 0; index < m_pasts.size() && m_request.kind == UndoRequest::Kind::Undo; ++index) {
        if (m_outcome.files.at(index).undone && !m_pasts.at(index).first.before.exists)
            gone += m_pasts.at(index);
    }
    if (std::none_of(m_outcome.files.begin(), m_outcome.files.end(), [](const UndoneFile &file) { return file.undone; }))
        m_outcome.redo = {};
    const auto tidy = [gone, hidden = m_request.hiddenFolders] {
        QList<GuardedPath> folders;
        for (const FilePast &past : gone)
            folders += madeFolders(past, hidden);
        removeEmpty(folders);
        return true;
    };
    doOnWorker<bool>(this, tidy, [this](bool) { deliver(); });
}

void UndoJob::deliver()
{
    if (!beginSuccess())
        return;
    Q_EMIT succeeded(m_outcome);
    endSuccess();
}

} // namespace invocables
