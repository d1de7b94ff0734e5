// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/conversation/canisterjson.h"

#include "model/schema/jsonscanner.h"
#include "model/schema/jsonview.h"
#include "model/schema/jsonwriter.h"

#include <QCoreApplication>

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
    if (canister.meanwhile)
        writer.flag(u"meanwhile", true);
    if (canister.byHand)
        writer.flag(u"by-hand", true);
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
    if (usage.estimated > 0)
        writer.member(u"estimated", usage.estimated);
    writer.endObject();
    return writer.text();
}

} // namespace model

// The reading half of canisterjson.h.

namespace model {

namespace {

using Members = JsonView::Members;

struct CanisterReadTexts {
    Q_DECLARE_TR_FUNCTIONS(CanisterJson)
};

auto malformed(const QString &what)
{
    return failure(ErrorCategory::Validation, CanisterReadTexts::tr("This is not a canister: %1.").arg(what));
}

//! What a member says. U+FFFD for half of a surrogate pair that an escape names alone, which is no character.
QString saidIn(const JsonView &value)
{
    if (!value.isString() || !value.text().contains("\\u"))
        return value.string();
    return JsonScanner::decoded(JsonScanner::withWholeEscapes(value.text().toByteArray()));
}

JsonText jsonOf(const JsonView &value)
{
    return JsonText::trusted(value.text().toByteArray());
}

//! The JSON that stands in a member as it is, or as a string where it could not be spliced.
Result<JsonText> readJson(const Members &members, const QByteArray &name)
{
    const JsonView asString = members[name + "-text"];
    if (asString.isString())
        return JsonText::parse(saidIn(asString).toUtf8());
    return jsonOf(members[name]);
}

Result<Content> readThought(const Members &members)
{
    const auto native = readJson(members, "native");
    if (!native)
        return tl::unexpected(native.error());
    return ThoughtContent {saidIn(members["text"]), saidIn(members["dialect"]), *native};
}

//! Of an image or a file.
template <typename Bytes>
Result<Content> readBytes(const Members &members)
{
    const auto data = QByteArray::fromBase64Encoding(saidIn(members["data"]).toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
    if (!data)
        return malformed(u"data of an image or a file"_s);
    return Bytes {data.decoded, saidIn(members["mime-type"]), saidIn(members["name"])};
}

QString mimeTypeIn(const Members &members, const QString &standard)
{
    const JsonView type = members["mime-type"];
    return type.isString() ? saidIn(type) : standard;
}

Result<Content> readText(const Members &members)
{
    if (!members["text"].isString())
        return malformed(u"text of a content"_s);
    TextContent content;
    content.text = saidIn(members["text"]);
    content.mimeType = mimeTypeIn(members, content.mimeType);
    return content;
}

Result<Content> readData(const Members &members)
{
    const auto json = readJson(members, "json");
    if (!json)
        return tl::unexpected(json.error());
    DataContent content;
    content.json = *json;
    content.mimeType = mimeTypeIn(members, content.mimeType);
    return content;
}

Result<Content> readContent(const Members &members)
{
    const JsonView type = members["type"];
    if (type == "text")
        return readText(members);
    if (type == "thought")
        return readThought(members);
    if (type == "image")
        return readBytes<ImageContent>(members);
    if (type == "file")
        return readBytes<FileContent>(members);
    if (type == "data")
        return readData(members);
    return malformed(u"type of a content"_s);
}

Result<Contents> readContents(const JsonView &value)
{
    if (!value.isArray())
        return malformed(u"contents"_s);
    Contents contents;
    for (const JsonView &element : value.elements()) {
        const auto content = readContent(element.members());
        if (!content)
            return tl::unexpected(content.error());
        contents += *content;
    }
    return contents;
}

Result<Invocation> readInvocation(const Members &members)
{
    Invocation invocation;
    invocation.id = saidIn(members["id"]);
    invocation.name = saidIn(members["name"]);
    const JsonView arguments = members["arguments-text"];
    invocation.arguments = arguments.isString() ? saidIn(arguments).toUtf8() : members["arguments"].text().toByteArray();
    const auto edited = readJson(members, "edited-arguments");
    if (!edited)
        return tl::unexpected(edited.error());
    invocation.editedArguments = *edited;
    invocation.repairs = saidIn(members["repairs"]).split(u' ', Qt::SkipEmptyParts);
    return invocation;
}

QList<InvocationStep> readSteps(const JsonView &list)
{
    QList<InvocationStep> steps;
    for (const JsonView &step : list.elements()) {
        const Members members = step.members();
        steps.append({saidIn(members["name"]), members["milliseconds"].real(), saidIn(members["remark"])});
    }
    return steps;
}

QStringList readStrings(const JsonView &list)
{
    QStringList strings;
    for (const JsonView &string : list.elements())
        strings.append(saidIn(string));
    return strings;
}

ResultState readResult(const Members &members)
{
    ResultState result;
    result.invocation = saidIn(members["invocation"]);
    if (const Members error = members["error"].members(); !error.isEmpty())
        result.error = Error {errorCategoryFromWire(saidIn(error["category"])), saidIn(error["message"]), saidIn(error["detail"])};
    result.milliseconds = members["milliseconds"].real();
    result.display = saidIn(members["display"]);
    result.whole = saidIn(members["whole"]);
    if (const Members reused = members["reused"].members(); !reused.isEmpty())
        result.reused = ReusedResult {saidIn(reused["invocation"]), reused["milliseconds"].real(), int(reused["canisters"].integer())};
    result.supersedes = readStrings(members["supersedes"]);
    result.steps = readSteps(members["steps"]);
    result.lifecycle = readStrings(members["lifecycle"]);
    return result;
}

Usage readUsage(const Members &members)
{
    return {members["input"].integer(), members["output"].integer(), members["cache-read"].integer(), members["cache-write"].integer(),
        members["estimated"].integer()};
}

void readAnswer(Canister &canister, const Members &members)
{
    canister.model = ModelAddress::parse(saidIn(members["model"])).value_or(ModelAddress());
    canister.stop = stopReasonFromWire(saidIn(members["stop"]));
    canister.usage = readUsage(members["usage"].members());
    canister.interrupted = members["interrupted"].isTrue();
    canister.meanwhile = members["meanwhile"].isTrue();
    canister.byHand = members["by-hand"].isTrue();
    canister.damage = saidIn(members["damage"]);
}

void readWhole(Canister &canister, const Members &members)
{
    if (const QString id = saidIn(members["id"]); !id.isEmpty())
        canister.id = CanisterId(id);
    if (const auto created = QDateTime::fromString(saidIn(members["created"]), Qt::ISODateWithMs); created.isValid())
        canister.created = created.toUTC();
    canister.title = saidIn(members["title"]);
}

} // namespace

Result<Canister> canisterFromJson(const JsonText &text)
{
    const Members members = JsonView::of(text).members();
    const auto role = roleFromWire(saidIn(members["role"]));
    if (!role)
        return malformed(u"role"_s);
    const auto contents = readContents(members["contents"]);
    if (!contents)
        return tl::unexpected(contents.error());
    Canister canister;
    canister.role = *role;
    canister.contents = *contents;
    readWhole(canister, members);
    readAnswer(canister, members);
    if (const JsonView called = members["invocation"]; !called.isNone()) {
        const auto invocation = readInvocation(called.members());
        if (!invocation)
            return tl::unexpected(invocation.error());
        canister.invocation = *invocation;
    }
    if (const JsonView result = members["result"]; !result.isNone())
        canister.result = readResult(result.members());
    return canister;
}

Result<Contents> contentsFromJson(const JsonText &text)
{
    return readContents(JsonView::of(text));
}

} // namespace model
