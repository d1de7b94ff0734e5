// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/gramcheck.h"

#include "model/gram/agentpattern.h"

#include <QCoreApplication>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct GramCheckTexts {
    Q_DECLARE_TR_FUNCTIONS(GramCheck)
};

//! Whether it is more than a mention of a name.
bool introducesItself(const Pattern &pattern)
{
    return !pattern.value.identity.isEmpty() && !pattern.value.isBare();
}

bool isReference(const Pattern &pattern)
{
    return pattern.form == Pattern::Form::Reference && !pattern.value.identity.isEmpty();
}

} // namespace

GramFaults GramCheck::check(const GramDocument &document)
{
    GramCheck check;
    for (const Pattern &pattern : document.patterns)
        check.define(pattern);
    if (document.header)
        check.keys(*document.header, {1, 1});
    check.list(document.patterns, true);
    sortByPosition(check.m_faults);
    // A node between two relationships is met in both.
    check.m_faults.erase(std::unique(check.m_faults.begin(), check.m_faults.end()), check.m_faults.end());
    return check.m_faults;
}

void GramCheck::define(const Pattern &pattern)
{
    if (!isReference(pattern))
        m_defined.insert(pattern.value.identity);
    for (const Pattern &element : pattern.elements)
        define(element);
}

void GramCheck::list(const QList<Pattern> &patterns, bool isTop)
{
    Introduced introduced;
    for (const Pattern &pattern : patterns) {
        const bool isPath = pattern.form == Pattern::Form::Relationship || pattern.form == Pattern::Form::Walk;
        const bool isAnnotated = isTop && pattern.form == Pattern::Form::Annotation && !pattern.elements.isEmpty();
        if (isTop && isPath)
            ends(pattern);
        if (isAnnotated)
            introduce(pattern.elements.first(), introduced);
        if (!isPath) {
            introduce(pattern, introduced);
        } else if (isTop) {
            // A node within a path stands in two relationships, but is written once.
            const QList<Pattern> relationships = pattern.form == Pattern::Form::Walk ? pattern.elements : QList {pattern};
            const Pattern *last = nullptr;
            for (const Pattern &relationship : relationships) {
                introduce(relationship, introduced);
                const bool isBackward = relationship.arrow == Pattern::Arrow::Left;
                const Pattern &from = relationship.elements[isBackward ? 1 : 0];
                if (!last)
                    introduce(from, introduced);
                last = &relationship.elements[isBackward ? 0 : 1];
                introduce(*last, introduced);
            }
        }
        look(pattern);
    }
}

void GramCheck::introduce(const Pattern &pattern, Introduced &introduced)
{
    if (!introducesItself(pattern))
        return;
    if (introduced.contains(pattern.value.identity))
        add(u"duplicate-element"_s, pattern.position, GramCheckTexts::tr("“%1” is defined twice here").arg(pattern.value.identity));
    introduced.insert(pattern.value.identity);
}

void GramCheck::look(const Pattern &pattern)
{
    keys(pattern.value.properties, pattern.position);
    for (const Pattern &element : pattern.elements) {
        const QString &name = element.value.identity;
        if (!isReference(element))
            continue;
        if (name == pattern.value.identity)
            add(u"self-reference"_s, element.position, GramCheckTexts::tr("“%1” contains itself").arg(name));
        else if (!m_defined.contains(name))
            add(u"undefined-reference"_s, element.position, GramCheckTexts::tr("“%1” is defined nowhere").arg(name),
                Diagnostic::Severity::Warning);
    }
    // The ends of relationships in a list are no elements of it.
    if (pattern.form != Pattern::Form::Walk && pattern.form != Pattern::Form::Relationship) {
        list(pattern.elements, false);
        return;
    }
    for (const Pattern &element : pattern.elements)
        look(element);
}

void GramCheck::keys(const GramProperties &properties, TextPosition position)
{
    QSet<QString> known;
    for (const GramProperty &property : properties) {
        if (known.contains(property.key)) {
            const TextPosition place = property.position.line > 0 ? property.position : position;
            add(u"duplicate-key"_s, place, GramCheckTexts::tr("the key “%1” occurs here twice").arg(property.key));
        }
        known.insert(property.key);
        if (const GramProperties *map = property.value.as<GramProperties>())
            keys(*map, property.position);
    }
}

void GramCheck::ends(const Pattern &path)
{
    const QList<Pattern> relationships = path.form == Pattern::Form::Walk ? path.elements : QList {path};
    for (const Pattern &relationship : relationships) {
        const QString &name = relationship.value.identity;
        const std::pair between(relationship.elements[0].value.identity, relationship.elements[1].value.identity);
        if (name.isEmpty())
            continue;
        if (m_ends.contains(name) && m_ends.value(name) != between) {
            add(u"inconsistent-definition"_s, relationship.position,
                GramCheckTexts::tr("“%1” is already the name of another relationship").arg(name), Diagnostic::Severity::Warning);
        }
        m_ends.insert(name, between);
    }
}

void GramCheck::add(const QString &code, TextPosition position, const QString &message, Diagnostic::Severity severity)
{
    m_faults.append({code, position, message, severity});
}

GramFaults checkGram(const GramText &text)
{
    const GramDocument &document = text.document;
    GramFaults faults = text.faults + GramCheck::check(document) + SignatureReader::checkTypes(document);
    for (const AgentPattern &agent : AgentPattern::agentsOf(document))
        faults += agent.validate(document);
    for (const Pattern &pattern : document.patterns) {
        if (ToolPattern::isTool(pattern))
            faults += ToolPattern(pattern).validate(document);
    }
    sortByPosition(faults);
    // A type or a shared tool is met wherever it is named.
    GramFaults once;
    for (const GramFault &fault : std::as_const(faults)) {
        const auto same = [&fault](const GramFault &other) { return other == fault; };
        const auto line = std::find_if(
            once.rbegin(), once.rend(), [&fault](const GramFault &other) { return other.position != fault.position; });
        if (std::none_of(once.rbegin(), line, same))
            once.append(fault);
    }
    return once;
}

} // namespace model
