// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "mcpfixture.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <csignal>

using namespace mcp;
using model::JsonText;
using network::McpConnection;
using Era = network::McpHandshake::Era;

//! What is remembered of servers, and how one is kept connected.
class McpKnownTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void keepsAListAsItWas();
    void keepsNothingWithoutAFolder();
    void takesNoOtherFileForAList_data();
    void takesNoOtherFileForAList();
    void keepsNoEndlessList();
    void keepsTheNewestServers();
    void remembersErasForTheNextStart();
    void writesAnEraOnlyWhereItIsNew();
    void beginsAnewWhereThereAreTooManyServers();
    void remembersNothingOfWhatIsRecordedOrPlayed();
    void startsInItsFolder_data();
    void startsInItsFolder();
    void tellsHowManyLinesCameTooFast();
    void keepsWhatIsSaidOfNoRequest();
    void keepsSoManyLines();
    void tellsLastWordsWithoutALinesEnd();
    void givesUpWhatNeverCameAbout();
    void startsAgainWhatWasLost();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

QByteArrayList bytesOf(const QList<JsonText> &items)
{
    QByteArrayList texts;
    for (const JsonText &item : items)
        texts.append(item.bytes());
    return texts;
}

//! One server, run by a shell.
class Kept final : public network::McpHost
{
public:
    explicit Kept(const QString &script, const QString &folder = {})
    {
        network::McpServer server;
        server.name = u"kept"_s;
        server.vector = {u"/bin/sh"_s, u"-c"_s, script};
        server.folder = folder;
        connection = std::make_unique<McpConnection>(server,
            network::McpServices {.keychain = [this]() -> network::Keychain & { return keychain; },
                .processHost = [this]() -> network::ProcessHost & { return host; },
                .log = &log,
                .eras = &eras},
            *this, nullptr);
        QObject::connect(connection.get(), &McpConnection::stateChanged, connection.get(), [this] { states.append(connection->state()); });
    }
    QStringList roots() const override { return {}; }
    void elicit(const network::McpElicitation &, QObject *, std::function<void(const network::McpElicitationAnswer &)> done) override
    {
        done({});
    }

    network::Keychain keychain;
    network::ProcessHost host {{}};
    model::ExchangeLog log;
    network::ErasKnown eras;
    std::unique_ptr<McpConnection> connection;
    QList<McpConnection::State> states;
};

using State = McpConnection::State;

} // namespace

void McpKnownTest::keepsAListAsItWas()
{
    const McpKnownTools known(path(u"tools"_s));
    QVERIFY(known.read(u"one"_s).isEmpty());
    const QByteArrayList items {R"({"name": "b", "n": 1.0})", R"({"name":"a"})"};
    known.write(u"one"_s, {JsonText::trusted(items.first()), JsonText::trusted(items.last())});
    known.write(u"two"_s, {JsonText::trusted(items.last())});
    QCOMPARE(bytesOf(known.read(u"one"_s)), items);
    QCOMPARE(QFile(path(u"tools/one.json"_s)).permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    known.forget(u"one"_s);
    QVERIFY(known.read(u"one"_s).isEmpty());
    QCOMPARE(known.read(u"two"_s).size(), 1);
}

void McpKnownTest::keepsNothingWithoutAFolder()
{
    const McpKnownTools known;
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(m_folder->path()));
    known.write(u"one"_s, {JsonText::trusted("{}")});
    QVERIFY(known.read(u"one"_s).isEmpty());
    known.forget(u"one"_s);
    QDir::setCurrent(before);
    QVERIFY(QDir(m_folder->path()).isEmpty());
    QVERIFY(!QFile::exists(u"/one.json"_s));
}

void McpKnownTest::takesNoOtherFileForAList_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("no JSON") << QByteArray("[{");
    QTest::newRow("an object") << QByteArray(R"({"name":"a"})");
    QTest::newRow("too large") << "[{}," + QByteArray(int(McpKnownTools::largestFile), ' ') + "{}]";
}

void McpKnownTest::takesNoOtherFileForAList()
{
    QFETCH(QByteArray, bytes);
    support::write(path(u"tools/one.json"_s), bytes);
    QVERIFY(McpKnownTools(path(u"tools"_s)).read(u"one"_s).isEmpty());
}

void McpKnownTest::keepsNoEndlessList()
{
    const McpKnownTools known(path(u"tools"_s));
    known.write(u"one"_s, {JsonText::trusted("{}")});
    known.write(u"two"_s, {JsonText::trusted("{}")});
    known.write(u"one"_s, {JsonText::trusted("\"" + QByteArray(int(McpKnownTools::largestFile), 'x') + "\"")});
    // Nor is the old one taken for what there is.
    QVERIFY(!QFile::exists(path(u"tools/one.json"_s)));
    QVERIFY(QFile::exists(path(u"tools/two.json"_s)));
}

