// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/mcpresult.h"

#include "invocables/external/mcp/mcpcontents.h"
#include "invocables/tools/resultbudget.h"

#include <QCoreApplication>
#include <QStringList>

namespace invocables {

using namespace Qt::StringLiterals;
using model::Error, model::ErrorCategory, model::JsonText;

namespace {

struct McpResultTexts {
    Q_DECLARE_TR_FUNCTIONS(McpResult)
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
        return model::failure(ErrorCategory::Fatal, McpResultTexts::tr("What %1 answered is no result of a tool.").arg(tool.name),
            answer.toString().left(2000));
    return contents;
}

Error reported(const McpTool &tool, const model::Contents &contents, qint64 limit)
{
    const QString text = model::plainText(contents);
    if (text.trimmed().isEmpty())
        return {ErrorCategory::Execution, McpResultTexts::tr("%1 reports an error and does not say which.").arg(tool.name)};
    const QByteArray whole = text.toUtf8();
    const QByteArray part = limit > 0 ? firstPart(whole, limit) : whole;
    return {ErrorCategory::Execution, QString::fromUtf8(part) + (part.size() < whole.size() ? u" […]"_s : QString())};
}

model::Result<void> checkStructured(const JsonText &structured, const McpTool &tool)
{
    if (!tool.output)
        return {};
    if (structured.isEmpty())
        return model::failure(ErrorCategory::Execution, McpResultTexts::tr("%1 promises structured content and gave none.").arg(tool.name));
    QStringList wrong;
    for (const model::SchemaViolation &violation : tool.output->validate(structured))
        wrong.append(u"%1: %2 (%3)"_s.arg(violation.path.isEmpty() ? u"/"_s : violation.path, violation.message, violation.rule));
    if (wrong.isEmpty())
        return {};
    return model::failure(ErrorCategory::Execution,
        McpResultTexts::tr("What %1 answered is not what its output schema promises: %2").arg(tool.name, wrong.join(u"; "_s)));
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
