// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QFile>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

//! Descriptors with every kind of mistake: each is told with its place, and spoils only itself.
class BadDescriptorsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_program = std::make_unique<Program>(); }

    void findsNothingWrongWithWhatIsShipped();
    void tellsThePlace_data();
    void tellsThePlace();
    void tellsOfEachFaultInAFolderOfThem();
    void tellsOfEachBrokenToolOfAFile_data();
    void tellsOfEachBrokenToolOfAFile();
    void tellsOfANameThatTwoFilesHave();
    void tellsOfAllThatIsWrongInAFolder();
    void spoilsOnlyItself();
    void refusesWhatIsNotThere();
    void writesJsonLines();

private:
    //! One mistake of each kind, and a tool that works, as descriptors of a person.
    void writeAll() const;

    std::unique_ptr<Program> m_program;
};

namespace {

const QByteArray tool = "[[invokers]]\nname = \"a\"\n[invokers.invocable]\nkind = \"command\"\ncommand = [\"echo\", \"works\"]\n";

}

void BadDescriptorsTest::findsNothingWrongWithWhatIsShipped()
{
    const QString resources = support::projectFolder() + u"/resources/"_s;
    const Program::Run run = m_program->run({u"check"_s, resources + u"descriptors"_s, resources + u"scenarios"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.out, QByteArray());
    QCOMPARE(run.notes, QByteArray());
}

void BadDescriptorsTest::tellsThePlace_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("word");
    const QByteArray head = "[ensemble]\nname = \"x\"\n";
    QTest::newRow("a TOML error") << u"ensembles"_s << QByteArray("[ensemble]\nname = \"x\n") << u"2:\\d+"_s << u"string"_s;
    QTest::newRow("no TOML at all") << u"ensembles"_s << QByteArray("{\"a\":1}\n") << u"1:\\d+"_s << QString();
    QTest::newRow("bytes that are not text") << u"ensembles"_s << QByteArray("[ensemble]\nname = \"\xff\xfe\"\n") << u"2:\\d+"_s
                                             << QString();
    QTest::newRow("an unknown key") << u"ensembles"_s << QByteArray(head + "colour = \"red\"\n") << u"3:1"_s << u"colour"_s;
    QTest::newRow("a wrong type") << u"ensembles"_s << QByteArray(head + "enabled = \"yes\"\n") << u"3:11"_s << u"enabled"_s;
    QTest::newRow("a name twice in a file") << u"ensembles"_s << QByteArray(head + tool + tool) << u"9:\\d+"_s << u"a"_s;
    QTest::newRow("a source that is not there")
        << u"ensembles"_s << QByteArray(head + "[[invokers]]\nsource = \"x/no.toml\"\n") << u"4:\\d+"_s << u"x/no.toml"_s;
    QTest::newRow("a source outside") << u"ensembles"_s << QByteArray(head + "[[invokers]]\nsource = \"../x.toml\"\n") << u"4:\\d+"_s
                                      << u"../x.toml"_s;
    QTest::newRow("a schema that is none")
        << u"ensembles"_s
        << QByteArray(head + tool + "[invokers.arguments]\ntype = \"object\"\n[invokers.arguments.properties.p]\ntype = \"strong\"\n")
        << u"11:\\d+"_s << u"strong"_s;
    QTest::newRow("an unknown built-in") << u"ensembles"_s << QByteArray(head + "[[invokers]]\nname = \"fly\"\n") << u"4:\\d+"_s
                                         << u"fly"_s;
    QTest::newRow("a provider of an unknown dialect")
        << u"providers"_s << QByteArray("[provider]\nname = \"p\"\ndialect = \"klingon\"\nbase-url = \"https://example.org\"\n")
        << u"3:11"_s << u"klingon"_s;
    QTest::newRow("a provider in cleartext")
        << u"providers"_s
        << QByteArray("[provider]\nname = \"p\"\ndialect = \"openai-chat-completions\"\nbase-url = \"http://example.org\"\n") << u"4:12"_s
        << u"encrypted"_s;
    QTest::newRow("a pattern that is none")
        << u"scenarios"_s
        << QByteArray("[scenario]\nname = \"s\"\ntitle = \"S\"\nmodel = \"s\"\n[[rules]]\nname = \"r\"\nuser = \"(\"\ntext = \"t\"\n")
        << u"7:\\d+"_s << QString();
}

