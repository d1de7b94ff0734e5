// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "importedservers.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using namespace invocables;
using namespace imported;

//! What of other clients' files cannot be taken over, and files that are none.
class ServerImportLimitsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatCannotBeTakenOver_data();
    void saysWhatCannotBeTakenOver();
    void saysWhatIsLeftOut_data();
    void saysWhatIsLeftOut();
    void saysNothingOfWhatIsTakenOver();
    void refusesWhatIsNoSuchFile_data();
    void refusesWhatIsNoSuchFile();
    void staysWithinBounds();
    void standsBrokenFiles();
};

void ServerImportLimitsTest::saysWhatCannotBeTakenOver_data()
{
    QTest::addColumn<QByteArray>("entry");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char *name, const QByteArray &entry, const QString &problem) { QTest::newRow(name) << entry << problem; };
    row("no object", "[]", u"mcpServers.one is not an object"_s);
    row("nothing in it", "{}", u"neither a program nor an address"_s);
    row("no program", R"({"command": ""})", u"names no program"_s);
    row("a program that is not text", R"({"command": 7})", u"mcpServers.one.command is not text"_s);
    row("arguments that are not a list", R"({"command": "a", "args": "b"})", u"mcpServers.one.args is not a list"_s);
    row("an argument that is not text", R"({"command": "a", "args": ["b", {}]})", u"mcpServers.one.args[1] is not text"_s);
    row("an empty argument", R"({"command": "a", "args": [null]})", u"mcpServers.one.args[0] is not text"_s);
    row("variables that are none", R"({"command": "a", "env": ["b"]})", u"mcpServers.one.env is not an object"_s);
    row("a variable that is an object", R"({"command": "a", "env": {"B": {}}})", u"mcpServers.one.env.B is not text"_s);
    row("a NUL", R"({"command": "a", "args": ["\u0000"]})", u"mcpServers.one.args[0] holds the character U+0000"_s);
    row("another type", R"({"type": "ws", "url": "wss://a"})", u"“ws”"_s);
    row("no HTTP", R"({"url": "unix:///tmp/a.sock"})", u"not an HTTP address"_s);
    row("no host", R"({"url": "https://"})", u"is not an HTTP address"_s);
    row("a password in the address", R"({"url": "https://a:b1234567@c.example/mcp"})", u"holds a key"_s);
    row("a key in the address", R"({"url": "https://c.example/mcp?api_key=0123456789abcdef"})", u"holds a key"_s);
    row("a key in the path of the address", R"({"url": "https://c.example/s/NmYwYzQ0ZDUtYWJjZC00ZTZmLTg5MDEtMjM0NTY3/mcp"})",
        u"holds a key"_s);
    row("a key in the fragment of the address", R"({"url": "https://c.example/mcp#token=0123456789abcdef"})", u"holds a key"_s);
    row("an address that is not known yet", R"({"url": "${env:URL}"})", u"only known when it is started"_s);
    row("an unknown variable", R"({"command": "a", "args": ["${config:b}"]})", u"${config:b}"_s);
    row("a folder that is not known", R"({"command": "${workspaceFolder}/a"})", u"${workspaceFolder}"_s);
    row("a program in some folder", R"({"command": "./a"})", u"below a folder that is not known"_s);
}

void ServerImportLimitsTest::saysWhatCannotBeTakenOver()
{
    QFETCH(QByteArray, entry);
    QFETCH(QString, problem);
    const ImportedServer server = readOne(entry);
    QVERIFY2(server.problem.contains(problem), qPrintable(server.problem));
    QVERIFY(server.descriptor.isEmpty());
}

void ServerImportLimitsTest::saysWhatIsLeftOut_data()
{
    QTest::addColumn<QByteArray>("entry");
    QTest::addColumn<QString>("remark");
    const auto row = [](const char *name, const QByteArray &entry, const QString &remark) { QTest::newRow(name) << entry << remark; };
    row("an unknown member", R"({"command": "a", "gallery": "x"})", u"“gallery” has no counterpart"_s);
    row("a file of variables", R"({"command": "a", "envFile": ".env"})", u"“envFile” is left out"_s);
    row("a sandbox", R"({"command": "a", "sandbox": {}})", u"not confined"_s);
    row("a choice of tools", R"({"command": "a", "includeTools": ["b"]})", u"all tools are offered"_s);
    row("unchecked certificates", R"({"url": "https://a.example", "ssl_verify": false})", u"certificates are always checked"_s);
    row("the older transport", R"({"type": "sse", "url": "https://a.example"})", u"found out when it is connected"_s);
    row("a program beside an address", R"({"type": "http", "url": "https://a.example", "command": "b"})", u"“command” is left out"_s);
    row("a variable without a name", R"({"command": "a", "env": {"B C": "d"}})", u"“B C” is not a name"_s);
    row("a header of several parts", R"({"url": "https://a.example", "headers": {"X-A": "${B} and ${C}"}})", u"X-A is left out"_s);
    row("a header that is ours", R"({"url": "https://a.example", "headers": {"Content-Length": "1"}})", u"Content-Length cannot be set"_s);
    row("a header with a key before a variable", R"({"url": "https://a.example", "headers": {"X-A": "sk-ant-0123456789abcdef ${B}"}})",
        u"X-A is left out"_s);
    row("a key in the description", R"({"command": "a", "description": "uses sk-ant-0123456789abcdef"})", u"“description” is left out"_s);
    row("a folder somewhere", R"({"command": "a", "cwd": "b"})", u"“cwd” is left out"_s);
    row("no tool's name", R"({"command": "a", "alwaysAllow": ["--"]})", u"“--” cannot be the name of a tool"_s);
    row("a program for headers", R"({"url": "https://a.example", "headersHelper": "b"})", u"no program is run for headers"_s);
    row("a port that is none", R"({"url": "https://a.example", "oauth": {"clientId": "b", "callbackPort": 0}})", u"callbackPort"_s);
    row("a port beyond all ports", R"({"url": "https://a.example", "oauth": {"clientId": "b", "callbackPort": 65536}})", u"callbackPort"_s);
    row("a client that is not known yet", R"({"url": "https://a.example", "oauth": {"clientId": "${B}"}})", u"identifier is left out"_s);
    row("a Windows path", R"({"command": "C:\\a.exe"})", u"Windows path"_s);
}

void ServerImportLimitsTest::saysWhatIsLeftOut()
{
    QFETCH(QByteArray, entry);
    QFETCH(QString, remark);
    const ImportedServer server = readOne(entry);
    QVERIFY2(server.canBeImported(), qPrintable(server.problem));
    QVERIFY2(says(server, remark), qPrintable(server.remarks.join(u'\n')));
}

void ServerImportLimitsTest::saysNothingOfWhatIsTakenOver()
{
    const ImportedServer remote = readOne(R"({"type": "http", "url": "https://a.example"})");
    QVERIFY2(remote.remarks.isEmpty(), qPrintable(remote.remarks.join(u'\n')));
    // A folder that is not known is not said to be one.
    const ImportedServer somewhere = readOne(R"({"command": "a", "args": ["${workspaceFolder}"]})");
    QVERIFY2(!says(somewhere, u"whichever folder"_s), qPrintable(somewhere.remarks.join(u'\n')));
}

void ServerImportLimitsTest::refusesWhatIsNoSuchFile_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const QByteArray &bytes, const QString &message) { QTest::newRow(name) << bytes << message; };
    row("nothing", "", u"/tmp/mcp.json:1:1: This is not JSON"_s);
    row("no JSON", "{\n  \"mcpServers\": nil\n}", u"/tmp/mcp.json:2:17: This is not JSON"_s);
    row("a missing comma", "{\"a\": 1 \"b\": 2}", u"/tmp/mcp.json:1:9: This is not JSON"_s);
    row("an open comment", "{ /* ", u"This is not JSON"_s);
    row("a NUL", QByteArray("{}\n\0", 4), u"/tmp/mcp.json:2:1: There is a zero byte"_s);
    row("UTF-16", QByteArray("\xff\xfe{\0}\0", 6), u"zero byte"_s);
    row("no servers", "{\"mcpServers\": {}}", u"no servers in it"_s);
    row("another file", "{\"name\": \"parlance\"}", u"no servers in it"_s);
    row("a list", "[1]", u"no servers in it"_s);
    row("servers that are a list", "{\"servers\": []}", u"servers is not an object"_s);
    row("inputs that are none", "{\"servers\": {\"a\": {}}, \"inputs\": {}}", u"inputs is not a list"_s);
    row("an input without text", "{\"servers\": {\"a\": {}}, \"inputs\": [{\"id\": 1}]}", u"inputs[0].id is not text"_s);
    row("too deep", "{\"mcpServers\": " + QByteArray(40, '[') + QByteArray(40, ']') + '}', u"nested more than 32"_s);
}

void ServerImportLimitsTest::refusesWhatIsNoSuchFile()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, message);
    const auto servers = ServerFileReader(u"/tmp/mcp.json"_s, context()).read(bytes);
    QVERIFY(!servers);
    QVERIFY2(servers.error().message.contains(message), qPrintable(servers.error().message));
}

void ServerImportLimitsTest::staysWithinBounds()
{
    const auto many = [](qsizetype count) {
        QByteArray servers;
        for (qsizetype index = 0; index < count; ++index)
            servers += (index > 0 ? ",\"s" : "\"s") + QByteArray::number(index) + "\":{\"command\":\"a\"}";
        return ServerFileReader(u"/tmp/mcp.json"_s, context()).read("{\"mcpServers\":{" + servers + "}}");
    };
    QVERIFY(many(ServerFileReader::mostServers));
    QVERIFY(many(ServerFileReader::mostServers + 1).error().message.contains(u"more than 256 servers"));
    QVERIFY(!ServerFileReader(u"/tmp/mcp.json"_s, context()).read(QByteArray(ServerFileReader::largestFile + 1, ' ')));
    const QByteArray longText(ForeignValue::longestText + 1, 'a');
    QVERIFY(readOne("{\"command\": \"" + longText + "\"}").problem.contains(u"longer than"));
    QByteArray elements = "\"a\"";
    for (qsizetype index = 0; index < ForeignValue::mostMembers; ++index)
        elements += ",\"a\"";
    // Addresses within addresses, as deep as a text is long.
    QByteArray address;
    while (address.size() + 8 < ForeignValue::longestText)
        address += "a://b?c=";
    QVERIFY(readOne("{\"command\": \"a\", \"env\": {\"B\": \"" + address + "\"}}").canBeImported());
    QVERIFY(readOne("{\"command\": \"a\", \"args\": [" + elements + "]}").problem.contains(u"more than 512 elements"));
}

void ServerImportLimitsTest::standsBrokenFiles()
{
    const QByteArray whole = support::read(dataFolder + u"workspace/.vscode/mcp.json"_s);
    QVERIFY(!whole.isEmpty());
    for (qsizetype end = 0; end < whole.size(); ++end)
        ServerFileReader(u"/tmp/mcp.json"_s, context()).read(whole.first(end));
    for (qsizetype at = 0; at < whole.size(); ++at) {
        QByteArray changed = whole;
        changed[at] = "{}[]\",:/*\\"[at % 10];
        const auto servers = ServerFileReader(u"/tmp/mcp.json"_s, context()).read(changed);
        for (const ImportedServer &server : servers.value_or(QList<ImportedServer>())) {
            const auto file = model::DescriptorFile::parse(server.descriptor, {});
            QVERIFY2(!model::hasErrors(file.diagnostics), server.descriptor.constData());
        }
    }
}

QTEST_GUILESS_MAIN(ServerImportLimitsTest)
#include "tst_serverimportlimits.moc"
