// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;

//! What `--approve` decides.
class ApprovingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_program = std::make_unique<Program>(); }

    void decides_data();
    void decides();
    void tellsTheQuestionBeforeItsAnswer();
    void keepsToTheWorkspaceWhateverIsAllowed();
    void leavesHiddenFilesToAPerson_data();
    void leavesHiddenFilesToAPerson();
    void leavesHiddenFilesToAPersonInATurn();
    void endsTheTurnAtALimitThatNobodyLifts();
    void knowsABoundToolByBothItsNames_data();
    void knowsABoundToolByBothItsNames();
    void hintsAtANameThatIsTaken();

private:
    //! An agent's tool sayHello is asky:hello here.
    Program::Run greet(const QStringList &policy) const;
    static QString write() { return u"Write notes.txt: buy oil"_s; }

    std::unique_ptr<Program> m_program;
};

void ApprovingTest::decides_data()
{
    QTest::addColumn<QStringList>("policy");
    QTest::addColumn<bool>("writes");
    QTest::newRow("nothing said, no terminal") << QStringList() << false;
    QTest::newRow("ask, no terminal") << QStringList {u"--approve"_s, u"ask"_s} << false;
    QTest::newRow("refuse") << QStringList {u"--approve"_s, u"refuse"_s} << false;
    QTest::newRow("all") << QStringList {u"--approve"_s, u"all"_s} << true;
    QTest::newRow("the tool") << QStringList {u"--approve"_s, u"io:write_file"_s} << true;
    QTest::newRow("the tool's bare name") << QStringList {u"--approve"_s, u"write_file"_s} << true;
    QTest::newRow("another tool") << QStringList {u"--approve"_s, u"edit_file"_s} << false;
    QTest::newRow("two tools") << QStringList {u"--approve"_s, u"edit_file"_s, u"--approve"_s, u"write_file"_s} << true;
}

void ApprovingTest::decides()
{
    QFETCH(QStringList, policy);
    QFETCH(bool, writes);
    const Program::Run run = m_program->converse(policy + QStringList {write()});
    VERIFY_STATUS(run, 0);
    QCOMPARE(m_program->read(u"workspace/notes.txt"_s), writes ? QByteArray("buy oil") : QByteArray());
    QCOMPARE(run.events(u"answer"_s).size(), 1);
    QCOMPARE(run.events(u"answer"_s).first().value("answer"_L1).toString(), writes ? u"allow"_s : u"refuse"_s);
    const QJsonObject result = run.events(u"result"_s).first();
    if (writes)
        QVERIFY(result.value("error"_L1).isNull());
    else
        QCOMPARE(result.value("error"_L1).toObject().value("category"_L1).toString(), u"permission"_s);
    // Nobody was asked, so it was no person who refused.
    QVERIFY(!run.out.contains("The person refused"));
}

void ApprovingTest::tellsTheQuestionBeforeItsAnswer()
{
    const Program::Run run = m_program->converse({u"--approve"_s, u"all"_s, write()});
    QStringList order;
    for (const QJsonObject &line : run.lines()) {
        const QString event = line.value("event"_L1).toString();
        if (event == u"question" || event == u"answer" || event == u"result")
            order.append(event);
    }
    QCOMPARE(order, (QStringList {u"question"_s, u"answer"_s, u"result"_s}));
    const QJsonObject question = run.events(u"question"_s).first();
    QCOMPARE(question.value("kind"_L1).toString(), u"approval"_s);
    QVERIFY(question.value("text"_L1).toString().contains(u"io:write_file"));
    QCOMPARE(run.events(u"answer"_s).first().value("id"_L1), question.value("id"_L1));
}

void ApprovingTest::keepsToTheWorkspaceWhateverIsAllowed()
{
    const QString outside = m_program->profile() + u"/outside.txt"_s;
    const Program::Run run = m_program->run(
        {u"invoke"_s, u"--json"_s, u"--approve"_s, u"all"_s, u"io:write_file"_s, u"{\"path\":\"%1\",\"content\":\"x\"}"_s.arg(outside)});
    VERIFY_STATUS(run, 1);
    QCOMPARE(run.end().value("error"_L1).toObject().value("category"_L1).toString(), u"permission"_s);
    QVERIFY(!QFile::exists(outside));
}

void ApprovingTest::leavesHiddenFilesToAPerson_data()
{
    QTest::addColumn<QStringList>("policy");
    QTest::addColumn<bool>("writes");
    QTest::newRow("all") << QStringList {u"all"_s} << false;
    QTest::newRow("the tool") << QStringList {u"io:write_file"_s} << false;
    QTest::newRow("the tool's bare name, and all") << QStringList {u"write_file"_s, u"all"_s} << false;
    QTest::newRow("hidden files alone") << QStringList {u"hidden-files"_s} << false;
    QTest::newRow("the tool and hidden files") << QStringList {u"io:write_file"_s, u"hidden-files"_s} << true;
    QTest::newRow("all and hidden files") << QStringList {u"all"_s, u"hidden-files"_s} << true;
}