void McpKnownTest::keepsTheNewestServers()
{
    const McpKnownTools known(path(u"tools"_s));
    const QDateTime now = QDateTime::currentDateTime();
    for (int server = 0; server < McpKnownTools::mostServers + 2; ++server) {
        QFile file(path(u"tools/%1.json"_s.arg(server)));
        support::write(file.fileName(), "[]");
        QVERIFY(file.open(QIODevice::ReadWrite) && file.setFileTime(now.addSecs(-60 - server), QFile::FileModificationTime));
    }
    support::write(path(u"tools/notes.txt"_s), "kept");
    known.write(u"new"_s, {JsonText::trusted("{}")});
    QCOMPARE(QDir(path(u"tools"_s)).entryList({u"*.json"_s}).size(), McpKnownTools::mostServers);
    QCOMPARE(known.read(u"new"_s).size(), 1);
    for (int server = 0; server < McpKnownTools::mostServers + 2; ++server)
        QCOMPARE(QFile::exists(path(u"tools/%1.json"_s.arg(server))), server < McpKnownTools::mostServers - 1);
    QVERIFY(QFile::exists(path(u"tools/notes.txt"_s)));
}

void McpKnownTest::remembersErasForTheNextStart()
{
    {
        network::ErasKnown eras(path(u"eras.json"_s));
        QCOMPARE(eras.of(u"a"_s), Era::Unknown);
        eras.note(u"a"_s, Era::Modern);
        eras.note(u"b"_s, Era::Legacy);
        eras.note(u"a"_s, Era::Unknown);
        QCOMPARE(eras.of(u"a"_s), Era::Modern);
    }
    network::ErasKnown eras(path(u"eras.json"_s));
    QCOMPARE(eras.of(u"a"_s), Era::Modern);
    QCOMPARE(eras.of(u"b"_s), Era::Legacy);
    eras.note(u"a"_s, Era::Legacy);
    QCOMPARE(network::ErasKnown(path(u"eras.json"_s)).of(u"a"_s), Era::Legacy);
    // What is no such file says nothing.
    support::write(path(u"eras.json"_s), "[1]");
    QCOMPARE(network::ErasKnown(path(u"eras.json"_s)).of(u"a"_s), Era::Unknown);
}

void McpKnownTest::writesAnEraOnlyWhereItIsNew()
{
    network::ErasKnown eras(path(u"eras.json"_s));
    eras.note(u"a"_s, Era::Modern);
    QVERIFY(QFile::remove(path(u"eras.json"_s)));
    eras.note(u"a"_s, Era::Modern);
    eras.note(u"b"_s, Era::Unknown);
    QVERIFY(!QFile::exists(path(u"eras.json"_s)));
    network::ErasKnown inMemory;
    inMemory.note(u"a"_s, Era::Modern);
    QCOMPARE(inMemory.of(u"a"_s), Era::Modern);
}

void McpKnownTest::beginsAnewWhereThereAreTooManyServers()
{
    network::ErasKnown eras;
    for (int server = 0; server < 1000; ++server)
        eras.note(QString::number(server), Era::Legacy);
    QCOMPARE(eras.of(u"0"_s), Era::Legacy);
    eras.note(u"one more"_s, Era::Modern);
    QCOMPARE(eras.of(u"0"_s), Era::Unknown);
    QCOMPARE(eras.of(u"one more"_s), Era::Modern);
}

void McpKnownTest::remembersNothingOfWhatIsRecordedOrPlayed()
{
    Fixture fixture;
    fixture.isTaped = true;
    fixture.describe({u"legacy"_s});
    fixture.prepare();
    QVERIFY(fixture.catalog->findInvoker(u"peer:echo"_s));
    const QString server = fixture.servers->find(u"peer"_s)->connection().server().fingerprint();
    QCOMPARE(fixture.eras.of(server), Era::Unknown);
    QVERIFY(!QFile::exists(fixture.folder.filePath(u"tools"_s)));
    fixture.end();

    fixture.isTaped = false;
    fixture.start();
    fixture.prepare();
    QCOMPARE(fixture.eras.of(server), Era::Legacy);
    QVERIFY(QFile::exists(fixture.folder.filePath(u"tools"_s)));
    fixture.end();

    // Nor is it used.
    fixture.isTaped = true;
    fixture.start();
    QTRY_VERIFY(fixture.servers->find(u"peer"_s)->tools().isRead());
    QVERIFY(!fixture.catalog->findInvoker(u"peer:echo"_s));
    const qsizetype asked = support::read(fixture.logFile()).count("server/discover");
    fixture.prepare();
    QVERIFY(fixture.catalog->findInvoker(u"peer:echo"_s));
    QCOMPARE(support::read(fixture.logFile()).count("server/discover"), asked + 1);
}

void McpKnownTest::startsInItsFolder_data()
{
    QTest::addColumn<bool>("isNamed");
    QTest::newRow("named") << true;
    QTest::newRow("home") << false;
}

