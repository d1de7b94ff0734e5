// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/questions.h"
#include "model/session/turn.h"
#include "tests/gui/windowfixture.h"

#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

//! What a page says of the turn of its conversation.
class SessionStatusTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }
    void goesOnWithATurnThatWasLeft();
    void offersAtTheMouseWhatTheFirstTurnCameTo();
    void waitsForAPersonWhoIsAskedWhetherItGoesOn();

private:
    QString activity() const { return m_fixture->page()->findChild<QLabel *>(u"turnState"_s)->text(); }
    void begin(const QString &text) const
    {
        m_fixture->page()->composer().editor().setPlainText(text);
        m_fixture->page()->composer().send();
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void SessionStatusTest::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    QVERIFY(m_fixture->open());
    QVERIFY(m_fixture->say(u"Hello"_s));
}

void SessionStatusTest::goesOnWithATurnThatWasLeft()
{
    const model::ConversationId left = m_fixture->page()->session().id();
    begin(u"Stall"_s);
    const model::Turn *turn = m_fixture->page()->session().turn();
    QTRY_VERIFY(turn || (turn = m_fixture->page()->session().turn()));
    QTRY_VERIFY(turn->pending().size() == 2);
    const QString saidBefore = activity();
    // Nobody looks at it any more.
    m_fixture->trigger(u"conversationNew"_s);
    QVERIFY(m_fixture->say(u"Hello again"_s));
    m_fixture->window->openConversation(left);
    QTRY_COMPARE(m_fixture->page()->session().id(), left);
    QCOMPARE(m_fixture->page()->session().turn(), turn);
    QCOMPARE(activity(), saidBefore);
    QVERIFY(m_fixture->page()->composer().stopButton().isVisible());
    m_fixture->page()->session().stop();
    QTRY_VERIFY(activity().isEmpty());
    QTRY_COMPARE(m_fixture->page()->session().conversation().length(), 4);
}

//! Nothing else stands in their way where nothing has been said yet.
void SessionStatusTest::offersAtTheMouseWhatTheFirstTurnCameTo()
{
    m_fixture->trigger(u"conversationNew"_s);
    QTRY_COMPARE(m_fixture->page()->session().conversation().length(), 0);
    model::SessionSettings settings = m_fixture->page()->session().settings();
    settings.model = {u"rehearsal"_s, u"rehearsal"_s};
    m_fixture->page()->session().setSettings(settings);
    begin(u"Break a tool"_s);
    const auto *button = m_fixture->page()->findChild<QPushButton *>(u"dismissButton"_s);
    QVERIFY(button);
    QTRY_VERIFY(button->isVisible());
    QWidget *window = m_fixture->window;
    QTRY_COMPARE(window->childAt(button->mapTo(window, button->rect().center())), button);
}

void SessionStatusTest::waitsForAPersonWhoIsAskedWhetherItGoesOn()
{
    model::Question *asked = nullptr;
    connect(&m_fixture->workbench->questions(), &model::Questions::raised, this, [&asked](model::Question *question) { asked = question; });
    begin(u"Roll 1d6 30 times"_s);
    QTRY_VERIFY(asked);
    QCOMPARE(asked->subject().kind, model::QuestionKind::Limit);
    QCOMPARE(activity(), u"Waiting for you"_s);
    m_fixture->page()->session().stop();
    QTRY_VERIFY(activity().isEmpty());
}

QTEST_MAIN(SessionStatusTest)
#include "tst_sessionstatus.moc"
