// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/httptool.h"

#include "model/text/wholecharacters.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <functional>

namespace invocables {

using namespace Qt::StringLiterals;
using model::DescriptorValue, model::ErrorCategory, model::JsonText, model::JsonWriter;

namespace {

struct UrlTemplateTexts {
    Q_DECLARE_TR_FUNCTIONS(UrlTemplate)
    PARLANCE_PHRASED
};

QString encoded(const QString &value)
{
    return QString::fromLatin1(model::wholeUtf8(value).toPercentEncoding());
}

bool isAuthority(const QString &text)
{
    static const QRegularExpression form(u"^([A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*\\.?|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?\\z"_s);
    return form.match(text).hasMatch();
}

//! With a value that fits everywhere in the place of each name.
QString sampled(QString pattern)
{
    static const QRegularExpression name(u"\\{[^{}]*\\}"_s);
    return pattern.replace(name, u"1"_s);
}

//! Dots are not encoded by any rule of percent-encoding, and many servers take such a segment for the way up, some also where its
//! slashes are encoded.
bool leadsUp(const QUrl &url)
{
    const QStringList segments = url.path(QUrl::FullyDecoded).split(u'/');
    return segments.contains(u"."_s) || segments.contains(u".."_s);
}

model::Result<UrlTemplate> noUrl(const QString &pattern)
{
    return model::failure(ErrorCategory::Validation, UrlTemplateTexts::phrased("“%1” is not an HTTP address.").arg(pattern));
}

} // namespace

model::Result<UrlTemplate> UrlTemplate::parse(const QString &pattern, Host host)
{
    static const QRegularExpression form(u"^(https?)://([^/?#]+)(/[^?#]*)?(?:\\?([^#]*))?$"_s);
    const QRegularExpressionMatch parts = form.match(pattern);
    if (!parts.hasMatch())
        return noUrl(pattern);
    UrlTemplate parsed;
    parsed.m_scheme = parts.captured(1);
    parsed.m_host = parts.captured(2);
    for (const auto &[piece, number] : {std::pair {&parsed.m_authority, 2}, {&parsed.m_path, 3}, {&parsed.m_query, 4}}) {
        const auto read = ResultTemplate::parse(parts.captured(number));
        if (!read)
            return tl::unexpected(read.error());
        *piece = *read;
    }
    if (host == Host::Fixed && !parsed.m_authority.names().isEmpty())
        return model::failure(ErrorCategory::Validation,
            UrlTemplateTexts::phrased(
                "An argument cannot choose the host or the port, unless the descriptor says placeholders-in-host = true."));
    if (!isAuthority(sampled(parts.captured(2))) || !QUrl(sampled(pattern), QUrl::StrictMode).isValid())
        return noUrl(pattern);
    return parsed;
}

model::Result<QUrl> UrlTemplate::filled(const model::JsonText &arguments) const
{
    bool hasEmptySegment = false;
    const auto asSegment = [&hasEmptySegment](const QString &value) {
        hasEmptySegment = hasEmptySegment || value.isEmpty();
        return encoded(value);
    };
    const auto authority = m_authority.filled(arguments);
    const auto path = m_path.filled(arguments, asSegment);
    const auto query = m_query.filled(arguments, encoded);
    if (!authority || !path || !query)
        return model::failure(ErrorCategory::Validation, UrlTemplateTexts::phrased("An argument that the address needs is missing."));
    if (!isAuthority(*authority))
        return model::failure(ErrorCategory::Validation, UrlTemplateTexts::phrased("“%1” is not a host.").arg(*authority));
    const QUrl url(m_scheme + u"://"_s + *authority + *path + (query->isEmpty() ? QString() : u'?' + *query), QUrl::StrictMode);
    if (!url.isValid() || hasEmptySegment || leadsUp(url))
        return model::failure(ErrorCategory::Validation,
            UrlTemplateTexts::phrased("An argument does not fit into the address: empty, “.” and “..” are not parts of a path."));
    return url;
}

namespace {

void forEachText(const DescriptorValue &value, const std::function<void(const DescriptorValue &)> &visit)
{
    if (value.string())
        visit(value);
    for (const DescriptorValue &element : value.array())
        forEachText(element, visit);
    for (const DescriptorValue::Member &member : value.table())
        forEachText(member.value, visit);
}

//! The JSON of a text; nothing where an argument that it names is missing.
std::optional<JsonText> filled(const QString &pattern, const JsonText &arguments)
{
    const auto parsed = ResultTemplate::parse(pattern);
    if (parsed && parsed->pieces().size() == 1 && parsed->pieces().first().isName)
        return memberAt(arguments, parsed->pieces().first().text);
    const auto text = parsed ? parsed->filled(arguments) : std::nullopt;
    return text ? std::optional(JsonText::trusted(JsonWriter::quoted(*text))) : std::nullopt;
}

std::optional<JsonText> written(const DescriptorValue &value, const JsonText &arguments);

void writeTable(JsonWriter &json, const DescriptorValue &table, const JsonText &arguments)
{
    for (const DescriptorValue::Member &member : table.table()) {
        if (const auto text = written(member.value, arguments))
            json.member(member.key, *text);
    }
}

std::optional<JsonText> written(const DescriptorValue &value, const JsonText &arguments)
{
    if (const auto pattern = value.string())
        return filled(*pattern, arguments);
    if (!value.isTable() && !value.isArray())
        return value.toJson();
    JsonWriter json;
    if (value.isTable()) {
        json.beginObject();
        writeTable(json, value, arguments);
        json.endObject();
        return json.text();
    }
    json.beginArray();
    for (const DescriptorValue &element : value.array()) {
        if (const auto text = written(element, arguments))
            json.splice(*text);
    }
    json.endArray();
    return json.text();
}

} // namespace

QList<std::pair<model::TextPosition, QString>> JsonTemplate::faults() const
{
    QList<std::pair<model::TextPosition, QString>> faults;
    forEachText(m_table, [&faults](const DescriptorValue &text) {
        if (const auto parsed = ResultTemplate::parse(*text.string()); !parsed)
            faults.append({text.position(), parsed.error().message});
    });
    return faults;
}

QStringList JsonTemplate::names() const
{
    QStringList names;
    forEachText(m_table, [&names](const DescriptorValue &text) {
        if (const auto parsed = ResultTemplate::parse(*text.string()))
            names += parsed->names();
    });
    return names;
}

void JsonTemplate::writeMembers(JsonWriter &json, const JsonText &arguments) const
{
    writeTable(json, m_table, arguments);
}

QStringList HttpTool::names() const
{
    QStringList all = url.names() + json.names();
    for (const HttpField &field : query + headers + form)
        all += field.value.names();
    return all;
}

QList<HttpSecret> HttpTool::secrets() const
{
    QList<HttpSecret> all;
    for (const HttpField &field : query + headers) {
        if (field.secret)
            all.append(*field.secret);
    }
    return all;
}

} // namespace invocables
