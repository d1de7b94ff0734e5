// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/serving/mcphttpservice.h"
#include "network/mcp/serving/mcpstdioservice.h"
#include "tests/interop/fixtureoffer.h"

#include <QCoreApplication>

#include <cstdio>

//! The server code with the official suite's fixtures: `mcpfixtures --http PORT` (its first line is `{"url": …}`; no key) or
//! `mcpfixtures --stdio`. Runs until it is ended.
int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments().mid(1);
    FixtureOffer offer;
    if (arguments == QStringList {QStringLiteral("--stdio")}) {
        network::McpStdioService service(offer, 0, 1, nullptr);
        QObject::connect(&service, &network::McpStdioService::finished, &application, [] { QCoreApplication::exit(0); });
        service.start();
        return application.exec();
    }
    bool isPort = false;
    const ushort port = arguments.value(1).toUShort(&isPort);
    if (arguments.value(0) != QStringLiteral("--http") || !isPort) {
        std::fputs("usage: mcpfixtures --http PORT | --stdio\n", stderr);
        return 2;
    }
    network::McpHttpService service(offer, {}, nullptr);
    const auto url = service.start(port);
    if (!url) {
        std::fprintf(stderr, "%s\n", qPrintable(url.error().message));
        return 1;
    }
    std::printf("{\"url\":\"%s\"}\n", qPrintable(url->toString()));
    std::fflush(stdout);
    return application.exec();
}
