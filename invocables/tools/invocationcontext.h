// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/basics/namespaces.h"
#include "invocables/tools/invoker.h"
#include "model/conversation/sessionsettings.h"
#include "model/exchange/exchange.h"
#include "model/session/converser.h"
#include "model/session/questions.h"

#include <QString>

#include <functional>
#include <optional>

namespace model {
class Store;
}

namespace network {
class HttpClient;
class Keychain;
class ProcessHost;
} // namespace network

namespace invocables {

//! What invocables that reach outside the program work with. Functions, since the workbench makes these parts on first use: they are
//! called when an invocable runs, not when it is made. What they give outlives all invocables.
struct InvocableServices {
    std::function<network::HttpClient &()> httpClient = {};
    std::function<network::Keychain &()> keychain = {};
    std::function<network::ProcessHost &()> processHost = {};
    //! Where tools keep what the person has them write down; empty: nowhere.
    QString notebookPath = {};
};

//! A file as it was when a person was shown what would become of it.
struct SeenFile {
    //! Absolute, links followed.
    QString path;
    //! FileChange::fingerprint
    QByteArray fingerprint;
};

//! What an invocable knows of the call beside its arguments. A value that is copied freely; what it points to outlives the call.
struct InvocationContext {
    InvokerPointer invoker = {};
    //! Conversation, turn, round and invocation; goes down with every request that the call makes.
    model::ExchangeOrigin origin = {};
    //! 1 for the first try of the call.
    int attempt = 1;
    //! Canonical paths of the workspace folders.
    QStringList folders = {};
    //! What no tool reaches even where it lies in one of these.
    QStringList hiddenFolders = {};
    //! Which tools the conversation has on.
    model::Switches switches = {};
    //! A JSON object of what the conversation gives its tools.
    model::JsonText auxdata = {};
    //! What this ensemble's tools remember for each other within the conversation.
    std::shared_ptr<Namespace> nameSpace = {};
    //! A person has seen the arguments of this very call and allowed it.
    bool seenByPerson = false;
    //! What has been seen of the file that it writes: what is in it by now is to be the same.
    std::optional<SeenFile> seenFile = {};
    //! Asks a person; the call's time-out stands still until the answer. The kind and text are the caller's, the rest is filled in.
    std::function<model::Question *(model::Question::Subject subject, QObject *owner)> ask = {};
    //! The same where it is not known which of several calls it belongs to: the question names no call. The others wait for it.
    std::function<model::Question *(model::Question::Subject subject, QObject *owner)> askForOneOfSeveral = {};
    std::function<void(model::Question *question)> waitFor = {};
    //! The whole text of the result of an earlier call of this conversation; nothing where it has no such call.
    std::function<std::optional<QString>(const QString &invocation)> earlierResult = {};
    //! Keeps what files were before the call writes them; outlives what runs on workers. Null where the call belongs to no turn that could
    //! be undone.
    model::Store *checkpoints = nullptr;
    //! Asks the conversation's model in a conversation of its own: canisters that begin with the supervisor's, no tools. The
    //! request belongs to this call. Empty where no model can be asked.
    std::function<model::Result<model::ConverseJob *>(const QList<model::CanisterPointer> &canisters, QObject *owner)> converse = {};
};

} // namespace invocables
