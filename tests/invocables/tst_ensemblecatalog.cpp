// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "describedensembles.h"
#include "invocables/tools/invocable.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QDir>

using namespace Qt::StringLiterals;
using namespace invocables;

namespace {

const QByteArray seedEnsemble = R"([ensemble]
name = "io"
enabled = true

[defaults]
timeout = 30
max_retries = 3

[[invokers]]
source = "io/invokers/read_file.toml"

[[invokers]]
name = "write_file"
enabled = false
description = "Writes contents to a file"
)";

const QByteArray seedInvoker = R"([invoker]
name = "read_file"
enabled = true
description = "Reads contents of a file"
aliases = ["cat"]
approval = "allow"

[arguments]
type = "object"
required = ["path"]

[arguments.properties.path]
type = "string"
description = "Absolute path to file"

[arguments.properties.encoding]
type = "string"
description = "File encoding"
default = "utf-8"
)";

} // namespace

class TestEnsembleCatalog final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void readsBothFormsOfTheSeeds();
    void readsPolicies();
    void readsWhatIsShipped();
    void saysWhatIsWrongAndWhere_data();
    void saysWhatIsWrongAndWhere();
    void saysWhatIsWrongInASource();
    void saysWhatIsWrongOnce();
    void spoilsOnlyWhatIsWrong();
    void narrowsABuiltin();
    void bindsACommand();
    void refusesAnEnsembleThatThereIsAlready();
    void followsTheSwitches();
    void changesTheFingerprintWithTheSchema();
    void takesOverChangesOnDisk();
    void prefersThePersonsSource();

private:
    std::unique_ptr<DescribedEnsembles> m_described;
};

void TestEnsembleCatalog::init()
{
    m_described = std::make_unique<DescribedEnsembles>();
}

void TestEnsembleCatalog::readsBothFormsOfTheSeeds()
{
    m_described->write(u"ensembles/io/invokers/read_file.toml"_s, seedInvoker);
    const Ensemble ensemble = m_described->read(seedEnsemble);
    QCOMPARE(m_described->complaints(ensemble), QStringList());
    QCOMPARE(ensemble.name, u"io"_s);
    QVERIFY(ensemble.enabled);
    QCOMPARE(ensemble.invokers.size(), 2);
    const Invoker &reading = *ensemble.invokers.at(0);
    QCOMPARE(reading.scopedName(), u"io:read_file"_s);
    QCOMPARE(reading.description, u"Reads contents of a file"_s);
    QCOMPARE(reading.aliases, QStringList(u"cat"_s));
    QCOMPARE(reading.policies.timeout, 30.0);
    QCOMPARE(reading.policies.mostRetries, 3);
    QCOMPARE(reading.policies.approval, Approval::Allow);
    QVERIFY(reading.enabled);
    QVERIFY(reading.argumentsJson.bytes().startsWith(R"({"type":"object","required":["path"],"properties":{"path")"));
    const Invoker &writing = *ensemble.invokers.at(1);
    QVERIFY(!writing.enabled);
    QCOMPARE(writing.policies.approval, Approval::Ask);
    // It leaves [arguments] out, so those of the built-in hold.
    QCOMPARE(writing.argumentsJson, m_described->builtins.find(u"io"_s, u"write_file"_s)->declaration.parameters);
}

void TestEnsembleCatalog::readsPolicies()
{
    const Ensemble ensemble = m_described->read(R"([ensemble]
name = "clock"
[defaults]
on-failure = "abort"
timeout = 5
[[invokers]]
name = "now"
maximum-timeout = 60
result-limit = 2048
idempotent = true
approval = "refuse"
on-failure = { timeout = "abort", execution = "report" }
output = { model = "{time}", gui = "now: {time}" }
)");
    QCOMPARE(m_described->complaints(ensemble), QStringList());
    const Invoker &invoker = *ensemble.invokers.value(0);
    QCOMPARE(invoker.policies.timeout, 5.0);
    QCOMPARE(invoker.policies.longestTimeout, 60.0);
    QCOMPARE(invoker.policies.resultLimit, 2048);
    QVERIFY(invoker.policies.idempotent);
    QCOMPARE(invoker.policies.approval, Approval::Refuse);
    QCOMPARE(invoker.policies.onFailure.value(model::ErrorCategory::Timeout), model::OnFailure::Abort);
    QCOMPARE(invoker.policies.onFailure.value(model::ErrorCategory::Execution), model::OnFailure::Report);
    QCOMPARE(invoker.policies.onFailure.value(model::ErrorCategory::Network), model::OnFailure::Abort);
    QCOMPARE(invoker.format.forModel, u"{time}"_s);
    QCOMPARE(invoker.format.forPerson, u"now: {time}"_s);
}

