// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorcheck.h"
#include "model/exchange/exchangelog.h"
#include "network/http/httpclient.h"
#include "network/process/processhost.h"
#include "network/providers/catalog/providercatalog.h"
#include "network/providers/catalog/providerreader.h"
#include "network/providers/local/llamaservers.h"
#include "network/providers/providerconversers.h"
#include "network/rehearsal/rehearsalserver.h"
#include "network/secrets/keychain.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace llama {

using namespace Qt::StringLiterals;
using namespace network;
using State = LlamaServer::State;

//! A profile whose provider `local` lives on a peer (see tests/support/llamapeer) with a model of this script.
class Fixture final
{
public:
    explicit Fixture(const QByteArray &script = {}, const QByteArray &lines = {})
    {
        support::write(model(), script);
        describe(lines);
        catalog = std::make_unique<ProviderCatalog>(*descriptors);
        servers = std::make_unique<LlamaServers>(
            *catalog, LocalServices {[this]() -> ProcessHost & { return host; }, [this]() -> HttpClient & { return client; }}, nullptr, 1);
        conversers = std::make_unique<ProviderConversers>(*catalog, client, keychain, rehearsal);
        conversers->connectTo(*servers);
    }

    //! `lines`: further ones of [server].
    void describe(const QByteArray &lines)
    {
        support::write(folder.filePath(u"providers/local.toml"_s),
            "[provider]\nname = \"local\"\ndialect = \"openai-chat-completions\"\nbase-url = \"server:\"\n[server]\nmodel = \""
                + model().toUtf8() + "\"\n"
                + (lines.contains("program") ? QByteArray() : QByteArrayLiteral("program = \"" LLAMA_PEER "\"\n")) + lines);
        registerReaders(check);
        if (!descriptors)
            descriptors = std::make_unique<model::DescriptorCatalog>(QString(), folder.path(), check);
        descriptors->load();
    }

    QString model() const { return folder.filePath(u"small-q4.gguf"_s); }
    QByteArray log() const { return support::read(model() + u".log"_s); }
    qsizetype starts() const { return log().count("start "); }
    //! Of the latest start.
    qint64 process() const
    {
        const QByteArray text = log();
        return text.mid(text.lastIndexOf("start ") + 6).split(' ').value(0).toLongLong();
    }
    LlamaServer &server() { return *servers->find(u"local"_s); }

    //! A request with these words, under way; its parent is `owner`.
    model::ConverseJob *converse(const QString &text)
    {
        model::ConverseRequest request;
        request.model = {u"local"_s, u"small-q4"_s};
        model::Canister user;
        user.contents = {model::TextContent {text}};
        request.canisters = {model::share(user)};
        const auto converser = conversers->converserFor(request.model);
        return (*converser)->converse(request, owner.get());
    }

    QTemporaryDir folder;
    model::DescriptorCheck check;
    model::ExchangeLog exchanges;
    HttpClient client {exchanges};
    Keychain keychain;
    RehearsalServer rehearsal;
    ProcessHost host {ProcessHost::Programs {}};
    std::unique_ptr<model::DescriptorCatalog> descriptors;
    std::unique_ptr<ProviderCatalog> catalog;
    std::unique_ptr<LlamaServers> servers;
    std::unique_ptr<ProviderConversers> conversers;
    std::unique_ptr<QObject> owner = std::make_unique<QObject>();
};

//! How a request went.
class Outcome final : public QObject
{
public:
    explicit Outcome(model::ConverseJob *job)
    {
        connect(job, &model::ConverseJob::delta, this, [this](const model::Delta &delta) { text += delta.text; });
        connect(job, &model::ConverseJob::retryScheduled, this, [this](int, const QString &reason) { waits.append(reason); });
        connect(job, &model::ConverseJob::succeeded, this, [this](const model::ConverseReply &reply) { whole = reply.contents; });
        connect(job, &model::Job::failed, this, [this, job](const model::Error &why) {
            error = why;
            partial = job->partial().contents;
        });
        connect(job, &model::Job::finished, this, [this] { isFinished = true; });
    }

    QString text;
    QStringList waits;
    model::Contents whole;
    model::Contents partial;
    model::Error error;
    bool isFinished = false;
};

} // namespace llama
