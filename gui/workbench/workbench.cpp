// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/workbench/workbench.h"

#include "gui/preferences/preferencefaults.h"
#include "gui/preferences/preferences.h"
#include "gui/workbench/agentports.h"
#include "gui/workbench/budgets.h"
#include "gui/workbench/cassettereplay.h"
#include "gui/workbench/exchangekeeping.h"
#include "gui/workbench/lateports.h"
#include "gui/workbench/logging.h"
#include "gui/workbench/signins.h"
#include "gui/workbench/storekeeping.h"
#include "gui/workbench/tracing.h"
#include "invocables/agents/toolbinder.h"
#include "invocables/builtin/builtininvocables.h"
#include "invocables/ensembles/ensemblereader.h"
#include "invocables/external/commanddecider.h"
#include "invocables/external/mcp/mcpservers.h"
#include "invocables/processor/invocationsprocessor.h"
#include "model/basics/privatefile.h"
#include "model/comparison/comparison.h"
#include "model/evaluation/evaluationsuite.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"
#include "network/acp/acpthread.h"
#include "network/http/httpclient.h"
#include "network/process/processhost.h"
#include "network/providers/catalog/modellists.h"
#include "network/providers/catalog/providerembeddings.h"
#include "network/providers/catalog/providerreader.h"
#include "network/providers/contract/toolcallbook.h"
#include "network/providers/conversing/exchangereading.h"
#include "network/providers/conversing/resending.h"
#include "network/providers/local/llamaservers.h"
#include "network/providers/local/serverinquiries.h"
#include "network/providers/providerconversers.h"
#include "network/rehearsal/rehearsalserver.h"
#include "network/rehearsal/scenario.h"
#include "network/secrets/keychain.h"

#include <QDir>
#include <QFileInfo>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

//! What is there from its first use on.
template <typename Part, typename... Arguments>
Part &madeOnce(std::unique_ptr<Part> &part, Arguments &&...arguments)
{
    if (!part)
        part = std::make_unique<Part>(std::forward<Arguments>(arguments)...);
    return *part;
}

} // namespace

//! What a Workbench is made of, most of it on first use. In the order in which they need each other; they end in the opposite
//! order. Owned by the workbench.
struct Workbench::Parts {
    explicit Parts(model::Profile folders)
        : profile(std::move(folders))
        , lockFolder(profile.data + u"/locks"_s)
        , approvals(profile.config + u"/approvals.json"_s)
    {
    }

    const model::Profile profile;
    //! Of the conversations that are open.
    const QString lockFolder;
    std::unique_ptr<model::Store> store;
    model::ExchangeLog log;
    std::unique_ptr<ExchangeKeeping> exchangeKeeping;
    model::Questions questions;
    model::Approvals approvals;
    // Descriptors are checked against them, on a thread that may be at it until the catalog ends.
    std::unique_ptr<invocables::BuiltinInvocables> builtins;
    std::unique_ptr<model::DescriptorCheck> check;
    std::unique_ptr<model::DescriptorCatalog> descriptors;
    std::unique_ptr<model::WorkspaceTrust> trust;
    std::unique_ptr<model::AgentCatalog> agents;
    std::unique_ptr<model::LibraryCatalog> libraries;
    std::unique_ptr<model::PromptCatalog> prompts;
    std::unique_ptr<model::SkillCatalog> skills;
    std::unique_ptr<network::ProviderCatalog> providers;
    std::unique_ptr<network::Keychain> keychain;
    std::unique_ptr<network::HttpClient> http;
    std::unique_ptr<network::ModelLists> modelLists;
    std::unique_ptr<network::ServerInquiries> serverInquiries;
    std::unique_ptr<network::ProcessHost> processHost;
    std::unique_ptr<network::RehearsalServer> rehearsal;
    //! Null where nothing is played.
    std::unique_ptr<CassetteReplay> replay;
    std::unique_ptr<network::LlamaServers> llamaServers;
    std::unique_ptr<network::ToolCallBook> toolCallBook;
    std::unique_ptr<network::ProviderConversers> conversers;
    std::unique_ptr<network::ProviderEmbeddings> embeddings;
    std::unique_ptr<SignIns> signIns;
    std::unique_ptr<network::ErasKnown> mcpEras;
    std::unique_ptr<invocables::McpServers> mcpServers;
    std::unique_ptr<invocables::EnsembleCatalog> ensembles;
    std::unique_ptr<invocables::InvocationsProcessor> processor;
    std::unique_ptr<invocables::CommandDecider> decider;
    std::unique_ptr<LateConversers> lateConversers;
    std::unique_ptr<LateInvocations> lateInvocations;
    std::unique_ptr<LateAgents> lateAgents;
    std::unique_ptr<model::Sessions> sessions;
    std::unique_ptr<StoreKeeping> keeping;
    std::unique_ptr<Tracing> tracing;
};

