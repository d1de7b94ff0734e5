// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorcheck.h"
#include "model/exchange/exchangelog.h"
#include "network/http/httpclient.h"
#include "network/providers/catalog/providercatalog.h"
#include "network/providers/catalog/providerreader.h"
#include "network/providers/providerconversers.h"
#include "network/rehearsal/rehearsalserver.h"
#include "network/secrets/keychain.h"
#include "tests/support/patience.h"
#include "tests/support/sessionfixture.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;
using namespace network;
using model::Role;

namespace {

const QByteArray scenario = R"([scenario]
name = "test"
title = "Test"
model = "rehearsal"

[[rules]]
name = "three tools, twice"
alone = true
user = '''use all tools'''
thought = "Three."
before = "I use them."
repeat = "2"
calls = [
  { tool = "t:one", arguments = { n = 1 } },
  { tool = "t:two", arguments = { n = 2 } },
  { tool = "t:three", arguments = { n = 3 } },
]
text = "All were used: {{result}}"
)";

//! What a request says was called and what came of it, in its own order, whichever the wire language.
struct Told {
    QStringList called;
    QStringList answered;
    QStringList results;
};

void readMessages(const QJsonArray &messages, Told &told)
{
    for (const QJsonValue &message : messages) {
        for (const QJsonValue &block : message[u"content"_s].toArray()) {
            if (block[u"type"_s] == u"tool_use"_s) {
                told.called.append(block[u"id"_s].toString());
            } else if (block[u"type"_s] == u"tool_result"_s) {
                told.answered.append(block[u"tool_use_id"_s].toString());
                told.results.append(block[u"content"_s][0][u"text"_s].toString());
            }
        }
    }
}

void readCompletions(const QJsonArray &messages, Told &told)
{
    for (const QJsonValue &message : messages) {
        for (const QJsonValue &call : message[u"tool_calls"_s].toArray())
            told.called.append(call[u"id"_s].toString());
        if (message[u"role"_s] == u"tool"_s) {
            told.answered.append(message[u"tool_call_id"_s].toString());
            told.results.append(message[u"content"_s].toString());
        }
    }
}

//! Neither calls nor results have an identifier: they stand for each other by tool and order.
void readOllama(const QJsonArray &messages, Told &told)
{
    for (const QJsonValue &message : messages) {
        for (const QJsonValue &call : message[u"tool_calls"_s].toArray())
            told.called.append(u"%1 %2"_s.arg(told.called.size()).arg(call[u"function"_s][u"name"_s].toString()));
        if (message[u"role"_s] == u"tool"_s) {
            told.answered.append(u"%1 %2"_s.arg(told.answered.size()).arg(message[u"tool_name"_s].toString()));
            told.results.append(message[u"content"_s].toString());
        }
    }
}

void readItems(const QJsonArray &items, Told &told)
{
    for (const QJsonValue &item : items) {
        if (item[u"type"_s] == u"function_call"_s) {
            told.called.append(item[u"call_id"_s].toString());
        } else if (item[u"type"_s] == u"function_call_output"_s) {
            told.answered.append(item[u"call_id"_s].toString());
            told.results.append(item[u"output"_s].toString());
        }
    }
}

//! Calls have no identifiers here: a round's place and the tool's name stand for one.
void readContents(const QJsonArray &contents, Told &told)
{
    int round = 0;
    for (const QJsonValue &content : contents) {
        for (const QJsonValue &part : content[u"parts"_s].toArray()) {
            if (part[u"functionCall"_s].isObject())
                told.called.append(u"%1 %2"_s.arg(round).arg(part[u"functionCall"_s][u"name"_s].toString()));
            if (!part[u"functionResponse"_s].isObject())
                continue;
            told.answered.append(u"%1 %2"_s.arg(round - 1).arg(part[u"functionResponse"_s][u"name"_s].toString()));
            told.results.append(part[u"functionResponse"_s][u"response"_s][u"output"_s].toString());
        }
        round += content[u"role"_s] == u"model"_s ? 1 : 0;
    }
}

Told toldBy(const model::Exchange &exchange)
{
    const QJsonDocument body = QJsonDocument::fromJson(exchange.request.body);
    const QString path = exchange.request.url.path();
    Told told;
    if (path.endsWith(u"/messages"_s))
        readMessages(body[u"messages"_s].toArray(), told);
    else if (path.endsWith(u"/responses"_s))
        readItems(body[u"input"_s].toArray(), told);
    else if (path.endsWith(u":streamGenerateContent"_s))
        readContents(body[u"contents"_s].toArray(), told);
    else if (path == u"/api/chat"_s)
        readOllama(body[u"messages"_s].toArray(), told);
    else
        readCompletions(body[u"messages"_s].toArray(), told);
    return told;
}

} // namespace

//! Whole turns over the real conversers: catalog, HTTP client, dialects, and the rehearsal server at the other end.
class ProviderConversersTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void goesFromAQuestionOverToolsToTheAnswer_data();
    void goesFromAQuestionOverToolsToTheAnswer();
    void keepsOneConverserForAProvider();
    void saysWhichProviderThereIsNot();

