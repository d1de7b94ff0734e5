// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/slashcommand.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

struct SlashCommandTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::SlashCommand)
};

} // namespace

QList<SlashCommandDescription> slashCommands()
{
    return {{u"help"_s, SlashCommandTexts::tr("what can be written here")}, {u"clear"_s, SlashCommandTexts::tr("a new conversation")},
        {u"model"_s, SlashCommandTexts::tr("choose the model")}, {u"agent"_s, SlashCommandTexts::tr("choose the agent that plays")},
        {u"tools"_s, SlashCommandTexts::tr("choose the tools")}, {u"system"_s, SlashCommandTexts::tr("write the instructions")},
        {u"folder"_s, SlashCommandTexts::tr("add a workspace folder")}, {u"stop"_s, SlashCommandTexts::tr("end the turn under way")},
        {u"retry"_s, SlashCommandTexts::tr("another answer to the last message")}};
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