model::Result<std::unique_ptr<Workbench>> Workbench::open(const model::Profile &profile)
{
    // What the system's encoding does not have would be another folder.
    if (profile.data.contains(QChar::ReplacementCharacter))
        return model::failure(model::ErrorCategory::Usage, tr("The path of the profile, %1, is not UTF-8.").arg(profile.data));
    if (profile.folders().contains(QString()))
        return model::failure(
            model::ErrorCategory::Usage, tr("There is no home folder for the profile: set HOME, or give a folder with --profile."));
    // What can only be read is read, where there is something.
    const bool canBeRead = QFileInfo::exists(profile.databasePath()) && !QFileInfo(profile.data).isWritable();
    if (!profile.create() && !canBeRead)
        return model::failure(model::ErrorCategory::Storage, tr("The folder %1 cannot be written to.").arg(profile.data));
    auto store = model::Store::open(profile.databasePath());
    if (!store)
        return tl::make_unexpected(store.error());
    auto parts = std::make_unique<Parts>(profile);
    parts->store = std::move(*store);
    model::makePrivateFolder(parts->lockFolder);
    return std::unique_ptr<Workbench>(new Workbench(std::move(parts)));
}

Workbench::Workbench(std::unique_ptr<Parts> parts)
    : m_parts(std::move(parts))
{
    m_parts->signIns = std::make_unique<SignIns>(m_parts->questions, [this]() -> network::Keychain & { return keychain(); });
    m_parts->lateConversers = std::make_unique<LateConversers>([this]() -> model::Conversers & { return conversers(); });
    m_parts->lateInvocations = std::make_unique<LateInvocations>([this]() -> model::Invocations & { return invocations(); });
    m_parts->lateAgents = std::make_unique<LateAgents>([this]() -> model::Agents & { return agents(); });
    m_parts->sessions = std::make_unique<model::Sessions>(sessionParts());
    model::SessionSettings defaults;
    defaults.model = model::ModelAddress::parse(Preferences(m_parts->profile.config).model())
                         .value_or(model::ModelAddress {u"rehearsal"_s, u"rehearsal"_s});
    m_parts->sessions->setDefaults(defaults);
    followRedaction();
    m_parts->keeping = std::make_unique<StoreKeeping>(*m_parts->store, sessions(), m_parts->profile.config, m_parts->lockFolder, this);
    connect(m_parts->keeping.get(), &StoreKeeping::turnsRecovered, this, &Workbench::turnsRecovered);
    connect(m_parts->keeping.get(), &StoreKeeping::removedElsewhere, this, &Workbench::conversationRemovedElsewhere);
    if (!m_parts->store->isReadOnly())
        m_parts->exchangeKeeping = std::make_unique<ExchangeKeeping>(
            m_parts->log, *m_parts->store,
            [this]() -> ExchangeKeeping::Reading {
                // Nothing is read for it that has not been read already.
                const network::ExchangeReading reading(m_parts->providers ? m_parts->providers->providers() : QList<network::Provider>());
                return [reading](const model::Exchange &exchange) { return reading.facts(exchange); };
            },
            Preferences(m_parts->profile.config).exchangeBudget());
    m_parts->tracing = std::make_unique<Tracing>(sessions(), m_parts->log);
    connect(m_parts->tracing.get(), &Tracing::troubled, this, &Workbench::tracesTroubled);
    if (const auto traced = traceAsPreferred(); !traced)
        qCWarning(lcGui).noquote() << traced.error().message;
    for (const model::Diagnostic &fault : preferenceFaults(m_parts->profile.config + u"/parlance.ini"_s))
        qCWarning(lcGui).noquote() << fault.toString();
}

Workbench::~Workbench() = default;

