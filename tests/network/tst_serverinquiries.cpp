// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorcheck.h"
#include "model/exchange/exchangelog.h"
#include "network/http/httpclient.h"
#include "network/providers/catalog/providercatalog.h"
#include "network/providers/catalog/providerreader.h"
#include "network/providers/local/serverinquiries.h"
#include "network/providers/providerconversers.h"
#include "network/rehearsal/rehearsalserver.h"
#include "network/secrets/keychain.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"
#include "tests/support/scriptedserver.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace network;

//! What becomes known of llama.cpp servers that somebody else runs.
class ServerInquiriesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void asksAServerThatIsPicked();
    void knowsModelsThatAreNotDescribedToo();
    void asksOnceInAWhile();
    void asksWithTheKey();
    void asksNobodyWhoIsNoSuchServer_data();
    void asksNobodyWhoIsNoSuchServer();
    void takesNothingFromAServerThatSaysNothing();
    void asksNoOtherServerForLlamasProperties();
    void takesWhatTheListSaysOfTheOneModel_data();
    void takesWhatTheListSaysOfTheOneModel();
    void asksBeforeALongConversationIsSent();
    void forgetsWhatAnotherAddressSaid();
    void asksAServerThatItsAnswerShows();
    void leavesOtherServersAlone();

private:
    void describe(const QByteArray &baseUrl, const QByteArray &lines = {}, const QByteArray &dialect = "openai-chat-completions");
    QByteArray address() const { return m_server->url(u"/v1"_s).toEncoded(); }
    const Provider &provider() const { return *m_catalog->find(u"mine"_s); }
    int asked() const;
    //! A conversation's request to the provider, to its end.
    void converse(const QString &text = u"Hello"_s, int rounds = 1);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ScriptedServer> m_server;
    QByteArray m_properties;
    QByteArray m_name;
    QByteArray m_list;
    model::DescriptorCheck m_check;
    model::ExchangeLog m_log;
    std::unique_ptr<model::DescriptorCatalog> m_descriptors;
    std::unique_ptr<ProviderCatalog> m_catalog;
    HttpClient m_client {m_log};
    Keychain m_keychain;
    RehearsalServer m_rehearsal;
    std::unique_ptr<ServerInquiries> m_inquiries;
};

void ServerInquiriesTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_server = std::make_unique<ScriptedServer>();
    m_properties =
        R"({"default_generation_settings":{"n_ctx":4096},"modalities":{"vision":false},"chat_template_caps":{"supports_tools":true}})";
    m_name = "Server: llama.cpp\r\n";
    m_list = R"({"object":"list","data":[{"id":"tiny","meta":{"n_ctx":8192}}]})";
    m_server->answerBy([this](const ScriptedServer::Request &request) {
        if (request.line.startsWith("GET /props "))
            return Script::answer(200, m_properties);
        if (request.line.startsWith("GET /v1/models "))
            return Script::answer(200, m_list, "application/json", m_name);
        return Script::answer(200, R"({"choices":[{"message":{"content":"Yes"},"finish_reason":"stop"}]})", "application/json", m_name);
    });
    registerReaders(m_check);
    m_descriptors = std::make_unique<model::DescriptorCatalog>(QString(), m_folder->path(), m_check);
    describe(address());
    m_catalog = std::make_unique<ProviderCatalog>(*m_descriptors);
    m_inquiries = std::make_unique<ServerInquiries>(*m_catalog, m_client, m_keychain);
}

void ServerInquiriesTest::cleanup()
{
    m_inquiries.reset();
    m_catalog.reset();
    m_descriptors.reset();
    m_server.reset();
}

void ServerInquiriesTest::describe(const QByteArray &baseUrl, const QByteArray &lines, const QByteArray &dialect)
{
    support::write(m_folder->filePath(u"providers/mine.toml"_s),
        "[provider]\nname = \"mine\"\nmax-retries = 0\ndialect = \"" + dialect + "\"\nbase-url = \"" + baseUrl + "\"\n" + lines
            + "[[models]]\nname = \"m\"\n");
    m_descriptors->load();
}

