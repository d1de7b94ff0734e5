// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/questioncards.h"
#include "tests/gui/panelfixture.h"

#include <QDesktopServices>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>
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

//! Stands in for the desktop's browser.
class Browser final : public QObject
{
    Q_OBJECT

public:
    Browser() { QDesktopServices::setUrlHandler(u"https"_s, this, "open"); }
    ~Browser() override { QDesktopServices::unsetUrlHandler(u"https"_s); }

    QList<QUrl> opened;

public Q_SLOTS:
    void open(const QUrl &address) { opened.append(address); }
};

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
    void showsAFileThatStaysWithoutADifference();
    void showsAShortCommandOnceOnly();
    void saysWhyArgumentsCannotBeSent();
    void saysWhyAnAnswerCannotBeSent();
    void goesBackFromJsonToTheForm();
    void goesOnOnceTheAddressWasOpened_data();
    void goesOnOnceTheAddressWasOpened();
    void answersNothingWhoseQuestionIsGone();
    void leavesToTheBarWhatHasNoCard();
    void makesOneCardOfAQuestion();
    void asksWithoutArguments();
    void editsWhatMayBeAnything();

private:
    //! A call that waits, and the question about it.
    static model::Question *ask(PanelFixture &panel, QObject *owner, model::QuestionKind kind = model::QuestionKind::Approval);
};

model::Question *QuestionCardTest::ask(PanelFixture &panel, QObject *owner, model::QuestionKind kind)
{
    panel.fixture.conversers.expect({FakeConversers::call({support::invocation(u"1"_s, u"io:write_file"_s, R"({"path":"a"})")})});
    panel.say(u"Write it"_s);
    if (!QTest::qWaitFor([&panel] { return panel.rows() == 2; }, support::patience))
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
    QCOMPARE(panel.shown<QLabel>(u"questionCardText"_s)->text(), u"Look at what is marked below."_s);
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
    // Nobody would take other arguments.
    QVERIFY(!panel.shown<QWidget>(u"editArgumentsButton"_s));
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

void QuestionCardTest::showsAFileThatStaysWithoutADifference()
{
    PanelFixture panel;
    QObject owner;
    model::Question::Subject subject;
    subject.conversation = panel.session->id();
    subject.text = u"Allow io:write_file?"_s;
    subject.change = {.path = u"/home/ada/desk/a"_s, .exists = true, .remark = u"It stays as it is."_s};
    panel.fixture.questions->ask(subject, &owner);
    QTRY_VERIFY(panel.shown<QLabel>(u"questionFile"_s));
    QCOMPARE(panel.shown<QLabel>(u"questionFile"_s)->text(), u"Replaces /home/ada/desk/a\nIt stays as it is."_s);
    QVERIFY(!panel.window.findChild<QPlainTextEdit *>(u"questionDifference"_s));
}

//! What stands above of it already is not said twice.
void QuestionCardTest::showsAShortCommandOnceOnly()
{
    const QList<std::pair<QString, bool>> previews {
        {{}, false}, {QString(200, u'x'), false}, {QString(201, u'x'), true}, {u"run\nnext"_s, true}};
    for (const auto &[preview, isShown] : previews) {
        PanelFixture panel;
        QObject owner;
        model::Question::Subject subject;
        subject.conversation = panel.session->id();
        subject.text = u"Allow t:run?"_s;
        subject.preview = preview;
        panel.fixture.questions->ask(subject, &owner);
        QTRY_VERIFY(panel.shown<QPlainTextEdit>(u"questionValues"_s));
        QCOMPARE(panel.window.findChild<QPlainTextEdit *>(u"questionPreview"_s) != nullptr, isShown);
    }
}

void QuestionCardTest::saysWhyArgumentsCannotBeSent()
{
    PanelFixture panel;
    QObject owner;
    const model::Question *question = ask(panel, &owner);
    QVERIFY(panel.click(u"editArgumentsButton"_s));
    QVERIFY(panel.click(u"questionJsonButton"_s));
    const auto text = [&panel](const QString &name) { return panel.shown<QLabel>(name)->text(); };
    for (const auto &[typed, why] :
        {std::pair(u"[1]"_s, u"It must be a JSON object."_s), std::pair(u"{\"path\": "_s, u"Look at what is marked below."_s)}) {
        panel.shown<QPlainTextEdit>(u"formJson"_s)->setPlainText(typed);
        QVERIFY(panel.click(u"allowOnceButton"_s));
        QCOMPARE(text(u"questionCardTitle"_s), u"This cannot be sent as it is"_s);
        QCOMPARE(text(u"questionCardText"_s), why);
        QCOMPARE(panel.window.focusWidget()->objectName(), u"formJson"_s);
    }
    QVERIFY(!question->answer());
}

//! What is asked stays to be read.
void QuestionCardTest::saysWhyAnAnswerCannotBeSent()
{
    PanelFixture panel;
    QObject owner;
    const model::Question *question = ask(panel, &owner, model::QuestionKind::Elicitation);
    QTRY_VERIFY(panel.shown<QWidget>(u"value:/path"_s));
    QCOMPARE(panel.shown<QLabel>(u"questionCardTitle"_s)->text(), u"io:write_file asks"_s);
    QCOMPARE(panel.shown<QLabel>(u"questionCardText"_s)->text(), u"Allow io:write_file?\nIt writes a file."_s);
    QVERIFY(panel.click(u"questionJsonButton"_s));
    panel.shown<QPlainTextEdit>(u"formJson"_s)->setPlainText(u"[1]"_s);
    QVERIFY(panel.click(u"sendAnswerButton"_s));
    QCOMPARE(panel.shown<QLabel>(u"questionCardTitle"_s)->text(), u"io:write_file asks"_s);
    QCOMPARE(panel.shown<QLabel>(u"questionCardText"_s)->text(),
        u"Allow io:write_file?\nIt writes a file.\nThis cannot be sent as it is. It must be a JSON object."_s);
    QVERIFY(!question->answer());
    QVERIFY(panel.click(u"cancelQuestionButton"_s));
    QCOMPARE(question->answer()->verdict, Verdict::Cancelled);
}

void QuestionCardTest::goesBackFromJsonToTheForm()
{
    PanelFixture panel;
    QObject owner;
    ask(panel, &owner);
    QTRY_VERIFY(panel.shown(u"editArgumentsButton"_s));
    QVERIFY(!panel.shown(u"questionJsonButton"_s));
    QVERIFY(panel.click(u"editArgumentsButton"_s));
    QVERIFY(!panel.shown(u"editArgumentsButton"_s));
    QCOMPARE(panel.shown(u"questionJsonButton"_s)->text(), u"As &JSON"_s);
    QVERIFY(panel.click(u"questionJsonButton"_s));
    QCOMPARE(panel.shown(u"questionJsonButton"_s)->text(), u"As a for&m"_s);
    QCOMPARE(panel.window.focusWidget()->objectName(), u"formJson"_s);
    QVERIFY(!panel.shown<QWidget>(u"value:/path"_s));
    // What cannot be shown as fields stays as it is.
    auto *json = panel.shown<QPlainTextEdit>(u"formJson"_s);
    json->setPlainText(u"{"_s);
    QVERIFY(panel.click(u"questionJsonButton"_s));
    QCOMPARE(panel.shown(u"questionJsonButton"_s)->text(), u"As a for&m"_s);
    json->setPlainText(u"{\"path\":\"b\"}"_s);
    QVERIFY(panel.click(u"questionJsonButton"_s));
    QCOMPARE(panel.shown(u"questionJsonButton"_s)->text(), u"As &JSON"_s);
    QCOMPARE(panel.window.focusWidget()->objectName(), u"value:/path"_s);
    QVERIFY(!panel.shown<QWidget>(u"formJson"_s));
}

void QuestionCardTest::goesOnOnceTheAddressWasOpened_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("told");
    QTest::newRow("in the browser") << u"https://example.com/sign?x=1"_s << u"Go on once you have done what is asked there."_s;
    QTest::newRow("what no browser opens") << u"mailto:a@example.com"_s
                                           << u"The browser could not be opened. Open the address there by hand, then go on."_s;
}