void Workbench::setExchangeBudget(const model::ExchangeBudget &budget)
{
    if (m_parts->exchangeKeeping)
        m_parts->exchangeKeeping->setBudget(budget);
}

void Workbench::followRedaction()
{
    const Preferences preferences(m_parts->profile.config);
    // A pattern that somebody has broken in the file is left out; the others hold.
    QStringList sound;
    for (const QString &pattern : preferences.redactedPatterns()) {
        if (const auto rule = model::RedactionRules::of({pattern}, {}); rule)
            sound.append(pattern);
        else
            qCWarning(lcGui) << "parlance.ini, [redaction]:" << rule.error().message;
    }
    m_parts->log.setRules(model::RedactionRules::of(sound, preferences.redactedMembers()).value_or(model::RedactionRules()));
}

model::Session::Parts Workbench::sessionParts()
{
    return {*m_parts->store, *m_parts->lateConversers, *m_parts->lateInvocations, m_parts->questions, m_parts->approvals,
        m_parts->lockFolder, model::GuardLimits().with(Preferences(m_parts->profile.config).limits()), m_parts->lateAgents.get(),
        [this](const model::ConversationId &id, const QList<model::ModelCall> &calls) { return Budgets(*this).before(id, calls); }};
}

void Workbench::followOtherProcesses()
{
    m_parts->keeping->followOtherProcesses();
}

const model::Profile &Workbench::profile() const
{
    return m_parts->profile;
}

QStringList Workbench::hiddenFolders() const
{
    return m_parts->profile.folders() + model::Profile::ofDesktop().folders();
}

const QString &Workbench::lockFolder() const
{
    return m_parts->lockFolder;
}

model::Store &Workbench::store()
{
    return *m_parts->store;
}

model::ExchangeLog &Workbench::exchangeLog()
{
    return m_parts->log;
}

model::Questions &Workbench::questions()
{
    return m_parts->questions;
}

model::Approvals &Workbench::approvals()
{
    return m_parts->approvals;
}

model::Sessions &Workbench::sessions()
{
    return *m_parts->sessions;
}

model::DescriptorCheck &Workbench::descriptorCheck()
{
    if (!m_parts->check) {
        m_parts->check = std::make_unique<model::DescriptorCheck>();
        network::registerReaders(*m_parts->check);
        m_parts->check->add(model::DescriptorKind::Scenario, network::Scenario::check);
        m_parts->check->add(model::DescriptorKind::Agent, model::checkAgent);
        m_parts->check->addReader(model::DescriptorKind::Library, model::ToolLibrary::read);
        m_parts->check->addReader(model::DescriptorKind::Prompt, model::Prompt::read);
        m_parts->check->addReader(model::DescriptorKind::Suite, model::EvaluationSuite::read);
        m_parts->check->addReader(model::DescriptorKind::Skill, model::Skill::read);
        invocables::registerChecks(*m_parts->check, builtins());
    }
    return *m_parts->check;
}

model::DescriptorCatalog &Workbench::unreadDescriptors()
{
    if (!m_parts->descriptors) {
        m_parts->descriptors = std::make_unique<model::DescriptorCatalog>(u":/descriptors"_s, m_parts->profile.config, descriptorCheck());
        m_parts->trust = std::make_unique<model::WorkspaceTrust>(*m_parts->descriptors, m_parts->questions, m_parts->approvals);
        m_parts->trust->setFolder(m_workspace);
    }
    return *m_parts->descriptors;
}

model::DescriptorCatalog &Workbench::descriptors()
{
    model::DescriptorCatalog &catalog = unreadDescriptors();
    if (!catalog.isLoaded())
        catalog.load();
    return catalog;
}

void Workbench::readDescriptors(QObject *context, const std::function<void()> &done)
{
    model::DescriptorCatalog &catalog = unreadDescriptors();
    if (catalog.isLoaded()) {
        done();
        return;
    }
    connect(&catalog, &model::DescriptorCatalog::refreshed, context, done, Qt::SingleShotConnection);
    catalog.refresh();
}

model::WorkspaceTrust &Workbench::workspaceTrust()
{
    descriptors();
    return *m_parts->trust;
}

