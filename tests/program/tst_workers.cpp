// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"
#include "tests/support/patience.h"
#include "tests/support/postgres.h"

#include <QJsonArray>
#include <QRandomGenerator>
#include <QSet>

using namespace Qt::StringLiterals;

namespace {

//! Of runs that are not those of a test's own suite.
constexpr int many = 20'000;

//! So many cases that are quickly answered.
QByteArray suiteOf(int cases)
{
    QByteArray toml = "[suite]\nname = \"many\"\nparallel = 8\n[[variants]]\nname = \"v\"\nensembles = [\"calculator\"]\n";
    for (int number = 0; number < cases; ++number) {
        const QByteArray n = QByteArray::number(number);
        toml += "[[cases]]\nid = \"c" + n + "\"\ninput = \"What is " + n + "*7?\"\n[[cases.expect]]\ntype = \"contains\"\nvalue = \""
            + (number % 5 == 4 ? QByteArray("nothing of it") : QByteArray::number(number * 7)) + "\"\n";
    }
    return toml;
}

} // namespace

//! Evaluations in a PostgreSQL, with workers that are killed.
class WorkersTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void doesAllRunsOnce();
    void keepsWhatWasSaid();
    void outlivesKilledWorkers();
    void outlivesAKilledDatabase();
    void goesOnOnceAFullDatabaseHasRoom();
    void goesOnOnceADatabaseCanBeWrittenAgain();
    void looksAtNoneThatAreDone();
    void looksAtFewOfThoseThatWait();
    void findsEarlierAnswersAmongVeryMany();
    void leavesNoRunsWaitingWhereItIsStopped();
    void worksBesideOthers();
    void givesRightsByRoles();
    void refusesWhatIsNewer();
    void bringsAnEarlierVersionForward();
    void takesAStoreBeforeTheCommand();
    void saysThatNothingIsThere();
    void saysThatItCanOnlyBeRead();

private:
    Program::Run run(const QStringList &arguments) const
    {
        return m_program->run(arguments + QStringList {u"--store"_s, m_postgres->url()});
    }
    void enqueue(int cases);
    std::unique_ptr<QProcess> worker() const
    {
        return m_program->start(
            {u"work"_s, u"--store"_s, m_postgres->url(), u"--until-empty"_s, u"--lease"_s, u"2"_s, u"--parallel"_s, u"2"_s});
    }
    void verifyAllCounted(int cases);
    void fill(int most) const;
    void addRuns(int number, int state) const;
    int lookedAt() const;
    void setReadOnly(bool isReadOnly) const;

    std::unique_ptr<support::Postgres> m_postgres;
    std::unique_ptr<Program> m_program;
    QString m_suite;
};

void WorkersTest::initTestCase()
{
    if (const QString why = support::Postgres::whyNot(); !why.isEmpty())
        QSKIP(qPrintable(why));
    m_postgres = std::make_unique<support::Postgres>();
    QVERIFY2(m_postgres->start(), qPrintable(m_postgres->complaint()));
}

void WorkersTest::init()
{
    m_program = std::make_unique<Program>();
    setReadOnly(false);
    m_postgres->ask(u"DROP SCHEMA IF EXISTS parlance CASCADE"_s);
}

void WorkersTest::enqueue(int cases)
{
    m_suite = m_program->write(u"workspace/many.toml"_s, suiteOf(cases));
    const Program::Run queued = run({u"evaluate"_s, m_suite, u"--enqueue"_s, u"--json"_s});
    VERIFY_STATUS(queued, 0);
    QCOMPARE(queued.end()["enqueued"_L1].toInt(), cases);
}