void TestEnsembleCatalog::readsWhatIsShipped()
{
    const QString folder = support::projectFolder() + u"/resources/descriptors/ensembles"_s;
    QStringList tools;
    for (const QString &name : QDir(folder).entryList({u"*.toml"_s})) {
        const Ensemble ensemble = EnsembleReader(m_described->builtins, {folder}).read(model::DescriptorFile::read(folder + u'/' + name));
        QCOMPARE(ensemble.diagnostics.size(), 0);
        for (const InvokerPointer &invoker : ensemble.invokers) {
            if (invoker->builtinSchema)
                tools.append(invoker->scopedName());
        }
    }
    for (const QString &builtin : m_described->builtins.names())
        QVERIFY2(tools.contains(builtin), qPrintable(builtin));
}

void TestEnsembleCatalog::saysWhatIsWrongAndWhere_data()
{
    QTest::addColumn<QByteArray>("invoker");
    QTest::addColumn<QString>("complaint");
    const auto row = [](const char *name, const QByteArray &invoker, const QString &complaint) {
        QTest::newRow(name) << invoker << complaint;
    };
    row("unknown built-in", "name = \"nothing\"", u"io.toml:4:8: There is no built-in tool “io:nothing”."_s);
    row("missing source", "source = \"io/no.toml\"", u"io.toml:4:10: There is no source “io/no.toml”."_s);
    row("source that leads out", "source = \"../x.toml\"", u"io.toml:4:10: There is no source “../x.toml”."_s);
    row("no name", "enabled = true", u"io.toml:3:1: A tool needs a name"_s);
    row("bad name", "name = \"?!\"", u"io.toml:4:8: A tool needs a name"_s);
    row("bad alias", "name = \"edit_file\"\naliases = [\"e\", \"?\"]", u"io.toml:5:17: An alias is made of"_s);
    row("unknown property", "name = \"edit_file\"\n[invokers.arguments]\ntype = \"object\"\nproperties.colour.type = \"string\"",
        u"io.toml:7:12: io:edit_file has no argument “colour”."_s);
    row("property of another type", "name = \"edit_file\"\n[invokers.arguments]\ntype = \"object\"\nproperties.path.type = \"integer\"",
        u"io.toml:7:24: “path” is of the type string."_s);
    row("arguments that are not an object", "name = \"edit_file\"\n[invokers.arguments]\ntype = \"array\"",
        u"io.toml:5:1: The arguments are an object"_s);
    row("arguments that are not a schema", "name = \"edit_file\"\n[invokers.arguments]\ntype = \"object\"\nrequired = 3", u"io.toml:"_s);
    row("bad policy", "name = \"edit_file\"\ntimeout = \"soon\"", u"io.toml:5:11: timeout is a number"_s);
    row("negative policy", "name = \"edit_file\"\ntimeout = -1", u"io.toml:5:11: timeout is a number"_s);
    row("bad approval", "name = \"edit_file\"\napproval = \"maybe\"", u"io.toml:5:12: approval is"_s);
    row("bad category", "name = \"edit_file\"\non-failure = { storage = \"abort\" }", u"io.toml:5:16: “storage” is not a category"_s);
    row("unknown kind", "name = \"edit_file\"\ninvocable.kind = \"shell\"", u"io.toml:5:18: The kind of an invocable"_s);
    const QByteArray output = "name = \"edit_file\"\n[invokers.output]\n";
    row("template that is left open", output + "model = \"{a} is {b\"", u"io.toml:6:9: The { at character 8 is left open"_s);
    row("template in a template", output + "model = \"{a{b}}\"", u"io.toml:6:9: The { at character 1 is left open"_s);
    row("template that closes nothing", output + "gui = \"a}\"", u"io.toml:6:7: The } at character 2 closes nothing"_s);
    row("template without a name", output + "gui = \"a{ }\"", u"io.toml:6:7: The braces at character 2 have no name"_s);
    row("template with half a name", output + "gui = \"{a..b}\"", u"io.toml:6:7: The braces at character 1 have no name"_s);
    row("template that is a number", output + "model = 3", u"io.toml:6:9: A template is a text."_s);
    const QByteArray schema = output
        + "schema = { type = \"object\", properties = { place = { properties = { name = {} } }, any = {} } }\n";
    row("template with an unknown member", schema + "model = \"{place.nam}\"", u"io.toml:7:9: A result has no member “place.nam”"_s);
    row("template with an unknown name", schema + "gui = \"{any.thing} {plaice}\"", u"io.toml:7:7: A result has no member “plaice”"_s);
    row("result schema that is none", output + "schema = { type = \"strong\" }", u"io.toml:6:"_s);
    row("command without a program", "name = \"x\"\ninvocable = { kind = \"command\", command = [] }",
        u"io.toml:5:43: command is a list"_s);
    row("sandbox of a built-in", "name = \"read_file\"\ninvocable = { sandbox = \"required\" }",
        u"io.toml:5:15: “sandbox” is for tools of the kind \"command\"."_s);
}

