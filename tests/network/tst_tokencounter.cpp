// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/exchange/exchangelog.h"
#include "network/http/httpclient.h"
#include "network/providers/conversing/tokencounter.h"
#include "tests/support/patience.h"
#include "tests/support/scriptedserver.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace network;

class TokenCounterTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void countsAWholeRequestAsTheTemplateLaysItOut();
    void saysThatAServerDoesNotCount_data();
    void saysThatAServerDoesNotCount();
    void findsWhatIsBesideTheVersion_data();
    void findsWhatIsBesideTheVersion();

private:
    QJsonObject sent(qsizetype index) const { return QJsonDocument::fromJson(m_server->requests().at(index).body).object(); }
    //! \return the count; -1 where it failed.
    qint64 counted(TokenCounter *job);

    model::ExchangeLog m_log;
    HttpClient m_client {m_log};
    std::unique_ptr<ScriptedServer> m_server;
    Provider m_provider;
    model::Error m_error;
};

void TokenCounterTest::init()
{
    m_server = std::make_unique<ScriptedServer>();
    m_error = {};
    m_provider = {};
    m_provider.name = u"local"_s;
    m_provider.dialect = u"openai-chat-completions"_s;
    m_provider.baseUrl = m_server->url(u"/v1"_s);
}

qint64 TokenCounterTest::counted(TokenCounter *job)
{
    qint64 tokens = -1;
    connect(job, &TokenCounter::succeeded, this, [&tokens](qint64 count) { tokens = count; });
    connect(job, &model::Job::failed, this, [this](const model::Error &error) { m_error = error; });
    QSignalSpy finished(job, &model::Job::finished);
    return finished.wait(support::patience) ? tokens : -2;
}

void TokenCounterTest::countsAWholeRequestAsTheTemplateLaysItOut()
{
    m_server->enqueue(Script::answer(200, R"({"prompt":"<|im_start|>user\nHello<|im_end|>"})"));
    m_server->enqueue(Script::answer(200, R"({"tokens":[1,2,3,4,5]})"));
    model::ConverseRequest request;
    request.model = {u"local"_s, u"m"_s};
    model::Canister user;
    user.role = model::Role::User;
    user.contents = {model::TextContent {u"Hello"_s}};
    request.canisters = {std::make_shared<const model::Canister>(user)};
    request.tools = {{u"clock:time"_s, u"time"_s, u"Tells the time"_s, model::JsonText::trusted(R"({"type":"object"})")}};
    QCOMPARE(counted(new TokenCounter(m_provider, request, "s3cret-key", support::patience, m_client, this)), 5);
    QCOMPARE(m_server->requests().size(), 2);
    QCOMPARE(m_server->requests().first().line, QByteArray("POST /apply-template HTTP/1.1"));
    QCOMPARE(sent(0)[u"messages"].toArray().size(), 1);
    QCOMPARE(sent(0)[u"tools"].toArray().size(), 1);
    QCOMPARE(m_server->requests().first().header("Authorization"), QByteArray("Bearer s3cret-key"));
    QCOMPARE(m_server->requests().last().line, QByteArray("POST /tokenize HTTP/1.1"));
    QCOMPARE(sent(1)[u"content"].toString(), u"<|im_start|>user\nHello<|im_end|>"_s);
    QCOMPARE(sent(1)[u"parse_special"], QJsonValue(true));
}

void TokenCounterTest::saysThatAServerDoesNotCount_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("no such path") << 404 << QByteArray(R"({"error":{"message":"Not found"}})");
    QTest::newRow("a page") << 200 << QByteArray("<html></html>");
    QTest::newRow("another object") << 200 << QByteArray(R"({"tokens":"three"})");
    QTest::newRow("nothing") << 200 << QByteArray();
}

void TokenCounterTest::saysThatAServerDoesNotCount()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    const auto count = [this] { return counted(new TokenCounter(m_provider, {}, {}, support::patience, m_client, this)); };
    m_server->enqueue(Script::answer(status, body));
    QCOMPARE(count(), -1);
    QVERIFY(!m_error.message.isEmpty());
    m_server->enqueue(Script::answer(200, R"({"prompt":"Hello"})"));
    m_server->enqueue(Script::answer(status, body));
    QCOMPARE(count(), -1);
}

void TokenCounterTest::findsWhatIsBesideTheVersion_data()
{
    QTest::addColumn<QString>("base");
    QTest::addColumn<QString>("root");
    QTest::newRow("with a version") << u"http://127.0.0.1:8080/v1"_s << u"http://127.0.0.1:8080"_s;
    QTest::newRow("with a stroke") << u"http://127.0.0.1:8080/v1/"_s << u"http://127.0.0.1:8080"_s;
    QTest::newRow("below a path") << u"https://host/llama/v1"_s << u"https://host/llama"_s;
    QTest::newRow("without") << u"http://127.0.0.1:8080"_s << u"http://127.0.0.1:8080"_s;
    QTest::newRow("a name that begins so") << u"http://host/vault"_s << u"http://host/vault"_s;
}

void TokenCounterTest::findsWhatIsBesideTheVersion()
{
    QFETCH(QString, base);
    QFETCH(QString, root);
    QCOMPARE(serverRoot(QUrl(base)).toString(), root);
}

QTEST_GUILESS_MAIN(TokenCounterTest)
#include "tst_tokencounter.moc"
