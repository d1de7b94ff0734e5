// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "calls.h"
#include "invocables/basics/worker.h"
#include "invocables/builtin/builtininvocables.h"
#include "invocables/files/ignorefilter.h"
#include "invocables/files/pieces.h"
#include "tests/support/files.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace invocables;
using calls::outcomeOf;
using calls::textOf;
using model::ErrorCategory;
using Change = Piece::Change;
using Verdict = IgnoreRules::Verdict;

//! Editing by lines, listing by .gitignore, and databases.
class TestFileTools final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void changesLinesAtOnce_data();
    void changesLinesAtOnce();
    void refusesPiecesThatDoNotFit_data();
    void refusesPiecesThatDoNotFit();
    void writesPiecesAndGivesBackWhatWent();
    void tellsBeforehandWhatItWouldWrite_data();
    void tellsBeforehandWhatItWouldWrite();
    void showsNothingOfASecretBeforehand();
    void leavesAFileThatChangedSinceItWasSeen_data();
    void leavesAFileThatChangedSinceItWasSeen();
    void numbersLines();
    void readsIgnoreRulesAsGitDoes_data();
    void readsIgnoreRulesAsGitDoes();
    void listsWithoutWhatIsIgnored();
    void queriesADatabase();
    void bindsValues();
    void runsOneStatement();
    void onlyReadsUnlessToldOtherwise();
    void keepsStatementsWithinTheFile_data();
    void keepsStatementsWithinTheFile();
    void stopsAQueryThatNeverEnds();
    void boundsTheMemoryOfAQuery_data();
    void boundsTheMemoryOfAQuery();
    void boundsWhatAQueryGivesBack();
    void tellsAFaultBetweenRows();
    void waitsForNoPipeBesideADatabase_data();
    void waitsForNoPipeBesideADatabase();
    void doesTheWorkWithoutAThread();
    void refusesWhatIsNoDatabase();

private:
    InvocableJob *begin(const QString &tool, const QByteArray &arguments)
    {
        return m_builtins.find(u"io"_s, tool)->invocable->invoke(model::JsonText::trusted(arguments), m_context, this);
    }
    QString said(const QString &tool, const QByteArray &arguments) { return textOf(outcomeOf(begin(tool, arguments))); }
    QString query(const QByteArray &statement, const QByteArray &more = {});
    model::FileChange foreseen(const QString &tool, const QByteArray &arguments);
    void write(const QString &name, const QByteArray &bytes)
    {
        QDir().mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    QByteArray content(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
    }
    QString path(const QString &name) const { return m_folder->filePath(u"work/"_s + name); }
    void makeDatabase(const QString &file);

    BuiltinInvocables m_builtins;
    std::unique_ptr<QTemporaryDir> m_folder;
    InvocationContext m_context;
};

model::FileChange TestFileTools::foreseen(const QString &tool, const QByteArray &arguments)
{
    std::optional<model::FileChange> told;
    m_builtins.find(u"io"_s, tool)
        ->invocable->foresee(
            model::JsonText::trusted(arguments), {m_context.folders, {}}, this, [&told](const Foreseen &change) { told = change; });
    const bool hasCome = QTest::qWaitFor([&told] { return told.has_value(); }, support::patience);
    return hasCome ? *told : model::FileChange();
}

