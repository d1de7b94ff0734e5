// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/basics/outputfile.h"
#include "model/basics/privatefile.h"
#include "tests/support/files.h"
#include "tests/support/fulldisk.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QSaveFile>
#include <QTemporaryDir>

#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using model::OutputFile;
using support::FullDisk;

//! What is written is there as a whole, or what was there stays; what others have open is written into.
class OutputFileTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void keepsAFileWhereTheNewOneDoesNotFit_data();
    void keepsAFileWhereTheNewOneDoesNotFit();
    void putsNoEmptyFileInPlaceOfAnother();
    void appendsToAFile();
    void writesIntoWhatItWasStartedWith_data();
    void writesIntoWhatItWasStartedWith();
    void appendsToWhatItWasStartedWith();
    void touchesNoFileOfTheProgramsOwn();
    void writesNothingIntoWhatIsOnlyRead();

private:
    //! Opens the file as a shell does for a program that it starts.
    int openedByAShell(int flags);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    int m_file = -1;
};

void OutputFileTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"out.txt"_s);
    support::write(m_path, "what was there");
}

void OutputFileTest::cleanup()
{
    if (m_file >= 0)
        ::close(std::exchange(m_file, -1));
}

int OutputFileTest::openedByAShell(int flags)
{
    m_file = ::open(QFile::encodeName(m_path).constData(), flags);
    return m_file;
}

void OutputFileTest::keepsAFileWhereTheNewOneDoesNotFit_data()
{
    QTest::addColumn<int>("bytes");
    QTest::addColumn<int>("room");
    QTest::newRow("what stands in the buffer, none of it") << 100 << 0;
    QTest::newRow("what stands in the buffer, a part of it") << 100 << 50;
    QTest::newRow("more than the buffer holds, none of it") << 100'000 << 0;
    QTest::newRow("more than the buffer holds, a part of it") << 100'000 << 50'000;
}

void OutputFileTest::keepsAFileWhereTheNewOneDoesNotFit()
{
    QFETCH(int, bytes);
    QFETCH(int, room);
    {
        OutputFile file(m_path);
        const FullDisk disk {rlim_t(room)};
        QVERIFY(!file.write(QByteArray(bytes, 'x')));
        QCOMPARE(file.errorString(), qt_error_string(EFBIG));
    }
    QCOMPARE(support::read(m_path), "what was there");
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList {u"out.txt"_s});
    OutputFile again(m_path);
    QVERIFY(again.write(QByteArray(bytes, 'x')));
    QCOMPARE(support::read(m_path), QByteArray(bytes, 'x'));
}

void OutputFileTest::putsNoEmptyFileInPlaceOfAnother()
{
    {
        QSaveFile file(m_path);
        QVERIFY(model::openPrivately(file));
        const FullDisk disk(0);
        QVERIFY(model::writeWhole(file, "short"));
        QVERIFY(!model::commitWhole(file));
        QCOMPARE(file.errorString(), qt_error_string(EFBIG));
    }
    QCOMPARE(support::read(m_path), "what was there");
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList {u"out.txt"_s});
    QSaveFile closed(m_path);
    QVERIFY(!model::commitWhole(closed));
}

void OutputFileTest::appendsToAFile()
{
    OutputFile file(m_path, OutputFile::Readers::OwnerOnly, OutputFile::Manner::Append);
    QVERIFY(file.write(", and more"));
    QCOMPARE(support::read(m_path), "what was there, and more");
    OutputFile full(m_path, OutputFile::Readers::OwnerOnly, OutputFile::Manner::Append);
    const FullDisk disk(5);
    QVERIFY(!full.write("!"));
    QCOMPARE(full.errorString(), qt_error_string(EFBIG));
}

void OutputFileTest::writesIntoWhatItWasStartedWith_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("flags");
    QTest::newRow("of the devices") << u"/dev/fd/%1"_s << 0;
    QTest::newRow("of the process") << u"/proc/self/fd/%1"_s << 0;
    QTest::newRow("of its thread") << u"/proc/thread-self/fd/%1"_s << 0;
    QTest::newRow("by a link") << u"link"_s << 0;
    QTest::newRow("appending") << u"/dev/fd/%1"_s << O_APPEND;
}

//! The shell's own lines stand before and behind it.
void OutputFileTest::writesIntoWhatItWasStartedWith()
{
    QFETCH(QString, name);
    QFETCH(int, flags);
    const int file = openedByAShell(O_WRONLY | flags);
    QVERIFY(file >= 0);
    const QByteArray before = flags ? "what was there" : "";
    QCOMPARE(::write(file, "before\n", 7), 7);
    if (name == u"link") {
        name = m_folder->filePath(name);
        QVERIFY(QFile::link(u"/dev/fd/%1"_s.arg(file), name));
    } else {
        name = name.arg(file);
    }
    {
        OutputFile output(name, OutputFile::Readers::OwnerOnly);
        QVERIFY2(output.write("written\n"), qPrintable(output.errorString()));
    }
    QCOMPARE(::write(file, "after\n", 6), 6);
    QCOMPARE(support::read(m_path), before + "before\nwritten\nafter\n");
}

void OutputFileTest::appendsToWhatItWasStartedWith()
{
    const int file = openedByAShell(O_WRONLY | O_TRUNC);
    QCOMPARE(::write(file, "before\n", 7), 7);
    OutputFile output(u"/dev/fd/%1"_s.arg(file), OutputFile::Readers::OwnerOnly, OutputFile::Manner::Append);
    QVERIFY(output.write("written\n"));
    QCOMPARE(::write(file, "after\n", 6), 6);
    QCOMPARE(support::read(m_path), "before\nwritten\nafter\n");
}

//! The store has such a number, too.
void OutputFileTest::touchesNoFileOfTheProgramsOwn()
{
    const int file = openedByAShell(O_RDWR | O_CLOEXEC);
    const QString name = u"/dev/fd/%1"_s.arg(file);
    OutputFile output(name);
    QVERIFY(!output.write("written\n"));
    QCOMPARE(output.errorString(), qt_error_string(EBADF));
    QCOMPARE(support::read(m_path), "what was there");
    cleanup();
    OutputFile closed(name);
    QVERIFY(!closed.open());
    QCOMPARE(closed.errorString(), qt_error_string(EBADF));
}

void OutputFileTest::writesNothingIntoWhatIsOnlyRead()
{
    OutputFile output(u"/dev/fd/%1"_s.arg(openedByAShell(O_RDONLY)));
    QVERIFY(!output.open());
    QCOMPARE(output.errorString(), qt_error_string(EBADF));
    QCOMPARE(support::read(m_path), "what was there");
}

QTEST_GUILESS_MAIN(OutputFileTest)
#include "tst_outputfile.moc"
