// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/claiming.h"

#include "model/store/conversationstore.h"
#include "model/store/database.h"
#include "model/store/store.h"

#include <QCoreApplication>

namespace model {

namespace {

// Edits in the store that come too late say the same.
struct ClaimingTexts {
    Q_DECLARE_TR_FUNCTIONS(Edit)
};

} // namespace

Result<void> Claiming::asShown()
{
    // While an edit of its own is on its way nobody else has written.
    const bool isHeld = m_lock.isLocked();
    if (const auto taken = take(); !taken)
        return taken;
    if (!catchUp() || isHeld)
        return {};
    m_lock.unlock();
    return goneOn();
}

Result<qint64> Claiming::forTurn(qint64 base, bool isSaid)
{
    const Conversation &conversation = m_session.conversation();
    const bool isEnd = base != 0 ? base == conversation.head() : conversation.length() == 0;
    const auto claimed = isEnd && isSaid ? atTheEnd() : asShown().map([base] { return base; });
    const auto there = claimed ? thereStill() : Result<void>();
    return there ? claimed : tl::make_unexpected(there.error());
}

Result<qint64> Claiming::atTheEnd()
{
    if (const auto taken = take(); !taken)
        return tl::unexpected(taken.error());
    catchUp();
    const qint64 head = m_session.conversation().head();
    if (head != 0 || m_session.conversation().length() == 0)
        return head;
    m_lock.unlock();
    return unreadableEnd();
}

Result<void> Claiming::thereStill()
{
    const ConversationStore store(m_parts.store.reader());
    const auto info = store.find(m_session.id());
    // A new one may still be on its way to the store.
    const bool isErased = !info && info.error().category == ErrorCategory::Usage && m_session.conversation().length() > 0;
    if (!isErased && (!info || !info->deleted))
        return {};
    const auto shown = store.findByPrefix(m_session.id().toString());
    if (!shown)
        m_lock.unlock();
    return shown.map([](const ConversationInfo &) {});
}

bool Claiming::catchUp()
{
    Conversation &conversation = m_session.conversation();
    const auto path = ConversationStore(m_parts.store.reader()).path(conversation.id());
    m_parts.store.lookForDamage();
    const Path before = conversation.path();
    if (!path || *path == before)
        return false;
    conversation.follow(*path);
    // What was under way elsewhere is what has been committed.
    m_session.followAway({});
    return lengthOf(*path) > lengthOf(before) && beginningOf(*path, lengthOf(before)) == before;
}

Result<void> Claiming::take()
{
    if (m_session.isBusy())
        return failure(ErrorCategory::Usage, Session::tr("An answer is under way in this conversation. Stop it first."));
    if (m_lock.tryLock())
        return {};
    if (m_lock.isUnwritable())
        return failure(
            ErrorCategory::Storage, Session::tr("The conversation cannot be written to: %1.").arg(whyUnwritable(m_parts.lockFolder)));
    return heldElsewhere(m_lock);
}

tl::unexpected<Error> Claiming::goneOn()
{
    return failure(ErrorCategory::Usage, ClaimingTexts::tr("The conversation has gone on meanwhile, so nothing has been changed in it."));
}

tl::unexpected<Error> Claiming::heldElsewhere(const ConversationLock &lock)
{
    return failure(ErrorCategory::Storage, Session::tr("Another Parlance is writing to this conversation: %1.").arg(lock.owner()));
}

tl::unexpected<Error> Claiming::unreadableEnd()
{
    return failure(
        ErrorCategory::Storage, Session::tr("The last message of this conversation cannot be read.") + QLatin1Char(' ') + repairHint());
}

} // namespace model