void WorkersTest::verifyAllCounted(int cases)
{
    const Program::Run results = run({u"evaluate"_s, m_suite, u"--results"_s, u"--json"_s});
    VERIFY_STATUS(results, 1);
    QSet<QString> seen;
    for (const QJsonObject &line : results.lines()) {
        if (!line.contains("case"_L1))
            continue;
        QVERIFY2(!seen.contains(line["case"_L1].toString()), results.out.constData());
        seen.insert(line["case"_L1].toString());
        QVERIFY(!line["worker"_L1].toString().isEmpty());
    }
    QCOMPARE(seen.size(), cases);
    QCOMPARE(results.end()["end"_L1].toString(), u"ended"_s);
    QCOMPARE(results.end()["passed"_L1].toInt(), cases - cases / 5);
    QCOMPARE(results.end()["failed"_L1].toInt(), cases / 5);
    QCOMPARE(results.end()["broken"_L1].toInt(), 0);
}

void WorkersTest::doesAllRunsOnce()
{
    enqueue(20);
    const Program::Run early = run({u"evaluate"_s, m_suite, u"--results"_s, u"--json"_s});
    VERIFY_STATUS(early, 1);
    QCOMPARE(early.end()["end"_L1].toString(), u"running"_s);
    VERIFY_STATUS(run({u"work"_s, u"--until-empty"_s}), 0);
    verifyAllCounted(20);
    // The same as one process makes by itself.
    const Program::Run alone = m_program->run({u"evaluate"_s, m_suite, u"--json"_s});
    const QList<QJsonObject> together = run({u"evaluate"_s, m_suite, u"--results"_s, u"--json"_s}).lines();
    QCOMPARE(alone.lines().size(), together.size());
    for (qsizetype index = 0; index + 1 < together.size(); ++index) {
        for (const QString &member : {u"case"_s, u"variant"_s, u"repeat"_s, u"passed"_s, u"text"_s})
            QCOMPARE(together.at(index)[member], alone.lines().at(index)[member]);
    }
    // Nothing changed: nothing is computed.
    const Program::Run again = run({u"evaluate"_s, m_suite, u"--json"_s});
    QCOMPARE(again.end()["kept"_L1].toInt(), 20);
}

void WorkersTest::keepsWhatWasSaid()
{
    enqueue(1);
    VERIFY_STATUS(run({u"work"_s, u"--until-empty"_s}), 0);
    const QString conversation = m_postgres->ask(u"SELECT convert_from(content, 'UTF8') FROM parlance.conversations"_s);
    QVERIFY2(conversation.contains("What is 0*7?"_L1), qPrintable(conversation));
    // The worker itself keeps none.
    QVERIFY(m_program->run({u"conversations"_s, u"--archived"_s, u"--json"_s}).lines().isEmpty());
}

void WorkersTest::outlivesKilledWorkers()
{
    // `packaging/soak runs NUMBER`: more of all, and the database is killed as well.
    constexpr int few = 60;
    const int cases = std::max(few, qEnvironmentVariableIntValue("PARLANCE_TEST_RUNS"));
    const bool isSoak = cases > few;
    const int kills = isSoak ? 40 : 3;
    const int step = cases * 3 / 4 / kills;
    const int longest = isSoak ? cases * 200 : 60'000;
    enqueue(cases);
    std::vector<std::unique_ptr<QProcess>> workers;
    for (int number = 0; number < (isSoak ? 8 : 4); ++number)
        workers.push_back(worker());
    QRandomGenerator random(4711);
    const auto done = [this] { return m_postgres->ask(u"SELECT count(*) FROM parlance.runs WHERE state = 2"_s).toInt(); };
    for (int kill = 0; kill < kills; ++kill) {
        const int moment = kill * step + random.bounded(step);
        QTRY_VERIFY_WITH_TIMEOUT(done() >= moment, longest);
        if (isSoak && kill % 5 == 4) {
            m_postgres->kill();
            QVERIFY2(m_postgres->startAgain(), qPrintable(m_postgres->complaint()));
            continue;
        }
        // Another takes its place.
        auto &killed = workers.at(random.bounded(quint32(workers.size())));
        killed->kill();
        killed->waitForFinished();
        killed = worker();
    }
    for (const auto &each : workers)
        QVERIFY(each->state() == QProcess::NotRunning || each->waitForFinished(longest));
    verifyAllCounted(cases);
}

