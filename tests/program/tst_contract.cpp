// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/rehearsalserver.h"
#include "tests/program/program.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

//! Whole turns of a model that calls tools by contract, over the rehearsal server and both dialects.
class ContractTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void readsAFileForTheModel_data() { dialects(); }
    void readsAFileForTheModel();
    void saysWhatItRepaired();
    void runsAllCallsOfAReply();
    void sendsWrongCallsBackTwice_data() { dialects(); }
    void sendsWrongCallsBackTwice();
    void endsAfterFiveRounds();
    void endsAfterTheRoundsThatAreSet();
    void runsNoCallThatIsOnlyExplained();
    void runsAnOfferedCallThatIsAskedFor();
    void givesModelAndPersonEachTheirText_data() { dialects(); }
    void givesModelAndPersonEachTheirText();
    void learnsThatAModelPrintsItsCalls();
    void listsTheToolsAsTheContractDoes();
    void usesAContractOfThePerson();

private:
    static void dialects();
    Program::Run converse(const QString &dialect, const QString &text) const;
    QList<QByteArray> requests() const;
    static QString said(const Program::Run &run);

    std::unique_ptr<Program> m_program;
    std::unique_ptr<network::RehearsalServer> m_server;
    QString m_url;
};

void ContractTest::init()
{
    m_program = std::make_unique<Program>();
    m_program->write(u"workspace/notes.txt"_s, "buy oil");
    m_server = std::make_unique<network::RehearsalServer>(support::dataFolder() + u"/contract/scenario.toml"_s);
    const auto url = m_server->start();
    QVERIFY2(url, url ? "" : qPrintable(url.error().message));
    m_url = url->toString();
}

void ContractTest::dialects()
{
    QTest::addColumn<QString>("dialect");
    QTest::newRow("over OpenAI's") << u"contract+openai"_s;
    QTest::newRow("over Anthropic's") << u"contract+anthropic"_s;
}

Program::Run ContractTest::converse(const QString &dialect, const QString &text) const
{
    return m_program->converse({u"--base-url"_s, m_url, u"--dialect"_s, dialect, u"--approve"_s, u"all"_s, text});
}

//! The bodies of all requests so far.
QList<QByteArray> ContractTest::requests() const
{
    QList<QByteArray> bodies;
    for (const QJsonObject &exchange : m_program->run({u"exchanges"_s, u"--json"_s}).lines())
        bodies.append(m_program->run({u"exchanges"_s, u"--request"_s, exchange.value("id"_L1).toString()}).out);
    return bodies;
}

QString ContractTest::said(const Program::Run &run)
{
    QString text;
    for (const QJsonObject &delta : run.events(u"delta"_s))
        text += delta.value("text"_L1).toString();
    return text;
}

void ContractTest::readsAFileForTheModel()
{
    QFETCH(QString, dialect);
    const Program::Run run = converse(dialect, u"Read it."_s);
    VERIFY_STATUS(run, 0);
    QCOMPARE(said(run), u"It says: buy oil"_s);
    const auto calls = run.events(u"invocation"_s);
    QCOMPARE(calls.size(), 1);
    QCOMPARE(calls.first().value("name"_L1).toString(), u"io:read_file"_s);
    const QList<QByteArray> sent = requests();
    QCOMPARE(sent.size(), 2);
    for (const QByteArray &body : sent) {
        const QJsonObject object = QJsonDocument::fromJson(body).object();
        QVERIFY(!object.contains("tools"_L1));
        QVERIFY(body.contains("You are a tool-calling assistant."));
    }
    const auto answers = std::count_if(sent.begin(), sent.end(), [](const QByteArray &body) {
        return body.contains(R"(Tool \"read_file\" returned: )") && body.contains(R"({\"type\": \"tool_call\", \"name\": \"read_file\")");
    });
    QCOMPARE(answers, 1);
}

void ContractTest::saysWhatItRepaired()
{
    const Program::Run run = converse(u"contract+openai"_s, u"Read it badly."_s);
    VERIFY_STATUS(run, 0);
    QCOMPARE(said(run), u"It says: buy oil"_s);
    const QByteArray steps = QJsonDocument(run.events(u"result"_s).first().value("steps"_L1).toArray()).toJson();
    QVERIFY2(steps.contains("repaired: single-quotes, trailing-commas"), steps.constData());
    const QByteArray shown = m_program->show(run.end().value("conversation"_L1).toString());
    QVERIFY(shown.contains(R"("repairs":"single-quotes trailing-commas")"));
    const QByteArray models = m_program->run({u"models"_s}).out;
    QVERIFY2(!models.contains("endpoint/"), models.constData());
}

