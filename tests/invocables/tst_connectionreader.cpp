// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/ensembles/ensemblereader.h"
#include "model/descriptors/descriptorcheck.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QDir>

using namespace Qt::StringLiterals;
using namespace invocables;
using network::McpServer, network::McpTransportKind;

//! How an ensemble's server is read from its descriptor.
class ConnectionReaderTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAProgram();
    void readsAnAddress();
    void isReachedInCleartextOnThisMachineOnly_data();
    void isReachedInCleartextOnThisMachineOnly();
    void startsInTheRightFolder_data();
    void startsInTheRightFolder();
    void saysWhatIsWrongAndWhere_data();
    void saysWhatIsWrongAndWhere();
    void findsNothingWrongWithTheTemplate();

private:
    Ensemble read(const QByteArray &lines, const QString &path = u"/home/me/ensembles/x.toml"_s) const
    {
        const auto file = model::DescriptorFile::parse("[ensemble]\nname = \"x\"\n" + lines, path);
        return EnsembleReader(m_builtins, {}).read(file);
    }

    BuiltinInvocables m_builtins;
};

void ConnectionReaderTest::readsAProgram()
{
    const Ensemble ensemble = read(R"([connection]
transport = "stdio"
command = ["npx", "-y", "server"]
ping-interval = 2.5
environment = ["LANG"]
variables = { MODE = "test", TOKEN = { keychain = "MY_TOKEN" } }
[defaults]
timeout = 5
)");
    QVERIFY(ensemble.diagnostics.isEmpty());
    McpServer expected;
    expected.name = u"x"_s;
    expected.vector = {u"npx"_s, u"-y"_s, u"server"_s};
    expected.pingInterval = 2500;
    expected.inherited = {u"LANG"_s};
    expected.environment = {{u"MODE"_s, u"test"_s}, {u"TOKEN"_s, {}, u"MY_TOKEN"_s}};
    QVERIFY(ensemble.server == expected);
    QCOMPARE(ensemble.server->keyNames(), QStringList {u"MY_TOKEN"_s});
    QCOMPARE(ensemble.connection, ConnectionState::Disconnected);
    QCOMPARE(ensemble.defaults.timeout, 5.0);
}

void ConnectionReaderTest::readsAnAddress()
{
    const Ensemble ensemble = read(R"([connection]
transport = "http"
url = "https://example.org/mcp"
headers = { X-Team = "a", Authorization = { keychain = "KEY", prefix = "Bearer " } }
[connection.authorization]
client-id = "me"
client-secret = { keychain = "SECRET" }
issuer = "https://login.example.org"
redirect-port = 8123
scopes = ["read", "write"]
)");
    QVERIFY(ensemble.diagnostics.isEmpty());
    McpServer expected;
    expected.name = u"x"_s;
    expected.kind = McpTransportKind::StreamableHttp;
    expected.url = QUrl(u"https://example.org/mcp"_s);
    expected.headers = {{u"X-Team"_s, u"a"_s}, {u"Authorization"_s, u"Bearer "_s, u"KEY"_s}};
    expected.signIn = {u"me"_s, u"SECRET"_s, u"https://login.example.org"_s, {}, 8123, {u"read"_s, u"write"_s}};
    QVERIFY(ensemble.server == expected);
    QCOMPARE(ensemble.server->keyNames(), (QStringList {u"KEY"_s, u"SECRET"_s}));
}

void ConnectionReaderTest::isReachedInCleartextOnThisMachineOnly_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<bool>("isAllowed");
    QTest::newRow("localhost") << QByteArray("url = \"http://localhost:3000/mcp\"\n") << true;
    QTest::newRow("loopback") << QByteArray("url = \"http://127.0.0.1:3000/mcp\"\n") << true;
    QTest::newRow("loopback of IPv6") << QByteArray("url = \"http://[::1]:3000/mcp\"\n") << true;
    QTest::newRow("a name like it") << QByteArray("url = \"http://localhost.example.org/mcp\"\n") << false;
    QTest::newRow("another machine") << QByteArray("url = \"http://192.168.1.2/mcp\"\n") << false;
    QTest::newRow("another machine, allowed") << QByteArray("url = \"http://192.168.1.2/mcp\"\nallow-cleartext = \"192.168.1.2\"\n")
                                              << true;
    QTest::newRow("a third allowed") << QByteArray("url = \"http://192.168.1.2/mcp\"\nallow-cleartext = \"192.168.1.3\"\n") << false;
}

void ConnectionReaderTest::isReachedInCleartextOnThisMachineOnly()
{
    QFETCH(const QByteArray, lines);
    QTEST(read("[connection]\ntransport = \"http\"\n" + lines).server.has_value(), "isAllowed");
}

