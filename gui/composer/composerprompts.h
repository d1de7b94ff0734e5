// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/offerings/promptcommands.h"
#include "model/conversation/canister.h"

namespace gui {

class Composer;

//! Uses the prompts that are written as commands, and puts what comes of them where it belongs. Owned by the composer.
class ComposerPrompts final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComposerPrompts)

public:
    //! Takes the commands over.
    ComposerPrompts(PromptCommands *commands, Composer &composer);

    //! \return false where the text is no prompt's command, and nothing is done.
    bool run(const QString &text);

private:
    void runCanned(const PromptCommand &command, const QString &text, const QString &arguments);
    void deliverCanned(const model::Prompt &prompt, const QString &text);
    void deliver(const QList<model::Canister> &messages);
    void fail(const QString &text, const model::Error &error);

    PromptCommands *m_commands;
    Composer &m_composer;
};

} // namespace gui
