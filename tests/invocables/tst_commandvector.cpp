// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "commandfixture.h"

#include <QJsonObject>

using namespace Qt::StringLiterals;
using namespace invocables;
using model::JsonText;

class TestCommandVector final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fillsPlaceholders_data();
    void fillsPlaceholders();
    void refusesValues_data();
    void refusesValues();
    void givesValuesToNoShell_data();
    void givesValuesToNoShell();
    void saysWhatIsWrongAndWhere_data();
    void saysWhatIsWrongAndWhere();
    void showsACommand_data();
    void showsACommand();

private:
    commands::Fixture m_fixture;
};

namespace {

const QByteArray properties = "text.type = 'string', number.type = 'number', flag.type = 'boolean', list.type = 'array', "
                              "more.type = 'array', place = { type = 'object', properties.city.type = 'string' }";

} // namespace

void TestCommandVector::fillsPlaceholders_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QStringList>("vector");
    const auto row = [](const char *name, const QByteArray &command, const QByteArray &arguments, const QStringList &vector) {
        QTest::newRow(name) << command << arguments << vector;
    };
    row("text", R"(["p", "{text}"])", R"({"text":"a b"})", {u"p"_s, u"a b"_s});
    row("within a text", R"(["p", "--at={place.city}!"])", R"({"place":{"city":"Köln"}})", {u"p"_s, u"--at=Köln!"_s});
    row("number as it stands", R"(["p", "{number}"])", R"({"number":1.0})", {u"p"_s, u"1.0"_s});
    row("large number", R"(["p", "{number}"])", R"({"number":12345678901234567890123})", {u"p"_s, u"12345678901234567890123"_s});
    row("flag", R"(["p", "{flag}"])", R"({"flag":true})", {u"p"_s, u"true"_s});
    row("object", R"(["p", "{place}"])", R"({"place":{"city":"x"}})", {u"p"_s, uR"({"city":"x"})"_s});
    row("empty text", R"(["p", "{text}"])", R"({"text":""})", {u"p"_s, QString()});
    row("braces", R"(["p", "{{text}}", "{{{text}}}"])", R"({"text":"x"})", {u"p"_s, u"{text}"_s, u"{x}"_s});
    row("braces in a value", R"(["p", "{text}"])", R"({"text":"{number}"})", {u"p"_s, u"{number}"_s});
    row("list", R"(["p", "{list}", "z"])", R"({"list":["a","b c",1]})", {u"p"_s, u"a"_s, u"b c"_s, u"1"_s, u"z"_s});
    row("list within a text", R"(["p", "--x={list}"])", R"({"list":["a","b"]})", {u"p"_s, u"--x=a"_s, u"--x=b"_s});
    row("empty list", R"(["p", "{list}", ["-x", "{list}"]])", R"({"list":[]})", {u"p"_s});
    row("absent", R"(["p", "{text}", "--n={number}"])", "{}", {u"p"_s});
    row("null", R"(["p", "{text}"])", R"({"text":null})", {u"p"_s});
    row("group", R"(["p", ["-n", "{number}"], "{text}"])", R"({"number":3,"text":"x"})", {u"p"_s, u"-n"_s, u"3"_s, u"x"_s});
    row("absent in a group", R"(["p", ["-n", "{number}"], ["-t", "{text}"]])", R"({"text":"x"})", {u"p"_s, u"-t"_s, u"x"_s});
    row("dash behind --", R"(["p", "--", "{text}"])", R"({"text":"-rf"})", {u"p"_s, u"--"_s, u"-rf"_s});
    row("dash within a text", R"(["p", "--x={text}"])", R"({"text":"-rf"})", {u"p"_s, u"--x=-rf"_s});
}

void TestCommandVector::fillsPlaceholders()
{
    QFETCH(QByteArray, command);
    QFETCH(QByteArray, arguments);
    const auto tool = m_fixture.tool("command = " + command, properties);
    QVERIFY2(tool, qPrintable(m_fixture.m_diagnostics.value(0).toString()));
    const auto vector = tool->description().vector.filled(JsonText::trusted(arguments), false);
    QVERIFY2(vector, qPrintable(vector ? QString() : vector.error().message));
    QTEST(*vector, "vector");
}