void WorkersTest::outlivesAKilledDatabase()
{
    constexpr int cases = 30;
    enqueue(cases);
    const auto one = worker();
    const auto other = worker();
    QTRY_VERIFY(m_postgres->ask(u"SELECT count(*) FROM parlance.runs WHERE state = 2"_s).toInt() > 4);
    m_postgres->kill();
    QVERIFY2(m_postgres->startAgain(), qPrintable(m_postgres->complaint()));
    VERIFY_STATUS(Program::finish(*one), 0);
    VERIFY_STATUS(Program::finish(*other), 0);
    verifyAllCounted(cases);
}

//! The database's own answer where its disk is full, by a trigger: results beyond so many are refused.
void WorkersTest::fill(int most) const
{
    m_postgres->ask(u"CREATE FUNCTION parlance.full() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
                    "IF (SELECT count(*) FROM parlance.runs WHERE state = 2) >= %1 THEN RAISE EXCEPTION "
                    "'could not extend file: No space left on device' USING ERRCODE = '53100'; END IF; RETURN NEW; END $$"_s.arg(most));
    m_postgres->ask(u"CREATE TRIGGER filled BEFORE UPDATE ON parlance.runs FOR EACH ROW WHEN (NEW.state = 2) "
                    "EXECUTE FUNCTION parlance.full()"_s);
}

//! Whoever sets it back is not held by it; who is connected has it as it was.
void WorkersTest::setReadOnly(bool isReadOnly) const
{
    m_postgres->ask(u"BEGIN READ WRITE; ALTER DATABASE parlance %1 default_transaction_read_only %2; COMMIT"_s.arg(
        isReadOnly ? u"SET"_s : u"RESET"_s, isReadOnly ? u"= on"_s : QString()));
    m_postgres->ask(u"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'parlance'"_s);
}

void WorkersTest::goesOnOnceAFullDatabaseHasRoom()
{
    constexpr int cases = 20;
    constexpr int most = 5;
    enqueue(cases);
    fill(most);
    const auto one = worker();
    QByteArray told;
    QTRY_VERIFY((told += one->readAllStandardError()).contains("has no room left"));
    QCOMPARE(m_postgres->ask(u"SELECT count(*) FROM parlance.runs WHERE state = 2"_s).toInt(), most);
    m_postgres->ask(u"DROP TRIGGER filled ON parlance.runs"_s);
    VERIFY_STATUS(Program::finish(*one), 0);
    verifyAllCounted(cases);
}

//! As a server is that has become a copy of another, until it is its own again; in the middle, where it is held by being full.
void WorkersTest::goesOnOnceADatabaseCanBeWrittenAgain()
{
    constexpr int cases = 20;
    enqueue(cases);
    fill(5);
    const auto one = worker();
    QByteArray told;
    QTRY_VERIFY((told += one->readAllStandardError()).contains("has no room left"));
    setReadOnly(true);
    QTRY_VERIFY((told += one->readAllStandardError()).contains("can only be read"));
    m_postgres->ask(u"BEGIN READ WRITE; DROP TRIGGER filled ON parlance.runs; COMMIT"_s);
    setReadOnly(false);
    VERIFY_STATUS(Program::finish(*one), 0);
    verifyAllCounted(cases);
}

