// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/patternrules.h"

#include <QCoreApplication>
#include <QSet>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct PatternRulesTexts {
    Q_DECLARE_TR_FUNCTIONS(PatternRules)
};

} // namespace

void PatternRules::name(const QString &missing)
{
    if (m_pattern.value.identity.isEmpty())
        fail(u"MissingRequiredField"_s, missing);
}

void PatternRules::text(const QString &key, const QString &missing, const QString &wrongType)
{
    const GramProperty *property = find(m_pattern.value.properties, key);
    if (!property)
        fail(u"MissingRequiredField"_s, missing);
    else if (!property->value.string())
        fail(u"InvalidFieldType"_s, property->position, wrongType);
    else if (property->value.string()->trimmed().isEmpty())
        fail(u"MissingRequiredField"_s, property->position, missing);
}

void PatternRules::optionalText(const QString &key, const QString &wrongType)
{
    const GramProperty *property = find(m_pattern.value.properties, key);
    if (property && !property->value.string())
        fail(u"InvalidFieldType"_s, property->position, wrongType);
}

void PatternRules::uniqueKeys()
{
    QSet<QString> known;
    for (const GramProperty &property : m_pattern.value.properties) {
        if (known.contains(property.key))
            fail(u"duplicate-key"_s, property.position, PatternRulesTexts::tr("the key “%1” stands here twice").arg(property.key));
        known.insert(property.key);
    }
}

void PatternRules::fail(const QString &code, const QString &message)
{
    fail(code, m_pattern.position, message);
}

void PatternRules::fail(const QString &code, TextPosition position, const QString &message)
{
    m_faults.append({code, position, message});
}

} // namespace model
