// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/builtin/builtininvocables.h"
#include "invocables/ensembles/ensemblecatalog.h"
#include "invocables/external/mcp/mcpservers.h"
#include "invocables/processor/invocationsprocessor.h"
#include "model/exchange/exchangelog.h"
#include "model/session/approvals.h"
#include "model/session/questions.h"
#include "network/http/httpclient.h"
#include "network/mcp/authorization/consent.h"
#include "network/mcp/authorization/signinstores.h"
#include "network/process/processhost.h"
#include "network/secrets/keychain.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace mcp {

using namespace Qt::StringLiterals;
using namespace invocables;
using model::ErrorCategory;

//! A profile whose ensembles live on peers (see tests/support/mcppeer), with a processor for their tools.
class Fixture final
{
public:
    //! Beside those, the ensembles of this folder.
    explicit Fixture(const QString &shipped = {})
        : m_shipped(shipped)
    {
        start();
    }
    ~Fixture() { end(); }

    //! As the next start of the program would.
    void start()
    {
        servers = std::make_unique<McpServers>(
            network::McpServices {[this]() -> network::HttpClient & { return http; }, [this]() -> network::Keychain & { return keychain; },
                [this]() -> network::ProcessHost & { return host; }, &log, &eras, [this]() -> network::SignInStore & { return signIns; },
                [this]() -> network::ConsentAgent & { return consent; }, {}, {}, [this] { return isTaped; }},
            folder.filePath(u"tools"_s));
        descriptors = std::make_unique<model::DescriptorCatalog>(m_shipped, folder.path(), check);
        descriptors->load();
        catalog = std::make_unique<EnsembleCatalog>(*descriptors, builtins);
        catalog->connectTo(*servers);
        processor = std::make_unique<InvocationsProcessor>(*catalog);
        owner = std::make_unique<QObject>();
    }

    void end()
    {
        owner.reset();
        processor.reset();
        catalog.reset();
        descriptors.reset();
        servers.reset();
    }

    //! An ensemble on a peer with these options; further lines of its descriptor come behind its [connection].
    void describe(
        const QStringList &options, const QByteArray &lines = "[defaults]\napproval = \"allow\"\n", const QString &name = u"peer"_s)
    {
        QStringList words {QStringLiteral(MCP_PEER), u"log="_s + logFile(name)};
        words += options;
        const QString vector = u"[\""_s + words.join(u"\", \""_s) + u"\"]"_s;
        support::write(folder.filePath(u"ensembles/%1.toml"_s.arg(name)),
            "[ensemble]\nname = \"" + name.toUtf8() + "\"\n[connection]\ntransport = \"stdio\"\ncommand = " + vector.toUtf8() + '\n'
                + lines);
        descriptors->load();
    }

    QString logFile(const QString &name = u"peer"_s) const { return folder.filePath(name + u".log"_s); }
    //! How often a peer has been started.
    qsizetype starts(const QString &name = u"peer"_s) const { return support::read(logFile(name)).count("process "); }

    //! As a turn does before its first round. \return what was waited for.
    QStringList prepare()
    {
        QStringList names;
        bool done = false;
        const QStringList folders = scope.folders;
        processor->prepare(
            {scope.conversation, folders, scope.switches}, owner.get(), [&](const QStringList &ensembles) { names = ensembles; },
            [&] { done = true; });
        if (!QTest::qWaitFor([&] { return done; }, 30'000))
            qWarning() << "the servers were waited for in vain";
        return names;
    }

    model::InvokeJob *begin(const QString &tool, const QByteArray &arguments = "{}")
    {
        scope.questions = &questions;
        scope.approvals = &approvals;
        return processor->invoke({{u"c"_s, tool, arguments}}, scope, owner.get());
    }

    model::InvocationOutcome invoke(const QString &tool, const QByteArray &arguments = "{}")
    {
        QSignalSpy ended(begin(tool, arguments), &model::InvokeJob::ended);
        if (ended.isEmpty() && !ended.wait(support::patience))
            return {};
        return ended.first().first().value<model::InvocationOutcome>();
    }

    QString text(const QString &tool, const QByteArray &arguments = "{}")
    {
        const model::InvocationOutcome outcome = invoke(tool, arguments);
        if (outcome.error)
            return model::toWire(outcome.error->category) + u": "_s + outcome.error->message;
        return model::plainText(outcome.contents);
    }

    //! Whoever is asked answers like this.
    void answer(const model::Answer &given)
    {
        QObject::connect(&questions, &model::Questions::raised, owner.get(), [this, given](model::Question *question) {
            asked.append(question->subject());
            question->giveAnswer(given);
        });
    }

    QTemporaryDir folder;
    network::Keychain keychain;
    network::ProcessHost host {{}};
    model::ExchangeLog log;
    network::HttpClient http {log};
    network::ErasKnown eras;
    //! What goes over the wire is recorded or played.
    bool isTaped = false;
    network::PassingSignInStore signIns;
    network::HeadlessConsent consent {http};
    model::Questions questions;
    model::Approvals approvals {folder.filePath(u"approvals.json"_s)};
    BuiltinInvocables builtins {{[this]() -> network::HttpClient & { return http; }, [this]() -> network::Keychain & { return keychain; },
        [this]() -> network::ProcessHost & { return host; }, folder.filePath(u"notebook.json"_s)}};
    model::DescriptorCheck check;
    std::unique_ptr<McpServers> servers;
    std::unique_ptr<model::DescriptorCatalog> descriptors;
    std::unique_ptr<EnsembleCatalog> catalog;
    std::unique_ptr<InvocationsProcessor> processor;
    std::unique_ptr<QObject> owner;
    model::InvocationScope scope;
    QList<model::Question::Subject> asked;

private:
    const QString m_shipped;
};

} // namespace mcp
