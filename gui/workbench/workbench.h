// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/ensembles/ensemblecatalog.h"
#include "model/agents/agentcatalog.h"
#include "model/agents/librarycatalog.h"
#include "model/basics/profile.h"
#include "model/evaluation/runworker.h"
#include "model/exchange/exchangelog.h"
#include "model/prompts/promptcatalog.h"
#include "model/session/sessions.h"
#include "model/session/workspacetrust.h"
#include "model/skills/skillcatalog.h"
#include "network/providers/catalog/providercatalog.h"
#include "network/providers/catalog/providerembeddings.h"
#include "network/providers/conversing/conversewatch.h"
#include "network/traces/traces.h"

#include <QPointer>

#include <memory>

namespace invocables {
class BuiltinInvocables;
class McpServers;
} // namespace invocables

namespace network {
class ConsentAgent;
class HttpClient;
class LlamaServers;
class Keychain;
class ModelLists;
class ProcessHost;
class RehearsalServer;
class Resending;
class ServerInquiries;
class SignInStore;
class ToolCallBook;
struct ResentRequest;
} // namespace network

namespace model {
class Comparison;
struct ComparisonPlan;
struct ExchangeBudget;
} // namespace model

namespace gui {

class CassetteReplay;
class SignInQuestions;

//! The place where everything is joined: makes the parts of all rooms, gives each what it needs, and owns them. Has no widgets:
//! window and command line are both built upon it.
class Workbench final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Workbench)

public:
    //! Opens the profile's store. \return a Storage error worded for the person where that cannot be done.
    static model::Result<std::unique_ptr<Workbench>> open(const model::Profile &profile);
    ~Workbench() override;

    //! The folder that the person works in now: its descriptors count where they are trusted, which is asked.
    void setWorkspace(const QString &folder);
    //! The same for a window, which goes on while they are read.
    void enterWorkspace(const QString &folder);

    //! Has the descriptors read off the window's thread; `done()` at once where they have been read already.
    void readDescriptors(QObject *context, const std::function<void()> &done);

    //! From now on what other processes commit is followed; costs a look at the file twice a second.
    void followOtherProcesses();

    const model::Profile &profile() const;
    //! What no tool reaches, whatever the workspace is: the profile, whose descriptors are executed, and the desktop's.
    QStringList hiddenFolders() const;
    //! Of the conversations that somebody is writing in.
    const QString &lockFolder() const;
    model::Store &store();
    model::ExchangeLog &exchangeLog();
    //! What the preferences say of redaction holds from now on.
    void followRedaction();
    model::Questions &questions();
    model::Approvals &approvals();
    model::Sessions &sessions();
    // These are made on first use: nothing of them is needed for the first paint.
    model::DescriptorCheck &descriptorCheck();
    //! Whoever asks for them before they have been read has them read at once.
    model::DescriptorCatalog &descriptors();
    model::WorkspaceTrust &workspaceTrust();
    model::AgentCatalog &agents();
    model::LibraryCatalog &libraries();
    model::PromptCatalog &prompts();
    model::SkillCatalog &skills();
    //! With the models that their endpoints have listed.
    network::ProviderCatalog &providers();
    network::ModelLists &modelLists();
    //! Which ask servers that somebody else runs what they are.
    network::ServerInquiries &serverInquiries();
    network::Keychain &keychain();
    network::HttpClient &httpClient();
    //! What is played instead of the network and of programs, where anything is.
    CassetteReplay &replay();
    network::ProcessHost &processHost();
    network::RehearsalServer &rehearsal();
    //! Those of models' files that the descriptors have started.
    network::LlamaServers &llamaServers();
    model::Conversers &conversers();
    //! See network::ProviderConversers::resend.
    model::Result<network::Resending *> resend(const network::ResentRequest &request, const QString &provider, QObject *parent);
    //! The one that an exchange went to. \return a Usage error where none is known at its address.
    model::Result<QString> providerOf(const model::Exchange &exchange);
    //! Bytes of one answer's text that are taken, instead of what the preferences say; before a model is asked.
    void setAnswerLimit(qint64 bytes);
    //! How much of past exchanges is kept from now on; what they say in the preferences counts at the next start.
    void setExchangeBudget(const model::ExchangeBudget &budget);
    //! Where turns are traced to from now on, if anywhere.
    void traceTo(const std::optional<network::Traces::Wanted> &wanted);
    //! As the preferences say. \return a Usage error where they say nothing that can be done; nothing is traced then.
    model::Result<void> traceAsPreferred();
    //! Null where nothing is traced.
    network::Traces *traces();
    network::ToolCallBook &toolCallBook();
    //! Those of the ensembles that the catalog has.
    invocables::McpServers &mcpServers();
    //! How the person is asked before a sign-in, and their browser opened.
    SignInQuestions &signInQuestions();
    invocables::EnsembleCatalog &ensembles();
    model::Invocations &invocations();
    //! One that has not begun. What it runs is with the program's parts, and its runs' conversations are not among the others.
    model::Result<std::unique_ptr<model::Comparison>> compare(const model::ComparisonPlan &plan);
    //! What runs of evaluations are done with, but for the plan of variants. Foreign: they come from elsewhere, so that their commands run
    //! in a sandbox or not at all.
    enum class RunsOf { ThisPerson, Others };
    model::RunWorker::Parts runParts(RunsOf whose);

Q_SIGNALS:
    //! Turns that a killed process left behind have been looked for, once after open(); from now on the conversations have them.
    void turnsRecovered();
    //! Another process has put a conversation among the deleted that is open here.
    void conversationRemovedElsewhere(const model::ConversationId &id);
    //! Traces do not get where they are wanted, in a sentence for the person.
    void tracesTroubled(const QString &why);
    //! The desktop's keychain lets wait, likewise.
    void keychainDelayed(const QString &why);

private:
    struct Parts;
    const invocables::BuiltinInvocables &builtins();
    model::DescriptorCatalog &unreadDescriptors();
    explicit Workbench(std::unique_ptr<Parts> parts);
    void makeMcpServers();
    model::TurnRun::PriceOf priceOf();
    std::optional<network::ProviderEmbeddings::Place> embeddingPlace(const QString &name);
    model::Session::Parts sessionParts();

    const std::unique_ptr<Parts> m_parts;
    QString m_workspace;
};

} // namespace gui
