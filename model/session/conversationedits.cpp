// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/conversationedits.h"

#include "model/store/conversationstore.h"
#include "model/store/store.h"
#include "model/store/turnstore.h"

namespace model {

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

Result<void> ConversationEdits::showSibling(int position, int step)
{
    const Node *node = m_conversation.nodeAt(position);
    if (!node || node->sibling + step < 0 || node->sibling + step >= node->siblings)
        return {};
    const qint64 row = node->row;
    const int wanted = node->sibling + step;
    if (auto claimed = m_claim.take(); !claimed)
        return claimed;
    m_store.run(
        this,
        [id = m_conversation.id(), row, wanted](Database &database) -> Result<void> {
            ConversationStore store(database);
            const auto siblings = store.siblings(row);
            if (!siblings)
                return tl::make_unexpected(siblings.error());
            const auto leaf = store.newestLeaf(siblings->value(wanted, row));
            return leaf ? store.moveHead(id, *leaf) : tl::make_unexpected(leaf.error());
        },
        [this](const Result<void> &moved) { settle(moved); });
    return {};
}

Result<void> ConversationEdits::setSwitches(int position, bool active, bool pinned)
{
    const Node *node = m_conversation.nodeAt(position);
    if (!node)
        return {};
    const qint64 row = node->row;
    if (auto claimed = m_claim.take(); !claimed)
        return claimed;
    m_store.run(
        this, [row, active, pinned](Database &database) { return ConversationStore(database).setSwitches(row, active, pinned); },
        [this, position](const Result<void> &set) {
            m_claim.release();
            if (!set)
                Q_EMIT failed(set.error());
            m_conversation.forgetNode(position);
        });
    return {};
}

void ConversationEdits::setTitle(const QString &title)
{
    m_conversation.setTitle(title);
    m_store.run(
        this, [id = m_conversation.id(), title](Database &database) { return ConversationStore(database).setTitle(id, title); },
        [this](const Result<void> &set) {
            if (!set)
                Q_EMIT failed(set.error());
            Q_EMIT listChanged();
        });
}

Result<void> ConversationEdits::append(qint64 base, const QList<CanisterPointer> &canisters, std::function<void()> done)
{
    if (auto claimed = m_claim.take(); !claimed)
        return claimed;
    m_store.run(
        this, [id = m_conversation.id(), base, canisters](Database &database) { return TurnStore(database).restore(id, base, canisters); },
        [this, done = std::move(done)](const Result<QList<int>> &concerned) {
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
        context,
        [from = m_conversation.id(), row = node->row, info](
            Database &database) { return ConversationStore(database).fork(from, row, info).map([&info] { return info.id; }); },
        std::move(done));
    Q_EMIT listChanged();
}

} // namespace model