model::AgentCatalog &Workbench::agents()
{
    if (!m_parts->agents) {
        m_parts->agents = std::make_unique<model::AgentCatalog>(descriptors());
        const auto isBound = [this](const QString &tool) {
            const QList<model::ToolLibrary> binding = libraries().binding(tool);
            return ensembles().mayHave(tool) || std::any_of(binding.begin(), binding.end(), [&](const model::ToolLibrary &library) {
                return ensembles().mayHave(library.find(tool)->invoker);
            });
        };
        m_parts->agents->setIsBound(isBound, [this](const model::ToolSpecification &tool) {
            return invocables::ToolBinder::misfitOf(tool, libraries().binding(tool.name), *ensembles().tools());
        });
        connect(&ensembles(), &invocables::EnsembleCatalog::changed, m_parts->agents.get(), &model::AgentCatalog::read);
        connect(&libraries(), &model::LibraryCatalog::changed, m_parts->agents.get(), &model::AgentCatalog::read);
    }
    return *m_parts->agents;
}

model::PromptCatalog &Workbench::prompts()
{
    return madeOnce(m_parts->prompts, descriptors());
}

model::SkillCatalog &Workbench::skills()
{
    return madeOnce(m_parts->skills, descriptors());
}

model::LibraryCatalog &Workbench::libraries()
{
    return madeOnce(m_parts->libraries, descriptors());
}

void Workbench::setWorkspace(const QString &folder)
{
    m_workspace = folder;
    if (m_parts->trust)
        m_parts->trust->setFolder(folder);
}

void Workbench::enterWorkspace(const QString &folder)
{
    m_workspace = folder;
    if (m_parts->trust)
        m_parts->trust->enterFolder(folder);
}

const invocables::BuiltinInvocables &Workbench::builtins()
{
    if (!m_parts->builtins) {
        m_parts->builtins = std::make_unique<invocables::BuiltinInvocables>(invocables::InvocableServices {
            [this]() -> network::HttpClient & { return httpClient(); }, [this]() -> network::Keychain & { return keychain(); },
            [this]() -> network::ProcessHost & { return processHost(); }, m_parts->profile.data + u"/notebook.json"_s});
    }
    return *m_parts->builtins;
}

network::ProviderCatalog &Workbench::providers()
{
    if (!m_parts->providers) {
        m_parts->providers = std::make_unique<network::ProviderCatalog>(descriptors());
        const auto adopt = [this] {
            QHash<QString, QStringList> commands;
            for (const network::Provider &provider : m_parts->providers->providers()) {
                if (!provider.keyCommand.isEmpty())
                    commands.insert(provider.keyName, provider.keyCommand);
            }
            keychain().setCommands(commands);
        };
        connect(m_parts->providers.get(), &network::ProviderCatalog::changed, this, adopt);
        adopt();
        m_parts->modelLists = std::make_unique<network::ModelLists>(
            *m_parts->providers, httpClient(), keychain(), m_parts->profile.data + u"/models"_s);
    }
    return *m_parts->providers;
}

network::ModelLists &Workbench::modelLists()
{
    providers();
    return *m_parts->modelLists;
}

network::ServerInquiries &Workbench::serverInquiries()
{
    return madeOnce(m_parts->serverInquiries, providers(), httpClient(), keychain());
}

network::Keychain &Workbench::keychain()
{
    if (!m_parts->keychain)
        connect(&madeOnce(m_parts->keychain), &network::Keychain::delayed, this, &Workbench::keychainDelayed);
    return *m_parts->keychain;
}

network::HttpClient &Workbench::httpClient()
{
    return madeOnce(m_parts->http, m_parts->log);
}

CassetteReplay &Workbench::replay()
{
    return madeOnce(m_parts->replay,
        CassetteReplay::Outside {[this]() -> network::HttpClient & { return httpClient(); },
            [this]() -> network::Keychain & { return keychain(); }, [this] { return m_parts->mcpServers.get(); },
            [this]() -> model::Sessions & { return sessions(); }});
}

network::ProcessHost &Workbench::processHost()
{
    if (!m_parts->processHost) {
        m_parts->processHost = std::make_unique<network::ProcessHost>(network::ProcessHost::Programs::found(m_parts->profile.cache));
        connect(m_parts->processHost.get(), &network::ProcessHost::known, this,
            [this] { providers().setProgramPath(m_parts->processHost->path()); });
    }
    return *m_parts->processHost;
}

