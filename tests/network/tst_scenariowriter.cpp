// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorfile.h"
#include "network/rehearsal/replyplanner.h"
#include "network/rehearsal/requestreading.h"
#include "network/rehearsal/scenario.h"
#include "network/rehearsal/scenariowriter.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace network;

namespace {

const QByteArray chat = R"({"model":"m","messages":[{"role":"user","content":"Please count {{user}} (all of them), and \"say\" so!"}],)"
                        R"("tools":[{"type":"function","function":{"name":"io__read_file","parameters":{"type":"object"}}}]})";

model::Exchange exchangeTo(const QString &path, const QByteArray &body)
{
    model::Exchange exchange;
    exchange.request = {"POST", QUrl(u"https://example.org"_s + path), {}, body};
    return exchange;
}

//! What a scenario says to the request that it was made of.
RehearsalReply playedBy(const QString &toml, const model::Exchange &exchange)
{
    const auto file = model::DescriptorFile::parse(toml.toUtf8(), u"scenario.toml"_s);
    const auto scenario = Scenario::read(file);
    const auto request = readRequestTo(exchange.request.url.path().toLatin1(), exchange.request.body);
    return scenario && request && *request ? ReplyPlanner(*scenario).plan(**request) : RehearsalReply {};
}

} // namespace

//! Answers that became scenarios of the rehearsal: what is played is what was answered.
class ScenarioWriterTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void playsATextAsItWasSaid_data();
    void playsATextAsItWasSaid();
    void playsCallsWithTheirArguments();
    void refusesWhatIsNoCallOfAModel();
};

void ScenarioWriterTest::playsATextAsItWasSaid_data()
{
    QTest::addColumn<QString>("said");
    QTest::newRow("plain") << u"Three."_s;
    QTest::newRow("what looks like a placeholder") << u"{{user}} and {{{title}}} and {{"_s;
    QTest::newRow("lines, quotes and backslashes") << u"\"a\"\n\tb\\c \"\"\" '''\u00e4\U0001F600"_s;
}

void ScenarioWriterTest::playsATextAsItWasSaid()
{
    QFETCH(QString, said);
    const model::Exchange exchange = exchangeTo(u"/v1/chat/completions"_s, chat);
    model::ConverseReply reply;
    reply.contents = {model::ThoughtContent {u"hm {{user}}"_s, {}, {}}, model::TextContent {said}};
    const auto scenario = scenarioOf(exchange, reply);
    QVERIFY(scenario);
    const RehearsalReply played = playedBy(*scenario, exchange);
    QCOMPARE(played.text, said);
    QCOMPARE(played.thought, u"hm {{user}}"_s);
}

void ScenarioWriterTest::playsCallsWithTheirArguments()
{
    const model::Exchange exchange = exchangeTo(u"/v1/chat/completions"_s, chat);
    model::ConverseReply reply;
    reply.contents = {model::TextContent {u"I look."_s}};
    reply.invocations = {{u"1"_s, u"io__read_file"_s, R"({"path":{"{{a":"b\\"}})"}};
    const auto scenario = scenarioOf(exchange, reply);
    QVERIFY(scenario);
    const RehearsalReply played = playedBy(*scenario, exchange);
    QCOMPARE(played.text, u"I look."_s);
    QCOMPARE(played.calls.size(), 1);
    QCOMPARE(played.calls.first().name, u"io__read_file"_s);
    QCOMPARE(played.calls.first().arguments, reply.invocations.first().arguments);
}

void ScenarioWriterTest::refusesWhatIsNoCallOfAModel()
{
    QVERIFY(!scenarioOf(exchangeTo(u"/v1/models"_s, chat), {}));
    const auto broken = scenarioOf(exchangeTo(u"/v1/messages"_s, "{\"messages\":"), {});
    QVERIFY(!broken && !broken.error().message.isEmpty());
}

QTEST_GUILESS_MAIN(ScenarioWriterTest)
#include "tst_scenariowriter.moc"
