// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/forms/schemakeywords.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

struct FormHintTexts {
    Q_DECLARE_TR_FUNCTIONS(FormHints)
};

bool hasAny(const SchemaKeywords &keywords, const QStringList &names)
{
    return std::any_of(names.begin(), names.end(), [&](const QString &name) { return keywords.has(name); });
}

//! A limit as it is written in the schema, since a number read and written again may be another one.
QString limit(const SchemaKeywords &keywords, const QString &name)
{
    constexpr qsizetype longest = 40;
    return QString::fromUtf8(keywords.value(name).bytes().left(longest));
}

QString rangeHint(const SchemaKeywords &keywords)
{
    const QString least = limit(keywords, u"minimum"_s);
    const QString most = limit(keywords, u"maximum"_s);
    const QString above = limit(keywords, u"exclusiveMinimum"_s);
    const QString below = limit(keywords, u"exclusiveMaximum"_s);
    if (!least.isEmpty() && !most.isEmpty())
        return FormHintTexts::tr("%1 to %2").arg(least, most);
    QStringList parts;
    if (!least.isEmpty())
        parts.append(FormHintTexts::tr("at least %1").arg(least));
    if (!above.isEmpty())
        parts.append(FormHintTexts::tr("more than %1").arg(above));
    if (!most.isEmpty())
        parts.append(FormHintTexts::tr("at most %1").arg(most));
    if (!below.isEmpty())
        parts.append(FormHintTexts::tr("less than %1").arg(below));
    return parts.join(u", "_s);
}

QList<model::JsonText> elementsOf(const model::JsonText &array, int most)
{
    QList<model::JsonText> elements;
    for (const auto &[name, element] : array.pieces().mid(0, most))
        elements.append(model::JsonText::trusted(element.toByteArray()));
    return elements;
}

struct Counted {
    QString one;
    QString many;
};

QString countHint(const SchemaKeywords &keywords, const QString &least, const QString &most, const Counted &what)
{
    const QString fewest = limit(keywords, least);
    const QString largest = limit(keywords, most);
    const QString last = largest.isEmpty() ? fewest : largest;
    const QString &word = last == u'1' ? what.one : what.many;
    if (!fewest.isEmpty() && !largest.isEmpty())
        return FormHintTexts::tr("%1 to %2 %3").arg(fewest, largest, word);
    if (!fewest.isEmpty())
        return FormHintTexts::tr("at least %1 %2").arg(fewest, word);
    return largest.isEmpty() ? QString() : FormHintTexts::tr("at most %1 %2").arg(largest, word);
}

QString formatHint(const QString &format)
{
    static const QHash<QString, QString> examples {{u"date-time"_s, u"2026-03-09T14:30:00Z"_s}, {u"date"_s, u"2026-03-09"_s},
        {u"time"_s, u"14:30:00Z"_s}, {u"duration"_s, u"PT1H30M"_s}, {u"uri"_s, u"https://example.org/page"_s},
        {u"email"_s, u"name@example.org"_s}, {u"ipv4"_s, u"192.0.2.1"_s}, {u"ipv6"_s, u"2001:db8::1"_s},
        {u"uuid"_s, u"123e4567-e89b-12d3-a456-426614174000"_s}};
    if (format.isEmpty())
        return {};
    const QString example = examples.value(format);
    return example.isEmpty() ? FormHintTexts::tr("format %1").arg(format.left(40)) : FormHintTexts::tr("such as %1").arg(example);
}

QString exampleHint(const SchemaKeywords &keywords)
{
    const auto examples = keywords.value(u"examples"_s).pieces();
    if (examples.isEmpty() || keywords.has(u"format"_s))
        return {};
    const auto first = model::JsonText::trusted(examples.first().second.toByteArray()).read();
    const QString text = first.isString() ? first.toString() : QString::fromUtf8(examples.first().second);
    return FormHintTexts::tr("such as %1").arg(text.simplified().left(60));
}

} // namespace