void TestFileTools::tellsBeforehandWhatItWouldWrite_data()
{
    QTest::addColumn<QString>("tool");
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<bool>("exists");
    QTest::addColumn<QString>("difference");
    QTest::addColumn<QString>("remark");
    QTest::newRow("a new file") << u"write_file"_s << R"({"path":"new.txt","content":"one\ntwo\n"})"_ba << false << u"+one +two"_s
                                << QString();
    QTest::newRow("over another") << u"write_file"_s << R"({"path":"a.txt","content":"one\n2\nthree\n"})"_ba << true
                                  << u"one -two +2 three"_s << QString();
    QTest::newRow("at its end") << u"write_file"_s << R"({"path":"a.txt","content":"four\n","options":["append"]})"_ba << true
                                << u"one two three +four"_s << QString();
    QTest::newRow("never over another") << u"write_file"_s << R"({"path":"a.txt","content":"x","options":["error-if-exists"]})"_ba << true
                                        << QString() << u"there already"_s;
    QTest::newRow("the same") << u"write_file"_s << R"({"path":"a.txt","content":"one\ntwo\nthree\n"})"_ba << true << QString()
                              << u"stays as it is"_s;
    QTest::newRow("an edit") << u"edit_file"_s << R"({"path":"a.txt","old_text":"two","new_text":"zwei"})"_ba << true
                             << u"one -two +zwei three"_s << QString();
    QTest::newRow("an edit of what is not there")
        << u"edit_file"_s << R"({"path":"a.txt","old_text":"no","new_text":"x"})"_ba << true << QString() << u"is not in"_s;
    QTest::newRow("pieces") << u"write_pieces"_s << R"({"path":"a.txt","operations":[{"opcode":"delete","start":1,"end":2}]})"_ba << true
                            << u"-one -two three"_s << QString();
    QTest::newRow("out of the folder") << u"write_file"_s << R"({"path":"../a.txt","content":"x"})"_ba << false << QString() << u"folder"_s;
}

void TestFileTools::tellsBeforehandWhatItWouldWrite()
{
    QFETCH(QString, tool);
    QFETCH(QByteArray, arguments);
    QFETCH(bool, exists);
    QFETCH(QString, difference);
    QFETCH(QString, remark);
    write(u"a.txt"_s, "one\ntwo\nthree\n");
    const model::FileChange change = foreseen(tool, arguments);
    QCOMPARE(change.exists, exists);
    QStringList lines;
    for (const model::DiffLine &line : change.lines) {
        using Kind = model::DiffLine::Change;
        lines += (line.change == Kind::Added ? u"+"_s : line.change == Kind::Removed ? u"-"_s : QString()) + line.text;
    }
    QCOMPARE(lines.join(u' '), difference);
    QVERIFY2(remark.isEmpty() ? change.remark.isEmpty() : change.remark.contains(remark), qPrintable(change.remark));
    if (!difference.isEmpty())
        QVERIFY(change.path.startsWith(m_context.folders.first() + u'/'));
    // It has only been looked at.
    QCOMPARE(content(u"a.txt"_s), QByteArray("one\ntwo\nthree\n"));
    QCOMPARE(content(u"new.txt"_s), QByteArray("(none)"));
}

void TestFileTools::showsNothingOfASecretBeforehand()
{
    write(u".env"_s, "KEY=hidden\n");
    const model::FileChange change = foreseen(u"write_file"_s, R"({"path":".env","content":"KEY=x\n"})");
    QVERIFY(change.exists && change.lines.isEmpty());
    QVERIFY2(change.remark.contains(u"secret"), qPrintable(change.remark));
}

void TestFileTools::leavesAFileThatChangedSinceItWasSeen_data()
{
    QTest::addColumn<QString>("tool");
    QTest::addColumn<QByteArray>("arguments");
    QTest::newRow("write") << u"write_file"_s << R"({"path":"a.txt","content":"x"})"_ba;
    QTest::newRow("append") << u"write_file"_s << R"({"path":"a.txt","content":"x","options":["append"]})"_ba;
    QTest::newRow("edit") << u"edit_file"_s << R"({"path":"a.txt","old_text":"two","new_text":"zwei"})"_ba;
    QTest::newRow("pieces") << u"write_pieces"_s << R"({"path":"a.txt","operations":[{"opcode":"delete","start":1,"end":1}]})"_ba;
}