void ConnectionReaderTest::startsInTheRightFolder_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("folder");
    const QString mine = u"/home/me/.config/parlance/ensembles/x.toml"_s;
    const QString workspace = u"/srv/thing/.parlance/ensembles/x.toml"_s;
    QTest::newRow("a person's") << mine << QByteArray("command = [\"node\"]\n") << u"node"_s << QString();
    QTest::newRow("a person's, beside it") << mine << QByteArray("command = [\"./serve\"]\nfolder = \"data\"\n")
                                           << u"/home/me/.config/parlance/ensembles/serve"_s
                                           << u"/home/me/.config/parlance/ensembles/data"_s;
    QTest::newRow("a person's, at home") << mine << QByteArray("command = [\"~/bin/serve\"]\nfolder = \"~/notes\"\n")
                                         << QString(QDir::homePath() + u"/bin/serve"_s) << QString(QDir::homePath() + u"/notes"_s);
    QTest::newRow("a workspace's") << workspace << QByteArray("command = [\"tools/serve\"]\n") << u"/srv/thing/tools/serve"_s
                                   << u"/srv/thing"_s;
    QTest::newRow("a workspace's, below it") << workspace << QByteArray("command = [\"/usr/bin/node\"]\nfolder = \"web\"\n")
                                             << u"/usr/bin/node"_s << u"/srv/thing/web"_s;
    // What is compiled in lies in no folder.
    QTest::newRow("of the program itself") << u":/descriptors/ensembles/x.toml"_s
                                           << QByteArray("command = [\"./serve\"]\nfolder = \"/srv\"\n") << u"./serve"_s << u"/srv"_s;
    QTest::newRow("of the program itself, somewhere")
        << u":/descriptors/ensembles/x.toml"_s << QByteArray("command = [\"node\"]\nfolder = \"data\"\n") << u"node"_s << u"data"_s;
    QTest::newRow("of the program itself, without a folder")
        << u":/descriptors/ensembles/x.toml"_s << QByteArray("command = [\"node\"]\n") << u"node"_s << QString();
}

void ConnectionReaderTest::startsInTheRightFolder()
{
    QFETCH(const QString, path);
    QFETCH(const QByteArray, lines);
    const Ensemble ensemble = read("[connection]\ntransport = \"stdio\"\n" + lines, path);
    QVERIFY(ensemble.server);
    QTEST(ensemble.server->vector.first(), "program");
    QTEST(ensemble.server->folder, "folder");
}

//! The same lines as the program's own test of all faults has; here without a program.
void ConnectionReaderTest::saysWhatIsWrongAndWhere_data()
{
    QTest::addColumn<QStringList>("expected");
    QMap<QString, QStringList> lines;
    const QString all = QString::fromUtf8(support::read(support::dataFolder() + u"/baddescriptors/expected.txt"_s));
    for (const QString &line : all.split(u'\n', Qt::SkipEmptyParts)) {
        if (line.startsWith(u"ensembles/connection-"))
            lines[line.section(u':', 0, 0)].append(line);
    }
    QVERIFY(lines.size() >= 18);
    for (auto entry = lines.begin(); entry != lines.end(); ++entry)
        QTest::newRow(qPrintable(entry.key())) << entry.value();
}

void ConnectionReaderTest::saysWhatIsWrongAndWhere()
{
    QFETCH(const QStringList, expected);
    const QString folder = support::dataFolder() + u"/baddescriptors/"_s;
    model::DescriptorCheck check;
    registerChecks(check, m_builtins);
    QStringList said;
    const auto file = model::DescriptorFile::read(folder + expected.first().section(u':', 0, 0));
    for (const model::Diagnostic &diagnostic : check.check(file, model::DescriptorKind::Ensemble))
        said.append(diagnostic.toString().remove(folder));
    QCOMPARE(said, expected);
}

void ConnectionReaderTest::findsNothingWrongWithTheTemplate()
{
    model::DescriptorCheck check;
    registerChecks(check, m_builtins);
    const QByteArray text = support::read(u":/templates/mcp.toml"_s);
    QVERIFY(!text.isEmpty());
    const auto file = model::DescriptorFile::parse(QByteArray(text).replace("%NAME%", "x"), u"/home/me/ensembles/x.toml"_s);
    QVERIFY(check.check(file, model::DescriptorKind::Ensemble).isEmpty());
    QVERIFY(EnsembleReader(m_builtins, {}).read(file).server);
}

QTEST_GUILESS_MAIN(ConnectionReaderTest)
#include "tst_connectionreader.moc"
