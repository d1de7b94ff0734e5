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
    //! What a provider's server says of itself, until the program ends.
    void setServed(const QString &provider, const ServerProperties &properties);

Q_SIGNALS:
    void changed();

private:
    struct Served {
        QUrl address;
        ServerProperties properties;

        bool operator==(const Served &) const = default;
    };
    using Prompts = QHash<QString, std::shared_ptr<const ContractPrompt>>;
    Prompts contractPrompts() const;
    bool isAbsent(const model::DescriptorEntry &entry, const Provider &provider) const;
    void read();

    model::DescriptorCatalog &m_descriptors;
    QList<Provider> m_providers;
    QList<Provider> m_added;
    QHash<QString, QList<ModelEntry>> m_listed;
    QHash<QString, Served> m_served;
    QString m_programPath = qEnvironmentVariable("PATH");
};

} // namespace network
