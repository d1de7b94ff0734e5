// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorcheck.h"
#include "model/exchange/exchangelog.h"
#include "network/http/httpclient.h"
#include "network/providers/catalog/providerreader.h"
#include "network/providers/contract/toolcallbook.h"
#include "network/providers/providerconversers.h"
#include "network/rehearsal/rehearsalserver.h"
#include "network/secrets/keychain.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"
#include "tests/support/sessionfixture.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;
using namespace network;
using model::TurnState;

//! Whole turns by contract over the real conversers: catalog, HTTP client, dialects, and the rehearsal server at the other end.
class ContractTurnTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void readsAFileForTheModel_data() { dialects(); }
    void readsAFileForTheModel();
    void keepsWhatItRepaired();
    void sendsWrongCallsBackTwice_data() { dialects(); }
    void sendsWrongCallsBackTwice();
    void endsAfterFiveRounds();
    void runsNoCallThatIsOnlyExplained();
    void learnsThatAModelPrintsItsCalls();
    void writesEarlierTurnsAsTheContractHasThem();

private:
    static void dialects();
    void addProvider(const QString &dialect, ToolCalling calling = ToolCalling::Native);
    TurnState say(const QString &text);
    QString lastText() const;
    QByteArray body(qsizetype request) const { return m_exchanges.at(request).request.body; }

    std::unique_ptr<support::SessionFixture> m_fixture;
    model::DescriptorCheck m_check;
    model::ExchangeLog m_log;
    QList<model::Exchange> m_exchanges;
    Keychain m_keychain;
    std::unique_ptr<model::DescriptorCatalog> m_descriptors;
    std::unique_ptr<ProviderCatalog> m_catalog;
    std::unique_ptr<HttpClient> m_client;
    std::unique_ptr<RehearsalServer> m_rehearsal;
    ToolCallBook m_book;
    std::unique_ptr<ProviderConversers> m_conversers;
    model::Sessions::Handle m_session;
    std::shared_ptr<QList<model::TurnEvent>> m_events;
};

void ContractTurnTest::init()
{
    m_fixture = std::make_unique<support::SessionFixture>();
    registerReaders(m_check);
    m_descriptors = std::make_unique<model::DescriptorCatalog>(QString(), m_fixture->folder.path(), m_check);
    m_catalog = std::make_unique<ProviderCatalog>(*m_descriptors);
    m_client = std::make_unique<HttpClient>(m_log);
    m_rehearsal = std::make_unique<RehearsalServer>(support::dataFolder() + u"/contract/scenario.toml"_s);
    m_conversers = std::make_unique<ProviderConversers>(*m_catalog, *m_client, m_keychain, *m_rehearsal, &m_book);
    m_fixture->conversing = m_conversers.get();
    m_fixture->invocations.expectText(u"io:read_file"_s, u"buy oil"_s);
    m_fixture->invocations.expectText(u"clock:now"_s, u"Monday"_s);
    model::InvocationOutcome wrong;
    wrong.error = model::Error {model::ErrorCategory::Validation, u"There is no tool of that name."_s};
    wrong.contents = {model::TextContent {u"Error: There is no tool of that name."_s}};
    wrong.state = model::InvocationState::Failed;
    m_fixture->invocations.expect(u"nothing"_s, wrong);
    m_exchanges.clear();
    connect(&m_log, &model::ExchangeLog::ended, m_client.get(), [this](const model::Exchange &exchange) { m_exchanges.append(exchange); });
}

void ContractTurnTest::cleanup()
{
    m_session.reset();
    m_fixture.reset();
    m_conversers.reset();
    m_client.reset();
}

void ContractTurnTest::dialects()
{
    QTest::addColumn<QString>("dialect");
    QTest::newRow("over OpenAI's") << u"contract+openai-chat-completions"_s;
    QTest::newRow("over Anthropic's") << u"contract+anthropic-messages"_s;
}

void ContractTurnTest::addProvider(const QString &dialect, ToolCalling calling)
{
    Provider provider;
    provider.name = u"played"_s;
    provider.dialect = dialect;
    provider.toolCalling = calling;
    provider.baseUrl = QUrl(u"rehearsal:"_s);
    m_catalog->add(provider);
    m_fixture->reopen();
    model::SessionSettings settings;
    settings.model = {u"played"_s, u"small"_s};
    m_fixture->sessions->setDefaults(settings);
    m_session = m_fixture->create();
    m_events = support::SessionFixture::record(*m_session);
    connect(m_fixture->questions.get(), &model::Questions::raised, this, [](model::Question *question) {
        question->giveAnswer({model::Verdict::Refuse, {}, model::AnsweredBy::Policy});
    });
}

