// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/prompts/promptvariable.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <cmath>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct PromptVariableTexts {
    Q_DECLARE_TR_FUNCTIONS(PromptVariable)
};

const QMap<PromptVariable::Kind, QString> &variableKinds()
{
    static const QMap<PromptVariable::Kind, QString> kinds {{PromptVariable::Kind::Text, u"text"_s},
        {PromptVariable::Kind::LongText, u"long-text"_s}, {PromptVariable::Kind::Number, u"number"_s},
        {PromptVariable::Kind::Boolean, u"boolean"_s}, {PromptVariable::Kind::Options, u"options"_s},
        {PromptVariable::Kind::List, u"list"_s}, {PromptVariable::Kind::File, u"file"_s}};
    return kinds;
}

std::optional<bool> yesOrNo(const QString &text)
{
    const QString word = text.trimmed().toLower();
    if (QStringList {u"true"_s, u"yes"_s, u"on"_s, u"1"_s}.contains(word))
        return true;
    if (QStringList {u"false"_s, u"no"_s, u"off"_s, u"0"_s}.contains(word))
        return false;
    return {};
}

QStringList elementsOf(const QString &text)
{
    if (const auto json = JsonText::parse(text.toUtf8()); json && json->bytes().trimmed().startsWith('[')) {
        QStringList elements;
        for (const auto &[name, element] : json->members())
            elements.append(element.bytes().startsWith('"') ? element.read().toString() : element.toString());
        return elements;
    }
    QStringList elements;
    for (const QString &element : text.split(u','))
        elements.append(element.trimmed());
    elements.removeAll(QString());
    return elements;
}

QString numberInWords(double number)
{
    return QString::number(number, 'g', 15);
}

QList<PromptVariable::Option> optionsOf(const DescriptorValue &described)
{
    QList<PromptVariable::Option> options;
    for (const DescriptorValue &each : described.array()) {
        const QString value = each.isTable() ? each[u"value"].string().value_or(QString()) : each.string().value_or(QString());
        options.append({value, each[u"title"].string().value_or(value)});
    }
    return options;
}

} // namespace

QString PromptValue::text() const
{
    if (const auto *flag = std::get_if<bool>(&held))
        return *flag ? u"true"_s : u"false"_s;
    if (const auto *list = std::get_if<QStringList>(&held))
        return list->join(u", "_s);
    return std::get<QString>(held);
}

bool PromptValue::isEmpty() const
{
    if (const auto *flag = std::get_if<bool>(&held))
        return !*flag;
    if (const auto *list = std::get_if<QStringList>(&held))
        return list->isEmpty();
    return std::get<QString>(held).isEmpty();
}

QString PromptVariable::toWire(Kind kind)
{
    return variableKinds().value(kind);
}

PromptVariable PromptVariable::read(const DescriptorValue &described)
{
    PromptVariable variable;
    variable.name = described[u"name"].string().value_or(QString());
    variable.title = described[u"title"].string().value_or(QString());
    variable.description = described[u"description"].string().value_or(QString());
    variable.kind = variableKinds().key(described[u"kind"].string().value_or(QString()), Kind::Text);
    variable.minimum = described[u"minimum"].number();
    variable.maximum = described[u"maximum"].number();
    variable.step = std::max(0.0, described[u"step"].number().value_or(0));
    variable.options = optionsOf(described[u"options"]);
    if (const DescriptorValue &standard = described[u"default"]; !standard.isNone()) {
        if (const auto value = variable.fromJson(standard.toJson()))
            variable.standard = *value;
    } else if (variable.kind == Kind::Boolean) {
        variable.standard = PromptValue {false};
    }
    const bool mayBeEmpty = variable.kind == Kind::List && variable.minimum && *variable.minimum <= 0;
    variable.isRequired = described[u"required"].boolean().value_or(!variable.standard && !mayBeEmpty);
    return variable;
}

bool PromptVariable::isAlwaysThere() const
{
    return standard && (kind == Kind::Number || kind == Kind::Boolean || kind == Kind::Options);
}

Diagnostics PromptVariable::check(const DescriptorValue &described, const QString &path) const
{
    Diagnostics diagnostics;
    const auto note = [&](const DescriptorValue &where, const QString &message) {
        const TextPosition position = where.isNone() ? described.position() : where.position();
        diagnostics.append({path, position, Diagnostic::Severity::Error, message});
    };
    if (kind == Kind::Options && options.isEmpty())
        note(described[u"options"], PromptVariableTexts::tr("“%1” has no options to choose from").arg(name));
    if (minimum && maximum && *minimum > *maximum)
        note(described[u"minimum"], PromptVariableTexts::tr("the minimum is larger than the maximum"));
    const DescriptorValue &given = described[u"default"];
    if (!given.isNone()) {
        if (const auto value = fromJson(given.toJson()); !value)
            note(given, value.error().message);
    }
    return diagnostics;
}

tl::unexpected<Error> PromptVariable::wrong(const QString &what) const
{
    return failure(ErrorCategory::Usage, PromptVariableTexts::tr("“%1” is to be %2.").arg(name, what));
}

Result<PromptValue> PromptVariable::number(const QString &text) const
{
    bool isNumber = false;
    const double value = text.trimmed().toDouble(&isNumber);
    if (!isNumber || !std::isfinite(value))
        return wrong(PromptVariableTexts::tr("a number"));
    if (minimum && value < *minimum)
        return wrong(PromptVariableTexts::tr("%1 or more").arg(numberInWords(*minimum)));
    if (maximum && value > *maximum)
        return wrong(PromptVariableTexts::tr("%1 or less").arg(numberInWords(*maximum)));
    const double steps = step > 0 ? (value - minimum.value_or(0)) / step : 0;
    if (std::abs(steps - std::round(steps)) > 1e-6)
        return wrong(PromptVariableTexts::tr("%1 and so on in steps of %2").arg(numberInWords(minimum.value_or(0)), numberInWords(step)));
    return PromptValue {text.trimmed()};
}

