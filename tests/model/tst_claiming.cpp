// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/conversationlock.h"
#include "model/store/conversationstore.h"
#include "tests/support/patience.h"
#include "tests/support/sessionfixture.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using model::TurnState;
using support::FakeConversers;
using support::SessionFixture;
using Action = std::function<model::Result<void>(model::Session &)>;

Q_DECLARE_METATYPE(Action)

//! Two processes with one conversation: what one has said the other neither hides nor loses.
class ClaimingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void goesOnAfterWhatAnotherHasSaid();
    void goesOnAfterTheFirstThatAnotherHasSaid();
    void retriesAfterWhatAnotherHasSaid();
    void refusesWhatWouldHideWhatAnotherHasSaid_data();
    void refusesWhatWouldHideWhatAnotherHasSaid();
    void keepsItsLockThoughAnEditEnds();
    void saysNothingInWhatAnotherHasDeleted();
    void deletesNothingThatAnotherWritesTo_data();
    void deletesNothingThatAnotherWritesTo();

private:
    void say(model::Session &session, const QString &text);
    QStringList shownBy(model::Session &session) const;
    bool isFree() const { return model::ConversationLock(m_fixture->folder.path(), m_session->id()).tryLock(); }

    std::unique_ptr<SessionFixture> m_fixture;
    model::Sessions::Handle m_session;
    //! Another process, as far as locks and sessions are concerned, that has the same conversation open.
    std::unique_ptr<model::Sessions> m_others;
    model::Sessions::Handle m_other;
};

void ClaimingTest::init()
{
    m_fixture = std::make_unique<SessionFixture>();
    m_session = m_fixture->conversation();
    QVERIFY(m_session);
    m_others = std::make_unique<model::Sessions>(model::Session::Parts {*m_fixture->store, m_fixture->conversers, m_fixture->invocations,
        *m_fixture->questions, *m_fixture->approvals, m_fixture->folder.path(), {}});
    m_others->setDefaults(m_fixture->sessions->defaults());
    m_other = m_others->open(m_session->id()).value_or(nullptr);
    QVERIFY(m_other);
    m_other->setSettings(m_session->settings());
}

void ClaimingTest::cleanup()
{
    m_other.reset();
    m_others.reset();
    m_session.reset();
    m_fixture.reset();
}

void ClaimingTest::say(model::Session &session, const QString &text)
{
    m_fixture->conversers.expect({FakeConversers::text(u"answer to "_s + text), FakeConversers::end()});
    const auto events = SessionFixture::record(session);
    QVERIFY(session.send({model::TextContent {text}}));
    QVERIFY(support::endsAs(*events, TurnState::Committed));
}

QStringList ClaimingTest::shownBy(model::Session &session) const
{
    QStringList texts;
    for (int position = 0; position < session.conversation().length(); ++position)
        texts.append(session.conversation().nodeAt(position)->canister->text());
    return texts;
}

void ClaimingTest::goesOnAfterWhatAnotherHasSaid()
{
    say(*m_session, u"mine"_s);
    QCOMPARE(m_other->conversation().length(), 2);
    say(*m_other, u"theirs"_s);
    QCOMPARE(shownBy(*m_other),
        (QStringList {u"first question"_s, u"first answer"_s, u"mine"_s, u"answer to mine"_s, u"theirs"_s, u"answer to theirs"_s}));
    // Also the model is told of it.
    QCOMPARE(m_fixture->conversers.requests.last().canisters.size(), 5);
    QCOMPARE(m_fixture->show(m_session->id()).count('\n'), 6);
}

void ClaimingTest::goesOnAfterTheFirstThatAnotherHasSaid()
{
    // Written in, and not sent.
    m_session = m_fixture->create();
    model::SessionSettings settings = m_session->settings();
    settings.draft = u"half a thought"_s;
    m_session->setSettings(settings);
    const model::ConversationStore reader(m_fixture->store->reader());
    QTRY_VERIFY(reader.find(m_session->id()));
    m_other = m_others->open(m_session->id()).value_or(nullptr);
    QVERIFY(m_other);
    say(*m_other, u"theirs"_s);
    say(*m_session, u"mine"_s);
    QCOMPARE(shownBy(*m_session), (QStringList {u"theirs"_s, u"answer to theirs"_s, u"mine"_s, u"answer to mine"_s}));
}

