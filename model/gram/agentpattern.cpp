// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/agentpattern.h"

#include "model/gram/gramlexis.h"
#include "model/gram/gramreader.h"
#include "model/gram/gramwriter.h"
#include "model/gram/pattern.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

//! The rules that agents and tools have in common; collects what of a pattern breaks them.
class PatternRules final
{
public:
    //! The pattern has to outlive this.
    explicit PatternRules(const Pattern &pattern)
        : m_pattern(pattern)
    {
    }

    void name(const QString &missing);
    //! A text that is there and not empty.
    void text(const QString &key, const QString &missing, const QString &wrongType);
    //! A text, where there is one.
    void optionalText(const QString &key, const QString &wrongType);
    void uniqueKeys();
    void fail(const QString &code, const QString &message);
    void fail(const QString &code, TextPosition position, const QString &message);

    const GramFaults &faults() const { return m_faults; }

private:
    const Pattern &m_pattern;
    GramFaults m_faults;
};

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
            fail(u"duplicate-key"_s, property.position, PatternRulesTexts::tr("the key “%1” occurs here twice").arg(property.key));
        known.insert(property.key);
    }
}

void PatternRules::fail(const QString &code, const QString &message)
{
    fail(code, m_pattern.position, message);
}

void PatternRules::fail(const QString &code, TextPosition position, const QString &message)
{
    // What has been set since it was read has no place of its own.
    m_faults.append({code, position.line > 0 ? position : m_pattern.position, message});
}

namespace {

struct ToolPatternTexts {
    Q_DECLARE_TR_FUNCTIONS(ToolPattern)
};

} // namespace

ToolPattern ToolPattern::create(const QString &name, const QString &description, const QString &signature)
{
    Pattern pattern;
    pattern.form = Pattern::Form::Bracket;
    pattern.value = {name, {u"ToolSpecification"_s}, {}};
    ToolPattern tool(pattern);
    tool.setDescription(description);
    (void)tool.setTypeSignature(signature);
    return tool;
}

bool ToolPattern::isTool(const Pattern &pattern)
{
    return pattern.value.hasLabel(u"ToolSpecification") || pattern.value.hasLabel(u"Tool");
}

QString ToolPattern::description() const
{
    const GramValue *value = m_pattern.value.property(u"description");
    return value ? value->string().value_or(QString()) : QString();
}

void ToolPattern::setDescription(const QString &description)
{
    set(m_pattern.value.properties, u"description"_s, GramValue::Variant(description));
}

QString ToolPattern::typeSignature() const
{
    return m_pattern.elements.isEmpty() ? QString() : GramWriter::write(m_pattern.elements.first()).value_or(QString());
}

Result<void> ToolPattern::setTypeSignature(const QString &signature)
{
    const GramText read = GramReader::read(signature);
    if (hasErrors(read.faults))
        return failure(ErrorCategory::Validation, read.faults.first().diagnostic(name()).toString());
    if (read.document.patterns.size() != 1 || read.document.header)
        return failure(ErrorCategory::Validation, ToolPatternTexts::tr("A signature is one path, such as (name::Text)==>(::String)."));
    m_pattern.elements = read.document.patterns;
    return {};
}

JsonText ToolPattern::ownSchema() const
{
    const GramProperty *property = find(m_pattern.value.properties, u"schema");
    return property ? SignatureReader::ofSchema(*property).schema : JsonText();
}

void ToolPattern::setOwnSchema(const JsonText &schema)
{
    if (schema.isEmpty())
        m_pattern.value.properties.removeIf([](const GramProperty &property) { return property.key == u"schema"; });
    else
        set(m_pattern.value.properties, u"schema"_s, GramValue::Variant(GramTagged {u"json"_s, schema.toString()}));
}

