// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/database.h"
#include "model/store/searchindex.h"
#include "model/store/store.h"
#include "model/store/syncing.h"
#include "storefixture.h"
#include "tests/support/files.h"

#include <QSemaphore>
#include <QSignalSpy>

#include <sys/resource.h>

using namespace model;
using namespace Qt::StringLiterals;

class StoreTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    // The first one, since the stack of a thread that has ended would do for another.
    void saysThatThereIsNoThread();
    void saysThatTooManyFilesAreOpen();
    void runsWorkInOrderAndDeliversItHere();
    void workRunsOnAnotherThread();
    void deliversNothingToWhatHasBeenDeleted();
    void itsDestructorWaitsForWhatWasBegun();
    void saysWhileItIsBehind();
    void theReaderSeesWhatWasCommitted();
    void theReaderCannotWrite();
    void twoStoresWriteOneFile();
    void hearsOfChangesElsewhereAndNotOfItsOwn();
    void aWriterThatWaitsInVainSaysSo();
    void onlyWhatIsTemporaryWaitsForNoDisk_data();
    void onlyWhatIsTemporaryWaitsForNoDisk();
    void theFileBelongsToThePersonAlone();
    void refusesADamagedFileAndLeavesIt_data();
    void refusesADamagedFileAndLeavesIt();
    void refusesANewerFileAndLeavesIt();
    void refusesAnotherProgramsFileAndLeavesIt();
    void refusesAFolderThatIsNotThere();
    void makesNoCopyOfANewFile();
    void migratesVersionOneAfterCopyingIt();
    void migratesVersionTwo();
    void fillsTheIndexOfVersionThreeAnew();
    void addsCheckSumsToVersionFour();
    void addsWordsThatMarkdownCutsToVersionEleven();
    void theLogComesIntoTheFileWhileNothingIsWritten();
    void theLastToCloseEmptiesTheLog();
    void anEmptyFileIsNoFirstStart();

private:
    QString path() const { return m_folder->filePath(u"parlance.sqlite"_s); }
    std::unique_ptr<Store> open();
    QByteArray fileBytes() const;
    void refusesAndLeaves(const QString &word);

    std::unique_ptr<QTemporaryDir> m_folder;
};

std::unique_ptr<Store> StoreTest::open()
{
    auto store = Store::open(path());
    if (!store)
        qFatal("%s", qPrintable(store.error().message + store.error().detail));
    return std::move(*store);
}

