// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/slashcommand.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("gui::SlashCommand", text);
}

} // namespace

QList<SlashCommandDescription> slashCommands()
{
    return {{u"help"_s, translated("what can be written here")}, {u"clear"_s, translated("a new conversation")},
        {u"model"_s, translated("choose the model")}, {u"agent"_s, translated("choose the agent that plays")},
        {u"tools"_s, translated("choose the tools")}, {u"system"_s, translated("write the instructions")},
        {u"folder"_s, translated("add a workspace folder")}, {u"stop"_s, translated("end the turn under way")},
        {u"retry"_s, translated("another answer to the last message")}};
}

std::optional<SlashCommand> SlashCommand::parse(const QString &text)
{
    const QString line = text.trimmed();
    if (!line.startsWith(u'/') || line.contains(u'\n'))
        return {};
    const SlashCommand command {line.section(u' ', 0, 0).mid(1), line.section(u' ', 1).trimmed()};
    const QList<SlashCommandDescription> known = slashCommands();
    const bool isKnown = std::any_of(
        known.cbegin(), known.cend(), [&command](const SlashCommandDescription &each) { return each.name == command.name; });
    return isKnown ? std::optional(command) : std::nullopt;
}

} // namespace gui
