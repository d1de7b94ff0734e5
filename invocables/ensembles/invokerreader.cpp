// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/ensembles/invokerreader.h"

#include "invocables/ensembles/outputreader.h"
#include "invocables/ensembles/policyreader.h"
#include "invocables/external/commandinvocable.h"
#include "invocables/external/commandreader.h"
#include "invocables/external/httpinvocable.h"
#include "invocables/external/httpreader.h"
#include "invocables/tools/toolname.h"
#include "model/descriptors/descriptorfile.h"
#include "model/descriptors/nearestname.h"
#include "model/schema/schemaview.h"
#include "model/toml/tomlscanner.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>

namespace invocables {

using namespace Qt::StringLiterals;
using model::DescriptorValue;

namespace {

//! Reads an invoker's `[arguments]`: a JSON Schema of an object. Where it describes a built-in, it may leave it out, redescribe or
//! narrow what the built-in declares, but name nothing that the built-in does not know.
class ArgumentsReader
{
public:
    ArgumentsReader(QString path, model::SchemaCache &schemas, model::Diagnostics &diagnostics)
        : m_path(std::move(path))
        , m_schemas(schemas)
        , m_diagnostics(diagnostics)
    {
    }

    //! Sets the invoker's argumentsJson, schema and builtinSchema. `builtin` is null for other kinds. \return whether it can be used.
    bool readInto(Invoker &invoker, const model::DescriptorValue &arguments, const BuiltinInvocables::Entry *builtin);

private:
    bool compareWith(const BuiltinInvocables::Entry &builtin, const model::DescriptorValue &arguments);
    void complain(model::TextPosition position, const QString &message, model::Diagnostic::Severity severity);

    const QString m_path;
    model::SchemaCache &m_schemas;
    model::Diagnostics &m_diagnostics;
};

using Severity = model::Diagnostic::Severity;

struct ArgumentsReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(ArgumentsReader)
};

//! What a call of a tool that says nothing of its arguments may have: any object.
model::JsonText anyObject()
{
    return model::JsonText::trusted(R"({"type":"object","properties":{}})");
}

//! Whether what fits the type `narrow` also fits `wide`; both as the schema says them, either of which may say nothing.
bool isNarrower(const std::optional<QString> &narrow, const QString &wide)
{
    return !narrow || wide.isEmpty() || *narrow == wide || (*narrow == u"integer" && wide == u"number");
}

bool ArgumentsReader::readInto(Invoker &invoker, const DescriptorValue &arguments, const BuiltinInvocables::Entry *builtin)
{
    if (builtin)
        invoker.builtinSchema = builtin->schema;
    if (arguments.isNone()) {
        invoker.argumentsJson = builtin ? builtin->declaration.parameters : anyObject();
        invoker.schema = builtin ? builtin->schema : *m_schemas.compiled(anyObject());
        return true;
    }
    if (arguments[u"type"].string().value_or(QString()) != u"object") {
        complain(
            arguments.position(), ArgumentsReaderTexts::tr("The arguments are an object: type = \"object\" is missing."), Severity::Error);
        return false;
    }
    invoker.argumentsJson = arguments.toJson();
    const auto schema = m_schemas.compiled(invoker.argumentsJson);
    if (!schema) {
        // The message begins with the path in the schema.
        const QString path = schema.error().message.section(u' ', 0, 0);
        const bool placed = path.startsWith(u'/');
        complain(placed ? arguments.positionOf(path) : arguments.position(), schema.error().message, Severity::Error);
        return false;
    }
    invoker.schema = *schema;
    for (const QString &keyword : invoker.schema->notChecked(invoker.policies.formats()))
        complain(arguments.positionOf(keyword), ArgumentsReaderTexts::tr("%1 is not checked.").arg(keyword), Severity::Warning);
    return !builtin || compareWith(*builtin, arguments);
}

bool ArgumentsReader::compareWith(const BuiltinInvocables::Entry &builtin, const DescriptorValue &arguments)
{
    bool fits = true;
    const model::SchemaView known(builtin.declaration.parameters);
    for (const DescriptorValue::Member &property : arguments[u"properties"].table()) {
        const model::SchemaView declared = known.member(property.key);
        if (declared.isNull()) {
            complain(property.position, ArgumentsReaderTexts::tr("%1 has no argument “%2”.").arg(builtin.declaration.name, property.key),
                Severity::Error);
            fits = false;
            continue;
        }
        const QString type = declared.string("type");
        if (!isNarrower(property.value[u"type"].string(), type)) {
            complain(property.value[u"type"].position(), ArgumentsReaderTexts::tr("“%1” is of the type %2.").arg(property.key, type),
                Severity::Error);
            fits = false;
        }
    }
    return fits;
}

void ArgumentsReader::complain(model::TextPosition position, const QString &message, Severity severity)
{
    m_diagnostics.append({m_path, position, severity, message});
}

} // namespace

