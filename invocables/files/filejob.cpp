// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/files/filejob.h"

#include "invocables/files/filebytes.h"
#include "model/store/store.h"
#include "model/store/syncing.h"
#include "model/text/visibletext.h"

#include <QDir>
#include <QPointer>

namespace invocables {

using model::ErrorCategory;

FileJob::FileJob(
    const InvocationContext &context, const QString &path, const model::JsonText &arguments, Access access, Work work, QObject *parent)
    : InvocableJob(parent)
    , m_context(context)
    , m_path(path)
    , m_arguments(arguments)
    , m_access(access)
    , m_work(std::move(work))
{
    const PathGuard guard(context.folders, context.hiddenFolders);
    // Both at once where that is right: a way from thread to thread takes as long as a small file.
    const auto find = [guard, path, keeps = keeps(), stop = m_stop] {
        Found found {guard.locate(path), {}};
        if (keeps && found.place && !found.place->sensitive)
            found.before = FileLook::at(*found.place, stop);
        return found;
    };
    doOnWorker<Found>(this, find, [this](const Found &found) { located(found); });
}

FileJob::~FileJob()
{
    m_stop->store(true);
}

void FileJob::abandon()
{
    m_stop->store(true);
}

void FileJob::located(const Found &found)
{
    const auto &place = found.place;
    if (isFinished())
        return;
    if (!place)
        fail(place.error());
    else if (place->sensitive && !hasBeenSeen(*place))
        askPerson(*place);
    else
        begin(*place, found.before);
}

//! Where a person has just allowed this path, and no link has led elsewhere, asking again would say nothing new.
bool FileJob::hasBeenSeen(const GuardedPath &place) const
{
    const QString named = QDir::cleanPath(m_path);
    return m_context.seenByPerson && (named == place.shown() || named == place.absolute());
}

void FileJob::askPerson(const GuardedPath &place)
{
    if (!m_context.ask) {
        fail({ErrorCategory::Permission,
            phrased("“%1” is hidden, looks like a secret or is run by other programs, and there is nobody to ask.").arg(place.shown())});
        return;
    }
    model::Question::Subject subject;
    subject.kind = model::QuestionKind::Approval;
    subject.matter = model::Question::Matter::HiddenFile;
    subject.text =
        tr("“%1” is hidden, looks like a secret or is run by other programs. Allow this, once?").arg(model::visibleLine(place.shown()));
    subject.values = m_arguments;
    model::Question *question = m_context.ask(subject, this);
    connect(question, &model::Question::answered, this, [this, place](const model::Answer &answer) {
        if (isFinished())
            return;
        if (answer.allows()) {
            begin(place, {});
            return;
        }
        const bool byPerson = answer.verdict == model::Verdict::Refuse && answer.by == model::AnsweredBy::Person;
        const model::Wording reason = byPerson
            ? phrased("The person refused access to “%1”.")
            : phrased(
                "Nobody allowed access to “%1”, which is hidden, looks like a secret or is run by other programs: only a person can.");
        fail({ErrorCategory::Permission, reason.arg(place.shown())});
    });
}

void FileJob::begin(const GuardedPath &place, const std::optional<model::Result<FileLook>> &before)
{
    if (!keeps())
        doOnWorker<model::Result<InvocableResult>>(
            this, [work = m_work, place, stop = m_stop] { return work(place, stop); },
            [this](const model::Result<InvocableResult> &outcome) { deliver(outcome); });
    else if (before)
        keep(place, *before);
    else
        doOnWorker<model::Result<FileLook>>(
            this, [place, stop = m_stop] { return FileLook::at(place, stop); },
            [this, place](const model::Result<FileLook> &now) { keep(place, now); });
}

//! The call goes on where nothing can be kept: who undoes the turn is told.
void FileJob::keep(const GuardedPath &place, const model::Result<FileLook> &before)
{
    if (isFinished())
        return;
    model::Checkpoint checkpoint;
    checkpoint.turn = m_context.origin.turn;
    checkpoint.conversation = m_context.origin.conversation;
    checkpoint.invocation = m_context.origin.invocation;
    checkpoint.folder = place.folder;
    checkpoint.path = place.shown();
    if (before) {
        checkpoint.before = before->state;
        checkpoint.missingFolders = before->missingFolders;
    } else {
        checkpoint.uncovered = before.error().message;
    }
    // Once it is kept a worker writes, without a way over this thread, which takes as long as a small file.
    m_context.checkpoints->run([checkpoint, bytes = before ? before->bytes : QByteArray(), write = writing(place)](
                                   model::Database &database) -> model::Result<void> {
        const auto kept = model::CheckpointStore(database).keep(checkpoint, bytes);
        write(kept ? kept->row : 0);
        return kept ? model::Result<void>() : tl::make_unexpected(kept.error());
    });
}

namespace {

//! What the work gave, and what it has left there, where that can be known; and where this is to be noted down.
struct WrittenFile {
    model::Result<InvocableResult> outcome;
    std::optional<model::FileState> after;
    qint64 checkpoint;
};

WrittenFile workAndLook(const FileJob::Work &work, const GuardedPath &place, const StopFlag &stop, qint64 checkpoint)
{
    // No other call writes between the two.
    const auto guard = lockFiles();
    WrittenFile written {work(place, stop), {}, checkpoint};
    if (const auto look = FileLook::at(place, std::make_shared<std::atomic_bool>(false)))
        written.after = look->state;
    return written;
}

} // namespace

//! \return what has a worker do the work, for the row that keeps what was there. What it has written is noted down, whether or not somebody
//! waits for it still.
std::function<void(qint64)> FileJob::writing(const GuardedPath &place)
{
    const auto work = [work = m_work, place, stop = m_stop](qint64 checkpoint) -> std::optional<WrittenFile> {
        if (stop->load())
            return {};
        return workAndLook(work, place, stop, checkpoint);
    };
    const auto then = [job = QPointer<FileJob>(this), store = m_context.checkpoints](const std::optional<WrittenFile> &written) {
        if (written && written->checkpoint > 0 && written->after)
            store->run([checkpoint = written->checkpoint, after = *written->after](model::Database &database) {
                // The next commit takes it to the disk; of a file without it we would only know less.
                const model::Syncing syncing(database, false);
                return model::CheckpointStore(database).noteAfter(checkpoint, after);
            });
        if (written && job)
            job->deliver(written->outcome);
    };
    return workForWorker<std::optional<WrittenFile>>(m_context.checkpoints, work, then);
}

void FileJob::deliver(const model::Result<InvocableResult> &outcome)
{
    if (!outcome) {
        fail(outcome.error());
        return;
    }
    if (!beginSuccess())
        return;
    Q_EMIT succeeded(*outcome);
    endSuccess();
}

} // namespace invocables