void BadDescriptorsTest::tellsThePlace()
{
    QFETCH(QString, folder);
    QFETCH(QByteArray, text);
    QFETCH(QString, place);
    QFETCH(QString, word);
    const QString path = m_program->write(u"set/%1/x.toml"_s.arg(folder), text);
    const Program::Run run = m_program->run({u"check"_s, path});
    VERIFY_STATUS(run, 1);
    const QRegularExpression form(u'^' + QRegularExpression::escape(path) + u':' + place + u": .+"_s, QRegularExpression::MultilineOption);
    QVERIFY2(form.match(QString::fromUtf8(run.out)).hasMatch(), run.out.constData());
    QVERIFY2(run.out.contains(word.toUtf8()), run.out.constData());
}

// The folder has one fault a file; `expected.txt` is what is to be said of them.
void BadDescriptorsTest::tellsOfEachFaultInAFolderOfThem()
{
    const QString folder = support::projectFolder() + u"/tests/data/baddescriptors/"_s;
    const Program::Run run = m_program->run({u"check"_s, folder});
    VERIFY_STATUS(run, 1);
    QFile file(folder + u"expected.txt"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QStringList expected = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    const QStringList said = QString::fromUtf8(run.out).remove(folder).split(u'\n', Qt::SkipEmptyParts);
    for (qsizetype line = 0; line < qMin(expected.size(), said.size()); ++line)
        QCOMPARE(said.at(line), expected.at(line));
    QCOMPARE(said.size(), expected.size());
    QVERIFY(expected.size() >= 60);
}

void BadDescriptorsTest::tellsOfEachBrokenToolOfAFile_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("places");
    const QByteArray head = "[ensemble]\nname = \"x\"\n";
    QTest::newRow("form and meaning") << u"ensembles"_s
                                      << QByteArray(
                                             head + "[[invokers]]\nname = \"now\"\ntimeout = \"soon\"\n[[invokers]]\nname = \"fly\"\n")
                                      << QStringList {u"5:11"_s, u"7:8"_s};
    QTest::newRow("meaning and form") << u"ensembles"_s
                                      << QByteArray(
                                             head + "[[invokers]]\nname = \"fly\"\n[[invokers]]\nname = \"now\"\ntimeout = \"soon\"\n")
                                      << QStringList {u"4:8"_s, u"7:11"_s};
    QTest::newRow("meaning twice") << u"ensembles"_s << QByteArray(head + "[[invokers]]\nname = \"fly\"\n[[invokers]]\nname = \"swim\"\n")
                                   << QStringList {u"4:8"_s, u"6:8"_s};
    const QByteArray agent = "[agent]\nname = \"x\"\ninstruction = \"i\"\n";
    QTest::newRow("of an agent") << u"agents"_s
                                 << QByteArray(agent + "[[tools]]\nname = \"a\"\ncolour = 1\n[[tools]]\nname = \"b\"\nsignature = '(x::'\n")
                                 << QStringList {u"6:1"_s, u"9:13"_s};
    QTest::newRow("of a character") << u"agents"_s
                                    << QByteArray(agent
                                           + "[character]\nname = \"X\"\n[[tools]]\nname = \"a\"\ndescription = \"d\"\ncolour = 1\n"
                                             "[[tools]]\nname = \"_b\"\ndescription = \"d\"\n")
                                    << QStringList {u"9:1"_s, u"11:8"_s};
}

void BadDescriptorsTest::tellsOfEachBrokenToolOfAFile()
{
    QFETCH(QString, folder);
    QFETCH(QByteArray, text);
    QFETCH(QStringList, places);
    const QString path = m_program->write(u"set/%1/x.toml"_s.arg(folder), text);
    const Program::Run run = m_program->run({u"check"_s, path});
    VERIFY_STATUS(run, 1);
    // Each once, and nothing else.
    QStringList said;
    for (const QString &line : QString::fromUtf8(run.out).split(u'\n', Qt::SkipEmptyParts))
        said.append(line.mid(path.size() + 1).section(u": "_s, 0, 0));
    QVERIFY2(said == places, run.out.constData());
}

void BadDescriptorsTest::tellsOfANameThatTwoFilesHave()
{
    const QString first = m_program->write(u"set/ensembles/a.toml"_s, "[ensemble]\nname = \"same\"\n");
    const QString second = m_program->write(u"set/ensembles/b.toml"_s, "[ensemble]\nname = \"same\"\n");
    const Program::Run run = m_program->run({u"check"_s, QString(second).chopped(16)});
    VERIFY_STATUS(run, 1);
    QCOMPARE(QString::fromUtf8(run.out), second + u":2:8: the name “same” is already that of "_s + first + u'\n');
}

