// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/files/filejob.h"

#include "model/text/visibletext.h"

#include <QDir>

namespace invocables {

using model::ErrorCategory;

FileJob::FileJob(const InvocationContext &context, const QString &path, const model::JsonText &arguments, Work work, QObject *parent)
    : InvocableJob(parent)
    , m_context(context)
    , m_path(path)
    , m_arguments(arguments)
    , m_work(std::move(work))
{
    const PathGuard guard(context.folders, context.hiddenFolders);
    doOnWorker<model::Result<GuardedPath>>(
        this, [guard, path] { return guard.locate(path); }, [this](const model::Result<GuardedPath> &place) { located(place); });
}

FileJob::~FileJob()
{
    m_stop->store(true);
}

void FileJob::abandon()
{
    m_stop->store(true);
}

void FileJob::located(const model::Result<GuardedPath> &place)
{
    if (isFinished())
        return;
    if (!place)
        fail(place.error());
    else if (place->sensitive && !hasBeenSeen(*place))
        askPerson(*place);
    else
        begin(*place);
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
            tr("“%1” is hidden, looks like a secret or is run by other programs, and there is nobody to ask.").arg(place.shown())});
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
            begin(place);
            return;
        }
        const bool byPerson = answer.verdict == model::Verdict::Refuse && answer.by == model::AnsweredBy::Person;
        const QString reason = byPerson
            ? tr("The person refused access to “%1”.")
            : tr("Nobody allowed access to “%1”, which is hidden, looks like a secret or is run by other programs: only a person can.");
        fail({ErrorCategory::Permission, reason.arg(place.shown())});
    });
}

void FileJob::begin(const GuardedPath &place)
{
    doOnWorker<model::Result<InvocableResult>>(
        this, [work = m_work, place, stop = m_stop] { return work(place, stop); },
        [this](const model::Result<InvocableResult> &outcome) { deliver(outcome); });
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
