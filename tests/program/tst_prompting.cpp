// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"
#include "tests/support/patience.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

//! Prompts of the person on the command line.
class PromptingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void listsThePrompts();
    void saysWhatAPromptSays();
    void takesAPromptAsTheSystemText();
    void readsNoFileOutsideTheWorkspace();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();

private:
    //! The role and the text of each of a conversation's canisters.
    QStringList said(const Program::Run &run) const;

    std::unique_ptr<Program> m_program;
};

void PromptingTest::init()
{
    m_program = std::make_unique<Program>();
    m_program->write(u"workspace/notes.txt"_s, "buy oil {findings}\n");
    m_program->write(u"outside.txt"_s, "secret");
    m_program->write(u"profile/config/prompts/broken.toml"_s, "[prompt]\nname = \"broken\"\ntext = \"% endif\"\n");
}

QStringList PromptingTest::said(const Program::Run &run) const
{
    QStringList texts;
    const Program::Run shown = m_program->run({u"show"_s, run.end()["conversation"_L1].toString()});
    texts.append(QString::fromUtf8(shown.out));
    return texts;
}

void PromptingTest::listsThePrompts()
{
    const Program::Run run = m_program->run({u"prompts"_s});
    VERIFY_STATUS(run, 0);
    QVERIFY(run.out.contains("review                        Looks for what is wrong with a file of the workspace\n"));
    QVERIFY(run.out.contains("  findings                    number              10\n"));
    QVERIFY(run.out.contains("  file                        file                has to be given\n"));
    QVERIFY(run.out.contains("“% endif” ends nothing that was begun"));
    QVERIFY(!run.out.contains("contract"));
    QStringList names;
    for (const QJsonObject &line : m_program->run({u"prompts"_s, u"--json"_s}).lines()) {
        names.append(line["name"_L1].toString());
        if (names.last() == "recap"_L1)
            QCOMPARE(line["variables"_L1]["properties"_L1]["tables"_L1]["type"_L1].toString(), u"boolean"_s);
    }
    QVERIFY(names.contains(u"pair-programmer"_s));
}

void PromptingTest::saysWhatAPromptSays()
{
    const Program::Run run = m_program->converse({u"--prompt"_s, u"review"_s, u"--variable"_s, u"file=notes.txt"_s, u"--variable"_s,
        u"questions=why?, how?"_s, u"--variable"_s, u"tone=Blunt"_s});
    VERIFY_STATUS(run, 0);
    const QString text = said(run).first();
    QVERIFY2(text.contains(u"Review this file. Name at most 10 findings"_s), qPrintable(text));
    QVERIFY(text.contains(u"Be blunt.\n"_s));
    QVERIFY(text.contains(u"Also answer: why?\n"_s));
    QVERIFY(text.contains(u"buy oil {findings}"_s));
}

void PromptingTest::takesAPromptAsTheSystemText()
{
    const Program::Run run = m_program->converse({u"--prompt"_s, u"pair-programmer"_s, u"--variable"_s, u"language=[\"C\", \"Ada\"]"_s,
        u"--variable"_s, u"persona=examiner"_s, u"Begin."_s});
    VERIFY_STATUS(run, 0);
    const QString exchange = m_program->run({u"exchanges"_s, u"--json"_s}).lines().value(0)["id"_L1].toString();
    const QByteArray request = m_program->run({u"exchanges"_s, u"--request"_s, exchange}).out;
    QVERIFY2(request.contains("You write and change C, Ada code together with me."), request.left(3000).constData());
    QVERIFY(request.contains("Question what I ask for"));
}

void PromptingTest::readsNoFileOutsideTheWorkspace()
{
    const Program::Run run = m_program->converse({u"--prompt"_s, u"review"_s, u"--variable"_s, u"file=../outside.txt"_s});
    QCOMPARE(run.status, 1);
    QVERIFY2(run.notes.contains("outside"), run.notes.constData());
    QVERIFY(!run.out.contains("secret"));
}

void PromptingTest::saysWhatIsWrong_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("said");
    const auto row = [](const char *name, const QStringList &arguments, const char *said) {
        QTest::newRow(name) << arguments << QByteArray(said);
    };
    row("no such prompt", {u"--prompt"_s, u"recapp"_s}, "There is no prompt “recapp”. Did you mean recap?");
    row("no such variable", {u"--prompt"_s, u"recap"_s, u"--variable"_s, u"table=no"_s}, "Did you mean tables?");
    row("out of its limits", {u"--prompt"_s, u"review"_s, u"--variable"_s, u"findings=51"_s}, "“findings” is to be 50 or less.");
    row("what is missing", {u"--prompt"_s, u"review"_s}, "The prompt review wants to know: file.");
    row("both", {u"--prompt"_s, u"recap"_s, u"Hello"_s}, "Give --prompt or what to say, not both.");
    row("two system texts", {u"--prompt"_s, u"pair-programmer"_s, u"--system"_s, u"x"_s, u"Hello"_s}, "Give --system, or a prompt");
    row("a variable of nothing", {u"--variable"_s, u"a=b"_s, u"Hello"_s}, "--variable goes with --prompt.");
    row("no value", {u"--prompt"_s, u"recap"_s, u"--variable"_s, u"tables"_s}, "name=value");
}

void PromptingTest::saysWhatIsWrong()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, said);
    const Program::Run run = m_program->converse(arguments);
    QCOMPARE(run.status, 2);
    QVERIFY2(run.notes.contains(said), run.notes.constData());
    QVERIFY(m_program->run({u"conversations"_s}).out.isEmpty());
    QCOMPARE(m_program->converse({u"--prompt"_s, u"broken"_s}).status, 1);
}

QTEST_GUILESS_MAIN(PromptingTest)

#include "tst_prompting.moc"
