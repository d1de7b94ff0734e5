// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorcheck.h"
#include "model/exchange/exchangelog.h"
#include "network/http/httpclient.h"
#include "network/providers/catalog/modellists.h"
#include "network/providers/catalog/providercatalog.h"
#include "network/providers/catalog/providerreader.h"
#include "network/secrets/keychain.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"
#include "tests/support/scriptedserver.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace network;
using support::write;

namespace {

const QByteArray list = R"({"object":"list","data":[{"id":"one","max_model_len":4096},{"id":"text-embed"},{"id":"two"}]})";

} // namespace

//! How the lists of models are asked for, kept, and used again when they are old.
class ModelListsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void listsAndMergesWithTheDescriptor();
    void keepsAListForTheNextTime();
    void asksForAFreshListOnce();
    void keepsAnOldListWhereThereIsNoNewer();
    void asksWhoHasAKeyOrHasAnsweredBefore();
    void forgetsTheListOfAnotherAddress();
    void triesTheNextAddressWhereNothingCouldBeSent();
    void asksNoOtherAddressOnceOneHasAnswered();

private:
    void describe(const QByteArray &further = {});
    void reopen();
    model::Result<void> refresh();
    void age(qint64 milliseconds);
    QStringList models() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ScriptedServer> m_server;
    model::DescriptorCheck m_check;
    model::ExchangeLog m_log;
    HttpClient m_client {m_log};
    Keychain m_keychain;
    std::unique_ptr<model::DescriptorCatalog> m_descriptors;
    std::unique_ptr<ProviderCatalog> m_catalog;
    std::unique_ptr<ModelLists> m_lists;
};

void ModelListsTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_server = std::make_unique<ScriptedServer>();
    describe();
    reopen();
}

void ModelListsTest::describe(const QByteArray &further)
{
    write(m_folder->filePath(u"providers/mine.toml"_s),
        "[provider]\nname = \"mine\"\ndialect = \"openai-chat-completions\"\nbase-url = \"" + m_server->url(u"/v1"_s).toEncoded() + "\"\n"
            + further + "[defaults]\ncontext = 100\n[[families]]\nname-regex = \"embed\"\noffered = false\n[[models]]\nname = \"two\"\n");
}

void ModelListsTest::reopen()
{
    m_lists.reset();
    m_catalog.reset();
    registerReaders(m_check);
    m_descriptors = std::make_unique<model::DescriptorCatalog>(u":/none"_s, m_folder->path(), m_check);
    m_descriptors->load();
    m_catalog = std::make_unique<ProviderCatalog>(*m_descriptors);
    m_lists = std::make_unique<ModelLists>(*m_catalog, m_client, m_keychain, m_folder->filePath(u"lists"_s));
}

model::Result<void> ModelListsTest::refresh()
{
    std::optional<model::Result<void>> ended;
    m_lists->refresh(u"mine"_s, this, [&ended](const model::Result<void> &result) { ended = result; });
    if (!QTest::qWaitFor([&ended] { return ended.has_value(); }, support::patience))
        return model::failure(model::ErrorCategory::Timeout, u"did not end"_s);
    return *ended;
}

//! As if the list had been asked for so long ago.
void ModelListsTest::age(qint64 milliseconds)
{
    QFile file(m_folder->filePath(u"lists/mine.json"_s));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
    object[u"listed"] = QDateTime::currentDateTimeUtc().addMSecs(-milliseconds).toString(Qt::ISODateWithMs);
    QVERIFY(file.resize(0));
    file.seek(0);
    file.write(QJsonDocument(object).toJson());
}

QStringList ModelListsTest::models() const
{
    QStringList names;
    for (const ModelEntry &entry : m_catalog->find(u"mine"_s)->models)
        names.append(entry.name);
    return names;
}

void ModelListsTest::listsAndMergesWithTheDescriptor()
{
    m_server->enqueue(Script::answer(200, list));
    QSignalSpy changed(m_catalog.get(), &ProviderCatalog::changed);
    QVERIFY(refresh());
    QVERIFY(!changed.isEmpty());
    QCOMPARE(models(), QStringList({u"two"_s, u"one"_s}));
    QCOMPARE(m_catalog->find(u"mine"_s)->entry(u"one"_s).context, 4096);
    QCOMPARE(m_catalog->find(u"mine"_s)->entry(u"two"_s).context, 100);
}

