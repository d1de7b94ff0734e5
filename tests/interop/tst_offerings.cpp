// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/mcpofferingjobs.h"
#include "invocables/external/mcp/mcpresource.h"
#include "tests/interop/packages.h"
#include "tests/invocables/mcpfixture.h"

using namespace mcp;
using model::Canister, model::Role;

//! Prompts, completion and resources of a server that others wrote.
class OfferingsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }
    void listsWhatItOffers();
    void fillsInItsPrompts();
    void completesArguments();
    void completesAfterOtherArguments();
    void readsItsResources();
    void readsOneOfAFamily();
    void hearsOfChanges();

private:
    QList<Canister> prompt(const QString &name, const QMap<QString, QString> &arguments = {});
    QList<Canister> read(const QString &uri);
    QStringList complete(McpCompletion::Of of, const QString &what, const QString &argument, const QString &value,
        const QMap<QString, QString> &others = {});

    std::unique_ptr<Fixture> m_fixture;
    McpEnsemble *m_server = nullptr;
    network::McpClient *m_client = nullptr;
};

void OfferingsTest::init()
{
    NEEDS_PACKAGES();
    m_fixture = std::make_unique<Fixture>();
    const QString vector = uR"(["%1", "%2", "stdio"])"_s.arg(packages::node(), packages::script(u"server-everything"_s));
    support::write(m_fixture->folder.filePath(u"ensembles/everything.toml"_s),
        "[ensemble]\nname = \"everything\"\n[connection]\ntransport = \"stdio\"\ncommand = " + vector.toUtf8()
            + "\n[defaults]\napproval = \"allow\"\n");
    m_fixture->descriptors->load();
    m_server = m_fixture->servers->find(u"everything"_s);
    QVERIFY(m_server);
    m_server->offerings().show();
    m_server->start();
    QTRY_VERIFY(m_server->connection().client());
    m_client = m_server->connection().client();
    QTRY_VERIFY(!m_server->offerings().isListing() && !m_server->offerings().resources().isEmpty());
}

QList<Canister> OfferingsTest::prompt(const QString &name, const QMap<QString, QString> &arguments)
{
    QList<Canister> said;
    auto *job = new McpPromptJob(*m_client, name, arguments, m_fixture->owner.get());
    connect(job, &McpPromptJob::succeeded, this, [&said](const QList<Canister> &messages) { said = messages; });
    QSignalSpy finished(job, &model::Job::finished);
    finished.wait(support::patience);
    return said;
}

QList<Canister> OfferingsTest::read(const QString &uri)
{
    QList<Canister> documents;
    auto *job = new McpReadJob(*m_client, uri, m_fixture->owner.get());
    connect(job, &McpReadJob::succeeded, this, [&documents](const QList<Canister> &read) { documents = read; });
    QSignalSpy finished(job, &model::Job::finished);
    finished.wait(support::patience);
    return documents;
}

QStringList OfferingsTest::complete(
    McpCompletion::Of of, const QString &what, const QString &argument, const QString &value, const QMap<QString, QString> &others)
{
    McpCompletion completion(nullptr);
    QSignalSpy completed(&completion, &McpCompletion::completed);
    completion.ask(*m_client, of, what, argument, value, others);
    if (!completed.wait(support::patience))
        return {u"never"_s};
    return completed.first().first().toStringList();
}

void OfferingsTest::listsWhatItOffers()
{
    QStringList prompts;
    for (const McpPrompt &each : m_server->offerings().prompts())
        prompts.append(each.name);
    QCOMPARE(prompts, (QStringList {u"simple-prompt"_s, u"args-prompt"_s, u"completable-prompt"_s, u"resource-prompt"_s}));
    const QList<McpResource> resources = m_server->offerings().resources();
    QCOMPARE(std::count_if(resources.begin(), resources.end(), [](const McpResource &each) { return each.isTemplate; }), 2);
    QCOMPARE(resources.size(), 9);
    QVERIFY(m_server->canWatchResources());
}

