// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/commandhelp.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! One line of a list: what it is about, and the beginning of what is said of it.
struct HelpLine {
    QString name;
    QString text;
};

//! Lists are indented by two; what goes on from the line before by more.
QList<HelpLine> helpLines(const QStringList &lines)
{
    static const QRegularExpression entry(u"^  (\\S.*?)(?:\\s{2,}(.*))?$"_s);
    QList<HelpLine> list;
    for (const QString &line : lines) {
        if (const auto match = entry.match(line); match.hasMatch())
            list.append({match.captured(1), match.captured(2)});
        else if (!list.isEmpty() && !line.trimmed().isEmpty())
            list.last().text += u' ' + line.trimmed();
    }
    for (HelpLine &each : list)
        each.text = each.text.simplified();
    return list;
}

CommandHelp::Option optionOf(const HelpLine &line)
{
    static const QRegularExpression value(u"\\s*<(.*)>$"_s);
    CommandHelp::Option option {{}, value.match(line.name).captured(1), line.text};
    option.names = QString(line.name).remove(value).split(u", "_s);
    return option;
}

} // namespace

QString CommandHelp::textOf(const QCommandLineParser &parser, const QString &call)
{
    // Qt names the program as it was started, at the beginning, and knows no commands. Its name may be in what follows, too.
    const QString program = QCoreApplication::arguments().constFirst();
    QString text = parser.helpText();
    if (const qsizetype at = text.indexOf(program); at >= 0)
        text.replace(at, program.size(), call);
    return text;
}

CommandHelp CommandHelp::of(const QCommandLineParser &parser)
{
    return parse(parser.helpText());
}

CommandHelp CommandHelp::parse(const QString &helpText)
{
    CommandHelp help;
    // Its blocks are the use, the options and the arguments, whose headings are in the person's language.
    const QStringList blocks = helpText.split(u"\n\n"_s, Qt::SkipEmptyParts);
    // The first pair of brackets stands for the options.
    static const QRegularExpression options(u"^.*?\\[[^\\]]*\\]"_s);
    help.arguments = blocks.value(0).section(u'\n', 0, 0).remove(options).trimmed();
    for (const QString &block : blocks.mid(1)) {
        for (const HelpLine &line : helpLines(block.split(u'\n'))) {
            if (line.name.startsWith(u'-'))
                help.options.append(optionOf(line));
            else
                help.positional.append({line.name, line.text});
        }
    }
    return help;
}

const CommandHelp::Option *CommandHelp::find(const QString &name) const
{
    const auto found = std::find_if(options.cbegin(), options.cend(), [&](const Option &each) { return each.names.contains(name); });
    return found == options.cend() ? nullptr : &*found;
}

} // namespace gui
