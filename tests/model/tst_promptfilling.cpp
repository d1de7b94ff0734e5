// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorcheck.h"
#include "model/prompts/promptcatalog.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace model;

namespace {

Prompt promptOf(const QByteArray &toml)
{
    Diagnostics faults;
    return Prompt::read(DescriptorFile::parse(toml, u"p.toml"_s), faults).value_or(Prompt());
}

Diagnostics faultsOf(const QByteArray &toml)
{
    DescriptorCheck check;
    check.addReader(DescriptorKind::Prompt, Prompt::read);
    return check.check(DescriptorFile::parse(toml, u"prompts/p.toml"_s), DescriptorKind::Prompt);
}

Result<QString> noFile(const QString &path)
{
    return failure(ErrorCategory::Permission, u"not read: "_s + path);
}

//! What comes of it, or what is said instead.
QString fillPrompt(const Prompt &prompt, const QMap<QString, QString> &written, const Prompt::FileReader &reader = noFile)
{
    const auto values = prompt.valuesOf(written);
    const auto text = values ? prompt.filled(*values, reader) : tl::make_unexpected(values.error());
    return text ? *text : u"! "_s + text.error().message;
}

//! As people hand them round: what is recapitulated is switched by variables.
constexpr auto recapPrompt = R"([prompt]
name = "recap"
text = '''
Sum up our talk.

% if variables.subject:
* Restate the subject.
% endif
% if variables.tables:
* Repeat all tables.
% endif

That is all.
'''
[[variables]]
name = "subject"
title = "Subject"
kind = "boolean"
default = true
[[variables]]
name = "tables"
kind = "boolean"
default = true
)";

constexpr auto pairPrompt = R"([prompt]
name = "pair"
role = "supervisor"
model = "rehearsal/first"
agent = "helper"
next = "recap"
text = '''
% if 'Collaborator' == variables.persona:
You write ${variables.language} with me.
% elif persona == 'redditor':
You know {language} better than me.
% endif
'''
[tools]
io = true
"io:write_file" = false
[[variables]]
name = "language"
kind = "list"
default = ["Python"]
[[variables]]
name = "persona"
kind = "options"
default = "collaborator"
options = [{ value = "collaborator", title = "Collaborator" }, { value = "redditor", title = "Redditor" }]
)";

constexpr auto analyzePrompt = R"([prompt]
name = "analyze"
text = '''
% if 'directory' in variables.type:
* Leave out caches.
% elif variables.type.startswith('text/x-'):
* List the functions.
% else:
* List the topics.
% endif
% if variables.instructions:
% for instruction in variables.instructions:
* ${instruction}
% endfor
% endif
% if not instructions and type in { 'text/plain', }:
Nothing else.
% endif
<%text>
% if this stands as it is: {type} ${variables.type}
</%text>
'''
[[variables]]
name = "type"
[[variables]]
name = "instructions"
kind = "list"
minimum = 0
)";

} // namespace

//! Prompts with places to fill in: what is read of them, what their variables take, and what text comes of it.
class PromptFillingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fillsWhatIsHandedRound_data();
    void fillsWhatIsHandedRound();
    void readsWhatAPromptAsksFor();
    void takesWhatEachKindTakes_data();
    void takesWhatEachKindTakes();
    void neverReadsValuesAgain();
    void leavesOtherBracesAlone();
    void staysWithinItsBounds();
    void readsTheFileOfAVariable();
    void takesWhatAFormGives();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void listsPromptsAndNoContracts();
};

