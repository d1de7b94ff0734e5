// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/transport/cassettetransport.h"
#include "network/rehearsal/rehearsalserver.h"

#include <memory>

namespace gui {

//! What a cassette has, played instead of the network and of programs. Owned by the workbench once it is asked for; ends with it.
class CassetteReplay final
{
    Q_DISABLE_COPY_MOVE(CassetteReplay)

public:
    CassetteReplay(QString path, network::CassettePlay play);

    //! \return where it plays, or what is wrong with the cassette.
    model::Result<QUrl> start();
    //! Of programs; null before it has been started.
    const network::StdioReplay *programs() const { return m_programs.get(); }
    //! SHA-256 of the cassette; empty before it has been started.
    const QByteArray &hash() const { return m_hash; }

private:
    const QString m_path;
    const network::CassettePlay m_play;
    network::RehearsalServer m_server;
    std::unique_ptr<network::StdioReplay> m_programs;
    QByteArray m_hash;
};

} // namespace gui
