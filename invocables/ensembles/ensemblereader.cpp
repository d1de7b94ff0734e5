// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/ensembles/ensemblereader.h"

#include "invocables/ensembles/outputreader.h"
#include "invocables/ensembles/policyreader.h"
#include "invocables/external/mcp/connectionreader.h"
#include "invocables/tools/toolname.h"
#include "model/descriptors/descriptorcheck.h"
#include "model/schema/schemaview.h"
#include "model/toml/descriptorvalue.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace invocables {

using namespace Qt::StringLiterals;
using model::DescriptorFile, model::DescriptorValue;

namespace {

//! Reads an entry of `[[invokers]]` of an ensemble with a `[connection]`: a tool of the server that has its arguments and its invocable
//! from there. What is wrong is a diagnostic.
class OverrideReader
{
public:
    OverrideReader(QString path, model::SchemaCache &schemas, model::Diagnostics &diagnostics)
        : m_path(std::move(path))
        , m_schemas(schemas)
        , m_diagnostics(diagnostics)
    {
    }

    //! \return nothing where something is wrong with it.
    std::optional<ToolOverride> read(const model::DescriptorValue &entry, const Policies &defaults);

private:
    void readAliases(const model::DescriptorValue &aliases, ToolOverride &over);
    void complain(model::TextPosition position, const QString &message);

    const QString m_path;
    model::SchemaCache &m_schemas;
    model::Diagnostics &m_diagnostics;
};

struct OverrideReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(OverrideReader)
};

std::optional<ToolOverride> OverrideReader::read(const DescriptorValue &entry, const Policies &defaults)
{
    const qsizetype before = m_diagnostics.size();
    for (const DescriptorValue::Member &member : entry.table()) {
        if (member.key == u"source" || member.key == u"invocable" || member.key == u"arguments")
            complain(member.position,
                OverrideReaderTexts::tr(
                    "“%1” has no effect here: the tools of this ensemble are its server's, whatever its [[invokers]] say about them.")
                    .arg(member.key));
    }
    ToolOverride over;
    over.tool = entry[u"name"].string().value_or(QString());
    over.position = entry[u"name"].position();
    if (over.tool.isEmpty() && !model::hasErrors(m_diagnostics.mid(before)))
        complain(entry.position(), OverrideReaderTexts::tr("The name of one of the server's tools is missing."));
    over.enabled = entry[u"enabled"].boolean().value_or(true);
    over.description = entry[u"description"].string().value_or(QString()).trimmed();
    readAliases(entry[u"aliases"], over);
    over.policies = PolicyReader(m_path, m_diagnostics).readOver(defaults, entry);
    over.format = OutputReader(m_path, m_schemas, m_diagnostics).read(entry[u"output"]);
    return model::hasErrors(m_diagnostics.mid(before)) ? std::nullopt : std::optional(over);
}

void OverrideReader::readAliases(const DescriptorValue &aliases, ToolOverride &over)
{
    for (const DescriptorValue &alias : aliases.array()) {
        const QString name = toolNameFor(alias.string().value_or(QString()));
        if (name.isEmpty())
            complain(alias.position(), OverrideReaderTexts::tr("An alias is made of 1 to 64 letters, digits, _ and -."));
        else if (!over.aliases.contains(name))
            over.aliases.append(name);
    }
}

void OverrideReader::complain(model::TextPosition position, const QString &message)
{
    m_diagnostics.append({m_path, position, model::Diagnostic::Severity::Error, message});
}

} // namespace

using Severity = model::Diagnostic::Severity;

namespace {

struct EnsembleReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(EnsembleReader)
};

void complain(Ensemble &ensemble, const QString &path, model::TextPosition position, const QString &message)
{
    ensemble.diagnostics.append({path, position, Severity::Error, message});
}

bool isEnsembleName(const QString &name)
{
    static const QRegularExpression form(u"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}\\z"_s);
    return form.match(name).hasMatch();
}

