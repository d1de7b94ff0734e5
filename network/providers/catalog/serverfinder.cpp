// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/catalog/serverfinder.h"

#include "network/providers/catalog/modellister.h"
#include "network/providers/openai/openaidialect.h"

namespace network {

using namespace Qt::StringLiterals;

namespace {

constexpr int findTimeout = 1'500;

} // namespace

QList<ServerFinder::Place> ServerFinder::usualPlaces()
{
    return {
        {8080, u"llama-cpp"_s, u"llama.cpp"_s, {.shortCallIds = true}},
        {9931, u"llama-cpp-9931"_s, u"llama.cpp (port 9931)"_s, {.shortCallIds = true}},
        {11434, u"ollama"_s, u"Ollama"_s},
        {1234, u"lm-studio"_s, u"LM Studio"_s},
        {8000, u"vllm"_s, u"vLLM"_s},
    };
}

ServerFinder::ServerFinder(HttpClient &client, Keychain &keychain, QObject *parent, const QList<Place> &places)
    : Job(parent)
    , m_client(client)
    , m_keychain(keychain)
    , m_places(places)
    , m_open(int(places.size()))
{
    QMetaObject::invokeMethod(this, &ServerFinder::start, Qt::QueuedConnection);
}

void ServerFinder::abandon()
{
    for (ModelLister *lister : findChildren<ModelLister *>())
        lister->cancel();
}

void ServerFinder::start()
{
    for (int number = 0; number < m_places.size() && !isFinished(); ++number) {
        const Place &place = m_places.at(number);
        Provider provider;
        provider.name = place.name;
        provider.title = place.title;
        provider.dialect = OpenAiDialect::id.toString();
        provider.quirks = place.quirks;
        provider.baseUrl = QUrl(u"http://127.0.0.1:%1/v1"_s.arg(place.port));
        provider.idleTimeoutSeconds = idleTimeoutOfLocalServers;
        // What it has loaded may call tools, or only write of them.
        provider.toolCalling = ToolCalling::Auto;
        probe(number, provider);
    }
}

void ServerFinder::probe(int number, const Provider &provider)
{
    auto *lister = new ModelLister(provider, m_client, m_keychain, findTimeout, this);
    connect(lister, &ModelLister::succeeded, this, [this, number, provider](const QList<ModelEntry> &models) {
        Provider server = provider;
        server.models = models;
        m_found.insert(number, server);
        Q_EMIT found(server);
    });
    connect(lister, &ModelLister::finished, this, &ServerFinder::finishOne);
}

void ServerFinder::finishOne()
{
    if (--m_open > 0 || !beginSuccess())
        return;
    Q_EMIT succeeded(m_found.values());
    endSuccess();
}

} // namespace network