int ServerInquiriesTest::asked() const
{
    return int(std::count_if(m_server->requests().begin(), m_server->requests().end(),
        [](const ScriptedServer::Request &request) { return request.line.startsWith("GET /props "); }));
}

void ServerInquiriesTest::converse(const QString &text, int rounds)
{
    ProviderConversers conversers(*m_catalog, m_client, m_keychain, m_rehearsal);
    connect(&conversers, &ProviderConversers::serverMet, m_inquiries.get(), &ServerInquiries::serverMet);
    model::ConverseRequest request;
    request.model = {u"mine"_s, u"m"_s};
    model::Canister user;
    user.contents = {model::TextContent {text}};
    request.canisters = {model::share(user)};
    const auto converser = conversers.converserFor(request.model);
    QVERIFY(converser);
    for (int round = 0; round < rounds; ++round) {
        QSignalSpy ended((*converser)->converse(request, this), &model::Job::finished);
        QTRY_COMPARE(ended.size(), 1);
    }
}

void ServerInquiriesTest::asksAServerThatIsPicked()
{
    m_inquiries->providerPicked(u"mine"_s);
    // Nobody waits for it.
    QVERIFY(!provider().served);
    QTRY_VERIFY(provider().served);
    QCOMPARE(provider().entry(u"m"_s).context, 4096);
    QCOMPARE(provider().served->seesPictures, std::optional(false));
}

void ServerInquiriesTest::knowsModelsThatAreNotDescribedToo()
{
    m_inquiries->providerPicked(u"mine"_s);
    QTRY_COMPARE(provider().entry(u"another"_s).context, 4096);
}

void ServerInquiriesTest::asksOnceInAWhile()
{
    m_inquiries->providerPicked(u"mine"_s);
    m_inquiries->providerPicked(u"mine"_s);
    QTRY_VERIFY(provider().served);
    m_inquiries->serverMet(u"mine"_s);
    converse();
    QCOMPARE(asked(), 1);
}

void ServerInquiriesTest::asksWithTheKey()
{
    qputenv("PARLANCE_TEST_KEY", "s3cret");
    describe(address(), "key = \"PARLANCE_TEST_KEY\"\n");
    m_inquiries->providerPicked(u"mine"_s);
    QTRY_VERIFY(provider().served);
    QCOMPARE(m_server->requests().first().header("Authorization"), QByteArray("Bearer s3cret"));
}

void ServerInquiriesTest::asksNobodyWhoIsNoSuchServer_data()
{
    QTest::addColumn<QByteArray>("baseUrl");
    QTest::addColumn<QByteArray>("dialect");
    QTest::newRow("inside the program") << QByteArray("rehearsal:") << QByteArray("openai-chat-completions");
    QTest::newRow("somewhere else") << QByteArray("https://models.invalid/v1") << QByteArray("openai-chat-completions");
    QTest::newRow("Ollama") << QByteArray() << QByteArray("ollama-chat");
}

void ServerInquiriesTest::asksNobodyWhoIsNoSuchServer()
{
    QFETCH(const QByteArray, baseUrl);
    QFETCH(const QByteArray, dialect);
    describe(baseUrl.isEmpty() ? address() : baseUrl, {}, dialect);
    QSignalSpy begun(&m_log, &model::ExchangeLog::begun);
    m_inquiries->providerPicked(u"mine"_s);
    m_inquiries->providerPicked(u"nobody"_s);
    QTest::qWait(0);
    QVERIFY(begun.isEmpty());
}

void ServerInquiriesTest::takesNothingFromAServerThatSaysNothing()
{
    m_name = "Server: other\r\n";
    m_list = R"({"error":"Unexpected endpoint or method: GET /v1/models"})";
    m_inquiries->providerPicked(u"mine"_s);
    QSignalSpy ended(&m_log, &model::ExchangeLog::ended);
    QTRY_COMPARE(ended.size(), 1);
    QVERIFY(!provider().served);
}