using Severity = model::Diagnostic::Severity;

namespace {

struct InvokerReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(InvokerReader)
};

bool isTextOrNone(const DescriptorValue &value)
{
    return value.isNone() || value.string().has_value();
}

//! Of a built-in: whoever describes one anew and says nothing of approval leaves it as it was. Nothing where none is shipped, or
//! where the shipped descriptor holds an argument back, which the new one may not.
std::optional<Approval> shippedApproval(const BuiltinInvocables::Entry &builtin)
{
    const QString folder = u":/descriptors/ensembles/"_s;
    const QString name = builtin.declaration.name;
    const QString path = folder + name.section(u':', 0, 0) + u".toml"_s;
    if (!QFile::exists(path))
        return {};
    const model::DescriptorFile file = model::DescriptorFile::read(path);
    for (const DescriptorValue &entry : file.root[u"invokers"].array()) {
        const auto source = entry[u"source"].string();
        const model::DescriptorFile own = source ? model::DescriptorFile::read(folder + *source) : model::DescriptorFile();
        const DescriptorValue &head = source ? own.root[u"invoker"] : entry;
        if (head[u"name"].string() != name.section(u':', 1))
            continue;
        const DescriptorValue &arguments = (source ? own.root : entry)[u"arguments"];
        for (const model::SchemaView::Member &argument : model::SchemaView(builtin.declaration.parameters).members()) {
            if (!arguments.isNone() && arguments[u"properties"][argument.name].isNone())
                return {};
        }
        model::Diagnostics none;
        PolicyReader reader(path, none);
        return reader.readOver(reader.readOver(reader.readOver({}, file.root[u"defaults"]), head), entry).approval;
    }
    return {};
}

//! Changes with whatever is run or asked.
QString fingerprintOf(const Invoker &invoker, const DescriptorValue &invocable)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(invoker.scopedName().toUtf8());
    hash.addData(invoker.argumentsJson.bytes());
    if (!invocable.isNone())
        hash.addData(invocable.toJson().bytes());
    return QString::fromLatin1(hash.result().toHex());
}

} // namespace

