// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/expectation.h"

#include "model/descriptors/nearestname.h"
#include "model/schema/jsonschema.h"
#include "model/schema/jsonwriter.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>

#include <array>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct ExpectationTexts {
    Q_DECLARE_TR_FUNCTIONS(model::Expectation)
};

//! What the value of a kind has to be.
enum class Wanted { Nothing, Text, Texts, Pattern, SchemaOrNothing, Anything, Tools, ToolArguments, Sequence, Steps, Command, Members };

struct ExpectationKind {
    const char16_t *name;
    Wanted value;
    bool needsThreshold = false;
    //! Its threshold is from 0 to 1.
    bool hasShare = false;
};

constexpr std::array expectationKinds {
    ExpectationKind {u"equals", Wanted::Anything},
    ExpectationKind {u"contains", Wanted::Text},
    ExpectationKind {u"icontains", Wanted::Text},
    ExpectationKind {u"contains-any", Wanted::Texts},
    ExpectationKind {u"contains-all", Wanted::Texts},
    ExpectationKind {u"icontains-any", Wanted::Texts},
    ExpectationKind {u"icontains-all", Wanted::Texts},
    ExpectationKind {u"starts-with", Wanted::Text},
    ExpectationKind {u"regex", Wanted::Pattern},
    ExpectationKind {u"levenshtein", Wanted::Text},
    ExpectationKind {u"similar", Wanted::Texts, false, true},
    ExpectationKind {u"is-json", Wanted::SchemaOrNothing},
    ExpectationKind {u"contains-json", Wanted::SchemaOrNothing},
    ExpectationKind {u"trajectory:tool-used", Wanted::Tools},
    ExpectationKind {u"trajectory:tool-args-match", Wanted::ToolArguments},
    ExpectationKind {u"trajectory:tool-sequence", Wanted::Sequence},
    ExpectationKind {u"trajectory:step-count", Wanted::Steps},
    ExpectationKind {u"tool-call-f1", Wanted::Texts, false, true},
    ExpectationKind {u"finish-reason", Wanted::Text},
    ExpectationKind {u"latency", Wanted::Nothing, true},
    ExpectationKind {u"cost", Wanted::Nothing, true},
    ExpectationKind {u"tokens", Wanted::Nothing, true},
    ExpectationKind {u"rounds", Wanted::Nothing, true},
    ExpectationKind {u"llm-rubric", Wanted::Text, false, true},
    ExpectationKind {u"model-graded-closedqa", Wanted::Text},
    ExpectationKind {u"factuality", Wanted::Text},
    ExpectationKind {u"g-eval", Wanted::Texts, false, true},
    ExpectationKind {u"command", Wanted::Command},
    ExpectationKind {u"assert-set", Wanted::Members, false, true},
};

//! Those of promptfoo that are code, or reach out.
bool isCodeKind(const QString &kind)
{
    static const QStringList names {u"javascript"_s, u"python"_s, u"ruby"_s, u"webhook"_s};
    return names.contains(kind);
}

const ExpectationKind *kindNamed(const QString &name)
{
    for (const ExpectationKind &kind : expectationKinds) {
        if (name == QStringView(kind.name))
            return &kind;
    }
    return nullptr;
}

bool areTexts(const QJsonValue &value)
{
    if (value.isString())
        return true;
    const QJsonArray array = value.toArray();
    return !array.isEmpty() && std::all_of(array.begin(), array.end(), [](const QJsonValue &each) { return each.isString(); });
}

QString faultOfPattern(const QString &pattern)
{
    const QRegularExpression read(pattern);
    return read.isValid() ? QString()
                          : ExpectationTexts::tr("“%1” is not a pattern: %2 at %3")
                                .arg(pattern, read.errorString(), QString::number(read.patternErrorOffset() + 1));
}

QString faultOfSchema(const JsonText &schema)
{
    if (schema.isEmpty() || schema.bytes() == "null")
        return {};
    const auto compiled = JsonSchema::compile(schema);
    return compiled ? QString() : ExpectationTexts::tr("the value is not a JSON Schema: %1").arg(compiled.error().message);
}