Signature ToolPattern::signature(const GramDocument &document) const
{
    if (m_pattern.elements.size() == 1) {
        Signature read = SignatureReader::read(m_pattern.elements.first(), document);
        if (const GramProperty *own = find(m_pattern.value.properties, u"schema"); own && read.isRight()) {
            const Signature given = SignatureReader::ofSchema(*own);
            read.schema = given.schema;
            read.faults += given.faults;
        }
        return read;
    }
    return {{}, {},
        {{u"InvalidStructure"_s, m_pattern.position,
            ToolPatternTexts::tr("Tool specification must have exactly one element, its type signature")}}};
}

GramFaults ToolPattern::validate(const GramDocument &document, AgentForm form) const
{
    const QString wrongType = ToolPatternTexts::tr("'description' must be a text");
    PatternRules rules(m_pattern);
    if (!isTool(m_pattern))
        rules.fail(u"InvalidStructure"_s, ToolPatternTexts::tr("Tool specification must have ToolSpecification label"));
    rules.name(ToolPatternTexts::tr("Tool specification must have a non-empty pattern identifier (name)"));
    if (form == AgentForm::Gram)
        rules.text(u"description"_s, ToolPatternTexts::tr("Tool specification must have 'description' property"), wrongType);
    else
        rules.optionalText(u"description"_s, wrongType);
    rules.uniqueKeys();
    GramFaults faults = rules.faults();
    if (form == AgentForm::Gram || !m_pattern.elements.isEmpty())
        faults += signature(document).faults;
    sortByPosition(faults);
    return faults;
}

tl::expected<ToolSpecification, GramFaults> ToolPattern::compile(const GramDocument &document) const
{
    const GramFaults faults = validate(document);
    if (hasErrors(faults))
        return tl::unexpected(faults);
    const Signature signature = this->signature(document);
    return ToolSpecification {name(), description(), typeSignature(), signature.schema, signature.returns};
}

namespace {

struct AgentPatternTexts {
    Q_DECLARE_TR_FUNCTIONS(AgentPattern)
};

//! A pattern without the annotations around it.
const Pattern &withoutAnnotations(const Pattern &pattern)
{
    return pattern.form == Pattern::Form::Annotation && pattern.elements.size() == 1 ? pattern.elements.first() : pattern;
}

bool isMention(const Pattern &element)
{
    return element.value.isBare() && element.elements.isEmpty();
}

//! What an agent names; else the element itself.
Pattern resolvedElement(const Pattern &element, const GramDocument &document)
{
    const QList<Pattern> meant = isMention(element) ? AgentPattern::toolsNamed(element.value.identity, document) : QList<Pattern>();
    return meant.isEmpty() ? element : meant.first();
}

} // namespace

AgentPattern AgentPattern::create(const QString &name, const std::optional<QString> &description, const QString &model,
    const QString &instruction, const QList<ToolPattern> &tools)
{
    Pattern pattern;
    pattern.form = Pattern::Form::Bracket;
    pattern.value = {name, {u"Agent"_s}, {}};
    AgentPattern agent(pattern);
    agent.setDescription(description);
    agent.setInstruction(instruction);
    agent.setModel(model);
    agent.setTools(tools);
    return agent;
}

AgentPattern AgentPattern::of(const Agent &agent)
{
    QList<ToolPattern> tools;
    for (const ToolSpecification &tool : agent.tools) {
        ToolPattern pattern = ToolPattern::create(tool.name, tool.description, tool.signature);
        // A signature that names types of a text is right in that text only.
        if (const Signature said = pattern.signature({}); said.isRight() && said.schema != tool.schema)
            pattern.setOwnSchema(tool.schema);
        tools.append(pattern);
    }
    AgentPattern pattern = create(agent.name, agent.description, agent.model, agent.instruction, tools);
    pattern.setTitle(agent.title);
    pattern.setLimits(agent.limits);
    return pattern;
}

QList<AgentPattern> AgentPattern::agentsOf(const GramDocument &document)
{
    QList<AgentPattern> agents;
    for (const Pattern &pattern : document.patterns) {
        if (const Pattern &candidate = withoutAnnotations(pattern); candidate.value.hasLabel(u"Agent"))
            agents.append(AgentPattern(candidate));
    }
    return agents;
}

void AgentPattern::setTitle(const QString &title)
{
    setText(u"title"_s, title.isEmpty() ? std::nullopt : std::optional(title));
}

