// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"
#include "tests/support/patience.h"

#include <QDirIterator>
#include <QFileInfo>

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <csignal>

#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

//! The commands beside `converse`.
class CommandsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_program = std::make_unique<Program>(); }

    void tellsWhatThereIs();
    void leavesQtsOptionsToQt();
    void refusesALinkWithoutADisplay();
    void showsTheManual();
    void suggestsTheChapterThatIsMeant();
    void showsTheManualWhereNoProfileCanBeMade();
    void refusesWhatThereIsNot_data();
    void refusesWhatThereIsNot();
    void makesNoProfileForAnUnknownCommand();
    void saysWhichPicturesAMessageHas();
    void namesPreferencesThatAreNoNumbers();
    void tellsTheOptionsOfEachCommand_data();
    void tellsTheOptionsOfEachCommand();
    void namesTheCallAtTheBeginningOnly();
    void takesTheProfileFromTheEnvironment();
    void invokesATool();
    void invokesAToolOfAnEnsembleThatIsOffAtFirst();
    void tellsWhyACallFailed_data();
    void tellsWhyACallFailed();
    void failsWhereItsOutputCannotBeWritten();
    void takesNoFileOfItsOwnForAClosedStream();
    void endsAlthoughAToolDoesNot();
    void refusesAProfileThatIsNoText();
    void sendsNoCommandsToAPipe();
    void listsTools();
    void writesToolsForADialect_data();
    void writesToolsForADialect();
    void listsConversationsNewestFirst();
    void searchesWords();
    void listsExchanges();
    void listsAddressesThatLookLikePlacesForValues();
    void listsNoConversationThatNothingCameOf();
    void listsModels();
    void rehearsesForAnotherProgram();
    void writesNoKeyAndNoTextToItsLog();
    void keepsTheProfileFromOthers();

private:
    std::unique_ptr<Program> m_program;
};

void CommandsTest::tellsWhatThereIs()
{
    const Program::Run help = m_program->run({u"--help"_s});
    VERIFY_STATUS(help, 0);
    QVERIFY(help.out.contains("parlance converse"));
    const Program::Run version = m_program->run({u"--version"_s});
    VERIFY_STATUS(version, 0);
    QVERIFY(version.out.startsWith("parlance "));
}

void CommandsTest::leavesQtsOptionsToQt()
{
    for (const QStringList &arguments :
        {QStringList {u"-reverse"_s}, QStringList {u"--style"_s, u"fusion"_s}, QStringList {u"-platform"_s, u"xcb"_s}}) {
        const Program::Run run = m_program->run(arguments + QStringList {u"--version"_s});
        VERIFY_STATUS(run, 0);
        QVERIFY(run.out.startsWith("parlance "));
    }
    VERIFY_STATUS(m_program->run({u"-backwards"_s}), 2);
}

void CommandsTest::refusesALinkWithoutADisplay()
{
    m_program->setEnvironment(u"QT_QPA_PLATFORM"_s, u"none"_s);
    const Program::Run run = m_program->run({u"open"_s, u"parlance://run?command=x"_s});
    VERIFY_STATUS(run, 2);
    QVERIFY2(run.notes.contains("begin with parlance://conversation/"), run.notes.constData());
    VERIFY_STATUS(m_program->run({u"open"_s, u"nowhere.gram"_s}), 2);
    VERIFY_STATUS(m_program->run({u"open"_s, u"--help"_s}), 0);
}

void CommandsTest::showsTheManual()
{
    const Program::Run list = m_program->run({u"help"_s});
    VERIFY_STATUS(list, 0);
    QVERIFY(list.out.contains("\n  tools "));
    const Program::Run chapter = m_program->run({u"help"_s, u"tools"_s});
    VERIFY_STATUS(chapter, 0);
    QVERIFY(chapter.out.startsWith("Tools\n=====\n\n"));
    QVERIFY(chapter.out.contains("\nThe sandbox\n-----------\n"));
    const Program::Run section = m_program->run({u"help"_s, u"reference#library"_s});
    VERIFY_STATUS(section, 0);
    QVERIFY(section.out.startsWith("Library\n-------\n") && section.out.contains("`match`"));
    const Program::Run json = m_program->run({u"help"_s, u"--json"_s});
    QCOMPARE(json.lines().first().value("name"_L1).toString(), u"start"_s);
    const Program::Run one = m_program->run({u"help"_s, u"--json"_s, u"store#copies"_s});
    QVERIFY(one.end().value("text"_L1).toString().startsWith("## Copies\n"_L1));
}

