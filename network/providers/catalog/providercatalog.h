// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorcatalog.h"
#include "network/providers/description/provider.h"

#include <QHash>
#include <QObject>

namespace network {

//! The providers that the descriptors describe, with the models known of each. Owned by the workbench.
class ProviderCatalog final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ProviderCatalog)

public:
    explicit ProviderCatalog(model::DescriptorCatalog &descriptors, QObject *parent = nullptr);

    QList<Provider> providers() const { return m_providers; }
    const Provider *find(const QString &name) const;
    //! A provider without a descriptor (command line: --base-url, --dialect); not kept.
    void add(const Provider &provider);
    //! Models that endpoints listed, by provider, until the program ends; those of other providers stay.
    void setListedModels(const QHash<QString, QList<ModelEntry>> &models);
    //! Where programs are looked for: agents that are shipped are there where their programs are.
    void setProgramPath(const QString &path);
    //! An agent that is described, and where its program is; empty where it is not found.
    struct KnownAgent {
        QString name;
        QString title;
        QStringList command;
        QString program;

        bool operator==(const KnownAgent &) const = default;
    };
    //! Those of the person and those that are shipped, there or not.
    const QList<KnownAgent> &agents() const { return m_agents; }
    //! What the agent of this provider takes as commands, as it said last.
    QList<AgentCommand> agentCommands(const QString &provider) const { return m_commands.value(provider); }
    void setAgentCommands(const QString &provider, const QList<AgentCommand> &commands);
    //! What a provider's server says of itself, until the program ends.
    void setServed(const QString &provider, const ServerProperties &properties);

Q_SIGNALS:
    void changed();
    void agentCommandsChanged(const QString &provider);

private:
    struct Served {
        QUrl address;
        ServerProperties properties;

        bool operator==(const Served &) const = default;
    };
    using Prompts = QHash<QString, std::shared_ptr<const ContractPrompt>>;
    Prompts contractPrompts() const;
    void read();

    model::DescriptorCatalog &m_descriptors;
    QList<Provider> m_providers;
    QList<Provider> m_added;
    QList<KnownAgent> m_agents;
    QHash<QString, QList<ModelEntry>> m_listed;
    QHash<QString, Served> m_served;
    QHash<QString, QList<AgentCommand>> m_commands;
    QString m_programPath = qEnvironmentVariable("PATH");
};

} // namespace network
