// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/agents/agentcatalog.h"
#include "model/agents/librarycatalog.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace model;
using support::write;

namespace {

const QByteArray greeterGram = "[greeter:Agent {instruction: \"Greet.\", model: \"OpenAI/gpt-4o\"} |\n"
                               "  [sayHello:ToolSpecification {description: \"Greets\"} | (personName::Text)==>(::String)]]\n";
const QByteArray greeterInToml =
    "[agent]\nname = \"greeter\"\ninstruction = \"Greet.\"\nmodel = \"OpenAI/gpt-4o\"\n"
    "[[tools]]\nname = \"sayHello\"\ndescription = \"Greets\"\nsignature = \"(personName::Text)==>(::String)\"\n";

QStringList errorsOf(const Diagnostics &diagnostics)
{
    QStringList lines;
    for (const Diagnostic &diagnostic : diagnostics) {
        if (diagnostic.severity == Diagnostic::Severity::Error)
            lines.append(u"%1:%2 %3"_s.arg(diagnostic.position.line).arg(diagnostic.position.column).arg(diagnostic.message));
    }
    return lines;
}

} // namespace

//! Agents and tool libraries as descriptors, in TOML and in gram.
class AgentCatalogTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void findsAgentsInGramBesideThoseInToml();
    void saysTheSameOfAnAgentInEitherForm();
    void compilesToTheSame();
    void findsSeveralAgentsInOneFile();
    void saysWhereAGramFileIsWrong();
    void saysWhereATomlAgentIsWrong_data();
    void saysWhereATomlAgentIsWrong();
    void lacksWhatATomlAgentMayLeaveOut();
    void aLaterLayersFileStandsInWhateverItsForm();
    void twoFilesOfOneNameInALayerAreAnError();
    void usesNoGramOfAWorkspaceThatIsNotTrusted();
    void keepsTheLastGoodGramInUse();
    void noticesAChangedGramFile();
    void namesTheNearestWhereThereIsNone();
    void takesAFileAndAsksWhichOfSeveral();
    void checksACharacterWhenItIsLoaded();
    void readsLibraries();
    void saysWhatIsWrongWithALibrary();

private:
    QString user(const QString &path) const { return m_folder->filePath(u"config/"_s + path); }
    DescriptorCatalog &descriptors();
    Diagnostics diagnosticsOf(const QString &path);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<DescriptorCheck> m_check;
    std::unique_ptr<DescriptorCatalog> m_descriptors;
};

void AgentCatalogTest::init()
{
    m_descriptors.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_check = std::make_unique<DescriptorCheck>();
    m_check->add(DescriptorKind::Agent, checkAgent);
    m_check->addReader(DescriptorKind::Library, ToolLibrary::read);
}

DescriptorCatalog &AgentCatalogTest::descriptors()
{
    m_descriptors = std::make_unique<DescriptorCatalog>(m_folder->filePath(u"builtin"_s), m_folder->filePath(u"config"_s), *m_check);
    m_descriptors->load();
    return *m_descriptors;
}

Diagnostics AgentCatalogTest::diagnosticsOf(const QString &path)
{
    for (const DescriptorEntry &entry : m_descriptors->entries()) {
        if (entry.path == path)
            return entry.diagnostics;
    }
    return {};
}

void AgentCatalogTest::findsAgentsInGramBesideThoseInToml()
{
    write(user(u"agents/hello.gram"_s), greeterGram);
    write(user(u"agents/other.toml"_s), QByteArray(greeterInToml).replace("\"greeter\"", "\"other\""));
    write(user(u"libraries/no.gram"_s), greeterGram);
    const AgentCatalog catalog(descriptors());
    QCOMPARE(catalog.entries().size(), 2);
    const AgentEntry *gram = catalog.find(u"greeter"_s);
    QVERIFY(gram);
    QCOMPARE(gram->form, AgentEntry::Form::Gram);
    QCOMPARE(gram->state, CharacterState::LoadedWithTools);
    QCOMPARE(gram->path, user(u"agents/hello.gram"_s));
    QCOMPARE(catalog.find(u"other"_s)->form, AgentEntry::Form::Toml);
}

