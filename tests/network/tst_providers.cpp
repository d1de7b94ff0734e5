// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorcheck.h"
#include "network/providers/catalog/dialects.h"
#include "network/providers/catalog/providercatalog.h"
#include "network/providers/catalog/providerreader.h"
#include "network/providers/contract/contractprompt.h"
#include "network/providers/wire/dialect.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace network;
using model::DescriptorFile, model::DescriptorKind, model::TextPosition;
using support::write;

namespace {

const QByteArray good = R"([provider]
name = "mine"
title = "My server"
dialect = "openai-chat-completions"
base-url = "http://box.example:9931/v1"
allow-cleartext = "box.example"
key = "MY_KEY"
idle-timeout = 2.5
max-retries = 0
quirks = { call-ids = "short", thoughts = "chain", max-output = "max_completion_tokens" }

[headers]
X-Team = "blue"

[body]
temperature = 1.0
stop = ["a", "b"]

[[models]]
name = "small"
context = 8192
max-output = 1024
tools = false

[[models]]
name = "deep"
title = "Deep one"
thinking-budget = 2000
return-thoughts = true
tool-calling = "contract"
contract = "contract-text"
)";

const QByteArray minimal = "[provider]\nname = \"a\"\ndialect = \"anthropic-messages\"\nbase-url = \"https://a.example\"\n";

QStringList namesOf(const ProviderCatalog &catalog)
{
    QStringList names;
    for (const Provider &provider : catalog.providers())
        names.append(provider.name);
    names.sort();
    return names;
}

QStringList modelsOf(const Provider &provider)
{
    QStringList names;
    for (const ModelEntry &entry : provider.models)
        names.append(entry.name);
    return names;
}

} // namespace

class ProvidersTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void readsAllThatADescriptorSays();
    void givesModelsThatAreNotDescribedTheirDefaults();
    void saysWhatIsWrongAndWhere_data();
    void saysWhatIsWrongAndWhere();
    void writesADescriptorThatItReads();
    void shipsDescriptorsWithoutAFault_data();
    void shipsDescriptorsWithoutAFault();
    void shipsControlsThatModelsTake_data();
    void shipsControlsThatModelsTake();
    void catalogsGoodDescriptorsOnly();
    void catalogFollowsTheFiles();
    void catalogKeepsTheLastGoodVersionOfAFile();
    void putsListedModelsAfterDescribedOnes();
    void prefersAProviderThatWasAdded();

private:
    model::DescriptorCheck m_check;
};

void ProvidersTest::initTestCase()
{
    registerReaders(m_check);
}

void ProvidersTest::readsAllThatADescriptorSays()
{
    const DescriptorFile file = DescriptorFile::parse(good, u"mine.toml"_s);
    QVERIFY(m_check.check(file, DescriptorKind::Provider).isEmpty());
    model::Diagnostics diagnostics;
    const Provider provider = readProvider(file, diagnostics);
    QVERIFY(diagnostics.isEmpty());
    QCOMPARE(provider.name, u"mine"_s);
    QCOMPARE(provider.title, u"My server"_s);
    QCOMPARE(provider.dialect, u"openai-chat-completions"_s);
    QCOMPARE(provider.baseUrl, QUrl(u"http://box.example:9931/v1"_s));
    QCOMPARE(provider.keyName, u"MY_KEY"_s);
    QVERIFY(provider.allowCleartext);
    QCOMPARE(provider.mostRetries, 0);
    QCOMPARE(provider.quirks, (Quirks {true, u"chain"_s, u"max_completion_tokens"_s}));
    QCOMPARE(provider.headers, (model::Headers {{"X-Team", "blue"}}));
    QCOMPARE(provider.body.size(), 2);
    QCOMPARE(provider.body.first().second.bytes(), QByteArray("1.0"));
    QCOMPARE(modelsOf(provider), QStringList({u"small"_s, u"deep"_s}));
    QCOMPARE(provider.entry(u"small"_s).context, 8192);
    QCOMPARE(provider.entry(u"small"_s).longestOutput, 1024);
    QVERIFY(!provider.entry(u"small"_s).tools);
    QCOMPARE(provider.entry(u"deep"_s).thinkingBudget, 2000);
    QVERIFY(provider.entry(u"deep"_s).returnThoughts);
    QCOMPARE(provider.entry(u"deep"_s).toolCalling, ToolCalling::Contract);
    QCOMPARE(provider.entry(u"deep"_s).contractName, u"contract-text"_s);
    QVERIFY(!provider.entry(u"small"_s).toolCalling);
    QCOMPARE(provider.toolCalling, ToolCalling::Native);
}