void WorkersTest::leavesNoRunsWaitingWhereItIsStopped()
{
    constexpr int cases = 20;
    QByteArray toml = suiteOf(cases);
    for (int number = 0; number < cases; ++number)
        toml.replace("What is " + QByteArray::number(number) + "*7?", "Wait 50 seconds");
    m_suite = m_program->write(u"workspace/many.toml"_s, toml.replace("calculator", "rehearsal"));
    const auto evaluating = m_program->start({u"evaluate"_s, m_suite, u"--store"_s, m_postgres->url()});
    QTRY_COMPARE(m_postgres->ask(u"SELECT count(*) FROM parlance.runs WHERE state = 1"_s), u"8"_s);
    evaluating->terminate();
    Program::finish(*evaluating);
    QCOMPARE(m_postgres->ask(u"SELECT count(*) FROM parlance.runs WHERE state < 2"_s), u"0"_s);
    const Program::Run results = run({u"evaluate"_s, m_suite, u"--results"_s, u"--json"_s});
    QCOMPARE(results.end()["end"_L1].toString(), u"stopped"_s);
    QCOMPARE(results.end()["passed"_L1].toInt(), 0);
}

void WorkersTest::worksBesideOthers()
{
    m_suite = m_program->write(u"workspace/many.toml"_s, suiteOf(20));
    const Program::Run all = run({u"evaluate"_s, m_suite, u"--json"_s});
    VERIFY_STATUS(all, 1);
    QCOMPARE(all.end()["passed"_L1].toInt(), 16);
    verifyAllCounted(20);
}

//! So many more runs of the evaluation that was put in last.
void WorkersTest::addRuns(int number, int state) const
{
    m_postgres->ask(u"INSERT INTO parlance.runs (evaluation, number, case_id, variant, repeat, provider, answer_key, key, state, verdict) "
                    "SELECT evaluation, 1000 + %1 * 100000 + n, 'c' || n, variant, repeat, provider, n::text, n::text, %1, 0 FROM "
                    "(SELECT * FROM parlance.runs ORDER BY run DESC LIMIT 1) AS last, generate_series(1, %2) n"_s.arg(state)
                        .arg(number));
}

//! Entries of indexes, since pg_stat_reset(). Whoever is connected says only at its end all that it has read.
int WorkersTest::lookedAt() const
{
    const auto isAlone = [this] {
        return m_postgres->ask(u"SELECT count(*) FROM pg_stat_activity WHERE application_name = 'parlance'"_s) == "0"_L1;
    };
    if (!QTest::qWaitFor(isAlone))
        return 0;
    return m_postgres->ask(u"SELECT sum(idx_tup_read) FROM pg_stat_user_indexes WHERE relname = 'runs'"_s).toInt();
}

//! However many there are, and although the database learnt to know them while a third was waiting.
void WorkersTest::looksAtNoneThatAreDone()
{
    enqueue(1);
    m_postgres->ask(u"ALTER TABLE parlance.runs SET (autovacuum_enabled = false)"_s);
    addRuns(many, 2);
    addRuns(many / 2, 0);
    m_postgres->ask(u"ANALYZE parlance.runs"_s);
    m_postgres->ask(u"DELETE FROM parlance.runs WHERE state = 0"_s);
    enqueue(20);
    m_postgres->ask(u"SELECT pg_stat_reset()"_s);
    VERIFY_STATUS(run({u"work"_s, u"--until-empty"_s}), 0);
    QCOMPARE(m_postgres->ask(u"SELECT count(*) FROM parlance.runs WHERE finished > 0"_s), u"20"_s);
    // Those that were deleted are passed once in each index.
    const int looked = lookedAt();
    QVERIFY2(looked > 0 && looked < 2 * many, qPrintable(QString::number(looked)));
}

//! However many wait, and although the database has not learnt yet that any do.
void WorkersTest::looksAtFewOfThoseThatWait()
{
    enqueue(1);
    m_postgres->ask(u"ALTER TABLE parlance.runs SET (autovacuum_enabled = false)"_s);
    addRuns(many, 2);
    m_postgres->ask(u"UPDATE parlance.runs SET state = 2"_s);
    m_postgres->ask(u"VACUUM ANALYZE parlance.runs"_s);
    enqueue(20);
    addRuns(many, 0);
    m_postgres->ask(u"SELECT pg_stat_reset()"_s);
    const auto one = worker();
    QTRY_VERIFY(m_postgres->ask(u"SELECT count(*) FROM parlance.runs WHERE finished > 0"_s).toInt() >= 20);
    one->terminate();
    Program::finish(*one);
    const int looked = lookedAt();
    QVERIFY2(looked > 0 && looked < 2 * many, qPrintable(QString::number(looked)));
}

