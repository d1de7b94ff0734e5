// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"
#include "tests/support/patience.h"

#include <QTest>

using namespace Qt::StringLiterals;

//! Commands whose ensembles live on MCP servers, from the start of these until they have said what they offer.
class ConnectingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_program = std::make_unique<Program>(); }
    void doesNotStartItselfWithinItself();
    void startsNoServersWhereProgramsStartEachOtherTooDeeply();
    void namesServersThatCannotListTheirTools_data();
    void namesServersThatCannotListTheirTools();

private:
    //! An ensemble that is on, by the words that start its server.
    void describe(const QString &name, const QStringList &command) const;

    std::unique_ptr<Program> m_program;
};

void ConnectingTest::describe(const QString &name, const QStringList &command) const
{
    m_program->write(u"profile/config/ensembles/%1.toml"_s.arg(name),
        "[ensemble]\nname = \"" + name.toUtf8() + "\"\n[connection]\ntransport = \"stdio\"\ncommand = [\""
            + command.join(u"\", \""_s).toUtf8() + "\"]\n");
}

void ConnectingTest::doesNotStartItselfWithinItself()
{
    // By way of another program, which leaves a mark each time.
    const QString starts = m_program->write(u"starts"_s, {});
    const auto other = m_program->start({u"--version"_s});
    (void)Program::finish(*other);
    // A server's environment does not have what a sanitizer is to leave out, and its words would be the program's last.
    const QString script = u"echo >> '%1'; TSAN_OPTIONS='%2' exec '%3' --profile '%4' serve-mcp --stdio --ensemble self"_s.arg(
        starts, qEnvironmentVariable("TSAN_OPTIONS"), other->program(), m_program->profile());
    describe(u"self"_s, {u"/bin/sh"_s, u"-c"_s, script});
    const Program::Run run = m_program->run({u"serve-mcp"_s, u"--stdio"_s, u"--ensemble"_s, u"self"_s});
    VERIFY_STATUS(run, 1);
    QVERIFY2(run.notes.contains("without end"), run.notes.constData());
    // Once for each revision of the protocol that a server may speak, and not within itself.
    QVERIFY(m_program->read(u"starts"_s).size() <= 2);
}

void ConnectingTest::startsNoServersWhereProgramsStartEachOtherTooDeeply()
{
    describe(u"peer"_s, {QStringLiteral(MCP_PEER), u"legacy"_s});
    const QStringList command {u"converse"_s, u"--ensemble"_s, u"peer"_s, u"Hello"_s};
    VERIFY_STATUS(m_program->run(command), 0);
    m_program->setEnvironment(u"PARLANCE_DEPTH"_s, u"5"_s);
    const Program::Run run = m_program->run(command);
    VERIFY_STATUS(run, 1);
    QVERIFY2(run.notes.contains("peer is not connected: Agents call each other too deeply: 5 levels."), run.notes.constData());
}

void ConnectingTest::namesServersThatCannotListTheirTools_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("a table") << QStringList();
    QTest::newRow("as JSON") << QStringList {u"--json"_s};
    QTest::newRow("for a dialect") << QStringList {u"--for"_s, u"anthropic-messages"_s};
}

void ConnectingTest::namesServersThatCannotListTheirTools()
{
    QFETCH(QStringList, options);
    describe(u"broken"_s, {QStringLiteral(MCP_PEER), u"legacy"_s, u"fault=list:odd-error"_s});
    describe(u"gone"_s, {u"/no/such/program"_s});
    describe(u"whole"_s, {QStringLiteral(MCP_PEER), u"legacy"_s});
    const Program::Run run = m_program->run(QStringList {u"tools"_s} + options);
    VERIFY_STATUS(run, 0);
    QByteArrayList lines = run.notes.split('\n');
    const auto count = [&lines](const QByteArray &name) {
        return std::count_if(lines.begin(), lines.end(),
            [&name](const QByteArray &line) { return line.startsWith(name + ": ") || line.startsWith(name + " is not"); });
    };
    QVERIFY2(count("broken") == 1 && count("gone") == 1 && count("whole") == 0, run.notes.constData());
    QVERIFY2(run.out.contains("echo"), run.out.constData());
}

QTEST_GUILESS_MAIN(ConnectingTest)
#include "tst_connecting.moc"
