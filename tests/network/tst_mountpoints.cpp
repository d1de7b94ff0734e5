// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/sandbox.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <cerrno>
#include <functional>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace network;

namespace {

//! Stands before the system's flock(): what that fails with, or 0 to have it done. None: it is done.
std::function<int(int operation)> lockFault;

} // namespace

extern "C" int flock(int file, int operation) noexcept
{
    if (const int fault = lockFault ? lockFault(operation) : 0; fault != 0) {
        errno = fault;
        return -1;
    }
    return int(::syscall(SYS_flock, file, operation));
}

//! Folders that are made so that nothing can be put there, and who takes them away.
class MountPointsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { lockFault = {}; }
    void leavesAMountPointThatAnotherTakesAway();
    void takesAMountPointAwayWhereNothingCanBeLocked();
    void leavesAMountPointThatItCannotLock();
    void makesAMountPointAnewThatHasJustGone();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void MountPointsTest::leavesAMountPointThatAnotherTakesAway()
{
    const QByteArray place = QFile::encodeName(path(u"point"_s));
    QVERIFY(::mkdir(place.constData(), 0555) == 0);
    const int other = ::open(place.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    QVERIFY(::flock(other, LOCK_EX) == 0);
    {
        const MountPoint point(path(u"point"_s));
        ::close(other);
    }
    QVERIFY(QFileInfo::exists(path(u"point"_s)));
    // One that nobody holds is shared, and taken away by its last user.
    {
        const MountPoint point(path(u"point"_s));
    }
    QVERIFY(!QFileInfo::exists(path(u"point"_s)));
}

//! As over a network. Nobody can know whether another uses it; but nothing is left for ever.
void MountPointsTest::takesAMountPointAwayWhereNothingCanBeLocked()
{
    lockFault = [](int) { return ENOLCK; };
    {
        const MountPoint point(path(u"point"_s));
        QVERIFY(QFileInfo::exists(path(u"point"_s)));
    }
    QVERIFY(!QFileInfo::exists(path(u"point"_s)));
}

void MountPointsTest::leavesAMountPointThatItCannotLock()
{
    for (const int fault : {EINTR, EWOULDBLOCK}) {
        lockFault = [fault](int operation) { return (operation & LOCK_EX) ? fault : 0; };
        {
            const MountPoint point(path(u"point"_s));
        }
        QVERIFY(QFileInfo::exists(path(u"point"_s)));
        // Nor does it take away what it could not share.
        lockFault = [fault](int operation) { return (operation & LOCK_SH) ? fault : 0; };
        {
            const MountPoint point(path(u"point"_s));
        }
        QVERIFY(QFileInfo::exists(path(u"point"_s)));
        QVERIFY(QDir().rmdir(path(u"point"_s)));
    }
}

void MountPointsTest::makesAMountPointAnewThatHasJustGone()
{
    int tries = 0;
    lockFault = [&](int) {
        if (++tries == 1)
            ::rmdir(QFile::encodeName(path(u"point"_s)).constData());
        return 0;
    };
    {
        const MountPoint point(path(u"point"_s));
        QVERIFY(QFileInfo::exists(path(u"point"_s)));
        QCOMPARE(tries, 2);
    }
    QVERIFY(!QFileInfo::exists(path(u"point"_s)));
}

QTEST_GUILESS_MAIN(MountPointsTest)
#include "tst_mountpoints.moc"
