// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "importedservers.h"
#include "invocables/builtin/builtininvocables.h"
#include "invocables/ensembles/ensemblereader.h"
#include "model/descriptors/descriptorcheck.h"
#include "model/descriptors/tomlformatter.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using namespace invocables;
using namespace imported;

//! MCP servers of other clients' files.
class ServerImportTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesOverFilesOfEachClient_data();
    void takesOverFilesOfEachClient();
    void writesADescriptorAsThoseThatAreShipped();
    void putsKeysThatArgumentsHoldIntoTheEnvironment();
    void namesKeysInsteadOfWritingThem();
    void knowsTheVariablesOfEachClient();
    void startsServersOfAWorkspaceThere();
    void asksForInputs();
    void takesOverWhatHoldsForTools();
    void sendsNoKeyInCleartext();
    void takesOverHowOneSignsIn();
    void recognizesSecrets_data();
    void recognizesSecrets();
    void takesForNoSecretWhatIsNone_data();
    void takesForNoSecretWhatIsNone();
    void asksForAKeyWhereOnlyItsPlaceIs();
    void givesEachKeyANameOfItsOwn();
    void knowsFoldersBelowTheHome();
    void namesEnsemblesAsTheyMayBeCalled_data();
    void namesEnsemblesAsTheyMayBeCalled();
    void overwritesNothing();
};

void ServerImportTest::takesOverFilesOfEachClient_data()
{
    QTest::addColumn<int>("servers");
    QTest::addColumn<QStringList>("refused");
    QTest::newRow("claude_desktop_config.json") << 5 << QStringList();
    QTest::newRow("workspace/.cursor/mcp.json") << 4 << QStringList {u"search"_s};
    QTest::newRow("workspace/.mcp.json") << 5 << QStringList {u"socket"_s, u"late"_s};
    QTest::newRow("workspace/.vscode/mcp.json") << 3 << QStringList {u"pipe"_s};
    QTest::newRow("cline_mcp_settings.json") << 2 << QStringList();
    QTest::newRow("mcp_servers.json") << 2 << QStringList();
}