void AgentPattern::setDescription(const std::optional<QString> &description)
{
    setText(u"description"_s, description);
}

void AgentPattern::setModel(const QString &model)
{
    setText(u"model"_s, model);
}

void AgentPattern::setInstruction(const QString &instruction)
{
    setText(u"instruction"_s, instruction);
}

GuardSettings AgentPattern::limits() const
{
    GuardSettings settings;
    const GramValue *value = m_pattern.value.property(u"limits");
    for (const GramProperty &limit : value && value->as<GramValue::Map>() ? *value->as<GramValue::Map>() : GramValue::Map()) {
        if (const auto *number = limit.value.as<GramNumber>())
            settings.set(limit.key, number->integer().value_or(-1));
    }
    return settings;
}

void AgentPattern::setLimits(const GuardSettings &limits)
{
    GramValue::Map map;
    for (const QString &name : GuardSettings::names()) {
        if (const auto limit = limits.value(name))
            map.append({name, GramValue::Variant(GramNumber::of(*limit))});
    }
    m_pattern.value.properties.removeIf([](const GramProperty &property) { return property.key == u"limits"; });
    if (!map.isEmpty())
        set(m_pattern.value.properties, u"limits"_s, GramValue::Variant(map));
}

void AgentPattern::checkLimits(PatternRules &rules) const
{
    const GramProperty *property = find(m_pattern.value.properties, u"limits");
    if (!property)
        return;
    const auto *map = property->value.as<GramValue::Map>();
    if (!map)
        rules.fail(u"InvalidFieldType"_s, property->position, AgentPatternTexts::tr("'limits' is written as {rounds: 10}"));
    for (const GramProperty &limit : map ? *map : GramValue::Map()) {
        const auto *number = limit.value.as<GramNumber>();
        if (!GuardSettings().set(limit.key, number ? number->integer().value_or(-1) : -1)) {
            rules.fail(u"InvalidFieldType"_s, limit.position,
                AgentPatternTexts::tr("'limits' has whole numbers from 0 to %1, under these names: %2")
                    .arg(GuardSettings::largest)
                    .arg(GuardSettings::names().join(u", "_s)));
        }
    }
}

QList<Pattern> AgentPattern::toolsNamed(const QString &name, const GramDocument &document)
{
    QList<Pattern> tools;
    const auto take = [&](const Pattern &candidate) {
        if (candidate.value.identity == name && ToolPattern::isTool(candidate))
            tools.append(candidate);
    };
    for (const Pattern &pattern : document.patterns)
        take(withoutAnnotations(pattern));
    for (const AgentPattern &agent : agentsOf(document)) {
        for (const Pattern &element : agent.pattern().elements)
            take(element);
    }
    return tools;
}

GramFaults AgentPattern::ambiguousTools(const GramDocument &document) const
{
    GramFaults faults;
    for (const Pattern &element : m_pattern.elements) {
        const QList<Pattern> meant = isMention(element) ? toolsNamed(element.value.identity, document) : QList<Pattern>();
        if (meant.size() < 2)
            continue;
        QStringList places;
        for (const Pattern &tool : meant)
            places.append(u"%1:%2"_s.arg(tool.position.line).arg(tool.position.column));
        faults.append({u"ambiguous-reference"_s, element.position,
            AgentPatternTexts::tr("several tool specifications are named “%1” (at %2); one that is referred to needs a name of its own")
                .arg(element.value.identity, places.join(u", "_s))});
    }
    return faults;
}

QList<ToolPattern> AgentPattern::tools(const GramDocument &document) const
{
    QList<ToolPattern> tools;
    for (const Pattern &element : m_pattern.elements)
        tools.append(ToolPattern(resolvedElement(element, document)));
    return tools;
}

void AgentPattern::setTools(const QList<ToolPattern> &tools)
{
    m_pattern.elements.clear();
    for (const ToolPattern &tool : tools)
        m_pattern.elements.append(tool.pattern());
}

