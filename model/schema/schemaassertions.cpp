// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/schemaassertions.h"

#include "model/schema/jsonscanner.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct SchemaAssertionsTexts {
    Q_DECLARE_TR_FUNCTIONS(SchemaAssertions)
    PARLANCE_PHRASED
};

QString typeNames(int types)
{
    static constexpr std::array names {"null", "boolean", "integer", "number", "string", "array", "object"};
    QStringList chosen;
    for (std::size_t at = 0; at < names.size(); ++at) {
        if (types & (1 << at))
            chosen.append(QLatin1StringView(names[at]));
    }
    return chosen.join(u", "_s);
}

QString listed(const Json &values)
{
    QStringList texts;
    for (std::size_t at = 0; at < values.size() && at < 20; ++at)
        texts.append(shortTextOf(values[at]));
    return texts.join(u", "_s) + (values.size() > 20 ? u", …"_s : QString());
}

bool hasContent(const SchemaNode &node, const std::string &text)
{
    if (!node.isBase64 && !node.isJson)
        return true;
    QByteArray bytes = QByteArray::fromStdString(text);
    if (node.isBase64) {
        const auto decoded = QByteArray::fromBase64Encoding(bytes, QByteArray::AbortOnBase64DecodingErrors);
        if (!decoded)
            return false;
        bytes = *decoded;
    }
    return !node.isJson || JsonScanner::firstError(bytes) < 0;
}

} // namespace

template <typename Message>
void SchemaAssertions::expect(bool holds, const char *rule, Message message)
{
    if (holds)
        return;
    m_holds = false;
    if (m_complaints)
        m_complaints->push_back({rule, message()});
}

bool SchemaAssertions::hold(bool asksFormat)
{
    if (m_node.types != 0) {
        expect(hasType(), "type", [&] {
            const Wording message = SchemaAssertionsTexts::phrased("%1 is not of type %2.");
            return message.arg(shortTextOf(m_value), typeNames(m_node.types));
        });
        if (!m_holds)
            return false; // What else is wrong follows from that.
    }
    checkConstants();
    if (isDone())
        return false;
    switch (m_value.type()) {
    case Json::value_t::number_integer:
    case Json::value_t::number_unsigned:
    case Json::value_t::number_float: checkNumber(); break;
    case Json::value_t::string: checkString(asksFormat); break;
    case Json::value_t::array: checkArray(); break;
    case Json::value_t::object: checkObject(); break;
    default: break;
    }
    return m_holds;
}

bool SchemaAssertions::hasType() const
{
    switch (m_value.type()) {
    case Json::value_t::null: return m_node.types & SchemaNode::Null;
    case Json::value_t::boolean: return m_node.types & SchemaNode::Boolean;
    case Json::value_t::string: return m_node.types & SchemaNode::String;
    case Json::value_t::array: return m_node.types & SchemaNode::Array;
    case Json::value_t::object: return m_node.types & SchemaNode::Object;
    default: break;
    }
    return (m_node.types & SchemaNode::Number) || ((m_node.types & SchemaNode::Integer) && isWholeNumber(m_value));
}

void SchemaAssertions::checkConstants()
{
    expect(!m_node.constant || areEqual(*m_node.constant, m_value), "const",
        [&] { return SchemaAssertionsTexts::phrased("%1 is not %2.").arg(shortTextOf(m_value), shortTextOf(*m_node.constant)); });
    const Json *allowed = m_node.enumeration;
    const auto isValue = [&](const Json &candidate) { return areEqual(candidate, m_value); };
    expect(!allowed || std::any_of(allowed->begin(), allowed->end(), isValue), "enum",
        [&] { return SchemaAssertionsTexts::phrased("%1 is none of: %2.").arg(shortTextOf(m_value), listed(*allowed)); });
}

void SchemaAssertions::checkBound(const Json *bound, const char *rule, bool (*isBroken)(int order), const char *message)
{
    expect(!bound || !isBroken(compareNumbers(m_value, *bound)), rule,
        [&] { return SchemaAssertionsTexts::phrased(message).arg(shortTextOf(m_value), shortTextOf(*bound)); });
}