void ServerImportTest::takesOverFilesOfEachClient()
{
    QFETCH(int, servers);
    QFETCH(QStringList, refused);
    const auto read = readFile(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    QCOMPARE(read->size(), servers);
    const BuiltinInvocables builtins;
    model::DescriptorCheck check;
    registerChecks(check, builtins);
    static const QByteArrayList secrets {"ghp_", "lovelace", "YWRh", "tok-55aa", "abcdef-secret", "0a1b2c3d", "sk-live"};
    QStringList notTaken;
    for (const ImportedServer &server : *read) {
        if (!server.canBeImported()) {
            notTaken.append(server.foreignName);
            QVERIFY(server.descriptor.isEmpty() && server.keys.isEmpty());
            continue;
        }
        const auto file = model::DescriptorFile::parse(server.descriptor, server.name + u".toml"_s);
        const model::Diagnostics diagnostics = check.check(file, model::DescriptorKind::Ensemble);
        QVERIFY2(diagnostics.isEmpty(),
            diagnostics.isEmpty() ? "" : qPrintable(diagnostics.first().toString() + QString::fromUtf8(server.descriptor)));
        QCOMPARE(model::TomlFormatter::format(QString::fromUtf8(server.descriptor)).value_or(QString()).toUtf8(), server.descriptor);
        for (const QByteArray &secret : secrets)
            QVERIFY2(!server.descriptor.contains(secret) && !says(server, QString::fromUtf8(secret)), server.descriptor.constData());
    }
    QCOMPARE(notTaken, refused);
}

void ServerImportTest::writesADescriptorAsThoseThatAreShipped()
{
    const ImportedServer server = named(readFile(u"claude_desktop_config.json"_s), u"github"_s);
    QCOMPARE(server.descriptor, QByteArray(R"(# An MCP server, taken over from claude_desktop_config.json.
[ensemble]
name = "github"

[connection]
transport = "stdio"
command = ["npx", "-y", "@modelcontextprotocol/server-github"]

[connection.variables]
GITHUB_PERSONAL_ACCESS_TOKEN = { keychain = "MCP_GITHUB_PERSONAL_ACCESS_TOKEN" }
LOG_LEVEL = "debug"

[defaults]
approval = "ask"
)"));
    QCOMPARE(server.keys.size(), 1);
    QCOMPARE(server.keys.first().name, u"MCP_GITHUB_PERSONAL_ACCESS_TOKEN"_s);
    QCOMPARE(server.keys.first().value, "ghp_0123456789abcdefABCDEF0123456789abcd");
    QVERIFY(server.remarks.isEmpty());
}

void ServerImportTest::putsKeysThatArgumentsHoldIntoTheEnvironment()
{
    const auto servers = readFile(u"claude_desktop_config.json"_s);
    const ImportedServer postgres = named(servers, u"postgres"_s);
    const QStringList started {u"sh"_s, u"-c"_s, u"exec npx -y @modelcontextprotocol/server-postgres \"$MCP_POSTGRES_ARGUMENT\""_s};
    QCOMPARE(connectionOf(postgres).vector, started);
    QCOMPARE(connectionOf(postgres).keyNames(), QStringList {u"MCP_POSTGRES_ARGUMENT"_s});
    QCOMPARE(postgres.keys.first().value, "postgresql://ada:lovelace1815@db.example.org/engine");
    QVERIFY(says(postgres, u"sh puts these in"_s));
    const ImportedServer remote = named(servers, u"remote"_s);
    QCOMPARE(connectionOf(remote).vector.last(),
        u"exec npx mcp-remote https://mcp.example.org/sse --header \"$MCP_REMOTE_HEADER\" --token=\"$MCP_REMOTE_TOKEN\""_s);
    // Without secrets nothing stands between.
    const QStringList plain {
        u"npx"_s, u"-y"_s, u"@modelcontextprotocol/server-filesystem"_s, u"/home/ada/Documents"_s, u"/home/ada/it's here"_s};
    QCOMPARE(connectionOf(named(servers, u"filesystem"_s)).vector, plain);
    const ImportedServer quoted = readOne(R"({"command": "run", "args": ["it's; $(rm) `x`", "", "--api-key", "abcdef123456"]})");
    QCOMPARE(connectionOf(quoted).vector.last(), u"exec run 'it'\\''s; $(rm) `x`' '' --api-key \"$MCP_ONE_API_KEY\""_s);
}

void ServerImportTest::namesKeysInsteadOfWritingThem()
{
    const ImportedServer pages = named(readFile(u"mcp_servers.json"_s), u"pages"_s);
    const network::McpServer::Setting authorization {u"Authorization"_s, u"Basic "_s, u"MCP_PAGES_AUTHORIZATION"_s};
    QCOMPARE(connectionOf(pages).headers, QList {authorization});
    QCOMPARE(pages.keys.first().value, "YWRhOmxvdmVsYWNl");
    const ImportedServer brave = named(readFile(u"claude_desktop_config.json"_s), u"Brave Search"_s);
    QCOMPARE(brave.keys.size(), 1);
    QVERIFY2(brave.keys.first().value.isEmpty(), "only a place for the key stands in the file");
    QCOMPARE(brave.name, u"Brave-Search"_s);
    QVERIFY(brave.descriptor.contains("title = \"Brave Search\""));
    QCOMPARE(connectionOf(brave).vector.first(), u"npx"_s);
}

void ServerImportTest::knowsTheVariablesOfEachClient()
{
    const ImportedServer local = named(readFile(u"workspace/.cursor/mcp.json"_s), u"local"_s);
    const network::McpServer server = connectionOf(local);
    const QStringList vector {u"/home/ada/engine/tools/server"_s, u"--root"_s, u"/home/ada/engine/data"_s, u"--home=/home/ada"_s};
    QCOMPARE(server.vector, vector);
    QCOMPARE(server.inherited, QStringList {u"LANGUAGE_NAME"_s});
    const network::McpServer::Setting token {u"API_TOKEN"_s, {}, u"LOCAL_TOKEN"_s};
    QCOMPARE(server.environment, QList {token});
    QVERIFY(says(local, u"envFile"_s));
    const auto ofCode = readFile(u"workspace/.mcp.json"_s);
    QCOMPARE(connectionOf(named(ofCode, u"api"_s)).url, QUrl(u"https://api.example.com/mcp"_s));
    QVERIFY(says(named(ofCode, u"api"_s), u"https://api.example.com"_s));
    const network::McpServer database = connectionOf(named(ofCode, u"database"_s));
    QCOMPARE(database.vector.last(), u"exec /opt/tools/db --dsn \"$DB_URL\" --verbose"_s);
    QCOMPARE(database.inherited, QStringList {u"DB_URL"_s});
    const ImportedServer everything = named(readFile(u"mcp_servers.json"_s), u"everything"_s);
    const network::McpServer::Setting given {u"TOKEN"_s, {}, u"EVERYTHING_TOKEN"_s};
    QCOMPARE(connectionOf(everything).environment, QList {given});
    QVERIFY(says(everything, u"PLACE is left out"_s));
}

void ServerImportTest::startsServersOfAWorkspaceThere()
{
    QCOMPARE(connectionOf(named(readFile(u"workspace/.cursor/mcp.json"_s), u"local"_s)).folder, u"/home/ada/engine"_s);
    // The same folder below the home is the person's own file.
    const auto own = readFile(u"workspace/.cursor/mcp.json"_s, u"/home/ada/"_s);
    QVERIFY(!named(own, u"local"_s).canBeImported());
    ImportContext known = context();
    known.workspace = u"/home/ada/other"_s;
    const ImportedServer local = named(readFile(u"workspace/.cursor/mcp.json"_s, u"/home/ada/"_s, known), u"local"_s);
    QCOMPARE(connectionOf(local).vector.value(2), u"/home/ada/other/data"_s);
    QVERIFY(says(local, u"/home/ada/other"_s));
    QCOMPARE(connectionOf(readOne(R"({"command": "a", "cwd": "${userHome}/b"})")).folder, u"/home/ada/b"_s);
}

void ServerImportTest::asksForInputs()
{
    const auto servers = readFile(u"workspace/.vscode/mcp.json"_s);
    const ImportedServer perplexity = named(servers, u"Perplexity"_s);
    const QStringList vector {u"npx"_s, u"-y"_s, u"server-perplexity-ask"_s, u"--region"_s, u"eu"_s, u"--cache=/home/ada/engine/.cache"_s};
    QCOMPARE(connectionOf(perplexity).vector, vector);
    QVERIFY(says(perplexity, u"“eu”"_s));
    QCOMPARE(perplexity.keys, (QList<ImportedKey> {{u"MCP_PERPLEXITY_KEY"_s, {}, u"Perplexity API Key"_s}}));
    const QList<network::McpServer::Setting> variables {
        {u"PERPLEXITY_API_KEY"_s, {}, u"MCP_PERPLEXITY_KEY"_s}, {u"URL"_s, u"https://example.org/a//b"_s}};
    QCOMPARE(connectionOf(perplexity).environment, variables);
    const network::McpServer::Setting header {u"Authorization"_s, u"Bearer "_s, u"MCP_FETCH_PERPLEXITY_KEY"_s};
    QCOMPARE(connectionOf(named(servers, u"fetch"_s)).headers, QList {header});
}

void ServerImportTest::takesOverWhatHoldsForTools()
{
    const auto servers = readFile(u"cline_mcp_settings.json"_s);
    const ImportedServer weather = named(servers, u"weather"_s);
    const auto root = model::DescriptorFile::parse(weather.descriptor, {}).root;
    QCOMPARE(root[u"ensemble"][u"enabled"].boolean(), false);
    QCOMPARE(root[u"defaults"][u"timeout"].number(), 90.);
    QCOMPARE(root[u"defaults"][u"approval"].string(), u"ask"_s);
    QCOMPARE(root[u"invokers"].array().size(), 2);
    QCOMPARE(root[u"invokers"].array().first()[u"name"].string(), u"get_forecast"_s);
    QCOMPARE(root[u"invokers"].array().first()[u"approval"].string(), u"allow"_s);
    QVERIFY2(weather.keys.isEmpty(), "counts and switches are not secrets");
    QVERIFY(weather.descriptor.contains("MAX_TOKENS = \"4096\", RETRIES = \"3\", DEBUG = \"false\""));
    const ImportedServer remote = named(servers, u"remote"_s);
    const auto other = model::DescriptorFile::parse(remote.descriptor, {}).root;
    QCOMPARE(other[u"defaults"][u"approval"].string(), u"allow"_s);
    QCOMPARE(other[u"invokers"].array().first()[u"enabled"].boolean(), false);
    QCOMPARE(other[u"connection"][u"allow-cleartext"].string(), u"192.168.1.5"_s);
    QVERIFY(says(remote, u"not encrypted"_s) && says(remote, u"without asking"_s));
    const auto api = model::DescriptorFile::parse(named(readFile(u"workspace/.mcp.json"_s), u"api"_s).descriptor, {}).root;
    QCOMPARE(api[u"defaults"][u"timeout"].number(), 600.);
    QVERIFY(named(readFile(u"mcp_servers.json"_s), u"pages"_s).descriptor.contains("enabled = false"));
}

void ServerImportTest::sendsNoKeyInCleartext()
{
    const QByteArray header = R"(,"headers":{"Authorization":"Bearer 0123456789abcdef0123"})";
    const QByteArray signIn = R"(,"oauth":{"clientId":"me","clientSecret":"0123456789abcdef0123"})";
    for (const QByteArray &key : {header, signIn}) {
        const ImportedServer open = readOne(R"({"type":"http","url":"http://tools.example.org/mcp")" + key + '}');
        QVERIFY2(open.problem.contains(u"not encrypted"_s), qPrintable(open.problem));
        QVERIFY(!open.descriptor.contains("allow-cleartext"));
        for (const QByteArray &address : {"https://tools.example.org/mcp"_ba, "http://localhost:3000/mcp"_ba}) {
            const ImportedServer closed = readOne(R"({"type":"http","url":")" + address + '"' + key + '}');
            QVERIFY2(closed.canBeImported(), qPrintable(closed.problem));
            QVERIFY(!closed.descriptor.contains("allow-cleartext") && !closed.keys.isEmpty());
        }
    }
    QVERIFY(readOne(R"({"type":"http","url":"http://tools.example.org/mcp"})").descriptor.contains("allow-cleartext"));
}

void ServerImportTest::takesOverHowOneSignsIn()
{
    const network::McpServer cursor = connectionOf(named(readFile(u"workspace/.cursor/mcp.json"_s), u"signed-in"_s));
    QCOMPARE(cursor.signIn.clientId, u"client-1"_s);
    QCOMPARE(cursor.signIn.clientSecret, u"OAUTH_SECRET"_s);
    QCOMPARE(cursor.signIn.scopes, QStringList({u"mcp"_s, u"offline_access"_s}));
    const network::McpServer code = connectionOf(named(readFile(u"workspace/.mcp.json"_s), u"api"_s));
    QCOMPARE(code.signIn.clientId, u"abc"_s);
    QCOMPARE(code.signIn.redirectPort, quint16(8080));
}

void ServerImportTest::recognizesSecrets_data()
{
    QTest::addColumn<QByteArray>("entry");
    QTest::addColumn<QByteArray>("secret");
    const auto row = [](const char *name, const QByteArray &entry, const QByteArray &secret) { QTest::newRow(name) << entry << secret; };
    row("by the variable's name", R"({"command": "a", "env": {"NOTION_TOKEN": "short"}})", "short");
    row("by its form", R"({"command": "a", "env": {"VALUE": "sk-ant-0123456789"}})", "sk-ant-0123456789");
    row("by its length", R"({"command": "a", "env": {"VALUE": "0123456789abcdef0123456789abcdef"}})", "0123456789abcdef0123456789abcdef");
    row("a password of digits", R"({"command": "a", "env": {"DB_PASSWORD": "1234"}})", "1234");
    row("an address with a password", R"({"command": "a", "env": {"REDIS": "redis://:hunter22@h:6379"}})", "redis://:hunter22@h:6379");
    row("a header by its name", R"({"url": "https://a.example", "headers": {"X-Api-Key": "abc"}})", "abc");
    row("a header by its value", R"({"url": "https://a.example", "headers": {"X-Other": "Bearer abcdefgh"}})", "abcdefgh");
    row("after an option", R"({"command": "a", "args": ["--access-token", "abcdefgh"]})", "abcdefgh");
    row("in an option", R"({"command": "a", "args": ["--secret=abcdefgh"]})", "abcdefgh");
    row("as docker is told", R"({"command": "docker", "args": ["run", "-e", "API_KEY=abcdefgh", "image"]})", "abcdefgh");
    row("of Slack", R"({"command": "a", "args": ["post as xoxb-0123456789-abcdefghij"]})", "post as xoxb-0123456789-abcdefghij");
    row("in a line for a shell", R"({"command": "sh", "args": ["-c", "export API_KEY=sk-ant-api03-aaaaaaaaaaaaaaaaaaaa && npx server"]})",
        "export API_KEY=sk-ant-api03-aaaaaaaaaaaaaaaaaaaa && npx server");
    row("in an option of such a line", R"({"command": "sh", "args": ["-c", "npx server --api-key abcdefgh"]})",
        "npx server --api-key abcdefgh");
    row("in the program", R"({"command": "env GITHUB_TOKEN=ghp_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa npx x"})",
        "env GITHUB_TOKEN=ghp_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa npx x");
    row("in a connection string", R"({"command": "a", "env": {"CONN": "Server=db;User Id=sa;Password=Hunter2hunter2;"}})",
        "Server=db;User Id=sa;Password=Hunter2hunter2;");
    row("in the address of a database", R"({"command": "a", "env": {"CONN": "postgres://user:secret@host/db"}})",
        "postgres://user:secret@host/db");
    row("in an address among words", R"({"command": "a", "env": {"CONN": "use postgres://user:secret@host/db"}})",
        "use postgres://user:secret@host/db");
    row("in settings", R"({"command": "a", "args": ["--config", "{\"apiKey\": \"Abcdefgh\"}"]})", R"({"apiKey": "Abcdefgh"})");
    row("in a header that is an argument", R"({"command": "a", "args": ["--header", "X-Api-Key:Abcdefgh"]})", "X-Api-Key:Abcdefgh");
    row("in the path of an address", R"({"command": "a", "args": ["https://a.example/s/NmYwYzQ0ZDUtYWJjZC00ZTZmLTg5MDEtMjM0/mcp"]})",
        "https://a.example/s/NmYwYzQ0ZDUtYWJjZC00ZTZmLTg5MDEtMjM0/mcp");
    row("a key that looks like an option", R"({"command": "a", "args": ["-----BEGIN PRIVATE KEY-----"]})", "-----BEGIN PRIVATE KEY-----");
    row("beside a variable", R"({"command": "a", "args": ["${B} sk-ant-api03-aaaaaaaaaaaaaaaa"]})", " sk-ant-api03-aaaaaaaaaaaaaaaa");
    row("the client's", R"({"url": "https://a.example", "oauth": {"clientId": "a", "clientSecret": "abc"}})", "abc");
}

void ServerImportTest::recognizesSecrets()
{
    QFETCH(QByteArray, entry);
    QFETCH(QByteArray, secret);
    const ImportedServer server = readOne(entry);
    QVERIFY2(server.canBeImported(), qPrintable(server.problem));
    QVERIFY2(!server.descriptor.contains(secret), server.descriptor.constData());
    QCOMPARE(server.keys.size(), 1);
    QCOMPARE(server.keys.first().value, secret);
    QCOMPARE(connectionOf(server).keyNames(), QStringList {server.keys.first().name});
}

void ServerImportTest::takesForNoSecretWhatIsNone_data()
{
    QTest::addColumn<QByteArray>("entry");
    QTest::newRow("words put together") << QByteArray(R"({"command": "a", "env": {"VALUE": "a-long-name-that-has-many-words-in-it"}})");
    QTest::newRow("digits") << QByteArray(R"({"command": "a", "env": {"VALUE": "20261127.093000.20261127.093000.1"}})");
    const auto row = [](const char *name, const QByteArray &entry) { QTest::newRow(name) << entry; };
    row("a line for a shell", R"({"command": "sh", "args": ["-c", "cd /srv/key-server && npm run start --port 8080"]})");
    row("a variable in such a line", R"({"command": "sh", "args": ["-c", "npx server --api-key $API_KEY"]})");
    row("a digest",
        R"({"command": "docker", "args": ["run", "i@sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"]})");
    row("a tag", R"({"command": "docker", "args": ["run", "mcp/keycloak:26.0.1-alpine"]})");
    row("a revision", R"({"command": "uvx", "args": ["git+https://a.example/b@0123456789abcdef0123456789abcdef01234567"]})");
    row("an archive", R"({"command": "a", "args": ["https://a.example/b/archive/0123456789abcdef0123456789abcdef01234567.zip"]})");
    row("a package", R"({"command": "npx", "args": ["@6f0c44d5/6f0c44d5-abcd-4e6f-8901-234567890abc@1.2.3-beta.20261105"]})");
    row("a path", R"({"command": "a", "args": ["/nix/store/0c5b2k9x1h8d3f7g6j4l2m1n0p9q8r7s-node-22.1.0/bin/node"]})");
    row("a file", R"({"command": "a", "args": ["file:///srv/0123456789abcdef0123456789abcdef/a.db"]})");
    row("words", R"({"command": "a", "env": {"ABOUT": "Key: press any. Token of thanks, and a session=yes for sk-learn"}})");
    row("words in an address", R"({"url": "https://a.example/v1/my-long-model-context-server-2026-11-05/mcp"})");
    row("the place of a password", R"({"command": "a", "env": {"CONN": "Server=db;Password=<your-password>;"}})");
    QTest::newRow("a count in an address") << QByteArray(R"({"url": "https://a.example/mcp?max_tokens=100"})");
    QTest::newRow("an empty key in an address") << QByteArray(R"({"url": "https://a.example/mcp?api_key="})");
}

void ServerImportTest::takesForNoSecretWhatIsNone()
{
    QFETCH(const QByteArray, entry);
    const ImportedServer server = readOne(entry);
    QVERIFY2(server.canBeImported(), qPrintable(server.problem));
    QVERIFY2(server.keys.isEmpty(), server.descriptor.constData());
}

void ServerImportTest::asksForAKeyWhereOnlyItsPlaceIs()
{
    for (const QByteArray place : {"<your-api-key>", "..."}) {
        const ImportedServer server = readOne(R"({"command": "a", "args": ["--api-key", ")" + place + "\"]}");
        QCOMPARE(server.keys.size(), 1);
        QVERIFY(server.keys.first().value.isEmpty());
        QVERIFY2(!server.descriptor.contains(place), server.descriptor.constData());
    }
}

void ServerImportTest::givesEachKeyANameOfItsOwn()
{
    const ImportedServer two = readOne(R"({"command": "a", "args": ["--token", "abcdefgh", "--token", "ijklmnop"]})");
    QCOMPARE(two.keys.size(), 2);
    QVERIFY(two.keys.first().name != two.keys.last().name);
    QCOMPARE(two.keys.last().value, "ijklmnop");
    // What is one variable is one key.
    const ImportedServer same = readOne(R"({"command": "a", "env": {"A_TOKEN": "${TOKEN}", "B_TOKEN": "${TOKEN}"}})");
    QCOMPARE(same.keys, QList {same.keys.first()});
}

void ServerImportTest::knowsFoldersBelowTheHome()
{
    QCOMPARE(connectionOf(readOne(R"({"command": "~/bin/a"})")).vector.first(), u"/home/ada/bin/a"_s);
    for (const QString &folder : {u"~"_s, u"~/b"_s}) {
        const ImportedServer server = readOne(R"({"command": "a", "cwd": ")" + folder.toUtf8() + "\"}");
        QVERIFY2(server.remarks.isEmpty(), qPrintable(server.remarks.join(u'\n')));
        QVERIFY2(server.descriptor.contains("folder = \"" + folder.toUtf8() + '"'), server.descriptor.constData());
    }
}

void ServerImportTest::namesEnsemblesAsTheyMayBeCalled_data()
{
    QTest::addColumn<QString>("name");
    const auto row = [](const QString &foreignName, const QString &name) { QTest::newRow(qPrintable(foreignName)) << name; };
    row(u"github"_s, u"github"_s);
    row(u"io.github.user/server"_s, u"io.github.user-server"_s);
    row(u"My  Server (2)"_s, u"My-Server-2"_s);
    row(u"../../etc/passwd"_s, u"etc-passwd"_s);
    row(u"_under"_s, u"under"_s);
    row(u"日本"_s, u"server"_s);
    row(QString(100, u'a'), QString(64, u'a'));
}

void ServerImportTest::namesEnsemblesAsTheyMayBeCalled()
{
    QFETCH(QString, name);
    QCOMPARE(ServerFileReader::ensembleName(QString::fromUtf8(QTest::currentDataTag())), name);
}

void ServerImportTest::overwritesNothing()
{
    const QByteArray entry = R"({"command": "a", "env": {"API_KEY": "abcdefgh"}})";
    QCOMPARE(readOne(entry, "clock").name, u"clock-2"_s);
    QVERIFY(says(readOne(entry, "clock"), u"It is called clock-2"_s));
    const ImportedServer first = readOne(entry);
    ImportContext known = context();
    known.present.insert(u"one"_s, {connectionOf(first).fingerprint(), {first.keys.first().name}});
    QVERIFY(readOne(entry, "one", known).problem.contains(u"It is there already"_s));
    // Another server of that name gets another name, and so do its keys.
    const ImportedServer other = readOne(R"({"command": "b", "env": {"API_KEY": "abcdefgh"}})", "one", known);
    QCOMPARE(other.name, u"one-2"_s);
    QCOMPARE(other.keys.first().name, u"MCP_ONE_2_API_KEY"_s);
    // Names that become the same, and keys that would.
    const auto servers =
        ServerFileReader(u"/tmp/a.json"_s, context())
            .read(
                R"({"mcpServers": {"a b": {"command": "x"}, "a/b": {"command": "y"}, "c": {"command": "x", "env": {"D_KEY": "abcdef"}},
            "c-d": {"command": "x", "env": {"KEY": "abcdef"}}}})");
    QVERIFY(servers);
    QCOMPARE(servers->at(0).name, u"a-b"_s);
    QCOMPARE(servers->at(1).name, u"a-b-2"_s);
    QCOMPARE(servers->at(2).keys.first().name, u"MCP_C_D_KEY"_s);
    QCOMPARE(servers->at(3).keys.first().name, u"MCP_C_D_KEY_2"_s);
}

QTEST_GUILESS_MAIN(ServerImportTest)
#include "tst_serverimport.moc"
