// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/numbertools.h"

#include "invocables/builtin/purebuiltin.h"
#include "invocables/builtin/statistics.h"
#include "invocables/builtin/units.h"
#include "invocables/tools/invocable.h"
#include "model/schema/jsonwriter.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QRandomGenerator>

namespace invocables {

using namespace Qt::StringLiterals;
using model::JsonText;
using Outcome = model::Result<InvocableResult>;

namespace {

struct NumberToolsTexts {
    Q_DECLARE_TR_FUNCTIONS(NumberTools)
};

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

Outcome drawNumbers(const JsonText &arguments)
{
    const QJsonValue values = arguments.read();
    const qint64 least = values[u"min_val"].toInteger(1);
    const qint64 most = values[u"max_val"].toInteger(100);
    if (least > most)
        return model::failure(model::ErrorCategory::Validation, NumberToolsTexts::tr("min_val is larger than max_val."));
    model::JsonWriter json;
    json.beginArray();
    for (qint64 number = 0; number < values[u"count"].toInteger(1); ++number)
        json.number(QRandomGenerator::global()->bounded(least, most + 1));
    return dataResult(json.endArray().text());
}

Outcome describe(const JsonText &arguments)
{
    const QJsonValue values = arguments.read();
    QList<double> numbers;
    for (const QJsonValue &number : values[u"numbers"].toArray())
        numbers.append(number.toDouble());
    if (numbers.isEmpty())
        return model::failure(model::ErrorCategory::Validation, NumberToolsTexts::tr("There are no numbers to describe."));
    return dataResult(description(numbers, int(values[u"bins"].toInteger(10))));
}

} // namespace

QList<BuiltinDeclaration> numberTools()
{
    return {
        pureBuiltin(u"calculator:unit_convert"_s, u"Converts a value from one unit to another"_s, R"({"type":"object","properties":{
"value":{"type":"number","description":"The value"},
"from_unit":{"type":"string","description":"Its unit, such as km, lb, °F, gallon, mph or GiB"},
"to_unit":{"type":"string","description":"The unit to convert to"}},
"required":["value","from_unit","to_unit"],"additionalProperties":false})",
            convertUnit),
        pureBuiltin(u"probability:random_number"_s, u"Draws whole numbers by chance"_s, R"({"type":"object","properties":{
"min_val":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740990,"description":"The least number","default":1},
"max_val":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740990,"description":"The largest number","default":100},
"count":{"type":"integer","minimum":1,"maximum":1000,"description":"How many to draw","default":1}},
"additionalProperties":false})",
            drawNumbers),
        pureBuiltin(u"probability:describe"_s, u"Describes numbers: mean, standard deviation, quartiles, histogram"_s,
            R"({"type":"object","properties":{
"numbers":{"type":"array","items":{"type":"number"},"minItems":1,"maxItems":100000,"description":"The numbers"},
"bins":{"type":"integer","minimum":1,"maximum":100,"description":"How many ranges the histogram has","default":10}},
"required":["numbers"],"additionalProperties":false})",
            describe),
    };
}

} // namespace invocables