//! `…/ensembles/io/invokers/read_file.toml` is of the ensemble io, by the seeds' convention.
QString ensembleByFolder(const QString &path)
{
    const QStringList steps = path.split(u'/');
    const bool conventional = steps.size() >= 3 && steps.at(steps.size() - 2) == u"invokers";
    return conventional ? steps.at(steps.size() - 3) : QString();
}

} // namespace

Ensemble EnsembleReader::read(const DescriptorFile &file) const
{
    Ensemble ensemble;
    ensemble.path = file.path;
    ensemble.diagnostics = file.diagnostics;
    const DescriptorValue &head = file.root[u"ensemble"];
    const QString name = head[u"name"].string().value_or(QString());
    if (!isEnsembleName(name)) {
        if (!model::hasErrors(file.diagnostics))
            complain(ensemble, file.path, head.position(), EnsembleReaderTexts::tr("An ensemble needs [ensemble] with a name."));
        return ensemble;
    }
    ensemble.name = name;
    ensemble.title = head[u"title"].string().value_or(name);
    ensemble.description = head[u"description"].string().value_or(QString());
    ensemble.enabled = head[u"enabled"].boolean().value_or(true);
    ensemble.isDeferred = head[u"deferred"].boolean().value_or(false);
    ensemble.limits = model::GuardSettings::read(head[u"limits"]);
    ensemble.defaults = PolicyReader(file.path, ensemble.diagnostics).readOver({}, file.root[u"defaults"]);
    if (!file.root[u"connection"].isNone()) {
        readConnection(ensemble, file.root);
        return ensemble;
    }
    Reading reading;
    for (const DescriptorValue &entry : file.root[u"invokers"].array())
        readInvoker(ensemble, reading, entry, ensemble.defaults);
    for (qsizetype index = 0; index < ensemble.invokers.size(); ++index)
        checkSuperseding(ensemble, *ensemble.invokers.at(index), reading.places.at(index));
    return ensemble;
}

//! Its tools are known when the server has told them.
void EnsembleReader::readConnection(Ensemble &ensemble, const DescriptorValue &root) const
{
    ensemble.server = ConnectionReader(ensemble.path, ensemble.diagnostics).read(root[u"connection"], ensemble.name);
    OverrideReader reader(ensemble.path, m_builtins.schemas(), ensemble.diagnostics);
    for (const DescriptorValue &entry : root[u"invokers"].array()) {
        if (const auto over = reader.read(entry, ensemble.defaults))
            ensemble.overrides.append(*over);
    }
    ensemble.connection = ensemble.server ? ConnectionState::Disconnected : ConnectionState::Failed;
}

void EnsembleReader::readInvoker(Ensemble &ensemble, Reading &reading, const DescriptorValue &entry, const Policies &defaults) const
{
    InvokerReader::Place place {ensemble.path, entry, entry};
    const auto source = entry[u"source"].string();
    if (source) {
        place.path = sourcePath(*source);
        if (place.path.isEmpty()) {
            complain(
                ensemble, ensemble.path, entry[u"source"].position(), EnsembleReaderTexts::tr("There is no source “%1”.").arg(*source));
            return;
        }
        const DescriptorFile file = m_read(place.path);
        ensemble.diagnostics += file.diagnostics;
        if (model::hasErrors(file.diagnostics))
            return;
        place.body = file.root;
        place.head = file.root[u"invoker"];
    }
    InvokerReader reader(ensemble.name, m_builtins, ensemble.diagnostics);
    if (const InvokerPointer invoker = reader.read(place, defaults, source ? entry : DescriptorValue()))
        adopt(ensemble, reading, invoker, place);
}

