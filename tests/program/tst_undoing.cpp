// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/database.h"
#include "tests/program/program.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>

using namespace Qt::StringLiterals;

//! `parlance undo TURN`: what a turn has said and written is taken back.
class UndoingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_program = std::make_unique<Program>(); }

    void bringsAFileBackAndForth();
    void takesANewFileAway();
    void leavesWhatIsAnotherByNow();
    void onlyTells();
    void tellsPeople();
    void undoesTheMessagesOfATurn();
    void undoesWhatFollowsToo();
    void undoesNoMessagesThatAreNotShown();
    void refusesATurnThatThereIsNot();
    void undoesAlsoATurnThatWasRolledBack();
    void namesWhatItKnowsNothingOf();
    void knowsNothingOfCallsByHand();
    void coversCommandsInARepository();
    void keepsAllThatACommandHasChangedOrNothing();
    void takesFoldersAwayThatACommandHasMade();
    void coversAPartOfARepository();
    void coversSeveralRepositories();
    void coversNoFileThatGitConverts();

private:
    //! A git repository with a command tool that runs what a file says; whether there is one.
    bool makeRepository(const QString &folder = u"workspace"_s) const;
    //! In it.
    QByteArray git(const QStringList &arguments, const QString &folder = u"workspace"_s) const;
    QString turnOf(const QString &prompt) const;
    Program::Run undo(const QString &turn, const QStringList &options = {}) const
    {
        return m_program->run(QStringList {u"undo"_s, turn, u"--files"_s, u"--json"_s} + options);
    }
    QByteArray notes() const { return m_program->read(u"workspace/notes.txt"_s); }

    std::unique_ptr<Program> m_program;
};

QString UndoingTest::turnOf(const QString &prompt) const
{
    return m_program->converse({u"--approve"_s, u"all"_s, prompt}).end().value("turn"_L1).toString();
}

void UndoingTest::bringsAFileBackAndForth()
{
    m_program->write(u"workspace/notes.txt"_s, "old\n");
    const QString turn = turnOf(u"Write notes.txt: buy oil"_s);
    QVERIFY(!turn.isEmpty());
    QCOMPARE(notes(), QByteArray("buy oil"));
    const Program::Run undone = undo(turn);
    VERIFY_STATUS(undone, 0);
    QCOMPARE(notes(), QByteArray("old\n"));
    QCOMPARE(undone.lines().size(), 2);
    const QJsonObject file = undone.lines().first();
    QVERIFY(file.value("path"_L1).toString().endsWith(u"/workspace/notes.txt"));
    QCOMPARE(file.value("state"_L1).toString(), u"undoable"_s);
    QCOMPARE(file.value("undone"_L1).toBool(), true);
    QCOMPARE(undone.end().value("undone"_L1).toInt(), 1);
    QCOMPARE(undone.end().value("left"_L1).toInt(), 0);
    QCOMPARE(undone.end().value("covered"_L1).toBool(), true);

    const QString redo = undone.end().value("redo"_L1).toString();
    const Program::Run redone = undo(redo);
    VERIFY_STATUS(redone, 0);
    QCOMPARE(notes(), QByteArray("buy oil"));
    VERIFY_STATUS(undo(redone.end().value("redo"_L1).toString()), 0);
    QCOMPARE(notes(), QByteArray("old\n"));
    // There is nothing left to do.
    const Program::Run again = undo(turn);
    VERIFY_STATUS(again, 0);
    QCOMPARE(again.lines().first().value("state"_L1).toString(), u"as-before"_s);
    QCOMPARE(again.end().value("redo"_L1).toString(), QString());
}

void UndoingTest::takesANewFileAway()
{
    const QString turn = turnOf(u"Write notes.txt: buy oil"_s);
    VERIFY_STATUS(undo(turn), 0);
    QVERIFY(!QFile::exists(m_program->workspace() + u"/notes.txt"_s));
}

void UndoingTest::leavesWhatIsAnotherByNow()
{
    m_program->write(u"workspace/notes.txt"_s, "old\n");
    const QString turn = turnOf(u"Write notes.txt: buy oil"_s);
    m_program->write(u"workspace/notes.txt"_s, "mine");
    const Program::Run run = undo(turn);
    VERIFY_STATUS(run, 1);
    QCOMPARE(notes(), QByteArray("mine"));
    QCOMPARE(run.lines().first().value("state"_L1).toString(), u"changed"_s);
    QVERIFY(!run.lines().first().value("why"_L1).toString().isEmpty());
    QCOMPARE(run.end().value("left"_L1).toInt(), 1);
}

