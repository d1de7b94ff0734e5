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
    SessionSettings settings;
    const ModelAddress model {u"openai"_s, object[u"model"].toString()};
    int missing = 0;
    qint64 last = 0;
    QString functionCall;
    for (const QJsonValue &value : object[u"messages"].toArray()) {
        const QJsonObject message = value.toObject();
        const QString role = message[u"role"].toString();
        Contents contents = contentsOfMessage(message, missing);
        const bool isSystem = role == u"system" || role == u"developer";
        if (isSystem && last == 0) {
            settings.supervisor += (settings.supervisor.isEmpty() ? QString() : u"\n\n"_s) + plainText(contents);
            continue;
        }
        if (role == u"tool" || role == u"function") {
            const QString call = message[u"tool_call_id"].toString();
            last = conversation.addResult(last, call.isEmpty() ? functionCall : call, contents, false);
            continue;
        }
        Canister canister;
        canister.role = isSystem ? Role::Supervisor : role == u"assistant" ? Role::Assistant : Role::User;
        canister.contents = contents;
        if (canister.role == Role::Assistant) {
            canister.stop = StopReason::Finished;
            canister.model = model.model.isEmpty() ? ModelAddress() : model;
        }
        if (!contents.isEmpty())
            last = conversation.add(last, std::move(canister));
        for (const QJsonValue &call : message[u"tool_calls"].toArray()) {
            last = conversation.addCall(
                last, call[u"id"].toString(), call[u"function"][u"name"].toString(), call[u"function"][u"arguments"].toString().toUtf8());
        }
        // As it was before there were several calls at a time, and without identifiers.
        if (const QJsonValue call = message[u"function_call"]; call.isObject()) {
            functionCall = u"function_call_%1"_s.arg(last + 1);
            last = conversation.addCall(last, functionCall, call[u"name"].toString(), call[u"arguments"].toString().toUtf8());
        }
    }
    last = conversation.close(last);
    for (int count = 0; count < missing; ++count)
        leaveOut(OpenAiChatTexts::tr("parts that are neither text nor a picture in the file"));
    if (conversation.count() == 0) {
        leaveOut(OpenAiChatTexts::tr("chats without a message"));
        return {};
    }
    ArchivedConversation record;
    record.id = conversation.id();
    record.created = record.changed = m_when;
    record.title = conversation.title();
    record.settings = settings.toJson();
    put(record);
    const QList<ArchivedNode> nodes = conversation.takeNodes();
    for (const ArchivedNode &node : nodes)
        put(node);
    put(ArchivedEnd {last});
    return {};
}

} // namespace model
