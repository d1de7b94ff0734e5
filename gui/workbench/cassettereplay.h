// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/transport/cassettetransport.h"

#include <functional>
#include <memory>

namespace invocables {
class McpServers;
} // namespace invocables

namespace model {
class Sessions;
} // namespace model

namespace network {
class HttpClient;
class Keychain;
class RehearsalServer;
} // namespace network

namespace gui {

//! Plays a cassette instead of the network and of programs, from begin() to end(): nothing is sent then, no key is needed and no MCP server
//! is started. Owned by the workbench.
class CassetteReplay final
{
    Q_DISABLE_COPY_MOVE(CassetteReplay)

public:
    //! What would reach outside; outlives this. Functions, since these parts are made on first use.
    struct Outside {
        std::function<network::HttpClient &()> httpClient;
        std::function<network::Keychain &()> keychain;
        //! Null where there are none yet.
        std::function<invocables::McpServers *()> servers;
        std::function<model::Sessions &()> sessions;
    };

    explicit CassetteReplay(Outside outside);
    ~CassetteReplay();

    //! A cassette as it was read.
    struct Tape {
        network::Cassette cassette = network::Cassette();
        //! SHA-256 of the file.
        QByteArray hash = {};
    };
    //! On any thread. \return what is wrong with it.
    static model::Result<Tape> read(const QString &path);
    //! Servers that run are begun again. \return why it cannot be played, where nothing has changed.
    model::Result<void> begin(const Tape &tape, network::CassettePlay play);
    //! Turns under way are stopped: what they have been told came from no provider.
    void end();
    //! These have just been made.
    void adopt(invocables::McpServers &servers) const;

    //! What goes over the wire is recorded, until it is said that it is not.
    void setRecording(bool isRecording) { m_isRecording = isRecording; }
    //! It is recorded, or something is played.
    bool isTaped() const { return m_isRecording || m_playing; }
    bool isStepwise() const;
    //! Null where nothing is played; gone with the end.
    network::CassettePlayback *playback() const;
    //! Of programs; null where nothing is played.
    const network::StdioReplay *programs() const;
    //! That of the tape; empty where none is played.
    QByteArray hash() const;

private:
    struct Playing;

    void restartServers() const;

    const Outside m_outside;
    std::unique_ptr<Playing> m_playing;
    bool m_isRecording = false;
};

} // namespace gui
