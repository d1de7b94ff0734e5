// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/conversation/turnrecord.h"

#include "model/basics/wirenames.h"
#include "model/schema/jsonwriter.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct TurnRecordTexts {
    Q_DECLARE_TR_FUNCTIONS(TurnRecord)
    PARLANCE_PHRASED
};

constexpr WireNames<TurnState, 10> turnStates {{{
    {TurnState::Idle, "idle"_L1},
    {TurnState::Preparing, "preparing"_L1},
    {TurnState::Conversing, "conversing"_L1},
    {TurnState::Invoking, "invoking"_L1},
    {TurnState::Storing, "storing"_L1},
    {TurnState::Committing, "committing"_L1},
    {TurnState::Committed, "committed"_L1},
    {TurnState::Interrupted, "interrupted"_L1},
    {TurnState::RolledBack, "rolled-back"_L1},
    {TurnState::Cancelled, "cancelled"_L1},
}}};

} // namespace

QString toWire(TurnState state)
{
    return turnStates.nameOf(state);
}

TurnState turnStateFromWire(QStringView name)
{
    return turnStates.valueOf(name).value_or(TurnState::Idle);
}

Usage usageOf(const QList<ModelCall> &calls)
{
    Usage usage;
    for (const ModelCall &call : calls)
        usage += call.usage;
    return usage;
}

QByteArray errorToJson(const std::optional<Error> &error)
{
    if (!error)
        return {};
    JsonWriter writer;
    writer.beginObject().member(u"category", toWire(error->category)).member(u"message", error->message);
    writer.member(u"detail", error->detail).endObject();
    return writer.bytes();
}

std::optional<Error> errorFromJson(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    if (object.isEmpty())
        return {};
    return Error {errorCategoryFromWire(object.value(u"category").toString()), object.value(u"message").toString(),
        object.value(u"detail").toString()};
}

QByteArray ranToJson(const QList<RanInvocation> &ran)
{
    JsonWriter writer;
    writer.beginArray();
    for (const RanInvocation &invocation : ran) {
        writer.beginObject().member(u"id", invocation.id).member(u"name", invocation.name);
        writer.member(u"arguments", QString::fromUtf8(invocation.arguments))
            .flag(u"idempotent", invocation.idempotent)
            .flag(u"broke", invocation.broke)
            .flag(u"stopped", invocation.stopped)
            .endObject();
    }
    writer.endArray();
    return writer.bytes();
}

QList<RanInvocation> ranFromJson(const QByteArray &json)
{
    QList<RanInvocation> ran;
    const QJsonArray array = QJsonDocument::fromJson(json).array();
    for (const QJsonValue &value : array) {
        const QJsonObject object = value.toObject();
        ran += RanInvocation {object.value(u"id").toString(), object.value(u"name").toString(),
            object.value(u"arguments").toString().toUtf8(), object.value(u"idempotent").toBool(), object.value(u"broke").toBool(),
            object.value(u"stopped").toBool()};
    }
    return ran;
}

Wording effectOutside(const RanInvocation &ran, const QString &arguments)
{
    const Wording text = ran.isUnfinished() ? TurnRecordTexts::phrased("Begun outside, and not undone as far as it got: %1 %2")
                                            : TurnRecordTexts::phrased("Already done outside, and not undone: %1 %2");
    return text.arg(ran.name, arguments);
}

} // namespace model