void PromptFillingTest::fillsWhatIsHandedRound_data()
{
    using Given = QMap<QString, QString>;
    QTest::addColumn<QByteArray>("prompt");
    QTest::addColumn<Given>("given");
    QTest::addColumn<QString>("text");
    QTest::newRow("defaults") << QByteArray(recapPrompt) << Given()
                              << u"Sum up our talk.\n\n* Restate the subject.\n* Repeat all tables.\n\nThat is all."_s;
    QTest::newRow("switched off") << QByteArray(recapPrompt) << Given {{u"tables"_s, u"no"_s}, {u"subject"_s, u"0"_s}}
                                  << u"Sum up our talk.\n\n\nThat is all."_s;
    QTest::newRow("option by its title") << QByteArray(pairPrompt) << Given() << u"You write Python with me."_s;
    QTest::newRow("option by its value") << QByteArray(pairPrompt) << Given {{u"persona"_s, u"redditor"_s}, {u"language"_s, u"C++, Rust"_s}}
                                         << u"You know C++, Rust better than me."_s;
    const QString verbatim = u"% if this stands as it is: {type} ${variables.type}"_s;
    QTest::newRow("within a text") << QByteArray(analyzePrompt) << Given {{u"type"_s, u"a directory"_s}}
                                   << u"* Leave out caches.\n"_s + verbatim;
    QTest::newRow("beginning, and a list") << QByteArray(
        analyzePrompt) << Given {{u"type"_s, u"text/x-python"_s}, {u"instructions"_s, u"[\"be brief, and dry\", \"b\"]"_s}}
                                           << u"* List the functions.\n* be brief, and dry\n* b\n"_s + verbatim;
    QTest::newRow("one of a set") << QByteArray(analyzePrompt) << Given {{u"type"_s, u"text/plain"_s}}
                                  << u"* List the topics.\nNothing else.\n"_s + verbatim;
    QTest::newRow("a part is none of a set") << QByteArray(analyzePrompt) << Given {{u"type"_s, u"plain"_s}}
                                             << u"* List the topics.\n"_s + verbatim;
}

void PromptFillingTest::fillsWhatIsHandedRound()
{
    using Given = QMap<QString, QString>;
    QFETCH(QByteArray, prompt);
    QFETCH(Given, given);
    QFETCH(QString, text);
    QCOMPARE(faultsOf(prompt), Diagnostics());
    QCOMPARE(fillPrompt(promptOf(prompt), given), text);
}

void PromptFillingTest::readsWhatAPromptAsksFor()
{
    const Prompt prompt = promptOf(pairPrompt);
    QCOMPARE(prompt.role, Prompt::Role::Supervisor);
    QCOMPARE(prompt.agent, u"helper"_s);
    QCOMPARE(prompt.next, u"recap"_s);
    SessionSettings settings;
    settings.switches = {{u"clock"_s, true}};
    settings = prompt.applied(settings, u"Be kind."_s);
    QCOMPARE(settings.switches, (Switches {{u"clock"_s, true}, {u"io"_s, true}, {u"io:write_file"_s, false}}));
    QCOMPARE(settings.model.toString(), u"rehearsal/first"_s);
    QCOMPARE(settings.supervisor, u"Be kind."_s);
}

void PromptFillingTest::takesWhatEachKindTakes_data()
{
    QTest::addColumn<QByteArray>("variable");
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const char *variable, const QString &given, const QString &text) {
        QTest::newRow(name) << QByteArray(variable) << given << text;
    };
    row("text", "maximum = 5", u"short"_s, u"short"_s);
    row("text that is too long", "maximum = 4", u"short"_s, u"! “x” is to be 4 characters or less."_s);
    row("long text", "kind = \"long-text\"", u"a\nb"_s, u"a\nb"_s);
    row("number", "kind = \"number\"\nminimum = 0\nmaximum = 1", u" 0.50 "_s, u"0.50"_s);
    row("number below", "kind = \"number\"\nminimum = 2", u"1"_s, u"! “x” is to be 2 or more."_s);
    row("number above", "kind = \"number\"\nmaximum = 2", u"2.5"_s, u"! “x” is to be 2 or less."_s);
    row("number between steps", "kind = \"number\"\nminimum = 1\nstep = 2", u"4"_s, u"! “x” is to be 1 and so on in steps of 2."_s);
    row("number on a step", "kind = \"number\"\nminimum = 0.1\nstep = 0.1", u"0.7"_s, u"0.7"_s);
    row("no number", "kind = \"number\"", u"many"_s, u"! “x” is to be a number."_s);
    row("endless number", "kind = \"number\"", u"inf"_s, u"! “x” is to be a number."_s);
    row("yes", "kind = \"boolean\"", u"Yes"_s, u"true"_s);
    row("no boolean", "kind = \"boolean\"", u"perhaps"_s, u"! “x” is to be yes or no."_s);
    row("option", "kind = \"options\"\noptions = [\"a\", \"b\"]", u"B"_s, u"b"_s);
    row("no option", "kind = \"options\"\noptions = [\"a\", \"b\"]", u"c"_s, u"! “x” is to be one of a, b."_s);
    row("list", "kind = \"list\"\nmaximum = 2", u"a, b,"_s, u"a, b"_s);
    row("list that is too long", "kind = \"list\"\nmaximum = 2", u"a,b,c"_s, u"! “x” is to be 2 elements or less."_s);
}

