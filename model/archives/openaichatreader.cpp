// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/archives/openaichatreader.h"

#include "model/archives/foreignconversation.h"
#include "model/conversation/sessionsettings.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct OpenAiChatTexts {
    Q_DECLARE_TR_FUNCTIONS(OpenAiChatReader)
};

Contents openAiContents(const QJsonValue &value, int &missing)
{
    if (value.isString())
        return value.toString().isEmpty() ? Contents() : Contents {TextContent {value.toString()}};
    Contents contents;
    for (const QJsonValue &part : value.toArray()) {
        const QString text = part[u"type"].toString() == u"refusal" ? part[u"refusal"].toString() : part[u"text"].toString();
        if (!text.isEmpty())
            contents += TextContent {text};
        else if (const auto picture = foreignPicture(part[u"image_url"][u"url"].toString()))
            contents += *picture;
        else
            ++missing;
    }
    return contents;
}

//! What a message says, and be it that the model refuses; sound only as what has been heard in it.
Contents contentsOfMessage(const QJsonObject &message, int &missing)
{
    Contents contents = openAiContents(message[u"content"], missing);
    for (const QString &said : {message[u"refusal"].toString(), message[u"audio"][u"transcript"].toString()}) {
        if (!said.isEmpty())
            contents += TextContent {said};
    }
    const bool isCall = message[u"tool_calls"].isArray() || message[u"function_call"].isObject();
    if (contents.isEmpty() && !isCall && (message[u"audio"].isObject() || message[u"content"].isObject()))
        ++missing;
    return contents;
}

//! Puts the messages of a chat into a conversation, which outlives this.
class ChatMessages
{
public:
    //! `model`: whose answers they are; empty where that is not said.
    ChatMessages(ForeignConversation &conversation, ModelAddress model)
        : m_conversation(conversation)
        , m_model(std::move(model))
    {
    }

    void take(const QJsonObject &message)
    {
        const QString role = message[u"role"].toString();
        Contents contents = contentsOfMessage(message, m_missing);
        const bool isSystem = role == u"system" || role == u"developer";
        if (isSystem && m_last == 0) {
            m_settings.supervisor += (m_settings.supervisor.isEmpty() ? QString() : u"\n\n"_s) + plainText(contents);
        } else if (role == u"tool" || role == u"function") {
            const QString call = message[u"tool_call_id"].toString();
            m_last = m_conversation.addResult(m_last, call.isEmpty() ? m_functionCall : call, contents, false);
        } else {
            if (!contents.isEmpty())
                add(isSystem ? Role::Supervisor : role == u"assistant" ? Role::Assistant : Role::User, std::move(contents));
            addCalls(message);
        }
    }

    //! The node of the last message; 0 where there is none.
    qint64 last() const { return m_last; }
    //! Parts of messages that could not be taken.
    int missing() const { return m_missing; }
    //! What the chat begins with.
    const SessionSettings &settings() const { return m_settings; }

private:
    void add(Role role, Contents contents)
    {
        Canister canister;
        canister.role = role;
        canister.contents = std::move(contents);
        if (role == Role::Assistant) {
            canister.stop = StopReason::Finished;
            canister.model = m_model;
        }
        m_last = m_conversation.add(m_last, std::move(canister));
    }

    void addCalls(const QJsonObject &message)
    {
        const auto addCall = [this](const QString &id, const QJsonValue &function) {
            m_last = m_conversation.addCall(m_last, id, function[u"name"].toString(), function[u"arguments"].toString().toUtf8());
        };
        for (const QJsonValue &call : message[u"tool_calls"].toArray())
            addCall(call[u"id"].toString(), call[u"function"]);
        // As it was before there were several calls at a time, and without identifiers.
        if (const QJsonValue call = message[u"function_call"]; call.isObject()) {
            m_functionCall = u"function_call_%1"_s.arg(m_last + 1);
            addCall(m_functionCall, call);
        }
    }

    ForeignConversation &m_conversation;
    const ModelAddress m_model;
    SessionSettings m_settings;
    int m_missing = 0;
    qint64 m_last = 0;
    QString m_functionCall;
};

} // namespace

bool OpenAiChatReader::recognises(const JsonText &first)
{
    const auto messages = first.member(u"messages");
    return messages && messages->bytes().startsWith('[') && !first.member(u"mapping");
}

QString OpenAiChatReader::format() const
{
    return OpenAiChatTexts::tr("chats in OpenAI's form");
}

Result<void> OpenAiChatReader::take(const JsonText &piece)
{
    const QJsonObject object = piece.read().toObject();
    if (!object[u"messages"].isArray())
        return failure(ErrorCategory::Validation, OpenAiChatTexts::tr("A chat has no “messages”."));
    ForeignConversation conversation(u"openai"_s, identifierFor(piece.compacted().bytes()));
    conversation.setTime(m_when);
    const QString model = object[u"model"].toString();
    ChatMessages messages(conversation, model.isEmpty() ? ModelAddress() : ModelAddress {u"openai"_s, model});
    for (const QJsonValue &message : object[u"messages"].toArray())
        messages.take(message.toObject());
    const qint64 last = conversation.close(messages.last());
    for (int count = 0; count < messages.missing(); ++count)
        leaveOut(OpenAiChatTexts::tr("parts that are neither text nor a picture in the file"));
    if (conversation.count() == 0) {
        leaveOut(OpenAiChatTexts::tr("chats without a message"));
        return {};
    }
    ArchivedConversation record;
    record.id = conversation.id();
    record.created = record.changed = m_when;
    record.title = conversation.title();
    record.settings = messages.settings().toJson();
    put(record);
    const QList<ArchivedNode> nodes = conversation.takeNodes();
    for (const ArchivedNode &node : nodes)
        put(node);
    put(ArchivedEnd {last});
    return {};
}

} // namespace model
