// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;

//! `parlance explain`, and calls that rules answer for.
class ExplainingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void tellsWhichRuleAnswers_data();
    void tellsWhichRuleAnswers();
    void saysWhereTheRuleStands();
    void runsNothing();
    void saysWhatIsWrong();
    void heedsTheRulesInACall();

private:
    std::unique_ptr<Program> m_program;
};

void ExplainingTest::init()
{
    m_program = std::make_unique<Program>();
    m_program->write(u"profile/config/ensembles/io.toml"_s, R"([ensemble]
name = "io"

[[invokers]]
name = "write_file"
[invokers.approval]
otherwise = "ask"
rules = [
  { argument = "path", path = "secret/**", answer = "refuse" },
  { argument = "path", path = ["notes/**", "*.md"], answer = "allow" },
]
)");
    m_program->write(u"workspace/notes/a.txt"_s, "a");
}

void ExplainingTest::tellsWhichRuleAnswers_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<int>("rule");
    QTest::addColumn<bool>("hidden");
    QTest::newRow("allowed") << u"notes/new.txt"_s << u"allow"_s << 2 << false;
    QTest::newRow("the second pattern") << u"a.md"_s << u"allow"_s << 2 << false;
    QTest::newRow("refused") << u"notes/../secret/key"_s << u"refuse"_s << 1 << false;
    QTest::newRow("no rule") << u"other.txt"_s << u"ask"_s << 0 << false;
    QTest::newRow("hidden all the same") << u"notes/.env"_s << u"allow"_s << 2 << true;
}

void ExplainingTest::tellsWhichRuleAnswers()
{
    QFETCH(QString, path);
    const QString call = u"{\"path\":\"%1\",\"content\":\"\"}"_s.arg(path);
    const Program::Run run = m_program->run({u"explain"_s, u"io:write_file"_s, call, u"--json"_s});
    VERIFY_STATUS(run, 0);
    const QJsonObject line = run.end();
    QCOMPARE(line.value("tool"_L1).toString(), u"io:write_file"_s);
    QTEST(line.value("answer"_L1).toString(), "answer");
    QTEST(line.value("rule"_L1).toInt(), "rule");
    QTEST(line.value("hidden-file"_L1).toBool(), "hidden");
    QCOMPARE(line.value("by"_L1).toString(), line.contains("rule"_L1) ? u"rule"_s : u"descriptor"_s);
}

void ExplainingTest::saysWhereTheRuleStands()
{
    const Program::Run run = m_program->run({u"explain"_s, u"write_file"_s, u"{\"path\":\"a.md\",\"content\":\"\"}"_s});
    VERIFY_STATUS(run, 0);
    const QByteArray place = m_program->profile().toUtf8() + "/config/ensembles/io.toml:10";
    QCOMPARE(run.out, "allow  io:write_file: rule 2 of 2, path leads to notes/** or *.md (" + place + ")\n");
}

void ExplainingTest::runsNothing()
{
    VERIFY_STATUS(m_program->run({u"explain"_s, u"io:write_file"_s, u"{\"path\":\"a.md\",\"content\":\"x\"}"_s}), 0);
    QVERIFY(m_program->read(u"workspace/a.md"_s).isNull());
}

void ExplainingTest::saysWhatIsWrong()
{
    const Program::Run unknown = m_program->run({u"explain"_s, u"io:write_fil"_s, u"{}"_s});
    VERIFY_STATUS(unknown, 1);
    QVERIFY2(unknown.notes.contains("There is no tool “io:write_fil”. Did you mean io:write_file?"), unknown.notes.constData());
    const Program::Run misfit = m_program->run({u"explain"_s, u"io:write_file"_s, u"{\"path\":1}"_s});
    VERIFY_STATUS(misfit, 1);
    const Program::Run nothing = m_program->run({u"explain"_s});
    VERIFY_STATUS(nothing, 2);
}

void ExplainingTest::heedsTheRulesInACall()
{
    const auto write = [this](const QString &path) {
        return m_program->run(
            {u"invoke"_s, u"io:write_file"_s, u"{\"path\":\"%1\",\"content\":\"x\"}"_s.arg(path), u"--approve"_s, u"refuse"_s});
    };
    VERIFY_STATUS(write(u"notes/b.txt"_s), 0);
    QCOMPARE(m_program->read(u"workspace/notes/b.txt"_s), QByteArray("x"));
    const Program::Run refused = write(u"secret/key"_s);
    VERIFY_STATUS(refused, 1);
    QVERIFY2(refused.notes.contains("its descriptor refuses it where path leads to secret/**"), refused.notes.constData());
    VERIFY_STATUS(write(u"other.txt"_s), 1);
    VERIFY_STATUS(write(u"notes/.env"_s), 1);
    QVERIFY(m_program->read(u"workspace/other.txt"_s).isNull() && m_program->read(u"workspace/notes/.env"_s).isNull());
}

QTEST_GUILESS_MAIN(ExplainingTest)
#include "tst_explaining.moc"
