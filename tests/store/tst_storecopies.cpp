// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/dailycopies.h"
#include "model/store/repair.h"
#include "model/store/storefile.h"
#include "storefixture.h"
#include "tests/support/files.h"

#include <cerrno>

#include <sys/syscall.h>
#include <unistd.h>

using namespace model;
using namespace Qt::StringLiterals;

namespace {

//! The disk has an error whenever it is to be waited for.
bool cannotBeWaitedFor = false;

} // namespace

extern "C" int fsync(int file)
{
    if (!cannotBeWaitedFor)
        return int(::syscall(SYS_fsync, file));
    errno = EIO;
    return -1;
}

//! Each condition by which a store's file is copied, and read where it cannot be written.
class StoreCopiesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void clearsTheLogOfAFileThatIsGone();
    void readsACopyOfAnOlderStore();
    void copiesAStoreOnce();
    void keepsNothingThatIsNotOnTheDisk();
    void saysWhatIsNoCopy_data();
    void saysWhatIsNoCopy();
    void copiesWhenSomethingWasWritten();
    void keepsCopiesOfSevenDays();

private:
    Database &database() { return m_fixture->database(); }

    std::unique_ptr<StoreFixture> m_fixture;
};

void StoreCopiesTest::cleanup()
{
    cannotBeWaitedFor = false;
    m_fixture.reset();
}

void StoreCopiesTest::init()
{
    m_fixture = std::make_unique<StoreFixture>();
    VERIFY_RESULT(ConversationStore(database()).append(m_fixture->conversation(), 0, {text(u"one"_s)}));
}

void StoreCopiesTest::clearsTheLogOfAFileThatIsGone()
{
    const QString path = m_fixture->path();
    m_fixture->close();
    QVERIFY(QFile::rename(path, StoreFile(path).repairedPath()));
    for (const QString &end : {u"-wal"_s, u"-shm"_s}) {
        QFile left(path + end);
        QVERIFY(left.open(QIODevice::WriteOnly) && left.write("of another file") > 0);
    }
    VERIFY_RESULT(StoreFile(path).prepare());
    QVERIFY(QFile::exists(path));
    QVERIFY(!QFile::exists(path + u"-wal"_s) && !QFile::exists(path + u"-shm"_s));
    QCOMPARE(Repair(path).check()->size(), 0);
}

void StoreCopiesTest::readsACopyOfAnOlderStore()
{
    const QString path = m_fixture->folder() + u"/older.sqlite"_s;
    QVERIFY(QFile::copy(support::dataFolder() + u"/store/version-4.sqlite"_s, path));
    const auto reading = StoreFile(path).read();
    VERIFY_RESULT(reading);
    QVERIFY(reading->copy && reading->path != path);
    const auto version = [](const QString &file) {
        return (*Database::open(file, Database::Access::ReadOnly))->value(u"PRAGMA user_version"_s)->toInt();
    };
    QCOMPARE(version(path), 4);
    QCOMPARE(version(reading->path), Migrations::current);
    // With what its log has and the file does not.
    const auto writing = Database::open(path, Database::Access::ReadWrite);
    VERIFY_RESULT(writing);
    VERIFY_RESULT((*writing)->execute(u"PRAGMA journal_mode=WAL"_s));
    VERIFY_RESULT((*writing)->execute(u"UPDATE conversation SET title='in the log'"_s));
    QVERIFY(QFileInfo(path + u"-wal"_s).size() > 0);
    const auto logged = StoreFile(path).read();
    VERIFY_RESULT(logged);
    const auto copy = Database::open(logged->path, Database::Access::ReadOnly);
    QCOMPARE((*copy)->value(u"SELECT title FROM conversation"_s)->toString(), u"in the log"_s);
    QVERIFY(!StoreFile(m_fixture->folder() + u"/none.sqlite"_s).read());
}

void StoreCopiesTest::copiesAStoreOnce()
{
    const QString copy = m_fixture->folder() + u"/copy.sqlite"_s;
    VERIFY_RESULT(copyStore({m_fixture->path()}, copy));
    QCOMPARE(
        QFile::permissions(copy) & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther), QFile::Permissions());
    VERIFY_RESULT(checkCopy(copy));
    QVERIFY(!QFile::exists(copy + u".partial"_s));
    const auto again = copyStore({m_fixture->path()}, copy);
    QVERIFY(!again);
    QCOMPARE(again.error().category, ErrorCategory::Usage);
    VERIFY_RESULT(checkCopy(copy));
    // One that comes to nothing leaves nothing.
    const QString other = m_fixture->folder() + u"/other.sqlite"_s;
    QVERIFY(!copyStore({m_fixture->folder() + u"/none.sqlite"_s, Database::Access::ReadOnly}, other));
    QVERIFY(!copyStore({m_fixture->path()}, m_fixture->folder() + u"/no folder/other.sqlite"_s));
    QCOMPARE(QDir(m_fixture->folder()).entryList({u"other*"_s}), QStringList());
}

