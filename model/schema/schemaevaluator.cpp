// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/schemaevaluator.h"

#include "model/schema/schemaassertions.h"
#include "model/schema/valijsonschema.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr int deepestVisit = 1200;
constexpr std::size_t mostSteps = 5'000'000;
constexpr std::chrono::seconds longestTime {2};
//! Valijson cannot be stopped, so the size of a value times that of a schema is bounded.
constexpr std::size_t mostForValijson = 1'000'000;
constexpr int mostViolations = 20;
constexpr auto unknownMember = "additionalProperties";

struct SchemaEvaluatorTexts {
    Q_DECLARE_TR_FUNCTIONS(SchemaEvaluator)
    PARLANCE_PHRASED
};

bool isOfUnknownMember(const SchemaViolation &violation)
{
    return violation.rule == QLatin1StringView(unknownMember);
}

} // namespace

template <typename Message>
bool SchemaEvaluator::complain(const char *rule, Message message)
{
    if (m_report && makesRoom(QLatin1StringView(rule)))
        m_report->append({path(), QString::fromLatin1(rule), message()});
    return false;
}

//! Without reports while it lives: for schemas whose no is not a violation.
class SchemaEvaluator::Quietly final
{
    Q_DISABLE_COPY_MOVE(Quietly)

public:
    explicit Quietly(SchemaEvaluator &evaluator)
        : m_evaluator(evaluator)
        , m_report(std::exchange(evaluator.m_report, nullptr))
    {
    }
    ~Quietly() { m_evaluator.m_report = m_report; }

private:
    SchemaEvaluator &m_evaluator;
    QList<SchemaViolation> *m_report;
};

//! At a part of the value while it lives.
class SchemaEvaluator::Within final
{
    Q_DISABLE_COPY_MOVE(Within)

public:
    Within(SchemaEvaluator &evaluator, const std::string *name, std::size_t index = 0)
        : m_evaluator(evaluator)
    {
        evaluator.m_path.emplace_back(name, index);
    }
    ~Within() { m_evaluator.m_path.pop_back(); }

private:
    SchemaEvaluator &m_evaluator;
};

bool SchemaEvaluator::asksValijson(const SchemaGraph &graph, const Json &value, JsonSchema::Formats formats)
{
    const bool asksFormats = graph.assertsFormats || (formats != JsonSchema::Formats::AsDemanded && graph.hasFormats);
    return !asksFormats && ValijsonSchema::readsExactly(value);
}