void TestFileTools::leavesAFileThatChangedSinceItWasSeen()
{
    QFETCH(QString, tool);
    QFETCH(QByteArray, arguments);
    write(u"a.txt"_s, "one\ntwo\n");
    const model::FileChange change = foreseen(tool, arguments);
    QVERIFY(change.fingerprint);
    m_context.seenFile = SeenFile {change.path, *change.fingerprint};
    write(u"a.txt"_s, "one\ntwo\nthree\n");
    const QString refused = said(tool, arguments);
    QVERIFY2(refused.contains(u"has changed since"), qPrintable(refused));
    QCOMPARE(content(u"a.txt"_s), QByteArray("one\ntwo\nthree\n"));
    write(u"a.txt"_s, "one\ntwo\n");
    const QString allowed = said(tool, arguments);
    QVERIFY2(!allowed.contains(u"has changed since"), qPrintable(allowed));
    QVERIFY(content(u"a.txt"_s) != "one\ntwo\n");
    // One that was not there, and is now.
    m_context.seenFile = SeenFile {change.path, {}};
    const QByteArray before = content(u"a.txt"_s);
    QVERIFY(said(tool, arguments).contains(u"has changed since"));
    QCOMPARE(content(u"a.txt"_s), before);
}

QString TestFileTools::query(const QByteArray &statement, const QByteArray &more)
{
    return said(u"query_database"_s, R"({"path":"stock.db","query":")" + statement + '"' + more + '}');
}

void TestFileTools::makeDatabase(const QString &file)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"made"_s);
        database.setDatabaseName(file);
        QVERIFY(database.open());
        QSqlQuery query(database);
        QVERIFY(query.exec(u"CREATE TABLE stock(name TEXT, price REAL, count INTEGER, picture BLOB)"_s));
        QVERIFY(query.exec(u"INSERT INTO stock VALUES('tea', 2.5, 9007199254740993, x'00ff'), ('cake', NULL, 3, NULL)"_s));
    }
    QSqlDatabase::removeDatabase(u"made"_s);
}

void TestFileTools::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir().mkpath(path({})));
    m_context = {};
    m_context.folders = {QFileInfo(path({})).canonicalFilePath()};
    makeDatabase(path(u"stock.db"_s));
    makeDatabase(m_folder->filePath(u"outside.db"_s));
}

void TestFileTools::changesLinesAtOnce_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<Piece>>("pieces");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QString &text, const QList<Piece> &pieces, const QString &expected) {
        QTest::newRow(name) << text << pieces << expected;
    };
    const QString abc = u"a\nb\nc\n"_s;
    row("insert before the first", abc, {{Change::Insert, 1, 1, u"x"_s}}, u"x\na\nb\nc\n"_s);
    row("insert after the last", abc, {{Change::Insert, 4, 4, u"x\n"_s}}, u"a\nb\nc\nx\n"_s);
    row("insert after a last line without a break", u"a\nb"_s, {{Change::Insert, 3, 3, u"x"_s}}, u"a\nb\nx\n"_s);
    row("insert into nothing", {}, {{Change::Insert, 1, 1, u"x"_s}}, u"x\n"_s);
    row("delete", abc, {{Change::Delete, 1, 2}}, u"c\n"_s);
    row("replace", abc, {{Change::Replace, 2, 2, u"x\ny"_s}}, u"a\nx\ny\nc\n"_s);
    row("several, in any order", abc, {{Change::Replace, 3, 3, u"z"_s}, {Change::Insert, 1, 1, u"0"_s}, {Change::Delete, 1, 1}},
        u"0\nb\nz\n"_s);
}

void TestFileTools::changesLinesAtOnce()
{
    QFETCH(QString, text);
    QFETCH(QList<Piece>, pieces);
    QFETCH(QString, expected);
    const auto changed = withPieces(text, pieces);
    QVERIFY2(changed, changed ? "" : qPrintable(changed.error().message));
    QCOMPARE(changed->text, expected);
}