void TestEnsembleCatalog::saysWhatIsWrongAndWhere()
{
    QFETCH(QByteArray, invoker);
    QFETCH(QString, complaint);
    const Ensemble ensemble = m_described->read("[ensemble]\nname = \"io\"\n[[invokers]]\n" + invoker
        + "\n[[invokers]]\nname = \"list_directory\"\n"
          "[[invokers]]\nname = \"read_file\"\naliases = [\"cat\"]\n");
    QCOMPARE(m_described->complaints(ensemble).size(), 1);
    QVERIFY2(m_described->complaints(ensemble).first().startsWith(complaint), qPrintable(m_described->complaints(ensemble).first()));
    QCOMPARE(ensemble.invokers.size(), 2);
}

void TestEnsembleCatalog::saysWhatIsWrongInASource()
{
    m_described->write(u"ensembles/io/invokers/read_file.toml"_s, QByteArray(seedInvoker).replace("read_file", "lead_file"));
    const Ensemble ensemble = m_described->read(seedEnsemble);
    QCOMPARE(
        m_described->complaints(ensemble), QStringList(u"io/invokers/read_file.toml:2:8: There is no built-in tool “io:lead_file”."_s));
    QCOMPARE(ensemble.invokers.size(), 1);

    // As `check` sees it: what is wrong is told with the file that it is in, once.
    const QString path = m_described->path(u"ensembles/io/invokers/read_file.toml"_s);
    model::DescriptorCheck check;
    registerChecks(check, m_described->builtins);
    QCOMPARE(check.check(model::DescriptorFile::read(path), model::DescriptorKind::Invoker).size(), 1);
    const QString whole = m_described->path(u"ensembles/io.toml"_s);
    support::write(whole, seedEnsemble);
    QCOMPARE(check.check(model::DescriptorFile::read(whole), model::DescriptorKind::Ensemble).size(), 0);
    support::write(whole, QByteArray(seedEnsemble).replace("io/invokers/read_file", "io/invokers/no_file"));
    QCOMPARE(check.check(model::DescriptorFile::read(whole), model::DescriptorKind::Ensemble).size(), 1);
}

void TestEnsembleCatalog::saysWhatIsWrongOnce()
{
    registerChecks(m_described->check, m_described->builtins);
    m_described->write(u"ensembles/io/invokers/read_file.toml"_s, QByteArray(seedInvoker).replace("read_file", "lead_file"));
    m_described->write(u"ensembles/io.toml"_s, QByteArray(seedEnsemble).replace("max_retries = 3", "max_retries = -1"));
    const auto all = m_described->catalog();
    QVERIFY(all->find(u"io"_s));
    // As `check` says it, and what is wrong in a source.
    QCOMPARE(m_described->complaints(*all->find(u"io"_s)),
        QStringList(
            {u"io.toml:7:15: -1 is less than 0."_s, u"io/invokers/read_file.toml:2:8: There is no built-in tool “io:lead_file”."_s}));
}

void TestEnsembleCatalog::spoilsOnlyWhatIsWrong()
{
    m_described->write(u"ensembles/broken.toml"_s, "[ensemble\nname = ");
    m_described->write(u"ensembles/clock.toml"_s, "[ensemble]\nname = \"clock\"\n[[invokers]]\nname = \"now\"\n");
    const auto all = m_described->catalog();
    QVERIFY(all->findInvoker(u"clock:now"_s));
    QVERIFY(all->find(u"broken"_s));
    QVERIFY(model::hasErrors(all->find(u"broken"_s)->diagnostics));
}