void OfferingsTest::fillsInItsPrompts()
{
    QList<Canister> said = prompt(u"simple-prompt"_s);
    QCOMPARE(said.size(), 1);
    QCOMPARE(said.first().role, Role::User);
    QVERIFY(!said.first().text().isEmpty());
    said = prompt(u"args-prompt"_s, {{u"city"_s, u"Oslo"_s}});
    QCOMPARE(said.size(), 1);
    QVERIFY2(said.first().text().contains(u"Oslo"), qPrintable(said.first().text()));
    said = prompt(u"resource-prompt"_s, {{u"resourceType"_s, u"Text"_s}, {u"resourceId"_s, u"1"_s}});
    QCOMPARE(said.size(), 2);
    QCOMPARE(said.at(1).role, Role::Document);
    QVERIFY2(said.at(1).title.contains(u"demo://resource/dynamic/text/1"), qPrintable(said.at(1).title));
    QVERIFY(!said.at(1).text().isEmpty());
    QVERIFY(prompt(u"no-such-prompt"_s).isEmpty());
}

void OfferingsTest::completesArguments()
{
    QVERIFY(McpCompletion::isOffered(*m_client));
    QCOMPARE(complete(McpCompletion::Of::Prompt, u"completable-prompt"_s, u"department"_s, u"E"_s), QStringList {u"Engineering"_s});
    QVERIFY(complete(McpCompletion::Of::Prompt, u"completable-prompt"_s, u"department"_s, u"Zzz"_s).isEmpty());
    const QString family = u"demo://resource/dynamic/text/{resourceId}"_s;
    QCOMPARE(complete(McpCompletion::Of::ResourceTemplate, family, u"resourceId"_s, u"7"_s), QStringList {u"7"_s});
}

//! Who is offered depends on the department.
void OfferingsTest::completesAfterOtherArguments()
{
    const auto names = [this](const QString &department) {
        return complete(McpCompletion::Of::Prompt, u"completable-prompt"_s, u"name"_s, QString(), {{u"department"_s, department}});
    };
    const QStringList engineers = names(u"Engineering"_s);
    const QStringList sellers = names(u"Sales"_s);
    QVERIFY(!engineers.isEmpty() && !sellers.isEmpty());
    QVERIFY(engineers != sellers);
}

void OfferingsTest::readsItsResources()
{
    for (const McpResource &resource : m_server->offerings().resources()) {
        if (resource.isTemplate)
            continue;
        const QList<Canister> documents = read(resource.uri);
        QVERIFY2(documents.size() == 1, qPrintable(resource.uri));
        QVERIFY(documents.first().title.contains(resource.uri));
        QVERIFY(!documents.first().text().isEmpty());
    }
}

void OfferingsTest::readsOneOfAFamily()
{
    const auto family = McpUriTemplate::parse(u"demo://resource/dynamic/blob/{resourceId}"_s);
    QVERIFY(family);
    const QList<Canister> documents = read(family->expanded({{u"resourceId"_s, u"3"_s}}));
    QCOMPARE(documents.size(), 1);
    QVERIFY(std::holds_alternative<model::FileContent>(documents.first().contents.value(0))
        || std::holds_alternative<model::TextContent>(documents.first().contents.value(0)));
    QVERIFY(read(u"demo://resource/dynamic/text/none"_s).isEmpty());
}

void OfferingsTest::hearsOfChanges()
{
    const QString uri = u"demo://resource/dynamic/text/1"_s;
    m_server->watchResources({uri});
    m_fixture->prepare();
    // The server tells of changes that it makes up, every few seconds.
    m_fixture->invoke(u"everything:toggle-subscriber-updates"_s);
    QTRY_VERIFY(m_server->isResourceUpdated(uri));
    m_server->forgetUpdate(uri);
    QVERIFY(!m_server->isResourceUpdated(uri));
}

QTEST_GUILESS_MAIN(OfferingsTest)
#include "tst_offerings.moc"