void TestFileTools::refusesPiecesThatDoNotFit_data()
{
    QTest::addColumn<QList<Piece>>("pieces");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const QList<Piece> &pieces, const QString &message) { QTest::newRow(name) << pieces << message; };
    row("beyond the end", {{Change::Replace, 2, 4, u"x"_s}}, u"There is no line 4; the file has 3."_s);
    row("an insertion beyond the end", {{Change::Insert, 5, 5, u"x"_s}}, u"There is no line 5; the file has 3."_s);
    row("backwards", {{Change::Delete, 3, 1}}, u"A piece ends at line 1, before its start at line 3."_s);
    row("overlapping", {{Change::Delete, 1, 2}, {Change::Replace, 2, 3, u"x"_s}}, u"Two pieces overlap at line 2."_s);
    row("inside another", {{Change::Delete, 1, 3}, {Change::Insert, 2, 2, u"x"_s}}, u"Two pieces overlap at line 2."_s);
}

void TestFileTools::refusesPiecesThatDoNotFit()
{
    QFETCH(QList<Piece>, pieces);
    QFETCH(QString, message);
    const auto changed = withPieces(u"a\nb\nc\n"_s, pieces);
    QVERIFY(!changed);
    QCOMPARE(changed.error().category, ErrorCategory::Validation);
    QCOMPARE(changed.error().message, message);
}

void TestFileTools::writesPiecesAndGivesBackWhatWent()
{
    write(u"a.txt"_s, "one\ntwo\nthree\n");
    QCOMPARE(said(u"write_pieces"_s,
                 R"({"path":"a.txt","operations":[{"opcode":"replace","start":2,"end":2,"content":"2","return-content":true}]})"),
        u"Made 1 changes in a.txt.\n[what was there]\ntwo\n"_s);
    QCOMPARE(content(u"a.txt"_s), QByteArray("one\n2\nthree\n"));
    QVERIFY(
        said(u"write_pieces"_s, R"({"path":"a.txt","operations":[{"opcode":"delete","start":2,"end":9}]})").startsWith(u"validation: "));
    QCOMPARE(content(u"a.txt"_s), QByteArray("one\n2\nthree\n"));
    QVERIFY(
        said(u"write_pieces"_s, R"({"path":"../a.txt","operations":[{"opcode":"delete","start":1,"end":1}]})").startsWith(u"permission: "));
}

void TestFileTools::numbersLines()
{
    write(u"a.txt"_s, "one\ntwo\nthree\n");
    QVERIFY(said(u"read_file"_s, R"({"path":"a.txt","offset":2,"number_lines":true})").startsWith(u"    2  two\n    3  three"));
}

void TestFileTools::readsIgnoreRulesAsGitDoes_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("folder");
    QTest::addColumn<int>("verdict");
    const auto row = [](const char *name, const QString &rules, const QString &path, bool folder, Verdict verdict) {
        QTest::newRow(name) << rules << path << folder << int(verdict);
    };
    row("a name at any depth", u"*.o"_s, u"a/b/c.o"_s, false, Verdict::Ignored);
    row("a star stays in its folder", u"/a/*.o"_s, u"a/b/c.o"_s, false, Verdict::None);
    row("a slash in the middle anchors", u"doc/x"_s, u"a/doc/x"_s, false, Verdict::None);
    row("two stars go deeper", u"doc/**/x"_s, u"doc/a/b/x"_s, false, Verdict::Ignored);
    row("two stars may be nothing", u"doc/**/x"_s, u"doc/x"_s, false, Verdict::Ignored);
    row("all below", u"build/**"_s, u"build/a/b"_s, false, Verdict::Ignored);
    row("a slash at the end is for folders", u"build/"_s, u"build"_s, true, Verdict::Ignored);
    row("and not for files", u"build/"_s, u"build"_s, false, Verdict::None);
    row("the last rule decides", u"*.log\n!keep.log"_s, u"a/keep.log"_s, false, Verdict::Kept);
    row("a comment", u"#x"_s, u"#x"_s, false, Verdict::None);
    row("an escaped comment", u"\\#x"_s, u"#x"_s, false, Verdict::Ignored);
    row("a class of characters", u"v[0-9].txt"_s, u"v7.txt"_s, false, Verdict::Ignored);
    row("one that is negated", u"v[!0-9].txt"_s, u"v7.txt"_s, false, Verdict::None);
    row("a bracket that never ends", u"a[b"_s, u"a[b"_s, false, Verdict::Ignored);
    row("spaces at the end", u"x.txt   "_s, u"x.txt"_s, false, Verdict::Ignored);
    row("what a regular expression would take otherwise", u"a+(b).txt"_s, u"a+(b).txt"_s, false, Verdict::Ignored);
}

