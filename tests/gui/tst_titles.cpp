// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/preferences/preferences.h"
#include "model/store/exchangestore.h"
#include "model/store/store.h"
#include "tests/gui/windowfixture.h"

using namespace Qt::StringLiterals;

//! Titles that models write, in a whole window.
class TitlesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }
    void leavesTheFirstLineWhereNothingElseIsWanted();
    void hasTheModelWriteOneAfterTheFirstTurn();
    void leavesWhatAPersonHasWritten();
    void writesOneWhenAsked();

private:
    QString title() const { return m_fixture->page()->session().conversation().title(); }
    //! That were asked for over the wire.
    int asked() const;

    std::unique_ptr<WindowFixture> m_fixture;
};

void TitlesTest::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    QVERIFY(m_fixture->open());
}

int TitlesTest::asked() const
{
    int count = 0;
    const auto exchanges = model::ExchangeStore(m_fixture->workbench->store().reader()).list({}, 100);
    for (const model::Exchange &exchange : exchanges ? *exchanges : QList<model::Exchange>())
        count += exchange.origin.purpose == "title"_L1 ? 1 : 0;
    return count;
}

void TitlesTest::leavesTheFirstLineWhereNothingElseIsWanted()
{
    QVERIFY(m_fixture->say(u"Where is the lamp?\nThe green one."_s));
    QCOMPARE(title(), u"Where is the lamp?"_s);
    QVERIFY(m_fixture->say(u"And the oil?"_s));
    QCOMPARE(title(), u"Where is the lamp?"_s);
    QCOMPARE(asked(), 0);
}

void TitlesTest::hasTheModelWriteOneAfterTheFirstTurn()
{
    m_fixture->windows->preferences().setTitlesByModel(true);
    QVERIFY(m_fixture->say(u"Where is the lamp?"_s));
    QTRY_VERIFY(title() != u"Where is the lamp?"_s);
    const QString written = title();
    QVERIFY(!written.isEmpty());
    QTRY_COMPARE(asked(), 1);
    QVERIFY(m_fixture->say(u"And the oil?"_s));
    QCOMPARE(title(), written);
    QCOMPARE(asked(), 1);
    // Taken back by name.
    QVERIFY(m_fixture->window->actions().find(u"editUndo"_s)->text().contains(u"Title"_s));
    m_fixture->trigger(u"editUndo"_s);
    QTRY_COMPARE(title(), u"Where is the lamp?"_s);
}

void TitlesTest::leavesWhatAPersonHasWritten()
{
    m_fixture->windows->preferences().setTitlesByModel(true);
    model::Session &session = m_fixture->page()->session();
    // Before the model has answered.
    connect(&session, &model::Session::turnStarted, this, [this, &session] {
        m_fixture->workbench->sessions().edit(
            u"Rename"_s, {{session.id(), model::TitleEdit {u"My own"_s}}}, [](const model::Result<void> &) {});
    });
    QVERIFY(m_fixture->say(u"Where is the lamp?"_s));
    QTRY_COMPARE(asked(), 1);
    QTRY_COMPARE(title(), u"My own"_s);
}

void TitlesTest::writesOneWhenAsked()
{
    m_fixture->trigger(u"titleSuggest"_s);
    QCOMPARE(asked(), 0);
    QVERIFY(m_fixture->say(u"Where is the lamp?"_s));
    m_fixture->trigger(u"titleSuggest"_s);
    QTRY_VERIFY(title() != u"Where is the lamp?"_s);
}

QTEST_MAIN(TitlesTest)
#include "tst_titles.moc"
