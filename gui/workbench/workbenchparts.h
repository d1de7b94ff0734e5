// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/workbench/lateports.h"
#include "gui/workbench/signinquestions.h"
#include "gui/workbench/workbench.h"
#include "invocables/builtin/builtininvocables.h"
#include "invocables/external/mcp/mcpservers.h"
#include "invocables/processor/invocationsprocessor.h"
#include "model/store/store.h"
#include "network/http/httpclient.h"
#include "network/mcp/authorization/keychainsigninstore.h"
#include "network/mcp/authorization/loopbackconsent.h"
#include "network/process/processhost.h"
#include "network/providers/catalog/modellists.h"
#include "network/providers/catalog/providerembeddings.h"
#include "network/providers/contract/toolcallbook.h"
#include "network/providers/local/llamaservers.h"
#include "network/providers/local/serverinquiries.h"
#include "network/providers/providerconversers.h"
#include "network/rehearsal/rehearsalserver.h"
#include "network/secrets/keychain.h"

namespace gui {

using namespace Qt::StringLiterals;

//! What a Workbench is made of, most of it on first use. In the order in which they need each other; they end in the opposite
//! order. Owned by the workbench.
struct Workbench::Parts {
    explicit Parts(model::Profile folders)
        : profile(std::move(folders))
        , approvals(profile.config + u"/approvals.json"_s)
    {
    }

    const model::Profile profile;
    std::unique_ptr<model::Store> store;
    model::ExchangeLog log;
    //! Bytes of bodies since the store was last made to keep to its budget.
    qint64 recorded = 0;
    model::Questions questions;
    model::Approvals approvals;
    // Descriptors are checked against them, on a thread that may be at it until the catalog ends.
    std::unique_ptr<invocables::BuiltinInvocables> builtins;
    std::unique_ptr<model::DescriptorCheck> check;
    QString workspace;
    std::unique_ptr<model::DescriptorCatalog> descriptors;
    std::unique_ptr<model::WorkspaceTrust> trust;
    std::unique_ptr<model::AgentCatalog> agents;
    std::unique_ptr<model::LibraryCatalog> libraries;
    std::unique_ptr<network::ProviderCatalog> providers;
    std::unique_ptr<network::Keychain> keychain;
    std::unique_ptr<network::HttpClient> http;
    std::unique_ptr<network::ModelLists> modelLists;
    std::unique_ptr<network::ServerInquiries> serverInquiries;
    std::unique_ptr<network::ProcessHost> processHost;
    std::unique_ptr<network::RehearsalServer> rehearsal;
    std::unique_ptr<network::LlamaServers> llamaServers;
    std::unique_ptr<network::ToolCallBook> toolCallBook;
    std::unique_ptr<network::ProviderConversers> conversers;
    std::unique_ptr<network::ProviderEmbeddings> embeddings;
    SignInQuestions signInQuestions {questions};
    std::unique_ptr<network::ErasKnown> mcpEras;
    std::unique_ptr<network::KeychainSignInStore> signIns;
    std::unique_ptr<network::LoopbackConsent> consent;
    std::unique_ptr<invocables::McpServers> mcpServers;
    std::unique_ptr<invocables::EnsembleCatalog> ensembles;
    std::unique_ptr<invocables::InvocationsProcessor> processor;
    std::unique_ptr<LateConversers> lateConversers;
    std::unique_ptr<LateInvocations> lateInvocations;
    std::unique_ptr<LateAgents> lateAgents;
    std::unique_ptr<model::Sessions> sessions;

    QString lockFolder() const { return profile.data + u"/locks"_s; }
};

} // namespace gui
