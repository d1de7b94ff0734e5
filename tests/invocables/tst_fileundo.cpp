// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "calls.h"
#include "invocables/builtin/builtininvocables.h"
#include "invocables/files/agentwrites.h"
#include "invocables/files/filehunks.h"
#include "invocables/files/undojob.h"
#include "model/store/contentstore.h"
#include "model/store/store.h"
#include "tests/support/files.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <future>

#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace invocables;
using model::Checkpoint, model::FileState;

//! What file tools have written in a turn is brought back, and nothing that anybody else has written is lost.
class FileUndoTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void judges_data();
    void judges();
    void bringsBackAThousandWrites();
    void takesNewFoldersAwayThatHoldNothingElse();
    void bringsBackADatabase();
    void leavesWhatSomebodyElseHasChanged_data();
    void leavesWhatSomebodyElseHasChanged();
    void leavesWhatSomebodyElseHasChangedInBetween();
    void leavesWhatCouldNotBeKept();
    void writesWhereNothingCanBeKept();
    void bringsBackAFileThatCanOnlyBeRead();
    void keepsNothingOutsideATurn();
    void onlyLooks();
    void undoesOneFileAlone();
    void reachesNoHiddenFolder();
    void sideBySideCallsOnOneFileAreOneTurn();
    void writesNothingThatIsStoppedWhileTheFileIsKept();
    void putsPiecesTogether_data();
    void putsPiecesTogether();
    void tellsWhatWasThereBeforeAnAgent_data();
    void tellsWhatWasThereBeforeAnAgent();
    void takesBackWhatAnAgentSaysThatItWrote();

private:
    InvocableJob *begin(const QString &tool, const QJsonObject &arguments)
    {
        return m_builtins.find(u"io"_s, tool)->invocable->invoke(model::JsonText::of(arguments), m_context, this);
    }
    void call(const QString &tool, const QJsonObject &arguments);
    void writeByTool(const QString &name, const QString &content) { call(u"write_file"_s, {{u"path"_s, name}, {u"content"_s, content}}); }
    UndoOutcome undo(const model::TurnId &turn, UndoRequest::Kind kind = UndoRequest::Kind::Undo, const QStringList &only = {});
    QList<Checkpoint> kept(const model::TurnId &turn);

    QString path(const QString &name) const { return m_folder->filePath(u"work/"_s + name); }
    QByteArray content(const QString &name) const { return support::read(path(name)); }
    void put(const QString &name, const QByteArray &bytes) const { support::write(path(name), bytes); }
    int modeOf(const QString &name) const;
    //! All files with their modes, and all folders.
    QMap<QString, QByteArray> tree() const;

    BuiltinInvocables m_builtins;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<model::Store> m_store;
    model::TurnId m_turn;
    InvocationContext m_context;
    QStringList m_hidden;
};

void FileUndoTest::init()
{
    m_store.reset();
    // Where there is no disk to wait for: a thousand calls each wait for it several times.
    const QString memory = u"/dev/shm"_s;
    m_folder = std::make_unique<QTemporaryDir>((QFileInfo(memory).isWritable() ? memory : QDir::tempPath()) + u"/tst_fileundo-XXXXXX"_s);
    QVERIFY(QDir().mkpath(path({})));
    auto store = model::Store::open(m_folder->filePath(u"parlance.sqlite"_s));
    QVERIFY(store);
    m_store = std::move(*store);
    m_turn = model::TurnId::create();
    m_hidden = {};
    m_context = {};
    m_context.folders = {QFileInfo(path({})).canonicalFilePath()};
    m_context.checkpoints = m_store.get();
    m_context.origin.turn = m_turn;
    m_context.origin.conversation = model::ConversationId::create();
    m_context.origin.invocation = u"call"_s;
}

void FileUndoTest::call(const QString &tool, const QJsonObject &arguments)
{
    const auto outcome = calls::outcomeOf(begin(tool, arguments));
    QVERIFY2(outcome, qPrintable(calls::textOf(outcome)));
}

