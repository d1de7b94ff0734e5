// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/builtininvocables.h"

#include "invocables/builtin/slowjob.h"
#include "invocables/tools/invocable.h"
#include "model/schema/jsonwriter.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonObject>
#include <QJsonValue>
#include <QLocale>
#include <QTimeZone>

namespace invocables {

using namespace Qt::StringLiterals;
using model::JsonText;
using Outcome = model::Result<InvocableResult>;

namespace {

struct NowTexts {
    Q_DECLARE_TR_FUNCTIONS(Now)
    PARLANCE_PHRASED
};

JsonText described(const QDateTime &time)
{
    return model::JsonWriter()
        .beginObject()
        .member(u"time", time.toOffsetFromUtc(time.offsetFromUtc()).toString(Qt::ISODate))
        .member(u"timezone", QString::fromUtf8(time.timeZone().id()))
        .member(u"weekday", QLocale::c().dayName(time.date().dayOfWeek()))
        .member(u"unix", time.toSecsSinceEpoch())
        .endObject()
        .text();
}

//! clock:now. The time, here or in a named time zone.
Outcome tellTime(const JsonText &arguments)
{
    const QString wanted = arguments.read().toObject()[u"timezone"].toString();
    const QTimeZone zone = wanted.isEmpty() ? QTimeZone::systemTimeZone() : QTimeZone(wanted.toUtf8());
    if (!zone.isValid()) {
        const model::Wording message = NowTexts::phrased("“%1” is not a time zone that is known here.").arg(wanted);
        return model::failure(model::ErrorCategory::Validation, message);
    }
    return dataResult(described(QDateTime::currentDateTimeUtc().toTimeZone(zone)));
}

//! `clock:timer`: ends after a number of seconds, with progress on the way.
InvocableJob *waitSeconds(const JsonText &arguments, const InvocationContext &, QObject *parent)
{
    const QJsonValue values = arguments.read();
    const double seconds = values[u"seconds"].toDouble();
    return new SlowJob(seconds, u"%1: %2 seconds are over."_s.arg(values[u"label"].toString(), QString::number(seconds)), parent);
}

} // namespace

QList<BuiltinDeclaration> clockTools()
{
    return {
        {u"clock:now"_s, u"Tells the date and the time"_s, JsonText::trusted(R"({"type":"object","properties":{
"timezone":{"type":"string","description":"An IANA time zone such as Europe/Berlin; the person's own where left out"}},
"additionalProperties":false})"),
            atOnce(tellTime)},
        {u"clock:timer"_s, u"Waits for some seconds and says so"_s, JsonText::trusted(R"({"type":"object","properties":{
"seconds":{"type":"number","minimum":0,"maximum":3600,"description":"How long"},
"label":{"type":"string","maxLength":200,"description":"What for","default":"Timer"}},
"required":["seconds"],"additionalProperties":false})"),
            waitSeconds},
    };
}

} // namespace invocables
