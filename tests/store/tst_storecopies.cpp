// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/basics/privatefile.h"
#include "model/store/dailycopies.h"
#include "model/store/repair.h"
#include "model/store/storefile.h"
#include "storefixture.h"
#include "tests/support/files.h"
#include "tests/support/fulldisk.h"

#include <cerrno>
#include <cstring>
#include <optional>

#include <sys/syscall.h>
#include <unistd.h>

using namespace model;
using namespace Qt::StringLiterals;

namespace {

//! The disk has an error whenever it is to be waited for.
bool cannotBeWaitedFor = false;
//! What the system says that nobody may write, as it does to all but the administrator.
QByteArray writeProtected;

} // namespace

//! Of Qt, too.
extern "C" Q_DECL_EXPORT int access(const char *path, int mode) noexcept
{
    if ((mode & W_OK) == 0 || writeProtected != path)
        return int(::syscall(SYS_access, path, mode));
    errno = EACCES;
    return -1;
}

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
    void keepsNothingThatIsNoStore();
    void makesNothingOfWhatIsNotThere();
    void putsNothingBehindALinkThatLeadsNowhere();
    void copiesWithoutALogWhatHasNone();
    void leavesALogBesideAFileThatIsThere();
    void saysThatThereIsNoRoomForACopy();
    void knowsWhatIsWriteProtected_data();
    void knowsWhatIsWriteProtected();
    void canBeWrittenAgainAfterALookThroughWriteProtection();
    void makesNoStoreWhileAnotherDoes();
    void saysThatTheDiskIsFull();
    void leavesAFileWhereTheDiskIsFull();
    void looksIntoAnOlderStoreThatIsWriteProtected();
    void saysThatACopyCannotTakeItsPlace();
    void saysThatAFileHasGoneMeanwhile();
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
    writeProtected.clear();
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
    const auto nowhere = copyStore({m_fixture->path()}, m_fixture->folder() + u"/no folder/other.sqlite"_s);
    QVERIFY(!nowhere);
    QCOMPARE(nowhere.error().message, u"There is no folder %1/no folder."_s.arg(m_fixture->folder()));
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

void StoreCopiesTest::keepsNothingThatIsNoStore()
{
    const QString other = m_fixture->folder() + u"/other.sqlite"_s;
    {
        const auto database = Database::open(other, Database::Access::ReadWrite);
        VERIFY_RESULT(database);
        VERIFY_RESULT((*database)->execute(u"CREATE TABLE other (row INTEGER PRIMARY KEY)"_s));
    }
    QVERIFY(!copyStore({other}, m_fixture->folder() + u"/copy.sqlite"_s));
    QCOMPARE(QDir(m_fixture->folder()).entryList({u"copy*"_s}), QStringList());
}

//! Whoever may write a store makes it where it is not there; not so who copies it.
void StoreCopiesTest::makesNothingOfWhatIsNotThere()
{
    const QString none = m_fixture->folder() + u"/none.sqlite"_s;
    QVERIFY(!copyStore({none, Database::Access::ReadWrite}, m_fixture->folder() + u"/copy.sqlite"_s));
    QVERIFY(!QFile::exists(none));
}

//! As to a disk that is not mounted: what was made for it is not left beside it, and a repaired store waits.
void StoreCopiesTest::putsNothingBehindALinkThatLeadsNowhere()
{
    const QString link = m_fixture->folder() + u"/link.sqlite"_s;
    QVERIFY(QFile::link(m_fixture->folder() + u"/not mounted/parlance.sqlite"_s, link));
    const auto copied = copyStore({m_fixture->path()}, link);
    QVERIFY(!copied);
    QVERIFY2(copied.error().message.contains(u"cannot be written"_s), qPrintable(copied.error().message));
    QVERIFY(!QFile::exists(link + u".partial"_s));
    const auto made = StoreFile(link).prepare();
    QVERIFY(!made);
    QVERIFY2(made.error().message.contains(u"cannot be written"_s), qPrintable(made.error().message));
    QVERIFY(QFile::exists(link + u".new"_s));
    QVERIFY(QFile::remove(link + u".new"_s));
    QVERIFY(QFile::copy(m_fixture->path(), StoreFile(link).repairedPath()));
    QVERIFY(!StoreFile(link).prepare());
    // It does not begin anew instead.
    QVERIFY(!QFile::exists(link + u".new"_s));
    QVERIFY(QFile::exists(StoreFile(link).repairedPath()));
}

//! Of a file that nobody writes, what lies in the place of its log is not asked.
void StoreCopiesTest::copiesWithoutALogWhatHasNone()
{
    const QString path = m_fixture->path();
    const QString copy = m_fixture->folder() + u"/copy.sqlite"_s;
    m_fixture->close();
    QFile::remove(path + u"-wal"_s);
    QVERIFY(QDir().mkpath(path + u"-wal/full"_s));
    QVERIFY(!copyStore({path, Database::Access::ReadOnly}, copy));
    VERIFY_RESULT(copyStore({path, Database::Access::Immutable}, copy));
}

