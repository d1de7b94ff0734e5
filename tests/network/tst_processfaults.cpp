// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/processgroup.h"
#include "tests/support/patience.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <cerrno>
#include <utility>

#include <sys/syscall.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace network;

namespace {

//! Of these the system gives no second one.
int refusedFile = -1;
//! A signal comes so many times before anything is written or read.
int interruptedWrites = 0;
int interruptedReads = 0;

} // namespace

extern "C" int dup2(int from, int to) noexcept
{
    if (to != refusedFile)
        return int(from == to ? from : ::syscall(SYS_dup3, from, to, 0));
    errno = EBUSY;
    return -1;
}

extern "C" ssize_t write(int file, const void *bytes, size_t size)
{
    if (interruptedWrites == 0)
        return ::syscall(SYS_write, file, bytes, size);
    --interruptedWrites;
    errno = EINTR;
    return -1;
}

extern "C" ssize_t read(int file, void *bytes, size_t size)
{
    if (interruptedReads == 0)
        return ::syscall(SYS_read, file, bytes, size);
    --interruptedReads;
    errno = EINTR;
    return -1;
}

//! What the system may do to a process group at any time.
class ProcessFaultsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup();
    void runsNothingWithoutItsPipes_data();
    void runsNothingWithoutItsPipes();
    void goesOnAfterASignal_data();
    void goesOnAfterASignal();

private:
    static ProcessCommand shell(const QString &script);

    std::unique_ptr<QTemporaryDir> m_folder;
};

void ProcessFaultsTest::cleanup()
{
    refusedFile = -1;
    interruptedWrites = 0;
    interruptedReads = 0;
}

ProcessCommand ProcessFaultsTest::shell(const QString &script)
{
    ProcessCommand command;
    command.vector = {u"/bin/sh"_s, u"-c"_s, script};
    return command;
}

void ProcessFaultsTest::runsNothingWithoutItsPipes_data()
{
    QTest::addColumn<int>("file");
    QTest::newRow("its input") << STDIN_FILENO;
    QTest::newRow("its output") << STDOUT_FILENO;
    QTest::newRow("what it complains of") << STDERR_FILENO;
}

//! It would have those of whoever starts it.
void ProcessFaultsTest::runsNothingWithoutItsPipes()
{
    QFETCH(int, file);
    const QString place = m_folder->filePath(u"ran"_s);
    ProcessGroup group(shell(u"echo ran >'%1'"_s.arg(place)), nullptr);
    QSignalSpy exited(&group, &ProcessGroup::exited);
    refusedFile = file;
    group.start();
    QTRY_COMPARE(exited.size(), 1);
    QCOMPARE(exited.first().first().toInt(), 1);
    QVERIFY(!QFile::exists(place));
}

void ProcessFaultsTest::goesOnAfterASignal_data()
{
    QTest::addColumn<int>("writes");
    QTest::addColumn<int>("reads");
    QTest::newRow("while it writes") << 2 << 0;
    QTest::newRow("while it reads") << 0 << 2;
}

void ProcessFaultsTest::goesOnAfterASignal()
{
    QFETCH(int, writes);
    QFETCH(int, reads);
    ProcessGroup group(shell(u"cat"_s), nullptr);
    QSignalSpy output(&group, &ProcessGroup::outputRead);
    QSignalSpy exited(&group, &ProcessGroup::exited);
    group.start();
    interruptedWrites = writes;
    interruptedReads = reads;
    group.write("said");
    group.closeInput();
    QTRY_COMPARE(exited.size(), 1);
    QCOMPARE(exited.first().first().toInt(), 0);
    QCOMPARE(output, (QList<QVariantList> {{"said"_ba}}));
}

QTEST_GUILESS_MAIN(ProcessFaultsTest)
#include "tst_processfaults.moc"