InvokerPointer InvokerReader::read(const Place &place, const Policies &defaults, const DescriptorValue &upper)
{
    const qsizetype before = m_diagnostics.size();
    auto invoker = std::make_shared<Invoker>();
    invoker->ensemble = m_ensemble;
    invoker->path = place.path;
    // What of the arguments is not checked is said where they are read.
    invoker->policies.assertsFormats = PolicyReader::assertsFormats(
        PolicyReader::assertsFormats(defaults.assertsFormats, place.head), upper);
    if (!readHead(place, *invoker) || !bind(place, *invoker))
        return {};
    invoker->enabled = upper[u"enabled"].boolean().value_or(invoker->enabled);
    PolicyReader policies(place.path, m_diagnostics);
    Policies base = defaults;
    base.idempotent = base.idempotent || invoker->policies.idempotent;
    invoker->policies = policies.readOver(base, place.head);
    // In a file of its own it may also stand beside [arguments].
    if (place.head[u"deduplicator"].isNone()) {
        Deduplication &deduplication = invoker->policies.deduplication;
        deduplication = DeduplicationReader(place.path, m_diagnostics).readOver(deduplication, place.body[u"deduplicator"]);
    }
    invoker->policies = policies.readOver(invoker->policies, upper);
    if (!invoker->policies.isApprovalSaid)
        keepApproval(place, *invoker);
    invoker->format = OutputReader(place.path, m_builtins.schemas(), m_diagnostics).read(place.body[u"output"]);
    invoker->fingerprint = fingerprintOf(*invoker, place.body[u"invocable"]);
    const model::Diagnostics found = m_diagnostics.mid(before);
    return model::hasErrors(found) ? InvokerPointer() : invoker;
}

//! Of a built-in that is described anew.
void InvokerReader::keepApproval(const Place &place, Invoker &invoker)
{
    const DescriptorValue &invocable = place.body[u"invocable"];
    const QString name = invocable[u"name"].string().value_or(invoker.scopedName());
    const bool isBuiltin = invocable[u"kind"].isNone() || invocable[u"kind"].string() == u"builtin"_s;
    const auto *builtin = isBuiltin ? m_builtins.find(name.section(u':', 0, 0), name.section(u':', 1)) : nullptr;
    if (builtin)
        invoker.policies.approval = shippedApproval(*builtin).value_or(invoker.policies.approval);
}

bool InvokerReader::readHead(const Place &place, Invoker &invoker)
{
    invoker.name = toolNameFor(place.head[u"name"].string().value_or(QString()));
    if (invoker.name.isEmpty()) {
        const model::TextPosition at = place.head[u"name"].isNone() ? place.head.position() : place.head[u"name"].position();
        return complain(place, at, InvokerReaderTexts::tr("A tool needs a name of 1 to 64 letters, digits, _ and -."));
    }
    for (const DescriptorValue &alias : place.head[u"aliases"].array()) {
        const QString name = toolNameFor(alias.string().value_or(QString()));
        if (name.isEmpty())
            return complain(place, alias.position(), InvokerReaderTexts::tr("An alias is made of 1 to 64 letters, digits, _ and -."));
        if (name != invoker.name && !invoker.aliases.contains(name))
            invoker.aliases.append(name);
    }
    if (!isTextOrNone(place.head[u"description"]))
        return complain(place, place.head[u"description"].position(), InvokerReaderTexts::tr("A description is a text."));
    const DescriptorValue &enabled = place.head[u"enabled"];
    if (!enabled.isNone() && !enabled.boolean())
        return complain(place, enabled.position(), InvokerReaderTexts::tr("enabled is true or false."));
    invoker.description = place.head[u"description"].string().value_or(QString()).trimmed();
    invoker.enabled = enabled.boolean().value_or(true);
    return true;
}

bool InvokerReader::bind(const Place &place, Invoker &invoker)
{
    const DescriptorValue &kind = place.body[u"invocable"][u"kind"];
    const QString word = kind.string().value_or(kind.isNone() ? u"builtin"_s : QString());
    if (!readInvocable(place, word, invoker))
        return false;
    if (word == u"builtin")
        return bindBuiltin(place, invoker);
    if (word == u"command")
        return bindCommand(place, invoker);
    if (word == u"http")
        return bindHttp(place, invoker);
    return complain(place, kind.position(), InvokerReaderTexts::tr("The kind of an invocable is \"builtin\", \"command\" or \"http\"."));
}