void TestCommandVector::refusesValues_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const QByteArray &command, const QByteArray &arguments, const QString &says) {
        QTest::newRow(name) << command << arguments << says;
    };
    row("option", R"(["p", "{text}"])", R"({"text":"-rf"})", u"“-rf” begins with a dash"_s);
    row("long option", R"(["p", "{text}"])", R"({"text":"--output=/etc/passwd"})", u"begins with a dash"_s);
    row("dash alone", R"(["p", "{text}"])", R"({"text":"-"})", u"begins with a dash"_s);
    row("negative number", R"(["kill", "{number}"])", R"({"number":-1})", u"begins with a dash"_s);
    row("option that a text goes on", R"(["p", "{text}.txt"])", R"({"text":"-rf"})", u"begins with a dash"_s);
    row("option of two values", R"(["p", "{place.city}{text}"])", R"({"place":{"city":""},"text":"-x"})", u"begins with a dash"_s);
    row("option in a list", R"(["p", "{list}"])", R"({"list":["a","-x"]})", u"begins with a dash"_s);
    row("option before --", R"(["p", "{text}", "--"])", R"({"text":"-x"})", u"begins with a dash"_s);
    row("-- from a value", R"(["p", "{list}", "{text}"])", R"({"list":["--"],"text":"-x"})", u"begins with a dash"_s);
    row("zero", R"(["p", "{text}"])", R"({"text":"a\u0000b"})", u"NUL character"_s);
    row("zero behind --", R"(["p", "--", "{text}"])", R"({"text":"a\u0000b"})", u"NUL character"_s);
    row("half a character", R"(["p", "{text}"])", R"({"text":"a\ud800"})", u"half of a character"_s);
    row("too long", R"(["p", "{text}"])", "{\"text\":\"" + QByteArray(131072, 'x') + "\"}", u"longer than the 131071 bytes"_s);
    row("two lists", R"(["p", "{list}{more}"])", R"({"list":["a"],"more":["b"]})", u"two lists"_s);
}

void TestCommandVector::refusesValues()
{
    QFETCH(QByteArray, command);
    QFETCH(QByteArray, arguments);
    QFETCH(QString, says);
    const auto tool = m_fixture.tool("command = " + command, properties);
    QVERIFY(tool);
    const auto vector = tool->description().vector.filled(JsonText::trusted(arguments), false);
    QVERIFY(!vector);
    QCOMPARE(vector.error().category, model::ErrorCategory::Validation);
    QVERIFY2(vector.error().message.contains(says), qPrintable(vector.error().message));
    if (says.contains(u"dash"))
        QVERIFY(tool->description().vector.filled(JsonText::trusted(arguments), true));
}

void TestCommandVector::givesValuesToNoShell_data()
{
    QTest::addColumn<QString>("value");
    int row = 0;
    for (const char *value : {"; rm -rf .", "$(touch made)", "`touch made`", "a\nb", "a && touch made", "| touch made", "* ?", "$HOME",
             "a\r\nb\tc", "'; touch made; '", "\" ; touch made; \"", "{text}", "größer 🙂", "\\", "> made"})
        QTest::addRow("value %d", ++row) << QString::fromUtf8(value);
}

void TestCommandVector::givesValuesToNoShell()
{
    QFETCH(QString, value);
    const QByteArray arguments = model::JsonText::of(QJsonObject {{u"text"_s, value}}).bytes();
    const auto result = m_fixture.call("sandbox = \"none\"\ncommand = [\"printf\", \"%s|\", \"{text}\", \"end\"]", arguments, properties);
    QCOMPARE(calls::textOf(result), value + u"|end|"_s);
    QVERIFY(!QFile::exists(m_fixture.m_workspace.filePath(u"made"_s)));
}

