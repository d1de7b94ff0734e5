// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/offerings/promptcommands.h"
#include "model/prompts/prompt.h"

namespace gui {

//! One use of a prompt of the person's own: asks on a form for what its command leaves out, then fills it in. Owned by the widget over
//! which the form opens; deletes itself after its one signal.
class CannedRun final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CannedRun)

public:
    //! `readFile` is called on a worker.
    CannedRun(PromptCommand command, model::Prompt::FileReader readFile, QWidget *over);

    //! `arguments`: what stands behind the command's name.
    void start(const QString &arguments);

Q_SIGNALS:
    void succeeded(const QString &text);
    //! The error's message is empty where the person has given it up.
    void failed(const model::Error &error);

private:
    void askFor(const QMap<QString, QString> &written);
    void fill(const model::PromptValues &values);
    void fail(const model::Error &error);

    const PromptCommand m_command;
    const model::Prompt m_prompt;
    const model::Prompt::FileReader m_readFile;
    QWidget *m_over;
};

} // namespace gui
