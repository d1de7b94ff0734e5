// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/eachcommands.h"

#include "model/schema/jsonwriter.h"
#include "model/session/claiming.h"
#include "model/store/conversationlock.h"
#include "model/store/store.h"
#include "model/text/visibletext.h"

namespace gui {

using namespace Qt::StringLiterals;
using model::ConversationStore;

namespace {

using EachWork = std::function<model::Result<void>(model::Database &, const model::ConversationId &)>;

//! Only where no other process writes to it: what comes of that would go with it.
EachWork whereNobodyWrites(const QString &lockFolder, EachWork work)
{
    return [lockFolder, work = std::move(work)](model::Database &database, const model::ConversationId &id) -> model::Result<void> {
        model::ConversationLock lock(lockFolder, id);
        if (!lock.tryLock() && !lock.isUnwritable())
            return model::Claiming::heldElsewhere(lock);
        return work(database, id);
    };
}

} // namespace

EachCommand::EachCommand(Workbench &workbench, Terminal &terminal, ConversationStore::Among among, QString event, QString done)
    : Command(workbench, terminal)
    , m_among(among)
    , m_event(std::move(event))
    , m_done(std::move(done))
{
}

void EachCommand::declare(QCommandLineParser &parser) const
{
    parser.addPositionalArgument(u"id"_s, tr("Conversations, by their identifiers or the beginnings of them."), u"ID…"_s);
}

void EachCommand::start(const QCommandLineParser &parser)
{
    m_json = parser.isSet(u"json"_s);
    if (parser.positionalArguments().isEmpty()) {
        failUsage(tr("Which conversation? parlance conversations lists them; with --deleted, the deleted ones."));
        return;
    }
    // All of them are known before anything is done.
    for (const QString &prefix : parser.positionalArguments()) {
        const auto info = ConversationStore(workbench().store().reader()).findByPrefix(prefix, m_among);
        if (!info) {
            fail(info.error());
            return;
        }
        m_waiting += *info;
    }
    next();
}

void EachCommand::next()
{
    if (m_waiting.isEmpty()) {
        Q_EMIT finished(Committed);
        return;
    }
    const model::ConversationInfo info = m_waiting.takeFirst();
    workbench().store().run(
        this, [work = work(), id = info.id](model::Database &database) { return work(database, id); },
        [this, info](const model::Result<void> &done) {
            if (!done) {
                fail(done.error());
                return;
            }
            model::JsonWriter writer;
            writer.beginObject().member(u"event", m_event).member(u"id", info.id.toString()).member(u"title", info.title).endObject();
            if (m_json)
                terminal().line(writer.text());
            else
                terminal().line(u"%1  %2  %3"_s.arg(m_done, info.id.toString(), model::visibleLine(info.title)));
            next();
        });
}

DeleteCommand::DeleteCommand(Workbench &workbench, Terminal &terminal)
    : EachCommand(workbench, terminal, ConversationStore::Among::Shown, u"deleted"_s, tr("deleted:"))
{
}

EachCommand::Work DeleteCommand::work()
{
    return whereNobodyWrites(workbench().lockFolder(),
        [](model::Database &database, const model::ConversationId &id) { return ConversationStore(database).remove(id); });
}

RestoreCommand::RestoreCommand(Workbench &workbench, Terminal &terminal)
    : EachCommand(workbench, terminal, ConversationStore::Among::Deleted, u"restored"_s, tr("restored:"))
{
}

EachCommand::Work RestoreCommand::work()
{
    return [](model::Database &database, const model::ConversationId &id) { return ConversationStore(database).restore(id); };
}

EraseCommand::EraseCommand(Workbench &workbench, Terminal &terminal)
    : EachCommand(workbench, terminal, ConversationStore::Among::All, u"erased"_s, tr("erased for good:"))
{
}

EachCommand::Work EraseCommand::work()
{
    return whereNobodyWrites(workbench().lockFolder(),
        [](model::Database &database, const model::ConversationId &id) { return ConversationStore(database).erase(id); });
}

ArchiveCommand::ArchiveCommand(Workbench &workbench, Terminal &terminal)
    : EachCommand(workbench, terminal, ConversationStore::Among::Shown, u"archived"_s, tr("archived:"))
{
}

EachCommand::Work ArchiveCommand::work()
{
    return [](model::Database &database, const model::ConversationId &id) { return ConversationStore(database).setArchived(id, true); };
}

UnarchiveCommand::UnarchiveCommand(Workbench &workbench, Terminal &terminal)
    : EachCommand(workbench, terminal, ConversationStore::Among::Shown, u"unarchived"_s, tr("in the list again:"))
{
}

EachCommand::Work UnarchiveCommand::work()
{
    return [](model::Database &database, const model::ConversationId &id) { return ConversationStore(database).setArchived(id, false); };
}

MoveCommand::MoveCommand(Workbench &workbench, Terminal &terminal)
    : EachCommand(workbench, terminal, ConversationStore::Among::Shown, u"moved"_s, tr("moved:"))
{
}

void MoveCommand::declare(QCommandLineParser &parser) const
{
    EachCommand::declare(parser);
    parser.addOption({u"group"_s, tr("The group; empty for none."), u"name"_s});
}

void MoveCommand::start(const QCommandLineParser &parser)
{
    if (!parser.isSet(u"group"_s)) {
        failUsage(tr("Into which group? --group NAME; --group \"\" for none."));
        return;
    }
    m_group = parser.value(u"group"_s).simplified();
    EachCommand::start(parser);
}

EachCommand::Work MoveCommand::work()
{
    return [group = m_group](
               model::Database &database, const model::ConversationId &id) { return ConversationStore(database).setGroup(id, group); };
}

} // namespace gui
