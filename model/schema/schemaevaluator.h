// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsonschema.h"
#include "model/schema/schemagraph.h"

#include <QDeadlineTimer>

#include <unordered_set>

namespace model {

//! Asks of one value what a compiled schema says, by the rules of draft 7 and 2020-12. Where a schema is in valijson too, that is
//! asked first and its yes counts; its no is looked at here, which finds every place and rule. Made for one value; bounded in
//! depth and in steps, and a value that is not decided within them is not valid.
class SchemaEvaluator final
{
public:
    SchemaEvaluator(const SchemaGraph &graph, JsonSchema::Formats formats)
        : m_graph(graph)
        , m_formats(formats)
    {
    }

    //! Whether valijson is asked about the value at all: it must read its numbers as they are, and of formats it knows nothing.
    static bool asksValijson(const SchemaGraph &graph, const Json &value, JsonSchema::Formats formats);
    //! By the schema of that index. At most 20, those of unknown members where others leave room; empty where the value is valid.
    QList<SchemaViolation> violations(const Json &value, int schema = 0);

private:
    //! Members and elements of one value that some keyword has looked at, for unevaluatedProperties and unevaluatedItems.
    using Evaluated = std::unordered_set<const Json *>;
    class Quietly;
    class Within;

    bool visit(int index, const Json &value, Evaluated *evaluated);
    bool visitRules(const SchemaNode &node, const Json &value, Evaluated *evaluated);
    bool acceptsQuietly(int index, const Json &value, Evaluated *evaluated);
    bool checkAssertions(const SchemaNode &node, const Json &value);
    bool checkReferences(const SchemaNode &node, const Json &value, Evaluated *evaluated);
    bool checkMembers(const SchemaNode &node, const Json &value, Evaluated *evaluated);
    bool checkMember(const SchemaNode &node, const std::string &name, const Json &member, Evaluated *evaluated);
    bool checkDependencies(const SchemaNode &node, const Json &value, Evaluated *evaluated);
    bool checkElements(const SchemaNode &node, const Json &value, Evaluated *evaluated);
    bool checkContains(const SchemaNode &node, const Json &value, Evaluated *evaluated);
    bool checkCombinations(const SchemaNode &node, const Json &value, Evaluated *evaluated);
    bool checkAlternatives(const SchemaNode &node, const Json &value, Evaluated *evaluated);
    bool checkCondition(const SchemaNode &node, const Json &value, Evaluated *evaluated);
    bool checkUnevaluated(const SchemaNode &node, const Json &value, Evaluated *evaluated);
    int dynamicTarget(const SchemaNode &node) const;

    bool matches(const SchemaPattern &pattern, const std::string &text);
    //! Writes the violation down unless the evaluation is quiet. \return false.
    template <typename Message>
    bool complain(const char *rule, Message message);
    //! Whether a further violation can be written down.
    bool hasRoom() const;
    //! Takes out one of an unknown member where there is no place. \return whether this one can be written down.
    bool makesRoom(QLatin1StringView rule);
    void abandonPattern(const SchemaPattern &pattern);
    void abandon(const Wording &message);
    QString path() const;
    //! Whether the next check can change anything: a quiet evaluation ends with the first no.
    bool goesOn(bool holds) const;

    const SchemaGraph &m_graph;
    const JsonSchema::Formats m_formats;
    QList<SchemaViolation> *m_report = nullptr;
    //! Where in the value: the names of members, or the indexes of elements.
    std::vector<std::pair<const std::string *, std::size_t>> m_path;
    //! Resources entered on the way here, the outermost first.
    std::vector<int> m_scope;
    //! What of valijson is asked: nothing where it would not read the value exactly, and nothing that could take long.
    std::size_t m_largestForValijson = 0;
    bool m_isAbandoned = false;
    Wording m_reasonAbandoned;
    QDeadlineTimer m_deadline;
    int m_depth = 0;
    std::size_t m_stepsLeft = 0;
};

} // namespace model