void ClaimingTest::retriesAfterWhatAnotherHasSaid()
{
    m_fixture->conversers.expect({FakeConversers::call({support::invocation(u"a"_s, u"t:break"_s)})});
    m_fixture->invocations.expectError(u"t:break"_s, model::ErrorCategory::Fatal, true);
    auto events = SessionFixture::record(*m_other);
    QVERIFY(m_other->send({model::TextContent {u"theirs"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::RolledBack));
    say(*m_session, u"mine"_s);
    m_fixture->conversers.expect({FakeConversers::text(u"Now it works."_s), FakeConversers::end()});
    events = SessionFixture::record(*m_other);
    QVERIFY(m_other->retryRolledBack());
    QVERIFY(support::endsAs(*events, TurnState::Committed));
    QCOMPARE(shownBy(*m_other),
        (QStringList {u"first question"_s, u"first answer"_s, u"mine"_s, u"answer to mine"_s, u"theirs"_s, u"Now it works."_s}));
}

void ClaimingTest::refusesWhatWouldHideWhatAnotherHasSaid_data()
{
    QTest::addColumn<Action>("action");
    const auto row = [](const char *name, const Action &action) { QTest::newRow(name) << action; };
    row("another answer", [](model::Session &session) { return session.regenerate(1); });
    row("another question", [](model::Session &session) { return session.editAndSend(0, {model::TextContent {u"another"_s}}); });
    row("going on", [](model::Session &session) { return session.continueAnswer(); });
    row("undoing a turn", [](model::Session &session) { return session.undoTurn(1, [](const model::TurnId &) {}); });
    row("an edit by its rows", [](model::Session &session) {
        const auto begun = session.beginEdit();
        if (begun)
            session.endEdit({});
        return begun;
    });
}

void ClaimingTest::refusesWhatWouldHideWhatAnotherHasSaid()
{
    QFETCH(Action, action);
    say(*m_session, u"mine"_s);
    const QByteArray before = m_fixture->show(m_session->id());
    const auto refused = action(*m_other);
    QVERIFY(!refused);
    QCOMPARE(refused.error().message, u"The conversation has gone on meanwhile, so nothing has been changed in it."_s);
    QVERIFY(!m_other->isBusy());
    QCOMPARE(shownBy(*m_other), shownBy(*m_session));
    QCOMPARE(m_fixture->show(m_session->id()), before);
    QVERIFY(isFree());
    // Now that it is seen, nothing is in the way of what is about it.
    QVERIFY(m_other->beginEdit());
    m_other->endEdit({});
}

void ClaimingTest::keepsItsLockThoughAnEditEnds()
{
    QVERIFY(m_session->setSwitches(0, true, true));
    m_fixture->conversers.expect({FakeConversers::text(u"half"_s)});
    QVERIFY(m_session->send({model::TextContent {u"mine"_s}}));
    QTRY_VERIFY(m_session->turn() && m_session->turn()->pending().isStreaming());
    QVERIFY(m_session->conversation().nodeAt(0)->pinned);
    QVERIFY(!isFree());
    m_session->stop();
    QTRY_VERIFY(!m_session->isBusy());
    QVERIFY(isFree());
}

void ClaimingTest::saysNothingInWhatAnotherHasDeleted()
{
    const model::ConversationStore reader(m_fixture->store->reader());
    bool isDeleted = false;
    m_others->edit(u"Delete"_s, {{m_session->id(), model::DeletionEdit {QDateTime::currentDateTimeUtc()}}},
        [&isDeleted](const model::Result<void> &deleted) { isDeleted = deleted.has_value(); });
    QTRY_VERIFY(isDeleted);
    const auto refused = m_session->send({model::TextContent {u"mine"_s}});
    QVERIFY(!refused);
    QCOMPARE(refused.error().message, u"There is no conversation %1."_s.arg(m_session->id().toString()));
    QVERIFY(!m_session->isBusy());
    QVERIFY(isFree());
}

void ClaimingTest::deletesNothingThatAnotherWritesTo_data()
{
    QTest::addColumn<bool>("isOpen");
    QTest::newRow("open here, too") << true;
    QTest::newRow("not open here") << false;
}

void ClaimingTest::deletesNothingThatAnotherWritesTo()
{
    QFETCH(bool, isOpen);
    if (!isOpen) {
        QSignalSpy closed(m_others.get(), &model::Sessions::closed);
        m_other.reset();
        QTRY_COMPARE(closed.size(), 1);
    }
    m_fixture->conversers.expect({FakeConversers::text(u"half"_s)});
    QVERIFY(m_session->send({model::TextContent {u"mine"_s}}));
    std::optional<model::Error> refusal;
    const auto remove = [this, &refusal] {
        m_others->edit(u"Delete"_s, {{m_session->id(), model::DeletionEdit {QDateTime::currentDateTimeUtc()}}},
            [&refusal](const model::Result<void> &deleted) { refusal = deleted ? std::nullopt : std::optional(deleted.error()); });
    };
    remove();
    QVERIFY(refusal);
    QCOMPARE(refusal->category, model::ErrorCategory::Storage);
    QVERIFY2(refusal->message.startsWith(u"Another Parlance is writing to this conversation: "_s), qPrintable(refusal->message));
    const model::ConversationStore reader(m_fixture->store->reader());
    QVERIFY(!reader.find(m_session->id())->deleted);
    m_session->stop();
    QTRY_VERIFY(!m_session->isBusy());
    remove();
    QTRY_VERIFY(reader.find(m_session->id())->deleted);
}

QTEST_GUILESS_MAIN(ClaimingTest)
#include "tst_claiming.moc"
