// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/gui/panelfixture.h"

#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using model::TurnState;
using model::Verdict;
using support::FakeConversers;

namespace {

//! Of a text in a card: that it is visible says nothing where it has no height.
int linesSeen(const QPlainTextEdit &view)
{
    return view.visibleRegion().boundingRect().height() / view.fontMetrics().lineSpacing();
}

} // namespace

class QuestionCardTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersByEachButton_data();
    void answersByEachButton();
    void editsArgumentsInAForm();
    void sendsEditedArguments();
    void refusesArgumentsThatAreNoObject();
    void answersWhatAToolWantsToKnow();
    void offersAHiddenFileForOnce();
    void showsWhatBecomesOfAFile();
    void showsALongCommandWhole();
    void showsEveryCharacterThatWouldAct();
    void editsWhatIsNotSeenAsJson();
    void saysThatThereIsMoreThanIsSeen();
    void goesWithItsQuestion();
    void leavesOtherConversationsAlone();
    void isReachedByKeyboardAndScreenReader();

private:
    //! A call that waits, and the question about it.
    static model::Question *ask(PanelFixture &panel, QObject *owner, model::QuestionKind kind = model::QuestionKind::Approval);
};

model::Question *QuestionCardTest::ask(PanelFixture &panel, QObject *owner, model::QuestionKind kind)
{
    panel.fixture.conversers.expect({FakeConversers::call({support::invocation(u"1"_s, u"io:write_file"_s, R"({"path":"a"})")})});
    panel.say(u"Write it"_s);
    if (!QTest::qWaitFor([&panel] { return panel.rows() == 2; }))
        return nullptr;
    model::Question::Subject subject;
    subject.kind = kind;
    subject.conversation = panel.session->id();
    subject.invocation = u"1"_s;
    subject.tool = u"io:write_file"_s;
    subject.text = u"Allow io:write_file?\nIt writes a file."_s;
    subject.values = model::JsonText::trusted(R"({"path":"a"})");
    subject.schema = model::JsonText::trusted(
        R"({"type":"object","required":["path"],"properties":{"path":{"type":"string","minLength":1},"n":{"type":"number","maximum":9}}})");
    return panel.fixture.questions->ask(subject, owner);
}

void QuestionCardTest::answersByEachButton_data()
{
    QTest::addColumn<QString>("button");
    QTest::addColumn<int>("verdict");
    QTest::newRow("once") << u"allowOnceButton"_s << int(Verdict::AllowOnce);
    QTest::newRow("this conversation") << u"allowConversationButton"_s << int(Verdict::AllowConversation);
    QTest::newRow("always") << u"allowAlwaysButton"_s << int(Verdict::AllowAlways);
    QTest::newRow("refuse") << u"refuseButton"_s << int(Verdict::Refuse);
}

void QuestionCardTest::answersByEachButton()
{
    QFETCH(QString, button);
    QFETCH(int, verdict);
    PanelFixture panel;
    QObject owner;
    model::Question *question = ask(panel, &owner);
    QTRY_VERIFY(panel.shown<QWidget>(u"questionCard"_s));
    QCOMPARE(panel.shown<QLabel>(u"questionCardTitle"_s)->text(), u"Allow io:write_file?"_s);
    QCOMPARE(panel.shown<QLabel>(u"questionCardText"_s)->text(), u"It writes a file."_s);
    QVERIFY(panel.click(button));
    QVERIFY(question->answer());
    QCOMPARE(int(question->answer()->verdict), verdict);
    QVERIFY(question->answer()->values.isEmpty());
    QTRY_VERIFY(!panel.shown<QWidget>(u"questionCard"_s));
}

