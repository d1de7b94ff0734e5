// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/converseoptions.h"

namespace gui {

//! What `--prompt` and `--variable` say: the prompt, its values, and what it asks of a conversation. A value, made by a command when it
//! starts; the workbench outlives it.
class PromptOptions final
{
    Q_DECLARE_TR_FUNCTIONS(PromptOptions)

public:
    static void declare(QCommandLineParser &parser);

    //! Nothing where no prompt is named. \return a Usage error where there is none of that name, or a value is not what it may be.
    static model::Result<std::optional<PromptOptions>> read(const QCommandLineParser &parser, Workbench &workbench);

    bool isSupervisor() const { return m_prompt.role == model::Prompt::Role::Supervisor; }
    //! What the conversation is to have: what the prompt asks for, and over that what the other options say. `text` is what to say; a
    //! message's is put there. Files are read from the settings' folders.
    model::Result<model::SessionSettings> settings(
        const ConverseOptions &options, const QCommandLineParser &parser, model::Session &session, QString &text) const;

private:
    explicit PromptOptions(Workbench &workbench)
        : m_workbench(&workbench)
    {
    }

    Workbench *m_workbench;
    model::Prompt m_prompt;
    model::PromptValues m_values;
};

} // namespace gui
