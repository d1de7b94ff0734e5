// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/manpagescommand.h"

#include "gui/commandline/commandline.h"
#include "gui/manual/manual.h"
#include "gui/manual/roff.h"
#include "model/basics/privatefile.h"
#include "model/schema/jsonwriter.h"

#include <QDateTime>
#include <QDir>
#include <QRegularExpression>
#include <QSaveFile>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

QString pageDate()
{
    bool isSet = false;
    const qint64 seconds = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&isSet);
    const QDateTime now = isSet ? QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC) : QDateTime::currentDateTimeUtc();
    return now.date().toString(Qt::ISODate);
}

//! What a page begins with.
QString pageHead(const QString &name, int section, const QString &purpose)
{
    // Written in two halves, since what looks for such lines finds them anywhere.
    const QString comment = u".\\\" SPDX-FileCopyrightText: Parlance contributors\n.\\\" SPDX-License-"
                            "Identifier: Apache-2.0\n"_s;
    const QString title = u".TH %1 %2 %3 \"parlance %4\"\n"_s.arg(
        roffWords(name.toUpper()), QString::number(section), pageDate(), QCoreApplication::applicationVersion());
    // Programs that list pages take the name up to " \-", so nothing in it is escaped.
    return comment + title + u".SH NAME\n"_s + name + u" \\- "_s + roffWords(purpose) + u'\n';
}

bool isCommon(const QString &option)
{
    return option == u"--json" || option == u"--raw" || option == u"--plain" || option == u"--help";
}

QString termOf(const QString &name, const QString &text)
{
    return u".TP\n\\fB"_s + roffWords(name) + u"\\fR\n"_s + roffWords(text) + u'\n';
}

//! A paragraph that begins a section needs no request of its own, and linters mind one.
QString withoutFirstParagraphs(QString page)
{
    static const QRegularExpression first(u"(\\n\\.S[HS] [^\\n]*\\n)\\.PP\\n"_s);
    return page.replace(first, u"\\1"_s);
}

//! A chapter's sections, each as one of the page's.
QString chapterText(const Manual &manual, const QString &name)
{
    const ManualChapter *chapter = manual.find(name);
    return chapter ? roff(chapter->markdown()) : QString();
}

QString sectionText(const Manual &manual, const QString &name, const QString &anchor)
{
    const ManualChapter *chapter = manual.find(name);
    return chapter ? roff(chapter->markdown(anchor)) : QString();
}

} // namespace

ManPagesCommand::ManPagesCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void ManPagesCommand::declare(QCommandLineParser &parser) const
{
    parser.addPositionalArgument(u"folder"_s, tr("Where parlance.1 and parlance-descriptors.5 are written."), u"FOLDER"_s);
}

void ManPagesCommand::start(const QCommandLineParser &parser)
{
    const QString folder = parser.positionalArguments().value(0);
    if (folder.isEmpty()) {
        failUsage(tr("Into which folder?"));
        return;
    }
    const QList<std::pair<QString, QString>> pages {{u"parlance.1"_s, programPage()}, {u"parlance-descriptors.5"_s, descriptorsPage()}};
    for (const auto &[name, text] : pages) {
        QSaveFile file(QDir(folder).filePath(name));
        if (!file.open(QIODevice::WriteOnly) || !model::writeWhole(file, text.toUtf8()) || !model::commitWhole(file)) {
            fail({model::ErrorCategory::Storage, tr("%1 cannot be written: %2.").arg(file.fileName(), file.errorString())});
            return;
        }
        if (parser.isSet(u"json"_s))
            terminal().line(model::JsonWriter().beginObject().member(u"file", QStringView(file.fileName())).endObject().text());
        else
            terminal().line(file.fileName());
    }
    Q_EMIT finished(Committed);
}