QByteArray StoreTest::fileBytes() const
{
    QFile file(path());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void StoreTest::refusesAndLeaves(const QString &word)
{
    const QByteArray before = fileBytes();
    const auto store = Store::open(path());
    QVERIFY(!store);
    QCOMPARE(store.error().category, ErrorCategory::Storage);
    QVERIFY2(store.error().message.contains(word), qPrintable(store.error().message));
    QCOMPARE(fileBytes(), before);
}

void StoreTest::saysThatThereIsNoThread()
{
    if (support::isSanitized)
        QSKIP("a sanitizer's allocator has last words of its own");
    rlimit before {};
    QCOMPARE(::getrlimit(RLIMIT_AS, &before), 0);
    const QString file = path();
    const rlimit none {support::addressSpaceWithoutAThread(), before.rlim_max};
    ::setrlimit(RLIMIT_AS, &none);
    const auto store = Store::open(file);
    ::setrlimit(RLIMIT_AS, &before);
    QVERIFY(!store);
    QVERIFY2(store.error().message.contains(u"no thread"), qPrintable(store.error().message));
}

void StoreTest::saysThatTooManyFilesAreOpen()
{
    open();
    rlimit before {};
    QCOMPARE(::getrlimit(RLIMIT_NOFILE, &before), 0);
    const rlimit none {3, before.rlim_max};
    ::setrlimit(RLIMIT_NOFILE, &none);
    const auto database = Database::open(path(), Database::Access::ReadWrite);
    const QString why = whyUnwritable(m_folder->path());
    ::setrlimit(RLIMIT_NOFILE, &before);
    QVERIFY(!database);
    QCOMPARE(database.error().message, u"This could not be read or saved: too many files are open."_s);
    QCOMPARE(why, u"this program has too many files open"_s);
}

void StoreTest::runsWorkInOrderAndDeliversItHere()
{
    const auto store = open();
    QList<int> seen;
    for (int index = 0; index < 50; ++index) {
        store->run(
            this, [index](Database &) { return Result<int>(index); },
            [&seen, this](const Result<int> &result) {
                QCOMPARE(QThread::currentThread(), thread());
                seen += *result;
            });
    }
    QVERIFY(seen.isEmpty());
    QTRY_COMPARE(seen.size(), 50);
    QVERIFY(std::is_sorted(seen.cbegin(), seen.cend()));
}

void StoreTest::workRunsOnAnotherThread()
{
    const auto store = open();
    bool done = false;
    store->run(
        this, [](Database &) { return Result<QThread *>(QThread::currentThread()); },
        [&](const Result<QThread *> &worker) {
            QVERIFY(*worker != QThread::currentThread());
            done = true;
        });
    QTRY_VERIFY(done);
}

void StoreTest::deliversNothingToWhatHasBeenDeleted()
{
    const auto store = open();
    auto context = std::make_unique<QObject>();
    bool delivered = false;
    bool later = false;
    store->run(
        context.get(), [](Database &) { return Result<int>(1); }, [&](const Result<int> &) { delivered = true; });
    context.reset();
    store->run(
        this, [](Database &) { return Result<int>(1); }, [&](const Result<int> &) { later = true; });
    QTRY_VERIFY(later);
    QVERIFY(!delivered);
}

void StoreTest::itsDestructorWaitsForWhatWasBegun()
{
    QList<ConversationId> ids;
    {
        const auto store = open();
        for (int index = 0; index < 20; ++index) {
            ConversationInfo info;
            ids += info.id;
            store->run([info](Database &database) { return ConversationStore(database).create(info); });
        }
    }
    const auto again = open();
    for (const ConversationId &id : std::as_const(ids))
        VERIFY_RESULT(ConversationStore(again->reader()).find(id));
}

void StoreTest::saysWhileItIsBehind()
{
    const auto store = open();
    QSignalSpy changed(store.get(), &Store::behindChanged);
    QSemaphore semaphore;
    store->run([&semaphore](Database &) {
        semaphore.acquire();
        return Result<void>();
    });
    const qint64 half = Store::mostWaiting / 2;
    store->run([](Database &) { return Result<void>(); }, half);
    QVERIFY(!store->isBehind());
    store->run(
        [&semaphore](Database &) {
            semaphore.acquire();
            return Result<void>();
        },
        half);
    QVERIFY(store->isBehind());
    QCOMPARE(changed.takeFirst(), QVariantList {true});
    semaphore.release(2);
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(changed.takeFirst(), QVariantList {false});
    QVERIFY(!store->isBehind());
    // Many small pieces of work are much, too.
    constexpr int many = int(Store::mostWaiting / 1024) + 1;
    for (int number = 0; number < many; ++number) {
        store->run([&semaphore](Database &) {
            semaphore.acquire();
            return Result<void>();
        });
    }
    QVERIFY(store->isBehind());
    semaphore.release(many);
    QTRY_VERIFY(!store->isBehind());
}

void StoreTest::theReaderSeesWhatWasCommitted()
{
    const auto store = open();
    const ConversationInfo info;
    bool found = false;
    store->run(
        this, [info](Database &database) { return ConversationStore(database).create(info); },
        [&](const Result<void> &) { found = ConversationStore(store->reader()).find(info.id).has_value(); });
    QTRY_VERIFY(found);
}

void StoreTest::theReaderCannotWrite()
{
    const auto store = open();
    const auto refused = ConversationStore(store->reader()).create({});
    QVERIFY(!refused);
    QCOMPARE(refused.error().category, ErrorCategory::Storage);
}

void StoreTest::twoStoresWriteOneFile()
{
    const auto one = open();
    const auto other = open();
    int failed = 0;
    int done = 0;
    for (int index = 0; index < 40; ++index) {
        (index % 2 ? one : other)
            ->run(
                this, [](Database &database) { return ConversationStore(database).create({}); },
                [&](const Result<void> &result) {
                    ++done;
                    failed += result ? 0 : 1;
                });
    }
    QTRY_COMPARE(done, 40);
    QCOMPARE(failed, 0);
    QCOMPARE(one->reader().value(u"SELECT count(*) FROM conversation"_s)->toInt(), 40);
}

void StoreTest::hearsOfChangesElsewhereAndNotOfItsOwn()
{
    const auto store = open();
    QSignalSpy news(store.get(), &Store::changedElsewhere);
    std::optional<Result<void>> own;
    store->run(
        this, [](Database &database) { return ConversationStore(database).create({}); },
        [&](const Result<void> &created) { own = created; });
    QTRY_VERIFY(own.has_value());
    VERIFY_RESULT(*own);
    // It looks for news before it brings its own log into the file, which SQLite counts as news.
    QTRY_COMPARE(QFileInfo(path() + u"-wal"_s).size(), 0);
    QCOMPARE(news.size(), 0);
    const auto elsewhere = Database::open(path(), Database::Access::ReadWrite);
    VERIFY_RESULT(elsewhere);
    VERIFY_RESULT(ConversationStore(**elsewhere).create({}));
    QTRY_COMPARE(news.size(), 1);
}

void StoreTest::aWriterThatWaitsInVainSaysSo()
{
    const auto store = open();
    store->run(
        this, [](Database &) { return Result<int>(0); }, [](const Result<int> &) {});
    auto blocker = Database::open(path(), Database::Access::ReadWrite);
    VERIFY_RESULT(blocker);
    Database::Transaction transaction(**blocker);
    std::optional<Result<void>> result;
    store->run(
        this, [](Database &database) { return ConversationStore(database).create({}); },
        [&](const Result<void> &created) { result = created; });
    QTRY_VERIFY(result.has_value());
    QVERIFY(!*result);
    QVERIFY2(result->error().message.contains(u"Another Parlance"_s), qPrintable(result->error().message));
}

void StoreTest::onlyWhatIsTemporaryWaitsForNoDisk_data()
{
    QTest::addColumn<bool>("isTemporary");
    QTest::addColumn<QString>("meanwhile");
    QTest::addColumn<QString>("otherwise");
    // Synchronous, and whether what is deleted is overwritten.
    QTest::newRow("what is kept") << false << u"1 1"_s << u"2 1"_s;
    QTest::newRow("what is temporary") << true << u"0 0"_s << u"0 0"_s;
}

void StoreTest::onlyWhatIsTemporaryWaitsForNoDisk()
{
    QFETCH(bool, isTemporary);
    const auto store = Store::open(path(), isTemporary ? Store::Lifetime::Temporary : Store::Lifetime::Kept);
    VERIFY_RESULT(store);
    QStringList seen;
    (*store)->run(
        this,
        [](Database &database) -> Result<QStringList> {
            const auto look = [&database] {
                return u"%1 %2"_s.arg(database.value(u"PRAGMA synchronous"_s).value_or(QVariant()).toInt())
                    .arg(database.value(u"PRAGMA secure_delete"_s).value_or(QVariant()).toInt());
            };
            QStringList all;
            {
                const Syncing syncing(database, false);
                all.append(look());
            }
            all.append(look());
            return all;
        },
        [&seen](const Result<QStringList> &result) { seen = result.value_or(QStringList {u"failed"_s}); });
    QTRY_VERIFY(!seen.isEmpty());
    QTEST(seen.value(0), "meanwhile");
    QTEST(seen.value(1), "otherwise");
}

void StoreTest::theFileBelongsToThePersonAlone()
{
    const auto store = open();
    QCOMPARE(
        QFile::permissions(path()) & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther), QFile::Permissions());
}

