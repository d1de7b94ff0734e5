// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/calculate.h"

#include "invocables/tools/invocable.h"
#include "model/schema/jsonwriter.h"
#include "network/basics/arithmetic.h"

#include <QCoreApplication>
#include <QJsonObject>

#include <cmath>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory;

namespace {

struct CalculateTexts {
    Q_DECLARE_TR_FUNCTIONS(Calculate)
};

model::Result<InvocableResult> calculated(const QString &expression)
{
    const auto value = network::workedOut(expression);
    if (!value)
        return tl::unexpected(value.error());
    if (!std::isfinite(*value))
        return model::failure(ErrorCategory::Execution, CalculateTexts::tr("“%1” has no finite value.").arg(expression));
    model::JsonWriter json;
    json.beginObject().member(u"expression", expression).key(u"result").number(*value).endObject();
    return dataResult(json.text());
}

} // namespace

BuiltinDeclaration Calculate::declaration()
{
    return {u"calculator:calculate"_s, u"Works out an arithmetic expression, exactly to about 15 digits"_s,
        model::JsonText::trusted(R"({"type":"object","properties":{
"expression":{"type":"string","minLength":1,"maxLength":1000,"description":"Such as 2*(3+4)^2, sqrt(2), sin(_pi/6), min(3,4), 17 % 5"}},
"required":["expression"],"additionalProperties":false})"),
        [] { return std::make_shared<Calculate>(); }};
}

InvocableJob *Calculate::invoke(const model::JsonText &arguments, const InvocationContext &, QObject *parent)
{
    return new ReadyJob(calculated(arguments.read().toObject()[u"expression"].toString()), parent);
}

} // namespace invocables