void TestCommandVector::saysWhatIsWrongAndWhere_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QString>("complaint");
    const auto row = [](const char *name, const QByteArray &lines, const QString &complaint) { QTest::newRow(name) << lines << complaint; };
    row("no command", "sandbox = \"none\"", u"5:1: command is a list of texts"_s);
    row("empty", "command = []", u"6:11: command is a list of texts"_s);
    row("no text", "command = [\"p\", 1]", u"6:17: An element of a command is a text."_s);
    row("no program", "command = [\"\", \"x\"]", u"6:12: A command begins with the name of its program."_s);
    row("program in a group", "command = [[\"p\"]]", u"6:13: A command begins with the name of its program."_s);
    row("program from outside", "command = [\"{text}\"]", u"6:12: The program of a command cannot be an argument"_s);
    row("unknown", "command = [\"p\",\n  \"{texts}\"]", u"7:3: The arguments have no property “texts”; {{ stands"_s);
    row("unknown within", "command = [\"p\", \"{place.town}\"]", u"6:17: The arguments have no property “place.town”;"_s);
    row("unknown in a group", "command = [\"p\", [\"-x\", \"{y}\"]]", u"6:24: The arguments have no property “y”;"_s);
    row("open brace", "command = [\"p\", \"{text\"]", u"6:17: The { at character 1 is left open"_s);
    row("stray brace", "command = [\"p\", \"text}\"]", u"6:17: The } at character 5 closes nothing"_s);
    row("part of a script", "command = [\"sh\", \"-c\", \"echo {text}\"]", u"6:24: A value must not become part of a script"_s);
    row("part of Python", "command = [\"/usr/bin/python3\", \"-c\", \"print('{text}')\"]",
        u"6:38: A value must not become part of a script"_s);
    row("unknown in the input", "command = [\"p\"]\ninput = \"{x}\"", u"7:9: The arguments have no property “x”;"_s);
    row("input", "command = [\"p\"]\ninput = \"xml\"", u"7:9: input is \"json\""_s);
    row("output", "command = [\"p\"]\noutput = \"xml\"", u"7:10: output is \"text\""_s);
    row("time limit", "command = [\"p\"]\ntime-limit = \"5\"", u"7:14: time-limit is one placeholder"_s);
    row("folder outside", "command = [\"p\"]\nfolder = \"../x\"", u"7:10: folder is a path within"_s);
    row("absolute folder", "command = [\"p\"]\nfolder = \"/x\"", u"7:10: folder is a path within"_s);
    row("variable", "command = [\"p\"]\nvariables = { \"A=B\" = \"x\" }", u"7:15: “A=B” is not a name of a variable."_s);
    row("variable's value", "command = [\"p\"]\nvariables = { A = 1 }", u"7:19: A variable is a text"_s);
    row("statuses", "command = [\"p\"]\naccepted-statuses = [0, 256]", u"7:25: An exit status is a whole number from 0 to 255."_s);
    row("sandbox", "command = [\"p\"]\nsandbox = true", u"7:11: sandbox is \"required\""_s);
    row("network", "command = [\"p\"]\nnetwork = \"no\"", u"7:11: network is true or false."_s);
    row("path", "command = [\"p\"]\nreadable = [\"x\"]", u"7:13: A path begins with / or ~/ here."_s);
    row("limit", "command = [\"p\"]\nlimits = { memory = 0 }", u"7:21: memory is a whole number from 1"_s);
    row("output limit", "command = [\"p\"]\nlimits = { output = 1024 }", u"7:21: output is at most 256 MiB."_s);
    row("dashes", "command = [\"p\"]\ndashes = 1", u"7:10: dashes is true or false."_s);
}

void TestCommandVector::saysWhatIsWrongAndWhere()
{
    QFETCH(QByteArray, lines);
    QFETCH(QString, complaint);
    const auto tool = m_fixture.tool(lines, properties);
    QVERIFY(!tool);
    QCOMPARE(m_fixture.m_diagnostics.size(), 1);
    const QString said = m_fixture.m_diagnostics.first().toString().remove(m_fixture.descriptor() + u':');
    QVERIFY2(said.startsWith(complaint), qPrintable(said));
}

void TestCommandVector::showsACommand_data()
{
    QTest::addColumn<QStringList>("vector");
    QTest::addColumn<QString>("shown");
    QTest::newRow("plain") << QStringList {u"git"_s, u"log"_s, u"-n"_s, u"5"_s} << u"git log -n 5"_s;
    QTest::newRow("quoted") << QStringList {u"rm"_s, u"a b"_s, u"it's"_s, QString()} << u"rm 'a b' 'it'\\''s' ''"_s;
    QTest::newRow("what cannot be seen") << QStringList {u"x"_s, u"a\nb"_s, u"\u202egpj.exe"_s} << u"x 'a\\u000ab' '\\u202egpj.exe'"_s;
}

void TestCommandVector::showsACommand()
{
    QFETCH(QStringList, vector);
    QTEST(shownCommand(vector), "shown");
}

QTEST_GUILESS_MAIN(TestCommandVector)
#include "tst_commandvector.moc"