void StoreTest::refusesADamagedFileAndLeavesIt_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("no database at all") << 0;
    QTest::newRow("header overwritten") << 1;
    QTest::newRow("schema overwritten") << 2;
    QTest::newRow("cut off") << 3;
}

void StoreTest::refusesADamagedFileAndLeavesIt()
{
    QFETCH(int, kind);
    open().reset();
    QByteArray bytes = fileBytes();
    QVERIFY(bytes.size() > 8192);
    switch (kind) {
    case 0: bytes = QByteArray("This is a text and no database. ").repeated(400); break;
    case 1: bytes.replace(0, 16, QByteArray(16, 'x')); break;
    case 2: bytes.replace(100, 3000, QByteArray(3000, 'x')); break;
    default: bytes.truncate(6000); break;
    }
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    file.close();
    refusesAndLeaves(u"damaged"_s);
}

void StoreTest::refusesANewerFileAndLeavesIt()
{
    open().reset();
    {
        const auto database = Database::open(path(), Database::Access::ReadWrite);
        VERIFY_RESULT((*database)->execute(u"PRAGMA user_version=%1"_s.arg(Migrations::current + 1)));
    }
    refusesAndLeaves(u"newer"_s);
}

void StoreTest::refusesAnotherProgramsFileAndLeavesIt()
{
    {
        const auto database = Database::open(path(), Database::Access::ReadWrite);
        VERIFY_RESULT((*database)->execute(u"CREATE TABLE bookmarks (url TEXT)"_s));
    }
    refusesAndLeaves(u"not a file of Parlance"_s);
}

