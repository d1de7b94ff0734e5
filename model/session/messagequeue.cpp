// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/messagequeue.h"

#include "model/conversation/canisterjson.h"
#include "model/schema/jsonwriter.h"

#include <QLocale>

#include <algorithm>

namespace model {

namespace {

const auto nothingWith = JsonText::trusted("null");

} // namespace

JsonText QueuedMessage::attachments() const
{
    const bool isText = contents.size() == 1 && std::holds_alternative<TextContent>(contents.first());
    if (documents.isEmpty() && (isText || contents.isEmpty()))
        return nothingWith;
    JsonWriter writer;
    writer.beginObject().member(u"contents", toJson(contents)).key(u"documents").beginArray();
    for (const Canister &document : documents)
        writer.splice(toJson(document));
    return writer.endArray().endObject().text();
}

QueuedMessage QueuedMessage::from(const QString &text, const JsonText &attachments)
{
    QueuedMessage message {{TextContent {text}}};
    if (const auto contents = attachments.member(u"contents")) {
        if (const auto read = contentsFromJson(*contents))
            message.contents = *read;
    }
    const auto documents = attachments.member(u"documents");
    for (const auto &[name, each] : documents ? documents->members() : QList<std::pair<QString, JsonText>>()) {
        if (const auto document = canisterFromJson(each))
            message.documents.append(*document);
    }
    return message;
}

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

QList<JsonText> MessageQueue::attachments() const
{
    QList<JsonText> attachments;
    qsizetype size = 0;
    bool isAny = false;
    for (const QueuedMessage &message : m_messages) {
        JsonText each = message.attachments();
        size += each.bytes().size();
        if (size > QueuedMessage::largestKept)
            each = nothingWith;
        isAny = isAny || each != nothingWith;
        attachments.append(each);
    }
    return isAny ? attachments : QList<JsonText>();
}

void MessageQueue::restore(const QStringList &texts, const QList<JsonText> &attachments)
{
    for (qsizetype index = 0; index < texts.size(); ++index)
        m_messages.append(QueuedMessage::from(texts.at(index), attachments.value(index)));
    if (!texts.isEmpty())
        Q_EMIT changed();
}

void MessageQueue::insert(qsizetype index, const QueuedMessage &message)
{
    m_messages.insert(std::clamp<qsizetype>(index, 0, m_messages.size()), message);
    Q_EMIT changed();
}

Result<void> MessageQueue::append(const QueuedMessage &message)
{
    if (m_messages.size() >= mostMessages)
        return failure(ErrorCategory::Usage, tr("%1 messages are already waiting. Drop one first.").arg(QLocale().toString(mostMessages)));
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