Result<PromptValue> PromptVariable::option(const QString &text) const
{
    QStringList values;
    for (const Option &each : options) {
        if (each.value == text)
            return PromptValue {each.value, each.title};
        values.append(each.value);
    }
    // As it is read by people.
    for (const Option &each : options) {
        if (each.title.compare(text, Qt::CaseInsensitive) == 0 || each.value.compare(text, Qt::CaseInsensitive) == 0)
            return PromptValue {each.value, each.title};
    }
    return wrong(PromptVariableTexts::tr("one of %1").arg(values.join(u", "_s)));
}

Result<PromptValue> PromptVariable::fromText(const QString &text) const
{
    switch (kind) {
    case Kind::Number: return number(text);
    case Kind::Options: return option(text);
    case Kind::List: return within({elementsOf(text)});
    case Kind::Boolean:
        if (const auto flag = yesOrNo(text))
            return PromptValue {*flag};
        return wrong(PromptVariableTexts::tr("yes or no"));
    default: return within({text});
    }
}

Result<PromptValue> PromptVariable::fromJson(const JsonText &json) const
{
    const QJsonValue value = json.read();
    switch (kind) {
    case Kind::Number: return number(value.isDouble() ? json.toString() : value.toString());
    case Kind::Boolean:
        if (value.isBool())
            return PromptValue {value.toBool()};
        return fromText(value.toString());
    case Kind::List:
        if (value.isArray())
            return within({value.toVariant().toStringList()});
        return fromText(value.toString());
    default:
        if (!value.isString())
            return wrong(PromptVariableTexts::tr("a text"));
        return fromText(value.toString());
    }
}

Result<PromptValue> PromptVariable::within(PromptValue value) const
{
    const auto *list = std::get_if<QStringList>(&value.held);
    const qsizetype size = list ? list->size() : std::get<QString>(value.held).size();
    const double most = std::min(maximum.value_or(double(longestText)), list ? double(mostElements) : double(longestText));
    // A file's limits are for what is in it, not for its name.
    const bool isCounted = kind != Kind::File;
    const QString counted = list ? PromptVariableTexts::tr("elements") : PromptVariableTexts::tr("characters");
    if (isCounted && minimum && double(size) < *minimum)
        return wrong(PromptVariableTexts::tr("%1 %2 or more").arg(numberInWords(*minimum), counted));
    if (double(size) > most)
        return wrong(PromptVariableTexts::tr("%1 %2 or less").arg(numberInWords(most), counted));
    if (list && std::any_of(list->begin(), list->end(), [](const QString &element) { return element.size() > longestText; }))
        return wrong(PromptVariableTexts::tr("a list of shorter texts"));
    return value;
}

JsonText PromptVariable::toJson(const PromptValue &value) const
{
    if (const auto *flag = std::get_if<bool>(&value.held))
        return JsonText::of(*flag);
    if (const auto *list = std::get_if<QStringList>(&value.held))
        return JsonText::of(QJsonArray::fromStringList(*list));
    const auto number = kind == Kind::Number ? JsonText::parse(value.text().toUtf8()) : JsonText();
    return number && !number->isEmpty() ? *number : JsonText::of(value.text());
}

void PromptVariable::writeSchema(JsonWriter &writer) const
{
    writer.beginObject().member(u"title", shownName());
    if (!description.isEmpty())
        writer.member(u"description", description);
    const QString least = kind == Kind::Number ? u"minimum"_s : kind == Kind::List ? u"minItems"_s : u"minLength"_s;
    const QString most = kind == Kind::Number ? u"maximum"_s : kind == Kind::List ? u"maxItems"_s : u"maxLength"_s;
    const bool isLimited = kind == Kind::Number || kind == Kind::List || kind == Kind::Text || kind == Kind::LongText;
    // What is required and text has something in it.
    const double fewest = isRequired && kind != Kind::Number ? std::max(1.0, minimum.value_or(1)) : minimum.value_or(0);
    if (kind == Kind::Number) {
        const bool isWhole = step > 0 && step == std::floor(step) && minimum.value_or(0) == std::floor(minimum.value_or(0));
        writer.member(u"type", isWhole ? u"integer" : u"number");
    } else if (kind == Kind::Boolean) {
        writer.member(u"type", u"boolean");
    } else if (kind == Kind::List) {
        writer.member(u"type", u"array").key(u"items").beginObject().member(u"type", u"string").endObject();
    } else if (kind == Kind::Options) {
        writer.key(u"oneOf").beginArray();
        for (const Option &each : options)
            writer.beginObject().member(u"const", each.value).member(u"title", each.title).endObject();
        writer.endArray();
    } else {
        writer.member(u"type", u"string");
    }
    if (isLimited && (fewest > 0 || (minimum && kind == Kind::Number)))
        kind == Kind::Number ? writer.key(least).number(fewest) : writer.member(least, qint64(fewest));
    if (isLimited && maximum)
        kind == Kind::Number ? writer.key(most).number(*maximum) : writer.member(most, qint64(*maximum));
    if (standard)
        writer.member(u"default", toJson(*standard));
    writer.endObject();
}

} // namespace model