//! How the turn ends that this begins.
TurnState ContractTurnTest::say(const QString &text)
{
    m_events->clear();
    if (!m_session->send({model::TextContent {text}}))
        return TurnState::Idle;
    const auto hasEnded = [this] { return support::endOf(*m_events).has_value(); };
    return QTest::qWaitFor(hasEnded, 20'000) ? support::endOf(*m_events)->state : TurnState::Idle;
}

QString ContractTurnTest::lastText() const
{
    for (auto event = m_events->crbegin(); event != m_events->crend(); ++event) {
        const auto *said = std::get_if<model::CanisterEvent>(&*event);
        if (said && said->canister->role == model::Role::Assistant)
            return said->canister->text();
    }
    return {};
}

void ContractTurnTest::readsAFileForTheModel()
{
    QFETCH(QString, dialect);
    addProvider(dialect);
    QCOMPARE(say(u"Read it."_s), TurnState::Committed);
    QCOMPARE(lastText(), u"It says: buy oil"_s);
    QString shown;
    for (const model::TurnEvent &event : std::as_const(*m_events)) {
        if (const auto *delta = std::get_if<model::DeltaEvent>(&event))
            shown += delta->delta.text;
    }
    QCOMPARE(shown, u"It says: buy oil"_s);
    QCOMPARE(m_fixture->invocations.ran.size(), 1);
    QCOMPARE(m_fixture->invocations.ran.first().name, u"io:read_file"_s);
    QCOMPARE(m_fixture->invocations.ran.first().arguments, QByteArray("{\"path\": \"notes.txt\"}"));
    QCOMPARE(m_exchanges.size(), 2);
    for (qsizetype request = 0; request < 2; ++request) {
        QVERIFY(!QJsonDocument::fromJson(body(request)).object().contains("tools"_L1));
        QVERIFY(body(request).contains("You are a tool-calling assistant."));
    }
    QVERIFY(body(1).contains("Tool \\\"read_file\\\" returned: buy oil. Now respond with type=final"));
    QVERIFY(m_book.of({u"played"_s, u"small"_s}).valid > 0);
}

void ContractTurnTest::keepsWhatItRepaired()
{
    addProvider(u"contract+openai-chat-completions"_s);
    const qint64 before = m_book.of({u"played"_s, u"small"_s}).repaired;
    QCOMPARE(say(u"Read it badly."_s), TurnState::Committed);
    QCOMPARE(lastText(), u"It says: buy oil"_s);
    QCOMPARE(m_fixture->invocations.ran.first().repairs, QStringList({u"single-quotes"_s, u"trailing-commas"_s}));
    QVERIFY(m_fixture->show(m_session->id()).contains("\"repairs\":\"single-quotes trailing-commas\""));
    QCOMPARE(m_book.of({u"played"_s, u"small"_s}).repaired, before + 1);
}

void ContractTurnTest::sendsWrongCallsBackTwice()
{
    QFETCH(QString, dialect);
    addProvider(dialect);
    QCOMPARE(say(u"Unknown."_s), TurnState::Interrupted);
    QCOMPARE(m_exchanges.size(), 3);
    QVERIFY(body(2).contains("Error: There is no tool of that name."));
    QCOMPARE(lastText(), u"[Max tool rounds reached]"_s);
}

void ContractTurnTest::endsAfterFiveRounds()
{
    addProvider(u"openai-chat-completions"_s, ToolCalling::Contract);
    QCOMPARE(say(u"Without end."_s), TurnState::Interrupted);
    QCOMPARE(m_exchanges.size(), 5);
    QCOMPARE(m_fixture->invocations.ran.size(), 5);
    QCOMPARE(lastText(), u"[Max tool rounds reached]"_s);
}

void ContractTurnTest::runsNoCallThatIsOnlyExplained()
{
    addProvider(u"contract+anthropic-messages"_s);
    QCOMPARE(say(u"Explain."_s), TurnState::Committed);
    QVERIFY(m_fixture->invocations.ran.isEmpty());
    QCOMPARE(m_exchanges.size(), 1);
    QVERIFY(lastText().startsWith(u"One would write {"_s));
}

void ContractTurnTest::learnsThatAModelPrintsItsCalls()
{
    addProvider(u"openai-chat-completions"_s, ToolCalling::Auto);
    const auto notices = [this] {
        return std::count_if(m_events->begin(), m_events->end(),
            [](const model::TurnEvent &event) { return std::holds_alternative<model::NoticeEvent>(event); });
    };
    QCOMPARE(say(u"Print it."_s), TurnState::Committed);
    QCOMPARE(lastText(), u"It says: buy oil"_s);
    QCOMPARE(notices(), 1);
    QCOMPARE(m_exchanges.size(), 2);
    QVERIFY(body(0).contains("\"tools\":["));
    QVERIFY(!body(1).contains("\"tools\":[") && body(1).contains("You are a tool-calling assistant."));
    QCOMPARE(say(u"Read it."_s), TurnState::Committed);
    QCOMPARE(notices(), 0);
    QVERIFY(!body(2).contains("\"tools\":["));
}

void ContractTurnTest::writesEarlierTurnsAsTheContractHasThem()
{
    addProvider(u"contract+openai-chat-completions"_s);
    QCOMPARE(say(u"Read it."_s), TurnState::Committed);
    QCOMPARE(say(u"Read it."_s), TurnState::Committed);
    QCOMPARE(m_exchanges.size(), 4);
    QVERIFY(body(3).contains("{\\\"type\\\": \\\"final\\\", \\\"content\\\": \\\"It says: buy oil\\\"}"));
    QCOMPARE(body(3).count("{\\\"type\\\": \\\"tool_call\\\", \\\"name\\\": \\\"read_file\\\""), 2);
}

QTEST_GUILESS_MAIN(ContractTurnTest)
#include "tst_contractturn.moc"
