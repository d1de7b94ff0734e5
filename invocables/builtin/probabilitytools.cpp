// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/builtininvocables.h"

#include "invocables/builtin/statistics.h"
#include "invocables/tools/invocable.h"
#include "model/schema/jsonwriter.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QRegularExpression>

namespace invocables {

using namespace Qt::StringLiterals;
using model::JsonText;
using Outcome = model::Result<InvocableResult>;

namespace {

struct DiceTexts {
    Q_DECLARE_TR_FUNCTIONS(Dice)
    PARLANCE_PHRASED
};

constexpr int mostDice = 1000;
constexpr int mostSides = 1'000'000;

//! What is rolled: `NdS`, `NdS+K` or `NdS-K`. N from 1 to 1000; S even, from 4 to 1,000,000; N + K at least 1, so that no total is
//! below 1.
struct Dice {
    int count = 1;
    int sides = 6;
    int added = 0;

    static model::Result<Dice> parse(const QString &text);
};

model::Result<Dice> Dice::parse(const QString &text)
{
    static const QRegularExpression form(u"^([1-9][0-9]{0,3})?[dD]([1-9][0-9]{0,6})([+-][0-9]{1,6})?$"_s);
    const QRegularExpressionMatch match = form.match(text.simplified().remove(u' '));
    const Dice dice {match.captured(1).isEmpty() ? 1 : match.captured(1).toInt(), match.captured(2).toInt(), match.captured(3).toInt()};
    const bool fits = match.hasMatch() && dice.count <= mostDice && dice.sides >= 4 && dice.sides <= mostSides && dice.sides % 2 == 0
        && dice.count + dice.added >= 1;
    if (!fits)
        return model::failure(model::ErrorCategory::Validation,
            DiceTexts::phrased(
                "“%1” is not dice. It is wanted as NdS, NdS+K or NdS-K: up to 1000 dice, an even number of sides from 4 on, N + K at least "
                "1.")
                .arg(text));
    return dice;
}

struct RollDiceTexts {
    Q_DECLARE_TR_FUNCTIONS(RollDice)
    PARLANCE_PHRASED
};

struct NamedDice {
    QString name;
    QString text;
    Dice dice;
};

model::Result<QList<NamedDice>> wanted(const QJsonObject &values)
{
    QList<NamedDice> all;
    if (values.contains(u"dice"))
        all.append({{}, values[u"dice"].toString(), {}});
    for (const QJsonValue &spec : values[u"specs"].toArray())
        all.append({spec[u"name"].toString(), spec[u"dice"].toString(), {}});
    for (NamedDice &one : all) {
        const auto dice = Dice::parse(one.text);
        if (!dice)
            return tl::unexpected(dice.error());
        one.dice = *dice;
    }
    if (all.isEmpty())
        return model::failure(model::ErrorCategory::Validation, RollDiceTexts::phrased("There is nothing to roll: give dice or specs."));
    return all;
}

void roll(const NamedDice &named, model::JsonWriter &json)
{
    json.beginObject();
    if (!named.name.isEmpty())
        json.member(u"name", named.name);
    json.member(u"dice", named.text).key(u"rolls").beginArray();
    qint64 total = named.dice.added;
    for (int i = 0; i < named.dice.count; ++i) {
        const int rolled = QRandomGenerator::global()->bounded(1, named.dice.sides + 1);
        total += rolled;
        json.number(qint64(rolled));
    }
    json.endArray().member(u"total", total).endObject();
}

//! probability:roll_dice. Rolls dice as `2d6+1` writes them.
Outcome rollDice(const JsonText &arguments)
{
    const QJsonObject values = arguments.read().toObject();
    const auto all = wanted(values);
    if (!all)
        return tl::unexpected(all.error());
    model::JsonWriter json;
    const bool single = !values.contains(u"specs");
    if (!single)
        json.beginArray();
    for (const NamedDice &named : *all)
        roll(named, json);
    if (!single)
        json.endArray();
    return dataResult(json.text());
}

struct SampleTexts {
    Q_DECLARE_TR_FUNCTIONS(Sample)
    PARLANCE_PHRASED
};

//! The first `count` of a shuffle, which is a fair pick (Fisher and Yates).
QList<JsonText> picked(QList<JsonText> items, qsizetype count)
{
    for (qsizetype i = 0; i < count; ++i)
        items.swapItemsAt(i, i + QRandomGenerator::global()->bounded(qint64(items.size() - i)));
    return items.mid(0, count);
}

QList<JsonText> pickedWithReplacement(const QList<JsonText> &items, qsizetype count)
{
    QList<JsonText> chosen;
    for (qsizetype i = 0; i < count; ++i)
        chosen.append(items.at(QRandomGenerator::global()->bounded(qint64(items.size()))));
    return chosen;
}

QList<JsonText> elements(const JsonText &array)
{
    QList<JsonText> all;
    for (const auto &[name, value] : array.members())
        all.append(value);
    return all;
}

//! probability:sample. Picks from a list by chance.
Outcome pickSample(const JsonText &arguments)
{
    const QJsonObject values = arguments.read().toObject();
    const QList<JsonText> items = elements(arguments.member(u"items").value_or(JsonText()));
    const auto count = qsizetype(values[u"count"].toInteger(1));
    const bool replacement = values[u"replacement"].toBool();
    if (items.isEmpty() || (!replacement && count > items.size())) {
        const model::Wording message = SampleTexts::phrased("%1 cannot be picked from %2 without replacement.").arg(count, items.size());
        return model::failure(model::ErrorCategory::Validation, message);
    }
    model::JsonWriter json;
    json.beginArray();
    for (const JsonText &item : replacement ? pickedWithReplacement(items, count) : picked(items, count))
        json.splice(item);
    return dataResult(json.endArray().text());
}

struct NumberToolsTexts {
    Q_DECLARE_TR_FUNCTIONS(NumberTools)
    PARLANCE_PHRASED
};

Outcome drawNumbers(const JsonText &arguments)
{
    const QJsonValue values = arguments.read();
    const qint64 least = values[u"min_val"].toInteger(1);
    const qint64 most = values[u"max_val"].toInteger(100);
    if (least > most)
        return model::failure(model::ErrorCategory::Validation, NumberToolsTexts::phrased("min_val is larger than max_val."));
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
        return model::failure(model::ErrorCategory::Validation, NumberToolsTexts::phrased("There are no numbers to describe."));
    return dataResult(description(numbers, int(values[u"bins"].toInteger(10))));
}

} // namespace

QList<BuiltinDeclaration> probabilityTools()
{
    return {
        {u"probability:roll_dice"_s, u"Rolls dice"_s, JsonText::trusted(R"({"type":"object","properties":{
"dice":{"type":"string","description":"Such as 2d6, 1d20+5 or 3d8-2"},
"specs":{"type":"array","minItems":1,"maxItems":100,"description":"Several dice, each with a name","items":{"type":"object",
"properties":{"name":{"type":"string"},"dice":{"type":"string","description":"Such as 2d6, 1d20+5 or 3d8-2"}},
"required":["name","dice"],"additionalProperties":false}}},
"additionalProperties":false})"),
            atOnce(rollDice)},
        {u"probability:sample"_s, u"Picks from a list by chance"_s, JsonText::trusted(R"({"type":"object","properties":{
"items":{"type":"array","minItems":1,"maxItems":10000,"description":"What to pick from"},
"count":{"type":"integer","minimum":1,"maximum":10000,"description":"How many to pick","default":1},
"replacement":{"type":"boolean","description":"The same item may be picked again","default":false}},
"required":["items"],"additionalProperties":false})"),
            atOnce(pickSample)},
        {u"probability:random_number"_s, u"Draws whole numbers by chance"_s, JsonText::trusted(R"({"type":"object","properties":{
"min_val":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740990,"description":"The least number","default":1},
"max_val":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740990,"description":"The largest number","default":100},
"count":{"type":"integer","minimum":1,"maximum":1000,"description":"How many to draw","default":1}},
"additionalProperties":false})"),
            atOnce(drawNumbers)},
        {u"probability:describe"_s, u"Describes numbers: mean, standard deviation, quartiles, histogram"_s,
            JsonText::trusted(R"({"type":"object","properties":{
"numbers":{"type":"array","items":{"type":"number"},"minItems":1,"maxItems":100000,"description":"The numbers"},
"bins":{"type":"integer","minimum":1,"maximum":100,"description":"How many ranges the histogram has","default":10}},
"required":["numbers"],"additionalProperties":false})"),
            atOnce(describe)},
    };
}

} // namespace invocables