void ProvidersTest::givesModelsThatAreNotDescribedTheirDefaults()
{
    model::Diagnostics diagnostics;
    const Provider provider = readProvider(DescriptorFile::parse(good, u"mine.toml"_s), diagnostics);
    const ModelEntry entry = provider.entry(u"other"_s);
    QCOMPARE(entry.name, u"other"_s);
    QVERIFY(entry.tools);
    QVERIFY(!entry.returnThoughts);
    QCOMPARE(entry.context, 0);
}

void ProvidersTest::saysWhatIsWrongAndWhere_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<TextPosition>("position");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const QByteArray &text, TextPosition position, const QString &says) {
        QTest::newRow(name) << text << position << says;
    };
    row("no TOML", "[provider]\nname = \n", {2, 8}, {});
    row("no name", "[provider]\ndialect = \"anthropic-messages\"\nbase-url = \"https://a.example\"\n", {1, 1}, u"name"_s);
    row("a key that there is not", minimal + "titel = \"x\"\n", {5, 1}, u"titel"_s);
    row("a wrong type", minimal + "max-retries = \"2\"\n", {5, 15}, {});
    row("a dialect that does not exist", QByteArray(minimal).replace("anthropic-messages", "anthropic"), {3, 11}, u"anthropic-messages"_s);
    row("cleartext", QByteArray(minimal).replace("https:", "http:"), {4, 12}, {});
    row("a way of calling tools that there is not", minimal + "tool-calling = \"sometimes\"\n", {5, 16}, {});
    row("no address", QByteArray(minimal).replace("https://a.example", "not an address"), {4, 12}, {});
    row("cleartext for another host", minimal + "allow-cleartext = \"b.example\"\n", {5, 19}, u"allow-cleartext"_s);
    row("a header with a line break", minimal + "[provider.headers]\nX-A = \"a\\r\\nX-B: b\"\n", {6, 1}, {});
    row("a model without a name", minimal + "[[models]]\ntitle = \"x\"\n", {5, 1}, u"name"_s);
    row("a model twice", minimal + "[[models]]\nname = \"x\"\n[[models]]\nname = \"x\"\n", {8, 8}, u"x"_s);
}

void ProvidersTest::saysWhatIsWrongAndWhere()
{
    QFETCH(QByteArray, text);
    QFETCH(TextPosition, position);
    QFETCH(QString, says);
    const auto diagnostics = m_check.check(DescriptorFile::parse(text, u"p.toml"_s), DescriptorKind::Provider);
    QVERIFY(model::hasErrors(diagnostics));
    const model::Diagnostic first = diagnostics.first();
    QVERIFY2(first.message.contains(says), qPrintable(first.toString()));
    QVERIFY2(first.position == position, qPrintable(first.toString()));
}

void ProvidersTest::writesADescriptorThatItReads()
{
    Provider provider;
    provider.name = u"found"_s;
    provider.title = u"Found “here” \"\\ \n\x7f"_s;
    provider.dialect = u"openai-chat-completions"_s;
    provider.baseUrl = QUrl(u"http://box.example:1234/v1"_s);
    provider.allowCleartext = true;
    provider.keyName = u"KEY"_s;
    ModelEntry entry;
    entry.name = u"a/b:c"_s;
    entry.title = u"A"_s;
    entry.context = 4096;
    provider.models = {entry};
    const DescriptorFile file = DescriptorFile::parse(providerDescriptor(provider), u"found.toml"_s);
    const auto problems = m_check.check(file, DescriptorKind::Provider);
    QVERIFY2(problems.isEmpty(), problems.isEmpty() ? "" : qPrintable(problems.first().toString()));
    model::Diagnostics diagnostics;
    const Provider again = readProvider(file, diagnostics);
    QCOMPARE(again.name, provider.name);
    QCOMPARE(again.title, provider.title.trimmed());
    QCOMPARE(again.baseUrl, provider.baseUrl);
    QCOMPARE(again.keyName, provider.keyName);
    QVERIFY(again.allowCleartext);
    QCOMPARE(modelsOf(again), QStringList {u"a/b:c"_s});
    QCOMPARE(again.models.first().context, 4096);
    QCOMPARE(
        providerDescriptor(again), providerDescriptor(readProvider(DescriptorFile::parse(providerDescriptor(again), {}), diagnostics)));
}