void SchemaAssertions::checkNumber()
{
    checkBound(
        m_node.minimum, "minimum", [](int order) { return order < 0; }, QT_TRANSLATE_NOOP("SchemaAssertions", "%1 is less than %2."));
    checkBound(
        m_node.maximum, "maximum", [](int order) { return order > 0; }, QT_TRANSLATE_NOOP("SchemaAssertions", "%1 is greater than %2."));
    checkBound(
        m_node.exclusiveMinimum, "exclusiveMinimum", [](int order) { return order <= 0; },
        QT_TRANSLATE_NOOP("SchemaAssertions", "%1 is not greater than %2."));
    checkBound(
        m_node.exclusiveMaximum, "exclusiveMaximum", [](int order) { return order >= 0; },
        QT_TRANSLATE_NOOP("SchemaAssertions", "%1 is not less than %2."));
    expect(!m_node.multipleOf || isMultipleOf(m_value, *m_node.multipleOf), "multipleOf", [&] {
        const Wording message = SchemaAssertionsTexts::phrased("%1 is not a multiple of %2.");
        return message.arg(shortTextOf(m_value), shortTextOf(*m_node.multipleOf));
    });
}

void SchemaAssertions::checkCount(std::size_t count, const std::optional<std::size_t> &least, const std::optional<std::size_t> &most,
    const char *leastRule, const char *mostRule, const char *unit)
{
    expect(!least || count >= *least, leastRule, [&] {
        const Wording message = SchemaAssertionsTexts::phrased("%1 has %2 %3; at least %4 are needed.");
        return message.arg(shortTextOf(m_value), count, SchemaAssertionsTexts::phrased(unit), *least);
    });
    expect(!most || count <= *most, mostRule, [&] {
        const Wording message = SchemaAssertionsTexts::phrased("%1 has %2 %3; at most %4 are allowed.");
        return message.arg(shortTextOf(m_value), count, SchemaAssertionsTexts::phrased(unit), *most);
    });
}

void SchemaAssertions::checkString(bool asksFormat)
{
    const std::string &text = *m_value.get_ptr<const std::string *>();
    if (m_node.minLength || m_node.maxLength) {
        checkCount(lengthOf(text), m_node.minLength, m_node.maxLength, "minLength", "maxLength",
            QT_TRANSLATE_NOOP("SchemaAssertions", "characters"));
    }
    expect(!asksFormat || isDone() || hasFormat(textOf(text), *m_node.format), "format", [&] {
        const Wording message = SchemaAssertionsTexts::phrased("%1 is not of the format %2.");
        return message.arg(shortTextOf(m_value), QLatin1StringView(nameOf(*m_node.format)));
    });
    expect(isDone() || hasContent(m_node, text), m_node.isBase64 ? "contentEncoding" : "contentMediaType", [&] {
        const Wording message = SchemaAssertionsTexts::phrased("%1 is not %2.");
        return message.arg(shortTextOf(m_value), m_node.isBase64 ? (m_node.isJson ? u"JSON in Base64"_s : u"Base64"_s) : u"JSON"_s);
    });
    if (!m_node.pattern || isDone())
        return;
    const SchemaPattern::Verdict verdict = m_node.pattern->match(text);
    m_isUndecided = verdict == SchemaPattern::Verdict::Undecided;
    expect(verdict == SchemaPattern::Verdict::Matches, "pattern", [&] {
        const Wording message = SchemaAssertionsTexts::phrased("%1 does not match the pattern %2.");
        return message.arg(shortTextOf(m_value), m_node.pattern->text());
    });
}

void SchemaAssertions::checkArray()
{
    checkCount(m_value.size(), m_node.minItems, m_node.maxItems, "minItems", "maxItems", QT_TRANSLATE_NOOP("SchemaAssertions", "elements"));
    if (isDone())
        return;
    expect(!m_node.hasUniqueItems || hasOnlyDifferentElements(m_value), "uniqueItems",
        [&] { return SchemaAssertionsTexts::phrased("%1 has the same element twice.").arg(shortTextOf(m_value)); });
}

void SchemaAssertions::checkObject()
{
    checkCount(m_value.size(), m_node.minProperties, m_node.maxProperties, "minProperties", "maxProperties",
        QT_TRANSLATE_NOOP("SchemaAssertions", "members"));
    const auto expectMember = [this](const std::string &name, const char *rule) {
        expect(m_value.contains(name), rule, [&] {
            const Wording message = SchemaAssertionsTexts::phrased("The member “%1” is missing from %2.");
            return message.arg(textOf(name), shortTextOf(m_value));
        });
    };
    for (const std::string &name : m_node.required)
        expectMember(name, "required");
    for (const auto &[trigger, names] : m_node.dependentRequired) {
        for (const std::string &name : names) {
            if (m_value.contains(trigger))
                expectMember(name, "dependentRequired");
        }
    }
}

} // namespace model
