// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "mcpfixture.h"

#include "network/mcp/transport/jsonrpc.h"
#include "tests/support/scriptedserver.h"

using namespace mcp;
using model::JsonText;
using network::RpcMessage;

namespace {

const QByteArray unmarked = R"({"type":"object","properties":{"region":{"type":"string"}}})";
const QByteArray marked = R"({"type":"object","properties":{"region":{"type":"string","x-mcp-header":"Region"}}})";

//! A server of the modern era that has come to want a header for an argument since it was asked for its tools.
class ChangedServer
{
public:
    Script answer(const ScriptedServer::Request &request)
    {
        const auto message = network::readRpcMessage(request.body);
        if (!message)
            return Script::answer(405, {});
        if (message->method == u"server/discover")
            return result(*message, R"("supportedVersions":["2026-07-28"],"capabilities":{"tools":{}})");
        if (message->method == u"tools/list")
            return list(*message);
        calls.append(request.header("Mcp-Param-Region"));
        if (isStubborn || calls.last() != "north")
            return Script::answer(400, network::rpcFailure(message->id, {network::rpccode::headerMismatch, u"Header mismatch"_s, {}}));
        return result(*message, R"("content":[{"type":"text","text":"deployed"}])");
    }

    //! Refuses whatever the headers say.
    bool isStubborn = false;
    //! The tool is described in other words when it is listed again.
    bool isRenewed = false;
    int listings = 0;
    QList<QByteArray> calls;

private:
    Script list(const RpcMessage &request)
    {
        const bool isFirst = listings++ == 0;
        const QByteArray description = isFirst || !isRenewed ? "Deploys." : "Deploys, and then some.";
        return result(request,
            R"("ttlMs":3600000,"tools":[{"name":"deploy","description":")" + description + R"(","inputSchema":)"
                + (isFirst ? unmarked : marked) + "}]");
    }

    static Script result(const RpcMessage &request, const QByteArray &members)
    {
        return Script::answer(200, network::rpcResult(request.id, JsonText::trusted("{\"resultType\":\"complete\"," + members + '}')));
    }
};

} // namespace

//! Calls whose arguments are repeated in headers, as HTTP servers of the modern era want them.
class McpMirrorsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void repeatsACallWithTheHeadersThatTheServerWants_data();
    void repeatsACallWithTheHeadersThatTheServerWants();
    void seesWhetherMoreThanMarksHasChanged_data();
    void seesWhetherMoreThanMarksHasChanged();
};

void McpMirrorsTest::repeatsACallWithTheHeadersThatTheServerWants_data()
{
    QTest::addColumn<bool>("isStubborn");
    QTest::addColumn<bool>("isRenewed");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<QByteArray>>("calls");
    QTest::newRow("once more") << false << false << u"deployed"_s << QList<QByteArray> {QByteArray(), "north"};
    QTest::newRow("not for ever") << true << false << u"execution: Header mismatch"_s << QList<QByteArray> {QByteArray(), "north"};
    QTest::newRow("not another tool") << false << true << u"execution: Header mismatch"_s << QList<QByteArray> {QByteArray()};
}

void McpMirrorsTest::repeatsACallWithTheHeadersThatTheServerWants()
{
    QFETCH(const bool, isStubborn);
    QFETCH(const bool, isRenewed);
    QFETCH(const QString, text);
    QFETCH(const QList<QByteArray>, calls);
    ChangedServer changed;
    changed.isStubborn = isStubborn;
    changed.isRenewed = isRenewed;
    ScriptedServer server;
    server.answerBy([&changed](const ScriptedServer::Request &request) { return changed.answer(request); });
    Fixture fixture;
    support::write(fixture.folder.filePath(u"ensembles/remote.toml"_s),
        "[ensemble]\nname = \"remote\"\n[connection]\ntransport = \"http\"\nurl = \"" + server.url(u"/mcp"_s).toEncoded()
            + "\"\n[defaults]\napproval = \"allow\"\n");
    fixture.descriptors->load();
    fixture.prepare();
    QCOMPARE(changed.listings, 1);
    QCOMPARE(fixture.text(u"remote:deploy"_s, R"({"region":"north"})"), text);
    QCOMPARE(changed.calls, calls);
    QCOMPARE(changed.listings, 2);
}

void McpMirrorsTest::seesWhetherMoreThanMarksHasChanged_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<bool>("isSame");
    QTest::newRow("the same") << unmarked << true;
    QTest::newRow("a mark") << marked << true;
    QTest::newRow("a type") << QByteArray(R"({"type":"object","properties":{"region":{"type":"integer"}}})") << false;
    QTest::newRow("a property of that name") << QByteArray(
        R"({"type":"object","properties":{"region":{"type":"string"},"x-mcp-header":{"type":"string"}}})")
                                             << false;
    QTest::newRow("a further alternative") << QByteArray(R"({"type":"object","properties":{"region":{"type":"string"}},"anyOf":[{}]})")
                                           << false;
}

void McpMirrorsTest::seesWhetherMoreThanMarksHasChanged()
{
    QFETCH(const QByteArray, schema);
    QFETCH(const bool, isSame);
    const auto tool = [](const QByteArray &input) {
        return McpTool::read(JsonText::trusted(R"({"name":"deploy","inputSchema":)" + input + '}'), McpTool::Over::Http);
    };
    QCOMPARE(tool(schema).isSameButForMirrors(tool(unmarked)), isSame);
}

QTEST_GUILESS_MAIN(McpMirrorsTest)
#include "tst_mcpmirrors.moc"
