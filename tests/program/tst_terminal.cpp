// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"
#include "tests/support/patience.h"

#include <QSocketNotifier>

#include <csignal>
#include <fcntl.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

//! A pseudo-terminal. The program has its slave as controlling terminal, standard input and standard error; standard output stays
//! a pipe, so that the events can be told from what is on the screen.
class PseudoTerminal final
{
    Q_DISABLE_COPY_MOVE(PseudoTerminal)

public:
    PseudoTerminal()
    {
        if (openpty(&m_master, &m_slave, nullptr, nullptr, nullptr) != 0)
            qFatal("no pseudo-terminal");
        fcntl(m_master, F_SETFL, O_NONBLOCK);
        fcntl(m_master, F_SETFD, FD_CLOEXEC);
    }
    ~PseudoTerminal()
    {
        close(m_master);
        close(m_slave);
    }

    std::function<void()> attachment() const
    {
        return [slave = m_slave] {
            setsid();
            ioctl(slave, TIOCSCTTY, 0);
            dup2(slave, STDIN_FILENO);
            dup2(slave, STDERR_FILENO);
            close(slave);
        };
    }
    void type(const QByteArray &keys) { QCOMPARE(write(m_master, keys.constData(), size_t(keys.size())), ssize_t(keys.size())); }
    //! All that has been on the screen.
    const QByteArray &screen()
    {
        char buffer[4096];
        for (ssize_t count = read(m_master, buffer, sizeof buffer); count > 0; count = read(m_master, buffer, sizeof buffer))
            m_screen.append(buffer, count);
        return m_screen;
    }
    //! How much was typed that the program has not read yet.
    int unread() const
    {
        int bytes = -1;
        ioctl(m_slave, FIONREAD, &bytes);
        return bytes;
    }

private:
    int m_master = -1;
    int m_slave = -1;
    QByteArray m_screen;
};

const QByteArray endOfInput = "\x04";
const QByteArray interrupt = "\x03";

} // namespace

//! The command line with a person at a terminal.
class TerminalTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<Program>();
        m_terminal = std::make_unique<PseudoTerminal>();
    }

    void asksAndDoesAsAnswered_data();
    void asksAndDoesAsAnswered();
    void asksByNumber_data();
    void asksByNumber();
    void speaksInWords_data();
    void speaksInWords();
    void asksOnceForAConversation();
    void asksNobodyWhereThePolicyDecides();
    void cancelsWhileItAsks();
    void takesNoAnswerThatWasTypedBeforeItsQuestion();
    void trustsForNoConversation();
    void asksForAHiddenFileBesides();
    void endsBeforeATurnBegins();
    void sendsNoControlCharactersOfOthers();
    void showsEveryCharacterOfWhatItAsks();
    void showsWhatBecomesOfAFile();
    void saysThatAFileStaysAsItIs();

private:
    std::unique_ptr<QProcess> converse(const QStringList &arguments) const
    {
        return m_program->start(QStringList {u"converse"_s, u"--json"_s} + arguments, m_terminal->attachment());
    }

    std::unique_ptr<Program> m_program;
    std::unique_ptr<PseudoTerminal> m_terminal;
};

void TerminalTest::asksAndDoesAsAnswered_data()
{
    QTest::addColumn<QByteArray>("keys");
    QTest::addColumn<bool>("writes");
    QTest::newRow("yes") << QByteArray("y\r") << true;
    QTest::newRow("yes, in full") << QByteArray("  YES\r") << true;
    QTest::newRow("always") << QByteArray("a\r") << true;
    QTest::newRow("always, in full") << QByteArray("Always\r") << true;
    QTest::newRow("for the conversation, in full") << QByteArray("conversation\r") << true;
    QTest::newRow("no") << QByteArray("n\r") << false;
    // Each begins with a letter that would allow it.
    QTest::newRow("cancel") << QByteArray("cancel\r") << false;
    QTest::newRow("abort") << QByteArray("abort\r") << false;
    QTest::newRow("yikes") << QByteArray("yikes, no\r") << false;
    QTest::newRow("an object, which is not asked for") << QByteArray("{\"path\":\"notes.txt\",\"content\":\"buy oil\"}\r") << false;
    QTest::newRow("nothing") << QByteArray("\r") << false;
    QTest::newRow("something else") << QByteArray("what?\r") << false;
    QTest::newRow("the end of the input") << endOfInput << false;
}