void TestFileTools::readsIgnoreRulesAsGitDoes()
{
    QFETCH(QString, rules);
    QFETCH(QString, path);
    QFETCH(bool, folder);
    QTEST(int(IgnoreRules(rules).verdict(path, folder)), "verdict");
}

void TestFileTools::listsWithoutWhatIsIgnored()
{
    write(u".gitignore"_s, "/build\n*.o\n");
    write(u"build/x"_s, "");
    write(u"src/a.o"_s, "");
    write(u"src/a.c"_s, "");
    write(u"src/keep/.gitignore"_s, "!*.o\n");
    write(u"src/keep/b.o"_s, "");
    const QString filtered = said(u"list_directory"_s, R"({"recursive":true,"filters":["@gitignore","+vcs"]})");
    QVERIFY(!filtered.contains(u"build"));
    QVERIFY(!filtered.contains(u"a.o"));
    QVERIFY(filtered.contains(u"src/a.c"));
    QVERIFY(filtered.contains(u"src/keep/b.o"));
    QVERIFY(said(u"list_directory"_s, R"({"recursive":true,"filters":[]})").contains(u"build/x"));
}

void TestFileTools::queriesADatabase()
{
    QCOMPARE(query("SELECT * FROM stock ORDER BY name"),
        u"{\"columns\":[\"name\",\"price\",\"count\",\"picture\"],\"rows\":[[\"cake\",null,3,null],[\"tea\",2.5,9007199254740993,\"[2 "
        u"bytes]\"]],"
        "\"more\":false}"_s);
    QVERIFY(query("SELECT name FROM stock", R"(,"limit":1)").endsWith(u"\"more\":true}"));
    QVERIFY(query("SELECT name FROM nowhere").startsWith(u"execution: SQLite says: "));
    QVERIFY(query("SELECT count(*) FROM stock").contains(u"[[2]]"));
}

