// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// What an agent of another program costs that says its answer in 10,000 updates, beside a provider that streams the same in as many
// events; and what 1,000 tools that are loaded on demand cost in a request, beside ten.

#include "invocables/builtin/builtininvocables.h"
#include "invocables/ensembles/ensemblecatalog.h"
#include "model/descriptors/descriptorcheck.h"
#include "model/exchange/exchangelog.h"
#include "model/session/contextload.h"
#include "network/acp/acpthread.h"
#include "network/http/httpclient.h"
#include "network/process/processhost.h"
#include "network/providers/catalog/providercatalog.h"
#include "network/providers/catalog/providerreader.h"
#include "network/providers/providerconversers.h"
#include "network/rehearsal/rehearsalserver.h"
#include "network/secrets/keychain.h"
#include "tests/benchmarks/measurement.h"

#include <QCoreApplication>
#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QTemporaryDir>

#include <arpa/inet.h>
#include <csignal>
#include <cstdio>
#include <string>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

constexpr int updates = 10'000;
constexpr int rounds = 41;

void writeFile(const QString &path, const QByteArray &text)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        std::exit(2);
}

//! In a process of its own, which ends with this one: an endpoint that streams as many events to whoever asks. \return its port.
int serveStream()
{
    const int listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in place {};
    place.sin_family = AF_INET;
    place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof(place);
    if (::bind(listener, reinterpret_cast<sockaddr *>(&place), size) != 0 || ::listen(listener, 4) != 0)
        std::exit(2);
    ::getsockname(listener, reinterpret_cast<sockaddr *>(&place), &size);
    if (::fork() != 0)
        return ntohs(place.sin_port);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    // As providers write them.
    const std::string head = "data: {\"id\":\"chatcmpl-1\",\"object\":\"chat.completion.chunk\",\"created\":1763000000,\"model\":\"m\","
                             "\"system_fingerprint\":\"fp\",\"choices\":[{\"index\":0,\"delta\":";
    std::string stream = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n";
    for (int event = 0; event < updates; ++event)
        stream += head + "{\"content\":\"word \"},\"logprobs\":null,\"finish_reason\":null}]}\n\n";
    stream += head + "{},\"logprobs\":null,\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n";
    for (;;) {
        const int connection = ::accept(listener, nullptr, nullptr);
        char request[65536];
        if (::read(connection, request, sizeof(request)) > 0) {
            for (size_t at = 0; at < stream.size();) {
                const ssize_t written = ::write(connection, stream.data() + at, stream.size() - at);
                if (written <= 0)
                    break;
                at += size_t(written);
            }
        }
        ::shutdown(connection, SHUT_WR);
        ::close(connection);
    }
}

//! Providers of both kinds, spoken with as a turn does.
class Speaking final
{
public:
    explicit Speaking(int port)
    {
        writeFile(
            m_folder.filePath(u"providers/peer.toml"_s), "[provider]\nname = \"peer\"\ndialect = \"acp\"\ncommand = [\"" ACP_PEER "\"]\n");
        writeFile(m_folder.filePath(u"providers/stream.toml"_s),
            "[provider]\nname = \"stream\"\ndialect = \"openai-chat-completions\"\nbase-url = \"http://127.0.0.1:"
                + QByteArray::number(port) + "/v1\"\n[[models]]\nname = \"m\"\n");
        network::registerReaders(m_check);
        m_descriptors = std::make_unique<model::DescriptorCatalog>(QString(), m_folder.path(), m_check);
        m_catalog = std::make_unique<network::ProviderCatalog>(*m_descriptors);
        m_descriptors->load();
        m_conversers = std::make_unique<network::ProviderConversers>(*m_catalog, m_client, m_keychain, m_rehearsal);
        m_conversers->connectAgents(
            {&m_keychain, [this]() -> network::ProcessHost & { return m_host; }, &m_log, m_folder.filePath(u"agents"_s)});
    }

    //! \return how many pieces of text came.
    int say(const model::ModelAddress &model)
    {
        model::Canister said;
        said.contents = {model::TextContent {u"flood %1"_s.arg(updates)}};
        model::ConverseRequest request;
        request.model = model;
        request.canisters = {model::share(said)};
        request.origin.conversation = m_conversation;
        request.origin.turn = model::TurnId::create();
        request.folders = {m_folder.path()};
        const auto converser = m_conversers->converserFor(model);
        if (!converser)
            std::exit(2);
        QEventLoop loop;
        int pieces = 0;
        auto *job = (*converser)->converse(request, &loop);
        QObject::connect(job, &model::ConverseJob::delta, &loop, [&pieces] { ++pieces; });
        QObject::connect(job, &model::Job::finished, &loop, &QEventLoop::quit);
        loop.exec();
        return pieces;
    }

private:
    QTemporaryDir m_folder;
    model::DescriptorCheck m_check;
    model::ExchangeLog m_log;
    network::HttpClient m_client {m_log};
    network::Keychain m_keychain;
    network::RehearsalServer m_rehearsal;
    network::ProcessHost m_host {network::ProcessHost::Programs {}};
    std::unique_ptr<model::DescriptorCatalog> m_descriptors;
    std::unique_ptr<network::ProviderCatalog> m_catalog;
    std::unique_ptr<network::ProviderConversers> m_conversers;
    const model::ConversationId m_conversation = model::ConversationId::create();
};

benchmark::Row measureUpdates(int port)
{
    Speaking speaking(port);
    int pieces = updates;
    const auto say = [&](const model::ModelAddress &model) { pieces = std::min(pieces, speaking.say(model)); };
    const auto pair = benchmark::compare(
        rounds,
        [&] {
            say({u"peer"_s, u"default"_s});
        },
        [&] {
            say({u"stream"_s, u"m"_s});
        });
    if (pieces < updates) {
        std::fprintf(stderr, "only %d pieces came\n", pieces);
        std::exit(1);
    }
    return {"10,000 updates of an agent, to a provider's", pair.measured, pair.reference, "ms", 1};
}

//! Tokens of a request's tools, by the estimate.
double deferredCost(int count)
{
    QTemporaryDir folder;
    QByteArray text = "[ensemble]\nname = \"many\"\nenabled = true\ndeferred = true\n";
    for (int number = 0; number < count; ++number) {
        const QByteArray name = "tool_" + QByteArray::number(number);
        text += "[[invokers]]\nname = \"" + name + "\"\ndescription = \"Does the thing that is called " + name
            + "\"\n[invokers.invocable]\nkind = \"command\"\ncommand = [\"echo\"]\n";
    }
    writeFile(folder.filePath(u"ensembles/many.toml"_s), text);
    const invocables::BuiltinInvocables builtins;
    const model::DescriptorCheck check;
    model::DescriptorCatalog descriptors(QString(), folder.path(), check);
    descriptors.load();
    const invocables::EnsembleCatalog catalog(descriptors, builtins);
    if (catalog.tools()->deferred({}).size() != count)
        std::exit(1);
    return double(model::loadOf(catalog.declarations({})).tools);
}

} // namespace

int main(int count, char **arguments)
{
    const int port = serveStream();
    const QCoreApplication application(count, arguments);
    return benchmark::report(
        {measureUpdates(port), {"1,000 tools on demand, to 10, in a request", deferredCost(1000), deferredCost(10), "tokens", 1.05}}, count,
        arguments);
}
