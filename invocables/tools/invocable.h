// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"
#include "model/conversation/content.h"
#include "model/session/questions.h"

#include <QStringList>

#include <functional>
#include <optional>

namespace invocables {

//! The program that a tool starts and the words that stand fixed beside it, any of which may name a file whose text is run. A value.
struct ProgramWords {
    QStringList words = {};
    //! Where words are looked for that are no absolute paths.
    QStringList bases = {};
    //! Where a program without a slash is looked for, as in PATH.
    QString path = {};
};

//! What the files say that the words name and that lie in one of these folders, where tools can change them: different once one of them
//! is. Empty where there are none; nothing where one cannot be read, or all are larger than 64 MiB. Reads from the disk.
std::optional<QByteArray> textsWithin(const QStringList &folders, const ProgramWords &program);

struct InvocationContext;

//! Where files may be reached: canonical paths, and what is not even where it lies in one of them.
struct FileAccess {
    QStringList folders = {};
    QStringList hiddenFolders = {};
};

using Foreseen = std::optional<model::FileChange>;

//! What an invocable gives back: what the model gets and, where it differs, what the person is shown.
struct InvocableResult {
    model::Contents contents;
    QString display = {};
    //! Where the text is a run of lines of which others can be asked for by `offset`: the number of the first; else 0.
    qint64 firstLine = 0;
    //! The whole text, where the contents have only the first part of it.
    QString whole = {};
    //! What the person should know of the call beside its result; the model does not get it.
    QStringList remarks = {};
};

//! One call under way. Its errors carry the category that DESIGN's table sorts by.
class InvocableJob : public model::Job
{
    Q_OBJECT

public:
    //! Of a job that fails: nothing had left the program yet, so that repeating it repeats no effect.
    virtual bool hasSentNothing() const { return false; }

Q_SIGNALS:
    //! `total` is 0 where it is not known. Resets the time-out.
    void progressed(double progress, double total, const QString &text);
    void succeeded(const invocables::InvocableResult &result);

protected:
    using Job::Job;
};

//! The thing that does the work of a tool: a C++ function, a command, an HTTP request, an MCP tool.
class Invocable
{
public:
    virtual ~Invocable() = default;
    //! Arguments have been validated and have their defaults. Never null, never synchronous.
    virtual InvocableJob *invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent) = 0;

    //! Finds out what confinement() has to tell: `done()` at once, or on the thread of `context` when it is known.
    virtual void prepare(QObject *, const std::function<void()> &done) { done(); }
    //! As what it runs, in words for the person: `sandboxed: workspace writable, no network`. Empty for what is part of the program.
    virtual QString confinement() const { return {}; }
    //! Of what is a program, with the workspace's folders; empty for others. Known once it is prepared.
    virtual ProgramWords programWords(const QStringList &) const { return {}; }
    //! What a call with these arguments would make of a file: `done` at once, with nothing where it writes none, or on the thread of
    //! `context`.
    virtual void foresee(const model::JsonText &, const FileAccess &, QObject *, const std::function<void(const Foreseen &)> &done) const
    {
        done({});
    }
    //! What a call with these arguments does, as it will be done: a command line, an address. Empty where the arguments say it all.
    virtual QString preview(const model::JsonText &) const { return {}; }
};

//! A call whose outcome is known at once, told when the event loop is reached.
class ReadyJob final : public InvocableJob
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ReadyJob)

public:
    ReadyJob(model::Result<InvocableResult> outcome, QObject *parent);

    bool hasSentNothing() const override { return true; }

protected:
    void abandon() override;

private:
    void deliver();

    model::Result<InvocableResult> m_outcome;
};

//! A result that is one text.
InvocableResult textResult(const QString &text);
//! A result that is one JSON value.
InvocableResult dataResult(const model::JsonText &json);

} // namespace invocables

Q_DECLARE_METATYPE(invocables::InvocableResult)