bool AgentPattern::isModel(QStringView text)
{
    const qsizetype slash = text.indexOf(u'/');
    const auto endsLine = [](QChar character) {
        return character.category() == QChar::Other_Control || character == QChar::LineSeparator || character == QChar::ParagraphSeparator;
    };
    if (slash <= 0 || slash == text.size() - 1 || std::any_of(text.begin(), text.end(), endsLine))
        return false;
    const QStringView provider = text.first(slash);
    const QStringView model = text.sliced(slash + 1);
    return std::none_of(provider.begin(), provider.end(), [](QChar character) { return character.isSpace(); }) && model == model.trimmed();
}

void AgentPattern::checkModel(PatternRules &rules, AgentForm form) const
{
    const QString wrongType = AgentPatternTexts::tr("'model' must be a text");
    if (form == AgentForm::Gram)
        rules.text(u"model"_s, AgentPatternTexts::tr("Agent must have 'model' property"), wrongType);
    else
        rules.optionalText(u"model"_s, wrongType);
    // One of blanks alone is missing.
    const bool isMissing = form == AgentForm::Gram ? model().trimmed().isEmpty() : model().isEmpty();
    if (!isMissing && !isModel(model()))
        rules.fail(u"InvalidFieldType"_s, find(m_pattern.value.properties, u"model")->position,
            AgentPatternTexts::tr("'model' is written as PROVIDER/MODEL"));
}

GramFaults AgentPattern::validate(const GramDocument &document, AgentForm form) const
{
    PatternRules rules(m_pattern);
    if (!m_pattern.value.hasLabel(u"Agent"))
        rules.fail(u"InvalidStructure"_s, AgentPatternTexts::tr("Pattern must have Agent label"));
    rules.name(AgentPatternTexts::tr("Agent must have a non-empty pattern identifier (name)"));
    rules.text(u"instruction"_s, AgentPatternTexts::tr("Agent must have 'instruction' property"),
        AgentPatternTexts::tr("'instruction' must be a text"));
    rules.optionalText(u"description"_s, AgentPatternTexts::tr("'description' must be a text"));
    rules.uniqueKeys();
    checkLimits(rules);
    checkModel(rules, form);
    GramFaults faults;
    QSet<QString> names;
    const QList<ToolPattern> tools = this->tools(document);
    for (qsizetype index = 0; index < tools.size(); ++index) {
        const ToolPattern &tool = tools[index];
        if (names.contains(tool.name()))
            rules.fail(u"DuplicateIdentifier"_s, m_pattern.elements[index].position,
                AgentPatternTexts::tr("the agent has two tools named “%1”").arg(tool.name()));
        names.insert(tool.name());
        // A name that stands for nothing breaks every rule; one of them says it.
        if (isMention(tool.pattern()) && !tool.name().isEmpty())
            rules.fail(u"InvalidStructure"_s, tool.pattern().position,
                AgentPatternTexts::tr("no tool specification is named “%1”").arg(tool.name()));
        else
            faults += tool.validate(document, form);
    }
    faults += rules.faults() + ambiguousTools(document);
    sortByPosition(faults);
    return faults;
}

tl::expected<Agent, GramFaults> AgentPattern::compile(const GramDocument &document) const
{
    const GramFaults faults = validate(document);
    if (hasErrors(faults))
        return tl::unexpected(faults);
    Agent agent {name(), title(), description(), model(), instruction(), {}, limits()};
    for (const ToolPattern &tool : tools(document)) {
        auto specification = tool.compile(document);
        if (!specification)
            return tl::unexpected(specification.error());
        agent.tools.append(std::move(*specification));
    }
    return agent;
}

std::optional<QString> AgentPattern::text(QStringView key) const
{
    const GramValue *value = m_pattern.value.property(key);
    return value ? value->string() : std::nullopt;
}

void AgentPattern::setText(const QString &key, const std::optional<QString> &text)
{
    if (text)
        set(m_pattern.value.properties, key, GramValue::Variant(*text));
    else
        m_pattern.value.properties.removeIf([&key](const GramProperty &property) { return property.key == key; });
}

} // namespace model
