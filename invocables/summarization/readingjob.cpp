// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/summarization/readingjob.h"

#include "invocables/files/filebytes.h"
#include "invocables/files/filejob.h"
#include "invocables/tools/invocable.h"

#include <QLocale>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory;

namespace {

//! Where the part that begins at `begin` ends.
qsizetype endOfPart(const QString &text, qsizetype begin, qsizetype size)
{
    qsizetype end = begin + size;
    if (end >= text.size())
        return text.size();
    for (const QLatin1String boundary : {QLatin1String("\n\n"), QLatin1String("\n"), QLatin1String(" ")}) {
        const qsizetype place = text.lastIndexOf(boundary, end - boundary.size());
        if (place >= begin + size / 2)
            return place + boundary.size();
    }
    // A pair of surrogates stays together.
    return text.at(end).isLowSurrogate() && end - begin > 1 ? end - 1 : end;
}

} // namespace

QStringList textChunks(const QString &text, qsizetype size)
{
    QStringList parts;
    for (qsizetype begin = 0; begin < text.size();) {
        const qsizetype end = endOfPart(text, begin, size);
        parts.append(text.mid(begin, end - begin));
        begin = end;
    }
    return parts;
}

namespace {

// About a quarter of the smallest context that models in use have, by four characters a token.
constexpr qsizetype partSize = 24'000;
constexpr qsizetype mostParts = 16;

model::CanisterPointer canister(model::Role role, const QString &text)
{
    model::Canister made;
    made.role = role;
    made.contents = {model::TextContent {text}};
    return model::share(std::move(made));
}

model::Result<InvocableResult> wholeText(const GuardedPath &path, const StopFlag &stop)
{
    return readBytes(path, stop)
        .and_then([&path](const QByteArray &bytes) { return decodeText(bytes, u"utf-8"_s, path.shown()); })
        .map(textResult);
}

} // namespace

ReadingJob::ReadingJob(ReadingTask task, const InvocationContext &context, const model::JsonText &arguments, QObject *parent)
    : InvocableJob(parent)
    , m_task(std::move(task))
    , m_context(context)
    , m_arguments(arguments)
{
    QMetaObject::invokeMethod(this, &ReadingJob::begin, Qt::QueuedConnection);
}

void ReadingJob::abandon()
{
    if (m_job)
        m_job->cancel();
}

void ReadingJob::begin()
{
    if (isFinished())
        return;
    if (!m_context.converse)
        fail({ErrorCategory::Execution, phrased("There is no model here that could be asked.")});
    else if (m_task.path.isEmpty())
        readText(m_task.text);
    else
        readFile();
}

void ReadingJob::readFile()
{
    auto *job = new FileJob(m_context, m_task.path, m_arguments, FileJob::Access::Reads, wholeText, this);
    m_job = job;
    connect(job, &InvocableJob::succeeded, this, [this](const InvocableResult &result) { readText(model::plainText(result.contents)); });
    connect(job, &model::Job::failed, this, &ReadingJob::fail);
}

void ReadingJob::readText(const QString &text)
{
    m_parts = textChunks(text, partSize);
    if (m_parts.isEmpty())
        fail({ErrorCategory::Validation, phrased("There is no text to read: give text or path.")});
    else if (m_parts.size() > mostParts)
        fail({ErrorCategory::Validation,
            phrased("The text has %1 characters; at most %2 can be read.").arg(text.size(), partSize * mostParts)});
    else
        askNext();
}

void ReadingJob::askNext()
{
    const qsizetype done = m_answers.size();
    if (m_parts.size() > 1)
        Q_EMIT progressed(double(done), double(m_parts.size() + 1),
            tr("part %1 of %2").arg(QLocale().toString(qMin(done + 1, m_parts.size())), QLocale().toString(m_parts.size())));
    if (done < m_parts.size())
        ask(m_task.instructions, m_parts.at(done));
    else
        ask(m_task.combining, m_answers.join(u"\n\n"_s));
}

void ReadingJob::ask(const QString &instructions, const QString &text)
{
    const auto asked = m_context.converse({canister(model::Role::Supervisor, instructions), canister(model::Role::User, text)}, this);
    if (!asked) {
        fail({ErrorCategory::Execution, asked.error().message, asked.error().detail});
        return;
    }
    model::ConverseJob *job = *asked;
    m_job = job;
    connect(job, &model::ConverseJob::succeeded, this,
        [this](const model::ConverseReply &reply) { answered(model::plainText(reply.contents)); });
    connect(job, &model::Job::failed, this, [this](const model::Error &error) {
        fail({ErrorCategory::Execution, phrased("The model did not answer: %1").arg(error.wording()), error.detail});
    });
}

void ReadingJob::answered(const QString &answer)
{
    if (answer.trimmed().isEmpty()) {
        fail({ErrorCategory::Execution, phrased("The model answered with nothing.")});
        return;
    }
    m_answers.append(answer);
    const bool isLast = m_parts.size() == 1 || m_answers.size() > m_parts.size();
    if (!isLast) {
        askNext();
        return;
    }
    if (!beginSuccess())
        return;
    Q_EMIT succeeded(textResult(answer));
    endSuccess();
}

} // namespace invocables