void QuestionCardTest::goesOnOnceTheAddressWasOpened()
{
    QFETCH(QString, address);
    QFETCH(QString, told);
    Browser browser;
    PanelFixture panel;
    QObject owner;
    model::Question::Subject subject;
    subject.kind = model::QuestionKind::Elicitation;
    subject.conversation = panel.session->id();
    subject.text = u"Sign this."_s;
    subject.url = QUrl(address);
    const model::Question *question = panel.fixture.questions->ask(subject, &owner);
    QTRY_VERIFY(panel.shown(u"goOnButton"_s));
    QCOMPARE(panel.shown<QLabel>(u"questionCardTitle"_s)->text(), u"A tool asks"_s);
    QVERIFY(panel.shown<QPlainTextEdit>(u"questionAddress"_s));
    QVERIFY(!panel.shown(u"sendAnswerButton"_s) && !panel.shown(u"editArgumentsButton"_s) && !panel.shown<QWidget>(u"questionForm"_s));
    QVERIFY(!panel.shown(u"goOnButton"_s)->isEnabled());
    QSignalSpy heightChanged(panel.shown<gui::QuestionCard>(u"questionCard"_s), &gui::QuestionCard::heightChanged);
    QVERIFY(panel.click(u"openAddressButton"_s));
    QVERIFY(!heightChanged.isEmpty());
    QCOMPARE(browser.opened, subject.url.scheme() == u"https"_s ? QList<QUrl> {subject.url} : QList<QUrl>());
    QCOMPARE(panel.shown<QLabel>(u"questionCardText"_s)->text(), u"Sign this.\n"_s + told);
    QVERIFY(!question->answer());
    QVERIFY(panel.shown(u"goOnButton"_s)->isEnabled());
    QCOMPARE(panel.window.focusWidget()->objectName(), u"goOnButton"_s);
    QVERIFY(panel.click(u"goOnButton"_s));
    QVERIFY(question->answer());
    QCOMPARE(question->answer()->verdict, Verdict::AllowOnce);
}