network::RehearsalServer &Workbench::rehearsal()
{
    return madeOnce(m_parts->rehearsal);
}

network::LlamaServers &Workbench::llamaServers()
{
    return madeOnce(m_parts->llamaServers, providers(),
        network::LocalServices {
            [this]() -> network::ProcessHost & { return processHost(); }, [this]() -> network::HttpClient & { return httpClient(); }});
}

network::ToolCallBook &Workbench::toolCallBook()
{
    return madeOnce(m_parts->toolCallBook, m_parts->profile.data + u"/contract.json"_s);
}

model::Conversers &Workbench::conversers()
{
    if (!m_parts->conversers) {
        m_parts->conversers = std::make_unique<network::ProviderConversers>(
            providers(), httpClient(), keychain(), rehearsal(), &toolCallBook());
        m_parts->conversers->connectTo(llamaServers());
        m_parts->conversers->connectAgents(agentServices(*this));
        m_parts->conversers->setParts(Preferences(m_parts->profile.config).contextParts());
        m_parts->conversers->setAnswerLimit(Preferences(m_parts->profile.config).answerLimit());
        connect(m_parts->sessions.get(), &model::Sessions::closed, m_parts->conversers.get(), &network::ProviderConversers::forget);
        connect(m_parts->conversers.get(), &network::ProviderConversers::serverMet, this,
            [this](const QString &provider) { serverInquiries().serverMet(provider); });
    }
    return *m_parts->conversers;
}

model::Result<network::Resending *> Workbench::resend(const network::ResentRequest &request, const QString &provider, QObject *parent)
{
    conversers();
    return m_parts->conversers->resend(request, provider, parent);
}

model::Result<QString> Workbench::providerOf(const model::Exchange &exchange)
{
    if (const network::Provider *receiver = network::ResentRequest::receiver(exchange, providers().providers()))
        return receiver->name;
    // Servers that are started have another address each time. One that is gone stands for no other.
    const auto info = exchange.origin.provider.isEmpty() ? model::ConversationStore(store().reader()).find(exchange.origin.conversation)
                                                         : model::ConversationInfo();
    const QString name = info ? model::SessionSettings::fromJson(info->settings).model.provider : QString();
    const network::Provider *provider = providers().find(name);
    if (network::isLoopback(exchange.request.url) && provider && !provider->baseUrl.scheme().startsWith("http"_L1))
        return name;
    return model::failure(model::ErrorCategory::Usage, tr("No provider is known at %1.").arg(exchange.request.url.authority()));
}

void Workbench::setAnswerLimit(qint64 bytes)
{
    conversers();
    m_parts->conversers->setAnswerLimit(bytes);
}

invocables::EnsembleCatalog &Workbench::ensembles()
{
    if (!m_parts->ensembles) {
        m_parts->ensembles = std::make_unique<invocables::EnsembleCatalog>(descriptors(), builtins());
        makeMcpServers();
        m_parts->ensembles->connectTo(*m_parts->mcpServers);
        m_parts->ensembles->setSkills(skills());
    }
    return *m_parts->ensembles;
}

void Workbench::makeMcpServers()
{
    const QString folder = m_parts->profile.data + u"/mcp"_s;
    model::makePrivateFolder(folder);
    m_parts->mcpEras = std::make_unique<network::ErasKnown>(folder + u"/eras.json"_s);
    m_parts->mcpServers = std::make_unique<invocables::McpServers>(
        network::McpServices {[this]() -> network::HttpClient & { return httpClient(); },
            [this]() -> network::Keychain & { return keychain(); }, [this]() -> network::ProcessHost & { return processHost(); },
            &m_parts->log, m_parts->mcpEras.get(), [this]() -> network::SignInStore & { return m_parts->signIns->store(); },
            [this]() -> network::ConsentAgent & { return m_parts->signIns->consent(); },
            [this]() -> const network::StdioReplay * { return replay().programs(); },
            [this](const model::ExchangeOrigin &origin) { return traces() ? traces()->traceParent(origin) : QByteArray(); },
            [this] { return replay().isTaped(); }},
        folder + u"/tools"_s);
    replay().adopt(*m_parts->mcpServers);
    m_parts->mcpServers->setAsk(
        [this](const model::Question::Subject &subject, QObject *owner) { return m_parts->questions.ask(subject, owner); });
    connect(m_parts->sessions.get(), &model::Sessions::closed, m_parts->mcpServers.get(), &invocables::McpServers::release);
}

