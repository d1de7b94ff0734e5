// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/turnevent.h"

#include "model/basics/overloaded.h"
#include "model/conversation/canisterjson.h"
#include "model/schema/jsonwriter.h"

#include <utility>

namespace model {

using namespace Qt::StringLiterals;

namespace {

JsonWriter begin(QStringView name)
{
    JsonWriter writer;
    writer.beginObject().member(u"event", name);
    return writer;
}

//! What the text of a result does not have: its pictures and files, by their names.
void writeFiles(JsonWriter &writer, const Contents &contents)
{
    const auto add = [&writer](QStringView kind, const QString &type, const QString &name, const QByteArray &data) {
        writer.beginObject().member(u"type", kind).member(u"mime-type", type);
        if (!name.isEmpty())
            writer.member(u"name", name);
        writer.member(u"bytes", qint64(data.size())).endObject();
    };
    bool any = false;
    for (const Content &content : contents) {
        const auto *image = std::get_if<ImageContent>(&content);
        const auto *file = std::get_if<FileContent>(&content);
        if ((image || file) && !std::exchange(any, true))
            writer.key(u"files").beginArray();
        if (image)
            add(u"image", image->mimeType, image->name, image->data);
        if (file)
            add(u"file", file->mimeType, file->name, file->data);
    }
    if (any)
        writer.endArray();
}

//! Arguments as JSON where they are JSON, else as the string that the model wrote.
void writeArguments(JsonWriter &writer, const QByteArray &arguments)
{
    writer.key(u"arguments");
    if (const auto text = JsonText::parse(arguments.trimmed().isEmpty() ? QByteArrayLiteral("{}") : arguments))
        writer.splice(text->compacted());
    else
        writer.string(QString::fromUtf8(arguments));
}

void writeError(JsonWriter &writer, const std::optional<Error> &error)
{
    writer.key(u"error");
    if (!error) {
        writer.null();
        return;
    }
    writer.beginObject().member(u"category", toWire(error->category)).member(u"message", error->message).endObject();
}

JsonText finish(JsonWriter &writer)
{
    return writer.endObject().text();
}

JsonText writeEvent(const StateEvent &event)
{
    JsonWriter writer = begin(u"state");
    writer.member(u"state", toWire(event.state)).member(u"round", qint64(event.round));
    if (event.waitingFor.isEmpty())
        return finish(writer);
    writer.key(u"waiting-for").beginArray();
    for (const QString &name : event.waitingFor)
        writer.string(name);
    writer.endArray();
    return finish(writer);
}

JsonText writeEvent(const DeltaEvent &event)
{
    JsonWriter writer = begin(u"delta");
    writer.member(u"kind", event.delta.kind == Delta::Kind::Text ? u"text" : u"thought").member(u"text", event.delta.text);
    return finish(writer);
}

JsonText writeEvent(const InvocationEvent &event)
{
    JsonWriter writer = begin(u"invocation");
    writer.member(u"id", event.invocation.id).member(u"name", event.invocation.name);
    writeArguments(writer, event.invocation.arguments);
    return finish(writer);
}

JsonText writeEvent(const InvocationStateEvent &event)
{
    JsonWriter writer = begin(u"invocation-state");
    writer.member(u"invocation", event.invocation).member(u"state", toWire(event.state));
    if (event.lifecycle)
        writer.member(u"lifecycle", toWire(*event.lifecycle));
    return finish(writer);
}

JsonText writeEvent(const ProgressEvent &event)
{
    JsonWriter writer = begin(u"progress");
    writer.member(u"invocation", event.invocation).key(u"progress").number(event.progress);
    writer.key(u"total").number(event.total).member(u"text", event.text);
    return finish(writer);
}

JsonText writeEvent(const QuestionEvent &event)
{
    JsonWriter writer = begin(u"question");
    writer.member(u"id", event.id.toString()).member(u"kind", toWire(event.kind)).member(u"text", event.text);
    return finish(writer);
}

JsonText writeEvent(const AnswerEvent &event)
{
    JsonWriter writer = begin(u"answer");
    writer.member(u"id", event.id.toString()).member(u"answer", toWire(event.verdict)).member(u"by", toWire(event.by));
    return finish(writer);
}

JsonText writeEvent(const RetryEvent &event)
{
    JsonWriter writer = begin(u"retry");
    writer.member(u"after-milliseconds", qint64(event.milliseconds)).member(u"reason", event.reason);
    return finish(writer);
}

JsonText writeEvent(const NoticeEvent &event)
{
    JsonWriter writer = begin(u"notice");
    writer.member(u"text", event.text);
    return finish(writer);
}

JsonText writeEvent(const ResultEvent &event)
{
    JsonWriter writer = begin(u"result");
    writer.member(u"invocation", event.outcome.invocation).member(u"text", plainText(event.outcome.contents));
    writeFiles(writer, event.outcome.contents);
    writeError(writer, event.outcome.error);
    writer.key(u"milliseconds").number(event.outcome.milliseconds);
    if (event.outcome.reused)
        writer.member(u"reused", event.outcome.reused->invocation);
    write(writer.key(u"steps"), event.outcome.steps);
    return finish(writer);
}

JsonText writeEvent(const CanisterEvent &event)
{
    JsonWriter writer = begin(u"canister");
    // An answer may be long: none of it is copied on its way.
    const JsonText canister = toJson(*event.canister);
    for (const JsonView::Members::Member &member : JsonView::of(canister).members())
        writer.splice(member);
    return finish(writer);
}

JsonText writeEvent(const EndEvent &event)
{
    JsonWriter writer = begin(u"end");
    writer.member(u"state", toWire(event.state)).member(u"conversation", event.conversation.toString());
    writer.member(u"turn", event.turn.toString()).member(u"usage", toJson(event.usage));
    writeError(writer, event.error);
    if (event.state == TurnState::RolledBack) {
        writer.key(u"ran").beginArray();
        for (const RanInvocation &ran : event.ran) {
            writer.beginObject().member(u"id", ran.id).member(u"name", ran.name);
            writeArguments(writer, ran.arguments);
            if (ran.broke)
                writer.flag(u"broke", true);
            if (ran.stopped)
                writer.flag(u"stopped", true);
            writer.endObject();
        }
        writer.endArray();
    }
    return finish(writer);
}

} // namespace

JsonText toJson(const TurnEvent &event)
{
    return std::visit([](const auto &alternative) { return writeEvent(alternative); }, event);
}

} // namespace model
