// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/conversation/canisterjson.h"

#include "model/schema/jsonwriter.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

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

struct CanisterReadTexts {
    Q_DECLARE_TR_FUNCTIONS(CanisterJson)
};

auto malformed(const QString &what)
{
    return failure(ErrorCategory::Validation, CanisterReadTexts::tr("This is not a canister: %1.").arg(what));
}

//! The JSON that stands in a member as it is, or as a string where it could not be spliced.
Result<JsonText> readJson(const QJsonObject &object, const JsonText &text, const QString &name)
{
    const QJsonValue asString = object.value(name + u"-text"_s);
    if (asString.isString())
        return JsonText::parse(asString.toString().toUtf8());
    if (!object.contains(name))
        return JsonText();
    return text.member(name).value_or(JsonText());
}

Result<Content> readThought(const QJsonObject &object, const JsonText &text)
{
    const auto native = readJson(object, text, u"native"_s);
    if (!native)
        return tl::unexpected(native.error());
    return ThoughtContent {object.value(u"text").toString(), object.value(u"dialect").toString(), *native};
}

//! Of an image or a file.
template <typename Bytes>
Result<Content> readBytes(const QJsonObject &object)
{
    const auto data = QByteArray::fromBase64Encoding(object.value(u"data").toString().toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
    if (!data)
        return malformed(u"data of an image or a file"_s);
    return Bytes {data.decoded, object.value(u"mime-type").toString(), object.value(u"name").toString()};
}

Result<Content> readData(const QJsonObject &object, const JsonText &text)
{
    const auto json = readJson(object, text, u"json"_s);
    if (!json)
        return tl::unexpected(json.error());
    DataContent content;
    content.json = *json;
    content.mimeType = object.value(u"mime-type").toString(content.mimeType);
    return content;
}

Result<Content> readContent(const QJsonObject &object, const JsonText &text)
{
    const QString type = object.value(u"type").toString();
    if (type == u"text") {
        if (!object.value(u"text").isString())
            return malformed(u"text of a content"_s);
        TextContent content;
        content.text = object.value(u"text").toString();
        content.mimeType = object.value(u"mime-type").toString(content.mimeType);
        return content;
    }
    if (type == u"thought")
        return readThought(object, text);
    if (type == u"image")
        return readBytes<ImageContent>(object);
    if (type == u"file")
        return readBytes<FileContent>(object);
    if (type == u"data")
        return readData(object, text);
    return malformed(u"type of a content"_s);
}

bool isSelfContained(const QJsonObject &object)
{
    const QString type = object.value(u"type").toString();
    return type == u"text" || type == u"image" || type == u"file";
}

//! \param text yields the text of the whole array; asked for only where a content holds JSON of its own.
template <typename ArrayText>
Result<Contents> readContents(const QJsonValue &value, ArrayText text)
{
    if (!value.isArray())
        return malformed(u"contents"_s);
    Contents contents;
    QList<std::pair<QString, JsonText>> elements;
    const QJsonArray array = value.toArray();
    for (qsizetype index = 0; index < array.size(); ++index) {
        const QJsonObject object = array.at(index).toObject();
        if (!isSelfContained(object) && elements.isEmpty())
            elements = text().members();
        const auto content = readContent(object, elements.isEmpty() ? JsonText() : elements.at(index).second);
        if (!content)
            return tl::unexpected(content.error());
        contents += *content;
    }
    return contents;
}

Result<Invocation> readInvocation(const QJsonObject &object, const JsonText &text)
{
    Invocation invocation;
    invocation.id = object.value(u"id").toString();
    invocation.name = object.value(u"name").toString();
    if (object.value(u"arguments-text").isString())
        invocation.arguments = object.value(u"arguments-text").toString().toUtf8();
    else
        invocation.arguments = text.member(u"arguments").value_or(JsonText()).bytes();
    const auto edited = readJson(object, text, u"edited-arguments"_s);
    if (!edited)
        return tl::unexpected(edited.error());
    invocation.editedArguments = *edited;
    invocation.repairs = object.value(u"repairs").toString().split(u' ', Qt::SkipEmptyParts);
    return invocation;
}

QList<InvocationStep> readSteps(const QJsonArray &array)
{
    QList<InvocationStep> steps;
    for (const QJsonValue &value : array)
        steps.append({value[u"name"].toString(), value[u"milliseconds"].toDouble(), value[u"remark"].toString()});
    return steps;
}

ResultState readResult(const QJsonObject &object)
{
    ResultState result;
    result.invocation = object.value(u"invocation").toString();
    if (const QJsonObject error = object.value(u"error").toObject(); !error.isEmpty()) {
        result.error = Error {errorCategoryFromWire(error.value(u"category").toString()), error.value(u"message").toString(),
            error.value(u"detail").toString()};
    }
    result.milliseconds = object.value(u"milliseconds").toDouble();
    result.display = object.value(u"display").toString();
    result.whole = object.value(u"whole").toString();
    if (const QJsonObject reused = object.value(u"reused").toObject(); !reused.isEmpty())
        result.reused = ReusedResult {
            reused.value(u"invocation").toString(), reused.value(u"milliseconds").toDouble(), reused.value(u"canisters").toInt()};
    for (const QJsonValue &invocation : object.value(u"supersedes").toArray())
        result.supersedes.append(invocation.toString());
    result.steps = readSteps(object.value(u"steps").toArray());
    for (const QJsonValue &state : object.value(u"lifecycle").toArray())
        result.lifecycle.append(state.toString());
    return result;
}

Usage readUsage(const QJsonObject &object)
{
    return {object.value(u"input").toInteger(), object.value(u"output").toInteger(), object.value(u"cache-read").toInteger(),
        object.value(u"cache-write").toInteger(), object.value(u"estimated").toInteger()};
}

void readAnswer(Canister &canister, const QJsonObject &object)
{
    canister.model = ModelAddress::parse(object.value(u"model").toString()).value_or(ModelAddress());
    canister.stop = stopReasonFromWire(object.value(u"stop").toString());
    canister.usage = readUsage(object.value(u"usage").toObject());
    canister.interrupted = object.value(u"interrupted").toBool();
    canister.meanwhile = object.value(u"meanwhile").toBool();
    canister.byHand = object.value(u"by-hand").toBool();
    canister.damage = object.value(u"damage").toString();
}

void readWhole(Canister &canister, const QJsonObject &object)
{
    if (const QString id = object.value(u"id").toString(); !id.isEmpty())
        canister.id = CanisterId(id);
    if (const auto created = QDateTime::fromString(object.value(u"created").toString(), Qt::ISODateWithMs); created.isValid())
        canister.created = created.toUTC();
    canister.title = object.value(u"title").toString();
}

} // namespace

Result<Canister> canisterFromJson(const JsonText &text)
{
    const QJsonObject object = text.read().toObject();
    const auto role = roleFromWire(object.value(u"role").toString());
    if (!role)
        return malformed(u"role"_s);
    auto contents = readContents(object.value(u"contents"), [&] { return text.member(u"contents").value_or(JsonText()); });
    if (!contents)
        return tl::unexpected(contents.error());
    Canister canister;
    canister.role = *role;
    canister.contents = *contents;
    readWhole(canister, object);
    readAnswer(canister, object);
    if (object.contains(u"invocation")) {
        const auto invocation = readInvocation(object.value(u"invocation").toObject(), text.member(u"invocation").value_or(JsonText()));
        if (!invocation)
            return tl::unexpected(invocation.error());
        canister.invocation = *invocation;
    }
    if (object.contains(u"result"))
        canister.result = readResult(object.value(u"result").toObject());
    return canister;
}

Result<Contents> contentsFromJson(const JsonText &text)
{
    return readContents(text.read(), [&] { return text; });
}

} // namespace model
