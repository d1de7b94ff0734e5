// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"
#include "network/rehearsal/rehearsalserver.h"

#include <QDir>

namespace gui {

class KeylessProviders;

//! `parlance models`: the models that the descriptors name and the endpoints have listed, as provider/model, with their limits,
//! those of providers without the key that they need last. With `--provider` the endpoint is asked first, unless its list is fresh; with
//! `--find` those of the servers that run on this machine, with `--agents` the agents that do.
class ModelsCommand final : public Command
{
    Q_OBJECT

public:
    ModelsCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    QString workspace(const QCommandLineParser &) const override { return QDir::current().canonicalPath(); }
    void start(const QCommandLineParser &parser) override;

private:
    void lookForKeys(const QString &wanted);
    void print(const QList<network::Provider> &providers);
    void print(const network::Provider &provider, const network::ModelEntry &model);
    void printAgents();
    void find(const QCommandLineParser &parser);
    void found(const QList<network::Provider> &servers, bool keep);
    //! \return false where a server could not be kept, which has been said.
    bool printServer(const network::Provider &server, bool keep);

    bool m_json = false;
    KeylessProviders *m_keyless = nullptr;
};

//! `parlance rehearse SCENARIO.toml [--port N]`: the rehearsal server by itself, until Ctrl+C.
class RehearseCommand final : public Command
{
    Q_OBJECT

public:
    RehearseCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    qsizetype mostArguments() const override { return 1; }
    void start(const QCommandLineParser &parser) override;
    void interrupt() override { Q_EMIT finished(Committed); }

private:
    std::unique_ptr<network::RehearsalServer> m_server;
};

} // namespace gui
