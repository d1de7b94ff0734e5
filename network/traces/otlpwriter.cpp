// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/traces/otlpwriter.h"

#include "model/basics/overloaded.h"
#include "model/schema/jsonwriter.h"

#include <QCoreApplication>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonWriter;

namespace {

constexpr qint64 failedStatus = 2;
// The lowest eight bits are W3C's flags; the next two say whether the parent is another program's.
constexpr qint64 sampledFlag = 0x1;
constexpr qint64 knowsRemoteFlag = 0x100;
constexpr qint64 isRemoteFlag = 0x200;

QString ofServiceVersion()
{
    const QString version = QCoreApplication::applicationVersion();
    return version.isEmpty() ? u"0"_s : version;
}

void writeTraceValue(JsonWriter &writer, const TraceAttribute::Value &value)
{
    writer.beginObject();
    std::visit(model::Overloaded {
                   [&](const QString &text) { writer.member(u"stringValue", text); },
                   [&](qint64 number) { writer.key(u"intValue").number(number); },
                   [&](double number) { writer.key(u"doubleValue").number(number); },
                   [&](bool flag) { writer.flag(u"boolValue", flag); },
                   [&](const QStringList &texts) {
                       writer.key(u"arrayValue").beginObject().key(u"values").beginArray();
                       for (const QString &text : texts)
                           writer.beginObject().member(u"stringValue", text).endObject();
                       writer.endArray().endObject();
                   },
               },
        value);
    writer.endObject();
}

void writeTraceAttributes(JsonWriter &writer, const QList<TraceAttribute> &attributes)
{
    writer.key(u"attributes").beginArray();
    for (const TraceAttribute &attribute : attributes) {
        writer.beginObject().member(u"key", attribute.key).key(u"value");
        writeTraceValue(writer, attribute.value);
        writer.endObject();
    }
    writer.endArray();
}

} // namespace

QByteArray otlpSpan(const TraceSpan &span)
{
    JsonWriter writer;
    writer.beginObject().member(u"traceId", QString::fromLatin1(span.context.trace));
    writer.member(u"spanId", QString::fromLatin1(span.context.span));
    if (!span.parent.isEmpty())
        writer.member(u"parentSpanId", QString::fromLatin1(span.parent));
    writer.member(u"flags", sampledFlag | knowsRemoteFlag | (span.isParentRemote ? isRemoteFlag : 0));
    writer.member(u"name", span.name).member(u"kind", qint64(span.kind));
    writer.member(u"startTimeUnixNano", QString::number(span.start)).member(u"endTimeUnixNano", QString::number(span.end));
    writeTraceAttributes(writer, span.attributes);
    writer.key(u"status").beginObject();
    if (span.hasFailed) {
        writer.member(u"code", failedStatus);
        if (!span.failure.isEmpty())
            writer.member(u"message", span.failure);
    }
    return writer.endObject().endObject().bytes();
}

QByteArray otlpRequest(const QList<QByteArray> &spans)
{
    JsonWriter head;
    head.beginObject().key(u"resource").beginObject();
    writeTraceAttributes(head, {{u"service.name"_s, u"parlance"_s}, {u"service.version"_s, ofServiceVersion()}});
    head.endObject().key(u"scopeSpans").beginArray().beginObject().key(u"scope").beginObject();
    head.member(u"name", u"parlance").member(u"version", ofServiceVersion()).endObject();
    return R"({"resourceSpans":[)" + head.bytes() + R"(,"spans":[)" + spans.join(',') + "]}]}]}";
}

} // namespace network