void AgentCatalogTest::saysTheSameOfAnAgentInEitherForm()
{
    write(user(u"agents/a.gram"_s), greeterGram);
    const auto gram = AgentCatalog::readFile(user(u"agents/a.gram"_s));
    write(user(u"agents/a.toml"_s), greeterInToml);
    const auto toml = AgentCatalog::readFile(user(u"agents/a.toml"_s));
    QVERIFY(gram.first().part && toml.first().part);
    QCOMPARE(*gram.first().part, *toml.first().part);
    QCOMPARE(gram.first().part->model, (ModelAddress {u"OpenAI"_s, u"gpt-4o"_s}));
    QCOMPARE(gram.first().part->tools.first().schema.bytes(),
        QByteArray(R"({"type":"object","properties":{"personName":{"type":"string"}},"required":["personName"]})"));
}

void AgentCatalogTest::compilesToTheSame()
{
    write(user(u"agents/a.gram"_s), greeterGram);
    AgentCatalog catalog(descriptors());
    const auto interpreted = catalog.partFor(u"greeter"_s);
    QSignalSpy changed(&catalog, &AgentCatalog::changed);
    catalog.setReading(AgentReading::Compiled);
    QCOMPARE(changed.size(), 1);
    const auto compiled = catalog.partFor(u"greeter"_s);
    QVERIFY(interpreted && compiled);
    QCOMPARE(*interpreted, *compiled);
}

void AgentCatalogTest::findsSeveralAgentsInOneFile()
{
    write(user(u"agents/two.gram"_s), greeterGram + QByteArray(greeterGram).replace("greeter", "leaver").replace("sayHello", "sayBye"));
    const AgentCatalog catalog(descriptors());
    QCOMPARE(catalog.entries().size(), 2);
    QVERIFY(catalog.find(u"greeter"_s)->part && catalog.find(u"leaver"_s)->part);
    QCOMPARE(catalog.find(u"leaver"_s)->part->tools.first().name, u"sayBye"_s);
}

void AgentCatalogTest::saysWhereAGramFileIsWrong()
{
    write(user(u"agents/bad.gram"_s), QByteArray(greeterGram).replace("::Text", "::Txt"));
    write(user(u"agents/none.gram"_s), "(a)\n");
    const AgentCatalog catalog(descriptors());
    const QStringList errors = errorsOf(diagnosticsOf(user(u"agents/bad.gram"_s)));
    QCOMPARE(errors.size(), 1);
    QVERIFY2(errors.first().startsWith(u"2:"), qPrintable(errors.first()));
    const AgentEntry *bad = catalog.find(u"greeter"_s);
    QVERIFY(bad && !bad->part);
    QCOMPARE(bad->state, CharacterState::FailedValidation);
    QVERIFY(!bad->diagnostics.isEmpty());
    QCOMPARE(errorsOf(catalog.find(u"none"_s)->diagnostics), QStringList {u"1:1 there is no agent in this file"_s});
}

void AgentCatalogTest::saysWhereATomlAgentIsWrong_data()
{
    QTest::addColumn<QByteArray>("toml");
    QTest::addColumn<QString>("place");
    QTest::newRow("a signature") << QByteArray(greeterInToml).replace("::Text", "::Txt") << u"8:13"_s;
    QTest::newRow("a signature that is none") << QByteArray(greeterInToml).replace("(personName::Text)==>", "(") << u"8:13"_s;
    QTest::newRow("the model") << QByteArray(greeterInToml).replace("OpenAI/gpt-4o", "gpt-4o") << u"4:9"_s;
    QTest::newRow("types") << "types = \"(a\"\n" + greeterInToml << u"1:9"_s;
    QTest::newRow("two tools of a name") << greeterInToml + "[[tools]]\nname = \"sayHello\"\n" << u"10:8"_s;
}

void AgentCatalogTest::saysWhereATomlAgentIsWrong()
{
    QFETCH(QByteArray, toml);
    QFETCH(QString, place);
    write(user(u"agents/a.toml"_s), toml);
    const AgentCatalog catalog(descriptors());
    const QStringList errors = errorsOf(diagnosticsOf(user(u"agents/a.toml"_s)));
    QVERIFY(!errors.isEmpty());
    QVERIFY2(errors.first().startsWith(place + u' '), qPrintable(errors.join(u'\n')));
    QVERIFY(!catalog.find(u"greeter"_s)->part);
}

