// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/agents/toolbinder.h"

#include "invocables/tools/toolname.h"
#include "model/schema/schemakeywords.h"
#include "model/schema/schemaview.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QSet>

#include <algorithm>

namespace invocables {

using namespace Qt::StringLiterals;
using model::JsonView, model::SchemaView, model::ToolLibrary, model::ToolSpecification;

namespace {

struct SchemaMatchTexts {
    Q_DECLARE_TR_FUNCTIONS(SchemaMatch)
};

// Deeper down all that is allowed is taken for compatible; the call is checked against both schemas in any case.
constexpr int deepestSchema = 16;

//! The types that a schema names, `null` left out; none where it names none.
QStringList typesOf(const SchemaView &schema)
{
    QStringList types = schema.types();
    // A list of values without a type says the type by its values.
    const auto values = types.isEmpty() ? schema.keyword("enum").elements() : decltype(schema.keyword("enum").elements())();
    for (const JsonView &value : values) {
        const bool isBoolean = value.text() == "true" || value.text() == "false";
        types.append(value.isString() ? u"string"_s : isBoolean ? u"boolean"_s : value.isNumber() ? u"number"_s : QString());
    }
    types.removeAll(u"null"_s);
    types.removeAll(QString());
    types.removeDuplicates();
    return types;
}

bool takes(const QStringList &taken, const QString &type)
{
    return taken.contains(type) || (type == u"integer" && taken.contains(u"number"_s));
}

class Comparison
{
public:
    void objects(const SchemaView &specified, const SchemaView &taken, const QString &path, int depth);
    const QStringList &problems() const { return m_problems; }

private:
    void values(const SchemaView &specified, const SchemaView &taken, const QString &path, int depth);