void TestEnsembleCatalog::narrowsABuiltin()
{
    const Ensemble ensemble = m_described->read(R"([ensemble]
name = "probability"
[[invokers]]
name = "roll_dice"
arguments = { type = "object", required = ["dice"], properties = { dice = { type = "string", pattern = "^1d6$" } } }
)");
    QCOMPARE(m_described->complaints(ensemble), QStringList());
    const Invoker &invoker = *ensemble.invokers.value(0);
    QVERIFY(invoker.schema->validate(model::JsonText::trusted(R"({"dice":"1d6"})")).isEmpty());
    QVERIFY(!invoker.schema->validate(model::JsonText::trusted(R"({"dice":"2d6"})")).isEmpty());
    QVERIFY(invoker.builtinSchema);
}

void TestEnsembleCatalog::bindsACommand()
{
    const Ensemble ensemble = m_described->read(R"([ensemble]
name = "own"
[[invokers]]
name = "count"
description = "Counts words"
invocable = { kind = "command", command = ["wc", "-w"], environment = ["LANG"] }
)");
    QCOMPARE(m_described->complaints(ensemble), QStringList());
    QCOMPARE(ensemble.invokers.size(), 1);
    QVERIFY(ensemble.invokers.first()->invocable);
    QCOMPARE(ensemble.invokers.first()->policies.approval, Approval::Ask);
}

void TestEnsembleCatalog::refusesAnEnsembleThatThereIsAlready()
{
    m_described->write(u"ensembles/one.toml"_s, "[ensemble]\nname = \"clock\"\n[[invokers]]\nname = \"now\"\n");
    m_described->write(u"ensembles/two.toml"_s, "[ensemble]\nname = \"clock\"\n");
    QCOMPARE(m_described->catalog()->ensembles().size(), 1);
}

void TestEnsembleCatalog::followsTheSwitches()
{
    m_described->write(u"ensembles/io.toml"_s,
        "[ensemble]\nname = \"io\"\n[[invokers]]\nname = \"read_file\"\n[[invokers]]\nname = \"write_file\"\nenabled = false\n");
    const auto all = m_described->catalog();
    const auto names = [&all](const model::Switches &switches) {
        QStringList list;
        for (const model::ToolDeclaration &tool : all->declarations(switches))
            list.append(tool.name);
        return list;
    };
    QCOMPARE(names({}), QStringList(u"io:read_file"_s));
    QCOMPARE(names({{u"io:write_file"_s, true}}), QStringList({u"io:read_file"_s, u"io:write_file"_s}));
    QCOMPARE(names({{u"io"_s, false}, {u"io:write_file"_s, true}}), QStringList());
}

void TestEnsembleCatalog::changesTheFingerprintWithTheSchema()
{
    const QByteArray text =
        "[ensemble]\nname = \"own\"\n[[invokers]]\nname = \"x\"\ninvocable = { kind = \"command\", command = [\"wc\"] }\n";
    const QString first = m_described->read(text).invokers.first()->fingerprint;
    QCOMPARE(m_described->read(text + "timeout = 9\n").invokers.first()->fingerprint, first);
    QVERIFY(m_described->read(QByteArray(text).replace("wc", "rm")).invokers.first()->fingerprint != first);
    QVERIFY(m_described->read(text + "arguments = { type = \"object\", required = [\"a\"] }\n").invokers.first()->fingerprint != first);
}

void TestEnsembleCatalog::takesOverChangesOnDisk()
{
    const QString path = m_described->path(u"ensembles/clock.toml"_s);
    support::write(path, "[ensemble]\nname = \"clock\"\n");
    const auto all = m_described->catalog();
    const auto ofTurn = all->tools();
    support::write(path, "[ensemble]\nname = \"clock\"\n[[invokers]]\nname = \"now\"\n");
    QTRY_VERIFY(all->findInvoker(u"now"_s));
    // A turn goes on with what it began with.
    QVERIFY(!ofTurn->findInvoker(u"now"_s));
}

void TestEnsembleCatalog::prefersThePersonsSource()
{
    m_described->write(u"shipped/ensembles/io.toml"_s, seedEnsemble);
    m_described->write(u"shipped/ensembles/io/invokers/read_file.toml"_s, seedInvoker);
    QCOMPARE(m_described->catalog()->findInvoker(u"cat"_s)->policies.approval, Approval::Allow);
    m_described->write(u"ensembles/io/invokers/read_file.toml"_s, QByteArray(seedInvoker).replace("\"allow\"", "\"ask\""));
    QCOMPARE(m_described->catalog()->findInvoker(u"cat"_s)->policies.approval, Approval::Ask);
}

QTEST_GUILESS_MAIN(TestEnsembleCatalog)
#include "tst_ensemblecatalog.moc"
