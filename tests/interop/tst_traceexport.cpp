// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/traces/otlpwriter.h"
#include "network/traces/tracesender.h"
#include "tests/interop/packages.h"
#include "tests/support/files.h"
#include "tests/support/scriptedserver.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace network;

namespace {

//! What JSON of protocol buffers may leave out, left out, and attributes by their names: both ends read the same then.
QJsonValue withoutDefaults(const QJsonValue &value)
{
    if (value.isArray()) {
        QList<QJsonValue> elements;
        for (const QJsonValue &element : value.toArray())
            elements.append(withoutDefaults(element));
        std::stable_sort(elements.begin(), elements.end(),
            [](const QJsonValue &one, const QJsonValue &other) { return one[u"key"].toString() < other[u"key"].toString(); });
        QJsonArray sorted;
        for (const QJsonValue &element : std::as_const(elements))
            sorted.append(element);
        return sorted;
    }
    if (!value.isObject())
        return value;
    QJsonObject object;
    const QJsonObject from = value.toObject();
    // A value of an attribute is there even where it is 0 or nothing.
    const bool isChoice = from.size() == 1 && from.constBegin().key().endsWith(u"Value");
    for (auto member = from.constBegin(); member != from.constEnd(); ++member) {
        const QJsonValue plain = withoutDefaults(member.value());
        const bool isDefault = plain == QJsonValue(0) || plain == QJsonValue(QString()) || plain == QJsonValue(QJsonArray())
            || plain == QJsonValue(QJsonObject());
        if (isChoice || !isDefault)
            object.insert(member.key(), plain);
    }
    return object;
}

TraceSpan exampleCall()
{
    TraceSpan span;
    span.context = {"4bf92f3577b34da6a3ce929d0e0e4736", "00f067aa0ba902b7"};
    span.parent = "b7ad6b7169203331";
    span.name = u"chat größer-7b"_s;
    span.kind = TraceSpan::Kind::Client;
    span.start = 1'764'109'000'123'456'789;
    span.end = 1'764'109'001'000'000'001;
    span.add(u"gen_ai.operation.name"_s, u"chat"_s);
    span.add(u"gen_ai.request.temperature"_s, 0.25);
    span.add(u"gen_ai.request.stream"_s, true);
    span.add(u"gen_ai.usage.input_tokens"_s, qint64(1234567));
    span.add(u"gen_ai.response.finish_reasons"_s, QStringList {u"stop"_s, u"length"_s});
    span.fail(u"timeout"_s);
    span.failure = u"“No” answer\ncame"_s;
    return span;
}

TraceSpan exampleTurn()
{
    TraceSpan span;
    span.context = {"4bf92f3577b34da6a3ce929d0e0e4736", "b7ad6b7169203331"};
    span.name = u"invoke_agent"_s;
    span.start = 1;
    span.end = 2'000'000'000;
    return span;
}

TraceSpan exampleTurnOfAnother()
{
    TraceSpan span = exampleTurn();
    span.context.span = "b7ad6b7169203332";
    span.parent = "b7ad6b7169203333";
    span.isParentRemote = true;
    return span;
}

QJsonObject described(const TraceSpan &span)
{
    QJsonObject attributes;
    for (const TraceAttribute &attribute : span.attributes) {
        attributes[attribute.key] = std::visit(
            [](const auto &value) {
                if constexpr (std::is_same_v<std::decay_t<decltype(value)>, QStringList>)
                    return QJsonValue(QJsonArray::fromStringList(value));
                else
                    return QJsonValue(value);
            },
            attribute.value);
    }
    return {{u"name"_s, span.name}, {u"kind"_s, int(span.kind)}, {u"trace"_s, QString::fromLatin1(span.context.trace)},
        {u"id"_s, QString::fromLatin1(span.context.span)}, {u"parent"_s, QString::fromLatin1(span.parent)},
        {u"remote"_s, span.isParentRemote}, {u"start"_s, QString::number(span.start)}, {u"end"_s, QString::number(span.end)},
        {u"failed"_s, span.hasFailed}, {u"failure"_s, span.failure}, {u"attributes"_s, attributes}};
}

} // namespace

//! What is sent of spans, beside what OpenTelemetry's own exporter sends of the same.
class TraceExportTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sendsWhatTheirExporterSends();
};

void TraceExportTest::sendsWhatTheirExporterSends()
{
    NEEDS_PACKAGES();
    ScriptedServer collector;
    collector.answerBy([](const auto &) { return Script::answer(200, "{}"); });
    const QUrl address = collector.url(u"/v1/traces"_s);
    const QList<TraceSpan> spans {exampleCall(), exampleTurn(), exampleTurnOfAnother()};

    TraceSender sender({address, {}}, {}, nullptr);
    for (const TraceSpan &span : spans)
        sender.add(otlpSpan(span));
    sender.hurry();
    QTRY_COMPARE_WITH_TIMEOUT(collector.requests().size(), 1, support::patience);
    const QJsonObject ours = QJsonDocument::fromJson(collector.requests().first().body).object();

    QJsonArray descriptions;
    for (const TraceSpan &span : spans)
        descriptions.append(described(span));
    const QJsonObject scope = ours[u"resourceSpans"][0][u"scopeSpans"][0][u"scope"].toObject();
    const QJsonObject input {{u"spans"_s, descriptions}, {u"scope"_s, scope},
        {u"resource"_s, QJsonObject {{u"service.name"_s, u"parlance"_s}, {u"service.version"_s, scope[u"version"]}}}};
    QProcess theirs;
    theirs.start(
        packages::node(), {support::projectFolder() + u"/tests/interop/traceexport.mjs"_s, QStringLiteral(INTEROP), address.toString()});
    theirs.write(QJsonDocument(input).toJson());
    theirs.closeWriteChannel();
    QTRY_COMPARE_WITH_TIMEOUT(theirs.state(), QProcess::NotRunning, support::patience);
    QVERIFY2(theirs.exitCode() == 0, theirs.readAllStandardError().constData());
    QCOMPARE(collector.requests().size(), 2);
    const ScriptedServer::Request &request = collector.requests().last();
    QCOMPARE(request.line, collector.requests().first().line);
    QCOMPARE(request.header("content-type"), collector.requests().first().header("content-type"));
    const QJsonDocument theirBody = QJsonDocument::fromJson(request.body);
    QVERIFY(theirBody.isObject());
    const QList<QByteArray> linesOfOurs = QJsonDocument(withoutDefaults(ours).toObject()).toJson().split('\n');
    const QList<QByteArray> linesOfTheirs = QJsonDocument(withoutDefaults(theirBody.object()).toObject()).toJson().split('\n');
    for (qsizetype line = 0; line < linesOfTheirs.size(); ++line)
        QCOMPARE(linesOfOurs.value(line), linesOfTheirs.at(line));
    QCOMPARE(linesOfOurs.size(), linesOfTheirs.size());
}

QTEST_GUILESS_MAIN(TraceExportTest)
#include "tst_traceexport.moc"
