// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/storecommands.h"

#include "gui/commandline/command.h"
#include "gui/commandline/commandhelp.h"
#include "model/schema/jsonwriter.h"
#include "model/store/dailycopies.h"
#include "model/store/repair.h"
#include "model/store/store.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace gui {

using namespace Qt::StringLiterals;

BackupCommand::BackupCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void BackupCommand::declare(QCommandLineParser &parser) const
{
    parser.addPositionalArgument(u"file"_s, tr("Where to write it; a file that is already there is not overwritten."), u"FILE"_s);
}

void BackupCommand::start(const QCommandLineParser &parser)
{
    const QString file = parser.positionalArguments().value(0);
    if (file.isEmpty()) {
        failUsage(tr("Into which file?"));
        return;
    }
    const QString target = QFileInfo(file).absoluteFilePath();
    const bool asJson = parser.isSet(u"json"_s);
    // By the store's thread, which has nothing else to do here.
    workbench().store().run(
        this, [place = workbench().store().place(), target](model::Database &) { return model::copyStore(place, target); },
        [this, target, asJson](const model::Result<void> &copied) {
            if (!copied) {
                fail(copied.error());
                return;
            }
            model::JsonWriter writer;
            writer.beginObject().member(u"file", target).member(u"bytes", QFileInfo(target).size()).endObject();
            if (asJson)
                terminal().line(writer.text());
            else
                terminal().line(tr("All conversations are in %1.").arg(QDir::toNativeSeparators(target)));
            Q_EMIT finished(Committed);
        });
}

namespace {

struct RepairCommandTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::RepairCommand)
};

void writeSentences(model::JsonWriter &writer, QStringView name, const QStringList &sentences)
{
    writer.key(name).beginArray();
    for (const QString &sentence : sentences)
        writer.string(sentence);
    writer.endArray();
}

model::JsonText repairJson(const model::RepairReport &report)
{
    model::JsonWriter writer;
    writer.beginObject();
    writeSentences(writer, u"found", report.found);
    writer.flag(u"repaired", !report.kept.isEmpty());
    if (!report.kept.isEmpty()) {
        writeSentences(writer, u"missing", report.missing);
        writer.member(u"conversations", qint64(report.conversations)).member(u"canisters", qint64(report.messages));
        writer.member(u"kept", report.kept);
    }
    if (!report.copy.isEmpty())
        writer.member(u"copy", report.copy);
    writer.endObject();
    return writer.text();
}

} // namespace

void RepairCommand::declare(QCommandLineParser &parser)
{
    parser.addOption({u"json"_s, RepairCommandTexts::tr("Write JSON Lines.")});
    parser.addOption({u"plain"_s, RepairCommandTexts::tr("For screen readers: words instead of symbols.")});
    parser.addOption({{u"h"_s, u"help"_s}, RepairCommandTexts::tr("Show the options of this command.")});
    parser.addOption({u"check"_s, RepairCommandTexts::tr("Only say what is wrong, and change nothing.")});
}

int RepairCommand::run(const QStringList &arguments)
{
    QCommandLineParser parser;
    declare(parser);
    const QString call = u"parlance repair"_s;
    if (!parser.parse(QStringList {call} + arguments) || !parser.positionalArguments().isEmpty()) {
        m_terminal.note(
            u"parlance: "_s + (parser.errorText().isEmpty() ? RepairCommandTexts::tr("repair takes no argument.") : parser.errorText()));
        return WrongUse;
    }
    if (parser.isSet(u"help"_s)) {
        m_terminal.line(CommandHelp::textOf(parser, call));
        return Committed;
    }
    if (parser.isSet(u"plain"_s))
        m_terminal.setPlain();
    return parser.isSet(u"check"_s) ? check(parser.isSet(u"json"_s)) : repair(parser.isSet(u"json"_s));
}

int RepairCommand::check(bool asJson)
{
    const auto found = model::Repair(m_profile.databasePath()).check();
    if (!found) {
        m_terminal.error(found.error());
        return Failed;
    }
    if (asJson)
        m_terminal.line(repairJson({*found}));
    for (const QString &sentence : asJson ? QStringList() : *found)
        m_terminal.line(sentence);
    if (!asJson && found->isEmpty())
        m_terminal.line(RepairCommandTexts::tr("Everything can be read."));
    return found->isEmpty() ? Committed : Failed;
}

int RepairCommand::repair(bool asJson)
{
    const auto report = model::Repair(m_profile.databasePath(), [this](const QString &what) { m_terminal.note(what + u" …"_s); }).run();
    if (!report) {
        m_terminal.error(report.error());
        return Failed;
    }
    if (asJson) {
        m_terminal.line(repairJson(*report));
        return Committed;
    }
    if (report->found.isEmpty()) {
        m_terminal.line(RepairCommandTexts::tr("Everything can be read; nothing was changed."));
        return Committed;
    }
    m_terminal.line(
        RepairCommandTexts::tr("Conversations saved: %1, with %n message(s).", nullptr, int(report->messages)).arg(report->conversations));
    for (const QString &sentence : report->missing)
        m_terminal.line(sentence);
    if (report->missing.isEmpty())
        m_terminal.line(RepairCommandTexts::tr("Nothing is missing."));
    m_terminal.line(RepairCommandTexts::tr("The old file is kept as %1.").arg(report->kept));
    return Committed;
}

} // namespace gui
