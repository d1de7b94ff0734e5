// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/httpreader.h"

#include "model/basics/wirenames.h"
#include "model/schema/jsonpointer.h"
#include "model/schema/schemaview.h"
#include "network/http/httprequest.h"

#include <QCoreApplication>

namespace invocables {

using namespace Qt::StringLiterals;
using model::DescriptorValue;

namespace {

struct HttpReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(HttpReader)
};

constexpr model::WireNames<HttpBody, 3> bodies {{{{HttpBody::None, "none"_L1}, {HttpBody::Json, "json"_L1}, {HttpBody::Form, "form"_L1}}}};
constexpr model::WireNames<HttpOutput, 3> outputs {
    {{{HttpOutput::Auto, "auto"_L1}, {HttpOutput::Text, "text"_L1}, {HttpOutput::Json, "json"_L1}}}};

const QStringList &ownKeys()
{
    static const QStringList keys {u"method"_s, u"url"_s, u"placeholders-in-host"_s, u"query"_s, u"headers"_s, u"body"_s, u"form"_s,
        u"json"_s, u"response"_s, u"size-limit"_s};
    return keys;
}

//! A number or truth value stands for its text.
std::optional<QString> textOf(const DescriptorValue &value)
{
    if (value.string() || value.isTable() || value.isArray() || value.isNone())
        return value.string();
    return value.toJson().toString();
}

//! The text within the value that names the argument.
const DescriptorValue *naming(const DescriptorValue &value, const QString &name)
{
    if (value.string().value_or(QString()).contains(u'{' + name + u'}'))
        return &value;
    for (const DescriptorValue &element : value.array()) {
        if (const DescriptorValue *found = naming(element, name))
            return found;
    }
    for (const DescriptorValue::Member &member : value.table()) {
        if (const DescriptorValue *found = naming(member.value, name))
            return found;
    }
    return nullptr;
}

bool hasBodyByDefault(const QByteArray &method)
{
    return method == "POST" || method == "PUT" || method == "PATCH";
}

} // namespace

bool HttpReader::isOwnKey(const QString &key)
{
    return ownKeys().contains(key);
}

std::optional<HttpTool> HttpReader::read(const DescriptorValue &invocable, const DescriptorValue &arguments)
{
    const qsizetype before = m_diagnostics.size();
    HttpTool tool;
    for (const DescriptorValue::Member &member : invocable.table()) {
        const bool isShared = member.key == u"kind" || member.key == u"output" || member.key.startsWith(u"allow-");
        if (!isOwnKey(member.key) && !isShared)
            complain(member.position, HttpReaderTexts::tr("“%1” does not apply to a tool of the kind \"http\".").arg(member.key));
    }
    readMethod(invocable[u"method"], tool);
    readUrl(invocable, tool);
    tool.query = readFields(invocable[u"query"], Secrets::Allowed);
    tool.headers = readFields(invocable[u"headers"], Secrets::Allowed);
    checkHeaders(invocable[u"headers"]);
    readBody(invocable, tool);
    readAnswer(invocable, tool);
    checkNames(tool, invocable, arguments);
    return model::hasErrors(m_diagnostics.mid(before)) ? std::nullopt : std::optional(tool);
}

void HttpReader::readMethod(const DescriptorValue &method, HttpTool &tool)
{
    static const QStringList known {u"GET"_s, u"HEAD"_s, u"POST"_s, u"PUT"_s, u"PATCH"_s, u"DELETE"_s, u"OPTIONS"_s};
    if (method.isNone())
        return;
    if (known.contains(method.string().value_or(QString())))
        tool.method = method.string()->toLatin1();
    else
        complain(method.position(), HttpReaderTexts::tr("method is one of %1.").arg(known.join(u", "_s)));
}

void HttpReader::readUrl(const DescriptorValue &invocable, HttpTool &tool)
{
    const DescriptorValue &value = invocable[u"url"];
    const DescriptorValue &inHost = invocable[u"placeholders-in-host"];
    if (!inHost.isNone() && !inHost.boolean())
        complain(inHost.position(), HttpReaderTexts::tr("placeholders-in-host is true or false."));
    const auto host = inHost.boolean().value_or(false) ? UrlTemplate::Host::HasPlaceholders : UrlTemplate::Host::Fixed;
    const auto url = UrlTemplate::parse(value.string().value_or(QString()), host);
    if (url)
        tool.url = *url;
    else if (value.isNone())
        complain(invocable.position(), HttpReaderTexts::tr("A tool of the kind \"http\" needs a url."));
    else
        complain(value.position(), url.error().message);
}

void HttpReader::readBody(const DescriptorValue &invocable, HttpTool &tool)
{
    const DescriptorValue &word = invocable[u"body"];
    const DescriptorValue &json = invocable[u"json"];
    const DescriptorValue &form = invocable[u"form"];
    const HttpBody usual = !form.isNone()                 ? HttpBody::Form
        : !json.isNone() || hasBodyByDefault(tool.method) ? HttpBody::Json
                                                          : HttpBody::None;
    const auto body = word.isNone() ? std::optional(usual) : bodies.valueOf(word.string().value_or(QString()));
    tool.body = body.value_or(HttpBody::None);
    if (!body)
        complain(word.position(), HttpReaderTexts::tr("body is \"json\", \"form\" or \"none\"."));
    else if (tool.isSafe() && *body != HttpBody::None)
        complain((word.isNone() ? (form.isNone() ? json : form) : word).position(),
            HttpReaderTexts::tr("A request with the method %1 has no body.").arg(QString::fromLatin1(tool.method)));
    else if (!json.isNone() && *body != HttpBody::Json)
        complain(json.position(), HttpReaderTexts::tr("The body is of another kind."));
    else if (!form.isNone() && *body != HttpBody::Form)
        complain(form.position(), HttpReaderTexts::tr("The body is of another kind."));
    tool.form = readFields(form, Secrets::Refused);
    readJson(json, tool);
}