void BadDescriptorsTest::writeAll() const
{
    const QString folder = u"profile/config/ensembles/"_s;
    m_program->write(folder + u"toml.toml"_s, "[ensemble]\nname = \"toml\n");
    m_program->write(folder + u"key.toml"_s, "[ensemble]\nname = \"key\"\ncolour = 1\n");
    m_program->write(folder + u"type.toml"_s, "[ensemble]\nname = 1\n");
    m_program->write(folder + u"twice.toml"_s, "[ensemble]\nname = \"io\"\n");
    m_program->write(folder + u"source.toml"_s, "[ensemble]\nname = \"source\"\n[[invokers]]\nsource = \"nowhere.toml\"\n" + tool);
    m_program->write(folder + u"schema.toml"_s,
        "[ensemble]\nname = \"schema\"\n[[invokers]]\nname = \"bad\"\n[invokers.invocable]\nkind = \"command\"\n"
        "command = [\"echo\"]\n[invokers.arguments]\ntype = \"object\"\nproperties = 3\n"
            + tool);
    m_program->write(u"profile/config/providers/bad.toml"_s, "[provider]\nname = \"bad\"\n");
}

void BadDescriptorsTest::tellsOfAllThatIsWrongInAFolder()
{
    writeAll();
    const Program::Run run = m_program->run({u"check"_s, m_program->profile() + u"/config"_s});
    VERIFY_STATUS(run, 1);
    for (const char *file : {"toml.toml:2:", "key.toml:3:1:", "type.toml:2:8:", "source.toml:4:10:", "schema.toml:10:", "bad.toml:1:"})
        QVERIFY2(run.out.contains(file), (file + ("\n" + run.out)).constData());
}

void BadDescriptorsTest::spoilsOnlyItself()
{
    const QByteArray shipped = m_program->run({u"tools"_s}).out;
    QVERIFY(shipped.contains("io:read_file"));
    const QByteArray models = m_program->run({u"models"_s}).out;
    writeAll();
    const Program::Run run = m_program->run({u"tools"_s});
    VERIFY_STATUS(run, 0);
    for (const QByteArray &line : shipped.split('\n'))
        QVERIFY2(run.out.contains(line), (line + "\n--\n" + run.out).constData());
    QCOMPARE(m_program->run({u"models"_s}).out, models);
    for (const QString &name : {u"source:a"_s, u"schema:a"_s}) {
        const Program::Run works = m_program->run({u"invoke"_s, u"--approve"_s, u"all"_s, name, u"{}"_s});
        VERIFY_STATUS(works, 0);
        QVERIFY(works.out.contains("works"));
    }
    VERIFY_STATUS(m_program->run({u"invoke"_s, u"--approve"_s, u"all"_s, u"schema:bad"_s, u"{}"_s}), 1);
    const Program::Run sum = m_program->run({u"invoke"_s, u"calculator:calculate"_s, u"{\"expression\":\"2+3\"}"_s});
    VERIFY_STATUS(sum, 0);
    QVERIFY(sum.out.contains('5'));
    VERIFY_STATUS(m_program->converse({u"What is 1+1?"_s}), 0);
}

void BadDescriptorsTest::refusesWhatIsNotThere()
{
    VERIFY_STATUS(m_program->run({u"check"_s}), 2);
    const Program::Run run = m_program->run({u"check"_s, u"nowhere.toml"_s});
    VERIFY_STATUS(run, 1);
    QVERIFY(run.out.contains("nowhere.toml"));
}

void BadDescriptorsTest::writesJsonLines()
{
    const QString path = m_program->write(u"set/ensembles/x.toml"_s, "[ensemble]\nname = \"x\"\ncolour = \"red\"\n");
    const Program::Run run = m_program->run({u"check"_s, u"--json"_s, path});
    VERIFY_STATUS(run, 1);
    QCOMPARE(run.lines().size(), 1);
    QCOMPARE(run.end().value("file"_L1).toString(), path);
    QCOMPARE(run.end().value("line"_L1).toInt(), 3);
    QCOMPARE(run.end().value("column"_L1).toInt(), 1);
    QCOMPARE(run.end().value("severity"_L1).toString(), u"error"_s);
}

QTEST_GUILESS_MAIN(BadDescriptorsTest)
#include "tst_baddescriptors.moc"
