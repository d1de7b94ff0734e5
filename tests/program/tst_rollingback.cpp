// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"

#include "model/store/conversationstore.h"
#include "model/store/turnstore.h"
#include "tests/support/patience.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

//! A turn that breaks leaves the conversation as it was, and itself in the store.
class RollingBackTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_program = std::make_unique<Program>(); }

    void leavesTheConversationByteForByte_data();
    void leavesTheConversationByteForByte();
    void tellsWhatHadRun();
    void keepsTheTurnAndItsExchanges();
    void goesOnAfterwards();
    void givesTheSameCanonicalFormForTwoRuns();

private:
    QString conversation() const { return m_program->converse({u"Read a.txt"_s}).end().value("conversation"_L1).toString(); }

    std::unique_ptr<Program> m_program;
};

void RollingBackTest::leavesTheConversationByteForByte_data()
{
    QTest::addColumn<QString>("prompt");
    QTest::newRow("the only call breaks") << u"Break a tool"_s;
    QTest::newRow("one of two calls breaks") << u"Roll 2d6 then break a tool"_s;
    QTest::newRow("a call of a later round breaks") << u"What is 1+1 and break a tool"_s;
}

void RollingBackTest::leavesTheConversationByteForByte()
{
    QFETCH(QString, prompt);
    m_program->write(u"workspace/a.txt"_s, "alpha\n");
    const QString id = conversation();
    const QByteArray before = m_program->show(id);
    QVERIFY(before.count('\n') == 5 || before.count('\n') == 4);
    const Program::Run run = m_program->converse({u"--conversation"_s, id, prompt});
    VERIFY_STATUS(run, 1);
    QCOMPARE(run.end().value("state"_L1).toString(), u"rolled-back"_s);
    QCOMPARE(run.end().value("error"_L1).toObject().value("category"_L1).toString(), u"fatal"_s);
    QCOMPARE(m_program->show(id), before);
    QCOMPARE(m_program->show(id), before);
}

void RollingBackTest::tellsWhatHadRun()
{
    const Program::Run run = m_program->converse({u"Roll 2d6 then break a tool"_s});
    const QJsonArray ran = run.end().value("ran"_L1).toArray();
    QCOMPARE(ran.size(), 2);
    QVERIFY(!ran.first().toObject().contains("broke"_L1));
    QCOMPARE(ran.last().toObject().value("name"_L1).toString(), u"rehearsal:break"_s);
    QCOMPARE(ran.last().toObject().value("broke"_L1).toBool(), true);
    QCOMPARE(ran.first().toObject().value("name"_L1).toString(), u"probability:roll_dice"_s);
    QCOMPARE(ran.first().toObject().value("arguments"_L1).toObject().value("dice"_L1).toString(), u"2d6"_s);
    const Program::Run told = m_program->run({u"converse"_s, u"Roll 2d6 then break a tool"_s});
    VERIFY_STATUS(told, 1);
    QVERIFY(told.notes.contains("Already done outside, and not undone: probability:roll_dice"));
    QVERIFY(told.notes.contains("Begun outside, and not undone as far as it got: rehearsal:break"));
}

void RollingBackTest::keepsTheTurnAndItsExchanges()
{
    m_program->write(u"workspace/a.txt"_s, "alpha\n");
    const QString id = conversation();
    const Program::Run run = m_program->converse({u"--conversation"_s, id, u"Roll 2d6 then break a tool"_s});
    const auto database = model::Database::open(m_program->database(), model::Database::Access::ReadOnly);
    QVERIFY(database);
    const auto turns = model::TurnStore(**database).rolledBack(model::ConversationId(id));
    QVERIFY(turns);
    QCOMPARE(turns->size(), 1);
    const model::TurnRecord &turn = turns->first();
    QCOMPARE(turn.id.toString(), run.end().value("turn"_L1).toString());
    QCOMPARE(turn.staged.first()->text(), u"Roll 2d6 then break a tool"_s);
    QCOMPARE(turn.staged.last()->role, model::Role::Result);
    int ofTurn = 0;
    for (const QJsonObject &exchange : m_program->run({u"exchanges"_s, u"--json"_s, id}).lines())
        ofTurn += exchange.value("turn"_L1) == run.end().value("turn"_L1);
    QCOMPARE(ofTurn, 1);
}

void RollingBackTest::goesOnAfterwards()
{
    const QString id = m_program->converse({u"Hello"_s}).end().value("conversation"_L1).toString();
    const QByteArray before = m_program->show(id);
    VERIFY_STATUS(m_program->converse({u"--conversation"_s, id, u"Break a tool"_s}), 1);
    VERIFY_STATUS(m_program->converse({u"--conversation"_s, id, u"What is 2+2?"_s}), 0);
    const QByteArray after = m_program->show(id);
    QVERIFY(after.startsWith(before));
    QVERIFY(!after.contains("break"));
}

void RollingBackTest::givesTheSameCanonicalFormForTwoRuns()
{
    m_program->write(u"workspace/a.txt"_s, "alpha\n");
    const auto canonical = [this] {
        const Program::Run run = m_program->converse({u"Read a.txt and what is 12*(3+4)?"_s});
        const QString id = run.end().value("conversation"_L1).toString();
        // A turn that was rolled back is no part of it.
        m_program->converse({u"--conversation"_s, id, u"Break a tool"_s});
        return m_program->run({u"show"_s, id, u"--canonical"_s}).out;
    };
    const QByteArray first = canonical();
    QVERIFY(first.count('\n') >= 6);
    QVERIFY(!first.contains("\"id\""));
    QVERIFY(!first.contains("milliseconds"));
    QVERIFY(!first.contains("created"));
    QCOMPARE(canonical(), first);
}

QTEST_GUILESS_MAIN(RollingBackTest)
#include "tst_rollingback.moc"
