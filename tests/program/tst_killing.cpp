// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"

#include "model/store/database.h"
#include "tests/support/patience.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRandomGenerator>

using namespace Qt::StringLiterals;

//! The program is killed (SIGKILL) while an answer streams, and while turns commit: what was committed stays byte for byte, the
//! turn under way becomes interrupted with its text. A window that is asked to end (SIGTERM), as with the desktop's session, comes back as
//! it was.
class KillingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_program = std::make_unique<Program>(); }

    void keepsTheTextOfAStreamingAnswer();
    void keepsCommittedTurnsWhole();
    void aWindowKeepsItsPlacesWhereItIsAskedToEnd();

private:
    static constexpr int rounds = 8;

    QByteArray textOf(const QByteArray &lines) const;
    qsizetype journalled() const;
    bool isIntact() const;

    std::unique_ptr<Program> m_program;
    QRandomGenerator m_random {7};
};

//! All that was streamed, by the whole lines of converse --json.
QByteArray KillingTest::textOf(const QByteArray &lines) const
{
    Program::Run run;
    run.out = lines.left(lines.lastIndexOf('\n') + 1);
    QString text;
    for (const QJsonObject &delta : run.events(u"delta"_s))
        text += delta.value("text"_L1).toString();
    return text.toUtf8();
}

//! How much of a streaming answer is in the file, in characters.
qsizetype KillingTest::journalled() const
{
    const auto database = model::Database::open(m_program->database(), model::Database::Access::ReadOnly);
    if (!database)
        return 0;
    // They are in UTF-16.
    return (*database)->value(u"SELECT sum(length(text)) FROM staged_delta"_s).value_or(QVariant()).toLongLong() / 2;
}

bool KillingTest::isIntact() const
{
    const auto database = model::Database::open(m_program->database(), model::Database::Access::ReadOnly);
    return database && (*database)->value(u"PRAGMA integrity_check"_s)->toString() == u"ok";
}

void KillingTest::keepsTheTextOfAStreamingAnswer()
{
    const QString id = m_program->converse({u"Hello"_s}).end().value("conversation"_L1).toString();
    QByteArray before = m_program->show(id);
    for (int round = 0; round < rounds; ++round) {
        const auto process = m_program->start(
            {u"converse"_s, u"--json"_s, u"--conversation"_s, id, u"Give me a long answer of 20000 words"_s});
        QByteArray output;
        QByteArray seen;
        // Begins with the first text, however long the start takes.
        QElapsedTimer clock;
        // The journal is written at least every second: what was seen by then has to be there later. A busy machine may be late with it.
        const int killAfter = 1100 + m_random.bounded(500);
        const bool streams = QTest::qWaitFor(
            [&] {
                output += process->readAllStandardOutput();
                if (!clock.isValid() && !textOf(output).isEmpty())
                    clock.start();
                if (clock.isValid() && clock.elapsed() < killAfter - 1050)
                    seen = textOf(output);
                return clock.isValid() && clock.elapsed() >= killAfter && journalled() >= QString::fromUtf8(seen).size();
            },
            support::patience);
        QVERIFY(streams);
        QCOMPARE(process->state(), QProcess::Running);
        process->kill();
        Program::finish(*process);
        QVERIFY(!seen.isEmpty());

        // The next start finds the turn, whatever it was started for.
        const Program::Run after = m_program->run({u"show"_s, id, u"--json"_s});
        VERIFY_STATUS(after, 0);
        QVERIFY(isIntact());
        QVERIFY(after.out.startsWith(before));
        const QList<QJsonObject> canisters = after.lines();
        QCOMPARE(canisters.size(), before.count('\n') + 2);
        QVERIFY(canisters.last().value("interrupted"_L1).toBool());
        const QByteArray kept = canisters.last().value("contents"_L1).toArray().first().toObject().value("text"_L1).toString().toUtf8();
        QVERIFY2(kept.startsWith(seen), (seen + "\n--\n" + kept).constData());
        QVERIFY(!kept.isEmpty());
        before = after.out;
        QCOMPARE(m_program->show(id), before);
    }
    VERIFY_STATUS(m_program->converse({u"--conversation"_s, id, u"What is 1+1?"_s}), 0);
    QVERIFY(m_program->show(id).startsWith(before));
}

void KillingTest::keepsCommittedTurnsWhole()
{
    const QString id = m_program->converse({u"Hello"_s}).end().value("conversation"_L1).toString();
    QByteArray before = m_program->show(id);
    for (int round = 0; round < rounds; ++round) {
        const auto process = m_program->start({u"converse"_s, u"--json"_s, u"--conversation"_s, id, u"What is 2+3?"_s});
        QByteArray output;
        const bool commits = QTest::qWaitFor(
            [&] { return (output += process->readAllStandardOutput()).contains("\"committing\""); }, support::patience);
        QVERIFY(commits);
        // Somewhere within the commit, or just before or after it.
        const int steps = m_random.bounded(3000);
        for (int step = 0; step < steps; ++step)
            [[maybe_unused]] const volatile int nothing = step;
        process->kill();
        const Program::Run killed = Program::finish(*process);
        output += killed.out;
        const Program::Run after = m_program->run({u"show"_s, id, u"--json"_s});
        VERIFY_STATUS(after, 0);
        QVERIFY(isIntact());
        QVERIFY(after.out.startsWith(before));
        // What the program said to be committed is there whole: user, call, result, answer. Else it is interrupted, with what
        // the journal had of it.
        const QList<QJsonObject> canisters = after.lines();
        if (output.contains("\"event\":\"end\"")) {
            QVERIFY(canisters.size() >= before.count('\n') + 4);
            QVERIFY(!canisters.last().contains("interrupted"_L1));
        }
        before = after.out;
    }
}

void KillingTest::aWindowKeepsItsPlacesWhereItIsAskedToEnd()
{
    m_program->setEnvironment(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    const QString first = m_program->converse({u"Hello"_s}).end().value("conversation"_L1).toString();
    const QString second = m_program->converse({u"Hello"_s}).end().value("conversation"_L1).toString();
    const auto preferences = [this] { return m_program->read(u"profile/config/parlance.ini"_s); };
    const QByteArray beside = "beside=" + second.toUtf8();
    m_program->write(u"profile/config/parlance.ini"_s,
        "[last]\nconversation=" + first.toUtf8() + '\n' + beside + "\nhalf=1\nshare=400\npages=" + first.toUtf8() + " -1 0, "
            + second.toUtf8() + " -1 0\n");
    const auto process = m_program->start({});
    QTRY_VERIFY_WITH_TIMEOUT(preferences().contains("seen-version"), support::patience);
    process->terminate();
    const Program::Run run = Program::finish(*process);
    VERIFY_STATUS(run, 0);
    QVERIFY2(preferences().contains("[geometry]") && preferences().contains("[arrangement]"), preferences().constData());
    QVERIFY2(preferences().contains(beside) && preferences().contains("half=1"), preferences().constData());
}

QTEST_GUILESS_MAIN(KillingTest)
#include "tst_killing.moc"
