// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/conversation.h"

#include "model/basics/logging.h"
#include "model/session/turncanisters.h"
#include "model/store/conversationstore.h"
#include "model/store/editing.h"
#include "model/store/store.h"
#include "model/store/turnstore.h"

#include <QPointer>

namespace model {

namespace {
constexpr int keptNodes = 4096;

//! The first position at which two paths part.
int commonLength(const Path &one, const Path &other)
{
    int common = 0;
    for (qsizetype index = 0; index < std::min(one.size(), other.size()); ++index) {
        const PathSegment &left = one.at(index);
        const PathSegment &right = other.at(index);
        if (left.segment != right.segment || left.first != right.first)
            break;
        common = std::min(left.last, right.last) + 1;
        if (left.last != right.last)
            break;
    }
    return common;
}
} // namespace

Conversation::Conversation(Store &store, ConversationId id, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_id(std::move(id))
    , m_nodes(keptNodes)
{
    refresh();
}

Conversation::~Conversation() = default;

const Node *Conversation::nodeAt(int position) const
{
    if (position < 0 || position >= length())
        return nullptr;
    if (!m_nodes.contains(position))
        readAround(position);
    return m_nodes.object(position);
}

void Conversation::readAround(int position) const
{
    const int first = position - position % chunk;
    const auto nodes = ConversationStore(m_store.reader()).nodes(m_path, first, chunk);
    m_store.lookForDamage();
    if (!nodes) {
        qCWarning(lcStore) << "cannot read nodes:" << nodes.error().detail;
        return;
    }
    for (const Node &node : *nodes)
        m_nodes.insert(node.position, new Node(node));
}

qint64 Conversation::head() const
{
    const Node *last = nodeAt(length() - 1);
    return last ? last->row : 0;
}

void Conversation::setTitle(const QString &title)
{
    if (title == m_title)
        return;
    m_title = title;
    Q_EMIT titleChanged(title);
}

void Conversation::follow(const Path &path)
{
    const int common = commonLength(m_path, path);
    const int before = length();
    const int after = lengthOf(path);
    if (common == before && after > before) {
        Q_EMIT aboutToAppend(before, after - 1);
        m_path = path;
        // The node that was last may have got its first sibling's count read too early; read it again.
        forgetNode(before - 1);
        Q_EMIT appended();
    } else if (common < before || after != before) {
        Q_EMIT aboutToReplace(common, before - 1, after - common);
        m_path = path;
        m_nodes.clear();
        Q_EMIT replaced();
    }
}

void Conversation::refresh()
{
    const ConversationStore store(m_store.reader());
    const auto info = store.find(m_id);
    if (!info)
        return;
    setTitle(info->title);
    const auto path = store.path(m_id);
    m_store.lookForDamage();
    m_failure = path ? std::nullopt : std::optional(path.error());
    if (path)
        follow(*path);
}

void Conversation::forgetNode(int position)
{
    m_nodes.remove(position);
    Q_EMIT nodeChanged(position);
}

void Conversation::forgetNodesOf(const Edit &edit)
{
    QSet<qint64> rows;
    for (const EditStep &step : edit) {
        if (const auto *switches = std::get_if<SwitchesEdit>(&step.to))
            rows.insert(switches->row);
    }
    // What is shown anywhere has been read lately.
    qsizetype forgotten = 0;
    for (const int position : rows.isEmpty() ? QList<int>() : m_nodes.keys()) {
        const Node *node = m_nodes.object(position);
        if (!node || !rows.contains(node->row))
            continue;
        forgetNode(position);
        ++forgotten;
    }
    if (forgotten < rows.size())
        Q_EMIT othersChanged();
}

ConversationEdits::ConversationEdits(Store &store, Conversation &conversation, Claim claim)
    : m_store(store)
    , m_conversation(conversation)
    , m_claim(std::move(claim))
{
}

void ConversationEdits::settle(const Result<void> &result)
{
    m_claim.release();
    if (!result)
        Q_EMIT failed(result.error());
    Q_EMIT headMoved();
}

Result<void> ConversationEdits::change(
    const QString &name, std::function<Result<Edit>(Editing)> work, std::function<void(const Result<void> &)> done)
{
    if (auto claimed = m_claim.take(); !claimed)
        return claimed;
    m_store.run(
        this, [work = std::move(work)](Database &database) { return work(Editing(database)); },
        [this, name, done = std::move(done)](const Result<Edit> &back) {
            m_conversation.forgetNodesOf(back.value_or(Edit()));
            if (back)
                Q_EMIT edited(name, *back);
            const Result<void> result = back.map([](const Edit &) {});
            // Whoever waits for it tells of a failure.
            settle(done ? Result<void>() : result);
            if (done)
                done(result);
        });
    return {};
}

Result<void> ConversationEdits::showSibling(int position, int step)
{
    const Node *node = m_conversation.nodeAt(position);
    if (!node || node->sibling + step < 0 || node->sibling + step >= node->siblings)
        return {};
    return change(tr("Show Version"), [id = m_conversation.id(), row = node->row, wanted = node->sibling + step](Editing editing) {
        return editing.showSibling(id, row, wanted);
    });
}

Result<void> ConversationEdits::showNode(qint64 row)
{
    return change(tr("Show Version"), [id = m_conversation.id(), row](Editing editing) { return editing.showNode(id, row); });
}

Result<void> ConversationEdits::setSwitches(const QList<qint64> &rows, bool active, bool pinned, const QString &name)
{
    return change(
        name, [id = m_conversation.id(), rows, active, pinned](Editing editing) { return editing.setSwitches(id, rows, active, pinned); });
}

Result<void> ConversationEdits::remove(const QList<qint64> &rows)
{
    const QString name = rows.size() == 1 ? tr("Delete Canister") : tr("Delete Canisters");
    return change(name, [id = m_conversation.id(), rows](Editing editing) { return editing.remove(id, rows); });
}

Result<void> ConversationEdits::replace(int position, const Canister &canister)
{
    const Node *node = m_conversation.nodeAt(position);
    if (!node || node->row == 0)
        return failure(ErrorCategory::Usage, tr("There is nothing to edit here."));
    return change(tr("Edit Canister"),
        [id = m_conversation.id(), row = node->row, canister](Editing editing) { return editing.replace(id, row, canister); });
}

Result<void> ConversationEdits::answerBeside(const TurnId &turn, int round, const QList<CanisterPointer> &canisters, QObject *context,
    std::function<void(const Result<void> &)> done)
{
    return change(
        tr("Answer by Hand"),
        [id = m_conversation.id(), turn, round, canisters](Editing editing) { return editing.answerBeside(id, turn, round, canisters); },
        [asker = QPointer(context), done = std::move(done)](const Result<void> &kept) {
            if (asker)
                done(kept);
        });
}

Result<void> ConversationEdits::undoTurn(int position, std::function<void(const TurnId &, const QList<CanisterPointer> &opening)> done)
{
    const auto turnAt = [this](const Node *node) {
        return node ? TurnStore(m_store.reader()).turnOf(node->row).value_or(TurnId()) : TurnId();
    };
    const TurnId turn = turnAt(m_conversation.nodeAt(position));
    QList<CanisterPointer> opening;
    for (int before = position; before >= 0 && !turn.isEmpty(); --before) {
        const Node *node = m_conversation.nodeAt(before);
        if (turnAt(node) != turn)
            break;
        if (opensTurn(*node->canister))
            opening.prepend(node->canister);
    }
    return change(
        tr("Undo Turn"), [id = m_conversation.id(), turn](Editing editing) { return editing.takeBack(id, turn); },
        [this, turn, opening, done = std::move(done)](const Result<void> &taken) {
            if (taken)
                done(turn, opening);
            else
                Q_EMIT failed(taken.error());
        });
}

Result<void> ConversationEdits::moveOut(const QList<qint64> &rows, std::function<void(const ConversationId &)> done)
{
    ConversationInfo info;
    if (!m_conversation.title().isEmpty())
        info.title = tr("Part of %1").arg(m_conversation.title());
    return change(
        tr("Move to a New Conversation"),
        [from = m_conversation.id(), rows, info](Editing editing) { return editing.moveOut(from, rows, info); },
        [this, done = std::move(done), id = info.id](const Result<void> &moved) {
            if (moved)
                done(id);
            else
                Q_EMIT failed(moved.error());
        });
}

Result<void> ConversationEdits::standFor(const CanisterPointer &summary, qint64 head, const QList<qint64> &rows, QObject *context,
    std::function<void(const Result<void> &)> done)
{
    return change(
        tr("Summarise"),
        [id = m_conversation.id(), summary, head, rows](Editing editing) { return editing.standFor(id, summary, head, rows); },
        [asker = QPointer(context), done = std::move(done)](const Result<void> &kept) {
            if (asker)
                done(kept);
        });
}

Result<void> ConversationEdits::append(qint64 base, const QList<CanisterPointer> &canisters, std::function<void()> done)
{
    if (auto claimed = m_claim.take(); !claimed)
        return claimed;
    m_store.run(
        this, [id = m_conversation.id(), base, canisters](Database &database) { return TurnStore(database).restore(id, base, canisters); },
        [this, head = m_conversation.head(), done = std::move(done)](const Result<QList<int>> &concerned) {
            // What is superseded is so only where the path has what supersedes it.
            if (concerned)
                Q_EMIT edited(tr("Restore as a Branch"), {{m_conversation.id(), HeadEdit {head}}});
            // What may be superseded now is read anew once the branch is on the path.
            m_conversation.refresh();
            for (const int position : concerned.value_or(QList<int>()))
                m_conversation.forgetNode(position);
            if (concerned)
                done();
            settle(concerned.map([](const QList<int> &) {}));
        });
    return {};
}

void ConversationEdits::fork(int position, QObject *context, std::function<void(const Result<ConversationId> &)> done)
{
    const Node *node = m_conversation.nodeAt(position);
    // Of a place that cannot be read nobody knows the way to it.
    if (!node || node->row == 0) {
        done(failure(ErrorCategory::Usage, tr("There is nothing to fork here.")));
        return;
    }
    ConversationInfo info;
    // In front, since lists cut long titles at their end.
    if (!m_conversation.title().isEmpty())
        info.title = tr("Fork of %1").arg(m_conversation.title());
    m_store.run(
        this,
        [from = m_conversation.id(), row = node->row, info](
            Database &database) { return ConversationStore(database).fork(from, row, info).map([&info] { return info.id; }); },
        [this, asker = QPointer<QObject>(context), done = std::move(done)](const Result<ConversationId> &made) {
            if (made)
                Q_EMIT edited(tr("Fork"), {{*made, DeletionEdit {QDateTime::currentDateTimeUtc()}}});
            Q_EMIT listChanged();
            if (asker)
                done(made);
        });
}

} // namespace model
