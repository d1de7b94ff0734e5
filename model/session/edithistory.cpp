// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/edithistory.h"

#include <QPointer>

#include <algorithm>

namespace model {

EditHistory::EditHistory(Apply apply, Await await, QObject *parent)
    : QObject(parent)
    , m_apply(std::move(apply))
    , m_await(std::move(await))
{
}

EditHistory::~EditHistory() = default;

void EditHistory::record(const QString &name, const Edit &back)
{
    if (back.isEmpty())
        return;
    m_done.append({name, back});
    if (m_done.size() > mostKept)
        m_done.removeFirst();
    m_undone.clear();
    Q_EMIT changed();
}

void EditHistory::forget(const ConversationId &id)
{
    const auto isOfIt = [&id](const Entry &entry) {
        return std::any_of(entry.edit.cbegin(), entry.edit.cend(), [&id](const EditStep &step) { return step.conversation == id; });
    };
    m_done.removeIf(isOfIt);
    m_undone.removeIf(isOfIt);
    Q_EMIT changed();
}

void EditHistory::begin(const Asked &asked)
{
    m_asked.append(asked);
    goOn();
}

//! What was done a moment ago may still be on its way: it is what is undone first.
void EditHistory::goOn()
{
    if (m_isApplying || m_asked.isEmpty())
        return;
    m_isApplying = true;
    m_await([history = QPointer<EditHistory>(this)] {
        if (!history)
            return;
        history->m_isApplying = false;
        history->next();
    });
}

void EditHistory::next()
{
    while (!m_asked.isEmpty()) {
        const Asked asked = m_asked.takeFirst();
        const QList<Entry> &from = asked.direction == Direction::Undo ? m_done : m_undone;
        if (from.isEmpty())
            continue;
        const Entry entry = from.last();
        m_isApplying = true;
        const auto begun = m_apply(entry.edit, [this, asked, entry](const Result<Edit> &back) { settle(asked, entry, back); });
        if (begun)
            return;
        // It can be done later: an answer is under way, say.
        m_isApplying = false;
        m_asked.clear();
        Q_EMIT failed(begun.error(), asked.asker);
    }
}

void EditHistory::settle(const Asked &asked, const Entry &entry, const Result<Edit> &back)
{
    m_isApplying = false;
    QList<Entry> &from = asked.direction == Direction::Undo ? m_done : m_undone;
    QList<Entry> &to = asked.direction == Direction::Undo ? m_undone : m_done;
    // Meanwhile something else may have been done, or the conversation erased.
    const auto place = std::find_if(from.begin(), from.end(), [&entry](const Entry &each) { return each.edit == entry.edit; });
    // What is not there any more never can be undone; what was in the way may go.
    const bool isGone = back || back.error().category == ErrorCategory::Usage;
    if (place != from.end() && isGone)
        from.erase(place);
    if (back)
        to.append({entry.name, *back});
    Q_EMIT changed();
    if (back)
        Q_EMIT applied(entry.edit, asked.asker);
    else
        Q_EMIT failed(back.error(), asked.asker);
    if (!back)
        m_asked.clear();
    goOn();
}

} // namespace model