void Workbench::traceTo(const std::optional<network::Traces::Wanted> &wanted)
{
    m_parts->tracing->traceTo(wanted);
}

model::Result<void> Workbench::traceAsPreferred()
{
    return m_parts->tracing->traceAsPreferred(m_parts->profile.config);
}

network::Traces *Workbench::traces()
{
    return m_parts->tracing->traces();
}

SignInQuestions &Workbench::signInQuestions()
{
    return m_parts->signIns->questions();
}

invocables::McpServers &Workbench::mcpServers()
{
    ensembles();
    return *m_parts->mcpServers;
}

//! Nothing is asked of a provider whose descriptor does not say so.
std::optional<network::ProviderEmbeddings::Place> Workbench::embeddingPlace(const QString &name)
{
    const network::Provider *provider = providers().find(name);
    if (!provider || provider->embeddingModel.isEmpty())
        return {};
    return network::ProviderEmbeddings::Place {*provider, provider->embeddingModel};
}

model::Invocations &Workbench::invocations()
{
    if (m_parts->processor)
        return *m_parts->processor;
    const auto onFailure = model::failurePolicyFromWire(Preferences(m_parts->profile.config).onFailure());
    m_parts->embeddings = std::make_unique<network::ProviderEmbeddings>(
        [this](const QString &name) { return embeddingPlace(name); }, httpClient(), keychain());
    m_parts->processor = std::make_unique<invocables::InvocationsProcessor>(ensembles(),
        invocables::ProcessorSettings {onFailure.value_or(model::FailurePolicy {}), {}, 500, m_parts->lateConversers.get(), &libraries(),
            hiddenFolders(), m_parts->embeddings.get(), m_parts->store->isReadOnly() ? nullptr : m_parts->store.get(),
            [this] { return replay().isStepwise(); }});
    connect(m_parts->mcpServers.get(), &invocables::McpServers::disconnected, this,
        [this](const QString &ensemble) { m_parts->processor->namespaces().dropEnsemble(ensemble); });
    connect(m_parts->sessions.get(), &model::Sessions::closed, this,
        [this](const model::ConversationId &id) { m_parts->processor->dropConversation(id); });
    return *m_parts->processor;
}

model::TurnRun::PriceOf Workbench::priceOf()
{
    return [this](const model::ModelAddress &address) {
        const network::Provider *provider = providers().find(address.provider);
        return provider ? provider->entry(address.model).price : std::nullopt;
    };
}

model::RunWorker::Parts Workbench::runParts(RunsOf whose)
{
    using Sandbox = invocables::Confinement::Sandbox;
    invocations();
    m_parts->decider = std::make_unique<invocables::CommandDecider>(
        invocables::InvocableServices {[this]() -> network::HttpClient & { return httpClient(); },
            [this]() -> network::Keychain & { return keychain(); }, [this]() -> network::ProcessHost & { return processHost(); }},
        m_parts->profile.folders() + model::Profile::ofDesktop().folders(),
        whose == RunsOf::ThisPerson ? Sandbox::Preferred : Sandbox::Required);
    // What tools keep for a conversation ends with it, as it does with others.
    const auto closed = [this](const model::ConversationId &id) { Q_EMIT sessions().closed(id); };
    return {sessionParts(), priceOf(), m_parts->decider.get(), m_parts->embeddings.get(), {}, closed};
}

model::Result<std::unique_ptr<model::Comparison>> Workbench::compare(const model::ComparisonPlan &plan)
{
    auto made = model::Comparison::create({sessionParts(), priceOf()}, plan);
    if (!made)
        return made;
    model::Comparison *comparison = made->get();
    connect(comparison, &model::Comparison::kept, &sessions(), &model::Sessions::listChanged);
    // What tools keep for a conversation ends with it, as it does with others.
    connect(comparison, &model::Comparison::closed, &sessions(), &model::Sessions::closed);
    connect(comparison, &model::Comparison::runStarted, this, [this, comparison](int column, int run) {
        const model::Session *session = comparison->find(comparison->results().at(column).runs.at(run).conversation);
        if (traces() && session)
            traces()->follow(*session);
    });
    return made;
}

} // namespace gui
