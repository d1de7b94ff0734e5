// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/basics/worker.h"
#include "invocables/files/filelook.h"
#include "invocables/files/pathguard.h"
#include "invocables/tools/invocationcontext.h"

namespace invocables {

//! A call that works on one file or folder of the workspace: finds the place on a worker, asks a person where it looks like a
//! secret, then works on a worker. Its questions are always for once.
class FileJob final : public InvocableJob
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FileJob)
    PARLANCE_PHRASED

public:
    using Work = std::function<model::Result<InvocableResult>(const GuardedPath &path, const StopFlag &stop)>;

    //! Writes: what is in the file before, and what the work leaves in it, is kept for the turn where it can be.
    enum class Access { Reads, Writes };

    //! `arguments` are shown with the question.
    FileJob(
        const InvocationContext &context, const QString &path, const model::JsonText &arguments, Access access, Work work, QObject *parent);
    ~FileJob() override;

    bool hasSentNothing() const override { return true; }

protected:
    void abandon() override;

private:
    struct Found {
        model::Result<GuardedPath> place;
        //! What is there before the work, where it is kept and nobody is asked first.
        std::optional<model::Result<FileLook>> before;
    };

    //! Whether what the work writes over is kept.
    bool keeps() const { return m_access == Access::Writes && m_context.checkpoints; }
    void located(const Found &found);
    bool hasBeenSeen(const GuardedPath &place) const;
    void askPerson(const GuardedPath &place);
    void begin(const GuardedPath &place, const std::optional<model::Result<FileLook>> &before);
    void keep(const GuardedPath &place, const model::Result<FileLook> &before);
    std::function<void(qint64 checkpoint)> writing(const GuardedPath &place);
    void deliver(const model::Result<InvocableResult> &outcome);

    const InvocationContext m_context;
    const QString m_path;
    const model::JsonText m_arguments;
    const Access m_access;
    const Work m_work;
    const StopFlag m_stop = std::make_shared<std::atomic_bool>(false);
};

} // namespace invocables