bool InvokerReader::readInvocable(const Place &place, const QString &kind, Invoker &invoker)
{
    const DescriptorValue &invocable = place.body[u"invocable"];
    for (const DescriptorValue::Member &member : invocable.table()) {
        if (kind != u"http" && HttpReader::isOwnKey(member.key))
            return complain(place, member.position, InvokerReaderTexts::tr("“%1” is for tools of the kind \"http\".").arg(member.key));
        if (kind == u"builtin" && CommandReader::isOwnKey(member.key))
            return complain(place, member.position, InvokerReaderTexts::tr("“%1” is for tools of the kind \"command\".").arg(member.key));
    }
    for (const QStringView key : {u"allow-addresses", u"allow-cleartext"}) {
        const DescriptorValue &list = invocable[key];
        if (!list.isNone() && (!list.isArray() || list.strings().size() != list.array().size()))
            return complain(place, list.position(), InvokerReaderTexts::tr("%1 is a list of texts.").arg(key));
    }
    const auto reach = network::AddressGuard::parse(invocable[u"allow-addresses"].strings(), invocable[u"allow-cleartext"].strings());
    if (!reach) {
        const QStringView key = network::AddressGuard::parse(invocable[u"allow-addresses"].strings()) ? u"allow-cleartext"
                                                                                                      : u"allow-addresses";
        return complain(place, invocable[key].position(), reach.error().message);
    }
    invoker.reach = *reach;
    return true;
}

bool InvokerReader::bindBuiltin(const Place &place, Invoker &invoker)
{
    const DescriptorValue &named = place.body[u"invocable"][u"name"];
    const QString name = named.string().value_or(invoker.scopedName());
    const BuiltinInvocables::Entry *builtin = m_builtins.find(name.section(u':', 0, 0), name.section(u':', 1));
    if (!builtin) {
        const model::TextPosition at = named.isNone() ? place.head[u"name"].position() : named.position();
        complain(place, at, InvokerReaderTexts::tr("There is no built-in tool “%1”.").arg(name));
        // The invoker's own name is one of its ensemble.
        const QString meant = model::nearestName(name, m_builtins.names());
        if (!meant.isEmpty() && (!named.isNone() || meant.section(u':', 0, 0) == invoker.ensemble))
            m_diagnostics.last().remedy = {
                model::Remedy::Kind::ReplaceValue, model::writtenString(named.isNone() ? meant.section(u':', 1) : meant)};
        return false;
    }
    invoker.invocable = builtin->invocable;
    if (invoker.description.isEmpty())
        invoker.description = builtin->declaration.description;
    return ArgumentsReader(place.path, m_builtins.schemas(), m_diagnostics).readInto(invoker, place.body[u"arguments"], builtin);
}

bool InvokerReader::bindCommand(const Place &place, Invoker &invoker)
{
    // Placeholders name what the schema of the arguments has.
    if (!ArgumentsReader(place.path, m_builtins.schemas(), m_diagnostics).readInto(invoker, place.body[u"arguments"], nullptr))
        return false;
    const auto description = CommandReader(place.path, invoker.argumentsJson, m_diagnostics).read(place.body[u"invocable"]);
    if (description)
        invoker.invocable = std::make_shared<CommandInvocable>(*description, m_builtins.services());
    return description.has_value();
}

bool InvokerReader::bindHttp(const Place &place, Invoker &invoker)
{
    const auto tool = HttpReader(place.path, m_diagnostics).read(place.body[u"invocable"], place.body[u"arguments"]);
    if (!tool)
        return false;
    // Unless the descriptor says otherwise.
    invoker.policies.idempotent = tool->isSafe();
    invoker.invocable = std::make_shared<HttpInvocable>(*tool, m_builtins.services());
    return ArgumentsReader(place.path, m_builtins.schemas(), m_diagnostics).readInto(invoker, place.body[u"arguments"], nullptr);
}

bool InvokerReader::complain(const Place &place, model::TextPosition position, const QString &message)
{
    m_diagnostics.append({place.path, position, Severity::Error, message});
    return false;
}

} // namespace invocables
