// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/acp/acpconversejob.h"
#include "tests/network/acpfixture.h"

using namespace acpfixture;
using model::TurnState;

//! What the errors of agents say to the person, and which they get.
class AcpErrorsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatTheDataOfAnErrorSays_data();
    void tellsWhatTheDataOfAnErrorSays();
    void refusesAQuestionOfAnIdThatIsOpen();
    void asksAnotherWhereOneEndsWithoutAWord();
    void asksAnotherOnlyOnce();
    void asksNoOtherWhereOneHasSpoken();
    void asksNoOtherWhereOneMayHaveWorked();
};

void AcpErrorsTest::tellsWhatTheDataOfAnErrorSays_data()
{
    QTest::addColumn<QString>("data");
    QTest::addColumn<QString>("said");
    const QString bare = u"peer: something broke"_s;
    QTest::newRow("none") << QString() << bare;
    QTest::newRow("a text") << uR"("the quota is spent")"_s << bare + u" (the quota is spent)"_s;
    QTest::newRow("details") << uR"({"code":5,"details":"the quota is spent"})"_s << bare + u" (the quota is spent)"_s;
    QTest::newRow("a message") << uR"({"message":"no\n  key","details":"more"})"_s << bare + u" (no key)"_s;
    QTest::newRow("an error") << uR"({"error":"no key"})"_s << bare + u" (no key)"_s;
    QTest::newRow("an error's message") << uR"({"error":{"message":"no key"}})"_s << bare + u" (no key)"_s;
    QTest::newRow("the same once more") << uR"("something broke")"_s << bare;
    QTest::newRow("no words") << uR"({"code":5,"message":"","details":[1]})"_s << bare;
    QTest::newRow("what is not seen") << u"\"a\u202eb\""_s << bare + u" (a\\u202eb)"_s;
    QTest::newRow("what is long") << u'"' + QString(5'000, u'x') + u'"'
                                  << bare + u" ("_s + QString(400, u'x') + u"… (4600 more characters))"_s;
}

void AcpErrorsTest::tellsWhatTheDataOfAnErrorSays()
{
    QFETCH(const QString, data);
    Agents agents;
    const auto session = agents.create();
    const Told told = say(*session, u"break "_s + data);
    QVERIFY(told.end.error);
    QTEST(told.end.error->message, "said");
}

void AcpErrorsTest::refusesAQuestionOfAnIdThatIsOpen()
{
    Agents agents;
    agents.answers = false;
    const auto session = agents.create();
    (void)say(*session, u"repeat"_s);
    QVERIFY(agents.log().contains("-32600"));
    QCOMPARE(agents.asked.size(), 1);
}

//! The program had answered before, and was ending when it was spoken with.
void AcpErrorsTest::asksAnotherWhereOneEndsWithoutAWord()
{
    Agents agents;
    const auto session = agents.create();
    QCOMPARE(say(*session, u"hello"_s).end.state, TurnState::Committed);
    const Told told = say(*session, u"first of all"_s);
    QCOMPARE(told.end.state, TurnState::Committed);
    QCOMPARE(told.text, u"You said: first"_s);
    QCOMPARE(agents.starts(), 2);
    QCOMPARE(agents.log().count("session/prompt"), 3);
    // It was told what had been said, and goes on in that session.
    QVERIFY(agents.log().contains(R"(## Assistant\n\nHello, person.)"));
    QCOMPARE(say(*session, u"recall"_s).text, u"first of all | recall"_s);
}

void AcpErrorsTest::asksAnotherOnlyOnce()
{
    Agents agents({u"loads"_s});
    const auto session = agents.create();
    QCOMPARE(say(*session, u"hello"_s).end.state, TurnState::Committed);
    // The other takes the session up, and is not the first there either.
    const Told told = say(*session, u"first of all"_s);
    QVERIFY(told.end.error);
    QVERIFY2(told.end.error->message.contains(u"status 3"_s), qPrintable(told.end.error->message));
    QCOMPARE(agents.starts(), 2);
    QCOMPARE(agents.log().count("session/prompt"), 3);
    QCOMPARE(say(*session, u"hello again"_s).end.state, TurnState::Committed);
}

void AcpErrorsTest::asksNoOtherWhereOneHasSpoken()
{
    Agents agents;
    const auto session = agents.create();
    QCOMPARE(say(*session, u"hello"_s).end.state, TurnState::Committed);
    QCOMPARE(say(*session, u"vanish"_s).end.state, TurnState::Interrupted);
    QCOMPARE(agents.starts(), 1);
}

void AcpErrorsTest::asksNoOtherWhereOneMayHaveWorked()
{
    Agents agents;
    const auto session = agents.create();
    QCOMPARE(say(*session, u"hello"_s).end.state, TurnState::Committed);
    const Told told = say(*session, u"first %1"_s.arg(AcpConverseJob::endingMilliseconds + 100));
    QVERIFY(told.end.error);
    QCOMPARE(agents.starts(), 1);
}

QTEST_GUILESS_MAIN(AcpErrorsTest)
#include "tst_acperrors.moc"
