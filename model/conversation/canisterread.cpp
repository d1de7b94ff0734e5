// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// The reading half of canisterjson.h.
#include "model/conversation/canisterjson.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

namespace model {

using namespace Qt::StringLiterals;

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
        object.value(u"cache-write").toInteger()};
}

void readAnswer(Canister &canister, const QJsonObject &object)
{
    canister.model = ModelAddress::parse(object.value(u"model").toString()).value_or(ModelAddress());
    canister.stop = stopReasonFromWire(object.value(u"stop").toString());
    canister.usage = readUsage(object.value(u"usage").toObject());
    canister.interrupted = object.value(u"interrupted").toBool();
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