void ServerInquiriesTest::asksNoOtherServerForLlamasProperties()
{
    m_name = "Server: uvicorn\r\n";
    m_inquiries->providerPicked(u"mine"_s);
    QTRY_VERIFY(provider().served);
    QCOMPARE(asked(), 0);
    QVERIFY(!provider().served->isLlamas);
    QCOMPARE(provider().entry(u"m"_s).context, 8192);
}

void ServerInquiriesTest::takesWhatTheListSaysOfTheOneModel_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<qint64>("context");
    QTest::newRow("llama.cpp without properties") << QByteArray(R"({"data":[{"id":"tiny","meta":{"n_ctx":8192}}]})") << qint64(8192);
    QTest::newRow("vLLM") << QByteArray(R"({"data":[{"id":"tiny","owned_by":"vllm","max_model_len":2048}]})") << qint64(2048);
    QTest::newRow("two models") << QByteArray(R"({"data":[{"id":"a","max_model_len":2048},{"id":"b","max_model_len":4096}]})") << qint64(0);
}

void ServerInquiriesTest::takesWhatTheListSaysOfTheOneModel()
{
    QFETCH(const QByteArray, list);
    QFETCH(const qint64, context);
    m_list = list;
    m_properties = "{}";
    m_name = context == 8192 ? "Server: llama.cpp\r\n" : QByteArray();
    QSignalSpy ended(&m_log, &model::ExchangeLog::ended);
    m_inquiries->providerPicked(u"mine"_s);
    QTRY_COMPARE(ended.size(), m_name.isEmpty() ? 1 : 2);
    QTRY_COMPARE(provider().entry(u"m"_s).context, context);
}

//! As on the command line, where nobody has picked a provider before.
void ServerInquiriesTest::asksBeforeALongConversationIsSent()
{
    converse(u"A word. "_s.repeated(2'000));
    QVERIFY(provider().served && provider().served->isLlamas);
    QCOMPARE(provider().entry(u"m"_s).context, 4096);
    QCOMPARE(m_server->requests().at(0).line, QByteArray("GET /v1/models HTTP/1.1"));
    QCOMPARE(m_server->requests().at(1).line, QByteArray("GET /props HTTP/1.1"));
    // Now that it is known for llama.cpp's it is asked to count, too.
    QCOMPARE(m_server->requests().at(2).line, QByteArray("POST /apply-template HTTP/1.1"));
    QCOMPARE(m_server->requests().at(3).line, QByteArray("POST /v1/chat/completions HTTP/1.1"));
    // Its answer shows the same once more.
    QTRY_COMPARE(asked(), 2);
    // A server that says nothing is not asked with every round.
    m_name = "Server: other\r\n";
    m_list = "{}";
    describe(address() + "/x");
    const qsizetype before = m_server->requests().size();
    converse(u"A word. "_s.repeated(2'000), 2);
    QCOMPARE(m_server->requests().size(), before + 3);
}

void ServerInquiriesTest::forgetsWhatAnotherAddressSaid()
{
    m_inquiries->providerPicked(u"mine"_s);
    QTRY_VERIFY(provider().served);
    describe("http://127.0.0.1:9/v1");
    QVERIFY(!provider().served);
    QCOMPARE(provider().entry(u"m"_s).context, 0);
}

void ServerInquiriesTest::asksAServerThatItsAnswerShows()
{
    converse();
    QTRY_COMPARE(provider().entry(u"m"_s).context, 4096);
    QCOMPARE(asked(), 1);
}

void ServerInquiriesTest::leavesOtherServersAlone()
{
    m_name = "Server: uvicorn\r\n";
    QSignalSpy begun(&m_log, &model::ExchangeLog::begun);
    converse();
    QCOMPARE(begun.size(), 1);
}

QTEST_GUILESS_MAIN(ServerInquiriesTest)
#include "tst_serverinquiries.moc"
