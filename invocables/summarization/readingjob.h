// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/invocationcontext.h"

#include <QPointer>
#include <QStringList>

namespace invocables {

//! Cuts a text into parts of at most `size` characters, at the end of a paragraph where there is one in the second half of a part,
//! else at a line's end, else at a space, else between two characters. The parts together are the text.
QStringList textChunks(const QString &text, qsizetype size);

//! What a model is asked to do with a text.
struct ReadingTask {
    //! The supervisor's text for each part of it.
    QString instructions;
    //! The supervisor's text for making one answer of those to the parts.
    QString combining;
    //! The text itself, or a file of the workspace.
    QString text = {};
    QString path = {};
};

//! Has the conversation's model read a text in a conversation of its own: part by part where it is long, and then all answers
//! together. At most 16 parts of 24,000 characters; a longer text is refused.
class ReadingJob final : public InvocableJob
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ReadingJob)
    PARLANCE_PHRASED

public:
    //! `arguments` are shown where a person is asked for the file.
    ReadingJob(ReadingTask task, const InvocationContext &context, const model::JsonText &arguments, QObject *parent);

protected:
    void abandon() override;

private:
    void begin();
    void readFile();
    void readText(const QString &text);
    void askNext();
    void ask(const QString &instructions, const QString &text);
    void answered(const QString &answer);

    const ReadingTask m_task;
    const InvocationContext m_context;
    const model::JsonText m_arguments;
    QStringList m_parts;
    QStringList m_answers;
    QPointer<model::Job> m_job;
};

} // namespace invocables