//! What a repair has left waits until the file is taken away, be it empty.
void StoreCopiesTest::leavesALogBesideAFileThatIsThere()
{
    const QString path = m_fixture->path();
    m_fixture->close();
    QVERIFY(QFile::copy(path, StoreFile(path).repairedPath()));
    QVERIFY(QFile::resize(path, 0));
    QFile log(path + u"-wal"_s);
    QVERIFY(log.open(QIODevice::WriteOnly) && log.write("of the file") > 0);
    log.close();
    const auto prepared = StoreFile(path).prepare();
    QVERIFY(!prepared);
    QVERIFY2(prepared.error().message.contains(u"is empty"_s), qPrintable(prepared.error().message));
    QVERIFY(QFile::exists(log.fileName()) && QFile::exists(StoreFile(path).repairedPath()));
}

void StoreCopiesTest::saysThatThereIsNoRoomForACopy()
{
    const QString path = m_fixture->path();
    m_fixture->close();
    QFile::remove(path + u"-wal"_s);
    QVERIFY(QDir().mkpath(path + u"-wal/full"_s));
    const auto reading = StoreFile(path).read();
    QVERIFY(!reading);
    QVERIFY2(reading.error().message.contains(u"no room"_s), qPrintable(reading.error().message));
    QFile file(m_fixture->folder() + u"/none.sqlite"_s);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray(5000, 'x')) > 0);
    file.close();
    QVERIFY(!StoreFile(file.fileName()).read());
}

void StoreCopiesTest::knowsWhatIsWriteProtected_data()
{
    QTest::addColumn<bool>("isFolder");
    QTest::newRow("the file") << false;
    QTest::newRow("its folder") << true;
}

//! It is looked at all the same, but not repaired.
void StoreCopiesTest::knowsWhatIsWriteProtected()
{
    QFETCH(bool, isFolder);
    const QString path = m_fixture->path();
    VERIFY_RESULT(database().execute(u"UPDATE segment SET seal=seal+1"_s));
    m_fixture->close();
    QVERIFY(!StoreFile(path).isReadOnly());
    writeProtected = QFile::encodeName(isFolder ? QFileInfo(path).path() : path);
    QVERIFY(StoreFile(path).isReadOnly());
    const auto found = Repair(path).check();
    VERIFY_RESULT(found);
    QCOMPARE(found->size(), 1);
    const auto report = Repair(path).run();
    QVERIFY(!report);
    QVERIFY2(report.error().message.contains(u"write-protected"_s), qPrintable(report.error().message));
    // What cannot be read either is no reason to say nothing.
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray(5000, 'x')) > 0);
    file.close();
    QVERIFY(!Repair(path).check());
}

//! SQLite gives the files beside the store the rights that this one had then.
void StoreCopiesTest::canBeWrittenAgainAfterALookThroughWriteProtection()
{
    const QString path = m_fixture->path();
    m_fixture->close();
    const QStringList left {path + u"-wal"_s, path + u"-shm"_s};
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner));
    for (const QString &file : left) {
        QFile::remove(file);
        support::write(file, {});
        QVERIFY(QFile::setPermissions(file, QFile::ReadOwner));
    }
    constexpr auto ofOwner = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
    // As long as the store itself is protected they stay as they are.
    QVERIFY(Database::open(path, Database::Access::ReadOnly));
    for (const QString &file : left)
        QVERIFY(!QFile::exists(file) || (QFile::permissions(file) & ofOwner) == QFile::ReadOwner);
    QVERIFY(QFile::setPermissions(path, privateRights));
    const auto database = Database::open(path, Database::Access::ReadWrite);
    VERIFY_RESULT(database);
    for (const QString &file : left)
        QVERIFY(!QFile::exists(file) || (QFile::permissions(file) & (ofOwner | rightsOfOthers)) == privateRights);
    VERIFY_RESULT((*database)->execute(u"UPDATE conversation SET title='saved'"_s));
}

//! That another does is told by a file beside it, which here cannot be made: its name would be too long.
void StoreCopiesTest::makesNoStoreWhileAnotherDoes()
{
    constexpr int longestName = 255;
    const QString path = m_fixture->folder() + u'/' + QString(longestName - int(strlen(".new-journal")) + 3, u'x');
    const auto made = StoreFile(path).prepare();
    QVERIFY(!made);
    QVERIFY2(made.error().message.contains(u"cannot be written"_s), qPrintable(made.error().message));
    QCOMPARE(QDir(m_fixture->folder()).entryList({u"xxx*"_s}), QStringList());
}

