// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/slow.h"

#include "invocables/builtin/slowjob.h"

#include <QJsonObject>

namespace invocables {

using namespace Qt::StringLiterals;

BuiltinDeclaration Slow::declaration()
{
    return {u"rehearsal:slow"_s, u"Takes its time, telling of its progress"_s, model::JsonText::trusted(R"({"type":"object","properties":{
"seconds":{"type":"number","minimum":0,"maximum":3600,"description":"How long","default":3}},
"additionalProperties":false})"),
        [] { return std::make_shared<Slow>(); }};
}

InvocableJob *Slow::invoke(const model::JsonText &arguments, const InvocationContext &, QObject *parent)
{
    const double seconds = arguments.read().toObject()[u"seconds"].toDouble(3);
    return new SlowJob(seconds, u"Took %1 seconds."_s.arg(seconds), parent);
}

} // namespace invocables