void AgentCatalogTest::lacksWhatATomlAgentMayLeaveOut()
{
    write(user(u"agents/a.toml"_s), "[agent]\nname = \"bare\"\ninstruction = \"Read.\"\n[[tools]]\nname = \"read_file\"\n");
    AgentCatalog catalog(descriptors());
    const auto part = catalog.partFor(u"bare"_s);
    QVERIFY(part.has_value());
    QVERIFY(part->model.isEmpty());
    QVERIFY(part->tools.first().schema.isEmpty());
    write(user(u"agents/b.toml"_s), "[agent]\nname = \"told\"\ninstruction = \" \"\n");
    m_descriptors->load();
    QCOMPARE(errorsOf(diagnosticsOf(user(u"agents/b.toml"_s))).size(), 1);
    QVERIFY(!catalog.partFor(u"told"_s));
}

void AgentCatalogTest::aLaterLayersFileStandsInWhateverItsForm()
{
    write(m_folder->filePath(u"builtin/agents/hello.gram"_s), greeterGram);
    write(user(u"agents/hello.toml"_s), QByteArray(greeterInToml).replace("Greet.", "Mine."));
    AgentCatalog catalog(descriptors());
    QCOMPARE(catalog.entries().size(), 1);
    QCOMPARE(catalog.partFor(u"greeter"_s)->instruction, u"Mine."_s);
    QVERIFY(errorsOf(diagnosticsOf(user(u"agents/hello.toml"_s))).isEmpty());
}

void AgentCatalogTest::twoFilesOfOneNameInALayerAreAnError()
{
    write(user(u"agents/hello.gram"_s), greeterGram);
    write(user(u"agents/hello.toml"_s), QByteArray(greeterInToml).replace("\"greeter\"", "\"other\""));
    const AgentCatalog catalog(descriptors());
    QVERIFY(errorsOf(diagnosticsOf(user(u"agents/hello.gram"_s))).isEmpty());
    const QStringList errors = errorsOf(diagnosticsOf(user(u"agents/hello.toml"_s)));
    QCOMPARE(errors.size(), 1);
    QVERIFY2(errors.first().contains(user(u"agents/hello.gram"_s)), qPrintable(errors.first()));
    QVERIFY(catalog.find(u"greeter"_s)->part);
    QVERIFY(!catalog.find(u"other"_s)->part);
    // The same agent in files of different names is one too many as well.
    write(user(u"agents/hello.toml"_s), "[agent]\nname = \"alone\"\ninstruction = \"Be.\"\n");
    write(user(u"agents/third.gram"_s), greeterGram);
    m_descriptors->load();
    QCOMPARE(errorsOf(diagnosticsOf(user(u"agents/third.gram"_s))).size(), 1);
}

void AgentCatalogTest::usesNoGramOfAWorkspaceThatIsNotTrusted()
{
    const QString workspace = m_folder->filePath(u"work"_s);
    write(workspace + u"/.parlance/agents/hello.gram"_s, greeterGram);
    bool isTrusted = false;
    DescriptorCatalog &layers = descriptors();
    layers.setTrust([&isTrusted](const QString &, const QString &) { return isTrusted; });
    const AgentCatalog catalog(layers);
    layers.setWorkspaceFolder(workspace);
    QVERIFY(!catalog.find(u"greeter"_s));
    const QString before = layers.workspaceFingerprint();
    isTrusted = true;
    write(workspace + u"/.parlance/agents/hello.gram"_s, greeterGram + "// changed\n");
    layers.load();
    QVERIFY(catalog.find(u"greeter"_s));
    QVERIFY(layers.workspaceFingerprint() != before);
}

void AgentCatalogTest::keepsTheLastGoodGramInUse()
{
    write(user(u"agents/hello.gram"_s), greeterGram);
    AgentCatalog catalog(descriptors());
    write(user(u"agents/hello.gram"_s), "[greeter:Agent {");
    m_descriptors->load();
    QVERIFY(!errorsOf(diagnosticsOf(user(u"agents/hello.gram"_s))).isEmpty());
    const AgentEntry *entry = catalog.find(u"greeter"_s);
    QVERIFY(entry && entry->part);
    QVERIFY(!entry->diagnostics.isEmpty());
    QCOMPARE(entry->diagnostics.first().severity, Diagnostic::Severity::Warning);
}

void AgentCatalogTest::noticesAChangedGramFile()
{
    write(user(u"agents/hello.gram"_s), greeterGram);
    AgentCatalog catalog(descriptors());
    QSignalSpy changed(&catalog, &AgentCatalog::changed);
    write(user(u"agents/hello.gram"_s), QByteArray(greeterGram).replace("Greet.", "Greet twice."));
    QTRY_VERIFY(!changed.isEmpty());
    QCOMPARE(catalog.partFor(u"greeter"_s)->instruction, u"Greet twice."_s);
}