void ContractTest::runsAllCallsOfAReply()
{
    const Program::Run run = converse(u"contract+openai"_s, u"Both."_s);
    const auto calls = run.events(u"invocation"_s);
    QCOMPARE(calls.size(), 2);
    QCOMPARE(calls.at(1).value("name"_L1).toString(), u"calculator:calculate"_s);
    QVERIFY(run.events(u"result"_s).size() == 2);
}

void ContractTest::sendsWrongCallsBackTwice()
{
    QFETCH(QString, dialect);
    const Program::Run run = converse(dialect, u"Unknown."_s);
    VERIFY_STATUS(run, 1);
    QCOMPARE(run.end().value("state"_L1).toString(), u"interrupted"_s);
    QCOMPARE(run.events(u"invocation"_s).size(), 3);
    QCOMPARE(requests().size(), 3);
    QVERIFY(m_program->show(run.end().value("conversation"_L1).toString()).contains("[Max tool rounds reached]"));
}

void ContractTest::endsAfterFiveRounds()
{
    const Program::Run run = converse(u"contract+anthropic"_s, u"Without end."_s);
    VERIFY_STATUS(run, 1);
    QCOMPARE(run.events(u"invocation"_s).size(), 5);
    QCOMPARE(requests().size(), 5);
    QVERIFY(m_program->show(run.end().value("conversation"_L1).toString()).contains("[Max tool rounds reached]"));
}

void ContractTest::endsAfterTheRoundsThatAreSet()
{
    m_program->write(u"profile/config/parlance.ini"_s, "[limits]\ncontract-rounds=2\n");
    const QStringList words {u"converse"_s, u"--base-url"_s, m_url, u"--dialect"_s, u"contract"_s, u"--approve"_s, u"all"_s};
    const Program::Run run = m_program->run(words + QStringList {u"Without end."_s});
    VERIFY_STATUS(run, 1);
    QCOMPARE(run.out, QByteArray("[Max tool rounds reached]\n"));
    QCOMPARE(requests().size(), 2);
    VERIFY_STATUS(m_program->run(words + QStringList {u"--limit"_s, u"contract-rounds=1"_s, u"Without end."_s}), 1);
    QCOMPARE(requests().size(), 3);
    const Program::Run wrong = m_program->run(words + QStringList {u"--limit"_s, u"rounds=many"_s, u"Without end."_s});
    VERIFY_STATUS(wrong, 2);
    QVERIFY2(wrong.notes.contains("rounds, contract-rounds, same-tool, wrong-rounds, calls-at-once"), wrong.notes.constData());
}

void ContractTest::runsNoCallThatIsOnlyExplained()
{
    const Program::Run run = converse(u"contract+openai"_s, u"Explain."_s);
    VERIFY_STATUS(run, 0);
    QVERIFY(run.events(u"invocation"_s).isEmpty());
    QCOMPARE(run.events(u"question"_s).size(), 1);
    QVERIFY(run.events(u"question"_s).first().value("text"_L1).toString().contains(u"io:read_file"_s));
    QVERIFY(said(run).startsWith(u"One would write {"_s));
}

