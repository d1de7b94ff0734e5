// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/opencall.h"

#include "gui/commandline/command.h"
#include "gui/commandline/commandhelp.h"
#include "gui/commandline/terminal.h"
#include "gui/desktop/opentarget.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QUrl>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

struct OpenCallTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::OpenCall)
};

} // namespace

void OpenCall::declare(QCommandLineParser &parser)
{
    parser.addOption({u"plain"_s, OpenCallTexts::tr("Accepted by all commands; it changes nothing here.")});
    parser.addOption({{u"h"_s, u"help"_s}, OpenCallTexts::tr("Show the options of this command.")});
    parser.addPositionalArgument(u"file"_s,
        OpenCallTexts::tr(
            "Descriptors, conversations, exchanges, another client's servers, or links that begin with parlance://; without any, "
            "the window. What they have is shown, and asked about; nothing is run."),
        u"[FILE|LINK…]"_s);
}

OpenCall OpenCall::read(const QStringList &arguments, const QString &folder, Terminal &terminal)
{
    const QString call = u"parlance open"_s;
    QCommandLineParser parser;
    declare(parser);
    if (!parser.parse(QStringList {call} + arguments)) {
        terminal.note(u"parlance: "_s + parser.errorText());
        return {{}, WrongUse};
    }
    if (parser.isSet(u"help"_s)) {
        terminal.line(CommandHelp::textOf(parser, call));
        return {{}, Committed};
    }
    OpenCall result;
    for (const QString &argument : parser.positionalArguments()) {
        const auto target = OpenTarget::parse(argument, folder);
        if (!target) {
            terminal.error(target.error());
            return {{}, WrongUse};
        }
        const auto *file = std::get_if<OpenTarget::File>(&target->what);
        result.addresses.append(file ? QUrl::fromLocalFile(file->path).toString(QUrl::FullyEncoded) : argument);
    }
    return result;
}

} // namespace gui
