// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/editing.h"

#include "model/store/canisterstore.h"
#include "model/store/conversationstore.h"

#include <QCoreApplication>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct EditTexts {
    Q_DECLARE_TR_FUNCTIONS(Edit)
};

} // namespace

Result<Edit> Editing::apply(const Edit &edit)
{
    Database::Transaction transaction(m_database);
    Edit back;
    for (const EditStep &step : edit) {
        const auto undone = applyStep(step);
        if (!undone)
            return tl::unexpected(undone.error());
        // What was done last is undone first.
        back.prepend(*undone);
    }
    return transaction.commit().map([&back] { return back; });
}

Result<EditStep> Editing::applyStep(const EditStep &step)
{
    ConversationStore store(m_database);
    const ConversationId &id = step.conversation;
    const auto info = store.find(id);
    if (!info)
        return tl::unexpected(info.error());
    EditStep back {id, {}};
    Result<void> done;
    if (const auto *switches = std::get_if<SwitchesEdit>(&step.to)) {
        const auto before = switchesOf(id, switches->row);
        done = before ? set(id, *switches) : tl::make_unexpected(before.error());
        back.to = before.value_or(SwitchesEdit());
    } else if (const auto *head = std::get_if<HeadEdit>(&step.to)) {
        const auto before = m_database.value(u"SELECT head FROM conversation WHERE id=?"_s, {id.toString()});
        done = before ? store.moveHead(id, head->row) : tl::make_unexpected(before.error());
        back.to = HeadEdit {before.value_or(QVariant()).toLongLong()};
    } else if (const auto *title = std::get_if<TitleEdit>(&step.to)) {
        done = store.setTitle(id, title->title);
        back.to = TitleEdit {info->title};
    } else if (const auto *labels = std::get_if<LabelsEdit>(&step.to)) {
        done = store.setLabels(id, labels->labels);
        back.to = LabelsEdit {info->labels};
    } else if (const auto *group = std::get_if<GroupEdit>(&step.to)) {
        done = store.setGroup(id, group->group);
        back.to = GroupEdit {info->group};
    } else if (const auto *archive = std::get_if<ArchiveEdit>(&step.to)) {
        done = store.setArchived(id, archive->archived);
        back.to = ArchiveEdit {info->archived};
    } else if (const auto *wanted = std::get_if<SettingsEdit>(&step.to)) {
        SessionSettings settings = SessionSettings::fromJson(info->settings);
        back.to = wanted->applyTo(settings);
        done = store.setSettings(id, settings.toJson());
    } else {
        const auto &since = std::get<DeletionEdit>(step.to).since;
        done = since ? store.remove(id, *since) : store.restore(id);
        back.to = DeletionEdit {info->deleted};
    }
    return done.map([&back] { return back; });
}

Result<SwitchesEdit> Editing::switchesOf(const ConversationId &id, qint64 row) const
{
    std::optional<SwitchesEdit> switches;
    const auto found = m_database.each(uR"(SELECT active, pinned, superseded, deleted FROM node WHERE row=?
        AND conversation=(SELECT row FROM conversation WHERE id=?))"_s,
        {row, id.toString()}, [&](const QSqlQuery &query) {
            switches = SwitchesEdit {
                row, query.value(0).toBool(), query.value(1).toBool(), query.value(2).toLongLong(), query.value(3).toBool()};
        });
    if (!found)
        return tl::unexpected(found.error());
    if (!switches)
        return failure(ErrorCategory::Usage, EditTexts::tr("There is no such canister in the conversation any more."));
    return *switches;
}

Result<void> Editing::set(const ConversationId &id, const SwitchesEdit &switches)
{
    return m_database
        .run(
            uR"(UPDATE node SET active=?, pinned=?, superseded=?, deleted=? WHERE row=? AND conversation=(SELECT row FROM conversation WHERE id=?))"_s,
            {switches.active, switches.pinned, switches.superseded, switches.deleted, switches.row, id.toString()})
        .map([](QSqlQuery *) {});
}

Result<Edit> Editing::showSibling(const ConversationId &id, qint64 row, int wanted)
{
    const ConversationStore store(m_database);
    const auto siblings = store.siblings(row);
    if (!siblings)
        return tl::unexpected(siblings.error());
    return showNode(id, siblings->value(wanted, row));
}

Result<Edit> Editing::showNode(const ConversationId &id, qint64 row)
{
    const ConversationStore store(m_database);
    return store.newestLeaf(row).and_then([&](qint64 leaf) { return apply({{id, HeadEdit {leaf}}}); });
}

Result<Edit> Editing::setSwitches(const ConversationId &id, const QList<qint64> &rows, bool active, bool pinned)
{
    Database::Transaction transaction(m_database);
    Edit back;
    for (const qint64 row : rows) {
        const auto before = switchesOf(id, row);
        const auto set = before ? ConversationStore(m_database).setSwitches(row, active, pinned) : tl::make_unexpected(before.error());
        if (!set)
            return tl::unexpected(set.error());
        back.prepend({id, *before});
    }
    return transaction.commit().map([&back] { return back; });
}