void ProvidersTest::shipsDescriptorsWithoutAFault_data()
{
    QTest::addColumn<QString>("path");
    for (QDirIterator files(u":/descriptors/providers"_s, {u"*.toml"_s}, QDir::Files); files.hasNext();) {
        const QString path = files.next();
        QTest::newRow(qPrintable(files.fileName())) << path;
    }
}

void ProvidersTest::shipsDescriptorsWithoutAFault()
{
    QFETCH(QString, path);
    const DescriptorFile file = DescriptorFile::read(path);
    const auto diagnostics = m_check.check(file, DescriptorKind::Provider);
    QVERIFY2(diagnostics.isEmpty(), diagnostics.isEmpty() ? "" : qPrintable(diagnostics.first().toString()));
    model::Diagnostics found;
    const Provider provider = readProvider(file, found);
    QCOMPARE(provider.name, QFileInfo(path).completeBaseName());
    // An agent of another program is no dialect, and knows its models itself.
    QVERIFY(provider.agent || Dialects::find(provider.dialect));
    QVERIFY(provider.agent || !provider.models.isEmpty());
}

void ProvidersTest::shipsControlsThatModelsTake_data()
{
    QTest::addColumn<QString>("provider");
    QTest::addColumn<QString>("model");
    QTest::addColumn<QStringList>("controls");
    const auto row = [](const QString &provider, const QString &model, const QStringList &controls) {
        QTest::newRow(qPrintable(provider + u'/' + model)) << provider << model << controls;
    };
    // Claude's models after 4.6 refuse sampling parameters, and so do OpenAI's that think.
    row(u"anthropic"_s, u"claude-3-haiku-20240307"_s, {u"max-output"_s, u"temperature"_s});
    row(u"anthropic"_s, u"claude-sonnet-4-20250514"_s, {u"max-output"_s, u"temperature"_s, u"thinking-budget"_s});
    row(u"anthropic"_s, u"claude-opus-4-6"_s, {u"max-output"_s, u"temperature"_s, u"thinking-budget"_s, u"effort"_s});
    row(u"anthropic"_s, u"claude-opus-4-7"_s, {u"max-output"_s, u"effort"_s});
    row(u"anthropic"_s, u"claude-sonnet-5"_s, {u"max-output"_s, u"effort"_s});
    row(u"anthropic"_s, u"claude-of-tomorrow"_s, {u"max-output"_s});
    row(u"openai"_s, u"gpt-4.1"_s, {u"max_completion_tokens"_s, u"temperature"_s, u"top_p"_s});
    row(u"openai"_s, u"o3"_s, {u"max_completion_tokens"_s, u"reasoning_effort"_s});
    row(u"openai"_s, u"gpt-5.1"_s, {u"max_completion_tokens"_s, u"reasoning_effort"_s});
    row(u"openai"_s, u"gpt-5.1-chat-latest"_s, {u"max_completion_tokens"_s, u"temperature"_s, u"top_p"_s});
    row(u"mistral"_s, u"mistral-large-latest"_s, {u"temperature"_s, u"top_p"_s});
}

void ProvidersTest::shipsControlsThatModelsTake()
{
    QFETCH(QString, provider);
    QFETCH(QString, model);
    QFETCH(QStringList, controls);
    model::Diagnostics diagnostics;
    const Provider read = readProvider(DescriptorFile::read(u":/descriptors/providers/%1.toml"_s.arg(provider)), diagnostics);
    QStringList names;
    for (const ModelControl &control : read.entry(model).controls)
        names.append(control.name);
    QCOMPARE(names, controls);
}