void AgentCatalogTest::namesTheNearestWhereThereIsNone()
{
    write(user(u"agents/hello.gram"_s), greeterGram);
    AgentCatalog catalog(descriptors());
    const auto part = catalog.partFor(u"greetr"_s);
    QVERIFY(!part.has_value());
    QCOMPARE(part.error().category, ErrorCategory::Usage);
    QVERIFY(part.error().message.contains(u"greeter"));
}

void AgentCatalogTest::takesAFileAndAsksWhichOfSeveral()
{
    const QString path = m_folder->filePath(u"two.gram"_s);
    write(path, greeterGram + QByteArray(greeterGram).replace("greeter", "leaver"));
    AgentCatalog catalog(descriptors());
    const auto either = catalog.partFor(path);
    QVERIFY(!either.has_value());
    QVERIFY2(either.error().message.contains(path + u"#leaver"_s), qPrintable(either.error().message));
    QCOMPARE(catalog.partFor(path + u"#leaver"_s)->name, u"leaver"_s);
    QVERIFY(!catalog.partFor(path + u"#nobody"_s).has_value());
    QVERIFY(!catalog.partFor(m_folder->filePath(u"missing.gram"_s)).has_value());
    write(path, QByteArray(greeterGram).replace("::Text", "::Txt"));
    const auto wrong = catalog.partFor(path);
    QVERIFY(!wrong.has_value());
    QVERIFY2(wrong.error().message.contains(path + u":2:"_s), qPrintable(wrong.error().message));
}

void AgentCatalogTest::checksACharacterWhenItIsLoaded()
{
    DescriptorFile file = DescriptorFile::parse(greeterInToml + "[character]\nname = \"Greeter\"\n", u"a.toml"_s);
    const AgentEntry loaded = readAgents(file).first();
    QVERIFY(loaded.isCharacter);
    QVERIFY(loaded.part && loaded.part->character);
    QCOMPARE(loaded.state, CharacterState::LoadedWithTools);
    const AgentEntry unbound = readAgents(file, AgentReading::Interpreted, [](const QString &) { return false; }).first();
    QCOMPARE(unbound.state, CharacterState::FailedValidation);
    QCOMPARE(unbound.faults.first().type, u"MissingMethod"_s);
    QVERIFY(!unbound.part);
}

void AgentCatalogTest::readsLibraries()
{
    write(user(u"libraries/shelf.toml"_s),
        "[library]\nname = \"shelf\"\nmatch = \"exact\"\n[[bindings]]\nname = \"sayHello\"\ninvoker = \"greetings:sayHello\"\n");
    const LibraryCatalog catalog(descriptors());
    const ToolLibrary *library = catalog.find(u"shelf"_s);
    QVERIFY(library);
    QCOMPARE(library->match, ToolLibrary::Match::Exact);
    QCOMPARE(library->find(u"sayHello"_s)->invoker, u"greetings:sayHello"_s);
    QVERIFY(catalog.libraryFor(u"shelf"_s).has_value());
    QVERIFY(catalog.libraryFor(user(u"libraries/shelf.toml"_s)).has_value());
    const auto none = catalog.libraryFor(u"shelv"_s);
    QVERIFY(!none.has_value());
    QVERIFY(none.error().message.contains(u"shelf"));
}

void AgentCatalogTest::saysWhatIsWrongWithALibrary()
{
    const QString path = user(u"libraries/shelf.toml"_s);
    write(path, "[library]\nname = \"shelf\"\n[[bindings]]\nname = \"a\"\ninvoker = \"nothing\"\n");
    const LibraryCatalog catalog(descriptors());
    QCOMPARE(errorsOf(diagnosticsOf(path)), QStringList {u"5:11 “nothing” is not written as ENSEMBLE:TOOL"_s});
    QVERIFY(!catalog.libraryFor(u"shelf"_s).has_value());
    write(path,
        "[library]\nname = \"shelf\"\n[[bindings]]\nname = \"a\"\ninvoker = \"a:b\"\n[[bindings]]\nname = \"a\"\ninvoker = \"c:d\"\n");
    m_descriptors->load();
    const QStringList errors = errorsOf(diagnosticsOf(path));
    QCOMPARE(errors.size(), 1);
    QVERIFY2(errors.first().startsWith(u"7:8 "), qPrintable(errors.first()));
}

QTEST_GUILESS_MAIN(AgentCatalogTest)
#include "tst_agentcatalog.moc"