void StoreTest::refusesAFolderThatIsNotThere()
{
    const auto store = Store::open(m_folder->filePath(u"missing/parlance.sqlite"_s));
    QVERIFY(!store);
    QCOMPARE(store.error().category, ErrorCategory::Storage);
}

void StoreTest::makesNoCopyOfANewFile()
{
    open().reset();
    QVERIFY(!QFile::exists(Migrations::copyPath(path(), 1)));
}

void StoreTest::migratesVersionOneAfterCopyingIt()
{
    QVERIFY(QFile::copy(support::dataFolder() + u"/store/version-1.sqlite"_s, path()));
    QFile::setPermissions(path(), QFile::ReadOwner | QFile::WriteOwner);
    const auto store = open();
    ConversationStore conversations(store->reader());
    const auto list = conversations.list(10);
    VERIFY_RESULT(list);
    QCOMPARE(list->size(), 1);
    QCOMPARE(list->first().title, u"From version 1"_s);
    const auto nodes = conversations.nodes(*conversations.path(list->first().id), 0, 10);
    VERIFY_RESULT(nodes);
    QCOMPARE(nodes->size(), 2);
    QVERIFY(nodes->last().canister->text().startsWith(u"An old answer"_s));
    QCOMPARE(nodes->last().canister->text().size(), 13 + 3000);
    const auto titles = SearchIndex(store->reader()).find(u"\"from version\""_s, 5);
    VERIFY_RESULT(titles);
    QCOMPARE(titles->size(), 1);
    QVERIFY(titles->first().isTitle);
    // What is new in version 2 works on what is old.
    QCOMPARE(SearchIndex(store->reader()).find(u"question"_s, 5)->size(), 1);
    QCOMPARE(store->reader().value(u"PRAGMA integrity_check"_s)->toString(), u"ok"_s);
    const auto copy = Database::open(Migrations::copyPath(path(), 1), Database::Access::ReadOnly);
    VERIFY_RESULT(copy);
    QCOMPARE((*copy)->value(u"PRAGMA user_version"_s)->toInt(), 1);
    QCOMPARE((*copy)->value(u"SELECT title FROM conversation"_s)->toString(), u"From version 1"_s);
}

