// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/sessionfixture.h"

#include "model/session/summarising.h"
#include "model/store/editing.h"
#include "tests/support/patience.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace model;
using support::FakeConversers;
using support::SessionFixture;

//! What becomes of a conversation whose beginning a model has summed up.
class SummarisingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void standsForTheOlderHalf();
    void isUndoneAndDoneAgain();
    void keepsWhatIsPinned();
    void changesNothingWithoutASummary();
    void changesNothingOnceTheConversationHasGoneOn();
    void changesNothingOnceItIsCancelled();
    void hasNothingToSumUpInOneTurn();
    void tellsNoMoreThanThereIsRoomFor();

private:
    //! A turn of a hundred words or so.
    void say(const QString &text);
    QString activeTexts() const;
    const Node &last() const { return *m_session->conversation().nodeAt(m_session->conversation().length() - 1); }

    std::unique_ptr<SessionFixture> m_fixture;
    Sessions::Handle m_session;
};

void SummarisingTest::init()
{
    m_session.reset();
    m_fixture = std::make_unique<SessionFixture>();
    m_session = m_fixture->create();
    for (const QString &each : {u"one"_s, u"two"_s, u"six"_s, u"ten"_s})
        say(each);
}

void SummarisingTest::say(const QString &text)
{
    m_fixture->conversers.expect({FakeConversers::text(u"yes, "_s + text), FakeConversers::end()});
    const auto events = SessionFixture::record(*m_session);
    QVERIFY(m_session->send({TextContent {text}}));
    QVERIFY(support::endsAs(*events, TurnState::Committed));
    QTRY_VERIFY(!m_session->isBusy());
}

QString SummarisingTest::activeTexts() const
{
    QStringList texts;
    for (int position = 0; position < m_session->conversation().length(); ++position) {
        const Node &node = *m_session->conversation().nodeAt(position);
        if (node.active)
            texts.append(node.canister->text().section(u'\n', -1));
    }
    return texts.join(u'|');
}

void SummarisingTest::standsForTheOlderHalf()
{
    m_fixture->conversers.expect({FakeConversers::text(u"It was about numbers."_s), FakeConversers::end()});
    Summarising *job = m_session->summarise(0, m_session.get());
    QSignalSpy done(job, &Summarising::succeeded);
    QTRY_COMPARE(done.size(), 1);
    QCOMPARE(done.first().first().toInt(), 4);
    QTRY_COMPARE(activeTexts(), u"six|yes, six|ten|yes, ten|It was about numbers."_s);
    QCOMPARE(last().canister->role, Role::Document);
    QCOMPARE(last().canister->title, u"Summary of messages 1 to 4"_s);
    QVERIFY(last().canister->text().contains(u"stands for 4 earlier messages"_s));
    QVERIFY(last().pinned);
    QVERIFY(!m_session->isInterrupted());
    // The model was told all of them, as a text, with no tools.
    const ConverseRequest &asked = m_fixture->conversers.requests.last();
    QVERIFY(asked.tools.isEmpty());
    QCOMPARE(asked.canisters.size(), 2);
    QCOMPARE(asked.canisters.last()->text(), u"User: one\n\nAssistant: yes, one\n\nUser: two\n\nAssistant: yes, two\n\n"_s);
    say(u"five"_s);
    const QList<CanisterPointer> sent = m_fixture->conversers.requests.last().canisters;
    QCOMPARE(sent.size(), 6);
    QVERIFY(m_fixture->conversers.requests.last().pinned.contains(sent.at(4)->id));
}

void SummarisingTest::isUndoneAndDoneAgain()
{
    const QString before = activeTexts();
    m_fixture->conversers.expect({FakeConversers::text(u"Numbers."_s), FakeConversers::end()});
    QSignalSpy edited(m_session.get(), &Session::edited);
    QSignalSpy done(m_session->summarise(0, m_session.get()), &Summarising::succeeded);
    QTRY_COMPARE(done.size(), 1);
    QTRY_COMPARE(last().canister->role, Role::Document);
    const QString after = activeTexts();
    QCOMPARE(edited.size(), 1);
    m_fixture->sessions->history().undo(this);
    QTRY_COMPARE(activeTexts(), before);
    m_fixture->sessions->history().redo(this);
    QTRY_COMPARE(activeTexts(), after);
}

