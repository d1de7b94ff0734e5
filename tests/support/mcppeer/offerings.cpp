// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/mcppeer/peer.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace {

// A red square of two pixels by two.
const char *const picture = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==";

QJsonObject contents(const QString &uri, const QString &mimeType, const QString &member, const QString &what)
{
    return {{u"contents"_s, QJsonArray {QJsonObject {{u"uri"_s, uri}, {u"mimeType"_s, mimeType}, {member, what}}}}};
}

QJsonObject resources(const QJsonObject &params)
{
    if (params[u"cursor"].isUndefined()) {
        return peerObject(
            R"({"resources": [{"uri": "peer://desk/notes.txt", "name": "notes", "title": "Notes", "description": "What is <b>noted</b>."},
            {"uri": "peer://desk/red.png", "name": "red", "mimeType": "image/png"}], "nextCursor": ""})");
    }
    return peerObject(R"({"resources": [{"uri": "peer://desk/all.zip", "name": "archive"}, {"uri": "peer://desk/huge.txt", "name": "huge"},
        {"uri": "peer://desk/gone", "name": "gone"}]})");
}

QJsonObject read(const QString &uri)
{
    if (uri == u"peer://desk/notes.txt")
        return contents(uri, u"text/plain"_s, u"text"_s, u"Buy a lamp."_s);
    if (uri == u"peer://desk/red.png")
        return contents(uri, u"image/png"_s, u"blob"_s, QString::fromLatin1(picture));
    if (uri == u"peer://desk/all.zip")
        return contents(uri, u"application/zip"_s, u"blob"_s, u"UEsDBP//AAA="_s);
    if (uri == u"peer://desk/huge.txt")
        return contents(uri, u"text/plain"_s, u"text"_s, QString(3 * 1024 * 1024, u'x'));
    if (uri.startsWith(u"peer://days/"))
        return contents(uri, u"text/plain"_s, u"text"_s, u"The day "_s + uri.mid(12));
    return {};
}

QJsonObject prompts()
{
    return peerObject(R"({"prompts": [{"name": "greet", "description": "Says hello."}, {"name": "help"}, {"name": "odd name"},
        {"name": "explain", "arguments": [{"name": "what", "required": true}]},
        {"name": "review", "title": "Review", "description": "Reviews a file.", "arguments": [
            {"name": "file", "description": "Which file.", "required": true}, {"name": "style", "title": "Style"}]},
        {"name": "talk", "description": "A talk with a picture."}]})");
}

QJsonObject said(const QString &role, const QJsonObject &content)
{
    return {{u"role"_s, role}, {u"content"_s, content}};
}

QJsonObject saidText(const QString &role, const QString &text)
{
    return said(role, {{u"type"_s, u"text"_s}, {u"text"_s, text}});
}

QJsonObject prompt(const QString &name, const QJsonObject &arguments)
{
    QJsonArray messages {saidText(u"user"_s, name + u' ' + QString::fromUtf8(QJsonDocument(arguments).toJson(QJsonDocument::Compact)))};
    if (name == u"talk") {
        messages = {saidText(u"user"_s, u"Do you know lamps?"_s), saidText(u"assistant"_s, u"I do."_s),
            said(u"user"_s, {{u"type"_s, u"resource"_s}, {u"resource"_s, read(u"peer://desk/notes.txt"_s)[u"contents"][0]}}),
            said(u"user"_s, {{u"type"_s, u"image"_s}, {u"mimeType"_s, u"image/png"_s}, {u"data"_s, QString::fromLatin1(picture)}}),
            saidText(u"user"_s, u"Which one is this?"_s)};
    }
    return {{u"messages"_s, messages}};
}

QJsonObject completion(const QJsonObject &params)
{
    const QJsonObject given = params[u"context"][u"arguments"].toObject();
    const QString argument = params[u"argument"][u"name"].toString();
    const QString written = params[u"argument"][u"value"].toString();
    QStringList all;
    if (argument == u"style")
        all = QStringList {u"brief"_s, u"thorough"_s, u"two words"_s, u"to "_s + given[u"file"].toString()};
    else if (argument == u"month")
        all = QStringList {u"May"_s, u"March"_s, u"June"_s};
    QJsonArray values;
    for (const QString &value : all) {
        if (value.startsWith(written))
            values.append(value);
    }
    return {{u"completion"_s, QJsonObject {{u"values"_s, values}, {u"hasMore"_s, false}}}};
}

} // namespace

QJsonObject peerOffering(const QString &method, const QJsonObject &params)
{
    if (method == u"resources/list")
        return resources(params);
    if (method == u"resources/templates/list")
        return peerObject(R"({"resourceTemplates": [{"uriTemplate": "peer://days/{month}/{day}", "name": "day", "title": "A day"}]})");
    if (method == u"resources/read")
        return read(params[u"uri"].toString());
    if (method == u"prompts/list")
        return prompts();
    if (method == u"prompts/get")
        return prompt(params[u"name"].toString(), params[u"arguments"].toObject());
    return method == u"completion/complete" ? completion(params) : QJsonObject();
}
