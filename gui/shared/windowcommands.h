// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace gui {

//! What a person can have a window do. All that is to be seen of it is said in one entry of windowCommands(): menus, palette, shortcuts,
//! tool tips and slash commands are made from that. What it does is connected by the one part of the window whose subject it is, with
//! Actions::on().
struct WindowCommand {
    //! In the order in which they stand in the bar.
    enum class Menu { Program, Conversation, Edit, View, Tools, Agents, Help };
    //! Between the groups of a menu there is a line.
    struct Place {
        Menu menu;
        int group;
    };

    //! Also the object name of its action.
    QString name;
    QString text;
    //! The standard shortcut in portable text, several separated by "; ".
    QString keys = {};
    QList<Place> places = {};
    //! What can be written after a slash in place of a message; empty where it is no slash command.
    QString slash = {};
    //! What is said of it beside the slash command, where that is not its text.
    QString about = {};
};

//! All commands of a window. Within each group of a menu they stand in this order, as they do in the palette.
QList<WindowCommand> windowCommands();
//! Those that can be written after a slash, by the alphabet.
QList<WindowCommand> slashCommands();
//! For a bar of menus.
QString titleOf(WindowCommand::Menu menu);
QString objectNameOf(WindowCommand::Menu menu);

//! What a person wrote after a slash, in place of a message.
struct SlashCommand {
    //! Without the slash: that of one of slashCommands().
    QString name;
    QString argument;

    //! \return nothing where the text is a message: it does not begin with a slash and a known name, or goes over several lines.
    static std::optional<SlashCommand> parse(const QString &text);
};

} // namespace gui