void QuestionCardTest::editsArgumentsInAForm()
{
    PanelFixture panel;
    QObject owner;
    model::Question *question = ask(panel, &owner);
    QVERIFY(panel.click(u"editArgumentsButton"_s));
    QTRY_VERIFY(panel.shown<QWidget>(u"value:/n"_s));
    QVERIFY(!panel.shown<QWidget>(u"questionValues"_s));
    QCOMPARE(panel.window.focusWidget()->objectName(), u"value:/path"_s);
    panel.shown<QLineEdit>(u"value:/n"_s)->setFocus();
    QTest::keyClicks(panel.window.focusWidget(), u"10"_s);
    QTRY_VERIFY(panel.shown<QLabel>(u"problem:/n"_s));
    QVERIFY(panel.click(u"allowOnceButton"_s));
    QVERIFY(!question->answer());
    QCOMPARE(panel.window.focusWidget()->objectName(), u"value:/n"_s);
    QTest::keyClick(panel.window.focusWidget(), Qt::Key_Home);
    QTest::keyClicks(panel.window.focusWidget(), u"0."_s);
    QTest::keyClick(panel.window.focusWidget(), Qt::Key_Home);
    QTest::keyClick(panel.window.focusWidget(), Qt::Key_Tab, Qt::NoModifier);
    QVERIFY(panel.click(u"questionJsonButton"_s));
    QTRY_VERIFY(panel.shown<QPlainTextEdit>(u"formJson"_s));
    QVERIFY(panel.shown<QPlainTextEdit>(u"formJson"_s)->toPlainText().contains(u"0.10"_s));
    QVERIFY(panel.click(u"allowOnceButton"_s));
    QVERIFY(question->answer());
    QVERIFY(question->answer()->values.bytes().contains("0.10"));
}

void QuestionCardTest::sendsEditedArguments()
{
    PanelFixture panel;
    QObject owner;
    model::Question *question = ask(panel, &owner);
    QVERIFY(panel.click(u"editArgumentsButton"_s));
    QVERIFY(panel.click(u"questionJsonButton"_s));
    panel.shown<QPlainTextEdit>(u"formJson"_s)->setPlainText(uR"({"path": "b", "n": 1.0})"_s);
    QVERIFY(panel.click(u"allowOnceButton"_s));
    // The text stays as the person wrote it: 1.0 is not made 1.
    QVERIFY(question->answer());
    QCOMPARE(question->answer()->values.bytes(), QByteArray(R"({"path": "b", "n": 1.0})"));
}

void QuestionCardTest::refusesArgumentsThatAreNoObject()
{
    PanelFixture panel;
    QObject owner;
    model::Question *question = ask(panel, &owner);
    QVERIFY(panel.click(u"editArgumentsButton"_s));
    QVERIFY(panel.click(u"questionJsonButton"_s));
    for (const QString &wrong : {u"[1]"_s, u"{\"path\": "_s, QString()}) {
        panel.shown<QPlainTextEdit>(u"formJson"_s)->setPlainText(wrong);
        QVERIFY(panel.click(u"allowOnceButton"_s));
        QVERIFY(!question->answer());
        QVERIFY(panel.shown<QWidget>(u"questionCard"_s));
    }
    // Refusing needs no arguments.
    QVERIFY(panel.click(u"refuseButton"_s));
    QCOMPARE(question->answer()->verdict, Verdict::Refuse);
}

void QuestionCardTest::answersWhatAToolWantsToKnow()
{
    PanelFixture panel;
    QObject owner;
    model::Question *question = ask(panel, &owner, model::QuestionKind::Elicitation);
    QTRY_VERIFY(panel.shown<QWidget>(u"value:/path"_s));
    QVERIFY(!panel.shown(u"allowAlwaysButton"_s));
    QVERIFY(panel.click(u"sendAnswerButton"_s));
    QVERIFY(question->answer()->values.isObject());
}

void QuestionCardTest::offersAHiddenFileForOnce()
{
    PanelFixture panel;
    QObject owner;
    model::Question::Subject subject;
    subject.matter = model::Question::Matter::HiddenFile;
    subject.conversation = panel.session->id();
    subject.text = u"“.env” is in a hidden folder or looks like a secret. Allow this, once?"_s;
    panel.fixture.questions->ask(subject, &owner);
    QTRY_VERIFY(panel.shown<QWidget>(u"allowOnceButton"_s));
    QVERIFY(!panel.shown<QWidget>(u"allowConversationButton"_s));
    QVERIFY(!panel.shown<QWidget>(u"allowAlwaysButton"_s));
    QVERIFY(panel.shown<QWidget>(u"refuseButton"_s));
}

