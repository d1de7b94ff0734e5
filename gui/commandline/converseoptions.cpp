// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/converseoptions.h"

#include "gui/commandline/interrupts.h"
#include "gui/commandline/toolcommands.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"
#include "network/http/httprequest.h"
#include "network/providers/catalog/dialects.h"
#include "network/providers/wire/dialect.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestText = 16 * 1024 * 1024;

tl::unexpected<model::Error> wrongUse(const QString &message)
{
    return model::failure(model::ErrorCategory::Usage, message);
}

bool lists(const network::Provider &provider, const QString &model)
{
    return std::any_of(
        provider.models.begin(), provider.models.end(), [&model](const network::ModelEntry &entry) { return entry.name == model; });
}

model::Result<QString> readText(QFile &file, const QString &name)
{
    const QByteArray bytes = Command::readUpTo(file, largestText);
    if (bytes.size() > largestText)
        return wrongUse(ConverseOptions::tr("%1 is larger than 16 MiB.").arg(name));
    if (!bytes.isValidUtf8())
        return wrongUse(ConverseOptions::tr("%1 is not UTF-8 text.").arg(name));
    return QString::fromUtf8(bytes);
}

} // namespace

void ConverseOptions::declareSettings(QCommandLineParser &parser)
{
    parser.addOptions(Command::traceOptions());
    parser.addOptions({
        {u"provider"_s, tr("The provider."), u"name"_s},
        {u"model"_s, tr("The model, or provider/model."), u"name"_s},
        {u"ensemble"_s, tr("Switch on this ensemble and no other; may be repeated. `none`: no tools."), u"name"_s},
        {u"system"_s, tr("The supervisor's text, or @FILE."), u"text"_s},
        {u"control"_s, tr("A control of the model, such as temperature=0.2; may be repeated."), u"name=value"_s},
        {u"limit"_s,
            tr("After how much the turn asks whether to go on, 0 for never; may be repeated. NAME is one of %1.")
                .arg(model::GuardSettings::names().join(u", "_s)),
            u"name=number"_s},
        {u"base-url"_s, tr("An endpoint without a descriptor. Its key, where it wants one, is in PARLANCE_ENDPOINT_KEY."), u"url"_s},
        {u"dialect"_s, tr("The dialect of that endpoint, or the beginning of it: %1.").arg(network::Dialects::names().join(u", "_s)),
            u"name"_s, u"openai-chat-completions"_s},
        {u"folder"_s, tr("A workspace folder; may be repeated. Default: the folder it is started in."), u"path"_s},
    });
}

void ConverseOptions::declare(QCommandLineParser &parser)
{
    declareSettings(parser);
    parser.addOptions({
        {u"conversation"_s, tr("Go on with this conversation (its identifier, or the beginning of it)."), u"id"_s},
        {u"approve"_s,
            tr("ask, refuse, all, or a tool's name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: "
               "hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its "
               "text."),
            u"policy"_s, u"ask"_s},
        {u"agent"_s, tr("This agent plays: its name, or FILE, or FILE#NAME."), u"agent"_s},
        {u"library"_s, tr("Bind the agent's tools from this tool library: its name, or FILE."), u"library"_s},
        {u"compile"_s,
            tr("Compile the agent's pattern; where that cannot be done, the agent does not play. Without this, the pattern is then "
               "interpreted.")},
        {u"answer-limit"_s, tr("How long one answer may become, in MiB: 1 to 1024. Default: 16, or answer-limit in parlance.ini."),
            u"number"_s},
    });
    parser.addPositionalArgument(u"prompt"_s, tr("What to say; - reads it from standard input."), u"PROMPT|-"_s);
}

ConverseOptions::ConverseOptions(const QCommandLineParser &parser, Workbench &workbench)
    : ConverseOptions(parser, workbench, parser.value(u"model"_s))
{
}

ConverseOptions::ConverseOptions(const QCommandLineParser &parser, Workbench &workbench, QString model)
    : m_parser(parser)
    , m_workbench(workbench)
    , m_model(std::move(model))
{
}

model::Result<QString> ConverseOptions::prompt() const
{
    const QStringList words = m_parser.positionalArguments();
    QString text = words.join(u' ');
    if (words == QStringList {u"-"_s}) {
        const Interrupts::Pause pause;
        QFile input;
        if (!input.open(stdin, QIODevice::ReadOnly))
            return wrongUse(tr("Standard input cannot be read."));
        const auto read = readText(input, tr("Standard input"));
        if (!read)
            return read;
        text = *read;
    }
    if (text.trimmed().isEmpty())
        return wrongUse(tr("What is to be said? Give a prompt, or - to read it from standard input."));
    return text;
}