void StoreTest::migratesVersionTwo()
{
    QVERIFY(QFile::copy(support::dataFolder() + u"/store/version-2.sqlite"_s, path()));
    QFile::setPermissions(path(), QFile::ReadOwner | QFile::WriteOwner);
    const auto store = open();
    ConversationStore conversations(store->reader());
    const auto list = conversations.list(10);
    VERIFY_RESULT(list);
    QCOMPARE(list->first().title, u"From version 2"_s);
    const auto nodes = conversations.nodes(*conversations.path(list->first().id), 0, 10);
    VERIFY_RESULT(nodes);
    QCOMPARE(nodes->size(), 5);
    const Node &result = nodes->at(3);
    QVERIFY(result.active && !result.superseded);
    QCOMPARE(result.canister->text(), u"# a\n"_s);
    QVERIFY(result.canister->result->milliseconds > 0);
    QVERIFY(result.canister->result->steps.isEmpty());
    QCOMPARE(store->reader().value(u"PRAGMA integrity_check"_s)->toString(), u"ok"_s);
}

void StoreTest::fillsTheIndexOfVersionThreeAnew()
{
    QVERIFY(QFile::copy(support::dataFolder() + u"/store/version-3.sqlite"_s, path()));
    QFile::setPermissions(path(), QFile::ReadOwner | QFile::WriteOwner);
    const auto store = open();
    const auto hits = SearchIndex(store->reader()).find(u"old question"_s, 5);
    VERIFY_RESULT(hits);
    QCOMPARE(hits->size(), 2);
    // The entries of version 3 have the numbers of the rows, and would be in the order of these.
    QCOMPARE(hits->first().snippet, u"An old answer to the question"_s);
    QCOMPARE(hits->last().snippet, u"An old question"_s);
    // What is old can be taken out of the new index.
    const auto database = Database::open(path(), Database::Access::ReadWrite);
    VERIFY_RESULT(ConversationStore(**database).erase(hits->first().conversation));
    VERIFY_RESULT((*database)->execute(u"INSERT INTO search_0 (search_0) VALUES ('integrity-check')"_s));
    QVERIFY(SearchIndex(store->reader()).find(u"old"_s, 5)->isEmpty());
    QVERIFY(!QFile::exists(Migrations::copyPath(path(), 3)));
}

void StoreTest::addsCheckSumsToVersionFour()
{
    QVERIFY(QFile::copy(support::dataFolder() + u"/store/version-4.sqlite"_s, path()));
    QFile::setPermissions(path(), QFile::ReadOwner | QFile::WriteOwner);
    const auto store = open();
    ConversationStore conversations(store->reader());
    const auto list = conversations.list(10);
    VERIFY_RESULT(list);
    QCOMPARE(list->size(), 2);
    const auto nodes = conversations.nodes(*conversations.path(list->last().id), 0, 10);
    VERIFY_RESULT(nodes);
    QCOMPARE(nodes->size(), 2);
    QVERIFY(nodes->first().canister->damage.isEmpty() && nodes->last().canister->damage.isEmpty());
    QVERIFY(nodes->last().canister->text().startsWith(u"This is the **rehearsal**"_s));
    const auto hits = SearchIndex(store->reader()).find(u"\"version four\""_s, 5);
    VERIFY_RESULT(hits);
    QCOMPARE(hits->size(), 3);
    QVERIFY(hits->first().isTitle && !hits->at(1).isTitle);
    QCOMPARE(store->reader().value(u"SELECT count(*) FROM canister WHERE length(sum)<>8"_s)->toInt(), 0);
    QCOMPARE(store->reader().value(u"SELECT count(*) FROM node WHERE seal=0"_s)->toInt(), 0);
    const auto copy = Database::open(Migrations::copyPath(path(), 4), Database::Access::ReadOnly);
    VERIFY_RESULT(copy);
    QCOMPARE((*copy)->value(u"PRAGMA user_version"_s)->toInt(), 4);
}