void ContractTest::runsAnOfferedCallThatIsAskedFor()
{
    const Program::Run left = converse(u"contract+openai"_s, u"Explain."_s);
    QVERIFY2(left.notes.contains("--approve offered-calls"), left.notes.constData());
    const Program::Run run = m_program->converse(
        {u"--base-url"_s, m_url, u"--dialect"_s, u"contract+openai"_s, u"--approve"_s, u"offered-calls"_s, u"Explain."_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.events(u"invocation"_s).size(), 1);
    QVERIFY2(said(run).endsWith(u"It says: buy oil"_s), qPrintable(said(run)));
}

void ContractTest::givesModelAndPersonEachTheirText()
{
    QFETCH(QString, dialect);
    m_program->write(u"profile/config/ensembles/place.toml"_s, R"([ensemble]
name = "place"
[[invokers]]
name = "report"
approval = "allow"
[invokers.invocable]
kind = "command"
sandbox = "none"
command = ["printf", "%s", '{{"location":"Paris","temperature":15}}']
output = "json"
[invokers.output]
model = "{location}: {temperature} degrees"
gui = "It is {temperature} degrees in {location}"
)");
    const Program::Run run = converse(dialect, u"Report."_s);
    VERIFY_STATUS(run, 0);
    QCOMPARE(said(run), u"I was told: Paris: 15 degrees"_s);
    const QByteArray shown = m_program->show(run.end().value("conversation"_L1).toString());
    QVERIFY2(shown.contains(R"("display":"It is 15 degrees in Paris")"), shown.constData());
    QVERIFY(shown.contains(R"("text":"Paris: 15 degrees")"));
}

void ContractTest::learnsThatAModelPrintsItsCalls()
{
    m_program->write(u"profile/config/providers/own.toml"_s,
        "[provider]\nname = \"own\"\ndialect = \"openai-chat-completions\"\nbase-url = \"" + m_url.toUtf8()
            + "\"\ntool-calling = \"auto\"\n[[models]]\nname = \"small\"\n");
    const QStringList words {u"--model"_s, u"own/small"_s, u"--approve"_s, u"all"_s};
    const Program::Run run = m_program->converse(words + QStringList {u"Print it."_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(said(run), u"It says: buy oil"_s);
    QCOMPARE(run.events(u"notice"_s).size(), 1);
    QVERIFY(run.events(u"notice"_s).first().value("text"_L1).toString().startsWith(u"small "_s));
    const auto withTools = [this] {
        const QList<QByteArray> sent = requests();
        return std::count_if(sent.begin(), sent.end(), [](const QByteArray &body) { return body.contains("\"tools\":["); });
    };
    QCOMPARE(withTools(), 1);
    // It is remembered.
    const Program::Run again = m_program->converse(words + QStringList {u"Read it."_s});
    VERIFY_STATUS(again, 0);
    QVERIFY(again.events(u"notice"_s).isEmpty());
    QCOMPARE(withTools(), 1);
    // The endpoint lists another one, too.
    const QList<QJsonObject> models = m_program->run({u"models"_s, u"--provider"_s, u"own"_s, u"--json"_s}).lines();
    const QJsonObject model = models.value(0);
    QCOMPARE(model.value("model"_L1).toString(), u"own/small"_s);
    QCOMPARE(model.value("tool-calling"_L1).toString(), u"auto"_s);
    QVERIFY(model.value("prints-calls"_L1).toBool());
    QCOMPARE(model.value("contract-calls"_L1)["valid"_L1].toInt(), 2);
    const QByteArray line = m_program->run({u"models"_s, u"--provider"_s, u"own"_s}).out;
    QVERIFY2(line.contains("2 valid, 0 repaired, 0 failed"), line.constData());
}

void ContractTest::listsTheToolsAsTheContractDoes()
{
    for (const QString &dialect : {u"contract"_s, u"contract+anthropic"_s}) {
        const Program::Run run = m_program->run({u"tools"_s, u"--for"_s, dialect});
        VERIFY_STATUS(run, 0);
        const QJsonArray tools = QJsonDocument::fromJson(run.out).object().value("tools"_L1).toArray();
        QVERIFY(tools.size() > 5);
        const auto now = std::find_if(tools.begin(), tools.end(), [](const QJsonValue &tool) { return tool["name"_L1] == "now"_L1; });
        QVERIFY(now != tools.end());
        QVERIFY((*now)["aliases"_L1].toArray().contains(u"get_time"_s));
    }
}

void ContractTest::usesAContractOfThePerson()
{
    m_program->write(u"profile/config/prompts/contract.toml"_s,
        "[prompt]\nname = \"contract\"\ntext = \"My own contract.\\n{tool_list}\"\n[contract]\nanswers = \"text\"\n");
    VERIFY_STATUS(converse(u"contract"_s, u"Read it."_s), 0);
    QVERIFY(requests().first().contains("My own contract."));
    const Program::Run check = m_program->run({u"check"_s, m_program->profile() + u"/config/prompts/contract.toml"_s});
    VERIFY_STATUS(check, 0);
}

QTEST_GUILESS_MAIN(ContractTest)
#include "tst_contract.moc"
