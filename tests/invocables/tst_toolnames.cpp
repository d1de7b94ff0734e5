// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "describedensembles.h"
#include "invocables/processor/findtool.h"
#include "tests/support/patience.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace invocables;

//! What tools are called: by descriptors, by models and on the wire.
class TestToolNames final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_described = std::make_unique<DescribedEnsembles>(); }
    void refusesNamesThatAreTaken_data();
    void refusesNamesThatAreTaken();
    void findsByEveryName();
    void keepsWireNamesApart();
    void lengthensNoNameForAToolThatIsOff();
    void saysWhyAServersToolIsNotKnown();
    void namesToolsOfTheSameEnsembleFirst();
    void boundsATurnByTheEnsemblesThatAreOn();

private:
    std::unique_ptr<DescribedEnsembles> m_described;
};

void TestToolNames::refusesNamesThatAreTaken_data()
{
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<QString>("complaint");
    const auto row = [](const char *name, const char *second, const QString &complaint) {
        QTest::newRow(name) << QByteArray(second) << complaint;
    };
    const QString other = u"is already a name or an alias of the tool io:read_file, at "_s;
    row("a name", "name = \"read_file\"", u"io.toml:7:8: “read_file” "_s + other + u"io.toml:4:8."_s);
    row("a name as an alias", "name = \"edit_file\"\naliases = [\"read_file\"]",
        u"io.toml:8:12: “read_file” "_s + other + u"io.toml:4:8."_s);
    row("an alias", "name = \"edit_file\"\naliases = [\"edit\", \"cat\"]", u"io.toml:8:20: “cat” "_s + other + u"io.toml:5:12."_s);
    row("an alias in another spelling", "name = \"edit_file\"\naliases = [\" show: it \"]",
        u"io.toml:8:12: “ show: it ” "_s + other + u"io.toml:5:19."_s);
    row("a name in another spelling", "name = \"read-file\"\ninvocable.name = \"io:edit_file\"",
        u"io.toml:7:8: “read-file” "_s + other + u"io.toml:4:8."_s);
    row("the same from a source", "source = \"io/invokers/read_file.toml\"",
        u"io/invokers/read_file.toml:2:8: “read_file” "_s + other + u"io.toml:4:8."_s);
}

void TestToolNames::refusesNamesThatAreTaken()
{
    QFETCH(QByteArray, second);
    QFETCH(QString, complaint);
    m_described->write(u"ensembles/io/invokers/read_file.toml"_s, "[invoker]\nname = \"read_file\"\naliases = [\"less\"]\n");
    const Ensemble ensemble = m_described->read(
        "[ensemble]\nname = \"io\"\n[[invokers]]\nname = \"read_file\"\naliases = [\"cat\", \"show it\"]\n[[invokers]]\n" + second
        + "\n[[invokers]]\nname = \"list_directory\"\n");
    QCOMPARE(m_described->complaints(ensemble), QStringList(complaint));
    QCOMPARE(ensemble.invokers.size(), 2);
    QCOMPARE(ensemble.invokers.first()->aliases, QStringList({u"cat"_s, u"show_it"_s}));
}

void TestToolNames::findsByEveryName()
{
    m_described->write(u"ensembles/io.toml"_s,
        "[ensemble]\nname = \"io\"\n[[invokers]]\nname = \"read_file\"\naliases = [\"cat\", \"show it\", \"show-it\"]\n");
    m_described->write(
        u"ensembles/a.toml"_s, "[ensemble]\nname = \"a.b\"\n[[invokers]]\nname = \"same\"\ninvocable.name = \"clock:now\"\n");
    m_described->write(u"ensembles/b.toml"_s, "[ensemble]\nname = \"b\"\n[[invokers]]\nname = \"same\"\ninvocable.name = \"clock:now\"\n");
    const auto all = m_described->catalog();
    for (const QString &name :
        {u"io:read_file"_s, u"read_file"_s, u"cat"_s, u"io:cat"_s, u" read-file "_s, u"io:read file"_s, u"read?!file"_s, u"show it"_s})
        QVERIFY2(all->findInvoker(name), qPrintable(name));
    for (const QString &name : {u"Read_file"_s, u"read__file"_s, u"readfile"_s})
        QVERIFY2(!all->findInvoker(name), qPrintable(name));
    QVERIFY(!all->findInvoker(u"same"_s));
    QVERIFY(!all->findInvoker(u"b:read_file"_s));
    QVERIFY(!all->findInvoker(u""_s));
    QCOMPARE(all->findInvoker(u"a.b:same"_s)->ensemble, u"a.b"_s);
    QCOMPARE(all->wireName(*all->findInvoker(u"a.b:same"_s)), u"a_b__same"_s);
    QCOMPARE(all->findInvoker(u"a_b__same"_s)->ensemble, u"a.b"_s);
    QCOMPARE(all->findInvoker(u"b__same"_s)->ensemble, u"b"_s);
    QCOMPARE(all->wireName(*all->findInvoker(u"cat"_s)), u"read_file"_s);
}

