// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/sample.h"

#include "invocables/tools/invocable.h"
#include "model/schema/jsonwriter.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QRandomGenerator>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

struct SampleTexts {
    Q_DECLARE_TR_FUNCTIONS(Sample)
};

//! The first `count` of a shuffle, which is a fair pick (Fisher and Yates).
QList<model::JsonText> picked(QList<model::JsonText> items, qsizetype count)
{
    for (qsizetype i = 0; i < count; ++i)
        items.swapItemsAt(i, i + QRandomGenerator::global()->bounded(qint64(items.size() - i)));
    return items.mid(0, count);
}

QList<model::JsonText> pickedWithReplacement(const QList<model::JsonText> &items, qsizetype count)
{
    QList<model::JsonText> chosen;
    for (qsizetype i = 0; i < count; ++i)
        chosen.append(items.at(QRandomGenerator::global()->bounded(qint64(items.size()))));
    return chosen;
}

QList<model::JsonText> elements(const model::JsonText &array)
{
    QList<model::JsonText> all;
    for (const auto &[name, value] : array.members())
        all.append(value);
    return all;
}

} // namespace

BuiltinDeclaration Sample::declaration()
{
    return {u"probability:sample"_s, u"Picks from a list by chance"_s, model::JsonText::trusted(R"({"type":"object","properties":{
"items":{"type":"array","minItems":1,"maxItems":10000,"description":"What to pick from"},
"count":{"type":"integer","minimum":1,"maximum":10000,"description":"How many to pick","default":1},
"replacement":{"type":"boolean","description":"The same item may be picked again","default":false}},
"required":["items"],"additionalProperties":false})"),
        [] { return std::make_shared<Sample>(); }};
}

InvocableJob *Sample::invoke(const model::JsonText &arguments, const InvocationContext &, QObject *parent)
{
    const QJsonObject values = arguments.read().toObject();
    const QList<model::JsonText> items = elements(arguments.member(u"items").value_or(model::JsonText()));
    const auto count = qsizetype(values[u"count"].toInteger(1));
    const bool replacement = values[u"replacement"].toBool();
    if (items.isEmpty() || (!replacement && count > items.size())) {
        const QString message =
            SampleTexts::tr("%1 cannot be picked from %2 without replacement.").arg(QString::number(count), QString::number(items.size()));
        return new ReadyJob(model::failure(model::ErrorCategory::Validation, message), parent);
    }
    model::JsonWriter json;
    json.beginArray();
    for (const model::JsonText &item : replacement ? pickedWithReplacement(items, count) : picked(items, count))
        json.splice(item);
    return new ReadyJob(dataResult(json.endArray().text()), parent);
}

} // namespace invocables
