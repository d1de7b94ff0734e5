// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/undocommand.h"

#include "gui/workbench/uncoveredcalls.h"
#include "model/schema/jsonwriter.h"
#include "model/session/session.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"
#include "model/store/turnstore.h"
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
    parser.addOption({u"files"_s, tr("Bring the files back that tools have written in this turn; its messages stay.")});
    parser.addOption({u"redo"_s, tr("Show the messages of a turn again that was undone.")});
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
    if (parser.isSet(u"files"_s) && parser.isSet(u"redo"_s)) {
        failUsage(tr("Give --files or --redo, not both: what has undone files names what takes that back."));
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
    if (parser.isSet(u"files"_s))
        undoFiles();
    else
        undoMessages(parser.isSet(u"redo"_s));
}

void UndoCommand::undoFiles()
{
    auto *job = new UndoJob(
        workbench().store(), {m_turn, m_isLook ? UndoRequest::Kind::Look : UndoRequest::Kind::Undo, workbench().hiddenFolders(), {}}, this);
    connect(job, &UndoJob::failed, this, &UndoCommand::fail);
    connect(job, &UndoJob::succeeded, this, &UndoCommand::tell);
}

void UndoCommand::undoMessages(bool redo)
{
    const auto place = find();
    const auto moved = place ? move(*place, redo) : tl::make_unexpected(place.error());
    if (!moved)
        fail(moved.error());
}

model::Result<UndoCommand::Place> UndoCommand::find()
{
    model::Database &reader = workbench().store().reader();
    const auto turn = model::TurnStore(reader).find(m_turn);
    // What has brought files back is no turn that has said anything.
    const auto node = turn ? model::TurnStore(reader).lastNodeOf(m_turn) : model::Result<qint64>(0);
    if (!node)
        return tl::unexpected(node.error());
    if (*node == 0)
        return model::failure(ErrorCategory::Usage, tr("No message has come of this turn. To bring files back, give --files."));
    const model::ConversationStore conversations(reader);
    const auto path = conversations.path(turn->conversation);
    if (!path)
        return tl::unexpected(path.error());
    Place place {turn->conversation, *node};
    place.length = model::lengthOf(*path);
    // Most often it is the last; what it has made stands together.
    for (int position = place.length - 1; position >= 0; --position) {
        const auto nodes = conversations.nodes(*path, position, 1);
        const bool isOfTurn = nodes && !nodes->isEmpty() && model::TurnStore(reader).turnOf(nodes->first().row) == m_turn;
        if (!isOfTurn && place.last >= 0)
            break;
        if (isOfTurn) {
            place.first = position;
            place.last = qMax(place.last, position);
        }
    }
    return place;
}

//! By the session, as the window does it, so that nothing else may write to the conversation meanwhile.
model::Result<void> UndoCommand::move(const Place &place, bool redo)
{
    if (!redo && place.last < 0)
        return model::failure(ErrorCategory::Usage,
            tr("The conversation does not show this turn, so there is nothing to undo. To show it: parlance undo %1 --redo")
                .arg(m_turn.toString()));
    if (redo && place.last >= 0)
        return model::failure(ErrorCategory::Usage, tr("The conversation shows this turn; there is nothing to bring back."));
    if (m_isLook) {
        tellMessages(place, redo);
        return {};
    }
    const auto session = workbench().sessions().open(place.conversation);
    if (!session)
        return tl::unexpected(session.error());
    m_session = *session;
    connect(m_session.get(), &model::Session::returned, this, [this](const model::QueuedMessage &message) { m_said = message.text(); });
    connect(m_session.get(), &model::Session::failed, this, [this](const model::Error &error) {
        m_session->disconnect(this);
        fail(error);
    });
    if (!redo)
        return m_session->undoTurn(place.last, [this, place](const model::TurnId &) { tellMessages(place, false); });
    connect(
        m_session.get(), &model::Session::storedChanged, this, [this, place] { tellMessages(place, true); }, Qt::SingleShotConnection);
    return m_session->edits().showNode(place.node);
}

void UndoCommand::tellMessages(const Place &place, bool redo)
{
    const bool hasFiles = model::CheckpointStore(workbench().store().reader()).hasFiles(m_turn);
    const int messages = redo ? 0 : place.length - place.first;
    if (m_json) {
        model::JsonWriter writer;
        writer.beginObject().member(u"end", u"done").member(u"conversation", place.conversation.toString());
        writer.member(u"messages", qint64(messages)).member(u"said", m_said).flag(u"files", hasFiles);
        terminal().line(writer.member(u"redo", redo ? QString() : m_turn.toString()).endObject().text());
    } else if (m_isLook) {
        terminal().line(redo ? tr("The turn would be shown again.") : tr("%n message(s) would be shown no more.", nullptr, messages));
    } else if (redo) {
        terminal().line(tr("The turn is shown again."));
    } else {
        terminal().line(tr("%n message(s) are shown no more.", nullptr, messages));
        if (!m_said.isEmpty())
            terminal().line(tr("You had said: %1").arg(model::visibleText(m_said)));
        terminal().note(tr("To show them again: parlance undo %1 --redo").arg(m_turn.toString()));
    }
    if (hasFiles && !m_json)
        terminal().note(
            tr("Files stay as they are. To bring back what was written to them: parlance undo %1 --files").arg(m_turn.toString()));
    Q_EMIT finished(Committed);
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
