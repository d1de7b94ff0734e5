// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/workbench/cassettereplay.h"

#include "invocables/external/mcp/mcpensemble.h"
#include "invocables/external/mcp/mcpservers.h"
#include "model/session/sessions.h"
#include "network/http/httpclient.h"
#include "network/rehearsal/rehearsalserver.h"
#include "network/secrets/keychain.h"

#include <QCryptographicHash>
#include <QFile>

#include <limits>

namespace gui {

//! While something is played.
struct CassetteReplay::Playing {
    // The server's answers ask the playback, which is there longer.
    network::CassettePlayback playback;
    std::unique_ptr<network::RehearsalServer> server;
    network::StdioReplay programs;
    QByteArray hash;
};

CassetteReplay::CassetteReplay(Outside outside)
    : m_outside(std::move(outside))
{
}

CassetteReplay::~CassetteReplay() = default;

model::Result<CassetteReplay::Tape> CassetteReplay::read(const QString &path)
{
    auto cassette = network::Cassette::read(path);
    if (!cassette)
        return tl::unexpected(cassette.error());
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const bool isRead = file.open(QIODevice::ReadOnly) && hash.addData(&file);
    return Tape {std::move(*cassette), isRead ? hash.result() : QByteArray()};
}

model::Result<void> CassetteReplay::begin(const Tape &tape, network::CassettePlay play)
{
    auto playing = std::make_unique<Playing>();
    play.playback = &playing->playback;
    playing->programs = {tape.cassette, play};
    playing->server = std::make_unique<network::RehearsalServer>(tape.cassette, play);
    playing->hash = tape.hash;
    const auto url = playing->server->start();
    if (!url)
        return tl::unexpected(url.error());
    m_playing = std::move(playing);
    m_outside.httpClient().setReplay(*url, play.isStepwise());
    // Of such a length that it is taken out wherever it would be kept.
    m_outside.keychain().setStandIn("key-that-is-not-used");
    restartServers();
    return {};
}

void CassetteReplay::end()
{
    if (!m_playing)
        return;
    // Else they would try again, with whoever was not asked before.
    for (const model::Sessions::Handle &session : m_outside.sessions().all()) {
        if (session->isBusy())
            session->stop();
    }
    m_playing.reset();
    m_outside.httpClient().setReplay({});
    m_outside.keychain().setStandIn({});
    restartServers();
}

void CassetteReplay::adopt(invocables::McpServers &servers) const
{
    // A person who says when each answer comes may take any time.
    servers.setLongestWait(isStepwise() ? std::numeric_limits<int>::max() : invocables::McpServers::longestWait);
}

//! They speak with what is played from now on, or no longer.
void CassetteReplay::restartServers() const
{
    invocables::McpServers *servers = m_outside.servers();
    if (!servers)
        return;
    adopt(*servers);
    for (invocables::McpEnsemble *server : servers->all()) {
        if (server->connection().state() != network::McpConnection::State::Off)
            server->restart();
    }
}

bool CassetteReplay::isStepwise() const
{
    return m_playing && m_playing->programs.play.isStepwise();
}

network::CassettePlayback *CassetteReplay::playback() const
{
    return m_playing ? &m_playing->playback : nullptr;
}

const network::StdioReplay *CassetteReplay::programs() const
{
    return m_playing ? &m_playing->programs : nullptr;
}

QByteArray CassetteReplay::hash() const
{
    return m_playing ? m_playing->hash : QByteArray();
}

} // namespace gui