//! Although the database takes every question for one that comes again and again, as in an evaluation of each night.
void WorkersTest::findsEarlierAnswersAmongVeryMany()
{
    enqueue(20);
    VERIFY_STATUS(run({u"work"_s, u"--until-empty"_s}), 0);
    m_postgres->ask(u"ALTER TABLE parlance.runs SET (autovacuum_enabled = false)"_s);
    addRuns(many, 2);
    m_postgres->ask(u"INSERT INTO parlance.evaluations (id, suite, begun, total, content, state) "
                    "SELECT 'night' || n, 'night', 0, 10, '{}', 1 FROM generate_series(0, 999) n"_s);
    m_postgres->ask(
        u"UPDATE parlance.runs SET evaluation = 'night' || run % 1000, key = run % 10, answer_key = run % 10 WHERE finished = 0"_s);
    m_postgres->ask(u"VACUUM ANALYZE parlance.runs"_s);
    m_postgres->ask(u"SELECT pg_stat_reset()"_s);
    enqueue(40);
    QCOMPARE(m_postgres->ask(u"SELECT count(*) FROM parlance.runs WHERE kept = 1"_s), u"20"_s);
    const int whenKept = lookedAt();
    QVERIFY2(whenKept > 0 && whenKept < many, qPrintable(QString::number(whenKept)));
    VERIFY_STATUS(run({u"work"_s, u"--until-empty"_s}), 0);
    QCOMPARE(m_postgres->ask(u"SELECT count(*) FROM parlance.runs WHERE finished > 0"_s), u"40"_s);
    const int looked = lookedAt();
    QVERIFY2(looked > whenKept && looked < 2 * many, qPrintable(QString::number(looked)));
}

void WorkersTest::givesRightsByRoles()
{
    VERIFY_STATUS(run({u"store"_s, u"--create"_s}), 0);
    VERIFY_STATUS(run({u"store"_s, u"--create"_s}), 0);
    m_postgres->ask(u"DROP ROLE IF EXISTS reads, works"_s);
    m_postgres->ask(u"CREATE ROLE reads LOGIN IN ROLE parlance_reader; CREATE ROLE works LOGIN IN ROLE parlance_worker"_s);
    enqueue(5);
    const auto as = [this](const QString &user, const QStringList &arguments) {
        return m_program->run(arguments + QStringList {u"--store"_s, m_postgres->url(user)});
    };
    const Program::Run refused = as(u"reads"_s, {u"evaluate"_s, m_suite, u"--enqueue"_s});
    VERIFY_STATUS(refused, 1);
    QVERIFY2(refused.notes.contains("does not have the right"), refused.notes.constData());
    VERIFY_STATUS(as(u"works"_s, {u"evaluate"_s, m_suite, u"--enqueue"_s}), 1);
    VERIFY_STATUS(as(u"works"_s, {u"work"_s, u"--until-empty"_s}), 0);
    const Program::Run results = as(u"reads"_s, {u"evaluate"_s, m_suite, u"--results"_s, u"--json"_s});
    QCOMPARE(results.end()["passed"_L1].toInt(), 4);
}

void WorkersTest::refusesWhatIsNewer()
{
    VERIFY_STATUS(run({u"store"_s, u"--create"_s}), 0);
    m_postgres->ask(u"UPDATE parlance.parlance SET version = 99"_s);
    const Program::Run refused = run({u"work"_s, u"--until-empty"_s});
    VERIFY_STATUS(refused, 1);
    QVERIFY2(refused.notes.contains("newer"), refused.notes.constData());
    VERIFY_STATUS(run({u"store"_s, u"--create"_s}), 1);
    QCOMPARE(m_postgres->ask(u"SELECT version FROM parlance.parlance"_s), u"99"_s);
}