void ModelListsTest::keepsAListForTheNextTime()
{
    m_server->enqueue(Script::answer(200, list));
    QVERIFY(refresh());
    reopen();
    QCOMPARE(models(), QStringList({u"two"_s, u"one"_s}));
    QCOMPARE(m_catalog->find(u"mine"_s)->entry(u"one"_s).context, 4096);
}

void ModelListsTest::asksForAFreshListOnce()
{
    m_server->enqueue(Script::answer(200, list));
    QVERIFY(refresh());
    QVERIFY(refresh());
    m_lists->refreshOld(u"mine"_s);
    reopen();
    QVERIFY(refresh());
    QCOMPARE(m_server->requests().size(), 1);
}

void ModelListsTest::keepsAnOldListWhereThereIsNoNewer()
{
    m_server->enqueue(Script::answer(200, list));
    QVERIFY(refresh());
    age(ModelLists::freshMilliseconds + 1000);
    reopen();
    QCOMPARE(models(), QStringList({u"two"_s, u"one"_s}));
    m_server->enqueue(Script::answer(500, "{\"error\":{\"message\":\"not today\"}}"));
    const auto refreshed = refresh();
    QVERIFY(!refreshed);
    QVERIFY2(refreshed.error().message.contains(u"not today"_s), qPrintable(refreshed.error().message));
    QCOMPARE(models(), QStringList({u"two"_s, u"one"_s}));
    // After a failure nobody is asked again at once.
    m_lists->refreshOld(u"mine"_s);
    m_server->enqueue(Script::answer(200, R"({"data":[{"id":"three"}]})"));
    QVERIFY(refresh());
    QCOMPARE(m_server->requests().size(), 3);
    QCOMPARE(models(), QStringList({u"two"_s, u"three"_s}));
}

void ModelListsTest::asksWhoHasAKeyOrHasAnsweredBefore()
{
    describe("key = \"PARLANCE_NO_SUCH_KEY\"\n");
    reopen();
    m_lists->refreshOld(u"mine"_s);
    describe();
    reopen();
    m_lists->refreshOld(u"another"_s);
    m_server->enqueue(Script::answer(200, list));
    m_lists->refreshOld(u"mine"_s);
    QTRY_COMPARE(models().size(), 2);
    QCOMPARE(m_server->requests().size(), 1);
    age(ModelLists::freshMilliseconds + 1000);
    reopen();
    m_server->enqueue(Script::answer(200, R"({"data":[{"id":"three"}]})"));
    m_lists->refreshOld(u"another"_s);
    QTRY_COMPARE(models(), QStringList({u"two"_s, u"three"_s}));
    QCOMPARE(m_server->requests().size(), 2);
}

void ModelListsTest::forgetsTheListOfAnotherAddress()
{
    m_server->enqueue(Script::answer(200, list));
    QVERIFY(refresh());
    m_server = std::make_unique<ScriptedServer>();
    describe();
    reopen();
    QCOMPARE(models(), QStringList {u"two"_s});
}

void ModelListsTest::triesTheNextAddressWhereNothingCouldBeSent()
{
    ScriptedServer closed;
    const QByteArray gone = closed.url(u"/v1"_s).toEncoded();
    closed.stopListening();
    write(m_folder->filePath(u"providers/mine.toml"_s),
        "[provider]\nname = \"mine\"\ndialect = \"openai-chat-completions\"\nbase-url = [\"" + gone + "\", \""
            + m_server->url(u"/v1"_s).toEncoded() + "\"]\n");
    reopen();
    m_server->enqueue(Script::answer(200, list));
    QVERIFY(refresh());
    QCOMPARE(models().size(), 3);
}

void ModelListsTest::asksNoOtherAddressOnceOneHasAnswered()
{
    ScriptedServer second;
    write(m_folder->filePath(u"providers/mine.toml"_s),
        "[provider]\nname = \"mine\"\ndialect = \"openai-chat-completions\"\nbase-url = [\"" + m_server->url(u"/v1"_s).toEncoded()
            + "\", \"" + second.url(u"/v1"_s).toEncoded() + "\"]\n");
    reopen();
    m_server->enqueue(Script::answer(503, "busy"));
    QVERIFY(!refresh());
    QVERIFY(second.requests().isEmpty());
}

QTEST_GUILESS_MAIN(ModelListsTest)
#include "tst_modellists.moc"