void UndoingTest::onlyTells()
{
    m_program->write(u"workspace/notes.txt"_s, "old\n");
    const Program::Run run = undo(turnOf(u"Write notes.txt: buy oil"_s), {u"--dry-run"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(notes(), QByteArray("buy oil"));
    QCOMPARE(run.lines().first().value("undone"_L1).toBool(), false);
    QCOMPARE(run.lines().first().value("state"_L1).toString(), u"undoable"_s);
    QCOMPARE(run.end().value("undone"_L1).toInt(), 0);
}

void UndoingTest::tellsPeople()
{
    m_program->write(u"workspace/notes.txt"_s, "old\n");
    const QString turn = turnOf(u"Write notes.txt: buy oil"_s);
    const Program::Run run = m_program->run({u"undo"_s, turn, u"--files"_s});
    VERIFY_STATUS(run, 0);
    QVERIFY2(run.out.contains("/workspace/notes.txt  brought back\n"), run.out.constData());
    QVERIFY2(run.notes.contains("To take this back: parlance undo "), run.notes.constData());
}

void UndoingTest::undoesTheMessagesOfATurn()
{
    const QJsonObject end = m_program->converse({u"--approve"_s, u"all"_s, u"Write notes.txt: buy oil"_s}).end();
    const QString turn = end.value("turn"_L1).toString();
    const QString conversation = end.value("conversation"_L1).toString();
    const auto shown = [this, &conversation] { return m_program->run({u"show"_s, conversation, u"--canonical"_s}).out; };
    const QByteArray before = shown();
    QVERIFY(before.contains("buy oil"));
    VERIFY_STATUS(m_program->run({u"undo"_s}), 2);
    VERIFY_STATUS(m_program->run({u"undo"_s, turn, u"--files"_s, u"--redo"_s}), 2);
    const Program::Run look = m_program->run({u"undo"_s, turn, u"--dry-run"_s});
    VERIFY_STATUS(look, 0);
    QVERIFY2(look.out.contains("4 messages would be shown no more."), look.out.constData());
    QCOMPARE(shown(), before);

    const Program::Run run = m_program->run({u"undo"_s, turn});
    VERIFY_STATUS(run, 0);
    QVERIFY2(run.out.contains("4 messages are shown no more.\nYou had said: Write notes.txt: buy oil\n"), run.out.constData());
    QVERIFY2(run.notes.contains("parlance undo " + turn.toUtf8() + " --files"), run.notes.constData());
    QVERIFY2(run.notes.contains("parlance undo " + turn.toUtf8() + " --redo"), run.notes.constData());
    QCOMPARE(shown(), QByteArray());
    // Files are a word of their own.
    QCOMPARE(notes(), QByteArray("buy oil"));
    VERIFY_STATUS(m_program->run({u"undo"_s, turn}), 2);

    const Program::Run again = m_program->run({u"undo"_s, turn, u"--redo"_s, u"--json"_s});
    VERIFY_STATUS(again, 0);
    QCOMPARE(again.end().value("end"_L1).toString(), u"done"_s);
    QCOMPARE(again.end().value("files"_L1).toBool(), true);
    QCOMPARE(shown(), before);
    VERIFY_STATUS(m_program->run({u"undo"_s, turn, u"--redo"_s}), 2);
}

void UndoingTest::undoesWhatFollowsToo()
{
    const QJsonObject first = m_program->converse({u"Hello"_s}).end();
    const QString conversation = first.value("conversation"_L1).toString();
    const auto shown = [this, &conversation] { return m_program->run({u"show"_s, conversation, u"--canonical"_s}).out; };
    const QByteArray before = shown();
    const QJsonObject second = m_program->converse({u"--conversation"_s, conversation, u"Hello again"_s}).end();
    m_program->converse({u"--conversation"_s, conversation, u"And again"_s});
    const QByteArray all = shown();
    const Program::Run run = m_program->run({u"undo"_s, second.value("turn"_L1).toString(), u"--json"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.end().value("messages"_L1).toInt(), 4);
    QCOMPARE(run.end().value("said"_L1).toString(), u"Hello again"_s);
    QCOMPARE(run.end().value("files"_L1).toBool(), false);
    QCOMPARE(shown(), before);
    VERIFY_STATUS(m_program->run({u"undo"_s, run.end().value("redo"_L1).toString(), u"--redo"_s}), 0);
    QCOMPARE(shown(), all);
}

void UndoingTest::undoesNoMessagesThatAreNotShown()
{
    m_program->write(u"workspace/notes.txt"_s, "old\n");
    const QString turn = turnOf(u"Write notes.txt: buy oil"_s);
    const QString redo = undo(turn).end().value("redo"_L1).toString();
    // What has brought files back has said nothing.
    const Program::Run run = m_program->run({u"undo"_s, redo});
    VERIFY_STATUS(run, 2);
    QCOMPARE(notes(), QByteArray("old\n"));
}

void UndoingTest::refusesATurnThatThereIsNot()
{
    const QString one = turnOf(u"Write notes.txt: buy oil"_s);
    turnOf(u"Write notes.txt: buy wicks"_s);
    VERIFY_STATUS(undo(u"ffff"_s), 2);
    // Both begin so.
    VERIFY_STATUS(undo(one.left(1)), 2);
    QCOMPARE(notes(), QByteArray("buy wicks"));
}

void UndoingTest::undoesAlsoATurnThatWasRolledBack()
{
    m_program->write(u"workspace/notes.txt"_s, "old\n");
    const QString scenario = m_program->write(u"scenario.toml"_s, R"([scenario]
name = "s"
title = "S"
model = "s"
[[rules]]
name = "write"
user = ".*"
results = false
calls = [{ tool = "io:write_file", arguments = { path = "notes.txt", content = "new" } }]
[[rules]]
name = "break"
user = ".*"
results = true
calls = [{ tool = "rehearsal:break" }]
repeat = "2"
text = "Not broken."
)");
    const auto server = m_program->start({u"rehearse"_s, scenario});
    QByteArray url;
    QTRY_VERIFY((url += server->readAllStandardOutput()).endsWith('\n'));
    const Program::Run broken = m_program->converse(
        {u"--base-url"_s, QString::fromUtf8(url.trimmed()), u"--dialect"_s, u"anthropic"_s, u"--approve"_s, u"all"_s, u"Write it"_s});
    VERIFY_STATUS(broken, 1);
    QCOMPARE(broken.end().value("state"_L1).toString(), u"rolled-back"_s);
    QCOMPARE(notes(), QByteArray("new"));
    const Program::Run run = undo(broken.end().value("turn"_L1).toString().chopped(4));
    VERIFY_STATUS(run, 0);
    QCOMPARE(notes(), QByteArray("old\n"));
}

//! A command that the turn has run may have written anything.
void UndoingTest::namesWhatItKnowsNothingOf()
{
    m_program->write(u"profile/config/ensembles/lamps.toml"_s, R"([ensemble]
name = "lamps"
[[invokers]]
name = "light"
approval = "allow"
[invokers.invocable]
kind = "command"
command = ["touch", "--", "{file}"]
[invokers.arguments]
type = "object"
required = ["file"]
properties.file.type = "string"
)");
    const Program::Run harmless = undo(turnOf(u"Read notes.txt"_s));
    VERIFY_STATUS(harmless, 0);
    QCOMPARE(harmless.lines().size(), 1);
    QCOMPARE(harmless.end().value("covered"_L1).toBool(), true);
    const Program::Run run = undo(turnOf(uR"(Call the tool lamps:light with {"file":"a.txt"})"_s));
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.lines().size(), 1);
    QCOMPARE(run.end().value("covered"_L1).toBool(), false);
    QCOMPARE(run.end().value("uncovered"_L1).toArray(), QJsonArray {u"lamps:light"_s});
}

void UndoingTest::knowsNothingOfCallsByHand()
{
    const Program::Run run = m_program->run(
        {u"invoke"_s, u"--json"_s, u"--approve"_s, u"all"_s, u"io:write_file"_s, uR"({"path":"notes.txt","content":"x"})"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(notes(), QByteArray("x"));
}

QByteArray UndoingTest::git(const QStringList &arguments, const QString &folder) const
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const auto &name : {u"GIT_AUTHOR_NAME"_s, u"GIT_AUTHOR_EMAIL"_s, u"GIT_COMMITTER_NAME"_s, u"GIT_COMMITTER_EMAIL"_s})
        environment.insert(name, u"nobody"_s);
    environment.insert(u"GIT_CONFIG_GLOBAL"_s, u"/dev/null"_s);
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_program->workspace() + u"/../"_s + folder);
    process.start(u"git"_s, arguments);
    process.waitForFinished();
    return process.readAllStandardOutput();
}

bool UndoingTest::makeRepository(const QString &folder) const
{
    m_program->write(u"profile/config/ensembles/shell.toml"_s,
        "[ensemble]\nname = \"shell\"\nenabled = true\n[[invokers]]\nname = \"run\"\ndescription = \"Runs\"\n[invokers.invocable]\n"
        "kind = \"command\"\ncommand = [\"/bin/sh\", \"./todo\"]\n");
    m_program->write(folder + u"/kept.txt"_s, "old\n");
    m_program->write(folder + u"/gone.txt"_s, "one\ntwo\n");
    m_program->write(folder + u"/.gitignore"_s, "build\n");
    git({u"init"_s, u"-q"_s}, folder);
    git({u"add"_s, u"kept.txt"_s, u"gone.txt"_s}, folder);
    git({u"commit"_s, u"-q"_s, u"-m"_s, u"begin"_s}, folder);
    m_program->write(folder + u"/untracked.txt"_s, "mine\n");
    return !git({u"log"_s, u"--oneline"_s}, folder).isEmpty();
}

void UndoingTest::coversCommandsInARepository()
{
    if (!makeRepository())
        QSKIP("there is no git here");
    m_program->write(u"workspace/todo"_s,
        "echo new >> kept.txt; rm gone.txt; echo yours > untracked.txt; mkdir -p a build; echo made > a/made.txt; chmod +x a/made.txt; "
        "echo x > build/x\n");
    const QByteArray head = m_program->read(u"workspace/.git/HEAD"_s);
    const auto innards = [this] { return git({u"ls-files"_s, u"--stage"_s}) + git({u"log"_s, u"--all"_s}) + git({u"count-objects"_s}); };
    const QByteArray before = innards();
    const Program::Run run = m_program->converse({u"--approve"_s, u"all"_s, u"Call the tool shell:run with {}"_s});
    VERIFY_STATUS(run, 0);
    QVERIFY2(m_program->read(u"workspace/kept.txt"_s) == "old\nnew\n", run.out.constData());
    // Neither the index nor anything else of the repository has been touched.
    QCOMPARE(innards(), before);
    QCOMPARE(m_program->read(u"workspace/.git/HEAD"_s), head);
    const Program::Run undone = undo(run.end().value("turn"_L1).toString());
    VERIFY_STATUS(undone, 0);
    QVERIFY2(undone.end().value("covered"_L1).toBool(), undone.out.constData());
    QCOMPARE(undone.end().value("undone"_L1).toInt(), 4);
    QCOMPARE(m_program->read(u"workspace/kept.txt"_s), QByteArray("old\n"));
    QCOMPARE(m_program->read(u"workspace/gone.txt"_s), QByteArray("one\ntwo\n"));
    QCOMPARE(m_program->read(u"workspace/untracked.txt"_s), QByteArray("mine\n"));
    QVERIFY(!QFile::exists(m_program->workspace() + u"/a/made.txt"_s));
    // What git ignores stays; and forth again, with the modes.
    QVERIFY(QFile::exists(m_program->workspace() + u"/build/x"_s));
    VERIFY_STATUS(undo(undone.end().value("redo"_L1).toString()), 0);
    QCOMPARE(m_program->read(u"workspace/a/made.txt"_s), QByteArray("made\n"));
    QVERIFY(QFileInfo(m_program->workspace() + u"/a/made.txt"_s).isExecutable());
    // A command that changes nothing is covered, too.
    m_program->write(u"workspace/todo"_s, "true\n");
    const Program::Run idle = m_program->converse({u"--approve"_s, u"all"_s, u"Call the tool shell:run with {}"_s});
    const Program::Run nothing = undo(idle.end().value("turn"_L1).toString());
    QVERIFY2(nothing.end().value("covered"_L1).toBool(), nothing.out.constData());
    QCOMPARE(nothing.lines().size(), 1);
}

//! Of a command that has changed several files a part would be brought back, and that would look like all.
void UndoingTest::keepsAllThatACommandHasChangedOrNothing()
{
    if (!makeRepository())
        QSKIP("there is no git here");
    VERIFY_STATUS(m_program->converse({u"Hello"_s}), 0);
    {
        const auto database = model::Database::open(m_program->database(), model::Database::Access::ReadWrite);
        QVERIFY(database);
        QVERIFY((*database)->execute(u"CREATE TRIGGER refusing BEFORE INSERT ON checkpoint WHEN NEW.path LIKE '%untracked.txt' "
                                     "BEGIN SELECT RAISE(ABORT, 'full'); END"_s));
    }
    m_program->write(u"workspace/todo"_s, "echo new >> kept.txt; rm gone.txt; echo yours > untracked.txt\n");
    const QString turn = turnOf(u"Call the tool shell:run with {}"_s);
    QCOMPARE(m_program->read(u"workspace/untracked.txt"_s), QByteArray("yours\n"));
    const Program::Run undone = undo(turn);
    VERIFY_STATUS(undone, 0);
    QVERIFY2(undone.lines().size() == 1, undone.out.constData());
    QCOMPARE(undone.end().value("covered"_L1).toBool(), false);
    QCOMPARE(undone.end().value("uncovered"_L1).toArray(), QJsonArray {u"shell:run"_s});
    QCOMPARE(m_program->read(u"workspace/kept.txt"_s), QByteArray("old\nnew\n"));
}

void UndoingTest::takesFoldersAwayThatACommandHasMade()
{
    if (!makeRepository())
        QSKIP("there is no git here");
    if (!QFileInfo(m_program->workspace()).birthTime().isValid())
        QSKIP("the file system does not tell when folders were made");
    QDir(m_program->workspace()).mkdir(u"mine"_s);
    m_program->write(u"workspace/todo"_s,
        "mkdir -p a/deep b/build; for file in a/deep/made a/other b/made mine/made; do echo made > $file.txt; done; echo x > b/build/x\n");
    const Program::Run run = m_program->converse({u"--approve"_s, u"all"_s, u"Call the tool shell:run with {}"_s});
    VERIFY_STATUS(run, 0);
    QVERIFY(QFile::exists(m_program->workspace() + u"/a/deep/made.txt"_s));
    const Program::Run undone = undo(run.end().value("turn"_L1).toString());
    VERIFY_STATUS(undone, 0);
    QCOMPARE(undone.end().value("undone"_L1).toInt(), 4);
    QVERIFY(!QFile::exists(m_program->workspace() + u"/a"_s));
    // One that was there stays, and one in which something is left.
    QVERIFY(QFile::exists(m_program->workspace() + u"/mine"_s));
    QVERIFY(QFile::exists(m_program->workspace() + u"/b/build/x"_s) && !QFile::exists(m_program->workspace() + u"/b/made.txt"_s));
    VERIFY_STATUS(undo(undone.end().value("redo"_L1).toString()), 0);
    QCOMPARE(m_program->read(u"workspace/a/deep/made.txt"_s), QByteArray("made\n"));
}

void UndoingTest::coversAPartOfARepository()
{
    m_program->write(u"workspace/part/own.txt"_s, "own\n");
    m_program->write(u"workspace/part/crlf.txt"_s, "a\r\n");
    m_program->write(u"workspace/.gitattributes"_s, "crlf.txt text eol=crlf\n");
    if (!makeRepository())
        QSKIP("there is no git here");
    m_program->write(u"workspace/part/todo"_s, "echo new >> own.txt; echo made > made.txt; mkdir build; echo x > build/x\n");
    const auto innards = [this] { return git({u"ls-files"_s, u"--stage"_s}) + git({u"count-objects"_s}); };
    const QByteArray before = innards();
    const QStringList options {u"--folder"_s, m_program->workspace() + u"/part"_s, u"--approve"_s, u"all"_s};
    const Program::Run run = m_program->converse(options + QStringList {u"Call the tool shell:run with {}"_s});
    VERIFY_STATUS(run, 0);
    QVERIFY2(m_program->read(u"workspace/part/own.txt"_s) == "own\nnew\n", run.out.constData());
    QCOMPARE(innards(), before);
    const Program::Run undone = undo(run.end().value("turn"_L1).toString());
    VERIFY_STATUS(undone, 0);
    QVERIFY2(undone.end().value("covered"_L1).toBool(), undone.out.constData());
    // What the repository ignores is ignored in its parts.
    QCOMPARE(undone.end().value("undone"_L1).toInt(), 2);
    QCOMPARE(m_program->read(u"workspace/part/own.txt"_s), QByteArray("own\n"));
    QVERIFY(!QFile::exists(m_program->workspace() + u"/part/made.txt"_s));
    // And what it converts is not covered.
    m_program->write(u"workspace/part/todo"_s, "printf 'b\\r\\n' > crlf.txt\n");
    const Program::Run converted = m_program->converse(options + QStringList {u"Call the tool shell:run with {}"_s});
    QCOMPARE(m_program->read(u"workspace/part/crlf.txt"_s), QByteArray("b\r\n"));
    VERIFY_STATUS(undo(converted.end().value("turn"_L1).toString()), 1);
    QCOMPARE(m_program->read(u"workspace/part/crlf.txt"_s), QByteArray("b\r\n"));
}

void UndoingTest::coversSeveralRepositories()
{
    if (!makeRepository() || !makeRepository(u"other"_s))
        QSKIP("there is no git here");
    const QString other = m_program->workspace() + u"/../other"_s;
    m_program->write(u"workspace/todo"_s, "echo new >> kept.txt; rm ../other/gone.txt; echo made > ../other/made.txt\n");
    const QStringList options {u"--folder"_s, m_program->workspace(), u"--folder"_s, other, u"--approve"_s, u"all"_s};
    const Program::Run run = m_program->converse(options + QStringList {u"Call the tool shell:run with {}"_s});
    VERIFY_STATUS(run, 0);
    QVERIFY2(!QFile::exists(other + u"/gone.txt"_s), run.out.constData());
    const Program::Run undone = undo(run.end().value("turn"_L1).toString());
    VERIFY_STATUS(undone, 0);
    QVERIFY2(undone.end().value("covered"_L1).toBool(), undone.out.constData());
    QCOMPARE(undone.end().value("undone"_L1).toInt(), 3);
    QCOMPARE(m_program->read(u"workspace/kept.txt"_s), QByteArray("old\n"));
    QCOMPARE(m_program->read(u"other/gone.txt"_s), QByteArray("one\ntwo\n"));
    QVERIFY(!QFile::exists(other + u"/made.txt"_s));
    // With a folder of which nothing is known, nothing is said to be covered.
    m_program->write(u"third/kept.txt"_s, "old\n");
    const Program::Run partly = m_program->converse(
        options + QStringList {u"--folder"_s, m_program->workspace() + u"/../third"_s, u"Call the tool shell:run with {}"_s});
    const Program::Run nothing = undo(partly.end().value("turn"_L1).toString());
    QVERIFY2(!nothing.end().value("covered"_L1).toBool(), nothing.out.constData());
}

void UndoingTest::coversNoFileThatGitConverts()
{
    if (!makeRepository())
        QSKIP("there is no git here");
    m_program->write(u"workspace/.gitattributes"_s, "kept.txt text eol=crlf\n");
    m_program->write(u"workspace/kept.txt"_s, "old\r\n");
    m_program->write(u"workspace/todo"_s, "printf 'new\\r\\n' > kept.txt; echo more >> gone.txt\n");
    const Program::Run run = m_program->converse({u"--approve"_s, u"all"_s, u"Call the tool shell:run with {}"_s});
    VERIFY_STATUS(run, 0);
    const Program::Run undone = undo(run.end().value("turn"_L1).toString());
    VERIFY_STATUS(undone, 1);
    QCOMPARE(m_program->read(u"workspace/kept.txt"_s), QByteArray("new\r\n"));
    QCOMPARE(m_program->read(u"workspace/gone.txt"_s), QByteArray("one\ntwo\n"));
    QVERIFY(!undone.end().value("covered"_L1).toBool());
}

QTEST_GUILESS_MAIN(UndoingTest)
#include "tst_undoing.moc"
