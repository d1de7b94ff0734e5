// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/serving/servedcall.h"

#include <functional>

//! What the official suite's server scenarios ask for by name: tools, resources and prompts that answer as they describe. It tests the
//! server code; what the program itself serves is tested by itself.
class FixtureOffer final : public network::McpOffer
{
    Q_OBJECT

public:
    explicit FixtureOffer(QObject *parent = nullptr);

    model::JsonText capabilities() const override;
    QString instructions() const override { return QStringLiteral("Fixtures of the conformance suite."); }
    model::JsonText inputSchema(const QString &tool) const override;
    void answer(network::ServedCall &call) override;

private:
    using Handler = std::function<void(network::ServedCall &call)>;
    struct Tool {
        QString name;
        QByteArray schema;
        Handler handler;
    };

    void addPlainTools();
    void addToolsThatTakeTime();
    void addToolsThatAsk();
    void addToolsThatNeedInput();
    void addToolsThatBecomeTasks();
    void add(const char *name, Handler handler, const QByteArray &schema = R"({"type":"object","properties":{}})");

    void listTools(network::ServedCall &call) const;
    void callTool(network::ServedCall &call);
    static void listResources(network::ServedCall &call);
    static void readResource(network::ServedCall &call);
    static void listPrompts(network::ServedCall &call);
    void getPrompt(network::ServedCall &call);

    QList<Tool> m_tools;
};