private:
    void addProvider(const QString &name, const QString &dialect);

    std::unique_ptr<support::SessionFixture> m_fixture;
    model::DescriptorCheck m_check;
    model::ExchangeLog m_log;
    QList<model::Exchange> m_exchanges;
    Keychain m_keychain;
    std::unique_ptr<model::DescriptorCatalog> m_descriptors;
    std::unique_ptr<ProviderCatalog> m_catalog;
    std::unique_ptr<HttpClient> m_client;
    std::unique_ptr<RehearsalServer> m_rehearsal;
    std::unique_ptr<ProviderConversers> m_conversers;
};

void ProviderConversersTest::init()
{
    m_fixture = std::make_unique<support::SessionFixture>();
    QFile file(m_fixture->folder.filePath(u"scenario.toml"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(scenario);
    registerReaders(m_check);
    m_descriptors = std::make_unique<model::DescriptorCatalog>(QString(), m_fixture->folder.path(), m_check);
    m_catalog = std::make_unique<ProviderCatalog>(*m_descriptors);
    m_client = std::make_unique<HttpClient>(m_log);
    m_rehearsal = std::make_unique<RehearsalServer>(file.fileName());
    m_conversers = std::make_unique<ProviderConversers>(*m_catalog, *m_client, m_keychain, *m_rehearsal);
    m_fixture->conversing = m_conversers.get();
    m_exchanges.clear();
    connect(&m_log, &model::ExchangeLog::ended, m_client.get(), [this](const model::Exchange &exchange) { m_exchanges.append(exchange); });
}

void ProviderConversersTest::cleanup()
{
    m_fixture.reset();
    m_conversers.reset();
    m_client.reset();
}

void ProviderConversersTest::addProvider(const QString &name, const QString &dialect)
{
    Provider provider;
    provider.name = name;
    provider.dialect = dialect;
    provider.baseUrl = QUrl(u"rehearsal:"_s);
    m_catalog->add(provider);
}

void ProviderConversersTest::goesFromAQuestionOverToolsToTheAnswer_data()
{
    QTest::addColumn<QString>("dialect");
    for (const QString &dialect :
        {u"anthropic-messages"_s, u"openai-chat-completions"_s, u"openai-responses"_s, u"google-gemini"_s, u"ollama-chat"_s})
        QTest::newRow(qPrintable(dialect)) << dialect;
}

void ProviderConversersTest::goesFromAQuestionOverToolsToTheAnswer()
{
    QFETCH(QString, dialect);
    addProvider(u"played"_s, dialect);
    for (const char *tool : {"one", "two", "three"})
        m_fixture->invocations.expectText(u"t:"_s + QLatin1StringView(tool), u"result of "_s + QLatin1StringView(tool));
    m_fixture->reopen();
    model::SessionSettings settings;
    settings.model = {u"played"_s, u"rehearsal"_s};
    m_fixture->sessions->setDefaults(settings);
    const auto session = m_fixture->create();
    const auto events = support::SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"use all tools"_s}}));
    QVERIFY(support::endsAs(*events, model::TurnState::Committed));

    const QStringList round {u"result of one"_s, u"result of two"_s, u"result of three"_s};
    QCOMPARE(m_exchanges.size(), 3);
    QStringList expected;
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(m_exchanges.at(i).origin.round, i + 1);
        const Told told = toldBy(m_exchanges.at(i));
        QCOMPARE(told.results, expected);
        QCOMPARE(told.answered, told.called);
        QCOMPARE(QSet<QString>(told.called.begin(), told.called.end()).size(), told.called.size());
        expected += round;
    }
    QStringList ran;
    for (const model::Invocation &invocation : std::as_const(m_fixture->invocations.ran))
        ran.append(invocation.name + u' ' + QString::fromUtf8(invocation.arguments));
    QCOMPARE(ran.mid(0, 3), QStringList({u"t:one {\"n\":1}"_s, u"t:two {\"n\":2}"_s, u"t:three {\"n\":3}"_s}));
    QCOMPARE(ran.mid(3), ran.mid(0, 3));

    const QByteArray shown = m_fixture->show(session->id());
    const auto last = QJsonDocument::fromJson(shown.mid(shown.lastIndexOf('\n', -2) + 1));
    QCOMPARE(last[u"role"_s].toString(), u"assistant"_s);
    QVERIFY(shown.contains("All were used: "));
    QCOMPARE(shown.count("\"role\":\"result\""), 6);
}

void ProviderConversersTest::keepsOneConverserForAProvider()
{
    addProvider(u"a"_s, u"anthropic-messages"_s);
    addProvider(u"b"_s, u"anthropic-messages"_s);
    const auto first = m_conversers->converserFor({u"a"_s, u"x"_s});
    const auto second = m_conversers->converserFor({u"a"_s, u"y"_s});
    const auto other = m_conversers->converserFor({u"b"_s, u"x"_s});
    QVERIFY(first && second && other);
    QCOMPARE(*first, *second);
    QVERIFY(*first != *other);
}

void ProviderConversersTest::saysWhichProviderThereIsNot()
{
    const auto unknown = m_conversers->converserFor({u"nobody"_s, u"x"_s});
    QVERIFY(!unknown);
    QCOMPARE(unknown.error().category, model::ErrorCategory::Usage);
    QVERIFY(unknown.error().message.contains(u"nobody"_s));
    const auto none = m_conversers->converserFor({});
    QVERIFY(!none);
    QCOMPARE(none.error().message, u"No model has been chosen."_s);
}

QTEST_GUILESS_MAIN(ProviderConversersTest)
#include "tst_providerconversers.moc"
