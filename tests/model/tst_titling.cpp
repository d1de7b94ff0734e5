// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/titling.h"
#include "tests/support/patience.h"
#include "tests/support/sessionfixture.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using model::Titling;
using support::FakeConversers;
using support::SessionFixture;

//! A title that a model writes.
class TitlingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void asksTheModelWithWhatWasSaidFirst();
    void failsWithoutAWord();
    void cleansWhatModelsWrite_data();
    void cleansWhatModelsWrite();

private:
    Titling *begin() const;

    std::unique_ptr<SessionFixture> m_fixture;
    model::Sessions::Handle m_session;
};

void TitlingTest::init()
{
    m_fixture = std::make_unique<SessionFixture>();
    m_session = m_fixture->conversation();
    QVERIFY(m_session);
}

void TitlingTest::cleanup()
{
    m_session.reset();
    m_fixture.reset();
}

Titling *TitlingTest::begin() const
{
    return new Titling(*m_fixture->store, m_fixture->conversers, m_session->conversation(), m_session->settings().model, m_session.get());
}

void TitlingTest::asksTheModelWithWhatWasSaidFirst()
{
    const qsizetype before = m_fixture->conversers.requests.size();
    m_fixture->conversers.expect({FakeConversers::text(u"\"Lamps and oil\"\n"_s), FakeConversers::end()});
    QSignalSpy done(begin(), &Titling::succeeded);
    QTRY_COMPARE(done.size(), 1);
    QCOMPARE(done.first().first().toString(), u"Lamps and oil"_s);
    QCOMPARE(m_fixture->conversers.requests.size(), before + 1);
    const model::ConverseRequest &asked = m_fixture->conversers.requests.last();
    QVERIFY(asked.tools.isEmpty());
    QCOMPARE(asked.origin.purpose, u"title"_s);
    QCOMPARE(asked.canisters.size(), 2);
    const QString first = m_session->conversation().nodeAt(0)->canister->text();
    QVERIFY(asked.canisters.last()->text().startsWith(u"User: "_s + first));
    // Nothing is changed by it, and what the conversation is called by itself is told.
    QCOMPARE(done.first().last().toString(), model::titleByRule(first));
    QVERIFY(m_session->conversation().title() != u"Lamps and oil"_s);
}

void TitlingTest::failsWithoutAWord()
{
    m_fixture->conversers.expect({FakeConversers::text(u" ** \n"_s), FakeConversers::end()});
    QSignalSpy failed(begin(), &model::Job::failed);
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().value<model::Error>().category, model::ErrorCategory::Provider);
}

void TitlingTest::cleansWhatModelsWrite_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("title");
    QTest::newRow("as it is") << u"Lamps and oil"_s << u"Lamps and oil"_s;
    QTest::newRow("quoted") << u"“Lamps and oil”"_s << u"Lamps and oil"_s;
    QTest::newRow("as a heading") << u"# Lamps and oil"_s << u"Lamps and oil"_s;
    QTest::newRow("bold, with a full stop") << u"**Lamps and oil.**"_s << u"Lamps and oil"_s;
    QTest::newRow("with an explanation") << u"Lamps and oil\n\nThis title says what it is about."_s << u"Lamps and oil"_s;
    QTest::newRow("a question") << u"What burns longest?"_s << u"What burns longest?"_s;
    QTest::newRow("nothing") << u" \n"_s << QString();
}

void TitlingTest::cleansWhatModelsWrite()
{
    QFETCH(const QString, written);
    QFETCH(const QString, title);
    QCOMPARE(Titling::cleaned(written), title);
    // However much there is.
    QVERIFY(Titling::cleaned(written.repeated(5000)).size() <= 62);
}

QTEST_GUILESS_MAIN(TitlingTest)
#include "tst_titling.moc"