void SummarisingTest::keepsWhatIsPinned()
{
    QSignalSpy changed(&m_session->conversation(), &Conversation::nodeChanged);
    QVERIFY(m_session->setSwitches(1, true, true));
    QTRY_VERIFY(!changed.isEmpty());
    m_fixture->conversers.expect({FakeConversers::text(u"Numbers."_s), FakeConversers::end()});
    QSignalSpy done(m_session->summarise(0, m_session.get()), &Summarising::succeeded);
    QTRY_COMPARE(done.size(), 1);
    QTRY_COMPARE(activeTexts(), u"yes, one|six|yes, six|ten|yes, ten|Numbers."_s);
}

void SummarisingTest::changesNothingWithoutASummary()
{
    const QString before = activeTexts();
    m_fixture->conversers.expect({FakeConversers::fail({ErrorCategory::Network, u"No way."_s})});
    QSignalSpy failed(m_session->summarise(0, m_session.get()), &Job::failed);
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(failed.first().first().value<Error>().message.contains(u"No way."_s));
    m_fixture->conversers.expect({FakeConversers::text(u"  "_s), FakeConversers::end()});
    QSignalSpy empty(m_session->summarise(0, m_session.get()), &Job::failed);
    QTRY_COMPARE(empty.size(), 1);
    QCOMPARE(activeTexts(), before);
}

void SummarisingTest::changesNothingOnceTheConversationHasGoneOn()
{
    m_fixture->conversers.expect({FakeConversers::text(u"Numb"_s)});
    Summarising *job = m_session->summarise(0, m_session.get());
    QSignalSpy failed(job, &Job::failed);
    const qsizetype asked = m_fixture->conversers.requests.size();
    QTRY_COMPARE(m_fixture->conversers.requests.size(), asked + 1);
    say(u"five"_s);
    const QString before = activeTexts();
    const qint64 head = m_session->conversation().head();

    bool isRefused = false;
    m_fixture->store->run(
        job,
        [id = m_session->id(), head](Database &database) {
            Canister summary;
            summary.role = Role::Document;
            return Editing(database).standFor(id, share(summary), head - 1, {1});
        },
        [&isRefused](const Result<Edit> &edit) { isRefused = !edit; });
    QTRY_VERIFY(isRefused);
    QCOMPARE(activeTexts(), before);
    job->cancel();
}

void SummarisingTest::changesNothingOnceItIsCancelled()
{
    const QString before = activeTexts();
    m_fixture->conversers.expect({FakeConversers::text(u"Numb"_s)});
    Summarising *job = m_session->summarise(0, m_session.get());
    QSignalSpy finished(job, &Job::finished);
    const qsizetype asked = m_fixture->conversers.requests.size();
    QTRY_COMPARE(m_fixture->conversers.requests.size(), asked + 1);
    job->cancel();
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(activeTexts(), before);
}

void SummarisingTest::hasNothingToSumUpInOneTurn()
{
    m_session = m_fixture->create();
    say(u"alone"_s);
    QSignalSpy failed(m_session->summarise(0, m_session.get()), &Job::failed);
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(failed.first().first().value<Error>().message.contains(u"nothing before"_s));
}

void SummarisingTest::tellsNoMoreThanThereIsRoomFor()
{
    Summarising::Span span;
    for (int each = 0; each < 50; ++each) {
        Canister canister;
        canister.contents = {TextContent {QString(10'000, u'x')}};
        span.nodes.append(Node {.row = each, .canister = share(canister)});
    }
    const QString cut = span.transcript(20'000);
    QVERIFY(cut.size() > 20'000 && cut.size() / 4 <= 20'000);
    QCOMPARE(cut.count(u"User: "_s), 50);
    QVERIFY(span.transcript(500).size() <= 1'000);
}

QTEST_GUILESS_MAIN(SummarisingTest)
#include "tst_summarising.moc"