void McpKnownTest::startsInItsFolder()
{
    QFETCH(bool, isNamed);
    Kept kept(u"pwd -P >&2; sleep 60"_s, isNamed ? m_folder->path() : QString());
    kept.connection->start();
    QTRY_VERIFY(!kept.connection->log().isEmpty());
    QCOMPARE(kept.connection->log().first(), QDir(isNamed ? m_folder->path() : QDir::homePath()).canonicalPath());
}

void McpKnownTest::tellsHowManyLinesCameTooFast()
{
    Kept kept(u"for n in $(seq 700); do echo line $n; done >&2; sleep 2; echo after >&2; sleep 60"_s);
    kept.connection->start();
    QTRY_COMPARE(kept.connection->log().value(kept.connection->log().size() - 1), u"after"_s);
    const QStringList log = kept.connection->log();
    const qsizetype lines = log.filter(u"line "_s).size();
    QCOMPARE(log.first(), u"line 1"_s);
    // On a busy machine they may come in more than one second.
    QVERIFY2(lines >= 500 && lines <= 700, qPrintable(QString::number(lines)));
    QCOMPARE(log.contains(u"%1 line(s) that came too fast are left out."_s.arg(700 - lines)), lines < 700);
    if (lines == 500)
        QCOMPARE(log.at(500), u"200 line(s) that came too fast are left out."_s);
}

void McpKnownTest::keepsWhatIsSaidOfNoRequest()
{
    Kept kept(uR"(echo '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"it is broken"}}'; sleep 60)"_s);
    kept.connection->start();
    QTRY_COMPARE(kept.connection->log(), QStringList {u"it is broken"_s});
}

void McpKnownTest::keepsSoManyLines()
{
    // So few at a time that two come within one second's bound: they may be read late, and then soon after one another.
    Kept kept(u"for n in 1 2 3 4 5; do seq $((n * 1000)) $((n * 1000 + 239)) >&2; sleep 1.2; done; echo after >&2; sleep 60"_s);
    kept.connection->start();
    QTRY_COMPARE(kept.connection->log().value(kept.connection->log().size() - 1), u"after"_s);
    QCOMPARE(kept.connection->log().size(), McpConnection::keptLines);
    QCOMPARE(kept.connection->log().first(), u"1201"_s);
}

void McpKnownTest::tellsLastWordsWithoutALinesEnd()
{
    Kept kept(u"printf 'it went out' >&2; exit 3"_s);
    kept.connection->start();
    QTRY_COMPARE(kept.connection->state(), State::Failed);
    QVERIFY2(kept.connection->error().message.contains(u"it went out"), qPrintable(kept.connection->error().message));
}

//! A second attempt would end as the first.
void McpKnownTest::givesUpWhatNeverCameAbout()
{
    Kept kept(u"echo once >&2; exit 3"_s);
    kept.connection->start();
    QTRY_COMPARE(kept.connection->state(), State::Failed);
    QCOMPARE(kept.states, (QList<State> {State::Connecting, State::Failed}));
    QVERIFY(!kept.connection->error().message.isEmpty());
    QCOMPARE(kept.connection->untilNextAttempt(), 0);
    // The person may want it all the same.
    kept.connection->start();
    QCOMPARE(kept.connection->state(), State::Connecting);
    QVERIFY(kept.connection->error().message.isEmpty());
    // Nothing where it is on its way.
    const auto states = kept.states.size();
    kept.connection->start();
    QCOMPARE(kept.states.size(), states);
    kept.connection->stop();
    QCOMPARE(kept.connection->state(), State::Off);
}

void McpKnownTest::startsAgainWhatWasLost()
{
    const QString script = u"echo >> %1/starts; exec '"_s.arg(m_folder->path()) + QStringLiteral(MCP_PEER)
        + u"' legacy log=%1/log"_s.arg(m_folder->path());
    Kept kept(script);
    kept.connection->start();
    QTRY_COMPARE(kept.connection->state(), State::Ready);
    QVERIFY(kept.connection->client());
    QCOMPARE(kept.eras.of(kept.connection->server().fingerprint()), Era::Legacy);
    const QByteArray log = support::read(path(u"log"_s));
    const qint64 process = log.mid(log.indexOf("process ") + 8).split('\n').first().toLongLong();
    QVERIFY2(process > 0, log.constData());
    QVERIFY(::kill(pid_t(process), SIGKILL) == 0);
    QTRY_COMPARE(kept.connection->state(), State::Waiting);
    QVERIFY(!kept.connection->client());
    QVERIFY(!kept.connection->error().message.isEmpty());
    QVERIFY(kept.connection->untilNextAttempt() > 0 && kept.connection->untilNextAttempt() <= 1000);
    QTRY_COMPARE(kept.connection->state(), State::Ready);
    QCOMPARE(support::read(path(u"starts"_s)).size(), 2);
    kept.connection->stop();
    QCOMPARE(kept.connection->state(), State::Off);
    QVERIFY(!kept.connection->client());
}

QTEST_GUILESS_MAIN(McpKnownTest)
#include "tst_mcpknown.moc"
