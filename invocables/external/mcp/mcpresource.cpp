// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/mcpresource.h"

#include "model/schema/jsonview.h"

#include <QCoreApplication>
#include <QUrl>

#include <algorithm>

namespace invocables {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonView;

namespace {

struct McpUriTemplateTexts {
    Q_DECLARE_TR_FUNCTIONS(McpUriTemplate)
    PARLANCE_PHRASED
};

constexpr QStringView operators = u"+#./;?&";
// Reserved characters, which `+` and `#` let through (RFC 6570, section 3.2.3).
const QByteArray reserved = "!#$&'()*+,/:;=?@[]";

//! How an operator puts values together (RFC 6570, appendix A).
struct Manner {
    QString first;
    QString separator;
    bool isNamed = false;
    QString ifEmpty;
    bool allowsReserved = false;
};

Manner mannerOf(char16_t operation)
{
    switch (operation) {
    case u'+': return {{}, u","_s, false, {}, true};
    case u'#': return {u"#"_s, u","_s, false, {}, true};
    case u'.': return {u"."_s, u"."_s, false, {}, false};
    case u'/': return {u"/"_s, u"/"_s, false, {}, false};
    case u';': return {u";"_s, u";"_s, true, {}, false};
    case u'?': return {u"?"_s, u"&"_s, true, u"="_s, false};
    case u'&': return {u"&"_s, u"&"_s, true, u"="_s, false};
    default: return {{}, u","_s, false, {}, false};
    }
}

bool isName(QStringView name)
{
    const auto fits = [](QChar character) {
        return character.isLetterOrNumber() || character == u'_' || character == u'.' || character == u'%';
    };
    return !name.isEmpty() && std::all_of(name.begin(), name.end(), fits);
}

} // namespace

model::Result<McpUriTemplate> McpUriTemplate::parse(const QString &text)
{
    McpUriTemplate parsed;
    qsizetype from = 0;
    while (from < text.size()) {
        const qsizetype open = text.indexOf(u'{', from);
        if (open != from)
            parsed.m_pieces.append({text.mid(from, open < 0 ? -1 : open - from)});
        if (open < 0)
            break;
        const qsizetype close = text.indexOf(u'}', open);
        if (close < 0)
            return model::failure(
                model::ErrorCategory::Validation, McpUriTemplateTexts::phrased("The { at character %1 is left open.").arg(open + 1));
        const auto piece = readExpression(QStringView(text).sliced(open + 1, close - open - 1));
        if (!piece)
            return tl::unexpected(piece.error());
        for (const QString &name : piece->names) {
            if (!parsed.m_names.contains(name))
                parsed.m_names.append(name);
        }
        parsed.m_pieces.append(*piece);
        from = close + 1;
    }
    return parsed;
}

model::Result<McpUriTemplate::Piece> McpUriTemplate::readExpression(QStringView inner)
{
    Piece piece;
    if (!inner.isEmpty() && operators.contains(inner.front())) {
        piece.operation = inner.front().unicode();
        inner = inner.sliced(1);
    }
    for (QStringView name : inner.split(u',')) {
        if (name.endsWith(u'*'))
            name.chop(1);
        if (!isName(name))
            return model::failure(model::ErrorCategory::Validation,
                McpUriTemplateTexts::phrased("“{%1}” is not an expression of a URI template.").arg(inner));
        piece.names.append(name.toString());
    }
    return piece;
}

QString McpUriTemplate::expanded(const QMap<QString, QString> &values) const
{
    QString uri;
    for (const Piece &piece : m_pieces) {
        uri += piece.literal;
        const Manner manner = mannerOf(piece.operation);
        bool isFirst = true;
        for (const QString &name : piece.names) {
            const auto value = values.constFind(name);
            if (value == values.constEnd())
                continue;
            uri += isFirst ? manner.first : manner.separator;
            isFirst = false;
            const QString encoded = QString::fromLatin1(QUrl::toPercentEncoding(*value, manner.allowsReserved ? reserved : QByteArray()));
            if (manner.isNamed)
                uri += name + (encoded.isEmpty() ? manner.ifEmpty : u"="_s);
            uri += encoded;
        }
    }
    return uri;
}

namespace {

constexpr int mostArguments = 100;

QString firstOf(const QString &first, const QString &second)
{
    return first.isEmpty() ? second : first;
}

} // namespace

McpResource McpResource::read(const JsonText &item)
{
    const JsonView view = JsonView::parse(item.bytes());
    const JsonView::Members members = view.members();
    McpResource resource;
    resource.isTemplate = members["uriTemplate"].isString();
    resource.uri = members[resource.isTemplate ? "uriTemplate" : "uri"].string();
    resource.name = members["name"].string();
    resource.title = firstOf(members["title"].string(), firstOf(resource.name, resource.uri));
    resource.description = members["description"].string();
    resource.mimeType = members["mimeType"].string();
    if (members["size"].isNumber())
        resource.size = members["size"].integer();
    return resource;
}

McpPrompt McpPrompt::read(const JsonText &item)
{
    const JsonView view = JsonView::parse(item.bytes());
    const JsonView::Members members = view.members();
    McpPrompt prompt;
    prompt.name = members["name"].string();
    prompt.title = firstOf(members["title"].string(), prompt.name);
    prompt.description = members["description"].string();
    for (const JsonView &element : members["arguments"].elements()) {
        const JsonView::Members argument = element.members();
        const QString name = argument["name"].string();
        if (name.isEmpty() || prompt.arguments.size() >= mostArguments)
            continue;
        prompt.arguments.append(
            {name, firstOf(argument["title"].string(), name), argument["description"].string(), argument["required"].text() == "true"});
    }
    return prompt;
}

} // namespace invocables
