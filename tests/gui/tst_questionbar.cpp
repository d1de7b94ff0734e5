// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/addressview.h"
#include "gui/shared/questionbar.h"
#include "tests/support/patience.h"

#include <QLabel>
#include <QLayout>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using model::Question;
using model::QuestionKind;
using model::Verdict;

//! The bar with the questions that have no card in the transcript.
class QuestionBarTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void answersByEachButton_data();
    void answersByEachButton();
    void offersToRunACallOfAnAnswer();
    void asksOneAfterAnother();
    void showsWhereASignInLeads();
    void goesWithItsQuestion();
    void leavesToTheTranscriptWhatHasACard();
    void showsQuestionsOfItsConversationOnly();
    void showsTextAsItIs();
    void showsAllThatIsToBeTrusted();
    void showsWholeTextsInANarrowWindow();
    void isAnsweredByKeyboard();

private:
    Question *ask(QuestionKind kind, const QString &text, const model::ConversationId &conversation = {});
    //! Null where it is not to be seen. What is still on its way to being deleted does not count.
    QPushButton *button(const QString &name);
    QString text() { return m_bar->findChild<QLabel *>(u"questionText"_s)->text(); }

    std::unique_ptr<model::Questions> m_questions;
    std::unique_ptr<QObject> m_owner;
    std::unique_ptr<QWidget> m_window;
    gui::QuestionBar *m_bar = nullptr;
};

void QuestionBarTest::init()
{
    m_questions = std::make_unique<model::Questions>();
    m_owner = std::make_unique<QObject>();
    m_window = std::make_unique<QWidget>();
    m_window->resize(600, 300);
    m_bar = new gui::QuestionBar(*m_questions, m_window.get());
    auto *layout = new QVBoxLayout(m_window.get());
    layout->addStretch();
    layout->addWidget(m_bar);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void QuestionBarTest::cleanup()
{
    m_window.reset();
    m_owner.reset();
    m_questions.reset();
}

Question *QuestionBarTest::ask(QuestionKind kind, const QString &text, const model::ConversationId &conversation)
{
    Question::Subject subject;
    subject.kind = kind;
    subject.text = text;
    subject.conversation = conversation;
    return m_questions->ask(subject, m_owner.get());
}

QPushButton *QuestionBarTest::button(const QString &name)
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    auto *found = m_bar->findChild<QPushButton *>(name);
    return found && found->isVisible() ? found : nullptr;
}

void QuestionBarTest::answersByEachButton_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("label");
    QTest::addColumn<int>("verdict");
    const auto row = [](const char *title, QuestionKind kind, const QString &name, const QString &label, Verdict verdict) {
        QTest::newRow(title) << int(kind) << name << label << int(verdict);
    };
    row("go on beyond a limit", QuestionKind::Limit, u"questionAllow"_s, u"Go on"_s, Verdict::AllowOnce);
    row("end at a limit", QuestionKind::Limit, u"questionRefuse"_s, u"End the turn"_s, Verdict::Refuse);
    row("trust once", QuestionKind::Trust, u"questionAllow"_s, u"Allow"_s, Verdict::AllowOnce);
    row("trust always", QuestionKind::Trust, u"questionAlways"_s, u"Allow always"_s, Verdict::AllowAlways);
    row("trust not", QuestionKind::Trust, u"questionRefuse"_s, u"Refuse"_s, Verdict::Refuse);
    row("sign in", QuestionKind::SignIn, u"questionAllow"_s, u"Sign in"_s, Verdict::AllowOnce);
}

void QuestionBarTest::answersByEachButton()
{
    QFETCH(int, kind);
    QFETCH(QString, name);
    QFETCH(QString, label);
    QFETCH(int, verdict);
    QVERIFY(m_bar->isHidden());
    Question *question = ask(QuestionKind(kind), u"Is that right?"_s);
    QTRY_VERIFY(m_bar->isVisible());
    QCOMPARE(text(), u"Is that right?"_s);
    // Buttons that are added to a bar that is there already are shown a moment later.
    QTRY_VERIFY(button(name));
    QCOMPARE(button(u"questionAlways"_s) != nullptr, QuestionKind(kind) == QuestionKind::Trust);
    QCOMPARE(button(name)->text().remove(u'&'), label);
    QTest::mouseClick(button(name), Qt::LeftButton);
    QVERIFY(question->answer());
    QCOMPARE(int(question->answer()->verdict), verdict);
    QTRY_VERIFY(m_bar->isHidden());
}