void HttpReader::readJson(const DescriptorValue &table, HttpTool &tool)
{
    if (!table.isNone() && !table.isTable())
        complain(table.position(), HttpReaderTexts::tr("json is a table: the members of the body."));
    tool.json = JsonTemplate(table);
    for (const auto &[position, message] : tool.json.faults())
        complain(position, message);
}

void HttpReader::readAnswer(const DescriptorValue &invocable, HttpTool &tool)
{
    const DescriptorValue &response = invocable[u"response"];
    tool.response = response.string().value_or(QString());
    if (!response.isNone() && (!response.string() || !model::isJsonPointer(tool.response)))
        complain(response.position(), HttpReaderTexts::tr("response is a JSON pointer such as /current/temperature."));
    const DescriptorValue &output = invocable[u"output"];
    const auto named = outputs.valueOf(output.string().value_or(u"auto"_s));
    if (!named || (!output.isNone() && !output.string()))
        complain(output.position(), HttpReaderTexts::tr("output is \"text\", \"json\" or \"auto\"."));
    tool.output = named.value_or(HttpOutput::Auto);
    constexpr qint64 largestAnswer = 256LL * 1024 * 1024;
    const DescriptorValue &limit = invocable[u"size-limit"];
    const qint64 bytes = limit.isNone() ? tool.sizeLimit : limit.integer().value_or(0);
    if (bytes < 1 || bytes > largestAnswer)
        complain(limit.position(), HttpReaderTexts::tr("size-limit is a whole number of bytes from 1 to %1.").arg(largestAnswer));
    else
        tool.sizeLimit = bytes;
}

QList<HttpField> HttpReader::readFields(const DescriptorValue &table, Secrets secrets)
{
    QList<HttpField> fields;
    if (!table.isNone() && !table.isTable())
        complain(table.position(), HttpReaderTexts::tr("A table of names and values is expected here."));
    for (const DescriptorValue::Member &member : table.table()) {
        HttpField field {member.key, {}, {}};
        const auto text = textOf(member.value);
        if (member.value.isTable() && secrets == Secrets::Allowed) {
            field.secret = readSecret(member.value);
        } else if (!text) {
            complain(member.value.position(), HttpReaderTexts::tr("The value of %1 is a text.").arg(member.key));
        } else if (const auto parsed = ResultTemplate::parse(*text)) {
            field.value = *parsed;
        } else {
            complain(member.value.position(), parsed.error().message);
        }
        fields.append(field);
    }
    return fields;
}

std::optional<HttpSecret> HttpReader::readSecret(const DescriptorValue &table)
{
    const bool isKeychain = !table[u"keychain"].isNone();
    const QString name = table[isKeychain ? u"keychain" : u"environment"].string().value_or(QString());
    const qsizetype known = (isKeychain ? 1 : 0) + (table[u"environment"].isNone() ? 0 : 1) + (table[u"prefix"].isNone() ? 0 : 1);
    const bool hasBoth = isKeychain && !table[u"environment"].isNone();
    const bool hasPrefix = table[u"prefix"].isNone() || table[u"prefix"].string();
    if (name.isEmpty() || hasBoth || !hasPrefix || known != table.table().size()) {
        complain(table.position(),
            HttpReaderTexts::tr(
                "A secret is { keychain = \"NAME\" } or { environment = \"NAME\" }, with prefix = \"…\" for what comes before it."));
        return {};
    }
    return HttpSecret {
        isKeychain ? HttpSecret::Place::Keychain : HttpSecret::Place::Environment, name, table[u"prefix"].string().value_or(QString())};
}

void HttpReader::checkHeaders(const DescriptorValue &table)
{
    for (const DescriptorValue::Member &member : table.table()) {
        const QByteArray value = member.value.string().value_or(QString()).toUtf8();
        if (!network::mayBeSet({member.key.toUtf8(), value}))
            complain(member.position, HttpReaderTexts::tr("The header %1 cannot be set like this.").arg(member.key));
    }
}

void HttpReader::checkNames(const HttpTool &tool, const DescriptorValue &invocable, const DescriptorValue &arguments)
{
    const model::SchemaView schema(arguments.toJson());
    for (const QString &name : tool.names()) {
        if (schema.isPartial() || !schema.member(name.section(u'.', 0, 0)).isNull())
            continue;
        const DescriptorValue *text = naming(invocable, name);
        complain(text ? text->position() : invocable.position(), HttpReaderTexts::tr("“{%1}” is none of the arguments.").arg(name));
    }
    const QStringList required = schema.required();
    for (const QString &name : tool.url.names()) {
        const QString top = name.section(u'.', 0, 0);
        const model::SchemaView argument = schema.member(top);
        if (!argument.isNull() && !required.contains(top) && !argument.has("default"))
            complain(invocable[u"url"].position(),
                HttpReaderTexts::tr("The url needs “%1”, which is neither required nor has a default.").arg(name));
    }
}

void HttpReader::complain(model::TextPosition position, const QString &message)
{
    m_diagnostics.append({m_path, position, model::Diagnostic::Severity::Error, message});
}

} // namespace invocables