void StoreTest::addsWordsThatMarkdownCutsToVersionEleven()
{
    ConversationInfo info;
    info.id = ConversationId::create();
    Canister canister;
    canister.role = Role::Assistant;
    canister.contents = {TextContent {u"The light**house** stands. "_s}};
    Canister large = canister;
    large.contents = {TextContent {u"words "_s.repeated(20'000) + u"\nA *w*indmill"_s}};
    open();
    {
        const auto database = Database::open(path(), Database::Access::ReadWrite);
        VERIFY_RESULT(database);
        ConversationStore store(**database);
        VERIFY_RESULT(store.create(info));
        VERIFY_RESULT(store.append(info.id, 0, {share(canister), share(large)}));
        // As it was.
        SearchIndex index(**database);
        for (const auto &[row, each] : {std::pair(1, canister), std::pair(2, large)}) {
            VERIFY_RESULT(index.remove(row, each));
            VERIFY_RESULT(index.add(row, each, SearchIndex::Form::AsWritten));
        }
        VERIFY_RESULT((*database)->execute(u"PRAGMA user_version=11"_s));
        QVERIFY(index.find(u"lighthouse"_s, 5)->isEmpty());
    }
    const auto store = open();
    QCOMPARE(SearchIndex(store->reader()).find(u"lighthouse"_s, 5)->size(), 1);
    QCOMPARE(SearchIndex(store->reader()).find(u"house"_s, 5)->size(), 1);
    QCOMPARE(SearchIndex(store->reader()).find(u"windmill"_s, 5)->size(), 1);
    QVERIFY(QFile::exists(Migrations::copyPath(path(), 11)));
    const auto database = Database::open(path(), Database::Access::ReadWrite);
    VERIFY_RESULT(ConversationStore(**database).erase(info.id));
    VERIFY_RESULT((*database)->execute(u"INSERT INTO search_0 (search_0) VALUES ('integrity-check')"_s));
    QVERIFY(SearchIndex(store->reader()).find(u"stands"_s, 5)->isEmpty());
}

void StoreTest::theLogComesIntoTheFileWhileNothingIsWritten()
{
    const auto store = open();
    const auto logSize = [this] { return QFileInfo(path() + u"-wal"_s).size(); };
    // How large the log is by what has been written.
    qint64 written = 0;
    const auto write = [&](int size) {
        written = 0;
        store->run(
            this,
            [size, log = path() + u"-wal"_s](Database &database) {
                const ConversationInfo info;
                ConversationStore conversations(database);
                return conversations.create(info)
                    .and_then([&] { return conversations.append(info.id, 0, {text(u"0123456789"_s.repeated(size))}); })
                    .map([&](qint64) { return QFileInfo(log).size(); });
            },
            [&written](const Result<qint64> &grown) { written = grown.value_or(-1); });
    };
    write(300'000);
    QTRY_VERIFY(written > 0);
    QTRY_COMPARE(logSize(), 0);
    // A reader in the middle is not waited for, and not forgotten.
    const auto reading = store->reader().run(u"SELECT row FROM conversation"_s);
    VERIFY_RESULT(reading);
    QVERIFY((*reading)->next());
    write(3);
    QTRY_VERIFY(written > 0);
    (*reading)->finish();
    write(3);
    QTRY_VERIFY(written > 0);
    QTRY_COMPARE(logSize(), 0);
}

void StoreTest::theLastToCloseEmptiesTheLog()
{
    auto one = open();
    auto other = open();
    one->run([](Database &database) { return ConversationStore(database).create({}); });
    one.reset();
    QVERIFY(QFile::exists(path() + u"-wal"_s));
    other.reset();
    QVERIFY(!QFile::exists(path() + u"-wal"_s));
    QVERIFY(!QFile::exists(path() + u"-shm"_s));
    const auto alone = Database::open(path(), Database::Access::Immutable);
    VERIFY_RESULT(alone);
    QCOMPARE((*alone)->value(u"SELECT count(*) FROM conversation"_s)->toInt(), 1);
}

void StoreTest::anEmptyFileIsNoFirstStart()
{
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    refusesAndLeaves(u"is empty"_s);
}

QTEST_GUILESS_MAIN(StoreTest)
#include "tst_store.moc"
