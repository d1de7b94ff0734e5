// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/serving/programoffer.h"
#include "gui/serving/servingprocesses.h"
#include "network/mcp/serving/mcphttpservice.h"

namespace gui {

//! Serves other programs over MCP from within a window: on loopback, with a key that is new each time, until it is stopped or the last
//! window goes. Knows of the other processes that serve with the same profile, which are seen and ended here, too. Owned by the windows.
class ProgramServer final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ProgramServer)

public:
    explicit ProgramServer(Workbench &workbench, QObject *parent = nullptr);
    ~ProgramServer() override;

    //! `settings`: of conversations that clients begin. `ensembles`: whose tools are offered by themselves. `port` 0: any.
    //! \return why it cannot be served; then nothing is.
    model::Result<void> start(const model::SessionSettings &settings, const QStringList &ensembles, quint16 port);
    //! What is under way is stopped.
    void stop();

    bool isServing() const { return m_service != nullptr; }
    // While it serves.
    const QUrl &url() const { return m_url; }
    QString key() const { return QString::fromLatin1(m_key); }
    //! The entry of another client's `mcpServers`, as JSON.
    QString clientEntry() const;
    //! Those that editors and the like have started, or a person in a terminal.
    ServingProcesses &others() { return m_others; }
    const ServingProcesses &others() const { return m_others; }
    //! Whom it serves, while it does.
    QList<ServedClient> clients() const;
    //! What is under way here for one of them is given up.
    void stop(const QString &work);
    //! Who was not let in last, in a sentence; empty for nobody.
    const QString &refusal() const { return m_refusal; }

Q_SIGNALS:
    //! Whether it or another process serves, whom, or what for.
    void changed();

private:
    Workbench &m_workbench;
    ServingProcesses m_others;
    std::unique_ptr<ProgramOffer> m_offer;
    std::unique_ptr<network::McpHttpService> m_service;
    QUrl m_url;
    QByteArray m_key;
    QString m_refusal;
};

} // namespace gui