//! A click may come before the card has gone.
void QuestionCardTest::answersNothingWhoseQuestionIsGone()
{
    Browser browser;
    for (const QString &name : {u"allowOnceButton"_s, u"openAddressButton"_s}) {
        model::Question::Subject subject;
        subject.text = u"May it?"_s;
        if (name == u"openAddressButton"_s) {
            subject.kind = model::QuestionKind::Elicitation;
            subject.url = QUrl(u"https://example.com/"_s);
        }
        auto question = std::make_unique<model::Question>(subject, nullptr);
        gui::QuestionCard card(*question, nullptr);
        card.show();
        question.reset();
        QTest::mouseClick(card.findChild<QPushButton *>(name), Qt::LeftButton);
        QVERIFY(browser.opened.isEmpty());
        QVERIFY(card.findChild<QLabel *>(u"questionCardTitle"_s));
    }
}

void QuestionCardTest::leavesToTheBarWhatHasNoCard()
{
    PanelFixture panel;
    QObject owner;
    QSignalSpy raised(panel.fixture.questions.get(), &model::Questions::raised);
    for (const auto kind : {model::QuestionKind::Limit, model::QuestionKind::Trust, model::QuestionKind::SignIn}) {
        model::Question::Subject subject;
        subject.kind = kind;
        subject.conversation = panel.session->id();
        panel.fixture.questions->ask(subject, &owner);
    }
    QTRY_COMPARE(raised.size(), 3);
    QVERIFY(!panel.window.findChild<QWidget *>(u"questionCard"_s));
}

//! One that is open when a window comes to be is told of besides.
void QuestionCardTest::makesOneCardOfAQuestion()
{
    PanelFixture panel;
    QObject owner;
    QSignalSpy raised(panel.fixture.questions.get(), &model::Questions::raised);
    ask(panel, &owner);
    gui::QuestionCards cards(panel.session->id(), *panel.fixture.questions, panel.view());
    QSignalSpy added(&cards, &gui::QuestionCards::added);
    QVERIFY(cards.find(u"1"_s));
    QWidget *card = cards.find(u"1"_s);
    QVERIFY(!cards.find(u"2"_s));
    QTRY_COMPARE(raised.size(), 1);
    QCOMPARE(cards.find(u"1"_s), card);
    QCOMPARE(added.size(), 0);
    model::Question::Subject other;
    other.conversation = panel.session->id();
    other.invocation = u"2"_s;
    panel.fixture.questions->ask(other, &owner);
    QTRY_COMPARE(added.size(), 1);
    QVERIFY(cards.withoutRow().contains(cards.find(u"2"_s)));
    QVERIFY(cards.find(u"2"_s) != card);
}

void QuestionCardTest::asksWithoutArguments()
{
    QTest::failOnWarning(QRegularExpression(u"layout"_s));
    PanelFixture panel;
    QObject owner;
    model::Question::Subject subject;
    subject.conversation = panel.session->id();
    subject.text = u"Allow it?"_s;
    const model::Question *question = panel.fixture.questions->ask(subject, &owner);
    QTRY_VERIFY(panel.shown<QPlainTextEdit>(u"questionValues"_s));
    QCOMPARE(panel.shown<QPlainTextEdit>(u"questionValues"_s)->toPlainText(), u"{}"_s);
    QVERIFY(!panel.shown<QLabel>(u"questionFile"_s));
    QVERIFY(!panel.shown<QPushButton>(u"editArgumentsButton"_s));
    QVERIFY(panel.click(u"allowOnceButton"_s));
    QVERIFY(question->answer());
    QVERIFY(question->answer()->values.isEmpty());
}

//! A tool that takes anything has a schema, if an empty one.
void QuestionCardTest::editsWhatMayBeAnything()
{
    QTest::failOnWarning(QRegularExpression(u"layout"_s));
    PanelFixture panel;
    QObject owner;
    model::Question::Subject subject;
    subject.conversation = panel.session->id();
    subject.text = u"Allow it?"_s;
    subject.schema = model::JsonText::trusted("{}");
    const model::Question *question = panel.fixture.questions->ask(subject, &owner);
    QVERIFY(panel.click(u"editArgumentsButton"_s));
    QVERIFY(panel.shown<QWidget>(u"questionForm"_s));
    QVERIFY(panel.click(u"allowOnceButton"_s));
    QVERIFY(question->answer());
    QVERIFY(question->answer()->values.isObject());
}

QTEST_MAIN(QuestionCardTest)
#include "tests/support/patience.h"
#include "tst_questioncard.moc"
