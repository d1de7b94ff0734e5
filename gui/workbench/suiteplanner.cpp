// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/workbench/suiteplanner.h"

#include "gui/workbench/cassettereplay.h"
#include "gui/workbench/workbench.h"
#include "model/descriptors/nearestname.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

tl::unexpected<model::Error> wrongSuite(const QString &message)
{
    return model::failure(model::ErrorCategory::Usage, message);
}

//! None where there is no path: no agent is wanted, say.
void addBytesOf(QCryptographicHash &hash, const QString &path)
{
    constexpr qint64 most = 16 * 1024 * 1024;
    QFile file(path);
    if (!path.isEmpty() && file.open(QIODevice::ReadOnly))
        hash.addData(file.read(most));
}

} // namespace

SuitePlanner::SuitePlanner(Workbench &workbench, model::SessionSettings standard, QString folder)
    : m_workbench(workbench)
    , m_standard(std::move(standard))
    , m_folder(std::move(folder))
{
}

//! A file beside the suite, where there is one of this name; its whole path, `#NAME` kept.
QString SuitePlanner::placed(const QString &file) const
{
    const QString name = file.section(u'#', 0, 0);
    const QString beside = QDir(m_folder).filePath(name);
    const QString found = !m_folder.isEmpty() && QFileInfo(beside).isFile() ? beside : name;
    return QFileInfo(found).absoluteFilePath() + file.mid(name.size());
}

model::Result<model::PlannedVariant> SuitePlanner::plan(const Variant &variant) const
{
    model::PlannedVariant planned {variant, m_standard};
    using Choice = model::Result<void> (SuitePlanner::*)(const Variant &, model::SessionSettings &) const;
    for (const Choice choose :
        {&SuitePlanner::chooseModel, &SuitePlanner::chooseAgent, &SuitePlanner::chooseTools, &SuitePlanner::chooseControls}) {
        if (const auto done = (this->*choose)(variant, planned.settings); !done)
            return tl::make_unexpected(done.error());
    }
    if (!variant.instruction.isEmpty())
        planned.settings.supervisor = variant.instruction;
    planned.settings.limits = planned.settings.limits.with(variant.limits);
    if (!variant.prompt.isEmpty()) {
        const auto prompt = m_workbench.prompts().promptFor(variant.prompt);
        if (!prompt)
            return tl::make_unexpected(prompt.error());
        planned.prompt = *prompt;
        if (!prompt->model.isEmpty() && variant.model.isEmpty())
            planned.settings.model = prompt->model;
    }
    planned.fingerprint = fingerprintOf(planned);
    return planned;
}

model::Result<void> SuitePlanner::chooseModel(const Variant &variant, model::SessionSettings &settings) const
{
    const auto wanted = model::ModelAddress::parse(variant.model).value_or(settings.model);
    const auto known = m_workbench.conversers().known(wanted);
    if (!known)
        return tl::make_unexpected(known.error());
    settings.model = *known;
    // An agent brings its model, unless another is asked for.
    settings.agentModel = variant.model.isEmpty() ? settings.model : model::ModelAddress();
    return {};
}

model::Result<void> SuitePlanner::chooseAgent(const Variant &variant, model::SessionSettings &settings) const
{
    if (!variant.agent.isEmpty()) {
        const bool isFile = model::AgentCatalog::isFile(variant.agent) && !m_workbench.agents().find(variant.agent);
        settings.agent = isFile ? placed(variant.agent) : variant.agent;
        const auto part = m_workbench.agents().partFor(settings.agent);
        if (!part)
            return tl::make_unexpected(part.error());
        if (!part->model.isEmpty() && variant.model.isEmpty()) {
            settings.model = part->model;
            settings.agentModel = part->model;
        }
    }
    if (variant.library.isEmpty())
        return {};
    if (settings.agent.isEmpty())
        return wrongSuite(tr("A library goes with an agent."));
    const bool isFile = variant.library.endsWith(u".toml") && !m_workbench.libraries().find(variant.library);
    settings.library = isFile ? placed(variant.library) : variant.library;
    const auto library = m_workbench.libraries().libraryFor(settings.library);
    if (!library)
        return tl::make_unexpected(library.error());
    if (isFile)
        m_workbench.libraries().useFile(*library);
    return {};
}