    QStringList m_problems;
};

void Comparison::objects(const SchemaView &specified, const SchemaView &taken, const QString &path, int depth)
{
    const bool isOpen = taken.isPartial() || (taken.members().isEmpty() && !taken.at("additionalProperties").isNothing());
    for (const SchemaView::Member &promised : specified.members()) {
        const SchemaView known = taken.member(promised.name);
        if (!known.isNull())
            values(promised.schema, known, path + promised.name, depth + 1);
        else if (!isOpen)
            m_problems.append(SchemaMatchTexts::tr("it has no argument “%1”").arg(path + promised.name));
    }
    const QStringList given = specified.required();
    for (const QString &name : taken.required()) {
        const SchemaView promised = specified.member(name);
        const bool hasDefault = promised.has("default") || taken.member(name).has("default");
        if (promised.isNull() && !hasDefault)
            m_problems.append(SchemaMatchTexts::tr("it demands the argument “%1”, which the specification does not have").arg(path + name));
        else if (!given.contains(name) && !hasDefault)
            m_problems.append(
                SchemaMatchTexts::tr("it demands the argument “%1”, which may be left out in the specification").arg(path + name));
    }
}

void Comparison::values(const SchemaView &specified, const SchemaView &taken, const QString &path, int depth)
{
    const QStringList promised = typesOf(specified);
    const QStringList allowed = typesOf(taken);
    // A tool that does not name a type takes all, or says it in a way (anyOf and the like) that the call is checked against.
    if (depth > deepestSchema || allowed.isEmpty())
        return;
    for (const QString &type : promised) {
        if (!takes(allowed, type)) {
            m_problems.append(SchemaMatchTexts::tr("its argument “%1” is of the type %2, not %3").arg(path, allowed.join(u" | "_s), type));
            return;
        }
    }
    if (promised.isEmpty()) {
        m_problems.append(SchemaMatchTexts::tr("its argument “%1” is of the type %2, where the specification says none")
                              .arg(path, allowed.join(u" | "_s)));
        return;
    }
    const SchemaView element = specified.at("items");
    if (promised.contains(u"array"_s) && !element.isNull())
        values(element, taken.at("items"), path + u"[]"_s, depth + 1);
    if (promised.contains(u"object"_s) && specified.has("properties"))
        objects(specified, taken, path + u'.', depth);
}

//! The same for schemas that say the same.
QJsonValue normalised(const QJsonValue &value, QStringView key);

QJsonValue asSet(const QJsonArray &array)
{
    QStringList texts;
    for (const QJsonValue &element : array)
        texts.append(QString::fromUtf8(model::JsonText::of(QJsonArray {element}).bytes()));
    texts.sort();
    texts.removeDuplicates();
    return QJsonArray::fromStringList(texts);
}

QJsonObject normalisedObject(const QJsonObject &object, bool isSchema)
{
    QJsonObject normal;
    for (auto member = object.begin(); member != object.end(); ++member) {
        const QString key = member.key();
        const bool isNote = isSchema && (key == u"$schema" || key == u"$id" || key == u"$comment");
        const bool isOpen = isSchema && key == u"additionalProperties" && member.value() == QJsonValue(true);
        const bool isEmpty = isSchema
            && ((key == u"properties" && member->toObject().isEmpty()) || (key == u"required" && member->toArray().isEmpty()));
        if (!isNote && !isOpen && !isEmpty)
            normal.insert(key, isSchema ? normalised(member.value(), key) : normalised(member.value(), {}));
    }
    return normal;
}

QJsonValue normalised(const QJsonValue &value, QStringView key)
{
    // The order of what is required, and of the values to choose from, says nothing.
    if ((key == u"required" || key == u"enum") && value.isArray())
        return asSet(value.toArray());
    if (model::whatHolds(key) == model::KeywordHolds::Values)
        return value;
    if (value.isObject())
        return normalisedObject(value.toObject(), model::whatHolds(key) != model::KeywordHolds::NamedSchemas);
    if (!value.isArray())
        return value;
    QJsonArray elements;
    for (const QJsonValue &element : value.toArray())
        elements.append(normalised(element, {}));
    return elements;
}

} // namespace

QStringList SchemaMatch::incompatibilities(const model::JsonText &specified, const model::JsonText &taken)
{
    Comparison comparison;
    comparison.objects(SchemaView(specified), SchemaView(taken), {}, 0);
    return comparison.problems();
}

bool SchemaMatch::areSame(const model::JsonText &specified, const model::JsonText &taken)
{
    return normalised(specified.read(), {}) == normalised(taken.read(), {});
}

namespace {

struct ToolBinderTexts {
    Q_DECLARE_TR_FUNCTIONS(ToolBinder)
};

//! Beyond this a fault's text is no help.
constexpr qsizetype mostFaults = 20;

QString hint(const QStringList &near)
{
    return near.isEmpty() ? QString() : u' ' + ToolBinderTexts::tr("Did you mean %1?").arg(near.join(u", "_s));
}

//! What a library or a name leads to: a tool, or why to none.
struct Found {
    InvokerPointer tool = {};
    QString fault = {};
    //! There may be one when more servers are connected.
    bool isMissing = false;
};

QString notConnected(const Ensemble &ensemble)
{
    const QString why = ensemble.connectionReason.isEmpty() ? ToolBinderTexts::tr("it is not connected")
                                                            : ensemble.connectionReason.spoken();
    return ToolBinderTexts::tr("the server of the ensemble %1 cannot be asked for it: %2").arg(ensemble.name, why);
}

Found byLibrary(const QString &name, const ToolLibrary &library, const Toolset &tools)
{
    const ToolLibrary::Binding *binding = library.find(name);
    if (!binding)
        return {{}, ToolBinderTexts::tr("the tool library %1 has no binding for it").arg(library.name)};
    if (const InvokerPointer tool = tools.findInvoker(binding->invoker))
        return {tool};
    const Ensemble *ensemble = tools.find(binding->invoker.section(u':', 0, 0));
    if (ensemble && ensemble->server && ensemble->connection != ConnectionState::Connected)
        return {{}, notConnected(*ensemble), true};
    return {{},
        ToolBinderTexts::tr("the tool library %1 binds it to %2, which does not exist.").arg(library.name, binding->invoker)
            + hint(tools.namesLike(binding->invoker)),
        true};
}

Found byName(const QString &name, const Toolset &tools, const model::Switches &switches)
{
    QList<InvokerPointer> found = tools.findInvokers(name);
    if (found.isEmpty())
        return {{}, ToolBinderTexts::tr("there is no tool of this name.") + hint(tools.namesLike(name)), true};
    if (found.size() == 1)
        return {found.first()};
    QStringList names;
    for (const InvokerPointer &tool : std::as_const(found))
        names.append(tool->scopedName());
    found.removeIf([&](const InvokerPointer &tool) { return !tools.isOn(*tool, switches); });
    if (found.size() == 1)
        return {found.first()};
    return {{},
        ToolBinderTexts::tr("several ensembles have a tool of this name (%1); a tool library says which is meant")
            .arg(names.join(u", "_s))};
}

//! The tool under the specification's name. What the tool itself asks of its arguments holds besides.
InvokerPointer copied(const ToolSpecification &specification, const Invoker &original, QString &fault)
{
    auto bound = std::make_shared<Invoker>(original);
    bound->name = specification.name;
    bound->aliases.clear();
    bound->boundTo = original.scopedName();
    if (!specification.description.isEmpty())
        bound->description = specification.description;
    const bool isOther = !specification.schema.isEmpty() && !SchemaMatch::areSame(specification.schema, original.argumentsJson);
    if (isOther) {
        const auto schema = model::JsonSchema::compile(specification.schema);
        if (!schema) {
            fault = ToolBinderTexts::tr("its arguments are not a schema: %1").arg(schema.error().message);
            return {};
        }
        bound->argumentsJson = specification.schema;
        bound->schema = *schema;
        bound->boundSchema = original.schema;
    }
    bound->fingerprint = boundFingerprint(*bound, original);
    return bound;
}

QString exactFault(const ToolSpecification &specification, const Invoker &tool)
{
    QStringList differing;
    if (specification.name != tool.name)
        differing.append(ToolBinderTexts::tr("the name"));
    if (specification.description != tool.description)
        differing.append(ToolBinderTexts::tr("the description"));
    if (!SchemaMatch::areSame(specification.schema, tool.argumentsJson))
        differing.append(ToolBinderTexts::tr("the schema of the arguments"));
    if (differing.isEmpty())
        return {};
    return ToolBinderTexts::tr("%1 is not exactly what is specified: these differ: %2").arg(tool.scopedName(), differing.join(u", "_s));
}

QString compatibleFault(const ToolSpecification &specification, const Invoker &tool)
{
    const QStringList problems = specification.schema.isEmpty() ? QStringList()
                                                                : SchemaMatch::incompatibilities(specification.schema, tool.argumentsJson);
    return problems.isEmpty() ? QString() : ToolBinderTexts::tr("%1 does not fit: %2").arg(tool.scopedName(), problems.join(u"; "_s));
}

Found found(const ToolSpecification &specification, const ToolLibrary *library, const Toolset &tools, const model::Switches &switches)
{
    return library ? byLibrary(specification.name, *library, tools) : byName(specification.name, tools, switches);
}

QString reachFault(const Invoker &tool, const Toolset &tools)
{
    if (!tool.fault.isEmpty())
        return ToolBinderTexts::tr("%1 cannot be called: %2").arg(tool.scopedName(), tool.fault);
    const Ensemble *ensemble = tools.find(tool.ensemble);
    return ensemble && ensemble->connection == ConnectionState::Failed ? notConnected(*ensemble) : QString();
}

BoundTool bound(const ToolSpecification &specification, const ToolLibrary *library, const Toolset &tools, const model::Switches &switches)
{
    BoundTool result {specification};
    const Found hit = found(specification, library, tools, switches);
    result.fault = hit.fault;
    if (!hit.tool)
        return result;
    const Invoker &tool = *hit.tool;
    result.boundTo = tool.scopedName();
    result.fault = reachFault(tool, tools);
    if (result.fault.isEmpty() && toolNameFor(specification.name) != specification.name)
        result.fault = ToolBinderTexts::tr("a tool's name has only letters, digits, “_” and “-”, at most 64");
    const bool isExact = library && library->match == ToolLibrary::Match::Exact;
    if (result.fault.isEmpty())
        result.fault = isExact ? exactFault(specification, tool) : compatibleFault(specification, tool);
    if (result.fault.isEmpty())
        result.implementation = copied(specification, tool, result.fault);
    const Ensemble *ensemble = tools.find(tool.ensemble);
    result.isMisfit = !result.fault.isEmpty() && (!tool.fault.isEmpty() || !ensemble || ensemble->connection != ConnectionState::Failed);
    const bool saysOther = !specification.description.isEmpty() && specification.description.simplified() != tool.description.simplified();
    if (result.fault.isEmpty() && saysOther)
        result.warnings.append(ToolBinderTexts::tr("The tool %1 is described differently from %2, which does its work.")
                                   .arg(specification.name, tool.scopedName()));
    return result;
}

//! Those of `tools` that the bound ones are of, each with these alone.
QList<Ensemble> regrouped(const QList<BoundTool> &bound, const Toolset &tools, const model::AgentPart &agent)
{
    QList<Ensemble> ensembles;
    for (const BoundTool &each : bound) {
        const QString &name = each.implementation->ensemble;
        auto place = std::find_if(ensembles.begin(), ensembles.end(), [&name](const Ensemble &ensemble) { return ensemble.name == name; });
        if (place == ensembles.end()) {
            ensembles.append(*tools.find(name));
            ensembles.last().invokers.clear();
            place = ensembles.end() - 1;
        }
        auto tool = std::make_shared<Invoker>(*each.implementation);
        tool->character = agent.character;
        place->invokers.append(tool);
    }
    return ensembles;
}

} // namespace

QList<BoundTool> ToolBinder::bind(
    const QList<ToolSpecification> &specifications, const ToolLibrary *library, const Toolset &tools, const model::Switches &switches)
{
    QList<BoundTool> all;
    for (const ToolSpecification &specification : specifications)
        all.append(bound(specification, library, tools, switches));
    return all;
}

model::Result<std::shared_ptr<const Toolset>> ToolBinder::toolsFor(
    const model::AgentPart &agent, const ToolLibrary *library, const Toolset &tools, const model::Switches &switches)
{
    const QList<BoundTool> all = bind(agent.tools, library, tools, switches);
    QStringList faults;
    QStringList notices;
    for (const BoundTool &each : all) {
        if (!each.fault.isEmpty())
            faults.append(u"• %1: %2"_s.arg(each.specification.name, each.fault));
        notices += each.warnings;
    }
    if (faults.isEmpty())
        return std::make_shared<const Toolset>(regrouped(all, tools, agent), Toolset::On::All, notices);
    const qsizetype more = faults.size() - mostFaults;
    if (more > 0)
        faults = faults.first(mostFaults) << ToolBinderTexts::tr("and %n more", nullptr, int(more));
    return model::failure(model::ErrorCategory::Validation,
        ToolBinderTexts::tr("The agent %1 cannot play, since not all of its tools could be bound:").arg(agent.name) + u'\n'
            + faults.join(u'\n'));
}

QStringList ToolBinder::serversFor(
    const model::AgentPart &agent, const ToolLibrary *library, const Toolset &tools, const model::Switches &switches)
{
    QSet<QString> names;
    bool isMissing = false;
    for (const ToolSpecification &specification : agent.tools) {
        const Found hit = found(specification, library, tools, switches);
        if (hit.tool)
            names.insert(hit.tool->ensemble);
        else if (const ToolLibrary::Binding *binding = library ? library->find(specification.name) : nullptr)
            names.insert(binding->invoker.section(u':', 0, 0));
        isMissing = isMissing || (!library && hit.isMissing);
    }
    // A tool that is not known yet may be that of any server which may be asked.
    QStringList servers;
    for (const Ensemble &ensemble : tools.ensembles()) {
        const bool mayBeAsked = isMissing && switches.value(ensemble.name, ensemble.enabled);
        if (ensemble.server && (mayBeAsked || names.contains(ensemble.name)))
            servers.append(ensemble.name);
    }
    return servers;
}

QString ToolBinder::misfitOf(
    const model::ToolSpecification &specification, const QList<model::ToolLibrary> &libraries, const Toolset &tools)
{
    // Which of several is meant depends on what is on.
    if (tools.findInvokers(specification.name).size() > 1)
        return {};
    QList<BoundTool> attempts {bound(specification, nullptr, tools, {})};
    for (const ToolLibrary &library : libraries)
        attempts.append(bound(specification, &library, tools, {}));
    QString misfit;
    for (const BoundTool &attempt : std::as_const(attempts)) {
        if (!attempt.boundTo.isEmpty() && !attempt.isMisfit)
            return {};
        if (misfit.isEmpty() && attempt.isMisfit)
            misfit = attempt.fault;
    }
    return misfit;
}

model::Diagnostics ToolBinder::unknownTools(const ToolLibrary &library, const Toolset &tools)
{
    model::Diagnostics diagnostics;
    for (const ToolLibrary::Binding &binding : library.bindings) {
        const Found hit = byLibrary(binding.name, library, tools);
        const Ensemble *ensemble = tools.find(binding.invoker.section(u':', 0, 0));
        // What a server has is known when it has been connected.
        if (hit.tool || (ensemble && ensemble->server))
            continue;
        diagnostics.append({library.path, binding.position, model::Diagnostic::Severity::Warning,
            ToolBinderTexts::tr("there is no tool “%1” here").arg(binding.invoker) + hint(tools.namesLike(binding.invoker))});
    }
    return diagnostics;
}

QString boundFingerprint(const Invoker &bound, const Invoker &original)
{
    if (bound.name == original.name && bound.argumentsJson == original.argumentsJson)
        return original.fingerprint;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(original.fingerprint.toUtf8() + '\0' + bound.name.toUtf8() + '\0');
    hash.addData(bound.argumentsJson.bytes());
    return QString::fromLatin1(hash.result().toHex());
}

} // namespace invocables