void ProvidersTest::catalogsGoodDescriptorsOnly()
{
    QTemporaryDir folder;
    write(folder.filePath(u"providers/mine.toml"_s), good);
    write(folder.filePath(u"providers/off.toml"_s), QByteArray(minimal).replace("\"a\"", "\"off\"") + "enabled = false\n");
    write(folder.filePath(u"providers/bad.toml"_s), "[provider]\nname = \"bad\"\n");
    model::DescriptorCatalog descriptors(u":/descriptors"_s, folder.path(), m_check);
    ProviderCatalog catalog(descriptors);
    descriptors.load();
    QCOMPARE(namesOf(catalog),
        QStringList({u"anthropic"_s, u"deepseek"_s, u"google"_s, u"groq"_s, u"llama-cpp"_s, u"lm-studio"_s, u"mine"_s, u"mistral"_s,
            u"ollama"_s, u"openai"_s, u"openrouter"_s, u"rehearsal"_s, u"together"_s, u"vllm"_s, u"xai"_s}));
    QVERIFY(catalog.find(u"mine"_s));
    QCOMPARE(catalog.find(u"mine"_s)->entry(u"deep"_s).contract->name, u"contract-text"_s);
    QVERIFY(!catalog.find(u"mine"_s)->entry(u"small"_s).contract);
    QCOMPARE(catalog.find(u"mine"_s)->contract->name, u"contract"_s);
    QVERIFY(!catalog.find(u"off"_s));
    QVERIFY(!catalog.find(u"bad"_s));
}

void ProvidersTest::catalogFollowsTheFiles()
{
    QTemporaryDir folder;
    model::DescriptorCatalog descriptors(u":/none"_s, folder.path(), m_check);
    ProviderCatalog catalog(descriptors);
    descriptors.load();
    QVERIFY(catalog.providers().isEmpty());
    QSignalSpy changed(&catalog, &ProviderCatalog::changed);
    QVERIFY(descriptors.save(folder.filePath(u"providers/a.toml"_s), minimal));
    QTRY_COMPARE(namesOf(catalog), QStringList {u"a"_s});
    QVERIFY(!changed.isEmpty());
    QVERIFY(QFile::remove(folder.filePath(u"providers/a.toml"_s)));
    QTRY_VERIFY(catalog.providers().isEmpty());
}

void ProvidersTest::catalogKeepsTheLastGoodVersionOfAFile()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"providers/a.toml"_s);
    write(path, QByteArray(minimal) + "title = \"Good\"\n");
    model::DescriptorCatalog descriptors(u":/none"_s, folder.path(), m_check);
    ProviderCatalog catalog(descriptors);
    descriptors.load();
    write(path, QByteArray(minimal) + "titel = \"Bad\"\n");
    descriptors.load();
    QVERIFY(model::hasErrors(descriptors.entries().first().diagnostics));
    QVERIFY(catalog.find(u"a"_s));
    QCOMPARE(catalog.find(u"a"_s)->title, u"Good"_s);
}

void ProvidersTest::putsListedModelsAfterDescribedOnes()
{
    QTemporaryDir folder;
    write(folder.filePath(u"providers/mine.toml"_s), good);
    model::DescriptorCatalog descriptors(u":/none"_s, folder.path(), m_check);
    ProviderCatalog catalog(descriptors);
    descriptors.load();
    ModelEntry known;
    known.name = u"small"_s;
    ModelEntry listed;
    listed.name = u"listed"_s;
    catalog.setListedModels({{u"mine"_s, {listed, known}}});
    QCOMPARE(modelsOf(*catalog.find(u"mine"_s)), QStringList({u"small"_s, u"deep"_s, u"listed"_s}));
    QCOMPARE(catalog.find(u"mine"_s)->entry(u"small"_s).context, 8192);
    descriptors.load();
    QCOMPARE(catalog.find(u"mine"_s)->models.size(), 3);
}

void ProvidersTest::prefersAProviderThatWasAdded()
{
    QTemporaryDir folder;
    write(folder.filePath(u"providers/mine.toml"_s), good);
    model::DescriptorCatalog descriptors(u":/none"_s, folder.path(), m_check);
    ProviderCatalog catalog(descriptors);
    descriptors.load();
    Provider added;
    added.name = u"mine"_s;
    added.title = u"From the command line"_s;
    catalog.add(added);
    QCOMPARE(catalog.find(u"mine"_s)->title, added.title);
    QCOMPARE(catalog.providers().size(), 1);
}

QTEST_GUILESS_MAIN(ProvidersTest)
#include "tst_providers.moc"
