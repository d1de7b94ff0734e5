// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "mcpfixture.h"

using namespace mcp;

//! What MCP servers ask in the course of calls of their tools.
class McpAskingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asksThePersonInTheCourseOfACall_data();
    void asksThePersonInTheCourseOfACall();
    void asksAgainWhereTheAnswerDoesNotFit();
    void asksInTheCourseOfATask_data();
    void asksInTheCourseOfATask();
    void endsATaskThatIsStopped_data();
    void endsATaskThatIsStopped();
    void declinesWhereNobodyCanBeAsked();
    void saysOnlyWhichServerAsksWhereSeveralCallsMayBeMeant();
    void asksInEachConversationThatMayBeMeant();
    void showsTheWholeAddress();
    void tellsTheWorkspaceFoldersAsRoots();
};

void McpAskingTest::asksThePersonInTheCourseOfACall_data()
{
    QTest::addColumn<QString>("era");
    QTest::addColumn<model::Verdict>("verdict");
    QTest::addColumn<QByteArray>("values");
    QTest::addColumn<QString>("told");
    for (const QString &era : {u"legacy"_s, u"modern"_s}) {
        const QByteArray name = era.toUtf8();
        QTest::newRow((name + ", accepted as it is").constData())
            << era << model::Verdict::AllowOnce << QByteArray() << uR"({"action":"accept","content":{"name":"Ada"}})"_s;
        QTest::newRow((name + ", filled in").constData()) << era << model::Verdict::AllowOnce << QByteArray(R"({"age":36})")
                                                          << uR"({"action":"accept","content":{"age":36,"name":"Ada"}})"_s;
        QTest::newRow((name + ", declined").constData()) << era << model::Verdict::Refuse << QByteArray() << uR"({"action":"decline"})"_s;
        QTest::newRow((name + ", dismissed").constData())
            << era << model::Verdict::Cancelled << QByteArray() << uR"({"action":"cancel"})"_s;
    }
}

void McpAskingTest::asksThePersonInTheCourseOfACall()
{
    QFETCH(const QString, era);
    QFETCH(const model::Verdict, verdict);
    QFETCH(const QByteArray, values);
    QFETCH(const QString, told);
    Fixture fixture;
    fixture.describe({era});
    fixture.answer({verdict, values.isEmpty() ? model::JsonText() : model::JsonText::trusted(values)});
    fixture.prepare();
    const QString text = fixture.text(u"peer:ask"_s);
    QVERIFY2(text.contains(told), qPrintable(text));
    QCOMPARE(fixture.asked.size(), 1);
    const model::Question::Subject &subject = fixture.asked.first();
    QCOMPARE(subject.kind, model::QuestionKind::Elicitation);
    QCOMPARE(subject.text, u"The server peer asks: Which name?"_s);
    QCOMPARE(subject.tool, u"peer:ask"_s);
    QCOMPARE(subject.invocation, u"c"_s);
    QCOMPARE(subject.values.bytes(), QByteArray(R"({"name":"Ada"})"));
    QVERIFY(subject.schema.member(u"properties"));
    QVERIFY(subject.url.isEmpty());
}

void McpAskingTest::asksAgainWhereTheAnswerDoesNotFit()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s});
    fixture.prepare();
    QObject::connect(&fixture.questions, &model::Questions::raised, fixture.owner.get(), [&fixture](model::Question *question) {
        fixture.asked.append(question->subject());
        const bool isFirst = fixture.asked.size() == 1;
        question->giveAnswer({model::Verdict::AllowOnce, model::JsonText::trusted(isFirst ? R"({"age":"old"})" : R"({"age":40})")});
    });
    QVERIFY(fixture.text(u"peer:ask"_s).contains(uR"({"action":"accept","content":{"age":40,"name":"Ada"}})"));
    QCOMPARE(fixture.asked.size(), 2);
    QVERIFY(fixture.asked.last().text.contains(u"/age: "));
}

void McpAskingTest::asksInTheCourseOfATask_data()
{
    QTest::addColumn<QString>("era");
    QTest::newRow("legacy") << u"legacy"_s;
    QTest::newRow("modern") << u"modern"_s;
}

void McpAskingTest::asksInTheCourseOfATask()
{
    QFETCH(const QString, era);
    Fixture fixture;
    fixture.describe({era, u"tasks"_s});
    fixture.answer({model::Verdict::AllowOnce, model::JsonText::trusted(R"({"name":"Ada"})")});
    fixture.prepare();
    model::InvokeJob *job = fixture.begin(u"peer:task_only"_s);
    QSignalSpy progressed(job, &model::InvokeJob::progressed);
    QSignalSpy ended(job, &model::InvokeJob::ended);
    QVERIFY(ended.wait(support::patience));
    const auto outcome = ended.first().first().value<model::InvocationOutcome>();
    QVERIFY2(model::plainText(outcome.contents).contains(uR"({"action":"accept","content":{"name":"Ada"}})"),
        qPrintable(model::plainText(outcome.contents)));
    QCOMPARE(fixture.asked.size(), 1);
    QCOMPARE(fixture.asked.first().tool, u"peer:task_only"_s);
    const bool toldOfWork = std::any_of(
        progressed.begin(), progressed.end(), [](const QList<QVariant> &told) { return told.at(3).toString() == u"At it."_s; });
    QVERIFY(toldOfWork);
}

void McpAskingTest::endsATaskThatIsStopped_data()
{
    asksInTheCourseOfATask_data();
}