void PromptFillingTest::takesWhatEachKindTakes()
{
    QFETCH(QByteArray, variable);
    QFETCH(QString, given);
    QFETCH(QString, text);
    const QByteArray toml = "[prompt]\nname = \"p\"\ntext = \"{x}\"\n[[variables]]\nname = \"x\"\n" + variable;
    QCOMPARE(faultsOf(toml), Diagnostics());
    QCOMPARE(fillPrompt(promptOf(toml), {{u"x"_s, given}}), text);
}

void PromptFillingTest::neverReadsValuesAgain()
{
    const Prompt prompt = promptOf(
        "[prompt]\nname = \"p\"\ntext = \"{a} {b}\"\n[[variables]]\nname = \"a\"\n[[variables]]\nname = \"b\"\n");
    QCOMPARE(fillPrompt(prompt, {{u"a"_s, u"{b}{b}"_s}, {u"b"_s, u"{a}\n% if a:"_s}}), u"{b}{b} {a}\n% if a:"_s);
}

void PromptFillingTest::leavesOtherBracesAlone()
{
    const QByteArray toml = R"([prompt]
name = "p"
text = '''
{"json": {}, "n": {n}} {other} 100 % if ${n}
% of something
'''
[[variables]]
name = "n"
)";
    QCOMPARE(faultsOf(toml), Diagnostics());
    QCOMPARE(fillPrompt(promptOf(toml), {{u"n"_s, u"1"_s}}), u"{\"json\": {}, \"n\": 1} {other} 100 % if $1\n% of something"_s);
}

void PromptFillingTest::staysWithinItsBounds()
{
    Prompt prompt = promptOf("[prompt]\nname = \"p\"\ntext = \"\"\n[[variables]]\nname = \"a\"\n");
    prompt.text = u"{a}"_s.repeated(20);
    QCOMPARE(fillPrompt(prompt, {{u"a"_s, QString(1024 * 1024, u'x')}}), u"! With these values the text of the prompt becomes too long."_s);
    QVERIFY(fillPrompt(prompt, {{u"a"_s, QString(1024 * 1024 + 1, u'x')}}).startsWith(u"! “a” is to be"_s));
    // Loops within loops do nothing, often.
    prompt.variables.first().kind = PromptVariable::Kind::List;
    prompt.text = u"% for x in a:\n"_s.repeated(12) + u"% endfor\n"_s.repeated(12);
    QStringList many;
    for (int index = 0; index < 1000; ++index)
        many.append(QString::number(index));
    QCOMPARE(fillPrompt(prompt, {{u"a"_s, many.join(u',')}}), u"! With these values the text of the prompt becomes too long."_s);
    prompt.text = u"% if a:\n"_s.repeated(1000);
    QVERIFY(fillPrompt(prompt, {{u"a"_s, u"x"_s}}).contains(u"nested too deeply"_s));
    prompt.text = u"% if "_s + u"not "_s.repeated(200) + u"a:\n% endif"_s;
    QVERIFY(fillPrompt(prompt, {{u"a"_s, u"x"_s}}).contains(u"nested too deeply"_s));
}

void PromptFillingTest::readsTheFileOfAVariable()
{
    const Prompt prompt = promptOf(
        "[prompt]\nname = \"p\"\ntext = \"<{f}>\"\n[[variables]]\nname = \"f\"\nkind = \"file\"\n[[variables]]\nname = \"n\"\n"
        "required = false\n");
    QCOMPARE(fillPrompt(prompt, {{u"f"_s, u"a.txt"_s}}, [](const QString &path) -> Result<QString> { return path + u": {n}"_s; }),
        u"<a.txt: {n}>"_s);
    QCOMPARE(fillPrompt(prompt, {{u"f"_s, u"../a.txt"_s}}), u"! not read: ../a.txt"_s);
}

void PromptFillingTest::takesWhatAFormGives()
{
    const Prompt prompt = promptOf(pairPrompt);
    const auto values = prompt.valuesOf(JsonText::trusted(R"({"language":["C","Ada"],"persona":"redditor","nobody":1})"));
    QVERIFY(values);
    QCOMPARE(*prompt.filled(*values, noFile), u"You know C, Ada better than me."_s);
    QCOMPARE(prompt.schema().toString(),
        uR"({"type":"object","properties":{"language":{"title":"language","type":"array","items":{"type":"string"},"default":["Python"]},)"
        uR"("persona":{"title":"persona","oneOf":[{"const":"collaborator","title":"Collaborator"},{"const":"redditor","title":"Redditor"}],)"
        uR"("default":"collaborator"}},"required":["persona"],"additionalProperties":false})"_s);
    // What is left empty is not given.
    const Prompt asking = promptOf(analyzePrompt);
    const auto nothing = asking.valuesOf(JsonText::trusted(R"({"type":"","instructions":[]})"));
    QVERIFY(nothing);
    QCOMPARE(asking.missing(*nothing), QStringList {u"type"_s});
    QCOMPARE(asking.filled(*nothing, noFile).error().message, u"The prompt analyze wants to know: type."_s);
    QCOMPARE(fillPrompt(asking, {{u"typ"_s, u"x"_s}}), u"! The prompt analyze has no variable “typ”. Did you mean type?"_s);
}

