// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/exchange/exchangelog.h"
#include "network/http/httpclient.h"
#include "network/providers/catalog/modellister.h"
#include "network/providers/catalog/providerembeddings.h"
#include "network/providers/catalog/providerreader.h"
#include "network/providers/catalog/serverfinder.h"
#include "network/secrets/keychain.h"
#include "tests/support/patience.h"
#include "tests/support/scriptedserver.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace network;

namespace {

const QByteArray llama = R"({"object":"list","data":[{"id":"qwen","meta":{"n_ctx_train":32768}}]})";
const QByteArray ollamaTags =
    R"({"models":[{"name":"qwen3:8b","model":"qwen3:8b","size":5200000000,"details":{"format":"gguf","family":"qwen3","parameter_size":"8.2B"}},{"name":"llama3.1:latest"}]})";

} // namespace

class ModelListerTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void readsTheListsOfServers_data();
    void readsTheListsOfServers();
    void refusesWhatIsNoList();
    void asksWithTheKeysHeaders();
    void asksOllamaWhereItHasThem();
    void asksInTheProvidersVersion();
    void asksWhereTheDialectHasItsList();
    void saysWhyThereIsNoList();
    void asksForTheVectorsOfTexts_data();
    void asksForTheVectorsOfTexts();
    void refusesWhatAreNoVectors_data();
    void refusesWhatAreNoVectors();
    void asksForNoVectorsUnlessTheProviderHasAModelForThem();
    void canBeCancelled();
    void findsServersInTheOrderOfThePlaces();
    void findsNothingWhereNothingListens();

private:
    ScriptedServer &server(int number) { return *m_servers[size_t(number)]; }

    model::ExchangeLog m_log;
    HttpClient m_client {m_log};
    Keychain m_keychain;
    std::vector<std::unique_ptr<ScriptedServer>> m_servers;
    Provider m_provider;
};

void ModelListerTest::init()
{
    m_servers.clear();
    for (int number = 0; number < 3; ++number)
        m_servers.push_back(std::make_unique<ScriptedServer>());
    m_provider = {};
    m_provider.name = u"p"_s;
    m_provider.title = u"Testing"_s;
    m_provider.dialect = u"anthropic-messages"_s;
    m_provider.baseUrl = server(0).url();
}

void ModelListerTest::readsTheListsOfServers_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("title");
    QTest::addColumn<qint64>("context");
    QTest::newRow("Anthropic") << QByteArray(
        R"({"data":[{"type":"model","id":"claude","display_name":"Claude","max_input_tokens":200000,"max_tokens":64000}],"has_more":false})")
                               << u"claude"_s << u"Claude"_s << qint64(200000);
    QTest::newRow("OpenAI") << QByteArray(R"({"object":"list","data":[{"id":"gpt","object":"model","created":1,"owned_by":"x"}]})")
                            << u"gpt"_s << QString() << qint64(0);
    QTest::newRow("llama.cpp") << llama << u"qwen"_s << QString() << qint64(32768);
    QTest::newRow("vLLM") << QByteArray(R"({"data":[{"id":"m","max_model_len":4096}]})") << u"m"_s << QString() << qint64(4096);
    QTest::newRow("LM Studio") << QByteArray(R"({"data":[{"id":"m","max_context_length":8192}]})") << u"m"_s << QString() << qint64(8192);
    QTest::newRow("Ollama") << QByteArray(R"({"models":[{"name":"llama3:8b","model":"llama3:8b"}]})") << u"llama3:8b"_s << QString()
                            << qint64(0);
    QTest::newRow("Gemini") << QByteArray(
        R"({"models":[{"name":"models/embedding","supportedGenerationMethods":["embedContent"]},{"name":"models/gemini","displayName":"Gemini","inputTokenLimit":1048576,"outputTokenLimit":65536,"supportedGenerationMethods":["generateContent"]}]})")
                            << u"gemini"_s << u"Gemini"_s << qint64(1048576);
    QTest::newRow("Groq") << QByteArray(R"({"object":"list","data":[{"id":"m","context_window":131072,"max_completion_tokens":8192}]})")
                          << u"m"_s << QString() << qint64(131072);
    QTest::newRow("OpenRouter") << QByteArray(
        R"({"data":[{"id":"a/m","name":"A: M","context_length":65536,"top_provider":{"max_completion_tokens":4096}}]})")
                                << u"a/m"_s << u"A: M"_s << qint64(65536);
    QTest::newRow("Together") << QByteArray(R"([{"id":"a/m","object":"model","display_name":"M","context_length":32768}])") << u"a/m"_s
                              << u"M"_s << qint64(32768);
    QTest::newRow("entries without a name") << QByteArray(R"({"data":[{},7,null,{"id":"m"}]})") << u"m"_s << QString() << qint64(0);
}

