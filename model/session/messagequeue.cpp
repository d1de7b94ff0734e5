// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/messagequeue.h"

#include <algorithm>

namespace model {

MessageQueue::MessageQueue(QObject *parent)
    : QObject(parent)
{
}

QStringList MessageQueue::texts() const
{
    QStringList texts;
    for (const QueuedMessage &message : m_messages)
        texts.append(message.text());
    return texts;
}

void MessageQueue::insert(qsizetype index, const QueuedMessage &message)
{
    m_messages.insert(std::clamp<qsizetype>(index, 0, m_messages.size()), message);
    Q_EMIT changed();
}

Result<void> MessageQueue::append(const QueuedMessage &message)
{
    if (m_messages.size() >= mostMessages)
        return failure(ErrorCategory::Usage, tr("%1 messages wait already. Drop one first.").arg(mostMessages));
    insert(m_messages.size(), message);
    return {};
}

std::optional<QueuedMessage> MessageQueue::take(qsizetype index)
{
    if (index < 0 || index >= m_messages.size())
        return {};
    QueuedMessage message = m_messages.takeAt(index);
    message.isSaidNow = false;
    if (m_messages.isEmpty())
        m_stopped.clear();
    Q_EMIT changed();
    return message;
}

void MessageQueue::move(qsizetype from, qsizetype to)
{
    const auto isThere = [this](qsizetype index) { return index >= 0 && index < m_messages.size(); };
    if (from == to || !isThere(from) || !isThere(to))
        return;
    m_messages.move(from, to);
    Q_EMIT changed();
}

void MessageQueue::setSaidNow(qsizetype index, bool isSaidNow)
{
    if (index < 0 || index >= m_messages.size() || m_messages.at(index).isSaidNow == isSaidNow)
        return;
    m_messages[index].isSaidNow = isSaidNow;
    Q_EMIT changed();
}

QList<QueuedMessage> MessageQueue::takeSaidNow()
{
    QList<QueuedMessage> said;
    for (qsizetype index = m_messages.size() - 1; index >= 0; --index) {
        if (m_messages.at(index).isSaidNow)
            said.prepend(*take(index));
    }
    return said;
}

void MessageQueue::unsay()
{
    for (qsizetype index = 0; index < m_messages.size(); ++index)
        setSaidNow(index, false);
}

void MessageQueue::stop(const QString &why)
{
    const QString reason = m_messages.isEmpty() ? QString() : why;
    if (m_stopped == reason)
        return;
    m_stopped = reason;
    Q_EMIT changed();
}

} // namespace model