model::Result<void> SuitePlanner::chooseTools(const Variant &variant, model::SessionSettings &settings) const
{
    if (!variant.ensembles)
        return {};
    QStringList names;
    for (const invocables::Ensemble &ensemble : m_workbench.ensembles().ensembles())
        names.append(ensemble.name);
    for (const QString &wanted : *variant.ensembles) {
        const QString near = model::nearestName(wanted, names);
        if (!names.contains(wanted))
            return wrongSuite(near.isEmpty() ? tr("There is no ensemble “%1”.").arg(wanted)
                                             : tr("There is no ensemble “%1”. Did you mean %2?").arg(wanted, near));
    }
    for (const QString &name : std::as_const(names))
        settings.switches.insert(name, variant.ensembles->contains(name));
    return {};
}

model::Result<void> SuitePlanner::chooseControls(const Variant &variant, model::SessionSettings &settings) const
{
    const network::Provider *provider = m_workbench.providers().find(settings.model.provider);
    const network::ModelEntry entry = provider ? provider->entry(settings.model.model) : network::ModelEntry();
    for (auto control = variant.controls.begin(); control != variant.controls.end(); ++control) {
        const network::ModelControl *declared = entry.control(control.key());
        if (const auto refusal = declared ? declared->refusalOf(control.value()) : std::nullopt)
            return wrongSuite(refusal->message);
        settings.controls.insert(control.key(), control.value());
    }
    return {};
}

QByteArray SuitePlanner::fingerprintOf(const model::PlannedVariant &planned) const
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(planned.settings.toJson().bytes());
    if (planned.prompt)
        hash.addData(planned.prompt->text.toUtf8());
    addDescriptors(hash, planned);
    if (const model::AgentEntry *agent = m_workbench.agents().find(planned.settings.agent))
        addBytesOf(hash, agent->path);
    else
        addBytesOf(hash, planned.settings.agent.section(u'#', 0, 0));
    if (const model::ToolLibrary *library = m_workbench.libraries().find(planned.settings.library))
        addBytesOf(hash, library->path);
    hash.addData(m_workbench.replay().hash());
    return hash.result();
}

//! The provider's, and those of all tools where there may be tools: what one of them does is not known from its name.
void SuitePlanner::addDescriptors(QCryptographicHash &hash, const model::PlannedVariant &planned) const
{
    const bool hasTools = !planned.variant.ensembles || !planned.variant.ensembles->isEmpty() || !planned.settings.agent.isEmpty();
    const model::DescriptorCatalog &descriptors = m_workbench.descriptors();
    for (const model::DescriptorEntry &entry : descriptors.inUse(model::DescriptorKind::Provider)) {
        const model::DescriptorValue root = descriptors.inForce(entry.path).root;
        if (root[u"provider"][u"name"].string().value_or(entry.name) != planned.settings.model.provider)
            continue;
        hash.addData(root.toJson().bytes());
        // A cassette that answers as a provider does.
        const QUrl address(root[u"provider"][u"base-url"].string().value_or(QString()));
        if (address.scheme() == u"cassette")
            addBytesOf(hash, address.path().replace(u"~/"_s, QDir::homePath() + u'/'));
    }
    for (const model::DescriptorKind kind : {model::DescriptorKind::Ensemble, model::DescriptorKind::Invoker}) {
        for (const model::DescriptorEntry &entry : hasTools ? descriptors.inUse(kind) : QList<model::DescriptorEntry>())
            hash.addData(descriptors.inForce(entry.path).root.toJson().bytes());
    }
}

} // namespace gui
