// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/comparison/comparedrunjson.h"

#include <QJsonArray>
#include <QJsonObject>

namespace model {

using namespace Qt::StringLiterals;

namespace {

void writeCall(JsonWriter &writer, const ComparedCall &call)
{
    writer.beginObject().member(u"name", call.name).member(u"round", qint64(call.round)).member(u"arguments", argumentsOf(call));
    writer.member(u"state", toWire(call.state)).member(u"result", call.result).key(u"milliseconds").number(call.milliseconds);
    if (call.error)
        writer.member(u"error", call.error->message);
    writer.endObject();
}

RunState runStateOf(const QString &name)
{
    for (const RunState state : {RunState::Waiting, RunState::Running, RunState::Committed, RunState::Interrupted, RunState::RolledBack,
             RunState::TimedOut, RunState::Cancelled}) {
        if (toWire(state) == name)
            return state;
    }
    return RunState::Failed;
}

ComparedCall comparedCallOf(const JsonText &text)
{
    const QJsonObject object = text.read().toObject();
    ComparedCall call;
    call.name = object.value("name"_L1).toString();
    call.round = object.value("round"_L1).toInt();
    const auto arguments = text.member(u"arguments");
    const QJsonValue read = object.value("arguments"_L1);
    // Those that are no JSON came as a string.
    call.arguments = read.isString() ? read.toString().toUtf8() : arguments ? arguments->bytes() : QByteArray();
    call.state = invocationStateFromWire(object.value("state"_L1).toString());
    call.result = object.value("result"_L1).toString();
    call.milliseconds = object.value("milliseconds"_L1).toDouble();
    if (object.contains("error"_L1))
        call.error = Error {ErrorCategory::Execution, object.value("error"_L1).toString()};
    return call;
}

} // namespace

JsonText argumentsOf(const ComparedCall &call)
{
    const auto text = JsonText::parse(call.arguments.trimmed().isEmpty() ? QByteArrayLiteral("{}") : call.arguments);
    return text ? text->compacted() : JsonText::trusted(JsonWriter::quoted(QString::fromUtf8(call.arguments)));
}

JsonText callsToJson(const QList<ComparedCall> &calls)
{
    JsonWriter writer;
    writer.beginArray();
    for (const ComparedCall &call : calls)
        writeCall(writer, call);
    return writer.endArray().text();
}

void writeMembers(JsonWriter &writer, const ComparedRun &run)
{
    writer.member(u"state", toWire(run.state)).member(u"conversation", run.conversation.toString()).member(u"turn", run.turn.toString());
    if (!run.model.isEmpty())
        writer.member(u"model", run.model.toString());
    writer.member(u"rounds", qint64(run.rounds)).key(u"tool-milliseconds").number(run.toolMilliseconds());
    writer.key(u"milliseconds").number(run.milliseconds);
    writer.key(u"usage").beginObject().member(u"input", run.usage.input).member(u"output", run.usage.output);
    writer.member(u"cache-read", run.usage.cacheRead).member(u"cache-write", run.usage.cacheWrite).endObject();
    if (run.cost)
        writer.key(u"cost").number(*run.cost).member(u"currency", run.currency);
    writer.member(u"calls", callsToJson(run.calls)).member(u"text", run.text);
    if (run.stop != StopReason::None)
        writer.member(u"stop", toWire(run.stop));
    if (run.error) {
        writer.key(u"error").beginObject().member(u"category", toWire(run.error->category));
        writer.member(u"message", run.error->message).endObject();
    }
}

ComparedRun comparedRunOf(const JsonText &text)
{
    const QJsonObject object = text.read().toObject();
    const QJsonObject usage = object.value("usage"_L1).toObject();
    ComparedRun run;
    run.state = runStateOf(object.value("state"_L1).toString());
    run.conversation = ConversationId(object.value("conversation"_L1).toString());
    run.turn = TurnId(object.value("turn"_L1).toString());
    run.model = ModelAddress::parse(object.value("model"_L1).toString()).value_or(ModelAddress {});
    run.rounds = object.value("rounds"_L1).toInt();
    run.milliseconds = object.value("milliseconds"_L1).toDouble();
    run.usage = {qint64(usage.value("input"_L1).toDouble()), qint64(usage.value("output"_L1).toDouble()),
        qint64(usage.value("cache-read"_L1).toDouble()), qint64(usage.value("cache-write"_L1).toDouble())};
    if (object.value("cost"_L1).isDouble())
        run.cost = object.value("cost"_L1).toDouble();
    run.currency = object.value("currency"_L1).toString();
    run.text = object.value("text"_L1).toString();
    run.stop = stopReasonFromWire(object.value("stop"_L1).toString());
    if (const QJsonObject error = object.value("error"_L1).toObject(); !error.isEmpty())
        run.error = Error {errorCategoryFromWire(error.value("category"_L1).toString()), error.value("message"_L1).toString()};
    const auto calls = text.member(u"calls");
    for (const auto &[name, call] : calls ? calls->members() : QList<std::pair<QString, JsonText>>())
        run.calls.append(comparedCallOf(call));
    return run;
}

} // namespace model