model::Result<std::optional<network::Provider>> ConverseOptions::endpoint() const
{
    if (!m_parser.isSet(u"base-url"_s) && m_parser.isSet(u"dialect"_s))
        return wrongUse(tr("--dialect goes with --base-url."));
    if (!m_parser.isSet(u"base-url"_s))
        return std::optional<network::Provider>();
    if (m_parser.isSet(u"provider"_s))
        return wrongUse(tr("Give --provider or --base-url, not both."));
    const network::Dialect *dialect = network::Dialects::findByBeginning(m_parser.value(u"dialect"_s));
    if (!dialect)
        return wrongUse(tr("There is no dialect named %1.").arg(m_parser.value(u"dialect"_s)));
    network::Provider provider;
    provider.name = u"endpoint"_s;
    provider.title = m_parser.value(u"base-url"_s);
    provider.dialect = dialect->name();
    provider.baseUrl = QUrl(provider.title, QUrl::StrictMode);
    provider.layers.allowAnyControl();
    if (!provider.baseUrl.isValid())
        return wrongUse(tr("%1 is not an address.").arg(provider.title));
    network::HttpRequest request;
    request.url = provider.baseUrl;
    if (const auto refusal = network::refusalOf(request))
        return wrongUse(refusal->message);
    // The key of such an endpoint comes from the environment, never from the command line, which others can see.
    provider.keyVariable = u"PARLANCE_ENDPOINT_KEY"_s;
    if (!qEnvironmentVariableIsEmpty("PARLANCE_ENDPOINT_KEY"))
        provider.keyName = provider.keyVariable;
    return provider;
}

model::Result<model::SessionSettings> ConverseOptions::settings(const model::SessionSettings &standard) const
{
    using Reading = model::Result<void> (ConverseOptions::*)(model::SessionSettings &) const;
    model::SessionSettings settings = standard;
    for (const Reading read : {&ConverseOptions::readModel, &ConverseOptions::readSupervisor, &ConverseOptions::readEnsembles,
             &ConverseOptions::readControls, &ConverseOptions::readLimits, &ConverseOptions::readFolders}) {
        if (const auto done = (this->*read)(settings); !done)
            return tl::make_unexpected(done.error());
    }
    return settings;
}

model::Result<model::Sessions::Handle> ConverseOptions::conversation() const
{
    const auto found = model::ConversationStore(m_workbench.store().reader()).findByPrefix(m_parser.value(u"conversation"_s));
    return found ? m_workbench.sessions().open(found->id) : tl::make_unexpected(found.error());
}

model::Result<void> ConverseOptions::chooseAgent(model::Session &session) const
{
    if (m_parser.isSet(u"gram"_s) && m_parser.isSet(u"json"_s))
        return wrongUse(tr("Give --gram or --json, not both."));
    const QString given = m_parser.value(u"agent"_s);
    const QString agent = m_parser.isSet(u"agent"_s) ? given : session.settings().agent;
    if (agent.isEmpty() && (m_parser.isSet(u"library"_s) || m_parser.isSet(u"compile"_s)))
        return wrongUse(tr("--library and --compile go with --agent."));
    if (m_parser.isSet(u"compile"_s))
        m_workbench.agents().setReading(model::AgentReading::Compiled);
    if (!m_parser.isSet(u"agent"_s) && !m_parser.isSet(u"library"_s))
        return {};
    QString library = m_parser.isSet(u"library"_s) ? m_parser.value(u"library"_s) : session.settings().library;
    if (!library.isEmpty()) {
        const auto found = m_workbench.libraries().libraryFor(library);
        if (!found)
            return tl::make_unexpected(found.error());
        if (!m_workbench.libraries().find(library)) {
            library = QFileInfo(library).absoluteFilePath();
            m_workbench.libraries().useFile(*found);
        }
    }
    // The conversation is gone on with from other folders as well.
    const bool isFile = model::AgentCatalog::isFile(agent) && !m_workbench.agents().find(agent);
    return session.setAgent(isFile ? QFileInfo(agent).absoluteFilePath() : agent, library);
}

model::Result<void> ConverseOptions::readModel(model::SessionSettings &settings) const
{
    model::ModelAddress &address = settings.model;
    const QString &model = m_model;
    if (m_parser.isSet(u"base-url"_s))
        address = {u"endpoint"_s, model.isEmpty() ? u"default"_s : model};
    else if (m_parser.isSet(u"provider"_s))
        address = {m_parser.value(u"provider"_s), model};
    else if (const auto parsed = model::ModelAddress::parse(model); parsed && m_workbench.providers().find(parsed->provider))
        address = *parsed;
    else if (!model.isEmpty())
        address.model = model;
    const network::Provider *provider = m_workbench.providers().find(address.provider);
    if (!provider)
        return wrongUse(tr("There is no provider named %1.").arg(address.provider));
    // Many models have a slash in their names; that one is meant must be said, lest a mistyped provider reaches another.
    const bool isNamed = m_parser.isSet(u"base-url"_s) || m_parser.isSet(u"provider"_s) || lists(*provider, model);
    if (address.model == model && model.contains(u'/') && !isNamed)
        return wrongUse(tr("There is no provider named %1. If it is a model of %2, give --provider %2 too.")
                            .arg(model.section(u'/', 0, 0), provider->name));
    if (address.model.isEmpty() && !provider->models.isEmpty())
        address.model = provider->models.first().name;
    if (address.model.isEmpty())
        return wrongUse(tr("Which model of %1? Say so with --model.").arg(provider->name));
    return {};
}

