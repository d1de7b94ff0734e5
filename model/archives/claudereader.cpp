// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/archives/claudereader.h"

#include "model/archives/foreignconversation.h"
#include "model/schema/jsonwriter.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct ClaudeTexts {
    Q_DECLARE_TR_FUNCTIONS(ClaudeReader)
};

//! One message with what hangs on it, of one conversation.
class ClaudeMessages
{
public:
    explicit ClaudeMessages(ForeignConversation &conversation)
        : m_conversation(conversation)
    {
    }

    void add(const QJsonObject &message)
    {
        if (const QDateTime time = foreignTime(message[u"created_at"]); time.isValid())
            m_conversation.setTime(time);
        const QString parent = message[u"parent_message_uuid"].toString();
        if (const auto known = m_numbers.constFind(parent); known != m_numbers.constEnd())
            m_last = *known;
        for (const QJsonValue &attachment : message[u"attachments"].toArray())
            addAttachment(attachment.toObject());
        m_files += int(message[u"files"].toArray().size());
        m_role = message[u"sender"] == u"assistant"_s ? Role::Assistant : Role::User;
        const QJsonArray blocks = message[u"content"].toArray();
        for (const QJsonValue &block : blocks)
            addBlock(block.toObject());
        flush();
        // Exports of an earlier form have a text alone.
        if (const QString text = message[u"text"].toString(); blocks.isEmpty() && !text.isEmpty())
            m_last = m_conversation.addText(m_last, m_role, text);
        m_last = m_conversation.close(m_last);
        m_numbers.insert(message[u"uuid"].toString(), m_last);
    }

    qint64 last() const { return m_last; }
    int files() const { return m_files; }
    int unknown() const { return m_unknown; }

private:
    void addAttachment(const QJsonObject &attachment)
    {
        Canister canister;
        canister.role = Role::Document;
        canister.title = attachment[u"file_name"].toString();
        canister.contents = {TextContent {attachment[u"extracted_content"].toString()}};
        m_last = m_conversation.add(m_last, std::move(canister));
    }

    void addBlock(const QJsonObject &block)
    {
        const QString type = block[u"type"].toString();
        if (type == u"text") {
            if (const QString text = block[u"text"].toString(); !text.isEmpty())
                m_contents += TextContent {text};
        } else if (type == u"thinking") {
            m_contents += ThoughtContent {block[u"thinking"].toString(), {}, {}};
        } else if (type == u"tool_use") {
            flush();
            m_call = block[u"id"].toString(u"call-%1"_s.arg(m_conversation.count() + 1));
            m_last = m_conversation.addCall(m_last, m_call, block[u"name"].toString(), JsonText::of(block[u"input"].toObject()).bytes());
        } else if (type == u"tool_result") {
            flush();
            m_last = m_conversation.addResult(m_last, block[u"tool_use_id"].toString(m_call),
                {TextContent {foreignText(block[u"content"])}}, block[u"is_error"].toBool());
        } else {
            ++m_unknown;
        }
    }

    void flush()
    {
        if (m_contents.isEmpty())
            return;
        Canister canister;
        canister.role = m_role;
        canister.contents = std::exchange(m_contents, {});
        if (m_role == Role::Assistant)
            canister.stop = StopReason::Finished;
        m_last = m_conversation.add(m_last, std::move(canister));
    }

    ForeignConversation &m_conversation;
    QHash<QString, qint64> m_numbers;
    Role m_role = Role::User;
    Contents m_contents;
    QString m_call;
    qint64 m_last = 0;
    int m_files = 0;
    int m_unknown = 0;
};

} // namespace

bool ClaudeReader::recognises(const JsonText &first)
{
    const auto messages = first.member(u"chat_messages");
    return messages && messages->bytes().startsWith('[');
}

QString ClaudeReader::format() const
{
    return ClaudeTexts::tr("Claude's data export");
}

Result<void> ClaudeReader::take(const JsonText &piece)
{
    const QJsonObject object = piece.read().toObject();
    if (!object[u"chat_messages"].isArray())
        return failure(ErrorCategory::Validation, ClaudeTexts::tr("A conversation has no messages (“chat_messages”)."));
    const QString id = object[u"uuid"].toString();
    ForeignConversation conversation(u"claude"_s, id.isEmpty() ? identifierFor(piece.bytes()) : id);
    ArchivedConversation record;
    record.id = conversation.id();
    record.created = foreignTime(object[u"created_at"]);
    if (!record.created.isValid())
        record.created = conversation.time();
    record.changed = foreignTime(object[u"updated_at"]);
    if (!record.changed.isValid())
        record.changed = record.created;
    conversation.setTime(record.created);
    ClaudeMessages messages(conversation);
    for (const QJsonValue &message : object[u"chat_messages"].toArray())
        messages.add(message.toObject());
    for (int count = 0; count < messages.files(); ++count)
        leaveOut(ClaudeTexts::tr("files, which the export does not hold"));
    for (int count = 0; count < messages.unknown(); ++count)
        leaveOut(ClaudeTexts::tr("parts of messages that are neither text, thought nor tool call"));
    if (conversation.count() == 0) {
        leaveOut(ClaudeTexts::tr("conversations without a message"));
        return {};
    }
    record.title = object[u"name"].toString();
    if (record.title.isEmpty())
        record.title = conversation.title();
    put(record);
    const QList<ArchivedNode> nodes = conversation.takeNodes();
    for (const ArchivedNode &node : nodes)
        put(node);
    put(ArchivedEnd {messages.last()});
    return {};
}

} // namespace model