QString faultOfToolArguments(const JsonText &value)
{
    const QJsonObject object = value.read().toObject();
    if (object.value("name"_L1).toString().isEmpty() || !(object.contains("args"_L1) || object.contains("schema"_L1)))
        return ExpectationTexts::tr("the value is a table with name, and args or schema");
    const auto schema = value.member(u"schema");
    return schema ? faultOfSchema(*schema) : QString();
}

//! Why the value does not fit; empty where it does.
QString faultOfValue(Wanted wanted, const JsonText &value)
{
    const QJsonValue read = value.read();
    switch (wanted) {
    case Wanted::Nothing: return {};
    case Wanted::Anything: return value.isEmpty() ? ExpectationTexts::tr("a value is missing") : QString();
    case Wanted::Text: return read.isString() || read.isDouble() ? QString() : ExpectationTexts::tr("the value is a text");
    case Wanted::Texts: return areTexts(read) ? QString() : ExpectationTexts::tr("the value is a text or a list of texts");
    case Wanted::Pattern: return read.isString() ? faultOfPattern(read.toString()) : ExpectationTexts::tr("the value is a pattern");
    case Wanted::SchemaOrNothing: return faultOfSchema(value);
    case Wanted::Tools:
        return areTexts(read) || !read.toObject().value("name"_L1).toString().isEmpty()
                || !read.toObject().value("pattern"_L1).toString().isEmpty()
            ? QString()
            : ExpectationTexts::tr("the value is a tool's name, a list of names, or a table with name or pattern, and min and max");
    case Wanted::ToolArguments: return faultOfToolArguments(value);
    case Wanted::Sequence:
        return areTexts(read) || areTexts(read.toObject().value("steps"_L1))
            ? QString()
            : ExpectationTexts::tr("the value is a list of tools, or a table with steps and mode");
    case Wanted::Steps:
        return read.toObject().contains("min"_L1) || read.toObject().contains("max"_L1)
            ? QString()
            : ExpectationTexts::tr("the value is a table with min or max");
    case Wanted::Command:
        return areTexts(read) ? QString() : ExpectationTexts::tr("the value is a program, or a list of it and its arguments");
    case Wanted::Members: break;
    }
    return {};
}

QString faultOfKind(const QString &kind)
{
    if (isCodeKind(kind))
        return ExpectationTexts::tr("“%1” is code or reaches out, and is never run; a command may decide instead").arg(kind);
    const QString near = nearestName(kind, Expectation::kinds());
    if (kind.isEmpty())
        return ExpectationTexts::tr("it has no type");
    return near.isEmpty() ? ExpectationTexts::tr("there is no expectation “%1”").arg(kind)
                          : ExpectationTexts::tr("there is no expectation “%1”; did you mean %2?").arg(kind, near);
}

} // namespace

QString Expectation::kind() const
{
    return isNegated() ? type.mid(4) : type;
}

bool Expectation::isNegated() const
{
    return type.startsWith("not-"_L1);
}

bool Expectation::isJudgedByModel() const
{
    static const QStringList names {u"llm-rubric"_s, u"model-graded-closedqa"_s, u"factuality"_s, u"g-eval"_s};
    return names.contains(kind());
}

bool Expectation::isCommand() const
{
    return kind() == u"command";
}

QString Expectation::valueText() const
{
    const QJsonValue read = value.read();
    return read.isString() ? read.toString() : value.toString();
}

QStringList Expectation::kinds()
{
    QStringList names;
    for (const ExpectationKind &kind : expectationKinds)
        names.append(QString::fromUtf16(kind.name));
    return names;
}