void QuestionCardTest::showsWhatBecomesOfAFile()
{
    PanelFixture panel;
    QObject owner;
    model::Question::Subject subject;
    subject.conversation = panel.session->id();
    subject.text = u"Allow io:write_file?"_s;
    subject.values = model::JsonText::trusted(R"({"path":"a"})");
    using Kind = model::DiffLine::Change;
    subject.change = {.path = u"/home/ada/desk/a"_s,
        .exists = true,
        .lines = {{Kind::Removed, 1, 0, u"old"_s}, {Kind::Added, 0, 1, u"new"_s}},
        .leftOut = 7};
    panel.fixture.questions->ask(subject, &owner);
    QTRY_VERIFY(panel.shown<QLabel>(u"questionFile"_s));
    const QString said = panel.shown<QLabel>(u"questionFile"_s)->text();
    QVERIFY2(said.startsWith(u"Replaces /home/ada/desk/a\n"_s) && said.contains(u"7"), qPrintable(said));
    auto *difference = panel.shown<QPlainTextEdit>(u"questionDifference"_s);
    QVERIFY(difference && difference->isReadOnly() && !difference->accessibleName().isEmpty());
    QVERIFY(difference->toPlainText().contains(u"− old"_s) && difference->toPlainText().contains(u"+ new"_s));
    QCOMPARE(difference->extraSelections().size(), 2);
    QTRY_VERIFY(linesSeen(*difference) >= 2);
    QVERIFY(panel.shown<QPlainTextEdit>(u"questionValues"_s));
    QTRY_VERIFY(linesSeen(*panel.shown<QPlainTextEdit>(u"questionValues"_s)) >= 1);
}

void QuestionCardTest::showsALongCommandWhole()
{
    PanelFixture panel;
    QObject owner;
    model::Question::Subject subject;
    subject.conversation = panel.session->id();
    subject.text = u"Allow t:run?"_s;
    subject.preview = u"run "_s + u"word "_s.repeated(2000) + u"--last"_s;
    panel.fixture.questions->ask(subject, &owner);
    QTRY_VERIFY(panel.shown<QPlainTextEdit>(u"questionPreview"_s));
    QCOMPARE(panel.shown<QPlainTextEdit>(u"questionPreview"_s)->toPlainText(), subject.preview);
    QTRY_VERIFY(linesSeen(*panel.shown<QPlainTextEdit>(u"questionPreview"_s)) >= 10);
}

void QuestionCardTest::showsEveryCharacterThatWouldAct()
{
    PanelFixture panel;
    QObject owner;
    model::Question::Subject subject;
    subject.conversation = panel.session->id();
    subject.text = u"Allow a\u202eb?\nIt runs \u2066x\U000e0041\u3164\u200b"_s;
    subject.values = model::JsonText::trusted("{\"path\":\"gpj.\xe2\x80\xae"
                                              "exe\"}");
    panel.fixture.questions->ask(subject, &owner);
    QTRY_VERIFY(panel.shown<QWidget>(u"questionCard"_s));
    QCOMPARE(panel.shown<QLabel>(u"questionCardTitle"_s)->text(), u"Allow a\\u202eb?"_s);
    QCOMPARE(panel.shown<QLabel>(u"questionCardText"_s)->text(), u"It runs \\u2066x\\udb40\\udc41\\u3164\\u200b"_s);
    QVERIFY(panel.shown<QPlainTextEdit>(u"questionValues"_s)->toPlainText().contains(u"gpj.\\u202eexe"_s));
    // What a screen reader says, too.
    QCOMPARE(panel.shown<QWidget>(u"questionCard"_s)->accessibleName(), u"Allow a\\u202eb?"_s);
}

