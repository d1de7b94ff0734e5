// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/modeladdress.h"
#include "model/descriptors/descriptorfile.h"
#include "model/exchange/exchange.h"
#include "model/toml/descriptorvalue.h"
#include "network/process/startedprogram.h"
#include "network/providers/description/localserver.h"
#include "network/providers/description/modellayers.h"
#include "network/providers/description/serverproperties.h"

#include <QUrl>

namespace network {

//! What a person can have an agent do by writing `/name`, as the agent says. A value.
struct AgentCommand {
    QString name;
    QString description = {};
    //! What may stand behind it; empty where nothing may.
    QString hint = {};

    bool operator==(const AgentCommand &) const = default;
};

//! In what an endpoint differs from others that speak its dialect, as its descriptor says (`quirks`). A value.
struct Quirks {
    //! Identifiers of calls are sent as nine letters and digits, which the chat templates of all models take; some refuse others.
    bool shortCallIds = false;
    //! The member that thoughts arrive in, where it is none of the usual ones.
    QString thoughts = {};
    //! The member that limits the reply; empty for the dialect's own.
    QString longestOutput = {};

    bool operator==(const Quirks &) const = default;
};

//! What the table says, as far as it does; the descriptors' schema sees to the types.
Quirks readQuirks(const model::DescriptorValue &table);
//! The same as a line of a descriptor; empty where there is nothing to say.
QByteArray quirksLine(const Quirks &quirks);

//! What agents of other programs speak, beside the dialects of models.
inline constexpr QLatin1StringView agentDialect("acp");
//! What stands for the model that an agent takes by itself.
inline constexpr QLatin1StringView standardAgentModel("default");

//! Of servers on this machine, in seconds: they read a long conversation in silence.
inline constexpr int idleTimeoutOfLocalServers = 600;

//! An endpoint described by TOML (`providers/NAME.toml`). A value.
struct Provider {
    QString name;
    QString title;
    QString dialect;
    //! `rehearsal:` for the server inside the program, `cassette:FILE` for what was recorded, `server:` for one that is started.
    QUrl baseUrl;
    //! What Parlance starts for it (`base-url = "server:"`); nothing where it is there without us.
    std::optional<LocalServer> server;
    //! The agent that is started, where that is what answers (`dialect = "acp"`).
    std::optional<StartedProgram> agent = {};
    //! It may read and write files by the file tools of this program.
    bool agentUsesFiles = false;
    //! It may have commands run in the sandbox.
    bool agentUsesTerminals = false;
    //! What that, or a llama.cpp server that is there without us, said of itself last.
    std::optional<ServerProperties> served;
    //! Where the same is to be had if nothing can be sent to that one, in order.
    QList<QUrl> furtherUrls = {};
    //! The name of a keychain entry or environment variable; empty where no key is needed.
    QString keyName;
    //! The program that gives the key, with its arguments; keyName is then these in a line.
    QStringList keyCommand = {};
    //! The key itself, of a server that was started with one of its own; then nobody is asked for a key.
    QByteArray ownKey = {};
    //! The environment variable in which a key would be, of a provider that was given none.
    QString keyVariable = {};
    model::Headers headers;
    //! Members of every request's body, as JSON text.
    QList<std::pair<QString, model::JsonText>> body;
    Quirks quirks = {};
    //! Those that are described, then those that the endpoint lists, with all that is said of each.
    QList<ModelEntry> models;
    ModelLayers layers;
    // For its models that do not say it themselves.
    ToolCalling toolCalling = ToolCalling::Native;
    QString contractName = {};
    std::shared_ptr<const ContractPrompt> contract = {};
    //! Cleartext HTTP to this host is allowed although it is not loopback.
    bool allowCleartext = false;
    int idleTimeoutSeconds = 120;
    int mostRetries = 2;
    bool enabled = true;
    //! The one that texts are compared by for their meaning; nothing is asked of a provider that does not say one.
    QString embeddingModel = {};

    //! The model's entry; what is said of all models and of its family where it is neither described nor listed.
    ModelEntry entry(const QString &model) const;
    //! The base URL and those that stand in for it.
    QList<QUrl> addresses() const { return QList<QUrl> {baseUrl} + furtherUrls; }
    //! The number of the address to try after this one, where nothing could be sent; -1 for none. After a handshake that failed it is one
    //! that nobody on the way can pass off as the provider's: one with a certificate of its own to show, or on this machine.
    int addressAfter(int number, bool handshakeFailed) const;
};

} // namespace network