Result<Edit> Editing::remove(const ConversationId &id, const QList<qint64> &rows)
{
    Edit edit;
    for (const qint64 row : rows) {
        const auto before = switchesOf(id, row);
        if (!before)
            return tl::unexpected(before.error());
        edit.append({id, SwitchesEdit {row, before->active, before->pinned, before->superseded, true}});
    }
    return apply(edit);
}

Result<Edit> Editing::replace(const ConversationId &id, qint64 row, const Canister &canister)
{
    const auto head = m_database.value(u"SELECT head FROM conversation WHERE id=?"_s, {id.toString()});
    if (!head)
        return tl::unexpected(head.error());
    return ConversationStore(m_database).replace(id, row, canister).map([&](qint64) { return Edit {{id, HeadEdit {head->toLongLong()}}}; });
}

Result<Edit> Editing::answerBeside(const ConversationId &id, const TurnId &turn, int round, const QList<CanisterPointer> &canisters)
{
    Database::Transaction transaction(m_database);
    const auto head = m_database.value(u"SELECT head FROM conversation WHERE id=?"_s, {id.toString()});
    const auto parent = head ? parentOfAnswer(id, turn, round) : tl::make_unexpected(head.error());
    const auto last = parent ? ConversationStore(m_database).append(id, *parent, canisters) : parent;
    const auto done = last ? transaction.commit() : tl::make_unexpected(last.error());
    return done.map([&] { return Edit {{id, HeadEdit {head->toLongLong()}}}; });
}

Result<Edit> Editing::takeBack(const ConversationId &id, const TurnId &turn)
{
    std::optional<qint64> base;
    const auto found = m_database.each(uR"(SELECT parent FROM node WHERE conversation=(SELECT row FROM conversation WHERE id=?)
        AND turn=(SELECT row FROM turn WHERE id=?) ORDER BY row LIMIT 1)"_s,
        {id.toString(), turn.toString()}, [&base](const QSqlQuery &query) { base = query.value(0).toLongLong(); });
    if (!found)
        return tl::unexpected(found.error());
    if (!base)
        return failure(ErrorCategory::Usage, EditTexts::tr("There is no turn here that could be undone."));
    return apply({{id, HeadEdit {*base}}});
}

Result<qint64> Editing::parentOfAnswer(const ConversationId &id, const TurnId &turn, int round) const
{
    QList<qint64> parents;
    CanisterStore canisters(m_database);
    Role before = Role::User;
    const auto found = m_database.each(uR"(SELECT node.parent, json, parts, sum FROM node JOIN canister ON canister.row=node.canister
        WHERE node.conversation=(SELECT row FROM conversation WHERE id=?) AND node.turn=(SELECT row FROM turn WHERE id=?) ORDER BY node.row)"_s,
        {id.toString(), turn.toString()}, [&](const QSqlQuery &query) {
            const auto canister = canisters.readable({query.value(1).toByteArray(), query.value(2).toInt(), query.value(3).toByteArray()});
            const bool areCallsAlone = canister->role == Role::Invocation && before != Role::Assistant && before != Role::Invocation;
            if (canister->role == Role::Assistant || areCallsAlone)
                parents.append(query.value(0).toLongLong());
            before = canister->role;
        });
    if (!found)
        return tl::unexpected(found.error());
    if (round < 1 || round > parents.size())
        return failure(
            ErrorCategory::Usage, EditTexts::tr("The answer of this request is not in the conversation: its turn came to nothing."));
    return parents.at(round - 1);
}

Result<Edit> Editing::moveOut(const ConversationId &id, const QList<qint64> &rows, const ConversationInfo &info)
{
    Database::Transaction transaction(m_database);
    auto back = ConversationStore(m_database).gather(id, rows, info).and_then([&] { return remove(id, rows); });
    if (back)
        back->append({info.id, DeletionEdit {QDateTime::currentDateTimeUtc()}});
    const auto done = back ? transaction.commit() : tl::make_unexpected(back.error());
    return done ? back : tl::make_unexpected(done.error());
}

Result<Edit> Editing::standFor(const ConversationId &id, const CanisterPointer &summary, qint64 head, const QList<qint64> &rows)
{
    Database::Transaction transaction(m_database);
    const auto now = m_database.value(u"SELECT head FROM conversation WHERE id=?"_s, {id.toString()});
    if (!now)
        return tl::unexpected(now.error());
    if (now->toLongLong() != head)
        return failure(ErrorCategory::Usage, EditTexts::tr("The conversation has gone on meanwhile, so nothing has been changed in it."));
    ConversationStore store(m_database);
    const auto pinned = store.append(id, head, {summary}).and_then([&store](qint64 row) { return store.setSwitches(row, true, true); });
    auto back = pinned ? setSwitches(id, rows, false, false) : tl::make_unexpected(pinned.error());
    if (!back)
        return back;
    back->append({id, HeadEdit {head}});
    return transaction.commit().map([&back] { return *back; });
}

} // namespace model
