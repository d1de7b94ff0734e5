// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/database.h"
#include "tests/program/program.h"
#include "tests/support/patience.h"

#include <csignal>

using namespace Qt::StringLiterals;

//! Two processes on one profile at the same time.
class TwoProcessesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_program = std::make_unique<Program>(); }

    void bothFinish();
    void onlyOneWritesAConversation();
    void aRunningTurnIsNotTakenForADeadOne();
    void aTurnSaysThatItWaitsForTheStore();
    void stopEndsTheWaitingForTheStore();

private:
    //! A turn that goes on until it is interrupted.
    std::unique_ptr<QProcess> stalling(const QString &conversation, QByteArray &output) const
    {
        auto process = m_program->start({u"converse"_s, u"--json"_s, u"--conversation"_s, conversation, u"Stall"_s});
        const bool began = QTest::qWaitFor(
            [&] { return (output += process->readAllStandardOutput()).contains("\"delta\""); }, support::patience);
        if (!began)
            qFatal("the turn does not begin");
        return process;
    }

    //! A turn whose call has run, and that waits for the store, which another writes to as long as `other` is there.
    std::unique_ptr<QProcess> waiting(const QString &conversation, QByteArray &output, std::unique_ptr<model::Database> &other) const
    {
        // Long enough to open the store and to write to it meanwhile, however busy the machine is.
        auto process = m_program->start({u"converse"_s, u"--json"_s, u"--conversation"_s, conversation, u"Wait 5 seconds"_s});
        const auto says = [&](const QByteArray &text) {
            return QTest::qWaitFor([&] { return (output += process->readAllStandardOutput()).contains(text); }, support::patience);
        };
        if (!says("\"running\""))
            qFatal("the call does not begin");
        other = model::Database::open(m_program->database(), model::Database::Access::ReadWrite).value_or(nullptr);
        const auto locks = [&] { return other && other->execute(u"BEGIN IMMEDIATE"_s).has_value(); };
        if (!QTest::qWaitFor(locks, support::patience) || !says("\"storing\""))
            qFatal("the turn does not wait");
        return process;
    }

    std::unique_ptr<Program> m_program;
};

void TwoProcessesTest::bothFinish()
{
    // Started at once on a profile that is not there yet.
    QList<QStringList> calls;
    std::vector<std::unique_ptr<QProcess>> processes;
    for (int index = 0; index < 3; ++index)
        processes.push_back(m_program->start({u"converse"_s, u"--json"_s, u"What is %1+1 and roll 2d6 and what time is it?"_s.arg(index)}));
    QStringList ids;
    for (const auto &process : processes) {
        const Program::Run run = Program::finish(*process);
        VERIFY_STATUS(run, 0);
        ids.append(run.end().value("conversation"_L1).toString());
    }
    QStringList listed;
    for (const QJsonObject &conversation : m_program->run({u"conversations"_s, u"--json"_s}).lines())
        listed.append(conversation.value("id"_L1).toString());
    ids.sort();
    listed.sort();
    QCOMPARE(listed, ids);
    for (const QString &id : std::as_const(ids))
        QCOMPARE(m_program->show(id).count('\n'), 8);
}

void TwoProcessesTest::onlyOneWritesAConversation()
{
    const QString id = m_program->converse({u"Hello"_s}).end().value("conversation"_L1).toString();
    QByteArray output;
    const auto first = stalling(id, output);
    const Program::Run second = m_program->run({u"converse"_s, u"--conversation"_s, id, u"What is 1+1?"_s});
    VERIFY_STATUS(second, 1);
    QVERIFY2(second.notes.contains("is writing to this conversation"), second.notes.constData());
    ::kill(pid_t(first->processId()), SIGINT);
    VERIFY_STATUS(Program::finish(*first), 130);
    VERIFY_STATUS(m_program->run({u"converse"_s, u"--conversation"_s, id, u"What is 1+1?"_s}), 0);
}

void TwoProcessesTest::aRunningTurnIsNotTakenForADeadOne()
{
    const QString id = m_program->converse({u"Hello"_s}).end().value("conversation"_L1).toString();
    const QByteArray before = m_program->show(id);
    QByteArray output;
    const auto process = stalling(id, output);
    VERIFY_STATUS(m_program->run({u"conversations"_s}), 0);
    QCOMPARE(m_program->show(id), before);
    ::kill(pid_t(process->processId()), SIGINT);
    VERIFY_STATUS(Program::finish(*process), 130);
    QVERIFY(m_program->show(id).contains("\"interrupted\":true"));
}

void TwoProcessesTest::aTurnSaysThatItWaitsForTheStore()
{
    const QString id = m_program->converse({u"Hello"_s}).end().value("conversation"_L1).toString();
    QByteArray output;
    std::unique_ptr<model::Database> other;
    const auto process = waiting(id, output, other);
    QCOMPARE(output.count("\"conversing\""), 1);
    other.reset();
    const Program::Run run = Program::finish(*process);
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.end().value("state"_L1).toString(), u"committed"_s);
    QCOMPARE(m_program->show(id).count('\n'), 7);
}

void TwoProcessesTest::stopEndsTheWaitingForTheStore()
{
    const QString id = m_program->converse({u"Hello"_s}).end().value("conversation"_L1).toString();
    QByteArray output;
    std::unique_ptr<model::Database> other;
    const auto process = waiting(id, output, other);
    ::kill(pid_t(process->processId()), SIGINT);
    QTRY_VERIFY((output += process->readAllStandardOutput()).contains("\"committing\""));
    other.reset();
    VERIFY_STATUS(Program::finish(*process), 130);
    QCOMPARE(output.count("\"conversing\""), 1);
    QCOMPARE(m_program->show(id).count('\n'), 6);
}

QTEST_GUILESS_MAIN(TwoProcessesTest)
#include "tst_twoprocesses.moc"
