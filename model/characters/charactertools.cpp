// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/characters/charactertools.h"

#include "model/basics/wirenames.h"
#include "model/schema/jsonschema.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr WireNames<CharacterState, 6> characterStates {{{
    {CharacterState::Unloaded, "UNLOADED"_L1},
    {CharacterState::Loading, "LOADING"_L1},
    {CharacterState::ValidatingTools, "VALIDATING_TOOLS"_L1},
    {CharacterState::LoadedNoTools, "LOADED_NO_TOOLS"_L1},
    {CharacterState::LoadedWithTools, "LOADED_WITH_TOOLS"_L1},
    {CharacterState::FailedValidation, "FAILED_VALIDATION"_L1},
}}};

constexpr WireNames<ToolCallState, 7> callStates {{{
    {ToolCallState::Idle, "IDLE"_L1},
    {ToolCallState::Initiated, "TOOL_CALL_INITIATED"_L1},
    {ToolCallState::ValidatingParameters, "VALIDATING_PARAMETERS"_L1},
    {ToolCallState::Executing, "EXECUTING_TOOL"_L1},
    {ToolCallState::Failed, "EXECUTION_FAILED"_L1},
    {ToolCallState::Completed, "TOOL_COMPLETED"_L1},
    {ToolCallState::AwaitingResponse, "AWAITING_LLM_RESPONSE"_L1},
}}};

} // namespace

QString toWire(CharacterState state)
{
    return characterStates.nameOf(state);
}

QString toWire(ToolCallState state)
{
    return callStates.nameOf(state);
}

bool follows(CharacterState from, CharacterState to)
{
    using State = CharacterState;
    switch (from) {
    case State::Unloaded: return to == State::Loading;
    case State::Loading: return to == State::ValidatingTools;
    case State::ValidatingTools: return to == State::LoadedNoTools || to == State::LoadedWithTools || to == State::FailedValidation;
    // What is loaded, or could not be, may be loaded anew.
    case State::LoadedNoTools:
    case State::LoadedWithTools:
    case State::FailedValidation: break;
    }
    return to == State::Loading;
}

bool follows(ToolCallState from, ToolCallState to)
{
    using State = ToolCallState;
    switch (from) {
    case State::Idle: return to == State::Initiated;
    case State::Initiated: return to == State::ValidatingParameters;
    case State::ValidatingParameters: return to == State::Executing || to == State::Failed;
    case State::Executing: return to == State::Completed || to == State::Failed;
    case State::Failed:
    case State::Completed: return to == State::AwaitingResponse;
    case State::AwaitingResponse: break;
    }
    return to == State::Idle;
}

QList<ToolCallState> stepsBetween(ToolCallState from, ToolCallState to)
{
    // Every way that is not longer than those before, until one arrives; there are seven states.
    QList<QList<ToolCallState>> ways {{}};
    for (qsizetype length = 0; from != to && length < qsizetype(callStates.table.size()); ++length) {
        QList<QList<ToolCallState>> longer;
        for (const QList<ToolCallState> &way : std::as_const(ways)) {
            for (const auto &[state, name] : callStates.table) {
                if (!follows(way.isEmpty() ? from : way.last(), state))
                    continue;
                if (state == to)
                    return way + QList {state};
                longer.append(way + QList {state});
            }
        }
        ways = longer;
    }
    return {};
}

namespace {

//! Whether a schema refers to another place, which is how it would hold itself too.
bool refers(const QJsonValue &value)
{
    if (value.isArray()) {
        const QJsonArray elements = value.toArray();
        return std::any_of(elements.begin(), elements.end(), [](const QJsonValue &element) { return refers(element); });
    }
    const QJsonObject object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member) {
        const bool isReference = member.key() == u"$ref" || member.key() == u"$dynamicRef" || member.key() == u"$recursiveRef";
        if ((isReference && member.value().isString()) || refers(member.value()))
            return true;
    }
    return false;
}

bool isArray(const JsonText &json)
{
    return json.bytes().startsWith('[');
}

} // namespace

JsonText CharacterTools::nothing()
{
    return JsonText::trusted(R"({"type":"object","properties":{},"required":[]})");
}

ToolSpecification CharacterTools::specificationOf(const JsonText &tool)
{
    const JsonText function = tool.member(u"function").value_or(JsonText());
    const JsonText parameters = function.member(u"parameters").value_or(JsonText());
    return {
        stringIn(function, u"name"), stringIn(function, u"description"), {}, parameters.isObject() ? parameters : nothing(), u"String"_s};
}