model::Result<void> ConverseOptions::readSupervisor(model::SessionSettings &settings) const
{
    const QString given = m_parser.value(u"system"_s);
    if (!given.startsWith(u'@')) {
        if (m_parser.isSet(u"system"_s))
            settings.supervisor = given;
        return {};
    }
    QFile file(given.mid(1));
    if (!file.open(QIODevice::ReadOnly))
        return wrongUse(tr("%1 cannot be read: %2").arg(file.fileName(), file.errorString()));
    const auto text = readText(file, file.fileName());
    if (!text)
        return tl::make_unexpected(text.error());
    settings.supervisor = *text;
    return {};
}

model::Result<void> ConverseOptions::readEnsembles(model::SessionSettings &settings) const
{
    const QStringList wanted = m_parser.values(u"ensemble"_s);
    const invocables::EnsembleCatalog &catalog = m_workbench.ensembles();
    QStringList named = wanted;
    named.removeAll(u"none"_s);
    if (const auto sound = BrokenEnsembles(catalog).refusalOf(named); !sound)
        return sound;
    for (const invocables::Ensemble &ensemble : wanted.isEmpty() ? QList<invocables::Ensemble>() : catalog.ensembles())
        settings.switches.insert(ensemble.name, wanted.contains(ensemble.name));
    return {};
}

model::Result<void> ConverseOptions::readControls(model::SessionSettings &settings) const
{
    for (const QString &control : m_parser.values(u"control"_s)) {
        const qsizetype equals = control.indexOf(u'=');
        if (equals < 1)
            return wrongUse(tr("A control is name=value, not %1.").arg(control));
        // What is no JSON is a text: --control effort=high needs no quotes.
        const QString text = control.mid(equals + 1);
        const auto value = model::JsonText::parse(text.toUtf8());
        const model::JsonText said = value ? *value : model::JsonText::of(text);
        const network::ModelEntry model = entry(settings.model);
        const network::ModelControl *declared = model.control(control.first(equals));
        if (const auto refusal = declared ? declared->refusalOf(said) : std::nullopt)
            return wrongUse(refusal->message);
        settings.controls.insert(control.first(equals), said);
    }
    return {};
}

model::Result<void> ConverseOptions::readLimits(model::SessionSettings &settings) const
{
    for (const QString &limit : m_parser.values(u"limit"_s)) {
        bool isNumber = false;
        const qlonglong value = limit.section(u'=', 1).toLongLong(&isNumber);
        if (!isNumber || !settings.limits.set(limit.section(u'=', 0, 0), value)) {
            return wrongUse(tr("A limit is NAME=NUMBER, the number from 0 to %1 and the name one of %2; it is not %3.")
                                .arg(model::GuardSettings::largest)
                                .arg(model::GuardSettings::names().join(u", "_s), limit));
        }
    }
    return {};
}

QStringList ConverseOptions::unsentControls(const model::SessionSettings &settings) const
{
    const network::ModelEntry model = entry(settings.model);
    QStringList known;
    for (const network::ModelControl &control : model.controls)
        known.append(control.name);
    QStringList sentences;
    for (const QString &control : m_parser.values(u"control"_s)) {
        const QString name = control.section(u'=', 0, 0);
        if (model.furtherControls || model.control(name))
            continue;
        sentences.append(known.isEmpty()
                ? tr("%1 is not sent: %2 has no controls.").arg(name, settings.model.toString())
                : tr("%1 is not sent: %2 has only the controls %3.").arg(name, settings.model.toString(), known.join(u", "_s)));
    }
    return sentences;
}

network::ModelEntry ConverseOptions::entry(const model::ModelAddress &address) const
{
    const network::Provider *provider = m_workbench.providers().find(address.provider);
    return provider ? provider->entry(address.model) : network::ModelEntry();
}

model::Result<void> ConverseOptions::readFolders(model::SessionSettings &settings) const
{
    QStringList folders = m_parser.values(u"folder"_s);
    if (folders.isEmpty())
        folders.append(QDir::currentPath());
    settings.folders.clear();
    for (const QString &folder : std::as_const(folders)) {
        const QString path = QDir(folder).canonicalPath();
        if (path.isEmpty())
            return wrongUse(tr("There is no folder %1.").arg(folder));
        settings.folders.append(path);
    }
    return {};
}

} // namespace gui