UndoOutcome FileUndoTest::undo(const model::TurnId &turn, UndoRequest::Kind kind, const QStringList &only)
{
    std::optional<UndoOutcome> told;
    auto *job = new UndoJob(*m_store, {turn, kind, m_hidden, only}, this);
    QObject::connect(job, &UndoJob::succeeded, this, [&told](const UndoOutcome &outcome) { told = outcome; });
    if (!QTest::qWaitFor([&told] { return told.has_value(); }, 60'000))
        qFatal("the undo did not end");
    return *told;
}

QList<Checkpoint> FileUndoTest::kept(const model::TurnId &turn)
{
    std::optional<QList<Checkpoint>> told;
    m_store->run(
        this, [turn](model::Database &database) { return model::CheckpointStore(database).of(turn); },
        [&told](const model::Result<QList<Checkpoint>> &all) { told = all.value_or(QList<Checkpoint>()); });
    if (!QTest::qWaitFor([&told] { return told.has_value(); }, support::patience))
        qFatal("the store does not answer");
    return *told;
}

int FileUndoTest::modeOf(const QString &name) const
{
    struct stat status = {};
    return ::lstat(QFile::encodeName(path(name)).constData(), &status) == 0 ? int(status.st_mode & 07777) : -1;
}

QMap<QString, QByteArray> FileUndoTest::tree() const
{
    QMap<QString, QByteArray> all;
    QDirIterator files(path({}), QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString name = QDir(path({})).relativeFilePath(files.next());
        all.insert(name, files.fileInfo().isDir() ? "folder" : QByteArray::number(modeOf(name), 8) + ' ' + content(name));
    }
    return all;
}

void FileUndoTest::judges_data()
{
    const FileState old {true, 0644, "old"};
    const FileState written {true, 0644, "written"};
    const FileState again {true, 0644, "again"};
    const FileState foreign {true, 0644, "foreign"};
    const FileState none;
    using States = QList<std::pair<FileState, std::optional<FileState>>>;
    QTest::addColumn<States>("states");
    QTest::addColumn<FileState>("now");
    QTest::addColumn<UndoState>("wanted");
    QTest::newRow("as it was left") << States {{old, written}} << written << UndoState::Undoable;
    QTest::newRow("as it was before") << States {{old, written}} << old << UndoState::AsBefore;
    QTest::newRow("changed since") << States {{old, written}} << foreign << UndoState::Changed;
    QTest::newRow("removed since") << States {{old, written}} << none << UndoState::Changed;
    QTest::newRow("another mode since") << States {{old, written}} << FileState {true, 0755, "written"} << UndoState::Changed;
    QTest::newRow("written twice") << States {{old, written}, {written, again}} << again << UndoState::Undoable;
    QTest::newRow("side by side") << States {{old, again}, {old, written}} << again << UndoState::Undoable;
    QTest::newRow("changed in between") << States {{old, written}, {foreign, again}} << again << UndoState::Changed;
    QTest::newRow("changed in between, and as before") << States {{old, written}, {foreign, again}} << old << UndoState::AsBefore;
    QTest::newRow("made") << States {{none, written}} << written << UndoState::Undoable;
    QTest::newRow("made, and removed since") << States {{none, written}} << none << UndoState::AsBefore;
    QTest::newRow("not known what was left") << States {{old, {}}} << written << UndoState::Changed;
    QTest::newRow("not known what was left, and as before") << States {{old, {}}} << old << UndoState::AsBefore;
}

void FileUndoTest::judges()
{
    using States = QList<std::pair<FileState, std::optional<FileState>>>;
    QFETCH(States, states);
    QFETCH(FileState, now);
    QFETCH(UndoState, wanted);
    QList<Checkpoint> checkpoints;
    for (const auto &[before, after] : std::as_const(states)) {
        Checkpoint checkpoint;
        checkpoint.folder = u"/work"_s;
        checkpoint.path = u"a"_s;
        checkpoint.before = before;
        checkpoint.after = after;
        checkpoints += checkpoint;
    }
    const QList<FilePast> pasts = FilePast::of(checkpoints);
    QCOMPARE(pasts.size(), 1);
    const UndoVerdict verdict = pasts.first().verdict(now);
    QCOMPARE(toWire(verdict.state), toWire(wanted));
    QCOMPARE(verdict.why.isEmpty(), wanted != UndoState::Changed);
}

void FileUndoTest::bringsBackAThousandWrites()
{
    QRandomGenerator random(20);
    const auto word = [&random] { return u"%1 "_s.arg(random.bounded(100'000)); };
    const auto name = [&random] { return u"%1/%2.txt"_s.arg(random.bounded(4)).arg(random.bounded(10)); };
    for (int number = 0; number < 20; ++number) {
        const QString file = name();
        put(file, word().repeated(random.bounded(1, 3000)).toUtf8() + "\nedge\n");
        QVERIFY(::chmod(QFile::encodeName(path(file)).constData(), random.bounded(2) ? 0640 : 0755) == 0);
    }
    const auto before = tree();
    for (int number = 0; number < 1000; ++number) {
        const QString file = name();
        const bool isThere = QFile::exists(path(file));
        switch (isThere ? random.bounded(4) : 0) {
        case 0: writeByTool(file, word().repeated(random.bounded(1, 200)) + u"\nedge\n"_s); break;
        case 1: call(u"write_file"_s, {{u"path"_s, file}, {u"content"_s, word()}, {u"options"_s, QJsonArray {u"append"_s}}}); break;
        case 2: call(u"edit_file"_s, {{u"path"_s, file}, {u"old_text"_s, u"edge"_s}, {u"new_text"_s, u"edge"_s + word()}}); break;
        default:
            call(u"write_pieces"_s,
                {{u"path"_s, file},
                    {u"operations"_s, QJsonArray {QJsonObject {{u"opcode"_s, u"insert"_s}, {u"start"_s, 1}, {u"content"_s, word()}}}}});
        }
        if (QTest::currentTestFailed())
            return;
    }
    const auto after = tree();
    QCOMPARE(kept(m_turn).size(), 1000);
    QVERIFY(before != after);

    const UndoOutcome undone = undo(m_turn);
    QCOMPARE(tree(), before);
    QVERIFY(std::none_of(undone.files.begin(), undone.files.end(), [](const UndoneFile &file) { return file.isLeft(); }));
    const UndoOutcome redone = undo(undone.redo);
    QCOMPARE(tree(), after);
    const UndoOutcome again = undo(redone.redo);
    QCOMPARE(tree(), before);
    QVERIFY(std::all_of(again.files.begin(), again.files.end(), [](const UndoneFile &file) { return file.undone; }));
    // By the turn's own name there is nothing left to do.
    QVERIFY(undo(m_turn).redo.isEmpty());
    QCOMPARE(tree(), before);
}

void FileUndoTest::takesNewFoldersAwayThatHoldNothingElse()
{
    const auto before = tree();
    writeByTool(u"new/deep/a.txt"_s, u"a"_s);
    writeByTool(u"new/deep/b.txt"_s, u"b"_s);
    writeByTool(u"other/deep/c.txt"_s, u"c"_s);
    put(u"other/mine.txt"_s, "mine");
    const auto after = tree();
    const UndoOutcome undone = undo(m_turn);
    QVERIFY(!QFile::exists(path(u"new"_s)));
    QVERIFY(!QFile::exists(path(u"other/deep"_s)));
    QCOMPARE(content(u"other/mine.txt"_s), QByteArray("mine"));
    undo(undone.redo);
    QCOMPARE(tree(), after);
}

void FileUndoTest::bringsBackADatabase()
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"made"_s);
        database.setDatabaseName(path(u"stock.db"_s));
        QVERIFY(database.open());
        QSqlQuery query(database);
        QVERIFY(query.exec(u"CREATE TABLE lamp (name TEXT)"_s));
    }
    QSqlDatabase::removeDatabase(u"made"_s);
    const auto before = tree();
    call(u"query_database"_s, {{u"path"_s, u"stock.db"_s}, {u"query"_s, u"SELECT * FROM lamp"_s}});
    QVERIFY(kept(m_turn).isEmpty());
    call(u"query_database"_s, {{u"path"_s, u"stock.db"_s}, {u"query"_s, u"INSERT INTO lamp VALUES ('oil')"_s}, {u"write"_s, true}});
    QVERIFY(tree() != before);
    undo(m_turn);
    QCOMPARE(tree(), before);
}

void FileUndoTest::leavesWhatSomebodyElseHasChanged_data()
{
    QTest::addColumn<QByteArray>("how");
    QTest::addColumn<QString>("why");
    QTest::newRow("changed") << QByteArray("change") << u"Somebody else has changed it since."_s;
    QTest::newRow("another mode") << QByteArray("mode") << u"Somebody else has changed it since."_s;
    QTest::newRow("removed") << QByteArray("remove") << u"Somebody else has removed it since."_s;
    QTest::newRow("a folder") << QByteArray("folder") << u"“a.txt” is a folder, not a file."_s;
    QTest::newRow("a link to another of the workspace") << QByteArray("link") << u"leads elsewhere by now"_s;
    QTest::newRow("a link out") << QByteArray("link out") << u"is not inside a workspace folder"_s;
    QTest::newRow("a pipe") << QByteArray("pipe") << u"is not a regular file"_s;
}

void FileUndoTest::leavesWhatSomebodyElseHasChanged()
{
    QFETCH(QByteArray, how);
    QFETCH(QString, why);
    put(u"a.txt"_s, "old");
    put(u"b.txt"_s, "old");
    put(u"other.txt"_s, "written");
    support::write(m_folder->filePath(u"outside.txt"_s), "written");
    writeByTool(u"a.txt"_s, u"written"_s);
    writeByTool(u"b.txt"_s, u"written"_s);
    const QByteArray name = QFile::encodeName(path(u"a.txt"_s));
    if (how == "change")
        put(u"a.txt"_s, "mine");
    else if (how == "mode")
        QVERIFY(::chmod(name.constData(), 0755) == 0);
    else
        QVERIFY(QFile::remove(path(u"a.txt"_s)));
    if (how == "folder")
        QVERIFY(QDir().mkdir(path(u"a.txt"_s)));
    else if (how == "link")
        QVERIFY(QFile::link(path(u"other.txt"_s), path(u"a.txt"_s)));
    else if (how == "link out")
        QVERIFY(QFile::link(m_folder->filePath(u"outside.txt"_s), path(u"a.txt"_s)));
    else if (how == "pipe")
        QVERIFY(::mkfifo(name.constData(), 0600) == 0);
    const QByteArray now = how == "pipe" ? QByteArray() : content(u"a.txt"_s);

    const UndoOutcome outcome = undo(m_turn);
    QCOMPARE(outcome.files.size(), 2);
    QVERIFY(outcome.files.first().isLeft());
    QCOMPARE(toWire(outcome.files.first().verdict.state), u"changed"_s);
    QVERIFY2(outcome.files.first().verdict.why.contains(why), qPrintable(outcome.files.first().verdict.why));
    if (how != "pipe")
        QCOMPARE(content(u"a.txt"_s), now);
    QCOMPARE(content(u"other.txt"_s), QByteArray("written"));
    QCOMPARE(support::read(m_folder->filePath(u"outside.txt"_s)), QByteArray("written"));
    // The other comes back all the same.
    QVERIFY(outcome.files.last().undone);
    QCOMPARE(content(u"b.txt"_s), QByteArray("old"));
}

void FileUndoTest::leavesWhatSomebodyElseHasChangedInBetween()
{
    put(u"a.txt"_s, "old");
    writeByTool(u"a.txt"_s, u"written"_s);
    put(u"a.txt"_s, "mine");
    call(u"write_file"_s, {{u"path"_s, u"a.txt"_s}, {u"content"_s, u" and more"_s}, {u"options"_s, QJsonArray {u"append"_s}}});
    const UndoOutcome outcome = undo(m_turn);
    QVERIFY(outcome.files.first().isLeft());
    QCOMPARE(outcome.files.first().verdict.why, u"Somebody else has changed it while the turn ran."_s);
    QCOMPARE(content(u"a.txt"_s), QByteArray("mine and more"));
    QVERIFY(outcome.redo.isEmpty());
}

void FileUndoTest::leavesWhatCouldNotBeKept()
{
    QFile large(path(u"large.txt"_s));
    QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(17 * 1024 * 1024));
    large.close();
    writeByTool(u"large.txt"_s, u"small"_s);
    const UndoOutcome outcome = undo(m_turn);
    QVERIFY(outcome.files.first().isLeft());
    QCOMPARE(toWire(outcome.files.first().verdict.state), u"not-covered"_s);
    QVERIFY2(outcome.files.first().verdict.why.contains(u"larger than"), qPrintable(outcome.files.first().verdict.why));
    QCOMPARE(content(u"large.txt"_s), QByteArray("small"));
}

//! What the store cannot take does not keep a tool from its work.
void FileUndoTest::writesWhereNothingCanBeKept()
{
    std::optional<bool> isGone;
    m_store->run(
        this, [](model::Database &database) { return database.execute(u"DROP TABLE checkpoint"_s).map([] { return true; }); },
        [&isGone](const model::Result<bool> &dropped) { isGone = dropped.has_value(); });
    QTRY_VERIFY(isGone.has_value());
    QVERIFY(*isGone);
    writeByTool(u"a.txt"_s, u"written"_s);
    QCOMPARE(content(u"a.txt"_s), QByteArray("written"));
}

void FileUndoTest::bringsBackAFileThatCanOnlyBeRead()
{
    put(u"a.txt"_s, "old");
    QVERIFY(::chmod(QFile::encodeName(path(u"a.txt"_s)).constData(), 0444) == 0);
    writeByTool(u"a.txt"_s, u"written"_s);
    QCOMPARE(modeOf(u"a.txt"_s), 0444);
    const UndoOutcome undone = undo(m_turn);
    QVERIFY(undone.files.first().undone);
    QCOMPARE(content(u"a.txt"_s), QByteArray("old"));
    QCOMPARE(modeOf(u"a.txt"_s), 0444);
    if (::geteuid() == 0)
        return;
    // In a folder that can only be read nothing can be put in its place.
    QVERIFY(::chmod(QFile::encodeName(path({})).constData(), 0555) == 0);
    const UndoOutcome refused = undo(undone.redo);
    ::chmod(QFile::encodeName(path({})).constData(), 0755);
    QVERIFY(refused.files.first().isLeft() && !refused.files.first().verdict.why.isEmpty());
    QCOMPARE(content(u"a.txt"_s), QByteArray("old"));
}

void FileUndoTest::keepsNothingOutsideATurn()
{
    m_context.checkpoints = nullptr;
    writeByTool(u"a.txt"_s, u"written"_s);
    QVERIFY(kept(m_turn).isEmpty());
    QVERIFY(undo(m_turn).files.isEmpty());
}

void FileUndoTest::onlyLooks()
{
    put(u"a.txt"_s, "old");
    writeByTool(u"a.txt"_s, u"written"_s);
    const UndoOutcome outcome = undo(m_turn, UndoRequest::Kind::Look);
    QCOMPARE(toWire(outcome.files.first().verdict.state), u"undoable"_s);
    QVERIFY(!outcome.files.first().undone && outcome.redo.isEmpty());
    QCOMPARE(content(u"a.txt"_s), QByteArray("written"));
}

void FileUndoTest::undoesOneFileAlone()
{
    writeByTool(u"a.txt"_s, u"a"_s);
    writeByTool(u"b.txt"_s, u"b"_s);
    const UndoOutcome outcome = undo(m_turn, UndoRequest::Kind::Undo, {m_context.folders.first() + u"/b.txt"_s});
    QCOMPARE(outcome.files.size(), 1);
    QCOMPARE(content(u"a.txt"_s), QByteArray("a"));
    QVERIFY(!QFile::exists(path(u"b.txt"_s)));
}

void FileUndoTest::reachesNoHiddenFolder()
{
    writeByTool(u"profile/a.txt"_s, u"written"_s);
    m_hidden = {path(u"profile"_s)};
    const UndoOutcome outcome = undo(m_turn);
    QVERIFY(outcome.files.first().isLeft());
    QCOMPARE(content(u"profile/a.txt"_s), QByteArray("written"));
}

void FileUndoTest::sideBySideCallsOnOneFileAreOneTurn()
{
    put(u"a.txt"_s, "one\ntwo\nthree\nfour\nfive\nsix\n");
    const auto before = tree();
    QList<InvocableJob *> jobs;
    int ended = 0;
    for (const QString &word : {u"one"_s, u"two"_s, u"three"_s, u"four"_s, u"five"_s, u"six"_s}) {
        jobs += begin(u"edit_file"_s, {{u"path"_s, u"a.txt"_s}, {u"old_text"_s, word}, {u"new_text"_s, word.toUpper()}});
        connect(jobs.last(), &InvocableJob::succeeded, this, [&ended] { ++ended; });
    }
    QTRY_COMPARE(ended, 6);
    QCOMPARE(content(u"a.txt"_s), QByteArray("ONE\nTWO\nTHREE\nFOUR\nFIVE\nSIX\n"));
    const UndoOutcome outcome = undo(m_turn);
    QVERIFY2(outcome.files.first().undone, qPrintable(outcome.files.first().verdict.why));
    QCOMPARE(tree(), before);
}

void FileUndoTest::writesNothingThatIsStoppedWhileTheFileIsKept()
{
    put(u"a.txt"_s, "old");
    std::promise<void> release;
    m_store->run([released = release.get_future().share()](model::Database &) {
        released.wait();
        return model::Result<void>();
    });
    auto *job = begin(u"write_file"_s, {{u"path"_s, u"a.txt"_s}, {u"content"_s, u"new"_s}});
    // It has looked at the file; what it keeps of it waits behind what the store is held up by.
    QVERIFY(workerPool().waitForDone(support::patience));
    QCoreApplication::processEvents();
    job->cancel();
    release.set_value();
    QCOMPARE(kept(m_turn).size(), 1);
    QVERIFY(workerPool().waitForDone(support::patience));
    QCOMPARE(content(u"a.txt"_s), QByteArray("old"));
}

void FileUndoTest::putsPiecesTogether_data()
{
    QTest::addColumn<QByteArray>("now");
    QTest::addColumn<QByteArray>("before");
    QTest::newRow("nothing") << QByteArray() << QByteArray();
    QTest::newRow("all of it") << QByteArray("a\nb\n") << QByteArray("c\n");
    QTest::newRow("a last line without an end") << QByteArray("a") << QByteArray("a\nb\n");
    QTest::newRow("one more") << QByteArray("a\nb\n") << QByteArray("a");
    QTest::newRow("other line ends") << QByteArray("a\r\nb\r\nc\r\n") << QByteArray("a\r\nb\nc\r\n");
    QTest::newRow("no UTF-8") << QByteArray("a\n\xff\nc\n") << QByteArray("a\n\xfe\nc\nd\n");
    QTest::newRow("made") << QByteArray("a\nb\n") << QByteArray();
    QTest::newRow("emptied") << QByteArray() << QByteArray("a\nb");
    QRandomGenerator random(7);
    for (int number = 0; number < 50; ++number) {
        QByteArray texts[2];
        for (QByteArray &text : texts) {
            for (int line = 0; line < 30; ++line)
                text += QByteArray(1, char('a' + random.bounded(4))) + (random.bounded(9) == 0 ? "\r\n" : "\n");
        }
        QTest::addRow("random %d", number) << texts[0] << texts[1];
    }
}

void FileUndoTest::putsPiecesTogether()
{
    QFETCH(const QByteArray, now);
    QFETCH(const QByteArray, before);
    const FileHunks hunks(now, before);
    const auto withEnd = [](const QByteArray &bytes) { return bytes.isEmpty() || bytes.endsWith('\n') ? bytes : bytes + '\n'; };
    QSet<int> all;
    for (int hunk = 0; hunk < hunks.hunks().size(); ++hunk)
        all.insert(hunk);
    QCOMPARE(withEnd(hunks.with(all)), withEnd(before));
    QCOMPARE(hunks.with({}), now);
    // What is taken back one after the other comes to the same, in whatever order.
    QByteArray bytes = now;
    for (FileHunks rest = hunks; !rest.hunks().isEmpty(); rest = FileHunks(bytes, before))
        bytes = rest.with({int(rest.hunks().size()) - 1});
    QCOMPARE(withEnd(bytes), withEnd(before));
}

void FileUndoTest::tellsWhatWasThereBeforeAnAgent_data()
{
    using Bytes = std::optional<QByteArray>;
    QTest::addColumn<std::optional<QString>>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QByteArray>("now");
    QTest::addColumn<Bytes>("was");
    const auto row = [](const char *name, const std::optional<QString> &before, const QString &after, const QByteArray &now,
                         const Bytes &was) { QTest::newRow(name) << before << after << now << was; };
    row("all of it", u"one"_s, u"two"_s, "two", QByteArray("one"));
    row("a piece", u"one"_s, u"two"_s, "a two b", QByteArray("a one b"));
    row("a new file", {}, u"two"_s, "two", QByteArray());
    row("a piece that is there twice", u"one"_s, u"two"_s, "two two", {});
    row("a piece that is not there", u"one"_s, u"two"_s, "three", {});
    row("a piece that was taken out", u"one"_s, {}, "three", {});
    row("emptied", u"one"_s, {}, "", QByteArray("one"));
    row("a new file that has more", {}, u"two"_s, "two and more", {});
}

void FileUndoTest::tellsWhatWasThereBeforeAnAgent()
{
    QFETCH(const std::optional<QString>, before);
    QFETCH(const QString, after);
    QFETCH(const QByteArray, now);
    QFETCH(const std::optional<QByteArray>, was);
    QVERIFY(AgentWrites::bytesBefore({u"/a"_s, before, after}, now) == was);
}

void FileUndoTest::takesBackWhatAnAgentSaysThatItWrote()
{
    const QMap<QString, QByteArray> before = [this] {
        put(u"a.txt"_s, "one\ntwo\nthree\n");
        put(u"b.txt"_s, "b");
        put(u"../outside.txt"_s, "mine");
        return tree();
    }();
    AgentWrites writes(*m_store, {});
    const auto says = [&](const QString &name, const std::optional<QString> &piece, const QString &after) {
        writes.keep(m_context.origin, m_context.folders, {{m_context.folders.first() + u'/' + name, piece, after}});
    };
    put(u"a.txt"_s, "one\nTWO\nthree\n");
    says(u"a.txt"_s, u"two"_s, u"TWO"_s);
    QTRY_COMPARE(kept(m_turn).size(), 1);
    put(u"a.txt"_s, "one\nTWO\nTHREE\n");
    says(u"a.txt"_s, u"three"_s, u"THREE"_s);
    put(u"new.txt"_s, "new");
    says(u"new.txt"_s, {}, u"new"_s);
    // What it says of others is not borne out, or lies elsewhere.
    says(u"b.txt"_s, u"x"_s, u"y"_s);
    says(u"../outside.txt"_s, u"yours"_s, u"mine"_s);
    QTRY_COMPARE(kept(m_turn).size(), 4);
    const UndoOutcome outcome = undo(m_turn);
    QCOMPARE(outcome.files.size(), 3);
    QCOMPARE(outcome.files.at(2).verdict.state, UndoState::NotCovered);
    QCOMPARE(tree(), before);
    QCOMPARE(content(u"../outside.txt"_s), QByteArray("mine"));
}

QTEST_GUILESS_MAIN(FileUndoTest)
#include "tests/support/patience.h"
#include "tst_fileundo.moc"