void McpAskingTest::endsATaskThatIsStopped()
{
    QFETCH(const QString, era);
    Fixture fixture;
    fixture.describe({era, u"tasks"_s});
    fixture.prepare();
    model::InvokeJob *job = fixture.begin(u"peer:task_only"_s);
    QSignalSpy progressed(job, &model::InvokeJob::progressed);
    QTRY_VERIFY_WITH_TIMEOUT(!progressed.isEmpty(), support::patience);
    job->cancel();
    QTRY_VERIFY_WITH_TIMEOUT(support::read(fixture.logFile()).contains("tasks/cancel"), support::patience);
}

void McpAskingTest::declinesWhereNobodyCanBeAsked()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s});
    fixture.prepare();
    fixture.scope.approvals = &fixture.approvals;
    model::InvokeJob *job = fixture.processor->invoke({{u"c"_s, u"peer:ask"_s, "{}"}}, fixture.scope, fixture.owner.get());
    QSignalSpy ended(job, &model::InvokeJob::ended);
    QVERIFY(ended.wait(support::patience));
    QVERIFY(model::plainText(ended.first().first().value<model::InvocationOutcome>().contents).contains(uR"({"action":"decline"})"));
}

void McpAskingTest::saysOnlyWhichServerAsksWhereSeveralCallsMayBeMeant()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s}, "[defaults]\napproval = \"allow\"\ntimeout = 2\n");
    fixture.describe({u"legacy"_s}, "[defaults]\napproval = \"allow\"\ntimeout = 3\n", u"clock"_s);
    fixture.prepare();
    fixture.scope.conversation = model::ConversationId::create();
    fixture.scope.questions = &fixture.questions;
    fixture.scope.approvals = &fixture.approvals;
    QSignalSpy raised(&fixture.questions, &model::Questions::raised);
    model::InvokeJob *job = fixture.processor->invoke(
        {{u"a"_s, u"peer:ask"_s, "{}"}, {u"b"_s, u"peer:hang"_s, "{}"}}, fixture.scope, fixture.owner.get());
    QSignalSpy ended(job, &model::InvokeJob::ended);
    QTRY_COMPARE(raised.size(), 1);
    auto *question = raised.first().first().value<model::Question *>();
    QCOMPARE(question->subject().text, u"The server peer asks: Which name?"_s);
    QCOMPARE(question->subject().conversation, fixture.scope.conversation);
    QCOMPARE(question->subject().invocation, QString());
    QCOMPARE(question->subject().tool, QString());
    // Another call of another server is given up in the meantime, later than these two would have been.
    QCOMPARE(fixture.invoke(u"clock:hang"_s).error->category, ErrorCategory::Timeout);
    QCOMPARE(ended.size(), 0);
    question->giveAnswer({model::Verdict::AllowOnce});
    QTRY_COMPARE(ended.size(), 1);
    const auto asked = ended.first().first().value<model::InvocationOutcome>();
    QCOMPARE(asked.invocation, u"a"_s);
    QVERIFY(model::plainText(asked.contents).contains(uR"({"action":"accept","content":{"name":"Ada"}})"));
    job->cancel();
}

void McpAskingTest::asksInEachConversationThatMayBeMeant()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s});
    fixture.prepare();
    QSignalSpy raised(&fixture.questions, &model::Questions::raised);
    fixture.scope.conversation = model::ConversationId::create();
    model::InvokeJob *other = fixture.begin(u"peer:hang"_s);
    fixture.scope.conversation = model::ConversationId::create();
    model::InvokeJob *job = fixture.begin(u"peer:ask"_s);
    QSignalSpy ended(job, &model::InvokeJob::ended);
    QTRY_COMPARE(raised.size(), 2);
    const QList<model::Question *> open = fixture.questions.open();
    QCOMPARE(open.size(), 2);
    QVERIFY(open.first()->subject().conversation != open.last()->subject().conversation);
    for (const model::Question *question : open) {
        QCOMPARE(question->subject().invocation, QString());
        QVERIFY(!question->subject().conversation.isEmpty());
    }
    // The first answer counts, whoever gives it.
    open.first()->giveAnswer({model::Verdict::AllowOnce});
    QTRY_COMPARE(ended.size(), 1);
    QVERIFY(model::plainText(ended.first().first().value<model::InvocationOutcome>().contents).contains(u"\"action\":\"accept\""));
    QVERIFY(fixture.questions.open().isEmpty());
    other->cancel();
}

void McpAskingTest::showsTheWholeAddress()
{
    Fixture fixture;
    fixture.describe({u"modern"_s});
    fixture.answer({model::Verdict::AllowOnce});
    fixture.prepare();
    QVERIFY(fixture.text(u"peer:visit"_s).contains(u"\"action\":\"accept\""));
    QCOMPARE(fixture.asked.size(), 1);
    QCOMPARE(fixture.asked.first().url, QUrl(u"https://example.org/consent?a=b"_s));
    QVERIFY(fixture.asked.first().text.contains(u"The server peer asks you to open an address: Sign in there."));
    QVERIFY(fixture.asked.first().schema.isEmpty());
}

void McpAskingTest::tellsTheWorkspaceFoldersAsRoots()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s});
    fixture.scope.folders = {u"/srv/one"_s};
    fixture.prepare();
    QVERIFY(fixture.text(u"peer:roots"_s).contains(u"\"uri\":\"file:///srv/one\""));
    fixture.scope.folders = {u"/srv/two words"_s};
    fixture.prepare();
    QTRY_VERIFY(support::read(fixture.logFile()).contains("notifications/roots/list_changed"));
    const QString text = fixture.text(u"peer:roots"_s);
    QVERIFY2(text.contains(u"\"uri\":\"file:///srv/two%20words\"") && !text.contains(u"srv/one"), qPrintable(text));
}

QTEST_GUILESS_MAIN(McpAskingTest)
#include "tst_mcpasking.moc"