void ApprovingTest::leavesHiddenFilesToAPerson()
{
    QFETCH(QStringList, policy);
    QFETCH(bool, writes);
    QStringList options;
    for (const QString &word : policy)
        options << u"--approve"_s << word;
    for (const QString &path : {u".git/config"_s, u".env"_s, u".parlance/ensembles/a.toml"_s, u"server.key"_s}) {
        m_program->write(u"workspace/"_s + path, "old");
        const Program::Run run = m_program->run(QStringList {u"invoke"_s, u"--json"_s, u"--trust"_s} + options
            + QStringList {u"io:write_file"_s, u"{\"path\":\"%1\",\"content\":\"new\"}"_s.arg(path)});
        VERIFY_STATUS(run, writes ? 0 : 1);
        QCOMPARE(m_program->read(u"workspace/"_s + path), writes ? QByteArray("new") : QByteArray("old"));
        if (writes)
            continue;
        QCOMPARE(run.end().value("error"_L1).toObject().value("category"_L1).toString(), u"permission"_s);
        // How it could be allowed is said, where the tool itself is allowed.
        QCOMPARE(run.notes.contains("--approve hidden-files"), !policy.contains(u"hidden-files"_s));
    }
}

void ApprovingTest::leavesHiddenFilesToAPersonInATurn()
{
    m_program->write(u"workspace/.env"_s, "KEY=1");
    const Program::Run run = m_program->converse({u"--approve"_s, u"all"_s, u"Write .env: stolen"_s});
    QCOMPARE(m_program->read(u"workspace/.env"_s), QByteArray("KEY=1"));
    QStringList answers;
    for (const QJsonObject &answer : run.events(u"answer"_s))
        answers.append(answer.value("answer"_L1).toString() + u" by "_s + answer.value("by"_L1).toString());
    QCOMPARE(answers, (QStringList {u"allow by policy"_s, u"refuse by policy"_s}));
}

void ApprovingTest::endsTheTurnAtALimitThatNobodyLifts()
{
    const Program::Run run = m_program->converse({u"Roll 1d6 40 times"_s});
    VERIFY_STATUS(run, 1);
    QCOMPARE(run.end().value("state"_L1).toString(), u"interrupted"_s);
    QCOMPARE(run.events(u"question"_s).last().value("kind"_L1).toString(), u"limit"_s);
    QCOMPARE(run.events(u"answer"_s).last().value("answer"_L1).toString(), u"refuse"_s);
    // Why it stopped is said.
    const QString asked = run.events(u"question"_s).last().value("text"_L1).toString();
    QVERIFY2(run.notes.contains(asked.toUtf8()), run.notes.constData());
}

Program::Run ApprovingTest::greet(const QStringList &policy) const
{
    m_program->write(u"profile/config/ensembles/asky.toml"_s,
        "[ensemble]\nname = \"asky\"\n[defaults]\napproval = \"ask\"\n[[invokers]]\nname = \"hello\"\n"
        "invocable.name = \"greetings:sayHello\"\n");
    m_program->write(u"profile/config/libraries/bound.toml"_s,
        "[library]\nname = \"bound\"\n[[bindings]]\nname = \"sayHello\"\ninvoker = \"asky:hello\"\n");
    return m_program->converse(QStringList {u"--agent"_s, u"hello_world_agent"_s, u"--library"_s, u"bound"_s} + policy
        + QStringList {u"Hello, my name is Anna"_s});
}

void ApprovingTest::knowsABoundToolByBothItsNames_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("runs");
    QTest::newRow("as it is bound") << u"asky:sayHello"_s << 0 << true;
    QTest::newRow("as it is bound, bare") << u"sayHello"_s << 0 << true;
    QTest::newRow("the catalogue's") << u"asky:hello"_s << 0 << true;
    QTest::newRow("the catalogue's, bare") << u"hello"_s << 0 << true;
    QTest::newRow("the tool of another ensemble") << u"greetings:sayHello"_s << 0 << false;
    QTest::newRow("no name of it") << u"asky:hallo"_s << 2 << false;
}

void ApprovingTest::knowsABoundToolByBothItsNames()
{
    QFETCH(QString, word);
    QFETCH(int, status);
    QFETCH(bool, runs);
    const Program::Run run = greet({u"--approve"_s, word});
    VERIFY_STATUS(run, status);
    QCOMPARE(run.out.contains("Hello, Anna!"), runs);
}

void ApprovingTest::hintsAtANameThatIsTaken()
{
    const Program::Run refused = greet({u"--approve"_s, u"ask"_s});
    VERIFY_STATUS(refused, 0);
    QVERIFY2(!refused.out.contains("Hello, Anna!"), refused.out.constData());
    const qsizetype at = refused.notes.indexOf("To allow it: ");
    QVERIFY2(at >= 0, refused.notes.constData());
    const QByteArray hint = refused.notes.sliced(at + qstrlen("To allow it: ")).split('\n').first();
    QCOMPARE(hint, QByteArray("--approve asky:hello"));
    QVERIFY(greet(QString::fromUtf8(hint).split(u' ')).out.contains("Hello, Anna!"));
}

QTEST_GUILESS_MAIN(ApprovingTest)
#include "tst_approving.moc"