void ModelListerTest::readsTheListsOfServers()
{
    QFETCH(QByteArray, body);
    QFETCH(QString, name);
    QFETCH(QString, title);
    QFETCH(qint64, context);
    const auto models = readModelList(body);
    QVERIFY(models);
    QCOMPARE(models->size(), 1);
    QCOMPARE(models->first().name, name);
    QCOMPARE(models->first().title, title);
    QCOMPARE(models->first().context, context);
}

void ModelListerTest::refusesWhatIsNoList()
{
    for (const char *body : {"", "<html>", "{\"data\":", "{\"data\":{}}", "[]", "{}"})
        QVERIFY2(!readModelList(body), body);
    QVERIFY(readModelList("{\"data\":[]}")->isEmpty());
    // What Ollama answers where it has none.
    QVERIFY(readModelList("{\"object\":\"list\",\"data\":null}")->isEmpty());
}

void ModelListerTest::asksWithTheKeysHeaders()
{
    qputenv("PARLANCE_TEST_KEY", "sk-secret");
    m_provider.keyName = u"PARLANCE_TEST_KEY"_s;
    m_provider.headers = {{"X-Team", "blue"}};
    server(0).enqueue(Script::answer(200, llama));
    auto *lister = new ModelLister(m_provider, m_client, m_keychain, 5'000, this);
    QSignalSpy succeeded(lister, &ModelLister::succeeded);
    QTRY_COMPARE(succeeded.count(), 1);
    QCOMPARE(succeeded.first().first().value<QList<ModelEntry>>().first().name, u"qwen"_s);
    const auto request = server(0).requests().first();
    QCOMPARE(request.line, QByteArray("GET /v1/models HTTP/1.1"));
    QCOMPARE(request.header("x-api-key"), QByteArray("sk-secret"));
    QCOMPARE(request.header("anthropic-version"), QByteArray("2023-06-01"));
    QCOMPARE(request.header("X-Team"), QByteArray("blue"));
}

void ModelListerTest::asksOllamaWhereItHasThem()
{
    m_provider.dialect = u"ollama-chat"_s;
    server(0).enqueue(Script::answer(200, ollamaTags));
    auto *lister = new ModelLister(m_provider, m_client, m_keychain, 5'000, this);
    QSignalSpy succeeded(lister, &ModelLister::succeeded);
    QTRY_COMPARE(succeeded.count(), 1);
    QCOMPARE(server(0).requests().first().line, QByteArray("GET /api/tags HTTP/1.1"));
    const auto models = succeeded.first().first().value<QList<ModelEntry>>();
    QCOMPARE(models.size(), 2);
    QCOMPARE(models.first().name, u"qwen3:8b"_s);
}

void ModelListerTest::asksInTheProvidersVersion()
{
    qputenv("PARLANCE_TEST_KEY", "sk-secret");
    m_provider.keyName = u"PARLANCE_TEST_KEY"_s;
    m_provider.headers = {{"Anthropic-Version", "2026-10-21"}};
    server(0).enqueue(Script::answer(200, llama));
    auto *lister = new ModelLister(m_provider, m_client, m_keychain, 5'000, this);
    QSignalSpy succeeded(lister, &ModelLister::succeeded);
    QTRY_COMPARE(succeeded.count(), 1);
    const auto request = server(0).requests().first();
    QCOMPARE(request.header("anthropic-version"), QByteArray("2026-10-21"));
    QCOMPARE(request.header("authorization"), QByteArray("Bearer sk-secret"));
    QCOMPARE(request.header("x-api-key"), QByteArray());
}

void ModelListerTest::asksWhereTheDialectHasItsList()
{
    qputenv("PARLANCE_TEST_KEY", "sk-secret");
    m_provider.keyName = u"PARLANCE_TEST_KEY"_s;
    m_provider.dialect = u"google-gemini"_s;
    server(0).enqueue(Script::answer(200, R"({"models":[{"name":"models/g"}]})"));
    auto *lister = new ModelLister(m_provider, m_client, m_keychain, 5'000, this);
    QSignalSpy succeeded(lister, &ModelLister::succeeded);
    QTRY_COMPARE(succeeded.count(), 1);
    const auto request = server(0).requests().first();
    QCOMPARE(request.line, QByteArray("GET /v1beta/models?pageSize=1000 HTTP/1.1"));
    QCOMPARE(request.header("x-goog-api-key"), QByteArray("sk-secret"));
}

void ModelListerTest::saysWhyThereIsNoList()
{
    server(0).enqueue(Script::answer(401, R"({"error":{"message":"who are you"}})"));
    auto *refused = new ModelLister(m_provider, m_client, m_keychain, 5'000, this);
    QSignalSpy failed(refused, &ModelLister::failed);
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(failed.first().first().value<model::Error>().message.contains(u"who are you"_s));

    server(0).enqueue(Script::answer(200, "<html>", "text/html"));
    auto *page = new ModelLister(m_provider, m_client, m_keychain, 5'000, this);
    QSignalSpy pageFailed(page, &ModelLister::failed);
    QTRY_COMPARE(pageFailed.count(), 1);

    server(0).enqueue(Script().stall());
    auto *slow = new ModelLister(m_provider, m_client, m_keychain, 100, this);
    QSignalSpy slowFailed(slow, &ModelLister::failed);
    QTRY_COMPARE(slowFailed.count(), 1);

    m_provider.dialect = u"none"_s;
    auto *unknown = new ModelLister(m_provider, m_client, m_keychain, 5'000, this);
    QSignalSpy unknownFailed(unknown, &ModelLister::failed);
    QTRY_COMPARE(unknownFailed.count(), 1);
    QCOMPARE(unknownFailed.first().first().value<model::Error>().category, model::ErrorCategory::Usage);
}

void ModelListerTest::asksForTheVectorsOfTexts_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("answer");
    const QByteArray list = R"({"model":"m","input":["a","b"]})";
    const QByteArray openai = R"({"data":[{"index":1,"embedding":[0,1]},{"index":0,"embedding":[1,0]}]})";
    QTest::newRow("OpenAI") << u"openai-chat-completions"_s << QByteArray("POST /v1/embeddings HTTP/1.1") << list << openai;
    QTest::newRow("by contract") << u"contract+openai-responses"_s << QByteArray("POST /v1/embeddings HTTP/1.1") << list << openai;
    QTest::newRow("Ollama") << u"ollama-chat"_s << QByteArray("POST /api/embed HTTP/1.1") << list
                            << QByteArray(R"({"embeddings":[[1,0],[0,1]]})");
    QTest::newRow("Gemini")
        << u"google-gemini"_s << QByteArray("POST /v1beta/models/m:batchEmbedContents HTTP/1.1")
        << QByteArray(
               R"({"requests":[{"model":"models/m","content":{"parts":[{"text":"a"}]}},{"model":"models/m","content":{"parts":[{"text":"b"}]}}]})")
        << QByteArray(R"({"embeddings":[{"values":[1,0]},{"values":[0,1]}]})");
}

void ModelListerTest::asksForTheVectorsOfTexts()
{
    QFETCH(QString, dialect);
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, answer);
    m_provider.dialect = dialect;
    server(0).enqueue(Script::answer(200, answer));
    ProviderEmbeddings embeddings([this](const QString &) { return ProviderEmbeddings::Place {m_provider, u"m"_s}; }, m_client, m_keychain);
    model::EmbedJob *job = embeddings.embed({u"p"_s, u"chat"_s}, {u"a"_s, u"b"_s}, {}, this);
    QVERIFY(job);
    QList<QList<float>> vectors;
    connect(job, &model::EmbedJob::succeeded, this, [&vectors](const QList<QList<float>> &given) { vectors = given; });
    QTRY_COMPARE(vectors, (QList<QList<float>> {{1, 0}, {0, 1}}));
    QCOMPARE(server(0).requests().first().line, line);
    QCOMPARE(server(0).requests().first().body, body);
}

void ModelListerTest::refusesWhatAreNoVectors_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("no JSON") << QByteArray("none");
    QTest::newRow("too few") << QByteArray(R"({"embeddings":[[1,0]]})");
    QTest::newRow("of other lengths") << QByteArray(R"({"embeddings":[[1,0],[1]]})");
    QTest::newRow("no numbers") << QByteArray(R"({"embeddings":[["a"],["b"]]})");
    QTest::newRow("nothing") << QByteArray(R"({"embeddings":[[],[]]})");
}

void ModelListerTest::refusesWhatAreNoVectors()
{
    QFETCH(QByteArray, answer);
    QVERIFY(!readEmbeddings(answer, 2));
}

void ModelListerTest::asksForNoVectorsUnlessTheProviderHasAModelForThem()
{
    QString model;
    const auto find = [&](const QString &name) {
        return name == u"p" ? std::optional(ProviderEmbeddings::Place {m_provider, model}) : std::nullopt;
    };
    ProviderEmbeddings embeddings(find, m_client, m_keychain);
    QVERIFY(!embeddings.embed({u"p"_s, u"chat"_s}, {u"a"_s}, {}, this));
    QVERIFY(!embeddings.embed({u"q"_s, u"chat"_s}, {u"a"_s}, {}, this));
    model = u"m"_s;
    // Its dialect has no words for it.
    auto *job = embeddings.embed({u"p"_s, u"chat"_s}, {u"a"_s}, {}, this);
    QVERIFY(job);
    QSignalSpy failed(job, &model::Job::failed);
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(server(0).requests().isEmpty());
}

void ModelListerTest::canBeCancelled()
{
    server(0).enqueue(Script().stall());
    auto *lister = new ModelLister(m_provider, m_client, m_keychain, 5'000, this);
    QSignalSpy finished(lister, &ModelLister::finished);
    QSignalSpy failed(lister, &ModelLister::failed);
    QTRY_COMPARE(server(0).requests().size(), 1);
    lister->cancel();
    QCOMPARE(finished.count(), 1);
    QCOMPARE(failed.count(), 0);
}

void ModelListerTest::findsServersInTheOrderOfThePlaces()
{
    server(0).enqueue(Script::answer(200, llama));
    server(1).enqueue(Script::answer(404, "no"));
    server(2).enqueue(Script::answer(200, R"({"object":"list","data":null})"));
    QList<ServerFinder::Place> places;
    for (int number = 0; number < 3; ++number)
        places.append({quint16(server(number).url().port()), u"s%1"_s.arg(number), u"Server %1"_s.arg(number)});
    auto *finder = new ServerFinder(m_client, m_keychain, this, places);
    QSignalSpy found(finder, &ServerFinder::found);
    QSignalSpy succeeded(finder, &ServerFinder::succeeded);
    QTRY_COMPARE(succeeded.count(), 1);
    QCOMPARE(found.count(), 2);
    const auto providers = succeeded.first().first().value<QList<Provider>>();
    QCOMPARE(providers.size(), 2);
    QCOMPARE(providers.at(0).name, u"s0"_s);
    QCOMPARE(providers.at(0).models.first().name, u"qwen"_s);
    QCOMPARE(providers.at(1).name, u"s2"_s);
    // As found it can be saved.
    QCOMPARE(ServerFinder::usualPlaces().first().quirks.shortCallIds, true);
    model::Diagnostics diagnostics;
    readProvider(model::DescriptorFile::parse(providerDescriptor(providers.at(0)), {}), diagnostics);
    QVERIFY(diagnostics.isEmpty());
}

void ModelListerTest::findsNothingWhereNothingListens()
{
    const auto port = quint16(server(0).url().port());
    server(0).stopListening();
    auto *finder = new ServerFinder(m_client, m_keychain, this, {{port, u"s"_s, u"S"_s}});
    QSignalSpy succeeded(finder, &ServerFinder::succeeded);
    QTRY_COMPARE(succeeded.count(), 1);
    QVERIFY(succeeded.first().first().value<QList<Provider>>().isEmpty());
}

QTEST_GUILESS_MAIN(ModelListerTest)
#include "tst_modellister.moc"