void TestFileTools::bindsValues()
{
    QVERIFY(query("SELECT count FROM stock WHERE name = ?", R"(,"values":["cake"])").contains(u"[[3]]"));
    QVERIFY(query("SELECT count FROM stock WHERE name = ?", R"(,"values":["' OR 1=1 --"])").contains(u"\"rows\":[]"));
    // As SQLite counts places, whatever order they are written in.
    QCOMPARE(query("UPDATE stock SET price = ?2 WHERE name = ?1", R"(,"values":["cake",7],"write":true)"), u"Done; 1 rows changed."_s);
    QVERIFY(query("SELECT name, price FROM stock ORDER BY name").contains(u"[[\"cake\",7],[\"tea\",2.5]]"));
    QVERIFY(query("SELECT ?1 + ?1", R"(,"values":[2])").contains(u"[[4]]"));
    QVERIFY(query("SELECT :a, :a, '?'", R"(,"values":["x"])").contains(u"[[\"x\",\"x\",\"?\"]]"));
    QVERIFY(query("SELECT ?/2, ?, ?, ?", R"(,"values":[1.0,9007199254740993,true,null])").contains(u"[[0.5,9007199254740993,1,null]]"));
    QVERIFY(query("SELECT ?", R"(,"values":[1])").startsWith(u"{\"columns\":[\"?\"]"));
    const QString counted = u"execution: The statement has places for %1 values, and %2 are given."_s;
    QCOMPARE(query("SELECT ?, ?", R"(,"values":[1])"), counted.arg(2).arg(1));
    QCOMPARE(query("SELECT 1", R"(,"values":[1, 2])"), counted.arg(0).arg(2));
}

void TestFileTools::runsOneStatement()
{
    QVERIFY(query("SELECT 1; -- and that was it").contains(u"[[1]]"));
    QVERIFY(query("/* first */ SELECT 1 ; ").contains(u"[[1]]"));
    const QString one = u"execution: Only one statement is run at a time."_s;
    for (const QByteArray &statement : {"SELECT 1; DELETE FROM stock", "SELECT 1; nonsense", "SELECT 1\\u0000; DELETE FROM stock"})
        QCOMPARE(query(statement, R"(,"write":true)"), one);
    QCOMPARE(query("-- nothing"), u"execution: There is no statement."_s);
    QVERIFY(query("SELECT count(*) FROM stock").contains(u"[[2]]"));
    QVERIFY(query("SELECT 9e999, -9e999").contains(u"[[\"Inf\",\"-Inf\"]]"));
}

void TestFileTools::onlyReadsUnlessToldOtherwise()
{
    QVERIFY(query("DELETE FROM stock").startsWith(u"execution: "));
    QVERIFY(query("SELECT count(*) FROM stock").contains(u"[[2]]"));
    QCOMPARE(query("DELETE FROM stock WHERE name = 'tea'", R"(,"write":true)"), u"Done; 1 rows changed."_s);
    QVERIFY(query("SELECT count(*) FROM stock").contains(u"[[1]]"));
}

void TestFileTools::keepsStatementsWithinTheFile_data()
{
    QTest::addColumn<QByteArray>("statement");
    QTest::newRow("another file") << QByteArray("ATTACH '" + m_folder->filePath(u"outside.db"_s).toUtf8() + "' AS o");
    QTest::newRow("a copy elsewhere") << QByteArray("VACUUM INTO '" + m_folder->filePath(u"copy.db"_s).toUtf8() + '\'');
    QTest::newRow("a pragma that changes") << QByteArray("PRAGMA temp_store_directory = '/'");
    QTest::newRow("an extension") << QByteArray("SELECT load_extension('x')");
}

void TestFileTools::keepsStatementsWithinTheFile()
{
    QFETCH(QByteArray, statement);
    const QString refused = query(statement, R"(,"write":true)");
    QVERIFY2(refused.startsWith(u"permission: ") || refused.startsWith(u"execution: "), qPrintable(refused));
    QVERIFY(!QFile::exists(m_folder->filePath(u"copy.db"_s)));
    QVERIFY(said(u"query_database"_s, R"({"path":"../outside.db","query":"SELECT 1"})").startsWith(u"permission: "));
}

void TestFileTools::stopsAQueryThatNeverEnds()
{
    auto *job = begin(u"query_database"_s,
        R"({"path":"stock.db","query":"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"})");
    bool ended = false;
    connect(job, &model::Job::finished, this, [&ended] { ended = true; });
    QTest::qWait(0);
    job->cancel();
    QTRY_VERIFY(ended);
    // The worker is free again: the pool would not end with the query still running.
    QVERIFY(workerPool().waitForDone(10'000));
}

void TestFileTools::boundsTheMemoryOfAQuery_data()
{
    QTest::addColumn<QByteArray>("statement");
    QTest::addColumn<QString>("said");
    QTest::newRow("a long value") << QByteArray("SELECT length(printf('%.*c', 900000000, 'x')) AS n")
                                  << u"{\"columns\":[\"n\"],\"rows\":[[null]],\"more\":false}"_s;
    QTest::newRow("long bytes") << QByteArray("SELECT hex(zeroblob(3000000))") << u"execution: SQLite says: string or blob too big"_s;
    QByteArray many = "SELECT printf('%.*c', 4000000, 'x')";
    for (int column = 1; column < 200; ++column)
        many += ", printf('%.*c', " + QByteArray::number(4000000 + column) + ", 'x')";
    QTest::newRow("many long values") << many << u"execution: The statement needs more than the 64 MiB of memory that it may use."_s;
}

void TestFileTools::boundsTheMemoryOfAQuery()
{
    QFETCH(QByteArray, statement);
    sqlite3_memory_highwater(1);
    const qint64 before = sqlite3_memory_used();
    QTEST(query(statement), "said");
    QVERIFY2(sqlite3_memory_highwater(0) - before < 80 * 1024 * 1024, QByteArray::number(sqlite3_memory_highwater(0) - before).constData());
    // The next one has all of it again.
    QVERIFY(query("SELECT length(printf('%.*c', 4000000, 'x'))").contains(u"[[4000000]]"));
}

void TestFileTools::boundsWhatAQueryGivesBack()
{
    const QByteArray statement =
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT printf('%.*c', 10000, 'x'), i FROM n";
    const QString answer = query(statement, R"(,"limit":10000)");
    QVERIFY2(answer.size() < 5 * 1024 * 1024, QByteArray::number(answer.size()).constData());
    QVERIFY2(answer.endsWith(u"\"more\":true}"), qPrintable(answer.right(100)));
}

void TestFileTools::tellsAFaultBetweenRows()
{
    const QByteArray statement = "SELECT hex(zeroblob(i)) FROM (SELECT 1 AS i UNION ALL SELECT 5000000)";
    QCOMPARE(query(statement), u"execution: SQLite says: string or blob too big"_s);
}

void TestFileTools::waitsForNoPipeBesideADatabase_data()
{
    QTest::addColumn<QString>("suffix");
    for (const char *suffix : {"-journal", "-wal", "-shm"})
        QTest::newRow(suffix) << QString::fromLatin1(suffix);
}

void TestFileTools::waitsForNoPipeBesideADatabase()
{
    QFETCH(QString, suffix);
    QVERIFY(query("SELECT 1").contains(u"[[1]]"));
    QCOMPARE(::mkfifo(QFile::encodeName(path(u"stock.db"_s + suffix)).constData(), 0600), 0);
    const QString refused = u"permission: “stock.db%1” is not a file, so the database beside it is not opened."_s.arg(suffix);
    QCOMPARE(query("SELECT * FROM stock"), refused);
    QCOMPARE(query("DELETE FROM stock", R"(,"write":true)"), refused);
}

void TestFileTools::doesTheWorkWithoutAThread()
{
    rlimit before {};
    QCOMPARE(::getrlimit(RLIMIT_AS, &before), 0);
    WorkerPool pool;
    bool done = false;
    const rlimit none {support::addressSpaceWithoutAThread(), before.rlim_max};
    ::setrlimit(RLIMIT_AS, &none);
    pool.start([&done] { done = true; });
    ::setrlimit(RLIMIT_AS, &before);
    QVERIFY(done);
    QVERIFY(pool.waitForDone(0));
}

void TestFileTools::refusesWhatIsNoDatabase()
{
    write(u"stock.db"_s, QByteArray(4096, 'x'));
    QVERIFY(query("SELECT * FROM sqlite_schema").startsWith(u"execution: "));
    QVERIFY(said(u"query_database"_s, R"({"path":"none.db","query":"SELECT 1"})").startsWith(u"execution: "));
    QVERIFY(!QFile::exists(path(u"none.db"_s)));
}

QTEST_GUILESS_MAIN(TestFileTools)
#include "tests/support/patience.h"
#include "tst_filetools.moc"