void TerminalTest::asksAndDoesAsAnswered()
{
    QFETCH(QByteArray, keys);
    QFETCH(bool, writes);
    const auto process = converse({u"--approve"_s, u"ask"_s, u"Write notes.txt: buy oil"_s});
    QTRY_VERIFY(m_terminal->screen().contains("[n] no"));
    QVERIFY(m_terminal->screen().contains("Allow io:write_file?"));
    QVERIFY(m_terminal->screen().contains("buy oil"));
    QVERIFY(m_program->read(u"workspace/notes.txt"_s).isEmpty());
    m_terminal->type(keys);
    const Program::Run run = Program::finish(*process);
    VERIFY_STATUS(run, 0);
    QCOMPARE(m_program->read(u"workspace/notes.txt"_s), writes ? QByteArray("buy oil") : QByteArray());
    const QJsonObject error = run.events(u"result"_s).first().value("error"_L1).toObject();
    QCOMPARE(error.value("category"_L1).toString(), writes ? QString() : u"permission"_s);
    if (!writes)
        QCOMPARE(error.value("message"_L1).toString(), u"The person refused this call of io:write_file."_s);
}

void TerminalTest::asksByNumber_data()
{
    QTest::addColumn<QByteArray>("keys");
    QTest::addColumn<bool>("writes");
    QTest::newRow("the first") << QByteArray("1\r") << true;
    QTest::newRow("for the conversation") << QByteArray("2\r") << true;
    QTest::newRow("for calls like it") << QByteArray("4\r") << true;
    QTest::newRow("the last") << QByteArray("5\r") << false;
    QTest::newRow("none of them") << QByteArray("6\r") << false;
    QTest::newRow("nothing") << QByteArray("0\r") << false;
    QTest::newRow("a word, too") << QByteArray("yes\r") << true;
}

void TerminalTest::asksByNumber()
{
    QFETCH(QByteArray, keys);
    QFETCH(bool, writes);
    const auto process = converse({u"--plain"_s, u"--approve"_s, u"ask"_s, u"Write notes.txt: buy oil"_s});
    QTRY_VERIFY(m_terminal->screen().contains("press Enter."));
    const QByteArray screen = m_terminal->screen();
    QVERIFY2(screen.contains("1. once\r\n2. in this conversation\r\n3. always\r\n4. always for calls like this: "), screen.constData());
    QVERIFY2(screen.contains("\n5. no\r\n"), screen.constData());
    QVERIFY(!m_terminal->screen().contains("[n]"));
    m_terminal->type(keys);
    VERIFY_STATUS(Program::finish(*process), 0);
    QCOMPARE(m_program->read(u"workspace/notes.txt"_s), writes ? QByteArray("buy oil") : QByteArray());
}

void TerminalTest::speaksInWords_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("environment");
    QTest::newRow("before the command") << QStringList {u"--plain"_s, u"converse"_s} << QString();
    QTest::newRow("after it") << QStringList {u"converse"_s, u"--plain"_s} << QString();
    QTest::newRow("by the environment") << QStringList {u"converse"_s} << u"1"_s;
}

void TerminalTest::speaksInWords()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, environment);
    m_program->setEnvironment(u"ACCESSIBLE"_s, environment);
    const Program::Run run = m_program->run(arguments << u"Roll 3d6"_s);
    VERIFY_STATUS(run, 0);
    QVERIFY2(run.notes.startsWith("Done: probability:roll_dice"), run.notes.constData());
    QVERIFY(run.notes.endsWith("End of the answer.\n"));
    QVERIFY(!run.notes.contains("\xe2\x97\x8f"));
    m_program->setEnvironment(u"ACCESSIBLE"_s, u"0"_s);
    QVERIFY(m_program->run({u"converse"_s, u"Roll 3d6"_s}).notes.startsWith("\xe2\x97\x8f "));
}

