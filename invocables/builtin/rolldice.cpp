// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/rolldice.h"

#include "invocables/builtin/dice.h"
#include "invocables/tools/invocable.h"
#include "model/schema/jsonwriter.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QRandomGenerator>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

struct RollDiceTexts {
    Q_DECLARE_TR_FUNCTIONS(RollDice)
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
        return model::failure(model::ErrorCategory::Validation, RollDiceTexts::tr("There is nothing to roll: give dice or specs."));
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

} // namespace

BuiltinDeclaration RollDice::declaration()
{
    return {u"probability:roll_dice"_s, u"Rolls dice"_s, model::JsonText::trusted(R"({"type":"object","properties":{
"dice":{"type":"string","description":"Such as 2d6, 1d20+5 or 3d8-2"},
"specs":{"type":"array","minItems":1,"maxItems":100,"description":"Several dice, each with a name","items":{"type":"object",
"properties":{"name":{"type":"string"},"dice":{"type":"string","description":"Such as 2d6, 1d20+5 or 3d8-2"}},
"required":["name","dice"],"additionalProperties":false}}},
"additionalProperties":false})"),
        [] { return std::make_shared<RollDice>(); }};
}

InvocableJob *RollDice::invoke(const model::JsonText &arguments, const InvocationContext &, QObject *parent)
{
    const QJsonObject values = arguments.read().toObject();
    const auto all = wanted(values);
    if (!all)
        return new ReadyJob(tl::unexpected(all.error()), parent);
    model::JsonWriter json;
    const bool single = !values.contains(u"specs");
    if (!single)
        json.beginArray();
    for (const NamedDice &named : *all)
        roll(named, json);
    if (!single)
        json.endArray();
    return new ReadyJob(dataResult(json.text()), parent);
}

} // namespace invocables
