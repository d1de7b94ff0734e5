// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/countdown.h"

#include "invocables/builtin/slowjob.h"

#include <QJsonValue>

namespace invocables {

using namespace Qt::StringLiterals;

BuiltinDeclaration Countdown::declaration()
{
    return {u"clock:timer"_s, u"Waits for some seconds and says so"_s, model::JsonText::trusted(R"({"type":"object","properties":{
"seconds":{"type":"number","minimum":0,"maximum":3600,"description":"How long"},
"label":{"type":"string","maxLength":200,"description":"What for","default":"Timer"}},
"required":["seconds"],"additionalProperties":false})"),
        [] { return std::make_shared<Countdown>(); }};
}

InvocableJob *Countdown::invoke(const model::JsonText &arguments, const InvocationContext &, QObject *parent)
{
    const QJsonValue values = arguments.read();
    const double seconds = values[u"seconds"].toDouble();
    return new SlowJob(seconds, u"%1: %2 seconds are over."_s.arg(values[u"label"].toString()).arg(seconds), parent);
}

} // namespace invocables