//! One of version 1, with roles that have rights, is brought forward by `store --create` alone or by whoever puts runs in.
void WorkersTest::bringsAnEarlierVersionForward()
{
    VERIFY_STATUS(run({u"store"_s, u"--create"_s}), 0);
    m_postgres->ask(u"DROP ROLE IF EXISTS looks"_s);
    m_postgres->ask(u"CREATE ROLE looks LOGIN IN ROLE parlance_reader"_s);
    enqueue(2);
    m_postgres->ask(u"DROP TABLE parlance.preferences; UPDATE parlance.parlance SET version = 1"_s);
    const Program::Run refused = run({u"work"_s, u"--until-empty"_s});
    VERIFY_STATUS(refused, 1);
    QVERIFY2(refused.notes.contains("version 1"), refused.notes.constData());
    QCOMPARE(m_postgres->ask(u"SELECT version FROM parlance.parlance"_s), u"1"_s);
    VERIFY_STATUS(run({u"evaluate"_s, m_suite, u"--json"_s}), 0);
    QCOMPARE(m_postgres->ask(u"SELECT version FROM parlance.parlance"_s), u"2"_s);
    QCOMPARE(m_postgres->ask(u"SELECT count(*) FROM parlance.preferences"_s, u"looks"_s), u"0"_s);
    QCOMPARE(m_postgres->ask(u"SELECT count(*) FROM parlance.evaluations"_s), u"2"_s);
}

void WorkersTest::takesAStoreBeforeTheCommand()
{
    m_suite = m_program->write(u"workspace/many.toml"_s, suiteOf(2));
    const QStringList store {u"--store"_s, m_postgres->url()};
    VERIFY_STATUS(m_program->run(store + QStringList {u"evaluate"_s, m_suite, u"--json"_s}), 0);
    QCOMPARE(m_postgres->ask(u"SELECT count(*) FROM parlance.evaluations"_s), u"1"_s);
    // For a window: what is no address is said without a display.
    const Program::Run wrong = m_program->run({u"--store"_s, u"https://db.example/parlance"_s});
    VERIFY_STATUS(wrong, 2);
    QVERIFY2(wrong.notes.contains("postgresql://"), wrong.notes.constData());
}

void WorkersTest::saysThatNothingIsThere()
{
    const Program::Run empty = run({u"work"_s, u"--until-empty"_s});
    VERIFY_STATUS(empty, 1);
    QVERIFY2(empty.notes.contains("parlance store --create"), empty.notes.constData());
    const Program::Run away = m_program->run({u"store"_s, u"--create"_s, u"--store"_s, u"postgresql://127.0.0.1:9/none"_s});
    VERIFY_STATUS(away, 1);
    QVERIFY2(away.notes.contains("does not answer"), away.notes.constData());
    QString other = m_postgres->url();
    const Program::Run none = m_program->run({u"store"_s, u"--create"_s, u"--store"_s, other.replace(u"/parlance?"_s, u"/nothing?"_s)});
    VERIFY_STATUS(none, 1);
    QVERIFY2(none.notes.contains("no such database"), none.notes.constData());
}

void WorkersTest::saysThatItCanOnlyBeRead()
{
    VERIFY_STATUS(run({u"store"_s, u"--create"_s}), 0);
    setReadOnly(true);
    m_suite = m_program->write(u"workspace/many.toml"_s, suiteOf(2));
    const Program::Run refused = run({u"evaluate"_s, m_suite, u"--enqueue"_s});
    VERIFY_STATUS(refused, 1);
    QVERIFY2(refused.notes.contains("only be read"), refused.notes.constData());
}

QTEST_GUILESS_MAIN(WorkersTest)
#include "tst_workers.moc"
