// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/questions.h"
#include "tests/support/patience.h"

#include <QSignalSpy>

using namespace model;
using namespace Qt::StringLiterals;

class QuestionsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isRaisedOnceTheCallerListens();
    void isAnsweredExactlyOnce();
    void deletingItCancelsIt();
    void whatIsAnsweredAtOnceIsNeverRaised();
    void wordsOnTheWire();
};

void QuestionsTest::isRaisedOnceTheCallerListens()
{
    Questions questions;
    QSignalSpy raised(&questions, &Questions::raised);
    Question *question = questions.ask({.text = u"May it?"_s}, this);
    QCOMPARE(raised.count(), 0);
    QCOMPARE(questions.open(), QList<Question *> {question});
    QCOMPARE(questions.find(question->id()), question);
    QTRY_COMPARE(raised.count(), 1);
    delete question;
}

void QuestionsTest::isAnsweredExactlyOnce()
{
    Questions questions;
    QSignalSpy settled(&questions, &Questions::settled);
    const std::unique_ptr<Question> question(questions.ask({}, nullptr));
    QList<Verdict> verdicts;
    connect(question.get(), &Question::answered, this, [&verdicts](const Answer &answer) { verdicts += answer.verdict; });
    question->giveAnswer({Verdict::AllowConversation});
    question->giveAnswer({Verdict::Refuse});
    question->cancel();
    QCOMPARE(verdicts, QList<Verdict> {Verdict::AllowConversation});
    QCOMPARE(question->answer()->verdict, Verdict::AllowConversation);
    QCOMPARE(settled.count(), 1);
    QVERIFY(questions.open().isEmpty());
    QVERIFY(!questions.find(question->id()));
}

void QuestionsTest::deletingItCancelsIt()
{
    Questions questions;
    QList<Verdict> verdicts;
    {
        QObject owner;
        Question *question = questions.ask({}, &owner);
        connect(question, &Question::answered, this, [&verdicts](const Answer &answer) { verdicts += answer.verdict; });
    }
    QCOMPARE(verdicts, QList<Verdict> {Verdict::Cancelled});
    QVERIFY(questions.open().isEmpty());
}

void QuestionsTest::whatIsAnsweredAtOnceIsNeverRaised()
{
    Questions questions;
    QSignalSpy raised(&questions, &Questions::raised);
    const std::unique_ptr<Question> answered(questions.ask({}, nullptr));
    answered->giveAnswer({Verdict::Refuse});
    delete questions.ask({}, nullptr);
    const std::unique_ptr<Question> open(questions.ask({}, nullptr));
    QTRY_COMPARE(raised.count(), 1);
    QCOMPARE(raised.first().first().value<Question *>(), open.get());
}

void QuestionsTest::wordsOnTheWire()
{
    QCOMPARE(toWire(QuestionKind::SignIn), u"sign-in"_s);
    QCOMPARE(toWire(QuestionKind::Approval), u"approval"_s);
    QCOMPARE(toWire(Verdict::AllowOnce), u"allow"_s);
    QCOMPARE(toWire(Verdict::Cancelled), u"cancelled"_s);
}

QTEST_GUILESS_MAIN(QuestionsTest)
#include "tst_questions.moc"