void CommandsTest::suggestsTheChapterThatIsMeant()
{
    const Program::Run run = m_program->run({u"help"_s, u"tols"_s});
    VERIFY_STATUS(run, 2);
    QVERIFY(run.out.isEmpty());
    QVERIFY(run.notes.contains("Did you mean tools?") && run.notes.contains("  inspector "));
}

void CommandsTest::showsTheManualWhereNoProfileCanBeMade()
{
    // A file stands where its folder would be.
    m_program->write(u"profile"_s, "x");
    VERIFY_STATUS(m_program->run({u"help"_s, u"store"_s}), 0);
    VERIFY_STATUS(m_program->run({u"tools"_s}), 1);
}

void CommandsTest::refusesWhatThereIsNot_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::newRow("a command") << QStringList {u"nonsense"_s} << 2;
    QTest::newRow("a chapter") << QStringList {u"help"_s, u"nonsense"_s} << 2;
    QTest::newRow("a section") << QStringList {u"help"_s, u"tools#nonsense"_s} << 2;
    QTest::newRow("two chapters") << QStringList {u"help"_s, u"tools"_s, u"mcp"_s} << 2;
    QTest::newRow("an option of help") << QStringList {u"help"_s, u"--nonsense"_s} << 2;
    QTest::newRow("an option") << QStringList {u"--nonsense"_s} << 2;
    QTest::newRow("an option of a command") << QStringList {u"tools"_s, u"--nonsense"_s} << 2;
    QTest::newRow("no conversation") << QStringList {u"show"_s} << 2;
    QTest::newRow("an unknown conversation") << QStringList {u"show"_s, u"ffff"_s} << 2;
    QTest::newRow("an unknown exchange") << QStringList {u"exchanges"_s, u"ffff"_s} << 2;
    QTest::newRow("no words") << QStringList {u"search"_s} << 2;
    QTest::newRow("a day that is none") << QStringList {u"search"_s, u"oil"_s, u"before:2026-13-40"_s} << 2;
    QTest::newRow("an answer that is none") << QStringList {u"search"_s, u"archived:maybe"_s} << 2;
    QTest::newRow("a limit that is not a number") << QStringList {u"search"_s, u"--limit"_s, u"x"_s, u"oil"_s} << 2;
    QTest::newRow("a limit of nothing") << QStringList {u"conversations"_s, u"--limit"_s, u"0"_s} << 2;
    QTest::newRow("no tool") << QStringList {u"invoke"_s} << 2;
    QTest::newRow("an unknown dialect") << QStringList {u"tools"_s, u"--for"_s, u"klingon"_s} << 2;
    QTest::newRow("a port that is none") << QStringList {u"rehearse"_s, u"--port"_s, u"99999"_s} << 2;
    QTest::newRow("an argument too many") << QStringList {u"tools"_s, u"extra"_s} << 2;
    QTest::newRow("two conversations") << QStringList {u"show"_s, u"a"_s, u"b"_s} << 2;
    QTest::newRow("an unknown provider") << QStringList {u"models"_s, u"--provider"_s, u"nobody"_s} << 2;
    QTest::newRow("an unknown policy") << QStringList {u"invoke"_s, u"--approve"_s, u"nonsense"_s, u"clock:now"_s} << 2;
    QTest::newRow("a profile without a folder") << QStringList {u"--profile"_s} << 2;
    QTest::newRow("an empty profile") << QStringList {u"--profile"_s, QString(), u"tools"_s} << 2;
    QTest::newRow("a scenario that is not there") << QStringList {u"rehearse"_s, u"nowhere.toml"_s} << 2;
    QTest::newRow("no gram") << QStringList {u"gram"_s} << 2;
    QTest::newRow("gram in two forms") << QStringList {u"gram"_s, u"--tree"_s, u"--format"_s, u"x.gram"_s} << 2;
    QTest::newRow("gram that is not there") << QStringList {u"gram"_s, u"nowhere.gram"_s} << 2;
    QTest::newRow("no file of servers") << QStringList {u"import-servers"_s} << 2;
    QTest::newRow("a file of servers that is not there") << QStringList {u"import-servers"_s, u"nowhere.json"_s} << 2;
    QTest::newRow("a folder of servers") << QStringList {u"import-servers"_s, u"/"_s} << 2;
    QTest::newRow("a request of no exchange") << QStringList {u"exchanges"_s, u"--request"_s} << 2;
}

