// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/mcpresult.h"

#include "invocables/tools/resultformat.h"
#include "model/schema/jsonview.h"
#include "model/text/wholecharacters.h"

#include <QCoreApplication>
#include <QStringList>
#include <QUrl>

namespace invocables {

using namespace Qt::StringLiterals;
using model::Contents, model::Error, model::ErrorCategory, model::FileContent, model::ImageContent, model::JsonText, model::JsonView,
    model::TextContent;

namespace {

// What is said here is for the model, so that it is not translated.

Contents inWords(const QString &text)
{
    return {TextContent {text}};
}

Contents ofBytes(const QString &base64, const QString &mimeType, const QString &name)
{
    const auto data = QByteArray::fromBase64Encoding(base64.toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
    if (!data)
        return inWords(u"[%1 that cannot be decoded: it is not base64]"_s.arg(mimeType.isEmpty() ? u"bytes"_s : mimeType));
    if (mimeType.startsWith(u"image/"))
        return {ImageContent {data.decoded, mimeType, name}};
    return {FileContent {data.decoded, mimeType.isEmpty() ? u"application/octet-stream"_s : mimeType, name}};
}

Contents ofLink(const JsonView::Members &link)
{
    QString title = link["title"].string();
    if (title.isEmpty())
        title = link["name"].string();
    QStringList lines {u"[a link to the resource %1]"_s.arg(title), u"uri: "_s + link["uri"].string()};
    for (const auto *name : {"mimeType", "description", "size"}) {
        const JsonView value = link[name];
        if (!value.isNone())
            lines.append(QString::fromLatin1(name) + u": "_s + (value.isString() ? value.string() : QString::fromUtf8(value.text())));
    }
    return inWords(lines.join(u'\n'));
}

} // namespace

QString nameOfUri(const QString &uri)
{
    const QString path = QUrl(uri).path();
    return path.section(u'/', -1, -1, QString::SectionSkipEmpty).left(255);
}

Contents contentsOfResource(const JsonText &resource)
{
    const JsonView view = JsonView::parse(resource.bytes());
    const JsonView::Members members = view.members();
    const QString mimeType = members["mimeType"].string();
    const QString uri = members["uri"].string();
    if (members["blob"].isString())
        return ofBytes(members["blob"].string(), mimeType, nameOfUri(uri));
    TextContent text;
    text.text = members["text"].string();
    if (!mimeType.isEmpty())
        text.mimeType = mimeType;
    return {text};
}

model::Canister documentOfResource(const JsonText &resource, const QString &uri)
{
    const QString own = resource.member(u"uri").value_or(JsonText()).read().toString();
    const QString address = own.isEmpty() ? uri : own;
    const QString name = nameOfUri(address);
    model::Canister document;
    document.role = model::Role::Document;
    document.title = name.isEmpty() ? address : u"%1 (%2)"_s.arg(name, address);
    document.contents = contentsOfResource(resource);
    return document;
}

Contents contentsOfBlock(const JsonText &block)
{
    const JsonView view = JsonView::parse(block.bytes());
    const JsonView::Members members = view.members();
    const JsonView type = members["type"];
    if (type == "text")
        return inWords(members["text"].string());
    if (type == "image" || type == "audio")
        return ofBytes(members["data"].string(), members["mimeType"].string(), {});
    if (type == "resource_link")
        return ofLink(members);
    if (type == "resource") {
        const JsonText resource = block.member(u"resource").value_or(JsonText());
        const QString uri = resource.member(u"uri").value_or(JsonText()).read().toString();
        return inWords(u"[the resource %1]"_s.arg(uri)) + contentsOfResource(resource);
    }
    return type.isString() ? inWords(u"[content of the kind %1, which is not known here]"_s.arg(type.string().left(100))) : Contents();
}

namespace {

struct McpResultTexts {
    Q_DECLARE_TR_FUNCTIONS(McpResult)
    PARLANCE_PHRASED
};

model::Result<model::Contents> readContents(const JsonText &answer, const McpTool &tool)
{
    const JsonText list = answer.member(u"content").value_or(JsonText());
    model::Contents contents;
    bool isSound = answer.isObject() && (list.isEmpty() || list.bytes().startsWith('['));
    for (const auto &[unnamed, block] : isSound ? list.members() : QList<std::pair<QString, JsonText>>()) {
        const model::Contents read = contentsOfBlock(block);
        isSound = isSound && !read.isEmpty();
        contents += read;
    }
    if (!isSound)
        return model::failure(ErrorCategory::Fatal, McpResultTexts::phrased("What %1 answered is not a result of a tool.").arg(tool.name),
            answer.toString().left(2000));
    return contents;
}

Error reported(const McpTool &tool, const model::Contents &contents, qint64 limit)
{
    const QString text = model::plainText(contents);
    if (text.trimmed().isEmpty())
        return {ErrorCategory::Execution, McpResultTexts::phrased("%1 reports an error and does not say which.").arg(tool.name)};
    const QByteArray whole = model::wholeUtf8(text);
    const QByteArray part = limit > 0 ? firstPart(whole, limit) : whole;
    return {ErrorCategory::Execution, QString::fromUtf8(part) + (part.size() < whole.size() ? u" […]"_s : QString())};
}

model::Result<void> checkStructured(const JsonText &structured, const McpTool &tool)
{
    if (!tool.output)
        return {};
    if (structured.isEmpty())
        return model::failure(
            ErrorCategory::Execution, McpResultTexts::phrased("%1 promises structured content and gave none.").arg(tool.name));
    QList<model::Wording> wrong;
    for (const model::SchemaViolation &violation : tool.output->validate(structured))
        wrong.append(violation.whole());
    if (wrong.isEmpty())
        return {};
    return model::failure(ErrorCategory::Execution,
        McpResultTexts::phrased("What %1 answered is not what its output schema promises: %2")
            .arg(tool.name, model::Wording::joined(wrong, u"; "_s)));
}

} // namespace

model::Result<InvocableResult> readMcpResult(const JsonText &answer, const McpTool &tool, bool isModern, qint64 limit)
{
    auto contents = readContents(answer, tool);
    if (!contents)
        return tl::unexpected(contents.error());
    if (answer.member(u"isError").value_or(JsonText()).bytes() == "true")
        return tl::unexpected(reported(tool, *contents, limit));
    JsonText structured = answer.member(u"structuredContent").value_or(JsonText());
    if (!isModern && structured.bytes() == "null")
        structured = {};
    if (const auto sound = checkStructured(structured, tool); !sound)
        return tl::unexpected(sound.error());
    if (contents->isEmpty() && !structured.isEmpty())
        contents->append(model::DataContent {structured});
    return InvocableResult {*contents};
}

} // namespace invocables
