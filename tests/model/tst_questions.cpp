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
    void countsAYesOnlyOfWhomItIsFor_data();
    void countsAYesOnlyOfWhomItIsFor();
    void takesANoOfAnybodyAsItIs();
    void wordsOnTheWire();
    void tellsOfAChangeOfAFile();
    void tellsInFullWhatAYesCovers();
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

void QuestionsTest::countsAYesOnlyOfWhomItIsFor_data()
{
    using Matter = Question::Matter;
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("matter");
    QTest::addColumn<bool>("ofAPolicy");
    QTest::addColumn<bool>("ofAPeer");
    const auto row = [](const char *name, QuestionKind kind, Matter matter, bool ofAPolicy, bool ofAPeer) {
        QTest::newRow(name) << int(kind) << int(matter) << ofAPolicy << ofAPeer;
    };
    row("an approval", QuestionKind::Approval, Matter::Ordinary, true, true);
    row("a hidden file", QuestionKind::Approval, Matter::HiddenFile, false, false);
    row("trust", QuestionKind::Trust, Matter::Ordinary, false, false);
    row("a sign-in", QuestionKind::SignIn, Matter::Ordinary, false, false);
    row("an elicitation", QuestionKind::Elicitation, Matter::Ordinary, true, true);
    row("a limit", QuestionKind::Limit, Matter::Ordinary, true, false);
    row("an offered call", QuestionKind::Limit, Matter::OfferedCall, true, false);
}

void QuestionsTest::countsAYesOnlyOfWhomItIsFor()
{
    QFETCH(int, kind);
    QFETCH(int, matter);
    QFETCH(bool, ofAPolicy);
    QFETCH(bool, ofAPeer);
    const auto counts = [&](AnsweredBy by, Verdict verdict) {
        Questions questions;
        const std::unique_ptr<Question> question(questions.ask({.kind = QuestionKind(kind), .matter = Question::Matter(matter)}, nullptr));
        std::optional<Answer> told;
        connect(question.get(), &Question::answered, this, [&told](const Answer &answer) { told = answer; });
        question->giveAnswer({verdict, JsonText::trusted("{}"), by});
        // Everybody hears the same, and who it was.
        return told && told->verdict == question->answer()->verdict && told->by == by
            ? std::optional(told->allows() && !told->values.isEmpty())
            : std::nullopt;
    };
    for (const Verdict verdict : {Verdict::AllowOnce, Verdict::AllowConversation, Verdict::AllowAlways}) {
        QCOMPARE(counts(AnsweredBy::Person, verdict), true);
        QCOMPARE(counts(AnsweredBy::Policy, verdict), ofAPolicy);
        QCOMPARE(counts(AnsweredBy::Peer, verdict), ofAPeer);
    }
    QCOMPARE(counts(AnsweredBy::Peer, Verdict::Refuse), false);
}

void QuestionsTest::takesANoOfAnybodyAsItIs()
{
    for (const AnsweredBy by : {AnsweredBy::Person, AnsweredBy::Policy, AnsweredBy::Peer}) {
        for (const Verdict verdict : {Verdict::Refuse, Verdict::Cancelled}) {
            const std::unique_ptr<Question> question(Questions().ask({.kind = QuestionKind::Trust}, nullptr));
            question->giveAnswer({verdict, JsonText::trusted("1"), by});
            QCOMPARE(question->answer()->verdict, verdict);
            QCOMPARE(question->answer()->values, JsonText::trusted("1"));
            QCOMPARE(question->answer()->by, by);
        }
    }
}

void QuestionsTest::wordsOnTheWire()
{
    QCOMPARE(toWire(AnsweredBy::Peer), u"peer"_s);
    QCOMPARE(toWire(QuestionKind::SignIn), u"sign-in"_s);
    QCOMPARE(toWire(QuestionKind::Approval), u"approval"_s);
    QCOMPARE(toWire(Verdict::AllowOnce), u"allow"_s);
    QCOMPARE(toWire(Verdict::Cancelled), u"cancelled"_s);
}

void QuestionsTest::tellsOfAChangeOfAFile()
{
    FileChange change {u"/desk/a\nb"_s, true};
    change.lines = {{DiffLine::Change::Removed, 1, 0, u"x"_s}, {DiffLine::Change::Added, 0, 1, u"y"_s}};
    change.leftOut = 5;
    const QStringList told = change.sentences(1);
    QCOMPARE(told.size(), 2);
    // What a name hides is written out, and what is shown of no line is counted.
    QVERIFY2(told.first().startsWith(u"Replaces /desk/a"_s) && !told.first().contains(u'\n'), qPrintable(told.first()));
    QVERIFY2(told.last().contains(u'6'), qPrintable(told.last()));
    const FileChange none {{}, false, {}, {}, 0, u"It cannot be told."_s};
    QCOMPARE(none.sentences(0), QStringList {u"It cannot be told."_s});
    QVERIFY((FileChange {u"/desk/new"_s}.sentences(0).first().contains(u"not there yet"_s)));
}

void QuestionsTest::tellsInFullWhatAYesCovers()
{
    Question::Subject subject {.text = u"Run it\u202e?"_s, .values = JsonText::trusted("{\"a\":1}")};
    QCOMPARE(subject.inFull(), u"Run it\\u202e?\n{\"a\":1}"_s);
    // What it comes to stands for what it was made of.
    subject.preview = u"rm \u200bx\n"_s + QString(100'000, u'y');
    FileChange change {u"/desk/a"_s, true};
    change.lines = {{DiffLine::Change::Added, 0, 1, u"z\u2066"_s + QString(100'000, u'z')}};
    change.lines = QList<DiffLine>(1000, change.lines.constFirst());
    subject.change = change;
    const QString told = subject.inFull();
    QVERIFY(!told.contains(u"\"a\""_s) && told.contains(u"rm \\u200bx\n"_s) && told.contains(u"z\\u2066"_s));
    QVERIFY(told.contains(u"Replaces /desk/a"_s) && told.contains(u"600"_s));
    QVERIFY2(told.size() < 500'000, qPrintable(QString::number(told.size())));
}

QTEST_GUILESS_MAIN(QuestionsTest)
#include "tst_questions.moc"