void TestToolNames::keepsWireNamesApart()
{
    const QByteArray now = "invocable.name = \"clock:now\"\n";
    const QByteArray longName(64, 'n');
    const auto ensemble = [&](const QByteArray &name, const QByteArray &tool) {
        return "[ensemble]\nname = \"" + name + "\"\n[[invokers]]\nname = \"" + tool + "\"\n" + now;
    };
    m_described->write(u"ensembles/1.toml"_s, ensemble("a.b", "same"));
    m_described->write(u"ensembles/2.toml"_s, ensemble("a_b", "same"));
    m_described->write(u"ensembles/3.toml"_s, ensemble("c", "a_b__same"));
    m_described->write(u"ensembles/4.toml"_s, ensemble("d", longName));
    m_described->write(u"ensembles/5.toml"_s, ensemble("e", longName));
    const auto all = m_described->catalog();
    QSet<QString> names;
    for (const model::ToolDeclaration &tool : all->declarations({})) {
        QVERIFY(tool.wireName.size() <= 64);
        QVERIFY(QRegularExpression(u"^[A-Za-z0-9_-]+$"_s).match(tool.wireName).hasMatch());
        QCOMPARE(all->findInvoker(tool.wireName)->scopedName(), tool.name);
        names.insert(tool.wireName);
    }
    QCOMPARE(names.size(), 5);
    QVERIFY(names.contains(u"a_b__same"_s));
}

void TestToolNames::lengthensNoNameForAToolThatIsOff()
{
    const QByteArray tool = "[[invokers]]\nname = \"same\"\ninvocable.name = \"clock:now\"\n";
    m_described->write(u"ensembles/a.toml"_s, "[ensemble]\nname = \"a\"\n" + tool);
    m_described->write(u"ensembles/b.toml"_s, "[ensemble]\nname = \"b\"\nenabled = false\n" + tool);
    const auto all = m_described->catalog();
    const auto names = [&all](const model::Switches &switches) {
        QStringList served;
        for (const model::ToolDeclaration &declared : all->declarations(switches))
            served.append(declared.wireName);
        return served;
    };
    QCOMPARE(names({}), QStringList {u"same"_s});
    QCOMPARE(names({{u"b"_s, true}}), QStringList({u"a__same"_s, u"b__same"_s}));
    QCOMPARE(names({{u"a"_s, false}, {u"b"_s, true}}), QStringList {u"same"_s});
    const auto called = findTool(*all->tools(), u"same"_s, {{u"a"_s, false}, {u"b"_s, true}});
    QVERIFY(called);
    QCOMPARE((*called)->ensemble, u"b"_s);
}

void TestToolNames::saysWhyAServersToolIsNotKnown()
{
    m_described->write(u"ensembles/peer.toml"_s,
        "[ensemble]\nname = \"peer\"\nenabled = false\n[connection]\ntransport = \"stdio\"\ncommand = [\"/bin/true\"]\n");
    const auto tools = m_described->catalog()->tools();
    const auto why = [&tools](const model::Switches &switches) {
        const auto found = findTool(*tools, u"peer:echo"_s, switches);
        return found ? QString() : found.error().english;
    };
    QCOMPARE(why({}), u"There is no tool “peer:echo”. peer is off, so its server has not been asked for its tools."_s);
    QCOMPARE(why({{u"peer"_s, true}}), u"There is no tool “peer:echo”. The server of peer has not listed its tools."_s);
}

void TestToolNames::namesToolsOfTheSameEnsembleFirst()
{
    const auto ensemble = [](const QByteArray &name, const QByteArrayList &tools) {
        QByteArray text = "[ensemble]\nname = \"" + name + "\"\n";
        for (const QByteArray &tool : tools)
            text += "[[invokers]]\nname = \"" + tool + "\"\ninvocable.name = \"clock:now\"\n";
        return text;
    };
    m_described->write(u"ensembles/1.toml"_s, ensemble("greek", {"alpha", "beta"}));
    m_described->write(u"ensembles/2.toml"_s, ensemble("book", {"note", "alpha_two"}));
    const auto tools = m_described->catalog()->tools();
    // Also where none of them is like it; others come after them.
    QCOMPARE(tools->namesLike(u"greek:nope"_s), QStringList({u"greek:alpha"_s, u"greek:beta"_s, u"book:note"_s}));
    QCOMPARE(tools->namesLike(u"greek__nope"_s).first(), u"greek:alpha"_s);
    QCOMPARE(tools->namesLike(u"book:alpha"_s), QStringList({u"book:alpha_two"_s, u"greek:alpha"_s}));
    QCOMPARE(tools->namesLike(u"nope"_s), QStringList {u"book:note"_s});
    QCOMPARE(tools->namesLike(u"latin:nothing_like_it"_s), QStringList());
}

void TestToolNames::boundsATurnByTheEnsemblesThatAreOn()
{
    const QByteArray tool = "[[invokers]]\nname = \"now\"\ninvocable.name = \"clock:now\"\n";
    m_described->write(u"ensembles/a.toml"_s, "[ensemble]\nname = \"a\"\nlimits = { rounds = 9, same-tool = 3 }\n" + tool);
    m_described->write(u"ensembles/b.toml"_s, "[ensemble]\nname = \"b\"\nenabled = false\nlimits = { rounds = 4 }\n" + tool);
    const auto tools = m_described->catalog()->tools();
    QCOMPARE(tools->limits({}), (model::GuardSettings {.rounds = 9, .sameTool = 3}));
    QCOMPARE(tools->limits({{u"b"_s, true}}), (model::GuardSettings {.rounds = 4, .sameTool = 3}));
    QCOMPARE(tools->limits({{u"a"_s, false}}), model::GuardSettings());
    QCOMPARE(tools->limits({{u"a:now"_s, false}}), model::GuardSettings());
}

QTEST_GUILESS_MAIN(TestToolNames)
#include "tst_toolnames.moc"