void StoreCopiesTest::saysThatTheDiskIsFull()
{
    const QString path = m_fixture->folder() + u"/fresh.sqlite"_s;
    std::optional<support::FullDisk> full(20'000);
    const auto made = StoreFile(path).prepare();
    full.reset();
    QVERIFY(!made);
    QVERIFY(!QFile::exists(path));
    VERIFY_RESULT(StoreFile(path).prepare());
}

//! A repair that cannot be written to its end has done nothing.
void StoreCopiesTest::leavesAFileWhereTheDiskIsFull()
{
    const QString path = m_fixture->path();
    VERIFY_RESULT(ConversationStore(database()).append(m_fixture->conversation(), 0, {text(u"much "_s.repeated(40'000))}));
    VERIFY_RESULT(database().execute(u"UPDATE segment SET seal=seal+1"_s));
    m_fixture->close();
    std::optional<support::FullDisk> full;
    const Repair repair(path, [&full](const QString &step) {
        if (step == u"Search")
            full.emplace(8'000);
    });
    const auto report = repair.run();
    QVERIFY(full);
    full.reset();
    QVERIFY(!report);
    QVERIFY(!Repair(path).check()->isEmpty());
    QVERIFY(!QFile::exists(StoreFile(path).repairedPath()));
    VERIFY_RESULT(Repair(path).run());
    QCOMPARE(*Repair(path).check(), QStringList());
}

//! By way of a copy, as it would be after its migration.
void StoreCopiesTest::looksIntoAnOlderStoreThatIsWriteProtected()
{
    const QString path = m_fixture->folder() + u"/older.sqlite"_s;
    QVERIFY(QFile::copy(support::dataFolder() + u"/store/version-4.sqlite"_s, path));
    {
        const auto old = Database::open(path, Database::Access::ReadWrite);
        VERIFY_RESULT(old);
        for (const QString &statement : {u"PRAGMA foreign_keys=OFF"_s, u"DELETE FROM node WHERE row=(SELECT min(row) FROM node)"_s})
            VERIFY_RESULT((*old)->execute(statement));
    }
    writeProtected = QFile::encodeName(path);
    const auto found = Repair(path).check();
    VERIFY_RESULT(found);
    QVERIFY2(found->join(u' ').contains(u"gap"_s), qPrintable(found->join(u' ')));
}

void StoreCopiesTest::saysThatACopyCannotTakeItsPlace()
{
    const QString path = m_fixture->path();
    VERIFY_RESULT(DailyCopies(path).make({path}, QDate(2026, 11, 20)));
    m_fixture->close();
    QVERIFY(QFile::resize(path, 0));
    QVERIFY(QDir().mkpath(StoreFile(path).repairedPath() + u"/full"_s));
    const auto report = Repair(path).run();
    QVERIFY(!report);
    QVERIFY2(report.error().message.contains(u"cannot be written"_s), qPrintable(report.error().message));
    QCOMPARE(QFileInfo(path).size(), 0);
}

//! By a hand, say, while a repair reads it.
void StoreCopiesTest::saysThatAFileHasGoneMeanwhile()
{
    const QString path = m_fixture->path();
    VERIFY_RESULT(database().execute(u"UPDATE segment SET seal=seal+1"_s));
    m_fixture->close();
    QStringList steps;
    const Repair repair(path, [&](const QString &step) {
        steps += step;
        if (step == u"The new file")
            QFile::remove(path);
    });
    const auto report = repair.run();
    QVERIFY2(steps.contains(u"The new file"_s), qPrintable(steps.join(u'\n')));
    QVERIFY(!report);
    QVERIFY2(report.error().message.contains(u"was not replaced"_s), qPrintable(report.error().message));
    QVERIFY(QFile::exists(StoreFile(path).repairedPath()));
}

void StoreCopiesTest::saysWhatIsNoCopy_data()
{
    QTest::addColumn<QString>("kind");
    for (const char *kind : {"not there", "no database", "another database", "nothing", "a broken page"})
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
    } else if (kind == u"nothing") {
        const auto other = Database::open(copy, Database::Access::ReadWrite);
        VERIFY_RESULT(other);
        for (const QString &statement : {u"CREATE TABLE other (row INTEGER PRIMARY KEY)"_s, u"DROP TABLE other"_s})
            VERIFY_RESULT((*other)->execute(statement));
    } else if (kind == u"a broken page") {
        VERIFY_RESULT(copyStore({m_fixture->path()}, copy));
        const auto page = database().value(u"SELECT rootpage FROM sqlite_master WHERE name='sqlite_autoindex_exchange_1'"_s);
        QFile file(copy);
        QVERIFY(file.open(QIODevice::ReadWrite));
        const qint64 size = database().value(u"PRAGMA page_size"_s)->toLongLong();
        QVERIFY(file.seek((page->toLongLong() - 1) * size) && file.write(QByteArray(size, '\0')) == size);
        file.close();
        const auto found = Repair(copy).check();
        VERIFY_RESULT(found);
        QVERIFY2(found->first().contains(QString::number(page->toInt())), qPrintable(found->join(u'\n')));
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
    setTime(path, noon);
    QVERIFY(!copies.isDue(today.addDays(1)));
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
