// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/serving/acp/acpupdates.h"

#include "model/basics/overloaded.h"
#include "model/schema/jsonwriter.h"
#include "model/text/visibletext.h"

#include <QDir>

#include <array>

namespace gui {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonWriter;

namespace {

constexpr qsizetype longestCallTitle = 160;

JsonWriter &beginUpdate(JsonWriter &writer, QStringView kind)
{
    return writer.beginObject().member(u"sessionUpdate", kind);
}

void writeTextBlock(JsonWriter &writer, const QString &text)
{
    writer.beginObject().member(u"type", u"text").member(u"text", text).endObject();
}

//! Editors show a picture for each kind; that is all it is for.
QStringView kindOfTool(const QString &name)
{
    struct Kind {
        QStringView part;
        QStringView kind;
    };
    static constexpr std::array toolKinds {Kind {u"write", u"edit"}, Kind {u"edit", u"edit"}, Kind {u"delete", u"delete"},
        Kind {u"move", u"move"}, Kind {u"fetch", u"fetch"}, Kind {u"web:", u"fetch"}, Kind {u"search", u"search"},
        Kind {u"find", u"search"}, Kind {u"list", u"search"}, Kind {u"read", u"read"}, Kind {u"code:", u"execute"},
        Kind {u"run", u"execute"}, Kind {u"command", u"execute"}};
    for (const Kind &kind : toolKinds) {
        if (name.contains(kind.part))
            return kind.kind;
    }
    return u"other";
}

QString titleOfCall(const model::Invocation &invocation)
{
    return model::shortened(
        model::visibleLine(invocation.name + u' ' + QString::fromUtf8(invocation.arguments).simplified()), longestCallTitle);
}

//! Members of a tool call, whose object is open.
void writeCall(JsonWriter &writer, const model::Invocation &invocation, QStringView status, const QString &folder)
{
    writer.member(u"toolCallId", invocation.id).member(u"title", titleOfCall(invocation)).member(u"kind", kindOfTool(invocation.name));
    writer.member(u"status", status);
    const auto arguments = JsonText::parse(invocation.arguments);
    if (!arguments)
        return;
    writer.member(u"rawInput", *arguments);
    const QString path = model::stringIn(*arguments, u"path");
    if (!path.isEmpty()) {
        writer.key(u"locations").beginArray().beginObject();
        writer.member(u"path", QDir::cleanPath(QDir(folder).absoluteFilePath(path))).endObject().endArray();
    }
}

void writeContents(JsonWriter &writer, const model::Contents &contents, const JsonText &difference)
{
    writer.key(u"content").beginArray();
    if (!difference.isEmpty())
        writer.splice(difference);
    for (const model::Content &content : contents) {
        QString text;
        std::visit(model::Overloaded {
                       [&](const model::TextContent &plain) { text = plain.text; },
                       [&](const model::DataContent &data) { text = data.json.toString(); },
                       [&](const model::FileContent &file) { text = model::inWords(file); },
                       [&](const model::ImageContent &picture) {
                           writer.beginObject().member(u"type", u"content").key(u"content").beginObject().member(u"type", u"image");
                           writer.member(u"mimeType", picture.mimeType).member(u"data", QString::fromLatin1(picture.data.toBase64()));
                           writer.endObject().endObject();
                       },
                       [](const model::ThoughtContent &) {},
                   },
            content);
        if (text.isEmpty())
            continue;
        writer.beginObject().member(u"type", u"content").key(u"content");
        writeTextBlock(writer, text);
        writer.endObject();
    }
    writer.endArray();
}

JsonText differenceOf(const QString &path, const std::optional<QString> &before, const QString &after)
{
    JsonWriter writer;
    writer.beginObject().member(u"type", u"diff").member(u"path", path).key(u"oldText");
    if (before)
        writer.string(*before);
    else
        writer.null();
    return writer.member(u"newText", after).endObject().text();
}

} // namespace

JsonText acpChunk(QStringView kind, const QString &text)
{
    JsonWriter writer;
    beginUpdate(writer, kind).key(u"content");
    writeTextBlock(writer, text);
    return writer.endObject().text();
}

JsonText acpDifference(const model::FileChange &change)
{
    if (change.path.isEmpty() || change.lines.isEmpty())
        return {};
    QStringList before;
    QStringList after;
    for (const model::DiffLine &line : change.lines) {
        if (line.change != model::DiffLine::Change::Added)
            before.append(line.text);
        if (line.change != model::DiffLine::Change::Removed)
            after.append(line.text);
    }
    return differenceOf(change.path, change.exists ? std::optional(before.join(u'\n') + u'\n') : std::nullopt, after.join(u'\n') + u'\n');
}

JsonText acpDifference(const model::Invocation &invocation, const QString &folder)
{
    const auto arguments = JsonText::parse(invocation.arguments);
    const QString path = arguments ? model::stringIn(*arguments, u"path") : QString();
    if (path.isEmpty() || !arguments->member(u"old_text") || !arguments->member(u"new_text"))
        return {};
    return differenceOf(QDir::cleanPath(QDir(folder).absoluteFilePath(path)), model::stringIn(*arguments, u"old_text"),
        model::stringIn(*arguments, u"new_text"));
}

JsonText acpCall(const model::Invocation &invocation, const QString &folder, const JsonText &difference)
{
    JsonWriter writer;
    writeCall(beginUpdate(writer, u"tool_call"), invocation, u"pending", folder);
    if (!difference.isEmpty())
        writer.key(u"content").beginArray().splice(difference).endArray();
    return writer.endObject().text();
}

JsonText acpCallStatus(const QString &invocation, QStringView status)
{
    JsonWriter writer;
    beginUpdate(writer, u"tool_call_update").member(u"toolCallId", invocation).member(u"status", status);
    return writer.endObject().text();
}

JsonText acpCallEnd(const QString &invocation, const model::Contents &contents, bool failed, const JsonText &difference)
{
    JsonWriter writer;
    beginUpdate(writer, u"tool_call_update").member(u"toolCallId", invocation).member(u"status", failed ? u"failed" : u"completed");
    writeContents(writer, contents, difference);
    return writer.endObject().text();
}

QList<JsonText> acpReplay(const model::Canister &canister, const QString &folder)
{
    QList<JsonText> updates;
    switch (canister.role) {
    case model::Role::User: updates.append(acpChunk(u"user_message_chunk", canister.text())); break;
    case model::Role::Assistant:
        for (const model::Content &content : canister.contents) {
            if (const auto *thought = std::get_if<model::ThoughtContent>(&content); thought && !thought->text.isEmpty())
                updates.append(acpChunk(u"agent_thought_chunk", thought->text));
        }
        if (const QString text = canister.text(); !text.isEmpty())
            updates.append(acpChunk(u"agent_message_chunk", text));
        break;
    case model::Role::Invocation:
        if (canister.invocation)
            updates.append(acpCall(*canister.invocation, folder, acpDifference(*canister.invocation, folder)));
        break;
    case model::Role::Result:
        if (canister.result)
            updates.append(acpCallEnd(canister.result->invocation, canister.contents, canister.result->error.has_value()));
        break;
    case model::Role::Supervisor:
    case model::Role::Document: break;
    }
    return updates;
}

JsonText acpPermission(const QString &session, const model::Question::Subject &subject, const QString &folder)
{
    JsonWriter writer;
    writer.beginObject().member(u"sessionId", session).key(u"toolCall").beginObject();
    writeCall(writer, {subject.invocation, subject.tool, subject.values.bytes()}, u"pending", folder);
    writer.key(u"content").beginArray();
    if (const JsonText difference = subject.change ? acpDifference(*subject.change) : JsonText(); !difference.isEmpty())
        writer.splice(difference);
    writer.beginObject().member(u"type", u"content").key(u"content");
    writeTextBlock(writer, subject.inFull());
    writer.endObject().endArray().endObject().key(u"options").beginArray();
    const auto option = [&writer](QStringView kind, const QString &name) {
        writer.beginObject().member(u"optionId", kind).member(u"name", name).member(u"kind", kind).endObject();
    };
    option(u"allow_once", u"Allow once"_s);
    option(u"allow_always", u"Allow in this conversation"_s);
    option(u"reject_once", u"Refuse"_s);
    return writer.endArray().endObject().text();
}

JsonText acpElicitation(const QString &session, const QString &id, const model::Question::Subject &subject)
{
    JsonWriter writer;
    writer.beginObject().member(u"sessionId", session).member(u"message", subject.text);
    if (!subject.invocation.isEmpty())
        writer.member(u"toolCallId", subject.invocation);
    writer.member(u"mode", subject.url.isEmpty() ? u"form" : u"url");
    if (subject.url.isEmpty())
        writer.member(
            u"requestedSchema", subject.schema.isEmpty() ? JsonText::trusted(R"({"type":"object","properties":{}})") : subject.schema);
    else
        writer.member(u"url", subject.url.toString()).member(u"elicitationId", id);
    return writer.endObject().text();
}

model::Verdict acpVerdict(const std::optional<JsonText> &answer)
{
    const JsonText outcome = answer.value_or(JsonText()).member(u"outcome").value_or(JsonText());
    const QString chosen = model::stringIn(outcome, u"optionId");
    if (model::stringIn(outcome, u"outcome") != "selected"_L1)
        return model::Verdict::Refuse;
    return chosen == "allow_once"_L1  ? model::Verdict::AllowOnce
        : chosen == "allow_always"_L1 ? model::Verdict::AllowConversation
                                      : model::Verdict::Refuse;
}

} // namespace gui