void TerminalTest::asksOnceForAConversation()
{
    const auto process = converse({u"Write a.txt: one and write b.txt: two"_s});
    QTRY_VERIFY(m_terminal->screen().contains("[n] no"));
    m_terminal->type("c\r");
    const Program::Run run = Program::finish(*process);
    VERIFY_STATUS(run, 0);
    QVERIFY(!m_program->read(u"workspace/a.txt"_s).isEmpty());
    const QString id = run.end().value("conversation"_L1).toString();
    // A terminal ends with the session that it controls.
    m_terminal = std::make_unique<PseudoTerminal>();
    const auto next = converse({u"--conversation"_s, id, u"Write c.txt: three"_s});
    VERIFY_STATUS(Program::finish(*next), 0);
    QCOMPARE(m_program->read(u"workspace/c.txt"_s), QByteArray("three"));
    QVERIFY(!m_terminal->screen().contains("[n] no"));
}

void TerminalTest::asksNobodyWhereThePolicyDecides()
{
    m_program->write(u"workspace/.parlance/ensembles/own.toml"_s, "[ensemble]\nname = \"own\"\n");
    for (const QString &policy : {u"all"_s, u"refuse"_s}) {
        m_terminal = std::make_unique<PseudoTerminal>();
        const auto process = converse({u"--approve"_s, policy, u"Write notes.txt: buy oil"_s});
        VERIFY_STATUS(Program::finish(*process), 0);
        QVERIFY(!m_terminal->screen().contains("[n] no"));
        QVERIFY(m_terminal->screen().contains("with --trust they are"));
    }
}

void TerminalTest::takesNoAnswerThatWasTypedBeforeItsQuestion()
{
    m_program->write(u"workspace/.parlance/ensembles/own.toml"_s, "[ensemble]\nname = \"own\"\n");
    const auto process = converse({u"--approve"_s, u"ask"_s, u"Write notes.txt: buy oil"_s});
    QTRY_VERIFY(m_terminal->screen().contains("[n] no"));
    QVERIFY(m_terminal->screen().contains("descriptors of its own"));
    m_terminal->type("n\ry\r");
    QTRY_COMPARE(m_terminal->screen().count("[n] no"), 2);
    m_terminal->type("n\r");
    VERIFY_STATUS(Program::finish(*process), 0);
    QVERIFY(!QFile::exists(m_program->workspace() + u"/notes.txt"_s));
}

//! Only a call can be allowed for a conversation; what a question has not offered is no.
void TerminalTest::trustsForNoConversation()
{
    m_program->write(u"workspace/.parlance/ensembles/own.toml"_s, "[ensemble]\nname = \"own\"\n");
    for (const QByteArray &keys : {QByteArray("c\r"), QByteArray("conversation\r")}) {
        m_terminal = std::make_unique<PseudoTerminal>();
        const auto process = converse({u"--approve"_s, u"ask"_s, u"--ensemble"_s, u"own"_s, u"Say hello"_s});
        QTRY_VERIFY(m_terminal->screen().contains("[n] no"));
        QVERIFY(!m_terminal->screen().contains("[c]"));
        QVERIFY(m_terminal->screen().contains("[y] yes  [a] always  [n] no"));
        m_terminal->type(keys);
        QVERIFY(Program::finish(*process).status != 0);
    }
}

//! That every file may be written says nothing of this one; and there is no always for it.
void TerminalTest::asksForAHiddenFileBesides()
{
    for (const auto &[keys, written] : {std::pair("y\r", "stolen"), std::pair("always\r", "KEY=1")}) {
        m_terminal = std::make_unique<PseudoTerminal>();
        m_program->write(u"workspace/.env"_s, "KEY=1");
        const auto process = converse({u"--approve"_s, u"all"_s, u"--approve"_s, u"ask"_s, u"Write .env: stolen"_s});
        QTRY_VERIFY(m_terminal->screen().contains("[n] no"));
        QVERIFY(!m_terminal->screen().contains("[a]"));
        m_terminal->type(keys);
        VERIFY_STATUS(Program::finish(*process), 0);
        QCOMPARE(m_program->read(u"workspace/.env"_s), QByteArray(written));
    }
}

void TerminalTest::cancelsWhileItAsks()
{
    const auto process = converse({u"Write notes.txt: buy oil"_s});
    QTRY_VERIFY(m_terminal->screen().contains("[n] no"));
    m_terminal->type(interrupt);
    const Program::Run run = Program::finish(*process);
    VERIFY_STATUS(run, 130);
    QVERIFY(!QFile::exists(m_program->workspace() + u"/notes.txt"_s));
    QCOMPARE(run.end().value("state"_L1).toString(), u"interrupted"_s);
}

