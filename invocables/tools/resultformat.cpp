// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/tools/resultformat.h"

#include "invocables/tools/resulttemplate.h"
#include "model/text/wholecharacters.h"

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

//! What a result says as JSON, where it is one piece of data, or one text that is an object.
model::JsonText dataOf(const model::Contents &contents)
{
    if (contents.size() != 1)
        return {};
    if (const auto *data = std::get_if<model::DataContent>(&contents.first()))
        return data->json;
    const auto *text = std::get_if<model::TextContent>(&contents.first());
    if (!text || !text->text.startsWith(u'{'))
        return {};
    return model::JsonText::parse(model::wholeUtf8(text->text)).value_or(model::JsonText());
}

} // namespace

QString ResultFormat::filled(const QString &pattern, const model::JsonText &data)
{
    const auto parsed = ResultTemplate::parse(pattern);
    return parsed ? parsed->filled(data).value_or(pattern) : pattern;
}

InvocableResult ResultFormat::applied(const InvocableResult &result) const
{
    InvocableResult formatted = result;
    const model::JsonText data = dataOf(result.contents);
    for (model::Content &content : formatted.contents) {
        if (const auto *part = std::get_if<model::DataContent>(&content))
            content = model::TextContent {part->json.toString(), part->mimeType};
    }
    if (data.isEmpty())
        return formatted;
    if (!forModel.isEmpty())
        formatted.contents = {model::TextContent {filled(forModel, data)}};
    if (!forPerson.isEmpty())
        formatted.display = filled(forPerson, data);
    return formatted;
}

namespace {

QString remark(const QByteArray &part, qint64 size, qint64 firstLine, const FurtherParts &further)
{
    if (firstLine > 0 && part.endsWith('\n')) {
        const qint64 next = firstLine + part.count('\n');
        return u"[lines %1 to %2; call again with offset = %3 for what follows]"_s.arg(firstLine).arg(next - 1).arg(next);
    }
    const QString have = u"\n[the first %1 of %2 bytes; "_s.arg(part.size()).arg(size);
    if (further.tool.isEmpty())
        return have + u"ask for less at once to see the rest]"_s;
    return have
        + u"for more call %1 with invocation = \"%2\", offset = %3]"_s.arg(further.tool, further.invocation, QString::number(part.size()));
}

} // namespace

QByteArray firstPart(const QByteArray &text, qint64 limit)
{
    if (text.size() <= limit)
        return text;
    const qsizetype line = limit > 0 ? text.lastIndexOf('\n', limit - 1) : -1;
    if (line >= limit / 2)
        return text.first(line + 1);
    qsizetype end = limit;
    while (end > 0 && (uchar(text.at(end)) & 0xC0) == 0x80)
        --end;
    return text.first(end);
}

InvocableResult withinBudget(const InvocableResult &result, qint64 limit, const FurtherParts &further)
{
    const QString text = limit > 0 ? model::plainText(result.contents) : QString();
    // A character takes at most three bytes of UTF-8 for each of its units.
    if (text.size() * 3 <= limit)
        return result;
    const QByteArray whole = model::wholeUtf8(text);
    if (whole.size() <= limit)
        return result;
    const QByteArray part = firstPart(whole, limit);
    InvocableResult cut = result;
    cut.whole = text;
    cut.contents.removeIf([](const model::Content &content) { return std::holds_alternative<model::TextContent>(content); });
    const QString shown = QString::fromUtf8(part) + remark(part, whole.size(), result.firstLine, further);
    cut.contents.prepend(model::TextContent {shown});
    return cut;
}

} // namespace invocables
