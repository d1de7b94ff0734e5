// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/helpcommand.h"

#include "gui/commandline/command.h"
#include "gui/commandline/commandhelp.h"
#include "gui/manual/manualtext.h"
#include "model/schema/jsonwriter.h"

#include <QCommandLineParser>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

model::JsonText chapterAsJson(const ManualChapter &chapter, const QString &text)
{
    model::JsonWriter writer;
    writer.beginObject().member(u"name", chapter.name).member(u"title", chapter.title).member(u"summary", chapter.summary);
    if (!text.isEmpty())
        writer.member(u"text", text);
    writer.endObject();
    return writer.text();
}

} // namespace

void HelpCommand::declare(QCommandLineParser &parser)
{
    parser.addOption({u"json"_s, tr("Write JSON Lines.")});
    parser.addOption({u"raw"_s, tr("Write control characters to a file or a pipe as they are.")});
    parser.addOption({u"plain"_s, tr("Accepted by all commands; a chapter is plain as it is.")});
    parser.addOption({{u"h"_s, u"help"_s}, tr("Show the options of this command.")});
    parser.addPositionalArgument(u"chapter"_s, tr("A chapter, or CHAPTER#SECTION; without one, the list of chapters."), u"[CHAPTER]"_s);
}

int HelpCommand::run(const QStringList &arguments)
{
    const QString call = u"parlance help"_s;
    QCommandLineParser parser;
    declare(parser);
    if (!parser.parse(QStringList {call} + arguments)) {
        m_terminal.note(u"parlance: "_s + parser.errorText());
        return WrongUse;
    }
    if (parser.isSet(u"help"_s)) {
        m_terminal.line(CommandHelp::textOf(parser, call));
        return Committed;
    }
    const QStringList topics = parser.positionalArguments();
    if (topics.size() > 1) {
        m_terminal.note(tr("parlance: %1 takes no argument “%2”. Try %1 --help.").arg(call, topics.at(1)));
        return WrongUse;
    }
    m_asJson = parser.isSet(u"json"_s);
    if (!topics.isEmpty())
        return tell(topics.constFirst());
    if (!m_asJson)
        m_terminal.line(
            tr("parlance help CHAPTER shows one of these, parlance COMMAND --help the options of a command.") + u"\n\n"_s + list());
    for (const ManualChapter &chapter : m_asJson ? m_manual.chapters() : QList<ManualChapter>())
        m_terminal.line(chapterAsJson(chapter, {}));
    return Committed;
}

int HelpCommand::tell(const QString &topic)
{
    const ManualAddress address = ManualAddress::parse(topic);
    if (!m_manual.has(address))
        return refuse(address);
    const ManualChapter &chapter = *m_manual.find(address.chapter);
    const QString text = chapter.markdown(address.anchor);
    if (m_asJson)
        m_terminal.line(chapterAsJson(chapter, text));
    else
        m_terminal.write(plainText(text, m_terminal.columns()));
    return Committed;
}

int HelpCommand::refuse(const ManualAddress &address)
{
    if (const ManualChapter *chapter = m_manual.find(address.chapter)) {
        QStringList anchors;
        for (const ManualSection &section : chapter->sections)
            anchors.append(section.anchor);
        anchors.removeAll(QString());
        m_terminal.note(tr("parlance: %1 has no section “%2”. There are: %3.").arg(chapter->name, address.anchor, anchors.join(u", "_s)));
        return WrongUse;
    }
    const QString nearest = m_manual.nearest(address.chapter);
    const QString hint = nearest.isEmpty() ? QString() : u' ' + tr("Did you mean %1?").arg(nearest);
    m_terminal.note(tr("parlance: there is no chapter “%1”.").arg(address.chapter) + hint + u"\n\n"_s + list());
    return WrongUse;
}

QString HelpCommand::list() const
{
    qsizetype width = 0;
    for (const ManualChapter &chapter : m_manual.chapters())
        width = std::max(width, chapter.name.size());
    QStringList lines;
    for (const ManualChapter &chapter : m_manual.chapters())
        lines.append(u"  "_s + chapter.name.leftJustified(width + 2) + chapter.summary);
    return lines.join(u'\n');
}

} // namespace gui