void TerminalTest::endsBeforeATurnBegins()
{
    const auto process = converse({u"-"_s});
    m_terminal->type("Write notes.txt:\r");
    QTRY_VERIFY(m_terminal->screen().contains("notes.txt:\r\n") && m_terminal->unread() == 0);
    m_terminal->type(interrupt);
    // A shell calls this status 130.
    QVERIFY(QTest::qWaitFor([&process] { return process->state() == QProcess::NotRunning; }, support::patience));
    QCOMPARE(process->exitStatus(), QProcess::CrashExit);
    QCOMPARE(process->exitCode(), SIGINT);
    QCOMPARE(process->readAllStandardOutput(), QByteArray());
    QCOMPARE(m_program->run({u"conversations"_s}).out, QByteArray());
    QCOMPARE(m_program->run({u"exchanges"_s}).out, QByteArray());
    QVERIFY(!QFile::exists(m_program->workspace() + u"/notes.txt"_s));
}

//! The name of a call is the model's word: it could hide what is asked.
void TerminalTest::sendsNoControlCharactersOfOthers()
{
    const QStringList call {u"converse"_s, u"Call the tool roll_dice with {\"dice\": \"\u009b8m\"}"_s};
    const auto process = m_program->start(call, m_terminal->attachment());
    Program::finish(*process);
    const QByteArray screen = m_terminal->screen();
    QVERIFY2(screen.contains("roll_dice"), screen.constData());
    QVERIFY(screen.contains("\\u009b8m"));
    QVERIFY(!screen.contains("\xc2\x9b"));
    const QByteArray notes = m_program->run(call).notes;
    QVERIFY2(notes.contains("\\u009b8m") && !notes.contains("\xc2\x9b"), notes.constData());
}

void TerminalTest::showsEveryCharacterOfWhatItAsks()
{
    const auto process = converse({u"--approve"_s, u"ask"_s, u"Write notes.txt: buy \u202eoil\U000e0041"_s});
    QTRY_VERIFY(m_terminal->screen().contains("[n] no"));
    const QByteArray screen = m_terminal->screen();
    QVERIFY2(screen.contains("buy \\u202eoil\\udb40\\udc41") && !screen.contains("\xe2\x80\xae"), screen.constData());
    m_terminal->type("y\r");
    VERIFY_STATUS(Program::finish(*process), 0);
    // What is written is what was asked.
    QCOMPARE(m_program->read(u"workspace/notes.txt"_s), u"buy \u202eoil\U000e0041"_s.toUtf8());
}

void TerminalTest::showsWhatBecomesOfAFile()
{
    for (const bool exists : {false, true}) {
        m_terminal = std::make_unique<PseudoTerminal>();
        if (exists)
            m_program->write(u"workspace/notes.txt"_s, "buy rope");
        const auto process = converse({u"--approve"_s, u"ask"_s, u"Write notes.txt: buy oil"_s});
        QTRY_VERIFY(m_terminal->screen().contains("[n] no"));
        const QByteArray screen = m_terminal->screen();
        QVERIFY2(screen.contains((exists ? "Replaces " : "Makes ") + m_program->workspace().toUtf8() + "/notes.txt"), screen.constData());
        QVERIFY2(screen.contains("+ buy oil"), screen.constData());
        QCOMPARE(screen.contains("buy rope"), exists);
        m_terminal->type("n\r");
        VERIFY_STATUS(Program::finish(*process), 0);
    }
}

void TerminalTest::saysThatAFileStaysAsItIs()
{
    m_program->write(u"workspace/notes.txt"_s, "buy oil");
    const auto process = converse({u"--approve"_s, u"ask"_s, u"Write notes.txt: buy oil"_s});
    QTRY_VERIFY(m_terminal->screen().contains("[n] no"));
    const QByteArray screen = m_terminal->screen();
    QVERIFY2(screen.contains("Replaces ") && screen.contains("It stays as it is."), screen.constData());
    m_terminal->type("n\r");
    VERIFY_STATUS(Program::finish(*process), 0);
}

QTEST_GUILESS_MAIN(TerminalTest)
#include "tst_terminal.moc"