void EnsembleReader::adopt(Ensemble &ensemble, Reading &reading, const InvokerPointer &invoker, const InvokerReader::Place &place) const
{
    const TakenNames &taken = reading.taken;
    TakenNames own;
    const auto take = [&](const DescriptorValue &name) {
        const QString key = normalisedToolName(name.string().value_or(QString()));
        const auto other = taken.constFind(key);
        if (other == taken.constEnd()) {
            own.insert(key, {invoker->scopedName(), place.path, name.position()});
            return true;
        }
        const QString where = u"%1:%2:%3"_s.arg(
            other->path, QString::number(other->position.line), QString::number(other->position.column));
        complain(ensemble, place.path, name.position(),
            EnsembleReaderTexts::tr("“%1” is already a name or an alias of the tool %2, at %3.").arg(*name.string(), other->tool, where));
        return false;
    };
    bool free = take(place.head[u"name"]);
    for (const DescriptorValue &alias : place.head[u"aliases"].array())
        free = take(alias) && free;
    if (!free)
        return;
    reading.taken.insert(own);
    reading.places.append(place);
    ensemble.invokers.append(invoker);
}

//! A name that is mistaken would supersede nothing, without a word.
void EnsembleReader::checkSuperseding(Ensemble &ensemble, const Invoker &invoker, const InvokerReader::Place &place) const
{
    const auto warn = [&](const DescriptorValue &name, const QString &message) {
        ensemble.diagnostics.append({place.path, name.position(), Severity::Warning, message.arg(*name.string())});
    };
    const DescriptorValue &own = place.head[u"deduplicator"];
    const DescriptorValue &deduplicator = own.isNone() ? place.body[u"deduplicator"] : own;
    for (const DescriptorValue &name : deduplicator[u"supersedes"].array()) {
        const QString wanted = normalisedToolName(*name.string());
        const auto isIt = [&wanted](const InvokerPointer &other) { return normalisedToolName(other->name) == wanted; };
        if (std::none_of(ensemble.invokers.begin(), ensemble.invokers.end(), isIt))
            warn(name, EnsembleReaderTexts::tr("There is no tool “%1” in this ensemble."));
    }
    const model::SchemaView arguments(invoker.argumentsJson);
    for (const DescriptorValue &name : deduplicator[u"by"].array()) {
        if (arguments.member(*name.string()).isNull())
            warn(name, EnsembleReaderTexts::tr("The tool has no argument “%1”."));
    }
}

QString EnsembleReader::sourcePath(const QString &source) const
{
    if (source.startsWith(u'/') || source.split(u'/').contains(u".."_s))
        return {};
    for (const QString &folder : m_folders) {
        const QString path = folder + u'/' + source;
        if (QFileInfo(path).isFile())
            return path;
    }
    return {};
}

model::Diagnostics EnsembleReader::checkInvoker(const DescriptorFile &file) const
{
    model::Diagnostics diagnostics;
    readAlone(file, diagnostics);
    return diagnostics;
}

InvokerPointer EnsembleReader::readAlone(const DescriptorFile &file, model::Diagnostics &diagnostics) const
{
    QString ensemble = ensembleByFolder(file.path);
    const QString name = file.root[u"invoker"][u"name"].string().value_or(QString());
    if (ensemble.isEmpty()) {
        // The ensemble that names it as its source may be any; then one that has a built-in of this name.
        for (const QString &scoped : m_builtins.names()) {
            if (scoped.section(u':', 1) == name)
                ensemble = scoped.section(u':', 0, 0);
        }
    }
    return InvokerReader(ensemble, m_builtins, diagnostics).read({file.path, file.root[u"invoker"], file.root}, {}, {});
}

void registerChecks(model::DescriptorCheck &check, const BuiltinInvocables &builtins)
{
    const QString shipped = u":/descriptors/ensembles"_s;
    check.add(model::DescriptorKind::Ensemble, [&builtins, shipped](const DescriptorFile &file) {
        const EnsembleReader reader(builtins, {QFileInfo(file.path).path(), shipped});
        model::Diagnostics own = reader.read(file).diagnostics.mid(file.diagnostics.size());
        // Those of the sources are found when these are checked.
        own.removeIf([&file](const model::Diagnostic &diagnostic) { return diagnostic.file != file.path; });
        return own;
    });
    check.add(model::DescriptorKind::Invoker,
        [&builtins](const DescriptorFile &file) { return EnsembleReader(builtins, {}).checkInvoker(file); });
}

} // namespace invocables
