// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/database.h"
#include "tests/program/program.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

//! The file in which everything is kept, as a person meets it: copied, backed up, damaged, repaired, empty, write-protected.
class KeepingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_program = std::make_unique<Program>(); }

    void aCopyOfTheFileAloneHasEverything();
    void theLastOfTwoProcessesEmptiesTheLog();
    void aBackupIsOneFileAndWritesOverNothing();
    void whatIsDamagedIsShownAndNotGoneOnFrom();
    void repairSavesWhatCanBeRead();
    void repairWaitsForNobodyToHaveItOpen();
    void anEmptyFileIsNoFirstStart();
    void onAFullDiskTheEndIsWhatTheStoreHas_data();
    void onAFullDiskTheEndIsWhatTheStoreHas();
    void whatIsWriteProtectedCanBeRead_data();
    void whatIsWriteProtectedCanBeRead();

private:
    QString conversation(const QString &text = u"Give me a long answer of 600 words"_s)
    {
        return m_program->converse({text}).end().value("conversation"_L1).toString();
    }
    //! As something else than Parlance writes to the file.
    void meddle(const QString &statement);
    //! A turn that goes on until its process is killed.
    std::unique_ptr<QProcess> stalling();

    std::unique_ptr<Program> m_program;
};

namespace {

//! From now on nothing below the folder can be written to by anybody but root, who no process of the test is then.
void protect(const QString &folder)
{
    ::chmod(QFile::encodeName(folder).constData(), 0555);
    const QFileInfoList entries = QDir(folder).entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    for (const QFileInfo &entry : entries) {
        if (entry.isDir())
            protect(entry.filePath());
        else
            ::chmod(QFile::encodeName(entry.filePath()).constData(), 0444);
    }
}

void unprotect(const QString &folder)
{
    ::chmod(QFile::encodeName(folder).constData(), 0755);
    const QFileInfoList entries = QDir(folder).entryInfoList(QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot);
    for (const QFileInfo &entry : entries)
        unprotect(entry.filePath());
}

void becomeNobody()
{
    constexpr uid_t nobody = 65534;
    if (geteuid() == 0 && (setgid(nobody) != 0 || setuid(nobody) != 0))
        _exit(99);
}

} // namespace

void KeepingTest::meddle(const QString &statement)
{
    const auto database = model::Database::open(m_program->database(), model::Database::Access::ReadWrite);
    QVERIFY(database);
    for (const QString &each : {u"PRAGMA foreign_keys=OFF"_s, statement}) {
        const auto done = (*database)->execute(each);
        QVERIFY2(done, qPrintable(done ? QString() : done.error().detail));
    }
}

std::unique_ptr<QProcess> KeepingTest::stalling()
{
    auto process = m_program->start({u"converse"_s, u"--json"_s, u"Stall"_s});
    QByteArray output;
    const bool began = QTest::qWaitFor(
        [&] { return (output += process->readAllStandardOutput()).contains("\"delta\""); }, support::patience);
    if (!began)
        qFatal("the turn does not begin");
    return process;
}

void KeepingTest::aCopyOfTheFileAloneHasEverything()
{
    const QString id = conversation();
    for (int turn = 0; turn < 3; ++turn)
        VERIFY_STATUS(m_program->converse({u"--conversation"_s, id, u"What is %1+1?"_s.arg(turn)}), 0);
    QVERIFY(!QFile::exists(m_program->database() + u"-wal"_s));
    Program other;
    QVERIFY(QDir().mkpath(other.profile() + u"/data"_s));
    QVERIFY(QFile::copy(m_program->database(), other.database()));
    QCOMPARE(other.show(id), m_program->show(id));
    QCOMPARE(m_program->show(id).count('\n'), 2 + 3 * 4);
}

void KeepingTest::theLastOfTwoProcessesEmptiesTheLog()
{
    const auto process = stalling();
    const QString id = conversation();
    QVERIFY(QFile::exists(m_program->database() + u"-wal"_s));
    ::kill(pid_t(process->processId()), SIGINT);
    VERIFY_STATUS(Program::finish(*process), 130);
    QVERIFY(!QFile::exists(m_program->database() + u"-wal"_s));
    QVERIFY(!m_program->show(id).isEmpty());
}

