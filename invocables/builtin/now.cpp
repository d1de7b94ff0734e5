// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/now.h"

#include "invocables/tools/invocable.h"
#include "model/schema/jsonwriter.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonObject>
#include <QLocale>
#include <QTimeZone>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

struct NowTexts {
    Q_DECLARE_TR_FUNCTIONS(Now)
};

model::JsonText described(const QDateTime &time)
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

} // namespace

BuiltinDeclaration Now::declaration()
{
    return {u"clock:now"_s, u"Tells the date and the time"_s, model::JsonText::trusted(R"({"type":"object","properties":{
"timezone":{"type":"string","description":"An IANA time zone such as Europe/Berlin; the person's own where left out"}},
"additionalProperties":false})"),
        [] { return std::make_shared<Now>(); }};
}

InvocableJob *Now::invoke(const model::JsonText &arguments, const InvocationContext &, QObject *parent)
{
    const QString wanted = arguments.read().toObject()[u"timezone"].toString();
    const QTimeZone zone = wanted.isEmpty() ? QTimeZone::systemTimeZone() : QTimeZone(wanted.toUtf8());
    if (!zone.isValid()) {
        const QString message = NowTexts::tr("“%1” is no time zone that is known here.").arg(wanted);
        return new ReadyJob(model::failure(model::ErrorCategory::Validation, message), parent);
    }
    return new ReadyJob(dataResult(described(QDateTime::currentDateTimeUtc().toTimeZone(zone))), parent);
}

} // namespace invocables
