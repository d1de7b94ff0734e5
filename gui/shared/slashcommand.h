// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace gui {

//! What a person wrote after a slash, in place of a message.
struct SlashCommand {
    //! Without the slash: one of slashCommands().
    QString name;
    QString argument;

    //! \return nothing where the text is a message: it does not begin with a slash and a known name, or goes over several lines.
    static std::optional<SlashCommand> parse(const QString &text);
};

struct SlashCommandDescription {
    QString name;
    QString description;
};

//! All commands, in the order in which they are offered.
QList<SlashCommandDescription> slashCommands();

} // namespace gui