void KeepingTest::aBackupIsOneFileAndWritesOverNothing()
{
    const QString id = conversation();
    const auto process = stalling();
    const QString file = m_program->workspace() + u"/copy.sqlite"_s;
    const Program::Run backup = m_program->run({u"backup"_s, u"--json"_s, file});
    VERIFY_STATUS(backup, 0);
    QCOMPARE(backup.lines().first().value("file"_L1).toString(), file);
    QCOMPARE(QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    process->kill();
    process->waitForFinished();
    Program other;
    QVERIFY(QDir().mkpath(other.profile() + u"/data"_s));
    QVERIFY(QFile::copy(file, other.database()));
    QCOMPARE(other.show(id), m_program->show(id));

    const QByteArray before = m_program->read(u"workspace/copy.sqlite"_s);
    const Program::Run again = m_program->run({u"backup"_s, file});
    VERIFY_STATUS(again, 2);
    QVERIFY2(again.notes.contains("is there already"), again.notes.constData());
    QCOMPARE(m_program->read(u"workspace/copy.sqlite"_s), before);
    VERIFY_STATUS(m_program->run({u"backup"_s}), 2);
}

void KeepingTest::whatIsDamagedIsShownAndNotGoneOnFrom()
{
    const QString id = conversation();
    meddle(u"DELETE FROM content WHERE row IN (SELECT content FROM canister_content)"_s);
    const Program::Run shown = m_program->run({u"show"_s, id, u"--json"_s});
    VERIFY_STATUS(shown, 1);
    QCOMPARE(shown.lines().size(), 2);
    QVERIFY(!shown.lines().first().contains("damage"_L1));
    QVERIFY(!shown.lines().last().value("damage"_L1).toString().isEmpty());
    QVERIFY2(shown.notes.contains("repair"), shown.notes.constData());

    const Program::Run refused = m_program->converse({u"--conversation"_s, id, u"What is 1+1?"_s});
    VERIFY_STATUS(refused, 1);
    QVERIFY2(refused.notes.contains("Nothing was sent: message 2 of this conversation"), refused.notes.constData());
    QVERIFY2(refused.notes.contains("Repair"), refused.notes.constData());
    QCOMPARE(m_program->run({u"show"_s, id, u"--json"_s}).out, shown.out);
    QCOMPARE(m_program->run({u"exchanges"_s, id, u"--json"_s}).lines().size(), 1);
}

void KeepingTest::repairSavesWhatCanBeRead()
{
    const QString id = conversation();
    const QString other = conversation(u"What is 2+2?"_s);
    const QByteArray sound = m_program->show(other);
    VERIFY_STATUS(m_program->run({u"repair"_s, u"--check"_s}), 0);
    const Program::Run nothing = m_program->run({u"repair"_s, u"--json"_s});
    VERIFY_STATUS(nothing, 0);
    QCOMPARE(nothing.lines().first().value("repaired"_L1).toBool(true), false);

    meddle(u"DELETE FROM content WHERE row IN (SELECT content FROM canister_content)"_s);
    VERIFY_STATUS(m_program->run({u"repair"_s, u"--check"_s}), 1);
    const Program::Run repaired = m_program->run({u"repair"_s, u"--json"_s});
    VERIFY_STATUS(repaired, 0);
    const QJsonObject report = repaired.lines().first();
    QVERIFY(report.value("repaired"_L1).toBool());
    QCOMPARE(report.value("conversations"_L1).toInt(), 2);
    QVERIFY(QFile::exists(report.value("kept"_L1).toString()));
    QVERIFY2(repaired.out.contains("message(s) 2 cannot be read"), repaired.out.constData());
    VERIFY_STATUS(m_program->run({u"repair"_s, u"--check"_s}), 0);
    QCOMPARE(m_program->show(other), sound);
    // What is lost is switched off, so that the conversation goes on without it, and says so.
    VERIFY_STATUS(m_program->converse({u"--conversation"_s, id, u"What is 1+1?"_s}), 0);
    const Program::Run shown = m_program->run({u"show"_s, id});
    VERIFY_STATUS(shown, 1);
    QVERIFY2(shown.out.contains("damaged"), shown.out.constData());
}

void KeepingTest::repairWaitsForNobodyToHaveItOpen()
{
    const auto process = stalling();
    const Program::Run refused = m_program->run({u"repair"_s});
    VERIFY_STATUS(refused, 1);
    QVERIFY2(refused.notes.contains("Close it first"), refused.notes.constData());
    process->kill();
    process->waitForFinished();
    VERIFY_STATUS(m_program->run({u"repair"_s}), 0);
}

void KeepingTest::anEmptyFileIsNoFirstStart()
{
    const QString id = conversation();
    const QByteArray whole = m_program->read(u"profile/data/parlance.sqlite"_s);
    QVERIFY(QFile::resize(m_program->database(), 0));
    for (const QStringList &call : {QStringList {u"conversations"_s}, QStringList {u"converse"_s, u"Hello"_s}, QStringList {u"repair"_s}}) {
        const Program::Run refused = m_program->run(call);
        VERIFY_STATUS(refused, 1);
        QCOMPARE(QFileInfo(m_program->database()).size(), 0);
    }
    QVERIFY(m_program->run({u"conversations"_s}).notes.contains("is empty, though conversations were kept in it"));
    m_program->write(u"profile/data/parlance.sqlite"_s, whole);
    QVERIFY(!m_program->show(id).isEmpty());
}

void KeepingTest::onAFullDiskTheEndIsWhatTheStoreHas_data()
{
    QTest::addColumn<int>("room");
    QTest::newRow("nothing can be written") << 0;
    QTest::newRow("the question can be written") << 40'000;
}

void KeepingTest::onAFullDiskTheEndIsWhatTheStoreHas()
{
    QFETCH(int, room);
    const QString id = conversation();
    const qsizetype before = m_program->show(id).count('\n');
    // No file grows beyond this: neither the log, which begins anew, nor the file of the conversations.
    const auto fill = [room] {
        const rlimit limit {rlim_t(room), rlim_t(room)};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        ::signal(SIGXFSZ, SIG_IGN);
    };
    const auto process = m_program->start(
        {u"converse"_s, u"--json"_s, u"--conversation"_s, id, u"Give me a long answer of 3000 words"_s}, fill);
    const Program::Run run = Program::finish(*process);
    VERIFY_STATUS(run, 1);
    const QString state = run.lines().isEmpty() ? QString() : run.end().value("state"_L1).toString();
    const qsizetype after = m_program->show(id).count('\n');
    QCOMPARE(after > before, state == u"interrupted");
}

void KeepingTest::whatIsWriteProtectedCanBeRead_data()
{
    QTest::addColumn<bool>("hasLog");
    QTest::newRow("closed") << false;
    QTest::newRow("with a log that a killed process has left") << true;
}

void KeepingTest::whatIsWriteProtectedCanBeRead()
{
    QFETCH(bool, hasLog);
    const QString id = conversation();
    const QByteArray before = m_program->show(id);
    QString other;
    if (hasLog) {
        const auto process = stalling();
        other = conversation(u"What is 2+2?"_s);
        process->kill();
        process->waitForFinished();
        QVERIFY(QFileInfo(m_program->database() + u"-wal"_s).size() > 0);
    }
    ::chmod(QFile::encodeName(QFileInfo(m_program->profile()).path()).constData(), 0755);
    protect(m_program->profile());
    const auto asNobody = [this](const QStringList &call) { return Program::finish(*m_program->start(call, becomeNobody)); };
    const Program::Run shown = asNobody({u"show"_s, id, u"--json"_s});
    const Program::Run found = asNobody({u"search"_s, u"answer"_s});
    const Program::Run listed = asNobody({u"conversations"_s, u"--json"_s});
    const Program::Run refused = asNobody({u"converse"_s, u"--conversation"_s, id, u"What is 1+1?"_s});
    const Program::Run copied = asNobody({u"backup"_s, u"/dev/null/copy"_s});
    unprotect(m_program->profile());
    if (shown.status == 99)
        QSKIP("no other user can be taken on here");
    VERIFY_STATUS(shown, 0);
    QCOMPARE(shown.out, before);
    VERIFY_STATUS(found, 0);
    QVERIFY(!found.out.isEmpty());
    VERIFY_STATUS(listed, 0);
    QVERIFY(other.isEmpty() || listed.out.contains(other.toUtf8()));
    VERIFY_STATUS(refused, 1);
    QVERIFY2(refused.notes.contains("write-protected"), refused.notes.constData());
    VERIFY_STATUS(copied, 2);
    QVERIFY2(copied.notes.contains("There is no folder /dev/null."), copied.notes.constData());
}

QTEST_GUILESS_MAIN(KeepingTest)
#include "tst_keeping.moc"
