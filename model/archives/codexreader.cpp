// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/archives/codexreader.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct CodexTexts {
    Q_DECLARE_TR_FUNCTIONS(CodexReader)
};

//! What the program puts before a person's words, in their name.
bool isOfTheProgram(const QString &text)
{
    return text.startsWith(u"<environment_context>") || text.startsWith(u"<user_instructions>") || text.startsWith(u"<permissions")
        || text.startsWith(u"# AGENTS.md instructions");
}

//! The text of a result, which may stand in JSON of its own.
QString codexOutput(const QJsonValue &output)
{
    if (output.isObject())
        return foreignText(output[u"content"]);
    const QString text = foreignText(output);
    const auto json = text.startsWith(u'{') ? JsonText::parse(text.toUtf8()) : tl::make_unexpected(Error());
    const QJsonValue inner = json ? json->read()[u"output"] : QJsonValue();
    return inner.isString() ? inner.toString() : text;
}

} // namespace

bool CodexReader::recognises(const JsonText &first)
{
    const QJsonObject object = first.read().toObject();
    const bool isOfToday = object[u"type"] == u"session_meta"_s && object[u"payload"].isObject();
    const bool isEarlier = object[u"id"].isString() && object[u"timestamp"].isString() && object.contains(u"instructions");
    return isOfToday || isEarlier;
}

QString CodexReader::format() const
{
    return CodexTexts::tr("a session of Codex");
}

Result<void> CodexReader::take(const JsonText &piece)
{
    const QJsonObject line = piece.read().toObject();
    const QString type = line[u"type"].toString();
    if (!m_session) {
        const QJsonObject meta = line[u"payload"].isObject() ? line[u"payload"].toObject() : line;
        m_session = std::make_unique<SessionFile>(
            u"codex"_s, meta[u"id"].toString(identifierFor(piece.bytes())), [this](ArchiveRecord record) { put(std::move(record)); });
        m_session->setTime(foreignTime(line[u"timestamp"]));
        return {};
    }
    m_session->setTime(foreignTime(line[u"timestamp"]));
    if (type == u"turn_context")
        m_model = line[u"payload"][u"model"].toString();
    else if (type == u"response_item")
        takeItem(line[u"payload"].toObject());
    else if (!line.contains(u"payload"))
        takeItem(line);
    return {};
}

void CodexReader::takeItem(const QJsonObject &item)
{
    const QString type = item[u"type"].toString();
    ForeignConversation &conversation = m_session->conversation();
    const qint64 last = m_session->last();
    const QString call = item[u"call_id"].toString();
    if (type == u"message") {
        takeMessage(item);
    } else if (type == u"reasoning") {
        const QString text = foreignText(item[u"summary"]);
        Canister canister;
        canister.role = Role::Assistant;
        canister.contents = {ThoughtContent {text, {}, {}}};
        canister.stop = StopReason::Finished;
        if (!text.isEmpty())
            m_session->added(conversation.add(last, std::move(canister)));
    } else if (type == u"function_call") {
        m_session->added(conversation.addCall(last, call, item[u"name"].toString(), item[u"arguments"].toString().toUtf8()));
    } else if (type == u"custom_tool_call") {
        m_session->added(
            conversation.addCall(last, call, item[u"name"].toString(), JsonText::of(QJsonObject {{u"input"_s, item[u"input"]}}).bytes()));
    } else if (type == u"local_shell_call") {
        m_session->added(conversation.addCall(last, call, u"local_shell"_s, JsonText::of(item[u"action"].toObject()).bytes()));
    } else if (type == u"function_call_output" || type == u"custom_tool_call_output" || type == u"local_shell_call_output") {
        m_session->added(conversation.addResult(last, call, {TextContent {codexOutput(item[u"output"])}}, false));
    } else if (!type.isEmpty()) {
        leaveOut(CodexTexts::tr("entries that are neither messages nor tool calls"));
    }
}

void CodexReader::takeMessage(const QJsonObject &item)
{
    const QString role = item[u"role"].toString();
    Canister canister;
    for (const QJsonValue &part : item[u"content"].toArray()) {
        if (const QString text = part[u"text"].toString(); !text.isEmpty() && !isOfTheProgram(text))
            canister.contents += TextContent {text};
        else if (const auto picture = foreignPicture(part[u"image_url"].toString()))
            canister.contents += *picture;
    }
    if ((role != u"user" && role != u"assistant") || canister.contents.isEmpty()) {
        leaveOut(CodexTexts::tr("what the program told the model"));
        return;
    }
    canister.role = role == u"user" ? Role::User : Role::Assistant;
    if (canister.role == Role::Assistant) {
        canister.stop = StopReason::Finished;
        canister.model = m_model.isEmpty() ? ModelAddress() : ModelAddress {u"openai"_s, m_model};
    }
    m_session->added(m_session->conversation().add(m_session->last(), std::move(canister)));
}

Result<void> CodexReader::end()
{
    if (m_session)
        m_session->end();
    return {};
}

} // namespace model
