// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/builtininvocables.h"

#include "invocables/builtin/units.h"
#include "invocables/tools/invocable.h"
#include "model/schema/jsonwriter.h"
#include "network/basics/arithmetic.h"

#include <QCoreApplication>
#include <QJsonObject>

#include <cmath>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory, model::JsonText;
using Outcome = model::Result<InvocableResult>;

namespace {

struct CalculateTexts {
    Q_DECLARE_TR_FUNCTIONS(Calculate)
    PARLANCE_PHRASED
};

model::Result<InvocableResult> calculated(const QString &expression)
{
    const auto value = network::workedOut(expression);
    if (!value)
        return tl::unexpected(value.error());
    if (!std::isfinite(*value))
        return model::failure(ErrorCategory::Execution, CalculateTexts::phrased("“%1” has no finite value.").arg(expression));
    model::JsonWriter json;
    json.beginObject().member(u"expression", expression).key(u"result").number(*value).endObject();
    return dataResult(json.text());
}

//! calculator:calculate. Works an arithmetic expression out.
Outcome calculate(const JsonText &arguments)
{
    return calculated(arguments.read().toObject()[u"expression"].toString());
}

Outcome convertUnit(const JsonText &arguments)
{
    const QJsonValue values = arguments.read();
    const QString from = values[u"from_unit"].toString();
    const QString to = values[u"to_unit"].toString();
    return converted(values[u"value"].toDouble(), from, to).map([&](double value) {
        model::JsonWriter json;
        json.beginObject().key(u"value").number(value).member(u"unit", to).endObject();
        return dataResult(json.text());
    });
}

} // namespace

QList<BuiltinDeclaration> calculatorTools()
{
    return {
        {u"calculator:calculate"_s, u"Works out an arithmetic expression, exactly to about 15 digits"_s,
            JsonText::trusted(R"({"type":"object","properties":{
"expression":{"type":"string","minLength":1,"maxLength":1000,"description":"Such as 2*(3+4)^2, sqrt(2), sin(_pi/6), min(3,4), 17 % 5"}},
"required":["expression"],"additionalProperties":false})"),
            atOnce(calculate)},
        {u"calculator:unit_convert"_s, u"Converts a value from one unit to another"_s, JsonText::trusted(R"({"type":"object","properties":{
"value":{"type":"number","description":"The value"},
"from_unit":{"type":"string","description":"Its unit, such as km, lb, °F, gallon, mph or GiB"},
"to_unit":{"type":"string","description":"The unit to convert to"}},
"required":["value","from_unit","to_unit"],"additionalProperties":false})"),
            atOnce(convertUnit)},
    };
}

} // namespace invocables
