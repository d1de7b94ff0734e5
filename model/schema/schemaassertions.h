// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/schemagraph.h"

namespace model {

//! What keyword a value breaks, and how.
struct SchemaComplaint {
    const char *rule;
    Wording message;
};

//! Checks the assertions of one schema that look at one value by itself: its type, its size, its text. Short-lived; made for
//! one value.
class SchemaAssertions final
{
public:
    //! Complaints are written down where `complaints` is given; otherwise the first one ends the check.
    SchemaAssertions(const SchemaNode &node, const Json &value, std::vector<SchemaComplaint> *complaints)
        : m_node(node)
        , m_value(value)
        , m_complaints(complaints)
    {
    }

    //! `asksFormat`: the schema's format is an assertion.
    bool hold(bool asksFormat);
    //! Whether a pattern could not be decided within its limits.
    bool isUndecided() const { return m_isUndecided; }

private:
    bool hasType() const;
    void checkConstants();
    void checkNumber();
    void checkString(bool asksFormat);
    void checkArray();
    void checkObject();
    void checkBound(const Json *bound, const char *rule, bool (*isBroken)(int order), const char *message);
    void checkCount(std::size_t count, const std::optional<std::size_t> &least, const std::optional<std::size_t> &most,
        const char *leastRule, const char *mostRule, const char *unit);
    template <typename Message>
    void expect(bool holds, const char *rule, Message message);
    bool isDone() const { return !m_holds && !m_complaints; }

    const SchemaNode &m_node;
    const Json &m_value;
    std::vector<SchemaComplaint> *m_complaints;
    bool m_holds = true;
    bool m_isUndecided = false;
};

} // namespace model
