// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/conversation/canisterjson.h"

#include "model/schema/jsonwriter.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

const QString plainTextType = u"text/plain"_s;
const QString jsonType = u"application/json"_s;

//! A canister takes one line wherever it is written, and JSON that goes back to a provider keeps its bytes: so a text with line
//! ends or white space around it is written as a string, in a member of its own.
bool canBeSpliced(const QByteArray &text)
{
    return !text.contains('\n') && !text.contains('\r') && text.trimmed().size() == text.size();
}

void writeJson(JsonWriter &writer, const QString &name, const JsonText &text)
{
    if (text.isEmpty())
        return;
    if (canBeSpliced(text.bytes()))
        writer.member(name, text);
    else
        writer.member(name + u"-text"_s, text.toString());
}

void writeUnlessEmpty(JsonWriter &writer, QStringView name, const QString &text)
{
    if (!text.isEmpty())
        writer.member(name, text);
}

void write(JsonWriter &writer, const TextContent &content)
{
    writer.member(u"type", u"text").member(u"text", content.text);
    if (content.mimeType != plainTextType)
        writer.member(u"mime-type", content.mimeType);
}

void write(JsonWriter &writer, const ImageContent &content)
{
    writer.member(u"type", u"image").member(u"mime-type", content.mimeType);
    writeUnlessEmpty(writer, u"name", content.name);
    writer.member(u"data", QString::fromLatin1(content.data.toBase64()));
}

void write(JsonWriter &writer, const FileContent &content)
{
    writer.member(u"type", u"file").member(u"mime-type", content.mimeType);
    writeUnlessEmpty(writer, u"name", content.name);
    writer.member(u"data", QString::fromLatin1(content.data.toBase64()));
}

void write(JsonWriter &writer, const ThoughtContent &content)
{
    writer.member(u"type", u"thought").member(u"text", content.text);
    writeUnlessEmpty(writer, u"dialect", content.dialect);
    writeJson(writer, u"native"_s, content.native);
}

void write(JsonWriter &writer, const DataContent &content)
{
    writer.member(u"type", u"data");
    if (content.mimeType != jsonType)
        writer.member(u"mime-type", content.mimeType);
    writeJson(writer, u"json"_s, content.json);
}

void write(JsonWriter &writer, const Contents &contents)
{
    writer.beginArray();
    for (const Content &content : contents) {
        writer.beginObject();
        std::visit([&writer](const auto &alternative) { write(writer, alternative); }, content);
        writer.endObject();
    }
    writer.endArray();
}

void write(JsonWriter &writer, const Invocation &invocation, CanisterForm form)
{
    writer.beginObject();
    if (form == CanisterForm::Whole)
        writer.member(u"id", invocation.id);
    writer.member(u"name", invocation.name);
    const auto arguments = JsonText::parse(invocation.arguments);
    if (arguments && !arguments->isEmpty() && arguments->bytes() == invocation.arguments)
        writeJson(writer, u"arguments"_s, *arguments);
    else
        writer.member(u"arguments-text", QString::fromUtf8(invocation.arguments));
    writeJson(writer, u"edited-arguments"_s, invocation.editedArguments);
    if (!invocation.repairs.isEmpty())
        writer.member(u"repairs", invocation.repairs.join(u' '));
    writer.endObject();
}

//! The canonical form leaves out which results these are and how long ago.
void writeReuse(JsonWriter &writer, const ResultState &result, CanisterForm form)
{
    const bool whole = form == CanisterForm::Whole;
    if (result.reused && !whole)
        writer.flag(u"reused", true);
    if (result.reused && whole) {
        writer.key(u"reused").beginObject().member(u"invocation", result.reused->invocation);
        writer.key(u"milliseconds").number(result.reused->milliseconds);
        writer.member(u"canisters", qint64(result.reused->canisters)).endObject();
    }
    if (result.supersedes.isEmpty())
        return;
    writer.key(u"supersedes").beginArray();
    for (const QString &invocation : result.supersedes)
        writer.string(whole ? invocation : QString());
    writer.endArray();
}

void writeSteps(JsonWriter &writer, const QList<InvocationStep> &steps)
{
    if (steps.isEmpty())
        return;
    writer.key(u"steps");
    write(writer, steps);
}

void writeLifecycle(JsonWriter &writer, const QStringList &lifecycle)
{
    if (lifecycle.isEmpty())
        return;
    writer.key(u"lifecycle").beginArray();
    for (const QString &state : lifecycle)
        writer.string(state);
    writer.endArray();
}

void write(JsonWriter &writer, const ResultState &result, CanisterForm form)
{
    const bool whole = form == CanisterForm::Whole;
    writer.beginObject();
    if (whole)
        writer.member(u"invocation", result.invocation);
    if (result.error) {
        writer.key(u"error").beginObject();
        writer.member(u"category", toWire(result.error->category)).member(u"message", result.error->message);
        if (whole)
            writeUnlessEmpty(writer, u"detail", result.error->detail);
        writer.endObject();
    }
    if (whole)
        writer.key(u"milliseconds").number(result.milliseconds);
    writeUnlessEmpty(writer, u"display", result.display);
    writeUnlessEmpty(writer, u"whole", result.whole);
    writeReuse(writer, result, form);
    if (whole)
        writeSteps(writer, result.steps);
    writeLifecycle(writer, result.lifecycle);
    writer.endObject();
}

void writeAnswer(JsonWriter &writer, const Canister &canister, CanisterForm form)
{
    writeUnlessEmpty(writer, u"model", canister.model.toString());
    if (canister.stop != StopReason::None)
        writer.member(u"stop", toWire(canister.stop));
    if (form == CanisterForm::Whole && canister.usage != Usage())
        writer.member(u"usage", toJson(canister.usage));
    if (canister.interrupted)
        writer.flag(u"interrupted", true);
}

} // namespace

void write(JsonWriter &writer, const QList<InvocationStep> &steps)
{
    writer.beginArray();
    for (const InvocationStep &step : steps) {
        writer.beginObject().member(u"name", step.name).key(u"milliseconds").number(step.milliseconds);
        writeUnlessEmpty(writer, u"remark", step.remark);
        writer.endObject();
    }
    writer.endArray();
}

JsonText toJson(const Canister &canister, CanisterForm form)
{
    const bool whole = form == CanisterForm::Whole;
    JsonWriter writer;
    writer.beginObject();
    if (whole)
        writer.member(u"id", canister.id.toString());
    writer.member(u"role", toWire(canister.role));
    writeUnlessEmpty(writer, u"title", canister.title);
    writer.key(u"contents");
    write(writer, canister.contents);
    if (canister.invocation)
        write(writer.key(u"invocation"), *canister.invocation, form);
    if (canister.result)
        write(writer.key(u"result"), *canister.result, form);
    writeAnswer(writer, canister, form);
    writeUnlessEmpty(writer, u"damage", canister.damage);
    if (whole)
        writer.member(u"created", canister.created.toUTC().toString(Qt::ISODateWithMs));
    writer.endObject();
    return writer.text();
}

JsonText toJson(const Contents &contents)
{
    JsonWriter writer;
    write(writer, contents);
    return writer.text();
}

JsonText toJson(const Usage &usage)
{
    JsonWriter writer;
    writer.beginObject();
    writer.member(u"input", usage.input).member(u"output", usage.output);
    writer.member(u"cache-read", usage.cacheRead).member(u"cache-write", usage.cacheWrite);
    writer.endObject();
    return writer.text();
}

} // namespace model