void CommandsTest::refusesWhatThereIsNot()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    const Program::Run run = m_program->run(arguments);
    VERIFY_STATUS(run, status);
    QVERIFY(run.notes.startsWith("parlance: "));
    QCOMPARE(run.out, QByteArray());
}

void CommandsTest::saysWhichPicturesAMessageHas()
{
    const QString chat = m_program->write(u"chat.json"_s,
        R"({"messages":[{"role":"user","content":[{"type":"text","text":"What is this?"},{"type":"image_url","image_url":{"url":)"
        R"("data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kAAAAABJRU5ErkJggg=="}}]},)"
        R"({"role":"assistant","content":"A point."}]})");
    VERIFY_STATUS(m_program->run({u"import"_s, chat}), 0);
    const QString id = m_program->run({u"conversations"_s, u"--json"_s}).lines().value(0)[u"id"].toString();
    const Program::Run shown = m_program->run({u"show"_s, id});
    VERIFY_STATUS(shown, 0);
    QVERIFY2(shown.out.contains("What is this?\n[image/png, 70 "), shown.out.constData());
}

void CommandsTest::namesPreferencesThatAreNoNumbers()
{
    m_program->write(u"profile/config/parlance.ini"_s, "[General]\nzoom=large\nanswer-limit=8\n\n[limits]\ncontract-rounds=few\n");
    const Program::Run run = m_program->run({u"check"_s, m_program->profile() + u"/config"_s});
    // They do not count, which breaks nothing.
    VERIFY_STATUS(run, 0);
    QVERIFY2(run.out.contains("parlance.ini:2:1: ") && run.out.contains("parlance.ini:6:1: "), run.out.constData());
    QVERIFY2(run.out.contains("zoom") && run.out.contains("few") && !run.out.contains("answer-limit"), run.out.constData());
}

void CommandsTest::makesNoProfileForAnUnknownCommand()
{
    m_program->run({u"nonsense"_s});
    QVERIFY(!QDir(m_program->profile()).exists());
}

