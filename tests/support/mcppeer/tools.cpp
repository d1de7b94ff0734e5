// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/mcppeer/peer.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace {

QJsonObject textResult(const QString &text)
{
    return {{u"content"_s, QJsonArray {QJsonObject {{u"type"_s, u"text"_s}, {u"text"_s, text}}}}};
}

} // namespace

QJsonObject peerObject(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

QJsonArray peerTools()
{
    return QJsonDocument::fromJson(R"json([
        {"name": "echo", "title": "Echo", "description": "Says it again.", "annotations": {"readOnlyHint": true},
         "inputSchema": {"type": "object", "properties": {"message": {"type": "string"}}, "required": ["message"]}},
        {"name": "add.numbers", "description": "Adds.", "inputSchema": {"type": "object",
         "properties": {"a": {"type": "number"}, "b": {"type": "number", "default": 1.0}}, "required": ["a"], "x-kept": [1, 1.0]}},
        {"name": "weather", "inputSchema": {"type": "object"}, "outputSchema": {"type": "object",
         "properties": {"degrees": {"type": "number"}}, "required": ["degrees"]}},
        {"name": "misfit", "inputSchema": {"type": "object"}, "outputSchema": {"type": "object",
         "properties": {"degrees": {"type": "number"}}, "required": ["degrees"]}},
        {"name": "picture", "inputSchema": {"type": "object"}},
        {"name": "all_kinds", "inputSchema": {"type": "object"}},
        {"name": "fail", "inputSchema": {"type": "object"}},
        {"name": "big", "inputSchema": {"type": "object", "properties": {"bytes": {"type": "integer"}}}},
        {"name": "progress", "inputSchema": {"type": "object"}},
        {"name": "hang", "inputSchema": {"type": "object"}},
        {"name": "die", "inputSchema": {"type": "object"}},
        {"name": "hold", "inputSchema": {"type": "object"}},
        {"name": "ask", "inputSchema": {"type": "object"}},
        {"name": "visit", "inputSchema": {"type": "object"}},
        {"name": "roots", "inputSchema": {"type": "object"}},
        {"name": "odd_type", "inputSchema": {"type": "object"}},
        {"name": "bad_schema", "inputSchema": {"type": "no such type"}},
        {"name": "environment", "inputSchema": {"type": "object", "properties": {"name": {"type": "string"}}}}
    ])json")
        .array();
}

QJsonObject peerResult(const QString &tool, const QJsonObject &arguments)
{
    if (tool == u"echo")
        return textResult(u"Echo: "_s + arguments[u"message"].toString());
    if (tool == u"add.numbers")
        return textResult(QString::number(arguments[u"a"].toDouble() + arguments[u"b"].toDouble()));
    if (tool == u"weather")
        return peerObject(R"({"content": [], "structuredContent": {"degrees": 18.5}})");
    if (tool == u"misfit")
        return peerObject(R"({"content": [{"type": "text", "text": "18"}], "structuredContent": {"degrees": "18"}})");
    if (tool == u"picture")
        return peerObject(R"({"content": [{"type": "image", "mimeType": "image/gif", "data": "R0lGODlhAQABAAAAACw="}]})");
    if (tool == u"all_kinds") {
        return peerObject(R"({"content": [{"type": "text", "text": "first"},
            {"type": "audio", "mimeType": "audio/wav", "data": "UklGRg=="},
            {"type": "resource_link", "uri": "peer://notes", "name": "notes", "mimeType": "text/plain", "description": "Notes."},
            {"type": "resource", "resource": {"uri": "peer://inside", "mimeType": "text/plain", "text": "inside"}},
            {"type": "resource", "resource": {"uri": "peer://blob", "mimeType": "application/zip", "blob": "UEsDBA=="}}]})");
    }
    if (tool == u"fail")
        return peerObject(R"({"isError": true, "content": [{"type": "text", "text": "The tool says no."}]})");
    if (tool == u"big")
        return textResult(QString(arguments[u"bytes"].toInt(), u'x'));
    if (tool == u"environment")
        return textResult(qEnvironmentVariable(arguments[u"name"].toString().toLatin1().constData(), u"(not set)"_s));
    return {};
}