QList<SchemaViolation> SchemaEvaluator::violations(const Json &value, int schema)
{
    QList<SchemaViolation> report;
    m_report = &report;
    m_deadline.setRemainingTime(longestTime);
    const std::size_t size = sizeOf(value);
    m_stepsLeft = std::min(mostSteps, 20'000 + 1000 * size);
    m_largestForValijson = asksValijson(m_graph, value, m_formats) ? mostForValijson / size : 0;
    visit(schema, value, nullptr);
    if (m_isAbandoned)
        return {{QString(), u"bounds"_s, m_reasonAbandoned}};
    return report;
}

bool SchemaEvaluator::visit(int index, const Json &value, Evaluated *evaluated)
{
    const SchemaNode &node = m_graph.nodes[std::size_t(index)];
    if (node.kind == SchemaNode::Kind::AcceptsAll)
        return true;
    if (node.kind == SchemaNode::Kind::AcceptsNothing)
        return complain("false", [&] { return SchemaEvaluatorTexts::phrased("%1 is not allowed here.").arg(shortTextOf(value)); });
    const bool isLate = --m_stepsLeft % 16 == 0 && m_deadline.hasExpired();
    if (m_stepsLeft == 0 || m_depth >= deepestVisit || isLate)
        abandon(SchemaEvaluatorTexts::phrased("The schema could not be checked within its bounds."));
    if (m_isAbandoned)
        return false;
    if (node.valijson && !evaluated && node.valijson->size() <= m_largestForValijson && node.valijson->accepts(value))
        return true;
    ++m_depth;
    m_scope.push_back(node.resource);
    const bool holds = visitRules(node, value, evaluated);
    m_scope.pop_back();
    --m_depth;
    return holds && !m_isAbandoned;
}

bool SchemaEvaluator::visitRules(const SchemaNode &node, const Json &value, Evaluated *evaluated)
{
    using Check = bool (SchemaEvaluator::*)(const SchemaNode &, const Json &, Evaluated *);
    static constexpr std::array<Check, 5> checks {&SchemaEvaluator::checkReferences, &SchemaEvaluator::checkMembers,
        &SchemaEvaluator::checkElements, &SchemaEvaluator::checkCombinations, &SchemaEvaluator::checkUnevaluated};
    bool holds = checkAssertions(node, value);
    Evaluated own;
    const bool asksForRest = node.unevaluatedProperties != SchemaNode::none || node.unevaluatedItems != SchemaNode::none;
    Evaluated *collected = asksForRest ? &own : evaluated;
    for (const Check check : checks) {
        if (!goesOn(holds))
            return false;
        holds = (this->*check)(node, value, collected) && holds;
    }
    if (evaluated && asksForRest)
        evaluated->insert(own.begin(), own.end());
    return holds;
}

bool SchemaEvaluator::acceptsQuietly(int index, const Json &value, Evaluated *evaluated)
{
    const Quietly quietly(*this);
    Evaluated collected;
    const bool accepts = visit(index, value, evaluated ? &collected : nullptr);
    // What a schema that says no has looked at does not count.
    if (accepts && evaluated)
        evaluated->insert(collected.begin(), collected.end());
    return accepts;
}

bool SchemaEvaluator::checkAssertions(const SchemaNode &node, const Json &value)
{
    std::vector<SchemaComplaint> complaints;
    SchemaAssertions assertions(node, value, m_report ? &complaints : nullptr);
    const bool asksFormat = node.format
        && (node.assertsFormat || m_formats == JsonSchema::Formats::All
            || (m_formats == JsonSchema::Formats::Plain && isPlainFormat(*node.format)));
    const bool holds = assertions.hold(asksFormat);
    if (assertions.isUndecided())
        abandonPattern(*node.pattern);
    for (const SchemaComplaint &complaint : complaints)
        complain(complaint.rule, [&] { return complaint.message; });
    return holds;
}

int SchemaEvaluator::dynamicTarget(const SchemaNode &node) const
{
    if (!node.dynamicAnchor.isEmpty()) {
        for (const int resource : m_scope) {
            const auto found = m_graph.dynamicAnchors.find({resource, node.dynamicAnchor});
            if (found != m_graph.dynamicAnchors.end())
                return found->second;
        }
    }
    return node.dynamicReference;
}

bool SchemaEvaluator::checkReferences(const SchemaNode &node, const Json &value, Evaluated *evaluated)
{
    bool holds = node.reference == SchemaNode::none || visit(node.reference, value, evaluated);
    if (goesOn(holds) && node.dynamicReference != SchemaNode::none)
        holds = visit(dynamicTarget(node), value, evaluated) && holds;
    return holds;
}

bool SchemaEvaluator::checkMembers(const SchemaNode &node, const Json &value, Evaluated *evaluated)
{
    if (!value.is_object())
        return true;
    const bool looksAtMembers = !node.properties.empty() || !node.patternProperties.empty() || node.additionalProperties != SchemaNode::none
        || node.propertyNames != SchemaNode::none;
    bool holds = true;
    for (auto member = value.begin(); looksAtMembers && member != value.end() && goesOn(holds); ++member)
        holds = checkMember(node, member.key(), *member, evaluated) && holds;
    return goesOn(holds) ? checkDependencies(node, value, evaluated) && holds : holds;
}

bool SchemaEvaluator::checkMember(const SchemaNode &node, const std::string &name, const Json &member, Evaluated *evaluated)
{
    const Within within(*this, &name);
    bool holds = node.propertyNames == SchemaNode::none || visit(node.propertyNames, Json(name), nullptr);
    bool isKnown = false;
    const auto look = [&](int schema) {
        isKnown = true;
        if (goesOn(holds))
            holds = visit(schema, member, nullptr) && holds;
    };
    const auto property = node.properties.find(name);
    if (property != node.properties.end())
        look(property->second);
    for (const auto &[pattern, schema] : node.patternProperties) {
        if (matches(pattern, name))
            look(schema);
    }
    if (!isKnown && node.additionalProperties != SchemaNode::none) {
        const bool isForbidden = m_graph.nodes[std::size_t(node.additionalProperties)].kind == SchemaNode::Kind::AcceptsNothing;
        if (isForbidden) {
            return complain(unknownMember, [&] {
                const Wording message = SchemaEvaluatorTexts::phrased("There is no member “%1” in the schema.");
                return message.arg(textOf(name));
            });
        }
        look(node.additionalProperties);
    }
    if (isKnown && evaluated)
        evaluated->insert(&member);
    return holds;
}

bool SchemaEvaluator::checkDependencies(const SchemaNode &node, const Json &value, Evaluated *evaluated)
{
    bool holds = true;
    for (const auto &[name, schema] : node.dependentSchemas) {
        if (goesOn(holds) && value.contains(name))
            holds = visit(schema, value, evaluated) && holds;
    }
    return holds;
}

bool SchemaEvaluator::checkElements(const SchemaNode &node, const Json &value, Evaluated *evaluated)
{
    if (!value.is_array())
        return true;
    bool holds = true;
    const bool looksAtElements = !node.prefixItems.empty() || node.items != SchemaNode::none;
    for (std::size_t at = 0; looksAtElements && at < value.size() && goesOn(holds); ++at) {
        const int schema = at < node.prefixItems.size() ? node.prefixItems[at] : node.items;
        if (schema == SchemaNode::none)
            break;
        const Within within(*this, nullptr, at);
        holds = visit(schema, value[at], nullptr) && holds;
        if (evaluated)
            evaluated->insert(&value[at]);
    }
    return node.contains != SchemaNode::none && goesOn(holds) ? checkContains(node, value, evaluated) && holds : holds;
}

bool SchemaEvaluator::checkContains(const SchemaNode &node, const Json &value, Evaluated *evaluated)
{
    std::size_t count = 0;
    for (std::size_t at = 0; at < value.size() && !m_isAbandoned; ++at) {
        if (!acceptsQuietly(node.contains, value[at], nullptr))
            continue;
        ++count;
        if (evaluated && node.doesContainsEvaluate)
            evaluated->insert(&value[at]);
    }
    if (count >= node.minContains && count <= node.maxContains.value_or(count))
        return true;
    return complain(count < node.minContains ? "contains" : "maxContains", [&] {
        const Wording message = SchemaEvaluatorTexts::phrased("%1 has %2 elements of the kind it must contain.");
        return message.arg(shortTextOf(value), count);
    });
}

bool SchemaEvaluator::checkCombinations(const SchemaNode &node, const Json &value, Evaluated *evaluated)
{
    bool holds = true;
    for (const int schema : node.allOf) {
        if (goesOn(holds))
            holds = visit(schema, value, evaluated) && holds;
    }
    if (goesOn(holds))
        holds = checkAlternatives(node, value, evaluated) && holds;
    if (goesOn(holds) && node.negated != SchemaNode::none && acceptsQuietly(node.negated, value, nullptr)) {
        holds = complain("not", [&] { return SchemaEvaluatorTexts::phrased("%1 is what the schema excludes.").arg(shortTextOf(value)); });
    }
    if (goesOn(holds) && node.condition != SchemaNode::none)
        holds = checkCondition(node, value, evaluated) && holds;
    return holds;
}

bool SchemaEvaluator::checkAlternatives(const SchemaNode &node, const Json &value, Evaluated *evaluated)
{
    const auto fitting = [&](const std::vector<int> &schemas, std::size_t enough) {
        std::size_t count = 0;
        for (const int schema : schemas) {
            // Every alternative that fits counts for what it has looked at.
            if (count < enough || evaluated)
                count += acceptsQuietly(schema, value, evaluated) ? 1 : 0;
        }
        return count;
    };
    bool holds = true;
    if (!node.anyOf.empty() && fitting(node.anyOf, 1) == 0) {
        holds = complain("anyOf", [&] {
            const Wording message = SchemaEvaluatorTexts::phrased("%1 fits none of the %2 alternatives.");
            return message.arg(shortTextOf(value), node.anyOf.size());
        });
    }
    const std::size_t count = node.oneOf.empty() ? 1 : fitting(node.oneOf, 2);
    if (count != 1) {
        holds = complain("oneOf", [&] {
            const Wording message = SchemaEvaluatorTexts::phrased("%1 fits %2 of the %3 alternatives, not exactly one.");
            return message.arg(shortTextOf(value), count, node.oneOf.size());
        });
    }
    return holds;
}

bool SchemaEvaluator::checkCondition(const SchemaNode &node, const Json &value, Evaluated *evaluated)
{
    const int next = acceptsQuietly(node.condition, value, evaluated) ? node.consequence : node.alternative;
    return next == SchemaNode::none || visit(next, value, evaluated);
}

bool SchemaEvaluator::checkUnevaluated(const SchemaNode &node, const Json &value, Evaluated *evaluated)
{
    const bool isObject = value.is_object();
    const int schema = isObject ? node.unevaluatedProperties : value.is_array() ? node.unevaluatedItems : SchemaNode::none;
    bool holds = true;
    if (schema == SchemaNode::none)
        return holds;
    std::size_t at = 0;
    for (auto part = value.begin(); part != value.end() && goesOn(holds); ++part, ++at) {
        if (!evaluated->insert(&*part).second)
            continue;
        const Within within(*this, isObject ? &part.key() : nullptr, at);
        holds = visit(schema, *part, nullptr) && holds;
    }
    return holds;
}

bool SchemaEvaluator::goesOn(bool holds) const
{
    return !m_isAbandoned && (holds || (m_report && hasRoom()));
}

bool SchemaEvaluator::hasRoom() const
{
    return m_report->size() < mostViolations || std::any_of(m_report->cbegin(), m_report->cend(), isOfUnknownMember);
}

bool SchemaEvaluator::makesRoom(QLatin1StringView rule)
{
    if (m_report->size() < mostViolations)
        return true;
    // However many members are unknown, they hide nothing else that is wrong.
    const auto last = std::find_if(m_report->crbegin(), m_report->crend(), isOfUnknownMember);
    if (rule == QLatin1StringView(unknownMember) || last == m_report->crend())
        return false;
    m_report->erase(std::prev(last.base()));
    return true;
}

bool SchemaEvaluator::matches(const SchemaPattern &pattern, const std::string &text)
{
    const SchemaPattern::Verdict verdict = pattern.match(text);
    if (verdict == SchemaPattern::Verdict::Undecided || m_deadline.hasExpired())
        abandonPattern(pattern);
    return verdict == SchemaPattern::Verdict::Matches;
}

void SchemaEvaluator::abandonPattern(const SchemaPattern &pattern)
{
    abandon(SchemaEvaluatorTexts::phrased("The pattern %1 could not be decided within its bounds.").arg(pattern.text()));
}

void SchemaEvaluator::abandon(const Wording &message)
{
    if (!m_isAbandoned)
        m_reasonAbandoned = message;
    m_isAbandoned = true;
}

QString SchemaEvaluator::path() const
{
    QString pointer;
    for (const auto &[name, index] : m_path)
        pointer += name ? pointerStep(*name) : u"/%1"_s.arg(index);
    return pointer;
}

} // namespace model