void QuestionBarTest::offersToRunACallOfAnAnswer()
{
    Question *question = m_questions->ask(
        {.kind = QuestionKind::Limit, .matter = Question::Matter::OfferedCall, .text = u"Run it?"_s}, m_owner.get());
    QTRY_VERIFY(button(u"questionAllow"_s));
    QCOMPARE(button(u"questionAllow"_s)->text(), u"&Run it"_s);
    QTest::mouseClick(button(u"questionAllow"_s), Qt::LeftButton);
    QCOMPARE(question->answer()->verdict, Verdict::AllowOnce);
}

void QuestionBarTest::asksOneAfterAnother()
{
    Question *first = ask(QuestionKind::Limit, u"first"_s);
    Question *second = ask(QuestionKind::Limit, u"second"_s);
    QTRY_COMPARE(text(), u"first"_s);
    QTRY_VERIFY(button(u"questionAllow"_s));
    QTest::mouseClick(button(u"questionAllow"_s), Qt::LeftButton);
    QTRY_COMPARE(text(), u"second"_s);
    QVERIFY(first->answer() && !second->answer());
    QTRY_VERIFY(button(u"questionRefuse"_s));
    QTest::mouseClick(button(u"questionRefuse"_s), Qt::LeftButton);
    QCOMPARE(second->answer()->verdict, Verdict::Refuse);
    QTRY_VERIFY(m_bar->isHidden());
}

void QuestionBarTest::showsWhereASignInLeads()
{
    Question::Subject subject;
    subject.kind = QuestionKind::SignIn;
    subject.text = u"The server “a” wants you to sign in."_s;
    subject.url = QUrl(u"https://login.example.org/authorize?client_id=1&state=x"_s);
    m_questions->ask(subject, m_owner.get());
    QTRY_VERIFY(m_bar->isVisible());
    auto *address = m_bar->findChild<QPlainTextEdit *>(u"questionAddress"_s);
    QVERIFY(address);
    QTRY_VERIFY(address->isVisible());
    QTRY_VERIFY(address->visibleRegion().boundingRect().height() >= address->fontMetrics().lineSpacing());
    QCOMPARE(address->toPlainText(), u"https://login.example.org/authorize?client_id=1&state=x"_s);
    QCOMPARE(m_bar->findChild<QLabel *>(u"addressHost"_s)->text(), u"It leads to login.example.org"_s);
    ask(QuestionKind::Limit, u"next"_s);
    QTRY_VERIFY(button(u"questionRefuse"_s));
    QTest::mouseClick(button(u"questionRefuse"_s), Qt::LeftButton);
    QTRY_COMPARE(text(), u"next"_s);
    QVERIFY(!m_bar->findChild<QPlainTextEdit *>(u"questionAddress"_s));
}

void QuestionBarTest::goesWithItsQuestion()
{
    ask(QuestionKind::Limit, u"first"_s);
    QTRY_VERIFY(m_bar->isVisible());
    m_owner.reset();
    QTRY_VERIFY(m_bar->isHidden());
}

void QuestionBarTest::leavesToTheTranscriptWhatHasACard()
{
    ask(QuestionKind::Approval, u"approval"_s);
    ask(QuestionKind::Elicitation, u"elicitation"_s);
    ask(QuestionKind::Limit, u"limit"_s);
    QTRY_VERIFY(m_bar->isVisible());
    QCOMPARE(text(), u"limit"_s);
}

void QuestionBarTest::showsQuestionsOfItsConversationOnly()
{
    const auto mine = model::ConversationId::create();
    const auto other = model::ConversationId::create();
    m_bar->setConversation(mine);
    ask(QuestionKind::Limit, u"other"_s, other);
    ask(QuestionKind::Limit, u"mine"_s, mine);
    QTRY_COMPARE(text(), u"mine"_s);
    m_bar->setConversation(other);
    QCOMPARE(text(), u"other"_s);
    m_bar->setConversation(model::ConversationId::create());
    QVERIFY(m_bar->isHidden());
}