QString ManPagesCommand::programPage()
{
    const Manual manual;
    QString page = pageHead(u"parlance"_s, 1, u"workbench for conversations with language models"_s);
    page += u".SH SYNOPSIS\n.B parlance\n[\\fB\\-\\-profile\\fR \\fIDIR\\fR] [\\fICOMMAND\\fR [\\fIARGUMENT\\fR ...]]\n"_s;
    page += u".SH DESCRIPTION\n"_s
        + roff(u"Without a command the window opens: conversations with language models, in which each call of a tool is seen as it "
               "happens, the descriptors of tools, agents and providers, and the exact bytes that went over the wire. With a command the "
               "program does one thing without a window, for scripts, tests and people on a terminal."_s);
    page += u".SH OPTIONS\n"_s;
    page += u".TP\n\\fB\\-\\-profile\\fR \\fIDIR\\fR\nKeep everything in this folder.\n"_s;
    page += u".TP\n\\fB\\-\\-store\\fR \\fIURL\\fR\nOpen the window of evaluations upon this PostgreSQL.\n"_s;
    page += termOf(u"--json"_s, u"After a command: write JSON Lines instead of text."_s);
    page += termOf(u"--raw"_s, u"After a command: write control characters to a file or a pipe as they are."_s);
    page += termOf(
        u"--plain"_s, u"Before or after a command, for screen readers: whole lines, words instead of signs, choices by number."_s);
    page += termOf(u"--help"_s, u"Tell what there is; after a command, its options."_s);
    page += termOf(u"--version"_s, u"Tell which version this is."_s);
    page += u".SH COMMANDS\n"_s;
    for (const CommandLine::Summary &command : CommandLine::summaries()) {
        const CommandHelp help = CommandLine::helpOf(command.name, workbench(), terminal());
        page += u".SS "_s + roffWords((u"parlance "_s + command.name + u' ' + help.arguments).trimmed()) + u'\n';
        page += roffWords(command.text.left(1).toUpper() + command.text.mid(1) + u'.') + u'\n' + optionsOf(command.name);
    }
    for (const QString &anchor : {u"what-may-run"_s, u"json-lines"_s, u"exit-status"_s})
        page += sectionText(manual, u"commandline"_s, anchor);
    page += u".SH ENVIRONMENT\n"_s + termOf(u"PARLANCE_PROFILE"_s, u"The folder that --profile names, where that is not given."_s)
        + termOf(u"ACCESSIBLE"_s, u"Set to 1 it is --plain."_s);
    page += u".SH FILES\n"_s + termOf(u"~/.config/parlance"_s, u"Preferences and descriptors; see parlance-descriptors(5)."_s)
        + termOf(u"~/.local/share/parlance"_s, u"Conversations and exchanges."_s)
        + termOf(u".parlance"_s, u"In a workspace folder: descriptors, which are used once they are trusted."_s);
    page += u".SH EXAMPLES\n"_s
        + roff(u"```\nparlance converse \"Read README.md and count its headings\"\nparlance converse --json \"Break a tool\"\nparlance "
               "conversations\nparlance check .\n```\n"_s);
    page += u".SH SEE ALSO\n.BR parlance\\-descriptors (5);\n.B parlance help\nfor the whole manual.\n"_s;
    return withoutFirstParagraphs(page);
}

QString ManPagesCommand::optionsOf(const QString &command)
{
    const CommandHelp help = CommandLine::helpOf(command, workbench(), terminal());
    QString text;
    for (const CommandHelp::Argument &argument : help.positional)
        text += u".TP\n\\fI"_s + roffWords(argument.name) + u"\\fR\n"_s + roffWords(argument.text) + u'\n';
    for (const CommandHelp::Option &option : help.options) {
        // These are told once for all commands.
        if (isCommon(option.names.constLast()))
            continue;
        QString names;
        for (const QString &name : option.names)
            names += (names.isEmpty() ? u"\\fB"_s : u", \\fB"_s) + roffWords(name) + u"\\fR"_s;
        if (!option.value.isEmpty())
            names += u" \\fI"_s + roffWords(option.value) + u"\\fR"_s;
        text += u".TP\n"_s + names + u'\n' + roffWords(option.text) + u'\n';
    }
    return text;
}

QString ManPagesCommand::descriptorsPage() const
{
    const Manual manual;
    QString page = pageHead(u"parlance-descriptors"_s, 5, u"files that describe what Parlance works with"_s);
    page += u".SH DESCRIPTION\n"_s + chapterText(manual, u"descriptors"_s) + u".SH KEYS\n"_s + chapterText(manual, u"reference"_s);
    page += u".SH SEE ALSO\n.BR parlance (1);\n.B parlance help descriptors\n"_s;
    return withoutFirstParagraphs(page);
}

} // namespace gui
