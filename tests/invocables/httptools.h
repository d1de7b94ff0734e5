// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/builtin/builtininvocables.h"
#include "invocables/ensembles/ensemblecatalog.h"
#include "invocables/processor/invocationsprocessor.h"
#include "model/descriptors/descriptorcheck.h"
#include "model/exchange/exchangelog.h"
#include "model/session/approvals.h"
#include "model/session/questions.h"
#include "network/http/httpclient.h"
#include "network/secrets/keychain.h"
#include "tests/support/patience.h"
#include "tests/support/scriptedserver.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

//! The ensemble `web` as a test describes it, with a scripted server that its tools speak to, and the record of their exchanges.
class HttpTools
{
public:
    HttpTools()
        : builtins({[this]() -> network::HttpClient & { return client; }, [this]() -> network::Keychain & { return keychain; }})
    {
        scope.conversation = model::ConversationId::create();
        scope.turn = model::TurnId::create();
        scope.round = 1;
        scope.questions = &questions;
        scope.approvals = &approvals;
    }

    //! `BASE` in the text becomes the address of the server. \return what is wrong with the descriptor.
    model::Diagnostics describe(QByteArray text)
    {
        text.replace("BASE", server.url().toEncoded());
        QDir(folder.path()).mkpath(QStringLiteral("ensembles"));
        QFile file(folder.filePath(QStringLiteral("ensembles/web.toml")));
        if (!file.open(QIODevice::WriteOnly))
            return {};
        file.write(text);
        file.close();
        processor.reset();
        catalog.reset();
        descriptors = std::make_unique<model::DescriptorCatalog>(QString(), folder.path(), check);
        descriptors->load();
        catalog = std::make_unique<invocables::EnsembleCatalog>(*descriptors, builtins);
        invocables::ProcessorSettings settings;
        settings.firstBackOff = 1;
        processor = std::make_unique<invocables::InvocationsProcessor>(*catalog, settings);
        return catalog->ensembles().isEmpty() ? model::Diagnostics() : catalog->ensembles().first().diagnostics;
    }

    //! One tool, `web:tool`, by the lines of its `[invokers.invocable]`. Its arguments may be a, b and c, of any type.
    model::Diagnostics describeTool(const QByteArray &invocable, const QByteArray &policies = {})
    {
        return describe("[ensemble]\nname = \"web\"\n[[invokers]]\nname = \"tool\"\napproval = \"allow\"\n" + policies
            + "\n[invokers.arguments]\ntype = \"object\"\nrequired = [\"a\"]\n[invokers.arguments.properties]\na = {}\nb = {}\nc = {}\n"
              "[invokers.invocable]\nkind = \"http\"\nallow-addresses = [\"127.0.0.1\"]\n"
            + invocable);
    }

    model::InvokeJob *invoke(const QByteArray &arguments, const QString &tool = QStringLiteral("web:tool"))
    {
        return processor->invoke({{QStringLiteral("call-1"), tool, arguments}}, scope, &owner);
    }

    model::InvocationOutcome call(const QByteArray &arguments, const QString &tool = QStringLiteral("web:tool"))
    {
        model::InvokeJob *job = invoke(arguments, tool);
        QSignalSpy ended(job, &model::InvokeJob::succeeded);
        if (ended.isEmpty() && !QTest::qWaitFor([&ended] { return !ended.isEmpty(); }, 20'000))
            return {};
        return ended.first().first().value<QList<model::InvocationOutcome>>().value(0);
    }

    QString textOf(const QByteArray &arguments, const QString &tool = QStringLiteral("web:tool"))
    {
        return model::plainText(call(arguments, tool).contents);
    }

    QByteArray lastLine() const { return server.requests().isEmpty() ? QByteArray() : server.requests().last().line; }

    QTemporaryDir folder;
    ScriptedServer server;
    model::ExchangeLog log;
    QSignalSpy exchanges {&log, &model::ExchangeLog::ended};
    network::HttpClient client {log};
    network::Keychain keychain;
    invocables::BuiltinInvocables builtins;
    model::DescriptorCheck check;
    std::unique_ptr<model::DescriptorCatalog> descriptors;
    std::unique_ptr<invocables::EnsembleCatalog> catalog;
    std::unique_ptr<invocables::InvocationsProcessor> processor;
    model::Questions questions;
    model::Approvals profile {folder.filePath(QStringLiteral("approvals.json"))};
    model::Approvals approvals {&profile, model::Approvals::Book(), nullptr};
    model::InvocationScope scope;
    QObject owner;
};