void StoreCopiesTest::keepsNothingThatIsNotOnTheDisk()
{
    cannotBeWaitedFor = true;
    QVERIFY(!copyStore({m_fixture->path()}, m_fixture->folder() + u"/copy.sqlite"_s));
    QCOMPARE(QDir(m_fixture->folder()).entryList({u"copy*"_s}), QStringList());
    const StoreFile fresh(m_fixture->folder() + u"/fresh.sqlite"_s);
    QVERIFY(!fresh.prepare());
    QVERIFY(!QFile::exists(m_fixture->folder() + u"/fresh.sqlite"_s));
    cannotBeWaitedFor = false;
    VERIFY_RESULT(fresh.prepare());
}

void StoreCopiesTest::saysWhatIsNoCopy_data()
{
    QTest::addColumn<QString>("kind");
    for (const char *kind : {"not there", "no database", "another database", "a broken page"})
        QTest::newRow(kind) << QString::fromLatin1(kind);
}

void StoreCopiesTest::saysWhatIsNoCopy()
{
    QFETCH(QString, kind);
    const QString copy = m_fixture->folder() + u"/copy.sqlite"_s;
    if (kind == u"no database") {
        QFile file(copy);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray(5000, 'x')) > 0);
    } else if (kind == u"another database") {
        const auto other = Database::open(copy, Database::Access::ReadWrite);
        VERIFY_RESULT(other);
        VERIFY_RESULT((*other)->execute(u"CREATE TABLE other (row INTEGER PRIMARY KEY)"_s));
    } else if (kind == u"a broken page") {
        VERIFY_RESULT(copyStore({m_fixture->path()}, copy));
        const auto page = database().value(u"SELECT rootpage FROM sqlite_master WHERE name='sqlite_autoindex_exchange_1'"_s);
        QFile file(copy);
        QVERIFY(file.open(QIODevice::ReadWrite));
        const qint64 size = database().value(u"PRAGMA page_size"_s)->toLongLong();
        QVERIFY(file.seek((page->toLongLong() - 1) * size) && file.write(QByteArray(size, '\0')) == size);
    }
    const auto checked = checkCopy(copy);
    QVERIFY(!checked);
    QVERIFY(!checked.error().message.isEmpty());
}

void StoreCopiesTest::copiesWhenSomethingWasWritten()
{
    const QString path = m_fixture->path();
    const DailyCopies copies(path);
    const QDate today(2026, 11, 20);
    const auto setTime = [](const QString &name, const QDateTime &time) {
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadWrite) && file.setFileTime(time, QFileDevice::FileModificationTime));
    };
    QVERIFY(copies.newest().isEmpty());
    QVERIFY(copies.isDue(today));
    VERIFY_RESULT(copies.make({path}, today));
    QCOMPARE(copies.newest(), copies.path(today));
    QVERIFY(!copies.isDue(today));
    m_fixture->close();
    QFile::remove(path + u"-wal"_s);
    const QDateTime noon(today, QTime(12, 0));
    setTime(copies.path(today), noon);
    setTime(path, noon.addSecs(-60));
    QVERIFY(!copies.isDue(today.addDays(1)));
    // An empty log is of no account; one with something in it is.
    setTime(path + u"-wal"_s, noon.addSecs(60));
    QVERIFY(!copies.isDue(today.addDays(1)));
    QFile log(path + u"-wal"_s);
    QVERIFY(log.open(QIODevice::WriteOnly) && log.write("something") > 0);
    log.close();
    QVERIFY(copies.isDue(today.addDays(1)));
    QVERIFY(QFile::remove(path + u"-wal"_s));
    setTime(path, noon.addSecs(60));
    QVERIFY(copies.isDue(today.addDays(1)));
    QVERIFY(!copies.isDue(today));
}

void StoreCopiesTest::keepsCopiesOfSevenDays()
{
    const DailyCopies copies(m_fixture->path());
    const QDate today(2026, 11, 20);
    QVERIFY(QDir().mkpath(copies.folder()));
    const auto put = [&copies](const QDate &day) { return QFile(copies.path(day)).open(QIODevice::WriteOnly); };
    QVERIFY(put(today.addDays(-8)) && put(today.addDays(-7)) && put(today.addDays(-6)));
    QVERIFY(!copies.make({m_fixture->folder() + u"/none.sqlite"_s, Database::Access::ReadOnly}, today));
    QVERIFY(QFile::exists(copies.path(today.addDays(-8))));
    VERIFY_RESULT(copies.make({m_fixture->path()}, today));
    QVERIFY(!QFile::exists(copies.path(today.addDays(-8))) && !QFile::exists(copies.path(today.addDays(-7))));
    QVERIFY(QFile::exists(copies.path(today.addDays(-6))) && QFile::exists(copies.path(today)));
    copies.removeAll();
    QVERIFY(copies.newest().isEmpty());
}

QTEST_GUILESS_MAIN(StoreCopiesTest)
#include "tst_storecopies.moc"