CharacterTools::Loaded CharacterTools::load(
    const JsonText &tools, const IsBound &isBound, const CharacterLimits &limits, const Misfit &misfit)
{
    if (tools.isEmpty() || tools.bytes() == "null")
        return {CharacterState::LoadedNoTools, {}};
    CharacterTools check(isBound, limits, misfit);
    if (!isArray(tools)) {
        check.add("TypeError", u"TOOLS"_s, u"Must be list or None"_s);
        return {CharacterState::FailedValidation, check.m_faults};
    }
    const auto list = tools.members();
    if (list.isEmpty())
        return {CharacterState::LoadedNoTools, {}};
    if (list.size() > limits.tools)
        check.add("ValidationError", u"TOOLS"_s, u"%1 tools max"_s.arg(limits.tools));
    for (qsizetype index = 0; index < list.size(); ++index)
        check.tool(list[index].second, u"TOOLS[%1]"_s.arg(index));
    check.duplicates();
    const bool isWrong = std::any_of(
        check.m_faults.begin(), check.m_faults.end(), [](const CharacterFault &fault) { return fault.isError; });
    return {isWrong ? CharacterState::FailedValidation : CharacterState::LoadedWithTools, check.m_faults};
}

void CharacterTools::tool(const JsonText &tool, const QString &field)
{
    const JsonText function = tool.member(u"function").value_or(JsonText());
    if (!tool.isObject() || stringIn(tool, u"type") != u"function" || !function.isObject()) {
        add("ValueError", field, u"Must be dict with 'type' and 'function'"_s);
        return;
    }
    const QString inner = field + u".function"_s;
    const bool isBound = name(stringIn(function, u"name"), inner + u".name"_s);
    description(function, inner + u".description"_s);
    // None may be left out, and None may be said.
    const auto own = function.member(u"parameters");
    const bool isSound = !own || own->bytes() == "null" || parameters(*own, inner + u".parameters"_s);
    const QString misfit = isSound && isBound && m_misfit ? m_misfit(specificationOf(tool)) : QString();
    if (!misfit.isEmpty())
        add("ValidationError", inner + u".parameters"_s, misfit);
}

bool CharacterTools::name(const QString &name, const QString &field)
{
    static const QRegularExpression identifier(u"^[a-zA-Z][a-zA-Z0-9_]*\\z"_s);
    if (!identifier.match(name).hasMatch() || name.size() > m_limits.nameLength)
        add("InvalidName", field, u"Must be unique, valid identifier"_s);
    m_names.append(name);
    const bool isBound = m_isBound(name);
    if (!isBound)
        add("MissingMethod", u"handle_tool_call"_s, u"Must exist if TOOLS defined"_s);
    return isBound;
}

void CharacterTools::description(const JsonText &function, const QString &field)
{
    const QString text = stringIn(function, u"description");
    // Characters, not UTF-16 units.
    if (text.isEmpty() || text.toUcs4().size() > m_limits.descriptionLength)
        add("ValueError", field, u"Must be non-empty string <%1 chars"_s.arg(m_limits.descriptionLength));
}

bool CharacterTools::parameters(const JsonText &parameters, const QString &field)
{
    const qsizetype before = m_faults.size();
    if (!parameters.isObject() || stringIn(parameters, u"type") != u"object") {
        add("ValidationError", field, u"Top-level parameters type must be 'object'"_s);
        return false;
    }
    const auto properties = parameters.member(u"properties").value_or(JsonText()).members();
    if (properties.size() > m_limits.properties)
        add("ValidationError", field, u"Maximum %1 parameters per tool"_s.arg(m_limits.properties));
    if (refers(parameters.read()))
        add("ValidationError", field, u"No `$ref` pointers (inline all definitions)"_s);
    else if (!JsonSchema::compile(parameters))
        add("ValidationError", field, u"Must be valid JSON Schema object"_s);
    for (const auto &[name, schema] : properties)
        property(name, schema, field + u".properties."_s + name);
    return std::none_of(m_faults.begin() + before, m_faults.end(), [](const CharacterFault &fault) { return fault.isError; });
}

//! What only the schema asks that the seed's project has published.
void CharacterTools::property(const QString &name, const JsonText &schema, const QString &field)
{
    static const QStringList types {u"string"_s, u"number"_s, u"integer"_s, u"boolean"_s, u"array"_s, u"object"_s};
    if (name.startsWith(u'_'))
        add("InvalidName", field, u"Must be unique, valid identifier"_s, m_limits.isStrict);
    if (!types.contains(stringIn(schema, u"type")))
        add("ValidationError", field, u"string, number, boolean, array, object"_s, m_limits.isStrict);
    if (schema.member(u"enum").value_or(JsonText()).members().size() > m_limits.enumerations)
        add("ValidationError", field, u"Max %1 values for clarity"_s.arg(m_limits.enumerations), m_limits.isStrict);
}

void CharacterTools::duplicates()
{
    QStringList repeated;
    for (const QString &name : std::as_const(m_names)) {
        if (m_names.count(name) > 1 && !repeated.contains(u"'%1'"_s.arg(name)))
            repeated.append(u"'%1'"_s.arg(name));
    }
    if (!repeated.isEmpty())
        add("DuplicateName", u"TOOLS"_s, u"Duplicate tool names: {%1}"_s.arg(repeated.join(u", "_s)));
}

void CharacterTools::add(const char *type, const QString &field, const QString &text, bool isError)
{
    const CharacterFault fault {QString::fromLatin1(type), field, text, isError};
    // One handler is missing, however many tools want it.
    if (!m_faults.contains(fault))
        m_faults.append(fault);
}

} // namespace model