Expectation Expectation::read(const JsonText &object)
{
    const QJsonObject read = object.read().toObject();
    Expectation made;
    made.type = read.value("type"_L1).toString().trimmed();
    made.value = object.member(u"value").value_or(JsonText());
    if (made.value.bytes() == "null")
        made.value = {};
    if (read.value("threshold"_L1).isDouble())
        made.threshold = read.value("threshold"_L1).toDouble();
    made.weight = read.value("weight"_L1).toDouble(1);
    made.provider = read.value("provider"_L1).toString();
    const auto members = object.member(u"assert");
    for (const auto &[name, member] : members ? members->members() : QList<std::pair<QString, JsonText>>())
        made.members.append(Expectation::read(member));
    const ExpectationKind *kind = kindNamed(made.kind());
    // A limit may stand in the value, too.
    if (kind && kind->needsThreshold && !made.threshold && made.value.read().isDouble())
        made.threshold = made.value.read().toDouble();
    if (!kind)
        made.fault = faultOfKind(made.kind());
    else if (kind->hasShare && made.threshold && !(*made.threshold >= 0 && *made.threshold <= 1))
        made.fault = ExpectationTexts::tr("its threshold is from 0 to 1, not %1").arg(*made.threshold);
    else if (kind->value == Wanted::Members)
        made.fault = made.members.isEmpty() ? ExpectationTexts::tr("a set needs other expectations under assert") : QString();
    else if (kind->needsThreshold && !made.threshold)
        made.fault = ExpectationTexts::tr("it needs a threshold");
    else
        made.fault = faultOfValue(kind->value, made.value);
    return made;
}

Expectation Expectation::ofCell(const QString &cell)
{
    static const QRegularExpression form(
        u"^\\s*((?:not-)?[a-z][a-z:-]*[a-z])(?:\\(([0-9.]+)\\))?(?:\\s*:\\s*(.*)|\\s*)$"_s, QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch match = form.match(cell);
    const QString type = match.captured(1);
    const QString kind = type.startsWith("not-"_L1) ? type.mid(4) : type;
    const bool isTyped = match.hasMatch() && (kindNamed(kind) || isCodeKind(kind) || kind == u"fn" || kind == u"eval");
    // A word alone is a type only where it needs no value.
    const bool standsAlone = isTyped && match.capturedStart(3) < 0;
    if (!isTyped || (standsAlone && !kind.startsWith("is-json"_L1) && match.captured(2).isEmpty()))
        return ofExpected(JsonText::of(cell));
    JsonWriter writer;
    writer.beginObject().member(u"type", type);
    if (!match.captured(2).isEmpty())
        writer.key(u"threshold").number(match.captured(2).toDouble());
    const QString value = match.captured(3);
    const ExpectationKind *known = kindNamed(kind);
    const auto json = JsonText::parse(value.trimmed().toUtf8());
    if (known && known->needsThreshold && match.captured(2).isEmpty())
        writer.key(u"threshold").number(value.toDouble());
    else if (known && known->value == Wanted::Texts) {
        writer.key(u"value").beginArray();
        for (const QString &each : value.split(u',', Qt::SkipEmptyParts))
            writer.string(each.trimmed());
        writer.endArray();
    } else if (json && (json->isObject() || json->bytes().startsWith('['))) {
        writer.member(u"value", *json);
    } else if (!value.isEmpty()) {
        writer.member(u"value", value);
    }
    return read(writer.endObject().text());
}

Expectation Expectation::ofExpected(const JsonText &expected)
{
    JsonWriter writer;
    writer.beginObject().member(u"type", u"equals").member(u"value", expected);
    return read(writer.endObject().text());
}

JsonText Expectation::toJson() const
{
    JsonWriter writer;
    writer.beginObject().member(u"type", type);
    if (!value.isEmpty())
        writer.member(u"value", value);
    if (threshold)
        writer.key(u"threshold").number(*threshold);
    if (weight != 1)
        writer.key(u"weight").number(weight);
    if (!provider.isEmpty())
        writer.member(u"provider", provider);
    if (!members.isEmpty()) {
        writer.key(u"assert").beginArray();
        for (const Expectation &member : members)
            writer.splice(member.toJson());
        writer.endArray();
    }
    return writer.endObject().text();
}

} // namespace model