void QuestionBarTest::showsTextAsItIs()
{
    ask(QuestionKind::Limit, u"<img src=\"file:///etc/passwd\"> <b>now</b>\u202e\u2028"_s);
    QTRY_VERIFY(m_bar->isVisible());
    QCOMPARE(text(), u"<img src=\"file:///etc/passwd\"> <b>now</b>\\u202e\\u2028"_s);
    QCOMPARE(m_bar->findChild<QLabel *>(u"questionText"_s)->textFormat(), Qt::PlainText);
    // Within the bar's margins, beside its buttons, and not on top of them.
    m_bar->layout()->activate();
    QVERIFY(m_bar->findChild<QLabel *>(u"questionText"_s)->x() > 0);
}

void QuestionBarTest::showsAllThatIsToBeTrusted()
{
    Question::Subject subject;
    subject.kind = QuestionKind::Trust;
    subject.text = u"Have these said?"_s;
    subject.preview = u"Use tabs.\n"_s.repeated(40) + u"The last\u202e line."_s;
    Question *question = m_questions->ask(subject, m_owner.get());
    QTRY_VERIFY(m_bar->isVisible());
    auto *view = m_bar->findChild<QPlainTextEdit *>(u"questionPreview"_s);
    QVERIFY(view && view->isReadOnly());
    QTRY_VERIFY(view->isVisible());
    QVERIFY(view->toPlainText().endsWith(u"The last\\u202e line."_s));
    QTRY_VERIFY(view->height() >= 4 * view->fontMetrics().height());
    QVERIFY(m_bar->height() <= m_window->height());
    // It goes with its question.
    question->cancel();
    QTRY_VERIFY(m_bar->isHidden());
    QVERIFY(!m_bar->findChild<QPlainTextEdit *>(u"questionPreview"_s));
}

void QuestionBarTest::showsWholeTextsInANarrowWindow()
{
    QWidget narrow;
    auto *layout = new QVBoxLayout(&narrow);
    auto *wrapped = new gui::WholeText(u"many short words "_s.repeated(9), 20, QTextOption::WrapAtWordBoundaryOrAnywhere);
    auto *straight = new gui::WholeText(u"one long line "_s.repeated(9), 20, QTextOption::NoWrap);
    layout->addWidget(wrapped);
    layout->addWidget(straight);
    layout->addStretch();
    narrow.resize(220, 600);
    narrow.show();
    QVERIFY(QTest::qWaitForWindowExposed(&narrow));
    // In the usual width it would have fewer lines.
    QVERIFY(wrapped->heightForWidth(220) > wrapped->heightForWidth(400));
    for (gui::WholeText *text : {wrapped, straight}) {
        QTRY_COMPARE(text->height(), text->heightForWidth(text->width()));
        QCOMPARE(text->view().visibleRegion().boundingRect().height(), text->view().height());
        const int line = QFontMetrics(text->view().font()).lineSpacing();
        QVERIFY(text->view().viewport()->height() >= line + int(text->view().document()->documentMargin()));
    }
}

void QuestionBarTest::isAnsweredByKeyboard()
{
    Question *question = ask(QuestionKind::Trust, u"Trust it?"_s);
    QTRY_VERIFY(m_bar->isVisible());
    QVERIFY(!m_bar->accessibleName().isEmpty());
    QTRY_VERIFY(button(u"questionAllow"_s));
    button(u"questionAllow"_s)->setFocus();
    m_window->activateWindow();
    QTRY_VERIFY(m_window->focusWidget() == button(u"questionAllow"_s));
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Tab);
    QCOMPARE(m_window->focusWidget()->objectName(), u"questionAlways"_s);
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Space);
    QVERIFY(question->answer());
    QCOMPARE(question->answer()->verdict, Verdict::AllowAlways);
}

QTEST_MAIN(QuestionBarTest)
#include "tst_questionbar.moc"
