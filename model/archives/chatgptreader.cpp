// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/archives/chatgptreader.h"

#include "model/archives/foreignconversation.h"
#include "model/conversation/sessionsettings.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct ChatGptTexts {
    Q_DECLARE_TR_FUNCTIONS(ChatGptReader)
};

//! The parts of a message that can be shown; `missing` counts those that the export does not hold.
Contents chatGptContents(const QJsonObject &content, int &missing)
{
    const QString type = content[u"content_type"].toString();
    Contents contents;
    if (type == u"thoughts") {
        for (const QJsonValue &thought : content[u"thoughts"].toArray())
            contents += ThoughtContent {(thought[u"summary"].toString() + u"\n\n"_s + thought[u"content"].toString()).trimmed(), {}, {}};
        return contents;
    }
    if (type == u"code") {
        const QString text = content[u"text"].toString();
        const QString language = content[u"language"].toString();
        if (!text.isEmpty())
            contents += TextContent {u"```%1\n%2\n```"_s.arg(language == u"unknown" ? QString() : language, text)};
        return contents;
    }
    for (const QJsonValue &part : content[u"parts"].toArray()) {
        const QString text = part.isString() ? part.toString() : part[u"text"].toString();
        if (!text.isEmpty())
            contents += TextContent {text};
        else if (part.isObject())
            ++missing;
    }
    // Results of tools and quotations have a text of their own.
    if (const QString text = content[u"text"].toString(); contents.isEmpty() && !text.isEmpty())
        contents += TextContent {text};
    return contents;
}

//! A message as a canister; nothing where there is nothing to be seen of it.
std::optional<Canister> chatGptCanister(const QJsonObject &message, int &missing)
{
    const QString role = message[u"author"][u"role"].toString();
    if (message[u"metadata"][u"is_visually_hidden_from_conversation"].toBool() || role == u"system")
        return {};
    Canister canister;
    canister.contents = chatGptContents(message[u"content"].toObject(), missing);
    if (canister.contents.isEmpty())
        return {};
    canister.role = role == u"user" ? Role::User : role == u"assistant" ? Role::Assistant : Role::Document;
    if (canister.role == Role::Assistant) {
        canister.stop = StopReason::Finished;
        if (const QString model = message[u"metadata"][u"model_slug"].toString(); !model.isEmpty())
            canister.model = {u"openai"_s, model};
    }
    if (canister.role == Role::Document)
        canister.title = message[u"author"][u"name"].toString(ChatGptTexts::tr("Result of a tool"));
    return canister;
}

//! Goes through the tree, whatever it is: each message once, those that hang in the air or go round in circles not at all.
class ChatGptTree
{
public:
    ChatGptTree(const QJsonObject &mapping, ForeignConversation &conversation)
        : m_mapping(mapping)
        , m_conversation(conversation)
    {
    }

    void read()
    {
        QStringList ids;
        for (auto node = m_mapping.begin(); node != m_mapping.end(); ++node) {
            const QString parent = node.value()[u"parent"].toString();
            if (!m_mapping.contains(parent))
                ids += node.key();
        }
        std::sort(ids.begin(), ids.end());
        std::for_each(ids.crbegin(), ids.crend(), [this](const QString &id) { m_waiting.append({id, 0}); });
        while (!m_waiting.isEmpty()) {
            const auto [id, parent] = m_waiting.takeLast();
            if (!m_numbers.contains(id))
                readNode(id, parent);
        }
    }

    //! The node of a message, or of the one before it that can be seen.
    qint64 numberOf(const QString &id) const { return m_numbers.value(id); }
    int unreached() const { return int(m_mapping.size() - m_numbers.size()); }
    int missing() const { return m_missing; }

private:
    void readNode(const QString &id, qint64 parent)
    {
        const QJsonObject node = m_mapping[id].toObject();
        const QJsonObject message = node[u"message"].toObject();
        if (const QDateTime time = foreignTime(message[u"create_time"]); time.isValid())
            m_conversation.setTime(time);
        qint64 number = parent;
        if (const auto canister = chatGptCanister(message, m_missing))
            number = m_conversation.add(parent, *canister);
        m_numbers.insert(id, number);
        const QJsonArray children = node[u"children"].toArray();
        for (qsizetype index = children.size(); index-- > 0;) {
            // Only what says of itself that it is a child is one.
            const QString child = children[index].toString();
            if (m_mapping[child][u"parent"].toString() == id)
                m_waiting.append({child, number});
        }
    }

    const QJsonObject &m_mapping;
    ForeignConversation &m_conversation;
    QHash<QString, qint64> m_numbers;
    QList<std::pair<QString, qint64>> m_waiting;
    int m_missing = 0;
};

} // namespace

bool ChatGptReader::recognises(const JsonText &first)
{
    const auto mapping = first.member(u"mapping");
    return mapping && mapping->isObject();
}

QString ChatGptReader::format() const
{
    return ChatGptTexts::tr("ChatGPT's data export");
}

Result<void> ChatGptReader::take(const JsonText &piece)
{
    const QJsonObject object = piece.read().toObject();
    if (!object[u"mapping"].isObject())
        return failure(ErrorCategory::Validation, ChatGptTexts::tr("A conversation has no messages (“mapping”)."));
    const QString id = object[u"conversation_id"].toString(object[u"id"].toString());
    ForeignConversation conversation(u"chatgpt"_s, id.isEmpty() ? identifierFor(piece.bytes()) : id);
    ArchivedConversation record;
    record.id = conversation.id();
    record.created = foreignTime(object[u"create_time"]);
    if (!record.created.isValid())
        record.created = conversation.time();
    record.changed = foreignTime(object[u"update_time"]);
    if (!record.changed.isValid())
        record.changed = record.created;
    conversation.setTime(record.created);
    const QJsonObject mapping = object[u"mapping"].toObject();
    ChatGptTree tree(mapping, conversation);
    tree.read();
    record.title = object[u"title"].toString();
    if (record.title.isEmpty())
        record.title = conversation.title();
    const qint64 shown = tree.numberOf(object[u"current_node"].toString());
    for (int count = 0; count < tree.unreached(); ++count)
        leaveOut(ChatGptTexts::tr("messages that follow no other"));
    for (int count = 0; count < tree.missing(); ++count)
        leaveOut(ChatGptTexts::tr("pictures and sounds, which the export keeps in other files"));
    if (conversation.count() == 0) {
        leaveOut(ChatGptTexts::tr("conversations without a message"));
        return {};
    }
    put(record);
    const QList<ArchivedNode> nodes = conversation.takeNodes();
    for (const ArchivedNode &node : nodes)
        put(node);
    put(ArchivedEnd {shown > 0 ? shown : conversation.count()});
    return {};
}

} // namespace model