void QuestionCardTest::editsWhatIsNotSeenAsJson()
{
    PanelFixture panel;
    QObject owner;
    model::Question::Subject subject;
    subject.conversation = panel.session->id();
    subject.text = u"Allow it?"_s;
    subject.values = model::JsonText::trusted("{\"path\":\"gpj.\xe2\x80\xae"
                                              "exe\"}");
    subject.schema = model::JsonText::trusted(R"({"type":"object","properties":{"path":{"type":"string"}}})");
    model::Question *question = panel.fixture.questions->ask(subject, &owner);
    QVERIFY(panel.click(u"editArgumentsButton"_s));
    auto *path = panel.shown<QPlainTextEdit>(u"value:/path"_s);
    QVERIFY(path);
    QCOMPARE(path->toPlainText(), uR"("gpj.\u202eexe")"_s);
    QVERIFY(panel.click(u"questionJsonButton"_s));
    QVERIFY(panel.shown<QPlainTextEdit>(u"formJson"_s)->toPlainText().contains(u"gpj.\\u202eexe"_s));
    QVERIFY(panel.click(u"allowOnceButton"_s));
    QVERIFY(question->answer());
    QCOMPARE(question->answer()->values.read(), subject.values.read());
}

//! Of what a yes covers nothing is left out without a word.
void QuestionCardTest::saysThatThereIsMoreThanIsSeen()
{
    PanelFixture panel;
    QObject owner;
    model::Question::Subject subject;
    subject.conversation = panel.session->id();
    subject.text = u"Allow it?"_s;
    for (const auto &[content, isLong] :
        {std::pair(u"short"_s, false), std::pair(u"one long line "_s.repeated(400), true), std::pair(u"a\\n"_s.repeated(40), false)}) {
        subject.values = model::JsonText::trusted("{\"content\":\"" + content.toUtf8() + "\"}");
        model::Question *question = panel.fixture.questions->ask(subject, &owner);
        QTRY_VERIFY(panel.shown<QPlainTextEdit>(u"questionValues"_s));
        QCOMPARE(panel.shown<QLabel>(u"moreText"_s) != nullptr, isLong);
        question->cancel();
        QTRY_VERIFY(!panel.shown<QPlainTextEdit>(u"questionValues"_s));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    subject.kind = model::QuestionKind::Elicitation;
    subject.text = u"x"_s.repeated(5000);
    panel.fixture.questions->ask(subject, &owner);
    QTRY_VERIFY(panel.shown<QLabel>(u"questionCardText"_s));
    QVERIFY(panel.shown<QLabel>(u"questionCardText"_s)->text().endsWith(u"xxx… (1000 more characters)"_s));
}

void QuestionCardTest::goesWithItsQuestion()
{
    PanelFixture panel;
    auto owner = std::make_unique<QObject>();
    ask(panel, owner.get());
    QTRY_VERIFY(panel.shown<QWidget>(u"questionCard"_s));
    owner.reset();
    QTRY_VERIFY(!panel.shown<QWidget>(u"questionCard"_s));
}

void QuestionCardTest::leavesOtherConversationsAlone()
{
    PanelFixture panel;
    QObject owner;
    model::Question::Subject subject;
    subject.conversation = model::ConversationId::create();
    QSignalSpy raised(panel.fixture.questions.get(), &model::Questions::raised);
    panel.fixture.questions->ask(subject, &owner);
    QTRY_COMPARE(raised.size(), 1);
    QVERIFY(!panel.shown<QWidget>(u"questionCard"_s));
}

void QuestionCardTest::isReachedByKeyboardAndScreenReader()
{
    PanelFixture panel;
    QObject owner;
    model::Question *question = ask(panel, &owner);
    QTRY_VERIFY(panel.shown<QWidget>(u"questionCard"_s));
    QAccessibleInterface *card = QAccessible::queryAccessibleInterface(panel.shown<QWidget>(u"questionCard"_s));
    QCOMPARE(card->text(QAccessible::Name), u"Allow io:write_file?"_s);
    panel.view().setFocus();
    for (const QString &name : {u"questionValues"_s, u"editArgumentsButton"_s, u"allowOnceButton"_s, u"allowConversationButton"_s}) {
        QTest::keyClick(panel.window.focusWidget(), Qt::Key_Tab);
        QCOMPARE(panel.window.focusWidget()->objectName(), name);
    }
    QAccessibleInterface *button = QAccessible::queryAccessibleInterface(panel.window.focusWidget());
    QVERIFY(!button->text(QAccessible::Name).isEmpty());
    button->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTRY_VERIFY(question->answer());
    QCOMPARE(question->answer()->verdict, Verdict::AllowConversation);
}

QTEST_MAIN(QuestionCardTest)
#include "tst_questioncard.moc"