void CommandsTest::tellsTheOptionsOfEachCommand_data()
{
    QTest::addColumn<QString>("command");
    for (const char *name : {"converse", "check", "tools", "invoke", "conversations", "show", "search", "exchanges", "rehearse", "models",
             "gram", "capture", "import-servers", "export", "import", "delete", "restore", "erase", "archive", "unarchive", "move", "diff"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void CommandsTest::tellsTheOptionsOfEachCommand()
{
    QFETCH(QString, command);
    const Program::Run run = m_program->run({command, u"--help"_s});
    VERIFY_STATUS(run, 0);
    QVERIFY2(run.out.startsWith("Usage: parlance " + command.toUtf8() + ' '), run.out.constData());
    QVERIFY(run.out.contains("--json"));
}

//! Started by its name, as it is once it is installed, which is in the names of its folders, too.
void CommandsTest::namesTheCallAtTheBeginningOnly()
{
    const auto process = m_program->start({u"converse"_s, u"--help"_s}, {}, {u"/bin/bash"_s, u"-c"_s, u"exec -a parlance \"$0\" \"$@\""_s});
    const Program::Run run = Program::finish(*process);
    VERIFY_STATUS(run, 0);
    QVERIFY2(run.out.startsWith("Usage: parlance converse "), run.out.constData());
    QVERIFY2(run.out.simplified().contains("folder .parlance,"), run.out.constData());
}

void CommandsTest::takesTheProfileFromTheEnvironment()
{
    const QString elsewhere = m_program->workspace() + u"/elsewhere"_s;
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"PARLANCE_PROFILE"_s, elsewhere);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(PROGRAM), {u"conversations"_s});
    VERIFY_STATUS(Program::finish(process), 0);
    QVERIFY(QFile::exists(elsewhere + u"/data/parlance.sqlite"_s));
}

void CommandsTest::invokesATool()
{
    m_program->write(u"workspace/a.txt"_s, "alpha\n");
    const Program::Run read = m_program->run({u"invoke"_s, u"io:read_file"_s, u"{\"path\":\"a.txt\"}"_s});
    VERIFY_STATUS(read, 0);
    QVERIFY(read.out.contains("alpha"));
    const Program::Run alias = m_program->run({u"invoke"_s, u"--json"_s, u"calculate"_s, u"{\"expression\":\"6*7\"}"_s});
    VERIFY_STATUS(alias, 0);
    QVERIFY(alias.end().value("text"_L1).toString().contains(u"42"));
    QVERIFY(alias.end().value("error"_L1).isNull());
}

void CommandsTest::invokesAToolOfAnEnsembleThatIsOffAtFirst()
{
    const QStringList call {u"greetings:sayHello"_s, u"{\"personName\":\"Anna\"}"_s};
    const Program::Run off = m_program->run(QStringList {u"invoke"_s} + call);
    VERIFY_STATUS(off, 1);
    QVERIFY2(off.notes.contains("switched off"), off.notes.constData());
    const Program::Run on = m_program->run(QStringList {u"invoke"_s, u"--ensemble"_s, u"greetings"_s} + call);
    VERIFY_STATUS(on, 0);
    QCOMPARE(on.out, QByteArray("Hello, Anna! Nice to meet you.\n"));
    VERIFY_STATUS(m_program->run(QStringList {u"invoke"_s, u"--ensemble"_s, u"choir"_s} + call), 2);
}

void CommandsTest::tellsWhyACallFailed_data()
{
    QTest::addColumn<QString>("tool");
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("category");
    QTest::newRow("no such tool") << u"fly"_s << u"{}"_s << u"validation"_s;
    QTest::newRow("no JSON") << u"io:read_file"_s << u"{"_s << u"validation"_s;
    QTest::newRow("not to the schema") << u"io:read_file"_s << u"{\"path\":7}"_s << u"validation"_s;
    QTest::newRow("a missing argument") << u"io:read_file"_s << u"{}"_s << u"validation"_s;
    QTest::newRow("a missing file") << u"io:read_file"_s << u"{\"path\":\"nowhere\"}"_s << u"execution"_s;
    QTest::newRow("outside the folder") << u"io:read_file"_s << u"{\"path\":\"/etc/passwd\"}"_s << u"permission"_s;
    QTest::newRow("a tool that breaks") << u"rehearsal:break"_s << u"{}"_s << u"fatal"_s;
}

void CommandsTest::tellsWhyACallFailed()
{
    QFETCH(QString, tool);
    QFETCH(QString, arguments);
    QFETCH(QString, category);
    const Program::Run run = m_program->run({u"invoke"_s, u"--json"_s, tool, arguments});
    VERIFY_STATUS(run, 1);
    const QJsonObject error = run.end().value("error"_L1).toObject();
    QCOMPARE(error.value("category"_L1).toString(), category);
    QVERIFY(!error.value("message"_L1).toString().isEmpty());
}

void CommandsTest::failsWhereItsOutputCannotBeWritten()
{
    for (const QStringList &arguments : {QStringList {u"tools"_s}, QStringList {u"tools"_s, u"--json"_s}, QStringList {u"--help"_s}}) {
        const auto process = m_program->start(arguments, [] { ::dup2(::open("/dev/full", O_WRONLY), STDOUT_FILENO); });
        const Program::Run run = Program::finish(*process);
        VERIFY_STATUS(run, 1);
        QVERIFY2(run.notes.contains("the output could not be written: No space left on device"), run.notes.constData());
    }
}

void CommandsTest::takesNoFileOfItsOwnForAClosedStream()
{
    const auto process = m_program->start({u"converse"_s, u"-"_s}, [] { ::close(STDIN_FILENO); });
    const Program::Run read = Program::finish(*process);
    VERIFY_STATUS(read, 2);
    QVERIFY2(read.notes.contains("What is to be said?"), read.notes.constData());
    // Nor is anything said that was not written.
    const Program::Run garbled = m_program->run({u"converse"_s, u"-"_s}, "caf\xE9");
    VERIFY_STATUS(garbled, 2);
    QVERIFY2(garbled.notes.contains("Standard input is not UTF-8 text."), garbled.notes.constData());
    const auto writing = m_program->start({u"tools"_s}, [] { ::close(STDOUT_FILENO); });
    const Program::Run written = Program::finish(*writing);
    VERIFY_STATUS(written, 1);
    QVERIFY2(written.notes.contains("the output could not be written: Bad file descriptor"), written.notes.constData());
}

void CommandsTest::endsAlthoughAToolDoesNot()
{
    // Some minutes within one function of SQLite's, where nothing can break it off.
    m_program->write(u"workspace/empty.db"_s, {});
    const auto process = m_program->start({u"invoke"_s, u"--approve"_s, u"all"_s, u"io:query_database"_s,
        uR"json({"path":"empty.db","query":"SELECT replace(hex(zeroblob(2000000)), hex(zeroblob(1000000)) || '1', '')"})json"_s});
    const auto ticks = [&process] {
        QFile file(u"/proc/%1/stat"_s.arg(process->processId()));
        return file.open(QIODevice::ReadOnly) ? file.readAll().split(')').last().split(' ').value(12).toLongLong() : 0;
    };
    // More than it needs to start: the function is at work.
    QTRY_VERIFY_WITH_TIMEOUT(ticks() > 100, support::patience * 3);
    QElapsedTimer elapsed;
    elapsed.start();
    ::kill(pid_t(process->processId()), SIGINT);
    const Program::Run run = Program::finish(*process);
    VERIFY_STATUS(run, 130);
    // A fraction of a second where the machine has nothing else to do.
    QVERIFY2(elapsed.elapsed() < 20'000, QByteArray::number(elapsed.elapsed()).constData());
}

void CommandsTest::refusesAProfileThatIsNoText()
{
    QProcess process;
    process.setWorkingDirectory(m_program->workspace());
    process.start(u"/bin/sh"_s, {u"-c"_s, u"exec \"$0\" --profile \"$(printf 'pro\\377file')\" tools"_s, QStringLiteral(PROGRAM)});
    const Program::Run run = Program::finish(process);
    VERIFY_STATUS(run, 2);
    QVERIFY2(run.notes.contains("is not UTF-8"), run.notes.constData());
    QCOMPARE(QDir(m_program->workspace()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList());
}

void CommandsTest::sendsNoCommandsToAPipe()
{
    m_program->write(u"profile/config/ensembles/paint.toml"_s, R"([ensemble]
name = "paint"
[[invokers]]
name = "red"
approval = "allow"
[invokers.invocable]
kind = "command"
sandbox = "none"
command = ["printf", '\033[31mred\033[0m']
)");
    const Program::Run shown = m_program->run({u"invoke"_s, u"paint:red"_s});
    VERIFY_STATUS(shown, 0);
    QCOMPARE(QString::fromUtf8(shown.out), u"\u241b[31mred\u241b[0m\n"_s);
    QCOMPARE(m_program->run({u"invoke"_s, u"--raw"_s, u"paint:red"_s}).out, QByteArray("\x1b[31mred\x1b[0m\n"));
}

void CommandsTest::listsTools()
{
    const Program::Run run = m_program->run({u"tools"_s, u"--json"_s});
    VERIFY_STATUS(run, 0);
    QStringList names;
    for (const QJsonObject &tool : run.lines()) {
        names.append(tool.value("name"_L1).toString());
        QVERIFY(tool.value("arguments"_L1).isObject());
        const QString ensemble = names.last().section(u':', 0, 0);
        const bool isOff =
            QStringList({u"code"_s, u"greetings"_s, u"notebook"_s, u"summarization"_s, u"text"_s, u"web"_s}).contains(ensemble);
        QVERIFY2(tool.value("enabled"_L1).toBool() != isOff, qPrintable(names.last()));
    }
    for (const QString &name : {u"io:read_file"_s, u"clock:now"_s, u"calculator:calculate"_s, u"probability:roll_dice"_s})
        QVERIFY2(names.contains(name), qPrintable(name));
    const QByteArray table = m_program->run({u"tools"_s}).out;
    QCOMPARE(table.count('\n'), names.size());
    QVERIFY2(table.contains("(also planning, plan_task)"), table.constData());
    QVERIFY(run.out.contains(R"("aliases":["planning","plan_task"])"));
}

void CommandsTest::writesToolsForADialect_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("schema");
    QTest::newRow("Messages") << u"anthropic-messages"_s << u"input_schema"_s;
    QTest::newRow("Completions") << u"openai-chat-completions"_s << u"parameters"_s;
    QTest::newRow("Responses") << u"openai-responses"_s << u"parameters"_s;
    QTest::newRow("Gemini") << u"google"_s << u"parametersJsonSchema"_s;
    QTest::newRow("by the beginning of its name") << u"anthropic"_s << u"input_schema"_s;
}

void CommandsTest::writesToolsForADialect()
{
    QFETCH(QString, dialect);
    QFETCH(QString, schema);
    const Program::Run run = m_program->run({u"tools"_s, u"--for"_s, dialect});
    VERIFY_STATUS(run, 0);
    QJsonArray tools = QJsonDocument::fromJson(run.out).array();
    // Gemini's declarations stand together in one tool.
    if (const QJsonValue declarations = tools.at(0)["functionDeclarations"_L1]; declarations.isArray())
        tools = declarations.toArray();
    QVERIFY(tools.size() >= 10);
    for (const QJsonValue &tool : tools) {
        const QJsonObject inner = tool.toObject().contains("function"_L1) ? tool.toObject().value("function"_L1).toObject()
                                                                          : tool.toObject();
        QVERIFY(!inner.value("name"_L1).toString().isEmpty());
        QCOMPARE(inner.value(schema).toObject().value("type"_L1).toString(), u"object"_s);
    }
}

void CommandsTest::listsConversationsNewestFirst()
{
    const QString first = m_program->converse({u"Hello first"_s}).end().value("conversation"_L1).toString();
    const QString second = m_program->converse({u"Hello second"_s}).end().value("conversation"_L1).toString();
    const Program::Run run = m_program->run({u"conversations"_s, u"--json"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.lines().size(), 2);
    QCOMPARE(run.lines().first().value("id"_L1).toString(), second);
    QCOMPARE(run.lines().first().value("title"_L1).toString(), u"Hello second"_s);
    QCOMPARE(run.lines().last().value("id"_L1).toString(), first);
    QCOMPARE(run.lines().last().value("canisters"_L1).toInt(), 2);
    QVERIFY(!run.notes.contains("there are more"));
    const Program::Run cut = m_program->run({u"conversations"_s, u"--limit"_s, u"1"_s});
    QCOMPARE(cut.out.count('\n'), 1);
    QVERIFY(cut.notes.contains("1 shown; there are more."));
    QVERIFY(m_program->run({u"search"_s, u"--limit"_s, u"1"_s, u"Hello"_s}).notes.contains("1 shown; there are more."));
}

void CommandsTest::searchesWords()
{
    const QString id = m_program->converse({u"Hello petroleum lamp"_s}).end().value("conversation"_L1).toString();
    const Program::Run run = m_program->run({u"search"_s, u"--json"_s, u"petrol"_s, u"lamp"_s});
    VERIFY_STATUS(run, 0);
    QVERIFY(!run.lines().isEmpty());
    QCOMPARE(run.end().value("conversation"_L1).toString(), id);
    QVERIFY(m_program->run({u"search"_s, u"petroleum"_s}).out.startsWith(id.toUtf8()));
    const Program::Run nothing = m_program->run({u"search"_s, u"kerosene"_s});
    VERIFY_STATUS(nothing, 0);
    QCOMPARE(nothing.out, QByteArray());
    // By its title first, then in the message.
    const Program::Run both = m_program->run({u"search"_s, u"--json"_s, u"petroleum"_s});
    QCOMPARE(both.lines().first().value("in"_L1).toString(), u"title"_s);
    QCOMPARE(both.lines().first().value("title"_L1).toString(), u"Hello petroleum lamp"_s);
    QCOMPARE(both.lines().last().value("in"_L1).toString(), u"message"_s);
    QVERIFY(m_program->run({u"search"_s, u"petroleum"_s}).out.contains("[in the title]"));
    QCOMPARE(m_program->run({u"search"_s, u"petroleum -lamp"_s}).out, QByteArray());
    // What a search engine would take for its own language is searched as it is.
    VERIFY_STATUS(m_program->run({u"search"_s, u"\"AND (NEAR*"_s}), 0);
}

void CommandsTest::listsExchanges()
{
    const Program::Run run = m_program->converse({u"What is 1+1?"_s});
    const QString id = run.end().value("conversation"_L1).toString();
    m_program->converse({u"Hello"_s});
    const QList<QJsonObject> exchanges = m_program->run({u"exchanges"_s, u"--json"_s, id.left(31)}).lines();
    QCOMPARE(exchanges.size(), 2);
    for (int index = 0; index < 2; ++index) {
        QCOMPARE(exchanges.at(index).value("conversation"_L1).toString(), id);
        QCOMPARE(exchanges.at(index).value("turn"_L1), run.end().value("turn"_L1));
        QCOMPARE(exchanges.at(index).value("round"_L1).toInt(), index + 1);
        QCOMPARE(exchanges.at(index).value("status"_L1).toInt(), 200);
    }
    QCOMPARE(m_program->run({u"exchanges"_s}).out.count("POST "), 3);
}

void CommandsTest::listsAddressesThatLookLikePlacesForValues()
{
    m_program->converse({u"--base-url"_s, u"http://127.0.0.1:9/of%2Fmine%3Fand%5Fmore"_s, u"Hello"_s});
    const QByteArray listed = m_program->run({u"exchanges"_s}).out;
    QVERIFY2(listed.contains("/of%2Fmine%3Fand_more/v1/chat/completions  0  "), listed.constData());
}

void CommandsTest::listsNoConversationThatNothingCameOf()
{
    const Program::Run run = m_program->converse({u"Answer with a web page"_s});
    VERIFY_STATUS(run, 1);
    QCOMPARE(run.end().value("state"_L1).toString(), u"cancelled"_s);
    QCOMPARE(m_program->run({u"conversations"_s}).out, QByteArray());
    // What went over the wire can be looked into all the same.
    const QString id = run.end().value("conversation"_L1).toString();
    QVERIFY(!m_program->run({u"exchanges"_s, u"--json"_s, id}).lines().isEmpty());
}

void CommandsTest::listsModels()
{
    m_program->write(u"profile/config/providers/mine.toml"_s,
        "[provider]\nname = \"mine\"\ndialect = \"openai-chat-completions\"\nbase-url = \"https://example.org/v1\"\n[[models]]\nname = "
        "\"a/b\"\n");
    const Program::Run run = m_program->run({u"models"_s});
    VERIFY_STATUS(run, 0);
    QVERIFY(run.out.contains("rehearsal/rehearsal"));
    QVERIFY(run.out.contains("mine/a/b"));
    QCOMPARE(m_program->run({u"models"_s, u"--provider"_s, u"mine"_s}).out.count('\n'), 1);
    // What cannot be used for want of a key comes last, and says so.
    m_program->write(u"profile/config/providers/far.toml"_s,
        "[provider]\nname = \"far\"\ndialect = \"openai-chat-completions\"\nbase-url = \"https://example.org/v1\"\nkey = "
        "\"PARLANCE_NO_SUCH_KEY\"\n"
        "[[models]]\nname = \"a\"\n");
    const QByteArray all = m_program->run({u"models"_s}).out;
    QVERIFY2(all.indexOf("far/a") > all.indexOf("mine/a/b") && all.indexOf("far/a") > all.indexOf("rehearsal/rehearsal"), all.constData());
    QVERIFY2(all.contains("(needs the key PARLANCE_NO_SUCH_KEY)"), all.constData());
    for (const QJsonObject &line : m_program->run({u"models"_s, u"--json"_s}).lines()) {
        const QString model = line.value("model"_L1).toString();
        if (model == u"far/a" || model == u"mine/a/b")
            QCOMPARE(line.value("missing-key"_L1).toString(), model == u"far/a" ? u"PARLANCE_NO_SUCH_KEY"_s : QString());
    }
}

void CommandsTest::rehearsesForAnotherProgram()
{
    const QString scenario = m_program->write(u"workspace/s.toml"_s,
        "[scenario]\nname = \"s\"\ntitle = \"S\"\nmodel = \"s\"\n[[rules]]\nname = \"r\"\nuser = \".*\"\ntext = \"As the scenario "
        "says.\"\n");
    const auto server = m_program->start({u"rehearse"_s, scenario});
    QByteArray url;
    QTRY_VERIFY((url += server->readAllStandardOutput()).endsWith('\n'));
    for (const QString &dialect : {u"anthropic"_s, u"openai"_s}) {
        const Program::Run run = m_program->run(
            {u"converse"_s, u"--base-url"_s, QString::fromUtf8(url.trimmed()), u"--dialect"_s, dialect, u"Hi"_s});
        VERIFY_STATUS(run, 0);
        QCOMPARE(run.out, QByteArray("As the scenario says.\n"));
    }
    ::kill(pid_t(server->processId()), SIGINT);
    VERIFY_STATUS(Program::finish(*server), 0);
}

void CommandsTest::keepsTheProfileFromOthers()
{
    constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    const auto open = [this, others] {
        QStringList names;
        QDirIterator all(m_program->profile(), QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
        while (all.hasNext()) {
            all.next();
            if (all.fileInfo().permissions() & others)
                names.append(all.fileInfo().filePath());
        }
        return names;
    };
    VERIFY_STATUS(m_program->converse({u"--provider"_s, u"rehearsal"_s, u"--approve"_s, u"all"_s, u"Roll 2d6"_s}), 0);
    VERIFY_STATUS(m_program->run({u"exchanges"_s, u"--har"_s, u"a.har"_s}), 0);
    QCOMPARE(open(), QStringList());
    QVERIFY(QFileInfo(m_program->database()).isFile() && QFileInfo(m_program->profile() + u"/data/parlance.log"_s).isFile());
    // What is exported of the record has what was said too.
    QVERIFY(!(QFileInfo(m_program->workspace() + u"/a.har"_s).permissions() & others));
    // An earlier version left it open.
    QVERIFY(QFile::setPermissions(
        m_program->profile() + u"/data"_s, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ReadOther | QFile::ExeOther));
    QVERIFY(QFile::setPermissions(m_program->database(), QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther));
    VERIFY_STATUS(m_program->run({u"conversations"_s}), 0);
    QCOMPARE(open(), QStringList());
}

void CommandsTest::writesNoKeyAndNoTextToItsLog()
{
    m_program->setEnvironment(u"PARLANCE_ENDPOINT_KEY"_s, u"sk-test-987654321"_s);
    m_program->converse({u"--base-url"_s, u"http://127.0.0.1:9"_s, u"A text of the person"_s});
    m_program->converse({u"Break a tool"_s});
    const QDir data(m_program->profile() + u"/data"_s);
    for (const QString &name : data.entryList({u"*.log*"_s}, QDir::Files)) {
        QFile file(data.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray log = file.readAll();
        QVERIFY(!log.contains("sk-test"));
        QVERIFY(!log.contains("A text of the person"));
    }
}

QTEST_GUILESS_MAIN(CommandsTest)
#include "tst_commands.moc"