void PromptFillingTest::saysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("toml");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *name, const char *text, const char *rest, const QString &said) {
        QTest::newRow(name) << QByteArray("[prompt]\nname = \"p\"\ntext = '''\n") + text + "'''\n" + rest << said;
    };
    const char *one = "[[variables]]\nname = \"a\"\n";
    row("no such variable", "${variables.b}{a}\n", one, u"p.toml:3:8: line 1 of the text: there is no variable “b”"_s);
    row("no such variable in a condition", "{a}\n% if b:\n% endif\n", one, u"line 2 of the text: there is no variable “b”"_s);
    row("no end", "{a}\n% if a:\n", one, u"“% if” is not ended by “% endif”"_s);
    row("no beginning", "{a}\n% endif\n", one, u"“% endif” ends nothing that was begun"_s);
    row("what is not understood", "% if a + a:\n% endif\n", one, u"“+ a” is not understood"_s);
    row("unused", "text\n", one, u"p.toml:6:8: warning: the text has no place for “a”"_s);
    row("default beyond the limits", "{a}\n", "[[variables]]\nname = \"a\"\nkind = \"number\"\nmaximum = 3\ndefault = 4\n",
        u"p.toml:9:11: “a” is to be 3 or less."_s);
    row("no options", "{a}\n", "[[variables]]\nname = \"a\"\nkind = \"options\"\n", u"“a” has no options to choose from"_s);
    row("limits the wrong way round", "{a}\n", "[[variables]]\nname = \"a\"\nminimum = 3\nmaximum = 2\n",
        u"the minimum is larger than the maximum"_s);
    QTest::newRow("no model") << QByteArray("[prompt]\nname = \"p\"\ntext = \"x\"\nmodel = \"gpt\"\n")
                              << u"a model is written as PROVIDER/MODEL"_s;
}

void PromptFillingTest::saysWhatIsWrong()
{
    QFETCH(QByteArray, toml);
    QFETCH(QString, said);
    const Diagnostics faults = faultsOf(toml);
    QCOMPARE(faults.size(), 1);
    const QString text = faults.first().toString();
    QVERIFY2(text.contains(said) || (u"warning: "_s + faults.first().message).contains(said.section(u": "_s, 1)), qPrintable(text));
}

void PromptFillingTest::listsPromptsAndNoContracts()
{
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(u"prompts"_s));
    const auto write = [&folder](const QString &name, const QByteArray &text) {
        QFile file(folder.filePath(u"prompts/"_s + name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };
    QVERIFY(write(u"recap.toml"_s, recapPrompt));
    QVERIFY(write(u"contract.toml"_s, "[prompt]\nname = \"contract\"\ntext = \"{tool_list}\"\n[contract]\nanswers = \"text\"\n"));
    QVERIFY(write(u"broken.toml"_s, "[prompt]\nname = \"broken\"\ntext = \"% endif\"\n"));
    DescriptorCheck check;
    check.addReader(DescriptorKind::Prompt, Prompt::read);
    DescriptorCatalog descriptors({}, folder.path(), check);
    descriptors.load();
    const PromptCatalog catalog(descriptors);
    QStringList names;
    for (const Prompt &prompt : catalog.prompts())
        names.append(prompt.name);
    names.sort();
    QCOMPARE(names, (QStringList {u"broken"_s, u"recap"_s}));
    QVERIFY(catalog.promptFor(u"recap"_s));
    QVERIFY(catalog.promptFor(u"broken"_s).error().message.contains(u"“% endif” ends nothing"_s));
    QCOMPARE(catalog.promptFor(u"recup"_s).error().message, u"There is no prompt “recup”. Did you mean recap?"_s);
    QCOMPARE(catalog.promptFor(u"contract"_s).error().category, ErrorCategory::Usage);
}

QTEST_GUILESS_MAIN(PromptFillingTest)

#include "tst_promptfilling.moc"
