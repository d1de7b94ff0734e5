// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/gramselect.h"

#include "model/gram/gramreader.h"

#include <QCoreApplication>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct GramSelectTexts {
    Q_DECLARE_TR_FUNCTIONS(GramSelect)
};

//! Words are the same with and without quotes; a list has each of its values.
bool says(const GramValue &value, const GramValue &wanted)
{
    if (value == wanted || (value.word() && value.word() == wanted.word()))
        return true;
    const auto *list = wanted.as<GramValue::Array>() ? nullptr : value.as<GramValue::Array>();
    return list && std::any_of(list->begin(), list->end(), [&wanted](const GramValue &element) { return says(element, wanted); });
}

} // namespace

Result<GramSelect> GramSelect::parse(const QString &expression)
{
    const QString trimmed = expression.trimmed();
    const bool isNode = trimmed.startsWith(u'(') && trimmed.endsWith(u')');
    const GramText read = GramReader::read(isNode ? trimmed : u'(' + trimmed + u')');
    const QList<Pattern> &patterns = read.document.patterns;
    const bool isSubject = !hasErrors(read.faults) && !read.document.header && patterns.size() == 1
        && patterns.first().form == Pattern::Form::Node;
    if (!isSubject)
        return failure(ErrorCategory::Validation,
            GramSelectTexts::tr("“%1” asks for nothing that a pattern says. Write name, :Label, {key: value} or several of them.")
                .arg(expression));
    const Subject &wanted = patterns.first().value;
    if (wanted.identity.isEmpty() && wanted.isBare())
        return failure(
            ErrorCategory::Validation, GramSelectTexts::tr("Which patterns? Write name, :Label, {key: value} or several of them."));
    return GramSelect(wanted);
}

bool GramSelect::matches(const Subject &subject) const
{
    if (!m_wanted.identity.isEmpty() && m_wanted.identity != subject.identity)
        return false;
    const auto hasLabel = [&subject](const QString &label) { return subject.hasLabel(label); };
    const auto hasProperty = [&subject](const GramProperty &wanted) {
        const GramValue *value = subject.property(wanted.key);
        return value && says(*value, wanted.value);
    };
    return std::all_of(m_wanted.labels.begin(), m_wanted.labels.end(), hasLabel)
        && std::all_of(m_wanted.properties.begin(), m_wanted.properties.end(), hasProperty);
}

QList<const Pattern *> GramSelect::in(const GramDocument &document) const
{
    QList<const Pattern *> found;
    for (const Pattern &pattern : document.patterns)
        collect(pattern, found);
    return found;
}

void GramSelect::collect(const Pattern &pattern, QList<const Pattern *> &found) const
{
    if (pattern.form != Pattern::Form::Reference && matches(pattern.value))
        found.append(&pattern);
    for (qsizetype index = 0; index < pattern.elements.size(); ++index) {
        const Pattern &element = pattern.elements[index];
        // A node between two relationships is met in both.
        if (pattern.form != Pattern::Form::Walk || index == 0) {
            collect(element, found);
            continue;
        }
        if (matches(element.value))
            found.append(&element);
        for (const Pattern &node : element.elements) {
            if (!pattern.elements[index - 1].elements.contains(node))
                collect(node, found);
        }
    }
}

} // namespace model
