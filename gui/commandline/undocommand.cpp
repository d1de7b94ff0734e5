// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/undocommand.h"

#include "gui/workbench/uncoveredcalls.h"
#include "model/schema/jsonwriter.h"
#include "model/store/store.h"
#include "model/text/visibletext.h"

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;
using invocables::UndoJob, invocables::UndoneFile, invocables::UndoOutcome, invocables::UndoRequest, invocables::UndoState;
using model::ErrorCategory;

UndoCommand::UndoCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void UndoCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption(trustOption());
    parser.addOption({u"files"_s, tr("Bring the files back that tools have written in this turn.")});
    parser.addOption({u"dry-run"_s, tr("Only say what would be done.")});
    parser.addPositionalArgument(u"turn"_s,
        tr("The turn, by its identifier or the beginning of it, as converse --json gives it; or what an earlier undo has named to take it "
           "back."),
        u"TURN"_s);
}

void UndoCommand::start(const QCommandLineParser &parser)
{
    if (parser.positionalArguments().size() != 1) {
        failUsage(tr("Which turn? parlance converse --json gives it."));
        return;
    }
    if (!parser.isSet(u"files"_s)) {
        failUsage(tr("Nothing was done: give --files to bring back the files that tools have written in this turn. The messages of the "
                     "conversation are undone in the window, by going back to an earlier message."));
        return;
    }
    const auto turn = model::CheckpointStore(workbench().store().reader()).findTurn(parser.positionalArguments().first());
    m_isLook = parser.isSet(u"dry-run"_s);
    if (!turn) {
        fail(turn.error());
        return;
    }
    if (!m_isLook && workbench().store().isReadOnly()) {
        fail({ErrorCategory::Storage, tr("What is replaced could not be kept, since the store can only be read. Nothing was done.")});
        return;
    }
    m_turn = *turn;
    m_json = parser.isSet(u"json"_s);
    auto *job = new UndoJob(
        workbench().store(), {m_turn, m_isLook ? UndoRequest::Kind::Look : UndoRequest::Kind::Undo, workbench().hiddenFolders(), {}}, this);
    connect(job, &UndoJob::failed, this, &UndoCommand::fail);
    connect(job, &UndoJob::succeeded, this, &UndoCommand::tell);
}

void UndoCommand::tell(const UndoOutcome &outcome)
{
    for (const UndoneFile &file : outcome.files)
        tellFile(file);
    end(outcome);
}

void UndoCommand::tellFile(const UndoneFile &file)
{
    const QString path = file.past.absolute();
    if (!m_json) {
        terminal().line(u"%1  %2"_s.arg(model::visibleLine(path), inWords(file)));
        return;
    }
    model::JsonWriter writer;
    writer.beginObject().member(u"path", path).member(u"state", invocables::toWire(file.verdict.state));
    terminal().line(writer.flag(u"undone", file.undone).member(u"why", file.verdict.why).endObject().text());
}

QString UndoCommand::inWords(const UndoneFile &file)
{
    if (file.undone)
        return tr("brought back");
    if (file.verdict.state == UndoState::AsBefore)
        return tr("as before the turn");
    if (file.verdict.state == UndoState::Undoable && file.verdict.why.isEmpty())
        return tr("would be brought back");
    return tr("left: %1").arg(file.verdict.why);
}

void UndoCommand::end(const UndoOutcome &outcome)
{
    const auto isUndone = [](const UndoneFile &file) { return file.undone; };
    // What would be brought back is not left by a look alone.
    const auto isLeft = [this](
                            const UndoneFile &file) { return file.isLeft() && !(m_isLook && file.verdict.state == UndoState::Undoable); };
    const auto isUnknown = [](const UndoneFile &file) { return file.verdict.state == UndoState::NotCovered; };
    const qint64 undone = std::count_if(outcome.files.begin(), outcome.files.end(), isUndone);
    const qint64 left = std::count_if(outcome.files.begin(), outcome.files.end(), isLeft);
    const QStringList others = uncoveredCalls(workbench(), m_turn);
    if (m_json) {
        model::JsonWriter writer;
        writer.beginObject().member(u"end", left == 0 ? u"done" : u"failed").member(u"undone", undone).member(u"left", left);
        writer.member(u"redo", outcome.redo.toString());
        writer.flag(u"covered", others.isEmpty() && std::none_of(outcome.files.begin(), outcome.files.end(), isUnknown));
        writer.key(u"uncovered").beginArray();
        for (const QString &name : others)
            writer.string(name);
        terminal().line(writer.endArray().endObject().text());
    } else {
        if (outcome.files.isEmpty())
            terminal().note(tr("Nothing is kept of files that this turn has written."));
        if (!others.isEmpty())
            terminal().note(tr("What these may have written is not covered: %1").arg(others.join(u", "_s)));
        if (!outcome.redo.isEmpty())
            terminal().note(tr("To take this back: parlance undo %1 --files").arg(outcome.redo.toString()));
    }
    Q_EMIT finished(left == 0 ? Committed : Failed);
}

} // namespace gui