QStringList SchemaKeywords::types() const
{
    const QJsonValue named = value(u"type"_s).read();
    if (named.isString())
        return {named.toString()};
    QStringList types;
    for (const QJsonValue &type : named.toArray())
        types.append(type.toString());
    if (!types.isEmpty())
        return types;
    if (!properties.isEmpty() || hasAny(*this, {u"properties"_s, u"additionalProperties"_s, u"patternProperties"_s, u"propertyNames"_s}))
        return {u"object"_s};
    if (hasAny(*this, {u"items"_s, u"prefixItems"_s, u"minItems"_s, u"maxItems"_s, u"uniqueItems"_s}))
        return {u"array"_s};
    if (hasAny(*this, {u"minLength"_s, u"maxLength"_s, u"pattern"_s, u"format"_s, u"contentMediaType"_s}))
        return {u"string"_s};
    if (hasAny(*this, {u"minimum"_s, u"maximum"_s, u"exclusiveMinimum"_s, u"exclusiveMaximum"_s, u"multipleOf"_s}))
        return {u"number"_s};
    return {};
}

SchemaKeywords KeywordsReader::keywordsOf(const model::JsonText &schema)
{
    SchemaKeywords keywords;
    collect(schema, keywords);
    return keywords;
}

void KeywordsReader::collect(const model::JsonText &schema, SchemaKeywords &keywords)
{
    constexpr int mostReferences = 32;
    // A schema's own words hold before those of what it refers to: they come nearer to this place.
    QList<model::JsonText> further;
    for (const auto &[name, value] : schema.isObject() ? schema.members() : QList<std::pair<QString, model::JsonText>>()) {
        if (name == "$ref"_L1 && ++keywords.references <= mostReferences)
            further.append(resolved(value.read().toString()));
        else if (name == "allOf"_L1)
            further.append(elementsOf(value, mostReferences));
        else
            take(name, value, keywords);
    }
    for (const model::JsonText &other : std::as_const(further)) {
        if (++keywords.references <= mostReferences)
            collect(other, keywords);
    }
}

void KeywordsReader::take(const QString &name, const model::JsonText &value, SchemaKeywords &keywords) const
{
    if (name == "properties"_L1 && value.isObject()) {
        for (const auto &[member, schema] : value.members()) {
            if (keywords.names.contains(member))
                continue;
            keywords.names.insert(member);
            keywords.properties.append({member, schema});
        }
    } else if (name == "required"_L1) {
        for (const QJsonValue &member : value.read().toArray())
            keywords.required.insert(member.toString());
    }
    if (!keywords.has(name))
        keywords.values.insert(name, value);
}

model::JsonText KeywordsReader::resolved(const QString &reference)
{
    if (!reference.startsWith(u'#'))
        return {};
    if (const auto known = m_resolved.constFind(reference); known != m_resolved.cend())
        return *known;
    constexpr int mostSteps = 32;
    model::JsonText found = m_document;
    const QStringList steps = QUrl::fromPercentEncoding(reference.sliced(1).toUtf8()).split(u'/').mid(1, mostSteps);
    for (QString step : steps) {
        step.replace(u"~1"_s, u"/"_s).replace(u"~0"_s, u"~"_s);
        found = found.member(step).value_or(model::JsonText());
    }
    // An anchor is not followed.
    if (reference.size() > 1 && steps.isEmpty())
        found = {};
    m_resolved.insert(reference, found);
    return found;
}

QString hintOf(const SchemaKeywords &keywords)
{
    QStringList parts {rangeHint(keywords)};
    if (keywords.has(u"multipleOf"_s))
        parts.append(FormHintTexts::tr("a multiple of %1").arg(limit(keywords, u"multipleOf"_s)));
    parts.append(countHint(keywords, u"minLength"_s, u"maxLength"_s, {FormHintTexts::tr("character"), FormHintTexts::tr("characters")}));
    parts.append(countHint(keywords, u"minItems"_s, u"maxItems"_s, {FormHintTexts::tr("element"), FormHintTexts::tr("elements")}));
    parts.append(formatHint(keywords.text(u"format"_s)));
    if (keywords.has(u"pattern"_s))
        parts.append(FormHintTexts::tr("matching %1").arg(keywords.text(u"pattern"_s).left(80)));
    parts.append(exampleHint(keywords));
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

} // namespace gui
